package planner

import (
	"testing"

	"github.com/envsolve/envsolve/planner/internal/plantest"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/model"
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
			"pytorch python=3.10 os=ubuntu22.04",
			"tensorflow", "tensorflow==2.15.*", "onnxruntime cudnn=8", "onnxruntime cuda=11.8", "cupy driver=470.82",
			"pytorch platform=windows/amd64", "pytorch driver=535 forward",
			"pytorch tensorflow", "pytorch with=torchvision", "pytorch package=vllm==0.6.3",
			"pytorch package=flash-attn==2.7.4.post1", "package=vllm==0.11.0", "package=vllm==0.11.0 platform=linux/arm64",
			"onnxruntime package=nvidia-cudnn-cu12==9.1.0.70"} {
			targets = append(targets, gpu+" "+asks)
		}
	}
	shared := New(matrices.Embedded())
	for range 2 {
		for i, words := range targets {
			want, errAlone := New(matrices.Embedded()).Plan(plantest.Request(words))
			got, err := shared.Plan(plantest.Request(words))
			if (err == nil) != (errAlone == nil) {
				t.Fatalf("%s: %v, alone %v", words, err, errAlone)
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Fatalf("%s (-alone +after %d others):\n%s", words, i, diff)
			}
		}
		for i, j := 0, len(targets)-1; i < j; i, j = i+1, j-1 {
			targets[i], targets[j] = targets[j], targets[i]
		}
		shared = New(matrices.Embedded())
	}
}

// TestCachedTablesSayWhatTheirRulesSay makes each constraint of a model again and
// compares it, value by value, with the one that was in the cache.
func TestCachedTablesSayWhatTheirRulesSay(t *testing.T) {
	p := New(matrices.Embedded())
	for _, words := range []string{"gpu=h100 pytorch with=torchvision package=vllm",
		"gpu=v100 driver=535.104.05 onnxruntime", "gpu=a100 pytorch jax", "gpu=t4 tensorflow==2.15.*"} {
		r := plantest.Request(words)
		q, err := p.read(&r)
		if err != nil {
			t.Fatal(err)
		}
		for _, size := range []model.Size{model.WheelModel, model.NarrowModel, model.WideModel} {
			shelved := newModel(p, q, size)
			alone := newModel(&Planner{facts: p.facts}, q, size)
			if len(shelved.Constraints) != len(alone.Constraints) {
				t.Fatalf("%s: %d clauses, alone %d", words, len(shelved.Constraints), len(alone.Constraints))
			}
			for i := range shelved.Constraints {
				sameTable(t, words, alone, &alone.Constraints[i].Solver, &shelved.Constraints[i].Solver)
			}
		}
	}
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
