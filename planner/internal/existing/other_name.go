package existing

import (
	"cmp"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
)

// UnderOtherName reports whether the release that a package of a framework is said to be is installed
// by other names alone: tensorflow-gpu ended with 2.11, and tensorflow goes on.
func (p *Package) UnderOtherName(known *facts.Facts) bool {
	r := p.release(known)
	return r != nil && len(r.Builds) > 0 && !slices.Contains(r.PackageAliases, p.Name) &&
		!slices.ContainsFunc(r.Builds, func(b matrices.Build) bool { return cmp.Or(b.Package, r.Package) == p.Name })
}

// release returns the release that a framework's package is said to be; nil where the facts know
// none, or a series is said.
func (p *Package) release(known *facts.Facts) *matrices.FrameworkRelease {
	releases := known.Frameworks(p.Framework)
	at := slices.IndexFunc(releases, func(r matrices.FrameworkRelease) bool { return r.Version == p.Exact })
	if p.Series || at < 0 {
		return nil
	}
	return &releases[at]
}
