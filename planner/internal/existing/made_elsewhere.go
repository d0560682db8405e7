package existing

import (
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/reading"
)

// MadeElsewhere returns the newest release that a package may be, where the facts know wheels
// of all those for other platforms alone, and nobody says that it is none of these; else an
// empty text.
func (c *Environment) MadeElsewhere(p *Package, info *matrices.PackageInfo) string {
	if p.Source || p.From != "" || p.Conda || reading.VendorLabel(p.Label) || slices.Contains(info.BuildsOn, c.Platform) {
		return ""
	}
	newest := ""
	spec, err := version.ParseSpecifier(p.Specifier)
	for _, r := range c.Facts.PackageReleases(info) {
		if r.Row == nil || p.Specifier != "" && (err != nil || !spec.Allows(r.Version)) {
			continue
		}
		if r.Row.ExistsFor(c.Platform) {
			return ""
		}
		if newest == "" {
			newest = r.Version
		}
	}
	return newest
}
