package query

// AskedVersion writes the version asked for as the target does.
func (fa *Framework) AskedVersion() string {
	return fa.VersionSpelling(fa.Version.Text.At, fa.Version.Text.Value)
}
