package refusal

import (
	"slices"

	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/plan"
)

// SystemWithoutGPU returns why an environment for a GPU fails on a system on which no program
// finds one, whatever it holds; nil on others.
func SystemWithoutGPU(q *question.Question) []plan.ConflictRule {
	withGPU := q.ForGPU()
	for i := range q.Given {
		withGPU = withGPU || question.NoneGiven(q.Given[i]) || slices.ContainsFunc(q.Given[i].Builds, question.HasGPUCode)
	}
	if q.System.NoGPU == "" || !withGPU {
		return nil
	}
	rules := q.ObservedGPU()
	if s := q.SeenWithoutGPU(); s != nil {
		rules = append(rules, q.Asked(s, "asked-os")...)
	}
	return append(rules, q.Fact(system.WithoutGPU, q.System.NoGPU+" passes no NVIDIA GPU to programs"))
}
