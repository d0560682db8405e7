package rules

import (
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/plan"
)

var RuleCompanionLabel = plan.Rule{ID: "companion-label", Source: docTorch,
	Text: "The local label of a companion's version names the build that it was compiled beside: torchvision 0.20.1+cu121 goes with the torch of cu121, jaxlib 0.4.13+cuda11.cudnn86 with the JAX extra that installs it."}

// stateLabel ties a companion asked for with a label to the builds that it
// names.
func stateLabel(s *model.Model, c *model.CompanionVariable, f *model.FrameworkVariable) {
	if c.Labelled < 0 || !c.LabelSays(f) {
		return
	}
	s.Tabulated(RuleCompanionLabel, []*model.Variable{&f.Variable, &c.Variable}, facts.Uncached{}, func() model.Relation {
		return model.Relation{Allows: func(v []int) bool { return v[1] != c.Labelled || c.LabelFits(&f.Builds[v[0]]) }}
	},
		func(left model.Domains) model.Explanation { return model.LabelOfCompanion(c, f.Pick(left[f.Dim])) })
}
