package rules

import (
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/plan"
)

var (
	RuleCompilesLater = plan.Rule{ID: "package-compiles-later", Source: docPackages, Soft: true,
		Text: "Some packages compile their kernels at first use: DeepSpeed's operators and FlashInfer take nvcc, of torch's own CUDA, for it, and numba the toolkit's NVVM. An image without the toolkit runs them only as far as they come compiled."}
	RuleCUDAEnd = plan.Rule{ID: "package-cuda-end", Source: docPackages, Soft: true,
		Text: "A package may run beside a CUDA that its own GPU code does not know: numba's built-in CUDA target ends before CUDA 13, and numba-cuda takes its place."}
)

// compilesLater reports whether a release compiles its kernels at first use.
func compilesLater(r *matrices.PackageRelease) bool {
	return strings.HasPrefix(r.NeedsNVCC, "at first use")
}

// WarnCompilesLater tells of packages that find no compiler in the image.
// Those that others pull in are optional to them as a rule.
func WarnCompilesLater(c *model.Solution, r *matrices.PackageRelease, b *candidate.Build) []plan.Warning {
	if !compilesLater(r) || c.Query.Request.Toolkit || c.OwnImage() || b.CPU() {
		return nil
	}
	return []plan.Warning{model.Warn(RuleCompilesLater, []string{r.Package + "/" + r.Version + "#needs-nvcc"},
		"%s %s compiles kernels at first use, which takes the toolkit of CUDA %s: the image lacks it, and toolkit = true in a target file brings it",
		r.Package, r.Version, version.Minor(c.Part(c.CUDA)))}
}

// warnCUDAEnd tells of packages whose own GPU code does not know the stack's
// CUDA.
func warnCUDAEnd(c *model.Solution, r *matrices.PackageRelease) []plan.Warning {
	cuda := c.Part(c.CUDA)
	if r.CUDAEnd == "" || cuda == "" || version.Compare(cuda, r.CUDAEnd) < 0 {
		return nil
	}
	return []plan.Warning{model.Warn(RuleCUDAEnd, []string{r.Package + "/" + r.Version + "#cuda-end"},
		"the GPU code of %s %s knows CUDA before %s, and the stack has %s%s", r.Package, r.Version, version.Minor(r.CUDAEnd), version.Minor(cuda), insteadOf(r.Package))}
}

// insteadOf names what goes on where a package's GPU code ends.
func insteadOf(name string) string {
	if name == "numba" {
		return ": numba-cuda goes on where it ends"
	}
	return ""
}

// stateServerPackages refuses packages with GPU code for Arm servers on boards
// whose CUDA is one of their own.
func stateServerPackages(s *model.Model, e *model.ExtensionVariable) {
	for _, f := range s.Frameworks {
		if !s.FlagsOf(f).Jetson {
			continue
		}
		s.Tabulated(RuleJetPackCUDA, []*model.Variable{&e.Variable, &f.Variable}, nil, func() model.Relation {
			return model.Relation{Allows: func(v []int) bool { return !Compiled(&e.Query.Releases[v[0]]) || !f.Builds[v[1]].Jetson() },
				Class: func(i, v int) int {
					if i == 0 && Compiled(&e.Query.Releases[v]) || i == 1 && f.Builds[v].Jetson() {
						return 1
					}
					return 0
				}}
		}, func(left model.Domains) model.Explanation {
			for _, v := range present(e, left) {
				if r := &e.Query.Releases[v]; Compiled(r) {
					return model.Explanation{Text: fmt.Sprintf("the wheels of %s %s are made for Arm servers, and those for JetPack are on no index that the facts know", e.Query.Name, r.Version),
						Facts: []string{r.Package + "/" + r.Version + "#platforms"}}
				}
			}
			return model.Explanation{Text: RuleJetPackCUDA.Text}
		})
	}
}
