package hardware_test

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
)

// TestCoverageNamesTheRuleThatRefuses: one constraint keeps all rules on why a
// build does not run on a GPU, and says which of them it was.
func TestCoverageNamesTheRuleThatRefuses(t *testing.T) {
	f := facts.New(matrices.Embedded())
	for _, test := range []struct{ words, build, rule, says string }{
		{"gpu=rtx-5090 pytorch", "2.5.1+cu124", hardware.Kernels,
			"PyTorch 2.5.1 builds (cu124) carry no sm_120 code for NVIDIA GeForce RTX 5090: sm_50 to sm_90, no PTX"},
		{"gpu=rtx-5090 pytorch", "2.7.1+cu128", "", ""},
		{"gpu=v100 pytorch", "2.14.1+cu130", hardware.Kernels, "carry no sm_70 code for Tesla V100: sm_75 to sm_120"},
		{"gpu=v100 pytorch", "2.14.1+cu130|2.13.0+cu130", hardware.Kernels, "PyTorch 2.13.0 and 2.14.1 builds (cu130)"},
		{"gpu=jetson-agx-orin-64gb platform=linux/arm64 pytorch", "2.6.0+cu126@linux/arm64", hardware.Kernels,
			"(Jetson parts run code made for them alone)"},
		{"gpu=t4 pytorch==2.5.1 build=cpu", "2.5.1+cpu", hardware.Kernels,
			"PyTorch 2.5.1+cpu has no GPU code: it is built for the CPU alone"},
		{"gpu=b200 tensorflow", "2.21.0+cu125", hardware.BrokenPTX, "their PTX ends there in CUDA_ERROR_INVALID_PTX"},
		{"gpu=h100 tensorflow", "2.21.0+cu125", "", ""},
		{"gpu=rtx-5090 cupy", "11.0.0+cuda11x", hardware.RunTimeKernels, "a toolkit that cannot compile for NVIDIA GeForce RTX 5090"},
	} {
		says, rule := plantest.RuleAlone(t, f, hardware.Kernels, test.words).Refuses(t, "framework="+test.build)
		if rule != test.rule || (says == "") != (test.says == "") || !strings.Contains(says, test.says) {
			t.Errorf("%s, %s: %s says %q, want %s to say %q", test.words, test.build, rule, says, test.rule, test.says)
		}
	}
}

// TestADocumentedFloorRefusesWhatIsNotListed makes up a build of which nothing is
// known but what its makers write.
func TestADocumentedFloorRefusesWhatIsNotListed(t *testing.T) {
	f := facts.New(plantest.OneBuild(func(r *matrices.FrameworkRelease) {
		r.Builds[0].SMMin, r.Builds[0].Platforms[0].SM, r.Builds[0].Platforms[0].KernelsKnown = "8.0", nil, false
	}))
	says, rule := plantest.RuleAlone(t, f, hardware.Kernels, "gpu=t4 pytorch").Refuses(t, "")
	if rule != hardware.DocumentedFloor || !strings.Contains(says, "need compute capability 8.0, and Tesla T4 is 7.5") {
		t.Errorf("%s says %q", rule, says)
	}
	if says, _ := plantest.RuleAlone(t, f, hardware.Kernels, "gpu=a100 pytorch").Refuses(t, ""); says != "" {
		t.Errorf("a GPU that they document is refused: %s", says)
	}
	unlisted := facts.New(plantest.OneBuild(func(r *matrices.FrameworkRelease) {
		r.Builds[0].Platforms[0].SM, r.Builds[0].Platforms[0].KernelsKnown = nil, false
	}))
	says, rule = plantest.RuleAlone(t, unlisted, hardware.Kernels, "gpu=rtx-5090 pytorch").Refuses(t, "")
	if rule != hardware.Kernels || !strings.Contains(says, "are made with a CUDA that cannot compile for NVIDIA GeForce RTX 5090") {
		t.Errorf("%s says %q of a toolkit older than the GPU", rule, says)
	}
}

func TestForcedPTXAsksForPTXAlone(t *testing.T) {
	f := facts.New(matrices.Embedded())
	const forced = " env=CUDA_FORCE_PTX_JIT=1"
	rule := plantest.RuleAlone(t, f, hardware.ForcedPTX, "gpu=t4 tensorflow"+forced)
	rule.Check(t, plantest.Refusals{
		{"framework=2.8.0+cu112", "the PTX of TensorFlow 2.8.0+cu112 is for compute capability 8.0 and newer: Tesla T4 is 7.5"},
	})
	if plantest.RuleAlone(t, f, hardware.Kernels, "gpu=t4 tensorflow"+forced).States() {
		t.Error("two rules speak of the same code")
	}
	plantest.RuleAlone(t, f, hardware.ForcedPTX, "gpu=a100 pytorch"+forced).Check(t, plantest.Refusals{
		{"framework=2.5.1+cu124", "PyTorch 2.5.1 builds (cu124) carry no PTX for NVIDIA A100"}})
	if plantest.RuleAlone(t, f, hardware.ForcedPTX, "gpu=t4 tensorflow").States() {
		t.Error("the rule speaks where nothing forces PTX")
	}
}

