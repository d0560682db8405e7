package builder

// ReadsOverLoopback reports whether the builder reads layouts over HTTP.
func (b *Builder) ReadsOverLoopback() bool { return b.registry != nil }
