package packages

import (
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
)

// stateLabels ties companions asked for with a label to the builds that it
// names.
func stateLabels(s *model.Statement) {
	for _, c := range s.Companions {
		f := s.Frameworks[c.Query.Framework]
		if c.Labelled < 0 || !c.LabelSays(f) {
			continue
		}
		named := model.NewTerm(&c.Variable, func(i int) bool { return i == c.Labelled })
		model.Constrain2(s, f.Term(), named.Alike(yesNo),
			func(b *candidate.Build, named bool) bool { return !named || c.LabelFits(b) },
			model.Says{Own: true, Explain: func(left model.Domains) model.Explanation {
				return model.LabelOfCompanion(c, f.Pick(left[f.Dim]))
			}})
	}
}
