// Package search finds the best stack of a query: it lists candidates, states
// over them what the user asks and what the rules say, and has the solver
// choose.
package search

import (
	"errors"
	"slices"

	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/solver"
)

// Engine finds stacks in one set of facts. It may be shared by goroutines.
type Engine struct {
	Facts *facts.Facts
	Cache *model.Cache // what models of these facts have in common
	// Budget bounds the search nodes of a question; 0 is the solver's default.
	Budget int
}

// Read resolves a request for a plan, which brings what packages import without requiring it. The
// error joins every fault found.
func (e *Engine) Read(r *request.Request) (*query.Query, error) {
	q, err := query.ReadForPlan(e.Facts, r)
	if err != nil {
		return nil, err
	}
	if err := q.AddImported(e.Facts); err != nil {
		return nil, err
	}
	q.Budget = e.Budget
	return q, nil
}

// ReadExisting resolves a request for what is there, to which nothing is added.
func (e *Engine) ReadExisting(r *request.Request) (*query.Query, error) {
	q, err := query.Read(e.Facts, r)
	if err != nil {
		return nil, err
	}
	q.Budget = e.Budget
	return q, nil
}

// Model returns the candidates with what the user asks and what the rules
// state over them.
func (e *Engine) Model(q *query.Query, size model.Size) *model.Model {
	m := model.New(e.Facts, e.Cache, q, size)
	rules.Require(m)
	rules.State(m)
	rules.StateChanges(m)
	avoid(m)
	return m
}

// Best finds the best stack, in the smallest model that has one; nil when
// nothing satisfies the query. A relocatable build of Python is taken where the
// systems' own leave no stack, unless the target says where it wants its Python from.
func (e *Engine) Best(q *query.Query) (*model.Solution, error) {
	m := e.Model(q, model.WheelModel)
	best, err := Solve(m)
	if best == nil && err == nil && !m.HoldsEveryBuild() {
		best, err = Solve(e.Model(q, model.NarrowModel))
	}
	if best == nil && err == nil && !q.Request.PythonFrom.Set() && q.MayStandAlone() {
		best, err = Solve(e.Model(q, model.StandaloneModel))
	}
	return best, err
}

// Solve finds the best stack of a model; nil when there is none.
func Solve(m *model.Model) (*model.Solution, error) {
	if !Possible(m) {
		return nil, nil
	}
	compiled, err := m.Compile()
	if err != nil {
		return nil, err
	}
	solution, err := compiled.Solve()
	var none *solver.Unsatisfiable
	switch {
	case err == nil:
		return &model.Solution{Model: m, Values: solution.Values}, nil
	case errors.As(err, &none):
		return nil, nil
	}
	return nil, err
}

// Possible reports whether every variable has a value to choose.
func Possible(m *model.Model) bool {
	for _, a := range m.Variables {
		if a.Size == 0 {
			return false
		}
	}
	return true
}

// avoid keeps the builds out that a query passes over.
func avoid(m *model.Model) {
	if len(m.Query.Avoid) == 0 {
		return
	}
	s := model.Statement{Model: m, Rule: &plan.Rule{ID: system.Newest, Kind: plan.Made}}
	model.Constrain1(&s, m.Frameworks()[0].BuildTerm(), func(b *candidate.Build) bool {
		return !slices.Contains(m.Query.Avoid, b.Label())
	}, model.Says{Own: true, Silent: true, Explain: func(model.Domains) model.Explanation {
		return model.Explanation{Text: "its stack comes with a warning"}
	}})
}
