package compiling_test

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/rules/compiling"
)

// TestWhatIsCompiledHereTakesTheToolkitThatIsHere: of the framework's CUDA major, and
// one that knows the GPU.
func TestWhatIsCompiledHereTakesTheToolkitThatIsHere(t *testing.T) {
	f := facts.New(matrices.Embedded())
	of := func(rule, words string) *plantest.Alone { return plantest.RuleAlone(t, f, rule, words) }
	of(compiling.ToolkitMajor, "gpu=a100 pytorch package=deepspeed said: toolkit 12.4").Check(t, plantest.Refusals{
		{"framework=2.9.1+cu128", ""},
		{"framework=2.9.1+cu130", "deepspeed is compiled where it is, with the toolkit of CUDA 12.4 that is there"},
	})
	const says = "deepspeed is compiled where it is, and CUDA 11.8 is older than 12.8, which first knew NVIDIA GeForce RTX 5090"
	of(compiling.ToolkitGPU, "gpu=rtx-5090 pytorch package=deepspeed said: toolkit 11.8").Check(t, plantest.Refusals{
		{"", says}, {"gpu=without", ""}})
	for _, quiet := range []string{"gpu=rtx-5090 pytorch package=deepspeed said: toolkit 12.8",
		"gpu=rtx-5090 pytorch package=deepspeed", "gpu=rtx-5090 pytorch said: toolkit 11.8"} {
		if of(compiling.ToolkitGPU, quiet).States() {
			t.Errorf("%s: the rule speaks", quiet)
		}
	}
}

// TestSourcesEndWithAPython has a package whose setup imports what later Pythons no longer have.
func TestSourcesEndWithAPython(t *testing.T) {
	const words = "gpu=a100 pytorch said: from-index minkowskiengine"
	plantest.RuleAlone(t, facts.New(matrices.Embedded()), compiling.Sources, words).Check(t, plantest.Refusals{
		{"python=3.11 framework=2.4.1+cu118", ""},
		{"python=3.12 framework=2.4.1+cu118", "the setup of its sources does not run on Python 3.12 or newer"},
		{"python=3.11 framework=2.4.1+cu121", "its sources do not compile with CUDA 12.0 or newer"},
	})
}
