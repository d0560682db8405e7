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
	"github.com/envsolve/envsolve/planner/internal/search"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/solver"
)

// Planner makes plans out of one set of facts. It may be shared by goroutines.
type Planner struct {
	facts  *facts.Facts
	engine search.Engine
}

// New returns a planner for the facts.
func New(tables *matrices.Set) *Planner {
	all := facts.New(tables)
	return &Planner{facts: all, engine: search.Engine{Facts: all, Cache: model.NewCache()}}
}

// Rules returns the catalogue of rules, in the order in which stacks are put
// together.
func Rules() []plan.Rule { return rules.Rules() }

// Plan solves one target. A target that nothing satisfies is no error: the
// plan's Conflict says why, and what would help. An error is a fault in the
// request (InputErrors takes it apart), or a problem too large to solve.
func (p *Planner) Plan(r request.Request) (plan.Plan, error) {
	q, err := p.engine.Read(&r)
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

// solve answers a query.
func (p *Planner) solve(q *query.Query) (plan.Plan, error) {
	best, err := p.engine.Best(q)
	if err != nil {
		return plan.Plan{}, err
	}
	if best != nil {
		result := answer.Plan(best)
		return result, p.noteStandalone(q, best, &result)
	}
	wide := p.engine.Model(q, model.WideModel)
	if !search.Possible(wide) {
		return plan.Plan{}, fmt.Errorf("the facts of %s hold no builds of %s for %s", p.facts.Date(),
			emptyFramework(wide),
			q.Platform)
	}
	plan, err := answer.Fail(wide, func(changes []plan.Change) (*model.Solution, error) { return p.replan(q, changes) })
	if err == nil && plan.Conflict != nil {
		err = p.leadWithPlatform(q, plan.Conflict)
	}
	var unserved []string
	if err == nil && plan.Conflict != nil {
		unserved, err = p.unserved(q)
	}
	if err == nil && plan.Conflict != nil {
		err = p.alternatives(wide, plan.Conflict, unserved)
	}
	if err == nil && plan.Conflict != nil {
		plan.Conflict.Split, plan.Conflict.SplitProven, err = p.split(q)
		answer.NoteNoWayOut(plan.Conflict, q)
		answer.NotePythonAlternatives(plan.Conflict, q)
		answer.NoteAlternatives(plan.Conflict, p.facts, q)
		answer.NoteUnread(plan.Conflict, p.facts, q)
		if err == nil {
			err = p.noteFrameworks(q, plan.Conflict, unserved)
		}
	}
	return plan, err
}

// noteStandalone notes with the reason of the framework, where the Python of the system that the target asks for holds
// it back, the newer release that has a stack with a relocatable build of Python.
func (p *Planner) noteStandalone(q *query.Query, best *model.Solution, result *plan.Plan) error {
	if !answer.HeldBySystem(best) || q.Request.PythonFrom.Set() || !q.MayStandAlone() || result.Stack == nil {
		return nil
	}
	changed := *q.Request
	changed.PythonFrom = request.Text{Value: request.PythonStandalone, At: q.OS.Text.At}
	if changed.PythonFrom.At.ByFlag() {
		changed.PythonFrom.At.File = "--python-from"
	}
	other, err := p.engine.Read(&changed)
	if err != nil {
		return nil // as of the target itself, which was read
	}
	with, err := p.engine.Best(other)
	if err != nil || with == nil {
		return answer.UnlessSpent(err)
	}
	answer.NoteStandalone(best, with, result)
	return nil
}

// replan finds the best stack of a target with changes made to its request; nil
// when nothing satisfies that, or it makes no sense any more.
func (p *Planner) replan(q *query.Query, changes []plan.Change) (*model.Solution, error) {
	fix := plan.Fix{Change: changes}
	changed, err := fix.Apply(*q.Request)
	if err != nil {
		return nil, nil
	}
	other, err := p.engine.Read(&changed)
	if request.InputErrors(err) != nil {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	if q.Pin != nil {
		other.Hold(q.Pin)
	}
	return p.engine.Best(other)
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
	best, err := p.engine.Best(&bare)
	if err != nil || best != nil {
		return err
	}
	lead, err := answer.Fail(p.engine.Model(&bare, model.WideModel), nil)
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

func emptyFramework(m *model.Model) string {
	for _, f := range m.Frameworks() {
		if f.Size == 0 {
			return f.Package.Traits.Name
		}
	}
	return "one of the parts"
}
