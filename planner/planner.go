package planner

import (
	"errors"
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/solver"
)

// Planner makes plans out of one set of facts. It may be shared by goroutines.
type Planner struct {
	facts *facts
	// budget bounds the search nodes of a question; 0 is the solver's default.
	budget int
}

// New gives a planner for the facts.
func New(facts *matrices.Set) *Planner { return &Planner{facts: newFacts(facts)} }

// Limits on how much of a conflict is shown.
const (
	maxFixes     = 4
	maxConflicts = 16
)

// Plan solves one target. A target that nothing satisfies is no error: the
// plan's Conflict says why, and what would help. An error is a fault in the
// request (InputErrors takes it apart), or a problem too large to solve.
func (p *Planner) Plan(r Request) (Plan, error) {
	a, err := p.understand(&r)
	if err != nil {
		return Plan{}, err
	}
	found, err := p.solve(a)
	if err != nil {
		return Plan{}, unsolved(r.Name(), err)
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

// solve answers an ask that has been understood.
func (p *Planner) solve(a *ask) (Plan, error) {
	best, err := p.best(a)
	if err != nil {
		return Plan{}, err
	}
	if best != nil {
		return best.plan(), nil
	}
	wide := newScene(p.facts, a, wideScene)
	if !wide.possible() {
		return Plan{}, fmt.Errorf("the facts of %s hold no builds of %s for %s", p.facts.date(), wide.emptyFramework(), a.platform)
	}
	plan, err := wide.fail()
	if err == nil && plan.Conflict != nil {
		err = p.leadWithPlatform(a, plan.Conflict)
	}
	if err == nil && plan.Conflict != nil {
		err = p.otherWays(a, plan.Conflict)
	}
	if err == nil && plan.Conflict != nil {
		plan.Conflict.Split, plan.Conflict.SplitProven, err = p.split(a)
		plan.Conflict.sayWhyNoWayOut(a)
		plan.Conflict.pythonElsewhere(a)
		plan.Conflict.sayElsewhere(p.facts, a)
	}
	return plan, err
}

// leadWithPlatform puts a conflict first that holds whatever CUDA, cuDNN, NCCL
// and Python are asked for, where the target names a platform: that its
// software is not made for the platform says more than which parts clash.
func (p *Planner) leadWithPlatform(a *ask, c *Conflict) error {
	if !a.platformAt.Set() || a.cuda == nil && a.cudnn == nil && a.nccl == nil && a.python == nil {
		return nil
	}
	bare := *a
	bare.cuda, bare.cudnn, bare.nccl, bare.python = nil, nil, nil, nil
	best, err := p.best(&bare)
	if err != nil || best != nil {
		return err
	}
	lead, err := newScene(p.facts, &bare, wideScene).fail()
	if err != nil || lead.Conflict == nil || lead.Conflict.reads(c) {
		return err
	}
	first := *c
	first.Fixes, first.Others, first.Note = []Fix{}, nil, ""
	others := slices.DeleteFunc(append([]Conflict{first}, c.Others...), func(o Conflict) bool { return o.reads(lead.Conflict) })
	*c = Conflict{Rules: lead.Conflict.Rules, Fixes: c.Fixes, Note: c.Note, Others: others}
	return nil
}

// reads reports whether two conflicts read alike.
func (c *Conflict) reads(other *Conflict) bool {
	return slices.EqualFunc(c.Rules, other.Rules, func(x, y ConflictRule) bool { return x.Text == y.Text })
}

// best finds the best stack, in the smallest scene that has one; nil when
// nothing satisfies the ask.
func (p *Planner) best(a *ask) (*choice, error) {
	scene := newScene(p.facts, a, wheelScene)
	best, err := scene.best()
	if best != nil || err != nil || scene.holdsEveryBuild() {
		return best, err
	}
	return newScene(p.facts, a, narrowScene).best()
}

// best finds the best stack of a scene; nil when there is none.
func (s *scene) best() (*choice, error) {
	if !s.possible() {
		return nil, nil
	}
	solution, err := solveScene(s)
	var none *solver.Unsatisfiable
	switch {
	case err == nil:
		return &choice{scene: s, values: solution.Values}, nil
	case errors.As(err, &none):
		return nil, nil
	}
	return nil, err
}

// holdsEveryBuild reports whether a wheel scene leaves out no build that a
// narrow one would have: then the two have the same stacks.
func (s *scene) holdsEveryBuild() bool {
	narrow := &scene{facts: s.facts, ask: s.ask, size: narrowScene}
	on := narrow.candidatePlatforms()
	for _, f := range s.frameworks {
		if builds, _ := s.facts.buildsOf(f.ask, narrow.wanted(f.ask, on)); len(builds) != f.size {
			return false
		}
	}
	return true
}

// possible reports whether every axis has a value to choose.
func (s *scene) possible() bool {
	for _, a := range s.axes {
		if a.size == 0 {
			return false
		}
	}
	return true
}

func (s *scene) emptyFramework() string {
	for _, f := range s.frameworks {
		if f.size == 0 {
			return displayName(f.ask.name)
		}
	}
	return "one of the parts"
}

func solveScene(s *scene) (solver.Solution, error) {
	model, err := s.compile()
	if err != nil {
		return solver.Solution{}, err
	}
	return model.Solve()
}

// compile gives the scene's model.
func (s *scene) compile() (*solver.Model, error) {
	var err error
	s.model, err = solver.Compile(s.problem())
	return s.model, err
}

// plan turns a choice into a plan.
func (c *choice) plan() Plan {
	stack := c.stack()
	return Plan{
		Target:   c.ask.request.Name(),
		Status:   StatusOK,
		Stack:    &stack,
		Reasons:  c.facts.sayOverlays(c.reasons(&stack)),
		Warnings: c.warnings(&stack),
	}
}
