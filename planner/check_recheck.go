package planner

import (
	"slices"

	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/plan"
)

// recheck returns the environment with changes made to it; nil where it still
// fails, or would run on the CPU alone.
func (c *environment) recheck(q *question, changes []plan.Change) (*model.Solution, error) {
	changed := q.changed(changes)
	if changed == nil {
		return nil, nil
	}
	best, err := c.runs(changed)
	if best == nil || !q.saidForCPU() && slices.ContainsFunc(best.Builds(), (*candidate.Build).CPU) {
		return nil, err
	}
	return best, nil
}

// saidForCPU reports whether the environment is said to be for the CPU.
func (c *environment) saidForCPU() bool {
	return slices.ContainsFunc(c.cudas, func(o seenCUDA) bool { return o.CPU }) ||
		slices.ContainsFunc(c.frameworks, func(p seenPackage) bool { return p.Label == "cpu" })
}

// changed returns the question with changes made; nil for one that makes no
// sense.
func (q *question) changed(changes []plan.Change) *question {
	next := *q.environment
	next.frameworks = slices.Clone(q.frameworks)
	next.packages = slices.Clone(q.packages)
	board, driver := q.board, q.driver
	for _, change := range changes {
		if !next.change(change, &driver) {
			return nil
		}
	}
	other, err := next.ask(q.gpu, board, driver)
	if err != nil || other.query == nil {
		return nil
	}
	return other
}
