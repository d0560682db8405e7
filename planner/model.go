package planner

import (
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules"
)

// newModel returns the candidates with what the user asks and what the rules
// state over them.
func newModel(p *Planner, q *query.Query, size model.Size) *model.Model {
	m := model.New(p.facts, p.cache, q, size)
	rules.Require(m)
	rules.State(m)
	return m
}
