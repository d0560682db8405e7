package libraries

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

// LeftOut is the id of the rule of libraries that a framework opens and the one
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
		Rule: plan.Rule{ID: LeftOut, Kind: plan.Made, Source: rule.DocBuilds, Soft: true,
			Text: "A framework brings those of NVIDIA's wheels that it loads itself. Another one beside it that looks " +
				"for CUDA on the system may open more: CuPy opens cuRAND, which neither JAX nor PyTorch from 2.15 on " +
				"brings. A stack of the two names the wheel that is missing."},
		About: rule.AboutBuild, Warn: warnLeftOut,
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
	finds := model.NewTerm(&f.Variable, func(i int) bool { return looksForCUDA(&f.Builds[i]) }).Alike(model.YesNo)
	shares := model.NewTerm(&g.Variable, func(i int) bool {
		return g.Builds[i].On.Delivery == matrices.DeliveryWheels
	}).Alike(model.YesNo)
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

// warnLeftOut says which wheels a stack names for a build that finds CUDA's libraries
// among the wheels of the others, which leave them out.
func warnLeftOut(r *rule.Report) {
	for _, w := range leftOutOf(r.Solution, r.Build) {
		r.Warn([]string{r.Build.Ref(""), w.ref}, "%s opens %s, which %s does not bring: %s is added",
			releaseName(r.Build), w.library, w.of, w.wheel)
	}
}

// LeftOutWheels returns the wheels of NVIDIA's that builds of a stack look for on the
// system and the builds beside them leave out, sorted, each once.
func LeftOutWheels(c *model.Solution) []string {
	if len(c.Frameworks()) < 2 {
		return nil
	}
	var names []string
	for _, b := range c.Builds() {
		for _, w := range leftOutOf(c, b) {
			names = append(names, w.wheel)
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// leftOutWheel is a wheel of a library that one framework opens and others do not bring.
type leftOutWheel struct{ library, of, wheel, ref string }

// leftOutOf returns what a build looks for on the system that the builds beside it leave
// out, all of them, and that the target does not name either.
func leftOutOf(c *model.Solution, b *candidate.Build) []leftOutWheel {
	if len(c.Frameworks()) < 2 || c.Query.Existing != nil || !looksForCUDA(b) || c.OwnImage() {
		return nil
	}
	var missing []leftOutWheel
	for _, library := range hardware.OpenedLibraries(c.Facts, b) {
		var left *leftOutWheel
		for _, other := range c.Builds() {
			if other.On.Delivery != matrices.DeliveryWheels || other.CPU() {
				continue
			}
			row := hardware.LeftOut(c.Facts, other)
			if row == nil || !slices.Contains(row.Libraries, library) {
				left = nil
				break
			}
			left = &leftOutWheel{library, releaseName(other), wheelOfLibrary(c, library),
				"left-out/" + row.Framework + ":" + row.From}
		}
		if left != nil && !c.Query.NamesLibrary(library) {
			missing = append(missing, *left)
		}
	}
	return missing
}

// releaseName is a build's framework and release, as sentences have them.
func releaseName(b *candidate.Build) string { return b.Traits.Name + " " + b.Release.Version }

// wheelOfLibrary returns the name of NVIDIA's wheel of a library for the CUDA of a stack.
func wheelOfLibrary(c *model.Solution, library string) string {
	if wheels := c.Facts.CUDAWheels(c.Part(c.CUDA)); wheels != nil {
		return strings.Replace(wheels.Package, "cuda-runtime", library, 1)
	}
	return "nvidia-" + library
}

// looksForCUDA reports whether a build looks for CUDA on a Linux system.
func looksForCUDA(b *candidate.Build) bool {
	return b.System() && !b.Windows() && !b.Jetson() && !b.CPU()
}
