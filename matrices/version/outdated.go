package version

func WithoutLocal(version string) string {
	for i := range len(version) {
		if version[i] == '+' {
			return version[:i]
		}
	}
	return version
}
