package planner

import (
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules"
)

// newModel lists the candidates and states the rules.
func newModel(facts *facts.Facts, a *query.Query, size model.Size) *model.Model {
	s := model.New(facts, a, size)
	rules.StateRules(s)
	return s
}
