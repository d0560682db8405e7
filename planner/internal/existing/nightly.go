package existing

import (
	"path"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/reading"
)

// NightlyLike returns the release that a nightly is like: the first one after its day
// where the release that it is named for had been out for long, as PaddlePaddle names
// its nightlies; the newest one before where that alone has the build of its label or of its index
// of nightlies, such as cu124 of the days before 2.7.0; else the release given.
func (c *Environment) NightlyLike(releases []matrices.FrameworkRelease, p *Package, like string) string {
	at := slices.IndexFunc(releases, func(r matrices.FrameworkRelease) bool { return r.Version == like })
	if _, early := reading.Precedes(p.Exact); !early || at < 0 {
		return like
	}
	if later := reading.ReleasedAfter(releases[:at], reading.NightlyAfter(p.Exact, releases[at].Released)); later != "" {
		return later
	}
	label := p.Label
	if address := c.addressOfNightlies(p); label == "" && p.From == "" && address != "" {
		label = path.Base(strings.TrimSuffix(address, "/"))
	}
	labelled := func(r matrices.FrameworkRelease) bool {
		return slices.ContainsFunc(r.Builds, func(b matrices.Build) bool { return b.Variant == label })
	}
	if label == "" || reading.VendorLabel(label) || labelled(releases[at]) {
		return like
	}
	older := slices.IndexFunc(releases[at:], func(r matrices.FrameworkRelease) bool {
		return version.Minor(r.Version) != version.Minor(like) && version.IsDotted(r.Version) && labelled(r)
	})
	if older < 0 {
		return like
	}
	return releases[at+older].Version
}
