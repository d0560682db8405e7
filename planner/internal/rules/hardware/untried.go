package hardware

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
)

// stateUntried refuses builds whose GPU code nobody has listed, unless the
// target names them.
func stateUntried(s *model.Statement) {
	for _, g := range s.GPUs {
		for i, f := range s.Frameworks() {
			if !slices.Contains(g.Cover[i], candidate.CoverUnknown) || s.Query.CUDA != nil || namesBuild(f.Package) ||
				!listsCode(f.Package) {
				continue
			}
			by := untriedBy{g.Same, namesRelease(f.Package)}
			untried := model.PerValue(s.Model, f.Same, KernelsUntried, by,
				func() []bool { return untriedOf(g, f, g.Cover[i], by.named) })
			if !slices.Contains(untried, true) {
				continue
			}
			model.Constrain2(s, g.Served(), model.Over(&f.Variable, untried), neither,
				model.Says{From: by, Explain: func(left model.Domains) model.Explanation {
					return untriedBuilds(g, f, untried, left[f.Dim])
				}})
		}
	}
}

// untriedBy is what it follows from which builds are untried on a GPU.
type untriedBy struct {
	gpu   model.Identity
	named bool
}

func neither(served, untried bool) bool { return !served || !untried }

// untriedOf says which builds are untried on a GPU. Those for Jetson boards are
// made for boards that their makers name.
func untriedOf(g *model.GPUVariable, f *model.PackageVariable, cover []candidate.Coverage, named bool) []bool {
	list := make([]bool, len(f.Builds))
	for i := range f.Builds {
		b := &f.Builds[i]
		list[i] = cover[i] == candidate.CoverUnknown && !b.Documented(g.GPU.Arch) && !b.Jetson() &&
			(!named || listed(b.Release))
	}
	return list
}

// namesBuild reports whether a target names the very build: by its CUDA, or by
// the label of its version.
func namesBuild(fa *query.Package) bool { return fa.Variant != nil || fa.CUDA != nil }

// namesRelease reports whether a target names one release.
func namesRelease(fa *query.Package) bool { return fa.Version != nil && fa.Version.Spec.Exact != "" }

// listsCode reports whether the facts list the GPU code of a framework's builds
// as a rule: that of its newest release.
func listsCode(fa *query.Package) bool {
	for i := range fa.Releases {
		if r := &fa.Releases[i]; !r.Prerelease && r.Yanked == "" {
			return listed(r)
		}
	}
	return false
}

// listed reports whether the GPU code of any build of a release is listed.
func listed(r *facts.Release) bool {
	return slices.ContainsFunc(r.Builds, func(b matrices.Build) bool {
		return !facts.IsCPU(&b) && slices.ContainsFunc(b.Platforms, func(p matrices.PlatformBuild) bool {
			return p.KernelsKnown
		})
	})
}

func untriedBuilds(g *model.GPUVariable, f *model.PackageVariable, untried []bool, left []int) model.Explanation {
	var builds []*candidate.Build
	for _, v := range left {
		if untried[v] {
			builds = append(builds, &f.Builds[v])
		}
	}
	if len(builds) == 0 {
		return model.Explanation{Text: "a build whose GPU code the facts do not list is untried on " + g.GPU.Name()}
	}
	return model.Explanation{
		Text:  fmt.Sprintf("%s: nothing lists the GPU code, and whether it runs on %s is untried", f.One(builds), g.GPU.Name()),
		Facts: []string{builds[0].Ref("")}}
}
