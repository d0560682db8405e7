package version

import (
	"slices"
)

// NewerThan reports whether a version is newer than all others.
func NewerThan(version string, others []string) bool {
	return len(others) > 0 && !slices.ContainsFunc(others, func(o string) bool {
		return Compare(o, version) >= 0 ||
			StartsWith(o, version)
	})
}
