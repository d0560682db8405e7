package existing

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/reading"
)

// Patched reports whether the facts know releases of a package that begin with a
// version and go on: 8.6.1.6 of 8.6.1.
func (c *Environment) Patched(name, ver string) bool {
	info := c.Facts.PackageNamed(name)
	return info != nil && slices.ContainsFunc(c.Facts.Packages(info.Name), func(r matrices.PackageRelease) bool {
		return strings.HasPrefix(r.Version, ver+".") && version.IsDotted(r.Version)
	})
}

// Before returns the newest known release of a package before a version, of its
// major; empty where there is none, and for packages whose releases are compiled
// against one torch each, or bound to its C++ interface, of which the next one says nothing.
func (c *Environment) Before(name, ver string) string {
	info := c.Facts.PackageNamed(name)
	if early, ok := reading.Precedes(ver); ok {
		ver = early
	} else if base, ok := reading.Follows(ver); ok {
		ver = base
	}
	if info == nil || !version.IsDotted(ver) {
		return ""
	}
	for _, r := range c.Facts.PackageReleases(info) {
		bound := r.Row.TorchABI != "" && r.Row.TorchABI != "stable"
		if bound || candidate.TiedToTorch(r.Row) || len(r.Row.Wheels) > 0 || c.Facts.PinsCode(r.Row) {
			return ""
		}
		if version.IsDotted(r.Version) && version.Compare(r.Version, ver) < 0 {
			if version.Major(r.Version) != version.Major(ver) {
				return ""
			}
			return r.Version
		}
	}
	return ""
}

// NearestTo returns the known release of a package that is nearest to a version; empty where the
// facts know none.
func (c *Environment) NearestTo(info *matrices.PackageInfo, ver string) string {
	var known []string
	for _, r := range c.Facts.PackageReleases(info) {
		known = append(known, r.Version)
	}
	if near := version.NearestVersions(ver, known); len(near) > 0 {
		return near[0]
	}
	return ""
}
