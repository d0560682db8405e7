package model_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/solver"
)

// TestCachesHoldWhatWouldBeMadeAnew plans targets that differ in one thing
// each, in two orders, and compares with planners that have met no other
// target: a table whose key leaves out something that it is made from gives
// another answer.
func TestCachesHoldWhatWouldBeMadeAnew(t *testing.T) {
	var targets []string
	for _, gpu := range []string{"gpu=h100", "gpu=v100", "gpu=jetson-orin-nx", "gpu=rtx-5090 gpu=t4", ""} {
		for _, asks := range []string{"pytorch", "pytorch==2.5.1", "pytorch toolkit", "pytorch base=example.com/own:1",
			"pytorch python=3.10 os=ubuntu22.04", "pytorch==2.5.1 cuda=12.6", "pytorch==2.5.1 cuda=12.5",
			"tensorflow", "tensorflow==2.15.*", "onnxruntime cudnn=8", "onnxruntime cuda=11.8", "cupy driver=470.82",
			"pytorch platform=windows/amd64", "pytorch driver=535 forward",
			"pytorch tensorflow", "pytorch with=torchvision", "pytorch package=vllm==0.6.3",
			"pytorch package=flash-attn==2.7.4.post1", "package=vllm==0.11.0", "package=vllm==0.11.0 platform=linux/arm64",
			"onnxruntime package=nvidia-cudnn-cu12==9.1.0.70"} {
			targets = append(targets, gpu+" "+asks)
		}
	}
	alone := map[string]answered{}
	for _, words := range targets {
		alone[words] = answer(planner.New(matrices.Embedded()), words)
	}
	for range 2 {
		shared := planner.New(matrices.Embedded())
		for i, words := range targets {
			if diff := cmp.Diff(alone[words], answer(shared, words)); diff != "" {
				t.Fatalf("%s (-alone +after %d others):\n%s", words, i, diff)
			}
		}
		slices.Reverse(targets)
	}
}

// answered is what a planner says of a request.
type answered struct {
	Plan  plan.Plan
	Fault string
}

func answer(p *planner.Planner, words string) answered {
	got, err := p.Plan(plantest.Request(words))
	if err != nil {
		return answered{Fault: err.Error()}
	}
	return answered{Plan: got}
}

// TestCachedTablesSayWhatTheirRulesSay makes each constraint of a model again and
// compares it, value by value, with the one that was in the cache.
func TestCachedTablesSayWhatTheirRulesSay(t *testing.T) {
	f, cache := facts.New(matrices.Embedded()), model.NewCache()
	for _, words := range []string{"gpu=h100 pytorch with=torchvision package=vllm",
		"gpu=v100 driver=535.104.05 onnxruntime", "gpu=a100 pytorch jax", "gpu=t4 tensorflow==2.15.*"} {
		r := plantest.Request(words)
		q, err := query.Read(f, &r)
		if err != nil {
			t.Fatal(err)
		}
		for _, size := range []model.Size{model.WheelModel, model.NarrowModel, model.StandaloneModel, model.WideModel} {
			shared, alone := stated(f, cache, q, size), stated(f, nil, q, size)
			if len(shared.Constraints) != len(alone.Constraints) || len(shared.SoftConstraints) != len(alone.SoftConstraints) {
				t.Fatalf("%s: %d and %d constraints, alone %d and %d", words, len(shared.Constraints),
					len(shared.SoftConstraints), len(alone.Constraints), len(alone.SoftConstraints))
			}
			for i := range shared.Constraints {
				sameTable(t, words, alone, &alone.Constraints[i].Solver, &shared.Constraints[i].Solver)
			}
		}
	}
}

func stated(f *facts.Facts, cache *model.Cache, q *query.Query, size model.Size) *model.Model {
	m := model.New(f, cache, q, size)
	rules.Require(m)
	rules.State(m)
	return m
}

func sameTable(t *testing.T, words string, m *model.Model, want, got *solver.Rule) {
	t.Helper()
	if want.Table == nil || got.Table == nil {
		return
	}
	sizes := []int{m.Variables[want.Dims[0]].Size, 1}
	if len(want.Dims) > 1 {
		sizes[1] = m.Variables[want.Dims[1]].Size
	}
	for x := range sizes[0] {
		for y := range sizes[1] {
			if v := []int{x, y}; want.Table.Allows(v) != got.Table.Allows(v) {
				t.Fatalf("%s: %s of %v says %t", words, want.ID, v, got.Table.Allows(v))
			}
		}
	}
}