// TestWeakerCodeRanksLower orders three ways of serving one GPU: machine code,
// PTX, and code that nobody has listed.
func TestWeakerCodeRanksLower(t *testing.T) {
	f := facts.New(plantest.OneBuild(func(r *matrices.FrameworkRelease) {
		of := func(variant string, on matrices.PlatformBuild) matrices.Build {
			b := r.Builds[0]
			on.Platform, on.Delivery = facts.LinuxAMD64, matrices.DeliveryWheels
			b.Variant, b.Platforms = variant, []matrices.PlatformBuild{on}
			return b
		}
		r.Builds = []matrices.Build{
			of("unknown", matrices.PlatformBuild{}),
			of("ptx", matrices.PlatformBuild{SM: []string{"8.0"}, PTX: []string{"8.0"}, KernelsKnown: true, PTXKnown: true}),
			of("cubin", matrices.PlatformBuild{SM: []string{"9.0"}, KernelsKnown: true, PTXKnown: true}),
		}
	}))
	for _, test := range []struct{ rule, builds, want string }{
		{hardware.PTX, "3.0.0+ptx|3.0.0+cubin", "3.0.0+cubin"},
		{hardware.KernelsUnknown, "3.0.0+unknown|3.0.0+ptx", "3.0.0+ptx"},
		{hardware.KernelsUnknown, "3.0.0+unknown|3.0.0+cubin", "3.0.0+cubin"},
	} {
		got := plantest.RuleAlone(t, f, test.rule, "gpu=h100 pytorch").Prefers(t, "framework", "framework="+test.builds)
		if got != test.want {
			t.Errorf("%s: of %s it takes %s, want %s", test.rule, test.builds, got, test.want)
		}
	}
}

// TestUntriedBuildsAreTakenOnlyWhereTheyAreNamed: of a framework whose newest
// code is listed, a build whose code nobody has listed.
func TestUntriedBuildsAreTakenOnlyWhereTheyAreNamed(t *testing.T) {
	f := facts.New(plantest.OneBuild(func(r *matrices.FrameworkRelease) {
		other := r.Builds[0]
		other.Variant, other.CUDA, other.CUDAFull = "cu124", "12.4", "12.4.1"
		other.Platforms = []matrices.PlatformBuild{{Platform: facts.LinuxAMD64, Delivery: matrices.DeliveryWheels}}
		r.Builds = append(r.Builds, other)
	}))
	plantest.RuleAlone(t, f, hardware.KernelsUntried, "gpu=h100 pytorch").Check(t, plantest.Refusals{
		{"framework=3.0.0+cu124", "PyTorch 3.0.0+cu124: nothing lists the GPU code, and whether it runs on NVIDIA H100 is untried"},
		{"framework=3.0.0+cu126", ""},
		{"framework=3.0.0+cu124 gpu=without", ""},
	})
	for _, named := range []string{"gpu=h100 pytorch build=cu124", "gpu=h100 pytorch build=12.4", "gpu=h100 pytorch cuda=12.4"} {
		if plantest.RuleAlone(t, f, hardware.KernelsUntried, named).States() {
			t.Errorf("%s names the build, and it is refused as untried", named)
		}
	}
}

func TestToolkitsOfTheGPUsTime(t *testing.T) {
	f := facts.New(matrices.Embedded())
	plantest.RuleAlone(t, f, hardware.ToolkitDropped, "gpu=v100 pytorch").Check(t, plantest.Refusals{
		{"cuda=12.6.3", ""}, {"cuda=13.0.2", "CUDA 12.9 is the last that holds code for Tesla V100 (sm_70)"},
		{"cuda=13.0.2 gpu=without", ""},
	})
	if plantest.RuleAlone(t, f, hardware.ToolkitDropped, "gpu=h100 pytorch").States() {
		t.Error("a toolkit ends a GPU that none has dropped")
	}
	first := plantest.RuleAlone(t, f, hardware.ToolkitFirst, "gpu=rtx-4090 pytorch")
	if got := first.Prefers(t, "cuda", "cuda=11.7.0|11.8.0"); got != "11.8.0" {
		t.Errorf("CUDA %s goes first, want the one that knows the GPU by name", got)
	}
}
