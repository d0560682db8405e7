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

// withoutOther says that an environment fails that has two packages of a framework which unpack into one folder,
// and offers to remove the one that is for the CPU, or the older one, where that suffices.
func (c *environment) withoutOther(
	j verdict.Judged, q *question.Question, rules []plan.ConflictRule, goes, stays int,
) (verdict.Judged, error) {
	out, left := &c.Beside[goes], c.Beside[stays]
	next := *c
	next.Beside = nil
	next.Frameworks = slices.Clone(c.Frameworks)
	at := slices.IndexFunc(next.Frameworks, func(p existing.Package) bool { return p.Framework == out.Framework })
	next.Frameworks[at] = left
	best, _, err := c.worksAs(q, &next)
	if err != nil {
		return j, err
	}
	if best == nil {
		return c.explain(j, q, rules)
	}
	text := "without " + out.Name
	if out.Installed {
		text += ", and with " + left.Name + " installed again, of which it has overwritten files"
	}
	j = whateverElse(j, rules)
	j.Inferred = true
	j.Fixes = []verdict.Fix{{Text: text, Changes: []observed.Change{{Of: out.Number}}, Change: []plan.Change{},
		Stack: answer.Plan(best).Stack}}
	return j, nil
}

// withoutEither offers to leave one of two entries out that pin a package to different versions, each where the
// environment is known to work then.
func (c *environment) withoutEither(j verdict.Judged, q *question.Question, pair *[2]existing.Package) (
	verdict.Judged, error) {
	for i := range pair {
		out, left := &pair[i], pair[1-i]
		next := *c
		next.Twice = nil
		next.Frameworks, next.Packages = slices.Clone(c.Frameworks), slices.Clone(c.Packages)
		for _, list := range [][]existing.Package{next.Frameworks, next.Packages} {
			for k := range list {
				if list[k].Number == pair[1].Number {
					list[k] = left
				}
			}
		}
		best, _, err := c.worksAs(q, &next)
		if err != nil {
			return j, err
		}
		if best != nil {
			j.Fixes = append(j.Fixes, verdict.Fix{Text: "without " + out.Words, Change: []plan.Change{},
				Changes: []observed.Change{{Of: out.Number}}, Stack: answer.Plan(best).Stack})
		}
	}
	return j, nil
}
