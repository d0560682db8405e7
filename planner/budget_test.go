package planner

import (
	"errors"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/planner/internal/plantest"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/solver"
)

// TestATargetPastTheBoundHasNoAnswer ends the search for a best stack at every
// bound: there is the proven one or none.
func TestATargetPastTheBoundHasNoAnswer(t *testing.T) {
	const words = "gpu=v100 gpu=b200 pytorch with=torchvision package=vllm"
	want := plantest.Summary(plantest.MustStack(t, embedded(), words))
	ended := 0
	for budget := 1; budget < 1000; budget++ {
		p := embedded()
		p.engine.Budget = budget
		got, err := p.Plan(plantest.Request(words))
		if err == nil {
			if plantest.Summary(got.Stack) != want {
				t.Errorf("bound %d gives %+v, want %s", budget, got.Stack, want)
			}
			break
		}
		ended++
		if !errors.Is(err, solver.ErrBudget) || !strings.Contains(err.Error(), `target "test" asks for too much at once`) {
			t.Fatalf("bound %d: %v", budget, err)
		}
	}
	if ended == 0 {
		t.Error("no bound ended the search")
	}
}

// TestAConflictOutlivesTheBound ends the search for conflicts and ways out at
// many bounds: what is shown is sound, and it is said that there may be more.
func TestAConflictOutlivesTheBound(t *testing.T) {
	const words = "gpu=v100 cuda=13.0 pytorch==2.9.1 cudnn=8 os=ubuntu24.04 python=3.10 from=system"
	set := matrices.Embedded()
	partial := 0
	for budget := 1; budget < 4000; budget += 1 + budget/8 {
		p := New(set)
		p.engine.Budget = budget
		got, err := p.Plan(plantest.Request(words))
		if err != nil {
			if !errors.Is(err, solver.ErrBudget) {
				t.Fatalf("bound %d: %v", budget, err)
			}
			continue
		}
		if got.Conflict == nil || len(got.Conflict.Rules) == 0 {
			t.Fatalf("bound %d: %+v", budget, got)
		}
		if strings.Contains(got.Conflict.Note, "there may be more conflicts") {
			partial++
		}
		for _, f := range got.Conflict.Fixes {
			if faults := checkStack(set, f.Stack); len(faults) > 0 {
				t.Errorf("bound %d: %s: %v", budget, f.Text, faults)
			}
		}
	}
	if partial == 0 {
		t.Error("no bound ended after the first conflict")
	}
}
