package check

import (
	"slices"

	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// withoutOther says that an environment fails that has a framework's package for the CPU
// beside the one with GPU code, and offers to remove the one for the CPU where that suffices.
func (c *environment) withoutOther(
	j verdict.Judged, q *question.Question, rules []plan.ConflictRule, cpu, gpu int,
) (verdict.Judged, error) {
	goes, stays := &c.Beside[cpu], c.Beside[gpu]
	next := *c
	next.Beside = nil
	next.Frameworks = slices.Clone(c.Frameworks)
	at := slices.IndexFunc(next.Frameworks, func(p existing.Package) bool { return p.Framework == goes.Framework })
	next.Frameworks[at] = stays
	best, _, err := c.worksAs(q, &next)
	if err != nil {
		return j, err
	}
	if best == nil {
		return c.explain(j, q, rules)
	}
	text := "without " + goes.Name
	if goes.Installed {
		text += ", and with " + stays.Name + " installed again, of which it has overwritten files"
	}
	j = whateverElse(j, rules)
	j.Inferred = true
	j.Fixes = []verdict.Fix{{Text: text, Changes: []observed.Change{{Of: goes.Number}}, Change: []plan.Change{},
		Stack: answer.Plan(best).Stack}}
	return j, nil
}
