package packages_test

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/rules/libraries"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
)

// TestWhatAPackageIsSaidToBeCompiledFor judges packages of an environment by what
// somebody says of them: the torch and the CUDA that they load beside, and the GPUs
// that they hold code for.
func TestWhatAPackageIsSaidToBeCompiledFor(t *testing.T) {
	f := facts.New(matrices.Embedded())
	beside := func(said string, tests plantest.Refusals) {
		t.Helper()
		plantest.RuleAlone(t, f, packages.CompiledBeside, "gpu=a100 pytorch said: "+said).Check(t, tests)
	}
	beside("ext built for torch 2.2.0+cu121", plantest.Refusals{
		{"framework=2.2.0+cu121", ""}, {"framework=2.2.2+cu121", ""}, // of one minor, whose binary interface is one
		{"framework=2.3.0+cu121", "ext is said to be compiled for torch 2.2 and CUDA 12.1 (built for torch 2.2.0+cu121), and loads beside no other"},
		{"framework=2.2.0+cu118", "loads beside no other"},
	})
	beside("ext cu124 wheel", plantest.Refusals{
		{"framework=2.9.1+cu128", ""}, // of CUDA 12, whose minors go together
		{"framework=2.9.1+cu130", "ext is said to be compiled for CUDA 12.4"},
	})
	beside("ext built for cu102", plantest.Refusals{
		{"framework=1.8.1+cu102", ""}, {"framework=1.3.1+cu101", "for CUDA 10.2"}, // before 11 they do not
	})
	beside("ext compiled against PyTorch 1.13", plantest.Refusals{
		{"framework=1.13.1+cu117", ""}, {"framework=2.0.1+cu118", "for torch 1.13 "}})

	runs := func(gpu, said, want string) {
		t.Helper()
		rule := plantest.RuleAlone(t, f, packages.CompiledFor, "gpu="+gpu+" pytorch said: "+said)
		rule.Check(t, plantest.Refusals{{"", want}, {"gpu=without", ""}})
	}
	runs("rtx-4090", "ext compiled for sm_80", "")
	runs("h100", "ext compiled for sm_80", "ext is said to be compiled for compute capability 8.0")
	runs("h100", "ext built for 8.0+PTX", "")
	runs("t4", "ext built for 8.0+PTX", "for compute capability 8.0")
	runs("a100", "ext compiled for sm_90a and sm_80", "")
	if plantest.RuleAlone(t, f, packages.CompiledFor, "gpu=a100 pytorch said: ext built for torch 2.2").States() {
		t.Error("nobody says which GPUs it holds code for, and the rule speaks")
	}
}

// TestACUDNNInAWheelIsNotFoundByName: a package that opens it so needs one where the
// loader looks.
func TestACUDNNInAWheelIsNotFoundByName(t *testing.T) {
	f := facts.New(matrices.Embedded())
	const words = "gpu=t4 pytorch package=ctranslate2"
	plantest.RuleAlone(t, f, libraries.OpenedByName, words+" said: pip").Check(t, plantest.Refusals{
		{"framework=2.5.0+cu124 ctranslate2=4.5.0", "ctranslate2 4.5.0 opens libcudnn"},
		{"framework=2.5.0+cpu ctranslate2=4.5.0", ""},
		{"framework=2.5.0+cu124 ctranslate2=4.6.3", ""}, // depends on torch, which has it loaded
	})
	if plantest.RuleAlone(t, f, libraries.OpenedByName, words).States() {
		t.Error("an image made here tells the loader of it, and the rule speaks")
	}
}
