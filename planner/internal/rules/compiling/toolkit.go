// Package compiling has the rules of packages that are compiled where they are.
package compiling

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/plan"
)

// Ids of the rules of the toolkit that packages are compiled with where they
// are.
const (
	ToolkitMajor = "toolkit-of-framework"
	ToolkitGPU   = "toolkit-compiles-gpu"
	Sources      = "sources-compile"
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
	{
		Rule: plan.Rule{ID: Sources, Kind: plan.Runs, Source: rule.DocExtension,
			Text: "The sources that the makers of a package have put on the index, of which they publish no wheels, may end " +
				"to compile with a later CUDA, beside a later torch or on a later Python: an installer that takes them ends " +
				"in an error of the compiler or of their setup."},
		State: stateSources,
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

// toolkitBeside returns the toolkit that compiles packages beside a build: in a plan that of the build's own CUDA;
// empty where none is known.
func toolkitBeside(s *model.Statement, b *candidate.Build) string {
	if s.Query.Existing == nil {
		return b.CUDA
	}
	return compiledWith(s)
}

// compiledOnSpot tells for each release of a package whether it is compiled where
// it is.
func compiledOnSpot(e *model.PackageVariable) model.Term[bool] {
	return model.NewTerm(&e.Variable, func(i int) bool {
		row := e.Row(i)
		return e.Package.Own || row.NeedsNVCC == "always" || packages.CompilesAtUse(row) ||
			row.WheelsPartial && onPagesAlone(e)
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
		if !e.Package.Transitive && !handsPTX && !packages.SaidForTorch(s, e) {
			here := compiledOnSpot(e)
			list = append(list, onSpot{name: e.Package.Name, here: &here, any: t != nil && t.AnyFramework})
		}
	}
	for _, e := range s.Query.Existing.OnSpot {
		list = append(list, onSpot{name: e.Name, ptx: e.Info.HandsPTX, any: e.Info.AnyFramework, minor: e.Info.ToolkitMinor})
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

// stateToolkitGPU ties GPUs to the toolkit that packages are compiled with: the one that is known of an environment,
// and in a plan that of the stack's CUDA, which its image holds.
func stateToolkitGPU(s *model.Statement) {
	if s.Query.Existing == nil {
		statePlannedToolkitGPU(s)
		return
	}
	toolkit := compiledWith(s)
	if version.Parts(toolkit) < 2 {
		return
	}
	for _, e := range allOnSpot(s) {
		for _, g := range s.GPUs {
			if e.ptx || !olderThanGPU(toolkit, g) {
				continue
			}
			says := model.Says{Own: true, Explain: func(model.Domains) model.Explanation {
				return toolkitGPUWords(e.name, toolkit, g)
			}}
			if e.here == nil {
				model.Constrain1(s, g.Served(), func(served bool) bool { return !served }, says)
				continue
			}
			model.Constrain2(s, *e.here, g.Served(), func(here, served bool) bool { return !here || !served }, says)
		}
	}
}

// statePlannedToolkitGPU ties the CUDA of a plan to the GPUs for which its commands compile packages.
func statePlannedToolkitGPU(s *model.Statement) {
	if !s.Query.Request.Toolkit {
		return
	}
	for _, g := range s.GPUs {
		for i := range s.Query.OnSpot {
			e := &s.Query.OnSpot[i]
			if e.Info.HandsPTX {
				continue
			}
			model.Constrain2(s, s.CUDA.Term(), g.Served(), func(cuda string, served bool) bool {
				return !served || !olderThanGPU(cuda, g)
			}, model.Says{Own: true, Explain: func(left model.Domains) model.Explanation {
				return toolkitGPUWords(e.Name, oldestLeft(s, left), g)
			}})
		}
		for _, e := range s.Of(query.Extension) {
			if t := e.Package.Traits; e.Package.Transitive || t != nil && t.HandsPTX {
				continue
			}
			for _, f := range s.Frameworks() {
				if !f.Package.Traits.Extended {
					continue
				}
				model.Constrain3(s, e.ReleaseTerm(), f.BuildTerm(), g.Served(),
					func(r model.Release, b *candidate.Build, served bool) bool {
						return !served || !olderThanGPU(b.CUDA, g) || !InstallerCompiles(r.Of, r.Index, b)
					}, model.Says{Own: true, Explain: func(left model.Domains) model.Explanation {
						return toolkitGPUWords(e.Package.Name, version.Minor(f.Pick(left[f.Dim])[0].CUDA), g)
					}})
			}
		}
	}
}

// oldestLeft returns the minor of the oldest CUDA that a stack may still have; empty where none is left.
func oldestLeft(s *model.Statement, left model.Domains) string {
	var list []string
	for _, i := range left[s.CUDA.Dim] {
		list = append(list, version.Minor(s.CUDA.Values[i]))
	}
	if len(list) == 0 {
		return ""
	}
	return slices.MinFunc(list, version.Compare)
}

// InstallerCompiles reports whether an installer compiles a release of a package beside a build: none of the release's
// wheels goes with it. Of a row that holds onward it is not known.
func InstallerCompiles(e *query.Package, release int, b *candidate.Build) bool {
	return b.Traits.Extended && !b.CPU() && !e.Releases[release].Row.Onward && !packages.HasWheel(e, release, b)
}

// olderThanGPU reports whether the compiler of a CUDA, of which at least the minor is known, does not know a GPU.
func olderThanGPU(cuda string, g *model.GPUVariable) bool {
	first := g.GPU.Arch.FirstCUDA
	return first != "" && version.Parts(cuda) > 1 && version.Compare(version.Minor(cuda), first) < 0
}

func toolkitGPUWords(name, toolkit string, g *model.GPUVariable) model.Explanation {
	return model.Explanation{Facts: []string{"architectures/" + g.GPU.CC() + "#first-cuda"},
		Text: fmt.Sprintf("%s is compiled where it is, and CUDA %s is older than %s, which first knew %s (%s)",
			name, toolkit, g.GPU.Arch.FirstCUDA, g.GPU.Name(), g.GPU.SM())}
}

// stateSources ties builds of torch and Pythons to the packages that an installer compiles beside them, from the sources
// that the index has: in a plan with the toolkit of the build's own CUDA.
func stateSources(s *model.Statement) {
	list := s.Query.OnSpot
	if s.Query.Existing != nil {
		list = s.Query.Existing.OnSpot
	}
	for _, e := range list {
		if !e.Published {
			continue
		}
		if end := e.Info.PythonEnd; end != "" {
			model.Constrain1(s, s.Python.Term(), func(python string) bool { return version.Compare(python, end) < 0 },
				model.Says{Own: true, Explain: func(model.Domains) model.Explanation {
					return model.Explanation{Facts: []string{"packages/" + e.Info.Name + "#python-end"},
						Text: fmt.Sprintf("an installer compiles %s, and the setup of its sources does not run on Python %s or newer",
							e.Name, end)}
				}})
		}
		for _, f := range s.Frameworks() {
			model.Constrain1(s, f.BuildTerm(), func(b *candidate.Build) bool {
				why, _ := Uncompiled(e.Info, toolkitBeside(s, b), b)
				return why == ""
			}, model.Says{Own: true, Explain: func(left model.Domains) model.Explanation {
				builds := f.Pick(left[f.Dim])
				why, ref := Uncompiled(e.Info, toolkitBeside(s, builds[0]), builds[0])
				return model.Explanation{Facts: []string{ref},
					Text: fmt.Sprintf("an installer compiles %s, and %s", e.Name, why)}
			}})
		}
	}
}

// Uncompiled returns why the sources of a package, as its makers publish them, do not compile beside a build, with a
// toolkit or, where that is empty, with one of the build's CUDA major, and the fact that says so; empty where they do,
// and where that is not known.
func Uncompiled(info *matrices.PackageInfo, toolkit string, b *candidate.Build) (why, ref string) {
	if b.CPU() || !b.Traits.Extended {
		return "", ""
	}
	if spec := info.Compiles[b.Pkg()]; spec != "" {
		beside, err := version.ParseSpecifier(spec)
		if err == nil && !beside.Allows(b.Release.Version) {
			return fmt.Sprintf("its sources compile beside %s %s alone", b.Pkg(), spec),
				"packages/" + info.Name + "#compiles-beside"
		}
	}
	with := version.Minor(toolkit)
	if toolkit == "" {
		with = version.Major(b.CUDA) + ".0" // at the least
	}
	if info.ToolkitEnd != "" && version.Compare(with, info.ToolkitEnd) >= 0 {
		return fmt.Sprintf("its sources do not compile with CUDA %s or newer", info.ToolkitEnd),
			"packages/" + info.Name + "#toolkit-end"
	}
	return "", ""
}
