package hardware_test

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
)

// TestABuildTakesTheCUDAThatItWasMadeFor: wheels bring one, a system may have any
// of a range.
func TestABuildTakesTheCUDAThatItWasMadeFor(t *testing.T) {
	f := facts.New(matrices.Embedded())
	plantest.RuleAlone(t, f, hardware.BuildCUDA, "pytorch").Check(t, plantest.Refusals{
		{"framework=2.5.1+cu124 cuda=12.4.1", ""},
		{"framework=2.5.1+cu124 cuda=11.8.0", "PyTorch 2.5.1+cu124 comes with CUDA 12.4"},
		{"framework=2.5.1+cu124|2.5.1+cu121 cuda=11.8.0", "PyTorch 2.5.1 builds (cu121, cu124) come with CUDA 12.1 or 12.4"},
	})
	plantest.RuleAlone(t, f, hardware.BuildCUDA, "tensorflow cuda=12.2").Check(t, plantest.Refusals{
		{"framework=2.10.0+cu112 cuda=11.8.0", ""},
		{"framework=2.10.0+cu112 cuda=12.2.2", "TensorFlow 2.10.0+cu112 takes CUDA"},
	})
	plantest.RuleAlone(t, f, hardware.BuildNCCL, "pytorch nccl=2.27.3").Check(t, plantest.Refusals{
		{"framework=2.8.0+cu128 nccl=2.27.3", ""},
		{"framework=2.5.1+cu124 nccl=2.27.3", "PyTorch 2.5.1+cu124 comes with NCCL 2.21.5"},
	})
	plantest.RuleAlone(t, f, hardware.BuildCUDNN, "jax cudnn=9.1").Check(t, plantest.Refusals{
		{"framework=0.6.0+cuda12 cudnn=9.8.0.87", ""},
		{"framework=0.6.0+cuda12 cudnn=9.1.0.70", "JAX 0.6.0+cuda12 takes cuDNN >=9.8"},
	})
}

// TestManyVersionsAreSummedUp: more than six versions are told as a span, with
// what they do not hold.
func TestManyVersionsAreSummedUp(t *testing.T) {
	f := facts.New(matrices.Embedded())
	rule := plantest.RuleAlone(t, f, hardware.BuildCUDA, "pytorch cuda=13.4")
	rule.Check(t, plantest.Refusals{{"cuda=13.4.2", "PyTorch 1.0.0 to 2.15.0 builds come with CUDA 8.0 to 13.2, none 13.4"}})
}

func TestCUDNNServesTheGPUsOfItsTime(t *testing.T) {
	f := facts.New(matrices.Embedded())
	const of = "gpu=v100 onnxruntime cudnn=9"
	plantest.RuleAlone(t, f, hardware.CUDNNFloor, of).Check(t, plantest.Refusals{
		{"cudnn=9.10.2.21", ""},
		{"cudnn=9.11.0.98", "cuDNN 9.11.0.98 and newer serve no GPU below compute capability 7.5, and Tesla V100 is 7.0"},
		{"cudnn=9.11.0.98 gpu=without", ""},
	})
	plantest.RuleAlone(t, f, hardware.CUDNNCeiling, "gpu=b200 onnxruntime cudnn=9").Check(t, plantest.Refusals{
		{"cudnn=9.7.0.66", ""},
		{"cudnn=9.5.1.17", "cuDNN 9.5.1.17 serves GPUs up to compute capability 9.0, and NVIDIA B200 is 10.0"},
	})
}

// TestCUDNNAndCUDAGoTogether: up to 8.0 a cuDNN is for one minor, then for majors.
func TestCUDNNAndCUDAGoTogether(t *testing.T) {
	f := facts.New(matrices.Embedded())
	plantest.RuleAlone(t, f, hardware.CUDNNCUDA, "onnxruntime cuda=>=11.8 cudnn=9").Check(t, plantest.Refusals{
		{"cudnn=9.10.2.21 cuda=12.9.1", ""},
		{"cudnn=9.12.0.46 cuda=11.8.0", "cuDNN 9.12.0.46 is for CUDA 12 and 13"},
	})
	if plantest.RuleAlone(t, f, hardware.CUDNNCUDA, "pytorch==2.5.1").States() {
		t.Error("wheels have the two together, and the rule speaks")
	}
}

func TestATakenBackCUDNNRanksLast(t *testing.T) {
	f := facts.New(matrices.Embedded())
	rule := plantest.RuleAlone(t, f, hardware.CUDNNWithdrawn, "jax cudnn=9.25")
	if got := rule.Prefers(t, "cudnn", "cudnn=9.25.0.15|9.24.0.43"); got != "9.24.0.43" {
		t.Errorf("cuDNN %s goes first, and was taken back", got)
	}
	if plantest.RuleAlone(t, f, hardware.CUDNNWithdrawn, "jax").States() {
		t.Error("it is no candidate where nobody names it, and the rule speaks")
	}
}

// TestLibrariesAreOpenedByTheNamesOfTheirRelease: a CUDA that has them under other
// names is none to a build on a system, and none of that concerns wheels.
func TestLibrariesAreOpenedByTheNamesOfTheirRelease(t *testing.T) {
	f := facts.New(matrices.Embedded())
	plantest.RuleAlone(t, f, hardware.LibraryNames, "tensorflow cuda=>=10.2").Check(t, plantest.Refusals{
		{"framework=2.3.0+cu101 cuda=10.2.89", "TensorFlow 2.3.0 opens libcudart.so.10.1, and CUDA 10.2 has libcudart.so.10.2 instead"},
		{"framework=2.4.1+cu110 cuda=11.1.1", "opens libcusolver.so.10, and CUDA 11.1 has libcusolver.so.11 instead"},
		{"framework=2.10.0+cu112 cuda=11.8.0", ""},
		{"framework=2.14.0+cu118 cuda=11.1.1", ""},
	})
	if plantest.RuleAlone(t, f, hardware.LibraryNames, "pytorch").States() {
		t.Error("PyTorch opens no library of the system by name, and the rule speaks")
	}
	for _, test := range []struct{ cuda, library, linux, windows string }{
		{"10.2.89", "cudart", "libcudart.so.10.2", "cudart64_102.dll"},
		{"11.0.3", "cusolver", "libcusolver.so.10", "cusolver64_10.dll"},
		{"11.8.0", "cusolver", "libcusolver.so.11", "cusolver64_11.dll"},
	} {
		linux, ref := hardware.LibraryFiles(f, "cuda", test.cuda, false)
		windows, _ := hardware.LibraryFiles(f, "cuda", test.cuda, true)
		if linux[test.library] != test.linux || windows[test.library] != test.windows {
			t.Errorf("CUDA %s: %s and %s, want %s and %s", test.cuda, linux[test.library], windows[test.library], test.linux,
				test.windows)
		}
		if _, err := f.Lookup(ref); err != nil {
			t.Errorf("CUDA %s cites %s: %v", test.cuda, ref, err)
		}
	}
	if names, _ := hardware.LibraryFiles(f, "cuda", "5.0", false); names != nil {
		t.Errorf("the facts hold names of a CUDA before their time: %v", names)
	}
}
