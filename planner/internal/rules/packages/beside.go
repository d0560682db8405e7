package packages

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/plan"
)

// Beside is the id of the rule of two frameworks of which one finds the CUDA of
// the other.
const Beside = "shared-libraries"

// LeftOut is the id of the rule of libraries that a framework needs and the one
// beside it does not bring.
const LeftOut = "left-out-libraries"

var BesideRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: Beside, Kind: plan.Runs, Source: rule.DocBuilds,
			Text: "Of two frameworks in one environment, one that looks for CUDA on the system finds that of the " +
				"other's only where it comes as NVIDIA's wheels: libraries bundled in a framework's own wheel have " +
				"names of their own."},
		State: stateBeside,
	},
	{
		Rule: plan.Rule{ID: LeftOut, Kind: plan.Made, Source: rule.DocBuilds,
			Text: "A framework brings those of NVIDIA's wheels that it loads itself. Another one beside it that looks " +
				"for CUDA on the system may need more: CuPy opens cuRAND, which neither JAX nor PyTorch from 2.15 on " +
				"brings. A target may name the wheel that is missing."},
		State: stateLeftOut,
	},
}

// stateBeside ties a build that takes CUDA from the system to a framework beside
// it that brings it where others find it. Of three frameworks, one that does
// is enough, and the target's order of preference decides.
func stateBeside(s *model.Statement) {
	if len(s.Frameworks()) != 2 || s.Query.Request.Image.Base.Set() {
		return
	}
	for i, f := range s.Frameworks() {
		if g := s.Frameworks()[1-i]; s.OthersBring(f.Package.Name) {
			stateBesideOf(s, f, g)
		}
	}
}

func stateBesideOf(s *model.Statement, f, g *model.PackageVariable) {
	finds := model.NewTerm(&f.Variable, func(i int) bool { return looksForCUDA(&f.Builds[i]) }).Alike(yesNo)
	shares := model.NewTerm(&g.Variable, func(i int) bool {
		return g.Builds[i].On.Delivery == matrices.DeliveryWheels
	}).Alike(yesNo)
	model.Constrain2(s, finds, shares, func(finds, shares bool) bool { return !finds || shares },
		model.Says{Explain: func(left model.Domains) model.Explanation {
			one, other := f.Pick(left[f.Dim]), g.Pick(left[g.Dim])
			return model.Explanation{
				Text: fmt.Sprintf("%s take CUDA from the system, and %s bring it under names of their own",
					f.Describe(one), g.Describe(other)),
				Facts: append(model.Sample(one, "", (*candidate.Build).Label),
					model.Sample(other, "", (*candidate.Build).Label)...)}
		}})
}

// stateLeftOut keeps a build that finds its CUDA among the wheels of the framework
// beside it to builds of that one which bring all that it opens.
func stateLeftOut(s *model.Statement) {
	if len(s.Frameworks()) != 2 || s.Query.Request.Image.Base.Set() {
		return
	}
	for i, f := range s.Frameworks() {
		if g := s.Frameworks()[1-i]; s.OthersBring(f.Package.Name) && slices.ContainsFunc(s.Facts.LeftOut(),
			func(row matrices.LeftOut) bool { return row.Framework == g.Package.Name }) {
			stateLeftOutOf(s, f, g)
		}
	}
}

func stateLeftOutOf(s *model.Statement, f, g *model.PackageVariable) {
	opens := model.NewTerm(&f.Variable, func(i int) []string {
		if b := &f.Builds[i]; looksForCUDA(b) {
			return hardware.OpenedLibraries(s.Facts, b)
		}
		return nil
	}).Alike(joined)
	leaves := model.NewTerm(&g.Variable, func(i int) []string {
		if row := leftOut(s, &g.Builds[i]); row != nil {
			return row.Libraries
		}
		return nil
	}).Alike(joined)
	model.Constrain2(s, opens, leaves, func(opens, leaves []string) bool {
		return missing(s, opens, leaves) == ""
	}, model.Says{Own: true, Explain: func(left model.Domains) model.Explanation {
		one, other := f.Pick(left[f.Dim]), g.Pick(left[g.Dim])
		e := model.Explanation{Text: s.Rule.Text, Facts: model.Sample(one, "", (*candidate.Build).Label)}
		for _, b := range other {
			row := leftOut(s, b)
			if row == nil {
				continue
			}
			library := missing(s, hardware.OpenedLibraries(s.Facts, one[0]), row.Libraries)
			e.Text = fmt.Sprintf("%s look for CUDA's libraries on the system, %s among them, which %s do not bring: "+
				"packages may name %s", f.Describe(one), library, g.Describe(other), nvidiaWheel(s, library, b.CUDA))
			e.Facts = append(e.Facts, "left-out/"+row.Framework+":"+row.From)
			break
		}
		return e
	}})
}

// nvidiaWheel returns the name of NVIDIA's wheel of a library for a CUDA.
func nvidiaWheel(s *model.Statement, library, cuda string) string {
	if wheels := s.Facts.CUDAWheels(cuda); wheels != nil {
		return strings.Replace(wheels.Package, "cuda-runtime", library, 1)
	}
	return "nvidia-" + library
}

// leftOut returns the row of the libraries that a build whose CUDA comes as wheels
// does not bring; nil where it brings all.
func leftOut(s *model.Statement, b *candidate.Build) *matrices.LeftOut {
	if b.On.Delivery != matrices.DeliveryWheels {
		return nil
	}
	return hardware.LeftOut(s.Facts, b)
}

// missing returns the first library that is opened and not brought, by a wheel that
// the target names either; empty where all are there.
func missing(s *model.Statement, opened, leftOut []string) string {
	for _, library := range leftOut {
		if slices.Contains(opened, library) && !s.Query.NamesLibrary(library) {
			return library
		}
	}
	return ""
}

// joined is the group of a list of names.
func joined(names []string) string { return strings.Join(names, " ") }

// looksForCUDA reports whether a build looks for CUDA on a Linux system.
func looksForCUDA(b *candidate.Build) bool {
	return b.System() && !b.Windows() && !b.Jetson() && !b.CPU()
}

// yesNo is the group of a value that is a yes or a no.
func yesNo(yes bool) string {
	if yes {
		return "yes"
	}
	return "no"
}
