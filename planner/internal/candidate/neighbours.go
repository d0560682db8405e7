package candidate

import (
	"maps"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
)

// AsNeighbours tells how a build of a framework whose GPU code is not listed serves boards:
// CoverUnknown where the listed builds next to it do not tell. Those of its own release for the
// CUDAs on both sides of its own decide where they agree; else those of the releases next to its
// own do and, where only one of these is listed, those of its own release besides. Where the facts
// list none at all, it is taken to serve what its CUDA makes code for: every minor, where only its major is known.
func AsNeighbours(framework *query.Package, b *Build, arch *matrices.Architecture, known *facts.Facts) Coverage {
	archs := known.ByCapability()
	if arch.Tegra {
		return CoverUnknown
	}
	covers := func(list []*Build) (near []Coverage) {
		for _, listed := range list {
			near = append(near, listed.Covers(arch, archs))
		}
		return near
	}
	not := func(coverage Coverage) func(Coverage) bool {
		return func(c Coverage) bool { return c != coverage }
	}
	near, beside := covers(around(framework, b)), covers(besideCUDA(framework, b, arch))
	if len(beside) == 2 && !slices.ContainsFunc(beside, not(beside[0])) {
		near = beside
	} else if len(near) < 2 {
		near = append(near, beside...)
	}
	switch {
	case !slices.ContainsFunc(near, not(CoverCubin)) && (len(near) > 1 || allTarget(b.CUDA, arch)):
		return CoverCubin
	case len(near) > 1 && !slices.ContainsFunc(near, not(CoverNone)):
		return CoverNone
	}
	return CoverUnknown
}

// allTarget reports whether the compiler of a CUDA makes code for an architecture: of one of which only the major is
// known, the compilers of all its minors. They learn architectures with a minor, and lose them with a major alone.
func allTarget(cuda string, arch *matrices.Architecture) bool {
	if version.Parts(cuda) == 1 && cuda != "" {
		cuda += ".0"
	}
	return Targets(cuda, arch)
}

// besideCUDA returns the listed builds of a build's own release and platform that are for the CUDA before
// and the CUDA after its own. One whose toolkit came out before an architecture says nothing of it.
func besideCUDA(framework *query.Package, of *Build, arch *matrices.Architecture) []*Build {
	if of.Age >= len(framework.Releases) {
		return nil
	}
	r := &framework.Releases[of.Age]
	sides := map[bool]*Build{}
	for i := range r.Builds {
		row := &r.Builds[i]
		at := slices.IndexFunc(row.Platforms, func(p matrices.PlatformBuild) bool {
			return p.Platform == of.On.Platform && p.KernelsKnown
		})
		side := version.Compare(row.CUDA, of.CUDA)
		early := arch.FirstCUDA != "" && version.Compare(row.CUDA, arch.FirstCUDA) < 0
		if at < 0 || side == 0 || early || facts.IsCPU(row) || len(row.JetPack) > 0 {
			continue
		}
		b := NewBuild(framework.Traits, r, row, &row.Platforms[at], of.Age)
		if nearest := sides[side > 0]; nearest == nil || version.Compare(b.CUDA, nearest.CUDA) == -side {
			sides[side > 0] = &b
		}
	}
	return slices.Collect(maps.Values(sides))
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
