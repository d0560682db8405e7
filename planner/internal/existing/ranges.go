package existing

import "github.com/envsolve/envsolve/matrices/version"

// RangeAllows reports whether a range that the facts hold takes an installed version in; none does not.
func RangeAllows(specifier, exact string) bool {
	s, err := version.ParseSpecifier(specifier)
	return specifier != "" && err == nil && s.AllowsInstalled(exact)
}

// AllowsOrUnread reports whether a specifier allows a version, or cannot be read.
func AllowsOrUnread(specifier, ver string) bool {
	spec, err := version.ParseSpecifier(specifier)
	return err != nil || spec.Allows(ver)
}
