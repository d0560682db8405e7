package packages

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// Ids of the rules of packages that compile their kernels, or whose kernels end
// before the stack's CUDA.
const (
	CompilesLater = "package-compiles-later"
	CUDAEnd       = "package-cuda-end"
)

var CompilingRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: CompilesLater, Kind: plan.Runs, Source: rule.DocPackages, Soft: true,
			Text: "Some packages compile their kernels at first use: DeepSpeed's operators and FlashInfer take nvcc, " +
				"of torch's own CUDA, for it, and numba the toolkit's NVVM. An image without the toolkit runs them " +
				"only as far as they come compiled."},
		About: rule.AboutBuild | rule.AboutPackage, Warn: warnCompilesLater,
	},
	{
		Rule: plan.Rule{ID: CUDAEnd, Kind: plan.Runs, Source: rule.DocPackages, Soft: true,
			Text: "A package may run beside a CUDA that its own GPU code does not know: numba's built-in CUDA target " +
				"ends before CUDA 13, and numba-cuda takes its place."},
		About: rule.AboutPackage, Warn: warnCUDAEnd,
	},
}

// CompilesAtUse reports whether a release compiles its kernels at first use.
func CompilesAtUse(r *matrices.PackageRelease) bool {
	return strings.HasPrefix(r.NeedsNVCC, "at first use")
}

// warnCompilesLater reports packages that find no compiler in the image: one
// that stands in a framework's place, and those that the target names. Those
// that others require are optional to them as a rule.
func warnCompilesLater(r *rule.Report) {
	b, row := r.Build, (*matrices.PackageRelease)(nil)
	switch e := r.Extension; {
	case e == nil:
		row = b.Release.Row
	case !e.Package.Transitive:
		b, row = r.First(), release(r)
	}
	if row == nil || !CompilesAtUse(row) || r.Query.Request.Toolkit || r.OwnImage() || b.CPU() {
		return
	}
	r.Warn([]string{row.Package + "/" + row.Version + "#needs-nvcc"},
		"%s %s compiles kernels at first use, which takes the toolkit of CUDA %s: "+
			"the image lacks it, and toolkit = true in a target file brings it",
		row.Package, row.Version, version.Minor(r.Part(r.CUDA)))
}

// warnCUDAEnd reports a package whose own GPU code does not know the stack's
// CUDA.
func warnCUDAEnd(r *rule.Report) {
	row, cuda := release(r), r.Part(r.CUDA)
	if r.Extension.Package.Transitive || row.CUDAEnd == "" || cuda == "" || version.Compare(cuda, row.CUDAEnd) < 0 {
		return
	}
	onward := ""
	if instead := insteadOf(row.Package); instead != "" {
		if slices.ContainsFunc(r.Of(query.Extension), func(e *model.PackageVariable) bool { return e.Package.Name == instead }) {
			return
		}
		onward = ": " + instead + " goes on where it ends"
	}
	r.Warn([]string{row.Package + "/" + row.Version + "#cuda-end"},
		"the GPU code of %s %s knows CUDA before %s, and the stack has %s%s",
		row.Package, row.Version, version.Minor(row.CUDAEnd), version.Minor(cuda), onward)
}

// insteadOf names the package that goes on where another one's GPU code ends, or none.
func insteadOf(name string) string {
	if name == "numba" {
		return "numba-cuda"
	}
	return ""
}

// StateArmPackages refuses packages with GPU code for Arm servers on boards
// whose CUDA is one of their own.
func StateArmPackages(s *model.Statement) {
	for _, e := range s.Of(query.Extension) {
		for _, f := range s.Frameworks() {
			if s.FlagsOf(f).Jetson {
				stateArmPackage(s, e, f)
			}
		}
	}
}

func stateArmPackage(s *model.Statement, e, f *model.PackageVariable) {
	compiled := model.NewTerm(&e.Variable, func(i int) bool { return facts.ShipsCode(e.Row(i)) })
	jetson := model.NewTerm(&f.Variable, func(i int) bool { return f.Builds[i].Jetson() })
	model.Constrain2(s, compiled.Alike(model.YesNo), jetson.Alike(model.YesNo),
		func(compiled, jetson bool) bool { return !compiled || !jetson },
		model.Says{Explain: func(left model.Domains) model.Explanation {
			for _, v := range e.ReleasesLeft(left) {
				if r := e.Row(v); facts.ShipsCode(r) {
					return model.Explanation{Text: fmt.Sprintf("the wheels of %s %s are made for Arm servers, "+
						"and those for JetPack are on no index that the facts know", e.Package.Name, r.Version),
						Facts: []string{r.Package + "/" + r.Version + "#platforms"}}
				}
			}
			return model.Explanation{Text: s.Rule.Text}
		}})
}
