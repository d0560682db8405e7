package hardware_test

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
)

// TestTheCUDNNThatIsLoaded is held to the one that a build was compiled with: at
// least its minor, of its major. Another major is another file, which JAX alone
// opens in place of its own.
func TestTheCUDNNThatIsLoaded(t *testing.T) {
	f := facts.New(matrices.Embedded())
	const older = "PyTorch 2.5.1+cu124 was compiled with cuDNN 9.1, and does not run where cuDNN 9.0.0 is loaded instead"
	for words, tests := range map[string]plantest.Refusals{
		"pytorch==2.5.1 said: cudnn 9.0.0": {
			{"framework=2.5.1+cu124", older}, {"framework=2.5.1+cu118", "cuDNN 9.0.0 is loaded instead"},
			{"framework=2.5.1+cpu", ""},
		},
		"pytorch==2.5.1 said: cudnn 9.1.1":                        {{"framework=2.5.1+cu124", ""}},
		"pytorch==2.5.1 said: cudnn 9.10.2":                       {{"framework=2.5.1+cu124", ""}},
		"pytorch==2.5.1 said: cudnn 9":                            {{"framework=2.5.1+cu124", ""}},
		"pytorch==2.5.1 said: cudnn 8.9.7":                        {{"framework=2.5.1+cu124", ""}},
		"jax==0.4.30 said: cudnn 8.9.7":                           {{"framework=0.4.30+cuda12", "JAX 0.4.30+cuda12 was compiled with cuDNN 9.1"}},
		"pytorch==2.5.1 platform=windows/amd64 said: cudnn 9.0.0": {{"framework=2.5.1+cu124@windows/amd64", ""}},
	} {
		plantest.RuleAlone(t, f, hardware.LoadedCUDNN, words).Check(t, tests)
	}
	if plantest.RuleAlone(t, f, hardware.LoadedCUDNN, "pytorch==2.5.1").States() {
		t.Error("it judges a cuDNN where none is said to be loaded")
	}
}

// TestTheCompilerOfTheSystem is held to the GPU: NVRTC makes code for those that
// it knows, which runs on their major alone.
func TestTheCompilerOfTheSystem(t *testing.T) {
	f := facts.New(matrices.Embedded())
	const none = "CuPy compiles kernels with the NVRTC of CUDA 12.6, which makes no code for"
	plantest.RuleAlone(t, f, hardware.SystemCompiler, "gpu=rtx-5090 cupy==13.4.1 said: cuda 12.6").Check(t, plantest.Refusals{
		{"cuda=12.6.3", none}, {"cuda=12.8.1", ""}, {"gpu=without cuda=12.6.3", ""},
	})
	plantest.RuleAlone(t, f, hardware.SystemCompiler, "gpu=rtx-4090 cupy==13.4.1 said: cuda 12.6").Check(t, plantest.Refusals{
		{"cuda=12.6.3", ""},
	})
	plantest.RuleAlone(t, f, hardware.SystemCompiler, "gpu=rtx-5090 cupy==13.4.1").Check(t, plantest.Refusals{
		{"cuda=12.6.3", none}, {"cuda=12.8.1", ""},
	})
	for _, words := range []string{"gpu=rtx-4090 cupy==13.4.1+cuda12x cuda=12.6", "gpu=rtx-5090 pytorch==2.5.1"} {
		if plantest.RuleAlone(t, f, hardware.SystemCompiler, words).States() {
			t.Errorf("%s: nothing compiles with a CUDA of the system, and the rule speaks", words)
		}
	}
}
