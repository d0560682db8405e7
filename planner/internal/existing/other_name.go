package existing

import (
	"cmp"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
)

// UnderOtherName reports whether the release that a package of a framework is said to be is installed
// by other names alone: tensorflow-gpu ended with 2.11, and tensorflow goes on.
func (p *Package) UnderOtherName(known *facts.Facts) bool {
	r := p.release(known)
	return r != nil && len(r.Builds) > 0 && !slices.Contains(r.PackageAliases, p.Name) &&
		!slices.ContainsFunc(r.Builds, func(b matrices.Build) bool { return cmp.Or(b.Package, r.Package) == p.Name })
}

// NameWithGPUCode returns the name by which builds of a framework with GPU code are installed. Of a
// release that has other names alone it is its name, the one for the oldest CUDA where each has its
// own, as that runs on most drivers: cupy-cuda12x.
func (p *Package) NameWithGPUCode(known *facts.Facts) string {
	name := known.FrameworkInfo(p.Framework).Packages[0]
	if !p.UnderOtherName(known) {
		return name
	}
	r, oldest := p.release(known), ""
	for i := range r.Builds {
		b := &r.Builds[i]
		if b.Extra == "" && !facts.IsCPU(b) && (oldest == "" || version.Compare(b.CUDA, oldest) < 0) {
			name, oldest = cmp.Or(b.Package, r.Package), b.CUDA
		}
	}
	return name
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
