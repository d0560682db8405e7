package check

import (
	"slices"

	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/plan"
)

// systemWithoutGPU returns why an environment for a GPU fails on a system on which no program
// finds one, whatever it holds; nil on others.
func (q *question) systemWithoutGPU() []plan.ConflictRule {
	withGPU := q.forGPU()
	for i := range q.given {
		withGPU = withGPU || noneGiven(q.given[i]) || slices.ContainsFunc(q.given[i].Builds, hasGPUCode)
	}
	if q.System.NoGPU == "" || !withGPU {
		return nil
	}
	rules := q.observedGPU()
	if s := q.SeenWithoutGPU(); s != nil {
		rules = append(rules, q.observed(s, "asked-os")...)
	}
	return append(rules, q.fact(system.WithoutGPU, q.System.NoGPU+" passes no NVIDIA GPU to programs"))
}
