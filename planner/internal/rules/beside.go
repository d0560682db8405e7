package rules

import (
	"fmt"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/plan"
)

var RuleBeside = plan.Rule{ID: "shared-libraries", Source: docBuilds,
	Text: "Of two frameworks in one environment, one that looks for CUDA on the system finds that of the other's only where it comes as NVIDIA's wheels: libraries bundled in a framework's own wheel have names of their own."}

// stateBeside ties a build that takes CUDA from the system to a framework beside
// it that brings it where others find it. Of three frameworks, one that does
// is enough, and the target's order of preference decides.
func stateBeside(s *model.Model) {
	if len(s.Frameworks) != 2 || s.Query.Request.Image.Base.Set() {
		return
	}
	for i, f := range s.Frameworks {
		if g := s.Frameworks[1-i]; s.OthersBring(f.Query.Name) {
			stateBesideOf(s, f, g)
		}
	}
}

func stateBesideOf(s *model.Model, f, g *model.FrameworkVariable) {
	finds := func(b *candidate.Build) bool { return b.System() && !b.Windows() && !b.Jetson() && !b.CPU() }
	shares := func(b *candidate.Build) bool { return b.On.Delivery == matrices.DeliveryWheels }
	s.Tabulated(RuleBeside, []*model.Variable{&f.Variable, &g.Variable}, nil, func() model.Relation {
		return model.Relation{Allows: func(v []int) bool { return !finds(&f.Builds[v[0]]) || shares(&g.Builds[v[1]]) },
			Class: func(i, v int) int {
				if i == 0 && finds(&f.Builds[v]) || i == 1 && shares(&g.Builds[v]) {
					return 1
				}
				return 0
			}}
	}, func(left model.Domains) model.Explanation {
		one, other := f.Pick(left[f.Dim]), g.Pick(left[g.Dim])
		return model.Explanation{Text: fmt.Sprintf("%s take CUDA from the system, and %s bring it under names of their own", f.Describe(one), g.Describe(other)),
			Facts: append(model.Sample(one, "", (*candidate.Build).Label), model.Sample(other, "", (*candidate.Build).Label)...)}
	})
}
