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
	if p.Series {
		return false
	}
	r := known.ReleaseOf(p.Framework, p.Exact)
	return r != nil && len(r.Builds) > 0 && !slices.Contains(r.PackageAliases, p.Name) &&
		!slices.ContainsFunc(r.Builds, func(b matrices.Build) bool { return cmp.Or(b.Package, r.Package) == p.Name })
}
