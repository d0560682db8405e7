package planner

import (
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

var (
	ruleCompilesLater = Rule{ID: "package-compiles-later", Source: docPackages, Soft: true,
		Text: "Some packages compile their kernels at first use: DeepSpeed's operators and FlashInfer take nvcc, of torch's own CUDA, for it, and numba the toolkit's NVVM. An image without the toolkit runs them only as far as they come compiled."}
	ruleCUDAEnd = Rule{ID: "package-cuda-end", Source: docPackages, Soft: true,
		Text: "A package may run beside a CUDA that its own GPU code does not know: numba's built-in CUDA target ends before CUDA 13, and numba-cuda takes its place."}
)

// compilesLater reports whether a release compiles its kernels at first use.
func compilesLater(r *matrices.PackageRelease) bool {
	return strings.HasPrefix(r.NeedsNVCC, "at first use")
}

// warnCompilesLater tells of packages that find no compiler in the image.
// Those that others pull in are optional to them as a rule.
func (c *choice) warnCompilesLater(r *matrices.PackageRelease, b *build) []Warning {
	if !compilesLater(r) || c.ask.request.Toolkit || c.ownImage() || b.cpu() {
		return nil
	}
	return []Warning{warn(ruleCompilesLater, []string{r.Package + "/" + r.Version + "#needs-nvcc"},
		"%s %s compiles kernels at first use, which takes the toolkit of CUDA %s: the image lacks it, and toolkit = true in a target file brings it",
		r.Package, r.Version, minor(c.part(c.cuda)))}
}

// warnCUDAEnd tells of packages whose own GPU code does not know the stack's
// CUDA.
func (c *choice) warnCUDAEnd(r *matrices.PackageRelease) []Warning {
	cuda := c.part(c.cuda)
	if r.CUDAEnd == "" || cuda == "" || compareDotted(cuda, r.CUDAEnd) < 0 {
		return nil
	}
	return []Warning{warn(ruleCUDAEnd, []string{r.Package + "/" + r.Version + "#cuda-end"},
		"the GPU code of %s %s knows CUDA before %s, and the stack has %s%s", r.Package, r.Version, minor(r.CUDAEnd), minor(cuda), insteadOf(r.Package))}
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
func (s *scene) stateServerPackages(e *extensionAxis) {
	for _, f := range s.frameworks {
		if !s.flagsOf(f).jetson {
			continue
		}
		s.law(ruleJetPackCUDA, []*axis{&e.axis, &f.axis}, nil, func() relation {
			return relation{func(v []int) bool { return !compiled(&e.ask.releases[v[0]]) || !f.builds[v[1]].jetson() },
				func(i, v int) int {
					if i == 0 && compiled(&e.ask.releases[v]) || i == 1 && f.builds[v].jetson() {
						return 1
					}
					return 0
				}}
		}, func(left scope) explanation {
			for _, v := range e.present(left) {
				if r := &e.ask.releases[v]; compiled(r) {
					return explanation{fmt.Sprintf("the wheels of %s %s are made for Arm servers, and those for JetPack are on no index that the facts know", e.ask.name, r.Version),
						[]string{r.Package + "/" + r.Version + "#platforms"}}
				}
			}
			return explanation{text: ruleJetPackCUDA.Text}
		})
	}
}
