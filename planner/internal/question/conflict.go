package question

import (
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/plan"
)

// Asked says an observation as the first part of a conflict.
func (q *Question) Asked(s *existing.Seen, rule string) []plan.ConflictRule {
	return []plan.ConflictRule{{Kind: "requirement", Rule: rule, Text: s.Words, At: s.At.String(), Facts: []string{}}}
}

// ObservedGPU lists the observations by which an environment is for a GPU.
func (q *Question) ObservedGPU() []plan.ConflictRule {
	var list []plan.ConflictRule
	add := func(s *existing.Seen) {
		list = append(list, plan.ConflictRule{Kind: "requirement", Rule: "asked-gpu", Text: s.Words, At: s.At.String(),
			Facts: []string{}})
	}
	if q.GPU != nil {
		add(&q.GPU.Seen)
	}
	if q.Driver != nil {
		add(q.Driver)
	}
	for i := range q.CUDAs {
		add(&q.CUDAs[i].Seen)
	}
	if q.CUDNN.Number >= 0 {
		add(&q.CUDNN)
	}
	return list
}

// Fact returns a rule of a conflict with what it rests on.
func (q *Question) Fact(rule, text string, refs ...string) plan.ConflictRule {
	return plan.ConflictRule{Kind: "fact", Rule: rule, Text: text, Facts: refs, Evidence: q.Facts.Evidence(refs)}
}
