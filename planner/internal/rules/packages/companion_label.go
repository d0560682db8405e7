package packages

import (
	"slices"

	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
)

// stateLabels ties companions asked for with a label to the builds that it
// names.
func stateLabels(s *model.Statement) {
	for _, c := range s.Of(query.Companion) {
		if c.Labelled < 0 || !c.LabelSays() || s.Query.Existing != nil && c.Package.Version.Spec.Local == "cpu" &&
			slices.Contains(c.Of.Package.Traits.CPUCompanions, c.Package.Name) {
			continue
		}
		named := model.NewTerm(&c.Variable, func(i int) bool { return i == c.Labelled })
		model.Constrain2(s, c.Of.BuildTerm(), named.Alike(model.YesNo),
			func(b *candidate.Build, named bool) bool { return !named || c.LabelFits(b) },
			model.Says{Own: true, Explain: func(left model.Domains) model.Explanation {
				return model.LabelOfCompanion(c, c.Of.Pick(left[c.Of.Dim]))
			}})
	}
}
