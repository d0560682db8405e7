package planner

import (
	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// mostAvoided is how many builds are passed over in search of one whose stack has
// no warnings: of PyTorch, those of two years.
const mostAvoided = 24

// PlanAllStrict is PlanAll, but prefers stacks without warnings: of the target's
// first framework it takes the best build that comes with none. A target whose
// stacks all have some gets the best of them.
func (p *Planner) PlanAllStrict(requests []request.Request) (plan.Document, error) {
	doc, err := p.PlanAll(requests)
	if err != nil {
		return doc, err
	}
	faults := make([]error, len(requests))
	inParallel(len(requests), func(i int) {
		if doc.Plans[i].Stack != nil && len(doc.Plans[i].Warnings) > 0 {
			faults[i] = p.avoidWarnings(requests[i], &doc.Plans[i])
		}
	})
	return doc, joinOnce(faults)
}

// avoidWarnings puts a stack without warnings in the place of a plan that has
// some, where there is one.
func (p *Planner) avoidWarnings(r request.Request, found *plan.Plan) error {
	q, err := p.engine.Read(&r)
	if err != nil {
		return err
	}
	framework := found.Stack.Framework
	q.Passed = found.Warnings[0].Rule
	for len(q.Avoid) < mostAvoided {
		q.Avoid = append(q.Avoid, framework.Version+"+"+framework.Variant)
		best, err := p.engine.Best(q)
		if best == nil || err != nil {
			return err
		}
		other := answer.Plan(best)
		if len(other.Warnings) == 0 {
			*found = other
			return nil
		}
		framework = other.Stack.Framework
	}
	return nil
}
