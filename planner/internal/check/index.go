package check

import (
	"cmp"

	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// fromItsIndex says that no index which is asked has the build that is named, by the rules given. The way
// out is the index that has it, where the environment is known to work with that.
func (c *environment) fromItsIndex(
	j verdict.Judged, q *question.Question, best *model.Solution, rules []plan.ConflictRule, b *candidate.Build,
) verdict.Judged {
	j.Verdict, j.Conflict = verdict.Fails, &plan.Conflict{Rules: rules, Fixes: []plan.Fix{}}
	if c.accept(verdict.Judged{}, q, best).Missing != nil {
		return j
	}
	for _, f := range best.Frameworks() {
		p := q.Observed(f.Package.Name)
		if f.Package.Name != b.Release.Table || p == nil {
			continue
		}
		index := b.IndexURL()
		if p.Label == "" { // whichever runs
			index = cmp.Or(best.Build(f).IndexURL(), index)
		}
		does := observed.Change{Of: p.Number, Value: p.Exact, Label: p.Label, Index: index}
		j.Fixes = append(j.Fixes, verdict.Fix{Text: p.Words + " from " + index, Changes: []observed.Change{does},
			Change: []plan.Change{}, Stack: answer.Plan(best).Stack})
	}
	return j
}
