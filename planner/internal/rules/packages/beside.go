package packages

import (
	"fmt"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// Beside is the id of the rule of two frameworks of which one finds the CUDA of
// the other.
const Beside = "shared-libraries"

var BesideRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: Beside, Kind: plan.Runs, Source: rule.DocBuilds,
			Text: "Of two frameworks in one environment, one that looks for CUDA on the system finds that of the " +
				"other's only where it comes as NVIDIA's wheels: libraries bundled in a framework's own wheel have " +
				"names of their own."},
		State: stateBeside,
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
