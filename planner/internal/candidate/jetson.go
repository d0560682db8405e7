package candidate

// Jetson reports whether the build is for Jetson boards alone.
func (b *Build) Jetson() bool { return len(b.Row.JetPack) > 0 }
