package planner

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

// benchRequests are a plain solve, a fleet, and a conflict with its ways out.
func benchRequests() map[string]request.Request {
	return map[string]request.Request{
		"solve": {Target: "t", GPUs: []request.Text{{Value: "rtx-5090"}},
			Frameworks: []request.FrameworkRequest{{Name: "pytorch"}}},
		"fleet": {Target: "t", GPUs: []request.Text{{Value: "t4"}, {Value: "a100"}, {Value: "h100"}},
			Drivers:    []request.Text{{Value: ">=535"}},
			Frameworks: []request.FrameworkRequest{{Name: "pytorch", With: []request.Text{{Value: "torchvision"}}}}},
		"system": {Target: "t", GPUs: []request.Text{{Value: "a100"}},
			Frameworks: []request.FrameworkRequest{{Name: "onnxruntime"}}, CUDNN: request.Text{Value: "8"}},
		"joint": {Target: "t", GPUs: []request.Text{{Value: "a100"}},
			Frameworks: []request.FrameworkRequest{{Name: "pytorch"}, {Name: "tensorflow"}, {Name: "jax"}}},
		"hopeless": {Target: "t", GPUs: []request.Text{{Value: "rtx-5090"}},
			Frameworks: []request.FrameworkRequest{{Name: "tensorflow"}}},
		"conflict": {Target: "t", GPUs: []request.Text{{Value: "rtx-5090"}},
			Frameworks: []request.FrameworkRequest{{Name: "pytorch", Version: request.Text{Value: "==2.5.1"}}}},
	}
}

func BenchmarkPlan(b *testing.B) {
	p := New(matrices.Embedded())
	for name, r := range benchRequests() {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := p.Plan(r); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkFirstPlan makes the rules' tables anew each time, as every process does.
func BenchmarkFirstPlan(b *testing.B) {
	set := matrices.Embedded()
	for name, r := range benchRequests() {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := New(set).Plan(r); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// benchEnvironments are what requirements say of an environment that works, and of one that fails, with two ways out.
func benchEnvironments() map[string]observed.Environment {
	of := func(torchvision string) observed.Environment {
		flags := observed.Flags{GPU: []string{"rtx-4090"}, Driver: []string{"570.86.15"}, With: []string{"torch==2.7.1",
			"torchvision==" + torchvision, "transformers==4.53.0", "accelerate==1.7.0", "numpy<2.3"}}
		return observed.Environment{Observations: flags.Observations()}
	}
	return map[string]observed.Environment{"works": of("0.22.1"), "fails": of("0.21.0")}
}

// BenchmarkFirstCheck makes the rules' tables anew each time, as every process does.
func BenchmarkFirstCheck(b *testing.B) {
	set := matrices.Embedded()
	for name, env := range benchEnvironments() {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := New(set).Check(env); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// TestAFirstPlanAllocatesLittle pins what the first plan of a process takes once the
// facts are read.
func TestAFirstPlanAllocatesLittle(t *testing.T) {
	set := matrices.Embedded()
	most := map[string]float64{"solve": 4_500, "fleet": 6_000, "system": 7_300, "joint": 23_000, "hopeless": 20_000,
		"conflict": 6_300}
	for name, r := range benchRequests() {
		n := testing.AllocsPerRun(2, func() {
			if _, err := New(set).Plan(r); err != nil {
				t.Fatal(err)
			}
		})
		if n > most[name] {
			t.Errorf("%s: %.0f allocations, want at most %.0f", name, n, most[name])
		}
		t.Logf("%s: %.0f allocations", name, n)
	}
}

// TestAFirstCheckAllocatesLittle pins what the first check of a process takes once the facts are read: what its
// changes have in common with the environment as it is, is not made again.
func TestAFirstCheckAllocatesLittle(t *testing.T) {
	set := matrices.Embedded()
	most := map[string]float64{"works": 5_400, "fails": 17_000}
	for name, env := range benchEnvironments() {
		n := testing.AllocsPerRun(2, func() {
			if _, err := New(set).Check(env); err != nil {
				t.Fatal(err)
			}
		})
		if n > most[name] {
			t.Errorf("%s: %.0f allocations, want at most %.0f", name, n, most[name])
		}
		t.Logf("%s: %.0f allocations", name, n)
	}
}

// TestAPlanAllocatesLittle pins what a plan takes once the planner has met its
// like: the tables of the facts are not made again.
func TestAPlanAllocatesLittle(t *testing.T) {
	most := map[string]float64{"solve": 400, "fleet": 720, "system": 770, "joint": 840, "hopeless": 2_700, "conflict": 950}
	p := New(matrices.Embedded())
	for name, r := range benchRequests() {
		n := testing.AllocsPerRun(5, func() {
			if _, err := p.Plan(r); err != nil {
				t.Fatal(err)
			}
		})
		if n > most[name] {
			t.Errorf("%s: %.0f allocations, want at most %.0f", name, n, most[name])
		}
		t.Logf("%s: %.0f allocations", name, n)
	}
}
