package planner

import (
	"errors"
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/solver"
)

// Planner makes plans out of one set of facts. It may be shared by goroutines.
type Planner struct {
	facts *facts.Facts
	cache *model.Cache // what models of these facts have in common
	// budget bounds the search nodes of a question; 0 is the solver's default.
	budget int
}

// New returns a planner for the facts.
func New(tables *matrices.Set) *Planner {
	return &Planner{facts: facts.New(tables), cache: model.NewCache()}
}

// Rules returns the catalogue of rules, in the order in which stacks are put
// together.
func Rules() []plan.Rule { return rules.Rules() }

// Plan solves one target. A target that nothing satisfies is no error: the
// plan's Conflict says why, and what would help. An error is a fault in the
// request (InputErrors takes it apart), or a problem too large to solve.
func (p *Planner) Plan(r request.Request) (plan.Plan, error) {
	q, err := p.read(&r)
	if err != nil {
		return plan.Plan{}, err
	}
	found, err := p.solve(q)
	if err != nil {
		return plan.Plan{}, unsolved(r.Name(), err)
	}
	return found, nil
}

// unsolved words the error of a target that could not be solved. One past the
// search's bound has no answer, rather than one without a proof.
func unsolved(target string, err error) error {
	if errors.Is(err, solver.ErrBudget) {
		return fmt.Errorf("target %q asks for too much at once to prove which stack is the best; give exact versions for more of its parts, or split it into several targets: %w", target, err)
	}
	return fmt.Errorf("target %q: %w", target, err)
}

// read resolves a request. The error joins every fault found.
func (p *Planner) read(r *request.Request) (*query.Query, error) {
	q, err := query.Read(p.facts, r)
	if err != nil {
		return nil, err
	}
	q.Budget = p.budget
	return q, nil
}

// solve answers a query.
func (p *Planner) solve(q *query.Query) (plan.Plan, error) {
	best, err := p.best(q)
	if err != nil {
		return plan.Plan{}, err
	}
	if best != nil {
		return answer.Plan(best), nil
	}
	wide := newModel(p, q, model.WideModel)
	if !possible(wide) {
		return plan.Plan{}, fmt.Errorf("the facts of %s hold no builds of %s for %s", p.facts.Date(),
			emptyFramework(wide),
			q.Platform)
	}
	plan, err := answer.Fail(wide, func(changes []plan.Change) (*model.Solution, error) { return p.replan(q, changes) })
	if err == nil && plan.Conflict != nil {
		err = p.leadWithPlatform(q, plan.Conflict)
	}
	if err == nil && plan.Conflict != nil {
		err = p.alternatives(wide, plan.Conflict)
	}
	if err == nil && plan.Conflict != nil {
		plan.Conflict.Split, plan.Conflict.SplitProven, err = p.split(q)
		answer.NoteNoWayOut(plan.Conflict, q)
		answer.NotePythonAlternatives(plan.Conflict, q)
		answer.NoteAlternatives(plan.Conflict, p.facts, q)
		answer.NoteUnread(plan.Conflict, p.facts, q)
	}
	return plan, err
}

// replan finds the best stack of a target with changes made to its request; nil
// when nothing satisfies that, or it makes no sense any more.
func (p *Planner) replan(q *query.Query, changes []plan.Change) (*model.Solution, error) {
	fix := plan.Fix{Change: changes}
	changed, err := fix.Apply(*q.Request)
	if err != nil {
		return nil, nil
	}
	other, err := p.read(&changed)
	if request.InputErrors(err) != nil {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	if q.Pin != nil {
		other.Hold(q.Pin)
	}
	return p.best(other)
}

// leadWithPlatform puts a conflict first that holds whatever CUDA, cuDNN, NCCL
// and Python are asked for, where the target names a platform: that its
// software is not made for the platform says more than which parts clash.
func (p *Planner) leadWithPlatform(q *query.Query, c *plan.Conflict) error {
	if !q.PlatformAt.Set() || q.CUDA == nil && q.CUDNN == nil && q.NCCL == nil && q.Python == nil {
		return nil
	}
	bare := *q
	bare.CUDA, bare.CUDNN, bare.NCCL, bare.Python = nil, nil, nil, nil
	best, err := p.best(&bare)
	if err != nil || best != nil {
		return err
	}
	lead, err := answer.Fail(newModel(p, &bare, model.WideModel), nil)
	if err != nil || lead.Conflict == nil || reads(lead.Conflict, c) {
		return err
	}
	first := *c
	first.Fixes, first.Others, first.Note = []plan.Fix{}, nil, ""
	others := slices.DeleteFunc(append([]plan.Conflict{first}, c.Others...),
		func(o plan.Conflict) bool { return reads(&o, lead.Conflict) })
	*c = plan.Conflict{Rules: lead.Conflict.Rules, Fixes: c.Fixes, Note: c.Note, Others: others}
	return nil
}

// reads reports whether two conflicts read alike.
func reads(c *plan.Conflict, other *plan.Conflict) bool {
	return slices.EqualFunc(c.Rules, other.Rules, func(x, y plan.ConflictRule) bool { return x.Text == y.Text })
}

// best finds the best stack, in the smallest model that has one; nil when
// nothing satisfies the query.
func (p *Planner) best(q *query.Query) (*model.Solution, error) {
	m := newModel(p, q, model.WheelModel)
	best, err := solve(m)
	if best != nil || err != nil || m.HoldsEveryBuild() {
		return best, err
	}
	return solve(newModel(p, q, model.NarrowModel))
}

// solve finds the best stack of a model; nil when there is none.
func solve(m *model.Model) (*model.Solution, error) {
	if !possible(m) {
		return nil, nil
	}
	solution, err := solveModel(m)
	var none *solver.Unsatisfiable
	switch {
	case err == nil:
		return &model.Solution{Model: m, Values: solution.Values}, nil
	case errors.As(err, &none):
		return nil, nil
	}
	return nil, err
}

// possible reports whether every variable has a value to choose.
func possible(m *model.Model) bool {
	for _, a := range m.Variables {
		if a.Size == 0 {
			return false
		}
	}
	return true
}

func emptyFramework(m *model.Model) string {
	for _, f := range m.Frameworks() {
		if f.Size == 0 {
			return f.Package.Traits.Name
		}
	}
	return "one of the parts"
}

func solveModel(m *model.Model) (solver.Solution, error) {
	model, err := m.Compile()
	if err != nil {
		return solver.Solution{}, err
	}
	return model.Solve()
}

// newModel returns the candidates with what the user asks and what the rules
// state over them.
func newModel(p *Planner, q *query.Query, size model.Size) *model.Model {
	m := model.New(p.facts, p.cache, q, size)
	rules.Require(m)
	rules.State(m)
	avoid(m)
	return m
}
