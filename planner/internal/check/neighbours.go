package check

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/plan"
)

// asNeighbours tells how builds whose GPU code is not listed serve the boards, by those
// of the releases next to theirs: they are taken to serve what the nearest listed ones on
// both sides have machine code for, or the one that there is, where their toolkit compiles
// for it too; and not to serve what both lack. CoverUnknown where the two differ.
func (q *question) asNeighbours(best *model.Solution) candidate.Coverage {
	all := candidate.CoverCubin
	for _, f := range best.Frameworks() {
		for _, g := range best.Served() {
			if best.Covered(g, f) != candidate.CoverUnknown {
				continue
			}
			switch c := q.asNeighbour(f, best.Build(f), g.GPU.Arch); {
			case c.Refused():
				return c
			case c == candidate.CoverUnknown:
				all = c
			}
		}
	}
	return all
}

func (q *question) asNeighbour(f *model.PackageVariable, b *candidate.Build, arch *matrices.Architecture) candidate.Coverage {
	archs := q.Facts.ByCapability()
	if arch.Tegra {
		return candidate.CoverUnknown
	}
	var near []candidate.Coverage
	for _, listed := range q.around(f, b) {
		near = append(near, listed.Covers(arch, archs))
	}
	is := func(want candidate.Coverage) func(candidate.Coverage) bool {
		return func(c candidate.Coverage) bool { return c != want }
	}
	switch {
	case !slices.ContainsFunc(near, is(candidate.CoverCubin)) && (len(near) == 2 || candidate.Targets(b.CUDA, arch)):
		return candidate.CoverCubin
	case len(near) == 2 && !slices.ContainsFunc(near, is(candidate.CoverNone)):
		return candidate.CoverNone
	}
	return candidate.CoverUnknown
}

// listedLike says which listed builds are like another one.
type listedLike struct {
	build     func(*matrices.Build) bool
	elsewhere bool // also those for the other system
}

// nearestListed returns the build of the nearest older or newer release whose GPU code
// the facts list, of those that are like a build; nil where there is none.
func (q *question) nearestListed(f *model.PackageVariable, like listedLike, age, step int) *candidate.Build {
	for age += step; age >= 0 && age < len(f.Package.Releases); age += step {
		r := &f.Package.Releases[age]
		for i := range r.Builds {
			row := &r.Builds[i]
			at := slices.IndexFunc(row.Platforms, func(p matrices.PlatformBuild) bool {
				return (p.Platform == q.Platform || like.elsewhere && p.Platform != facts.LinuxARM64) && p.KernelsKnown
			})
			if at >= 0 && like.build(row) && !facts.IsCPU(row) && len(row.JetPack) == 0 {
				b := candidate.NewBuild(f.Package.Traits, r, row, &row.Platforms[at], age)
				return &b
			}
		}
	}
	return nil
}

// around returns the listed builds next to one on both sides: of its variant or, where
// the facts list none of that, for its CUDA major, or else any; of its platform first.
func (q *question) around(f *model.PackageVariable, b *candidate.Build) []*candidate.Build {
	variant := func(row *matrices.Build) bool { return row.Variant == b.Row.Variant }
	major := func(row *matrices.Build) bool { return version.Major(row.CUDA) == version.Major(b.CUDA) }
	for _, like := range []listedLike{
		{variant, false}, {variant, true}, {major, false}, {major, true}, {func(*matrices.Build) bool { return true }, true},
	} {
		var near []*candidate.Build
		for _, step := range []int{1, -1} {
			if listed := q.nearestListed(f, like, b.Age, step); listed != nil {
				near = append(near, listed)
			}
		}
		if len(near) > 0 {
			return near
		}
	}
	return nil
}

// likeNeighbours says that a build is taken not to serve the board, since those of the
// releases before and after it do not.
func (q *question) likeNeighbours(best *model.Solution) []plan.ConflictRule {
	b := best.First()
	q.infer("the GPU code of a build is taken to be that of the releases around it")
	asked := plan.ConflictRule{Kind: "requirement", Rule: "asked-framework", Text: q.textAt(q.query.Frameworks()[0]),
		At: q.query.Frameworks()[0].At.String(), Facts: []string{}}
	return append(q.observedGPU(), asked, q.fact(hardware.Kernels, fmt.Sprintf(
		"the facts do not list the GPU code of %s %s, and the builds of the releases before and after it carry none for %s",
		b.Traits.Name, b.Label(), q.board.Name), b.Ref("")))
}
