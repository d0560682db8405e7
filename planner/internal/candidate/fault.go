package candidate

// Faults returns what is known to fail in a build, and the fact that says so.
func (b *Build) Faults() (list []string, ref string) {
	if len(b.On.Faults) > 0 {
		return b.On.Faults, b.Ref("faults")
	}
	return b.Row.Faults, b.Ref("faults")
}
