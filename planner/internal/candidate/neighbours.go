package candidate

import (
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
)

// AsNeighbours tells how a build of a framework whose GPU code is not listed serves boards, by
// the listed ones of the releases next to its own: CoverUnknown where they do not tell. Where
// the facts list none at all, it is taken to serve what its CUDA makes code for.
func AsNeighbours(framework *query.Package, b *Build, arch *matrices.Architecture, known *facts.Facts) Coverage {
	archs := known.ByCapability()
	if arch.Tegra {
		return CoverUnknown
	}
	var near []Coverage
	for _, listed := range around(framework, b) {
		near = append(near, listed.Covers(arch, archs))
	}
	not := func(coverage Coverage) func(Coverage) bool {
		return func(c Coverage) bool { return c != coverage }
	}
	switch {
	case !slices.ContainsFunc(near, not(CoverCubin)) && (len(near) == 2 || Targets(b.CUDA, arch)):
		return CoverCubin
	case len(near) == 2 && !slices.ContainsFunc(near, not(CoverNone)):
		return CoverNone
	}
	return CoverUnknown
}

// listedLike says which listed builds are like another one.
type listedLike struct {
	build     func(*matrices.Build) bool
	elsewhere bool // also those for the other system
}

// nearestListed returns the build of the nearest older or newer release whose GPU code
// the facts list, of those that are like a build; nil where there is none.
func nearestListed(framework *query.Package, like listedLike, of *Build, step int) *Build {
	for age := of.Age + step; age >= 0 && age < len(framework.Releases); age += step {
		r := &framework.Releases[age]
		for i := range r.Builds {
			row := &r.Builds[i]
			at := slices.IndexFunc(row.Platforms, func(p matrices.PlatformBuild) bool {
				return (p.Platform == of.On.Platform || like.elsewhere && p.Platform != facts.LinuxARM64) && p.KernelsKnown
			})
			if at >= 0 && like.build(row) && !facts.IsCPU(row) && len(row.JetPack) == 0 {
				b := NewBuild(framework.Traits, r, row, &row.Platforms[at], age)
				return &b
			}
		}
	}
	return nil
}

// around returns the listed builds next to one on both sides: of its variant or, where
// the facts list none of that, for its CUDA major, or else any; of its platform first.
func around(framework *query.Package, b *Build) []*Build {
	variant := func(row *matrices.Build) bool { return row.Variant == b.Row.Variant }
	major := func(row *matrices.Build) bool { return version.Major(row.CUDA) == version.Major(b.CUDA) }
	for _, like := range []listedLike{
		{variant, false}, {variant, true}, {major, false}, {major, true}, {func(*matrices.Build) bool { return true }, true},
	} {
		var near []*Build
		for _, step := range []int{1, -1} {
			if listed := nearestListed(framework, like, b, step); listed != nil {
				near = append(near, listed)
			}
		}
		if len(near) > 0 {
			return near
		}
	}
	return nil
}
