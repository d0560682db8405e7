package planner

import (
	"errors"
	"fmt"
	"testing"

	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/solver"
)

// everyBoard asks for the first n GPUs of the facts, all of them for n < 0.
func everyBoard(p *Planner, n int, framework, version string) request.Request {
	r := request.Request{Target: "t", Frameworks: []request.FrameworkRequest{{Name: framework,
		Version: request.Text{Value: version}}}}
	for i, g := range p.facts.GPUs() {
		if i == n {
			break
		}
		r.GPUs = append(r.GPUs, request.Text{Value: g.ID, At: request.Position{File: "envsolve.hcl", Line: i + 1, Column: 3}})
	}
	return r
}

// TestTargetsOfHundredsOfGPUsAreAnswered: with a stack, or with a conflict that
// was found within the node budget, so that its answer comes at once. What it
// takes is measured by BenchmarkLargeTargets; allocations stand in for it here,
// since they do not depend on the machine.
func TestTargetsOfHundredsOfGPUsAreAnswered(t *testing.T) {
	p := embedded()
	for _, test := range largeTargets(p) {
		t.Run(test.name, func(t *testing.T) {
			plan, err := p.Plan(test.request)
			switch {
			case errors.Is(err, solver.ErrBudget):
				t.Fatalf("the budget ended: %v", err)
			case err != nil:
				t.Fatal(err)
			case plan.Status != test.status:
				t.Errorf("status %s, want %s", plan.Status, test.status)
			case plan.Stack != nil && len(plan.Stack.GPUs) != 5:
				t.Errorf("%d models in the stack", len(plan.Stack.GPUs))
			case plan.Conflict != nil && len(plan.Conflict.Rules) == 0:
				t.Error("a conflict of no rules")
			}
			if n := testing.AllocsPerRun(1, func() { p.Plan(test.request) }); n > test.allocations {
				t.Errorf("%.0f allocations, want at most %.0f", n, test.allocations)
			}
		})
	}
}

type largeTarget struct {
	name, status string
	request      request.Request
	allocations  float64
}

func largeTargets(p *Planner) []largeTarget {
	same := request.Request{Target: "t", Frameworks: []request.FrameworkRequest{{Name: "pytorch"}}}
	for i := range 500 {
		same.GPUs = append(same.GPUs, request.Text{Value: []string{"h100", "a100", "l40s", "t4", "rtx-4090"}[i%5]})
	}
	drivers := everyBoard(p, 500, "pytorch", "")
	for i := range 40 {
		drivers.Drivers = append(drivers.Drivers, request.Text{Value: fmt.Sprint(450 + 5*i)})
	}
	return []largeTarget{
		{"500 GPUs of five models", plan.StatusOK, same, 20_000},
		{"500 models", plan.StatusConflict, everyBoard(p, 500, "pytorch", ""), 100_000},
		{"500 models, one release", plan.StatusConflict, everyBoard(p, 500, "tensorflow", "==2.15.1"), 100_000},
		{"every model", plan.StatusConflict, everyBoard(p, -1, "pytorch", ""), 200_000},
		{"500 models on 40 drivers", plan.StatusConflict, drivers, 500_000},
	}
}

func BenchmarkLargeTargets(b *testing.B) {
	p := embedded()
	for _, test := range largeTargets(p) {
		b.Run(test.name, func(b *testing.B) {
			for b.Loop() {
				if _, err := p.Plan(test.request); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
