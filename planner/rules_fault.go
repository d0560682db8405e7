package planner

var ruleFault = Rule{ID: "known-fault", Source: docBuilds, Soft: true,
	Text: "Single releases have faults that the next one mends. A build with one ranks below those of its release without, its release below others, and brings a warning."}

// faults gives what is known to fail in a build, and the fact that says so.
func (b *build) faults() (list []string, ref string) {
	if len(b.on.Faults) > 0 {
		return b.on.Faults, b.ref("faults")
	}
	return b.row.Faults, b.ref("faults")
}

func (s *scene) stateFaults() {
	for _, f := range s.frameworks {
		s.stateFault(f)
	}
}

func (s *scene) stateFault(f *frameworkAxis) {
	if !s.flagsOf(f).faulty {
		return
	}
	s.weakness(ruleFault, levelToolkit, []*axis{&f.axis}, nil, func() costs {
		return costs{of: func(v []int) int {
			list, _ := f.builds[v[0]].faults()
			return min(1, len(list))
		}}
	})
}

// warnFaults tells what is known to fail in a build.
func (c *choice) warnFaults(b *build) []Warning {
	var list []Warning
	faults, ref := b.faults()
	for _, fault := range faults {
		list = append(list, warn(ruleFault, []string{ref}, "%s %s: %s", displayName(b.release.Framework), b.label(), fault))
	}
	return list
}
