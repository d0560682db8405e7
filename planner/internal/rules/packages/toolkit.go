package packages

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// Ids of the rules of the toolkit that packages are compiled with where they
// are.
const (
	ToolkitMajor = "toolkit-of-framework"
	ToolkitGPU   = "toolkit-compiles-gpu"
)

var ToolkitRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: ToolkitMajor, Kind: plan.Runs, Source: rule.DocExtension,
			Text: "A package that is compiled where it is, at install or at first use, is compiled with a toolkit of the " +
				"CUDA major of torch's build: torch's own builder refuses another, and the setup of some packages another " +
				"minor."},
		State: stateToolkitMajor,
	},
	{
		Rule: plan.Rule{ID: ToolkitGPU, Kind: plan.Runs, Source: rule.DocReleases,
			Text: "A package that is compiled where it is holds code for the GPU there, which the toolkit's compiler " +
				"must know: nvcc knows sm_89 from 11.8 on."},
		State: stateToolkitGPU,
	},
}

// compiledWith returns the toolkit that an environment has; empty where none is
// known.
func compiledWith(s *model.Statement) string {
	if s.Query.Existing == nil {
		return ""
	}
	return s.Query.Existing.Toolkit
}

// compiledOnSpot tells for each release of a package whether it is compiled where
// it is.
func compiledOnSpot(e *model.PackageVariable) model.Term[bool] {
	return model.NewTerm(&e.Variable, func(i int) bool {
		row := e.Row(i)
		return e.Package.Own || row.NeedsNVCC == "always" || compilesLater(row) || row.WheelsPartial && onPagesAlone(e)
	}).Alike(model.YesNo)
}

// onPagesAlone reports whether the wheels of a package are on pages of its makers' alone, which nobody has
// said are asked, so that an installer finds none on the index.
func onPagesAlone(e *model.PackageVariable) bool {
	labelled := e.Package.Version != nil && e.Package.Version.Spec.Local != ""
	places := e.Package.Traits.WheelsFrom
	return !labelled && len(places) > 0 && !slices.ContainsFunc(places, func(s matrices.WheelSource) bool {
		return s.Kind != matrices.WheelLinks
	})
}

// onSpot is a package that may be compiled where it is.
type onSpot struct {
	name  string
	ptx   bool              // it has PTX for GPUs that its toolkit does not know
	any   bool              // it is bound to no framework
	minor bool              // its setup asks for a toolkit of the very minor of the build's CUDA
	here  *model.Term[bool] // by its release; nil where it is compiled there, whichever that is
}

// sameOf says what of the CUDA of a build its toolkit must be the same of.
func (o onSpot) sameOf() string {
	if o.minor {
		return "minor: its own setup refuses another"
	}
	return "major"
}

// allOnSpot lists the packages that may be compiled where they are: those of the facts,
// and those of which no more is said.
func allOnSpot(s *model.Statement) []onSpot {
	var list []onSpot
	for _, e := range s.Of(query.Extension) {
		t := e.Package.Traits
		handsPTX := t != nil && t.HandsPTX // to the driver, whatever the framework's CUDA
		if !e.Package.Transitive && !handsPTX && !saidForTorch(s, e) {
			here := compiledOnSpot(e)
			list = append(list, onSpot{name: e.Package.Name, here: &here, any: t != nil && t.AnyFramework})
		}
	}
	for _, e := range s.Query.Existing.OnSpot {
		list = append(list, onSpot{name: e.Name, ptx: e.PTX, any: e.Any, minor: e.Minor})
	}
	return list
}

// stateToolkitMajor ties builds of torch to the toolkit that packages beside
// them are compiled with.
func stateToolkitMajor(s *model.Statement) {
	toolkit := compiledWith(s)
	if toolkit == "" {
		return
	}
	for _, e := range allOnSpot(s) {
		for _, f := range s.Frameworks() {
			if e.any || !f.Package.Traits.Extended {
				continue
			}
			says := model.Says{Own: true, Explain: func(left model.Domains) model.Explanation {
				builds := f.Pick(left[f.Dim])
				return model.Explanation{Facts: model.Sample(builds, "", (*candidate.Build).Label),
					Text: fmt.Sprintf("%s is compiled where it is, with the toolkit of CUDA %s that is there: beside %s it "+
						"takes one of the same %s", e.name, toolkit, f.Describe(builds), e.sameOf())}
			}}
			goesWith := func(b *candidate.Build) bool {
				return b.CPU() || version.Major(b.CUDA) == version.Major(toolkit) &&
					(!e.minor || version.Parts(toolkit) < 2 || version.Minor(b.CUDA) == version.Minor(toolkit))
			}
			if e.here == nil {
				model.Constrain1(s, f.BuildTerm(), goesWith, says)
				continue
			}
			model.Constrain2(s, *e.here, f.BuildTerm(), func(here bool, b *candidate.Build) bool { return !here || goesWith(b) }, says)
		}
	}
}

// stateToolkitGPU ties GPUs to the toolkit that packages are compiled with.
func stateToolkitGPU(s *model.Statement) {
	toolkit := compiledWith(s)
	if version.Parts(toolkit) < 2 {
		return
	}
	for _, e := range allOnSpot(s) {
		for _, g := range s.GPUs {
			first := g.GPU.Arch.FirstCUDA
			if e.ptx || first == "" || version.Compare(version.Minor(toolkit), first) >= 0 {
				continue
			}
			says := model.Says{Own: true, Explain: func(model.Domains) model.Explanation {
				return model.Explanation{Facts: []string{"architectures/" + g.GPU.CC() + "#first-cuda"},
					Text: fmt.Sprintf("%s is compiled where it is, and CUDA %s is older than %s, which first knew %s (%s)",
						e.name, toolkit, first, g.GPU.Name(), g.GPU.SM())}
			}}
			if e.here == nil {
				model.Constrain1(s, g.Served(), func(served bool) bool { return !served }, says)
				continue
			}
			model.Constrain2(s, *e.here, g.Served(), func(here, served bool) bool { return !here || !served }, says)
		}
	}
}
