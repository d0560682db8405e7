package hardware_test

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
)

// TestDriverFloorOfTheCUDAMajor states the floors by themselves: one for each
// major from 11 on, one for each minor before, and none for the CPU.
func TestDriverFloorOfTheCUDAMajor(t *testing.T) {
	rule := plantest.RuleAlone(t, facts.New(matrices.Embedded()), hardware.DriverFloor, "gpu=v100 driver=440.33.01 pytorch")
	rule.Check(t, plantest.Refusals{
		{"framework=2.5.1+cu118 driver=450.80.02", ""},
		{"framework=2.5.1+cu118 driver=440.33.01", "CUDA 11 needs driver 450.80.02 or newer (branch 440 stops at CUDA 10.2)"},
		{"framework=2.5.1+cu124 driver=525.60.13", ""},
		{"framework=2.5.1+cu124 driver=450.80.02", "CUDA 12 needs driver 525.60.13 or newer (branch 450 stops at CUDA 11.0)"},
		{"framework=1.8.1+cu102 driver=440.33.01", ""},
		{"framework=1.8.1+cu102 driver=418.39 forward_compatibility=no", "CUDA 10.2 needs driver 440.33 or newer"},
		// The lowest floor of the builds left is the one that helps.
		{"framework=2.5.1+cu124|2.5.1+cu118 driver=440.33.01", "CUDA 11 needs driver 450.80.02"},
	})
}

func TestGPUsNeedADriverThatKnowsThem(t *testing.T) {
	f := facts.New(matrices.Embedded())
	plantest.RuleAlone(t, f, hardware.GPUDriver, "gpu=rtx-5090 driver=535.104.05 pytorch").Check(t, plantest.Refusals{
		{"driver=570.26", ""},
		{"driver=535.104.05", "NVIDIA GeForce RTX 5090 (blackwell) needs driver 570.26 or newer, whatever the CUDA"},
		{"gpu=without driver=535.104.05", ""},
	})
	plantest.RuleAlone(t, f, hardware.GPUDriverEnd, "gpu=v100 driver=595.58.03 pytorch").Check(t, plantest.Refusals{
		{"driver=595.58.03", "driver branch 580 is the last that supports Tesla V100"},
		{"driver=580.65.06", ""},
		{"gpu=without driver=595.58.03", ""},
	})
	if plantest.RuleAlone(t, f, hardware.GPUDriverEnd, "gpu=jetson-agx-orin-64gb pytorch").States() {
		t.Error("a branch of the desktop's drivers ends a Jetson, whose driver is JetPack's")
	}
	// Windows has branches of its own, up to 19 numbers ahead of their sisters.
	windows := plantest.RuleAlone(t, f, hardware.GPUDriverEnd, "gpu=gtx-1080 driver=581.15 platform=windows/amd64 pytorch")
	windows.Check(t, plantest.Refusals{{"driver=581.15", ""}})
	windows = plantest.RuleAlone(t, f, hardware.GPUDriverEnd, "gpu=gtx-1080 driver=591.44 platform=windows/amd64 pytorch")
	windows.Check(t, plantest.Refusals{{"driver=591.44", "driver branch 580 is the last"}})
}

// TestDriversKnowWhatTheirBranchLists: no source says which is the first branch for Ada, and one lists what R470 knows.
func TestDriversKnowWhatTheirBranchLists(t *testing.T) {
	f := facts.New(matrices.Embedded())
	for driver, want := range map[string]string{
		"470.82.01": "drivers up to branch 470 do not know NVIDIA GeForce RTX 4090 (ada), whatever the CUDA",
		"495.46":    "drivers up to branch 515 do not know NVIDIA GeForce RTX 4090 (ada)", // which lists nothing itself
		"520.56.06": "",
	} {
		plantest.RuleAlone(t, f, hardware.GPUDriver, "gpu=rtx-4090 driver="+driver+" pytorch").Check(t, plantest.Refusals{
			{"driver=" + driver, want}, {"gpu=without driver=" + driver, ""}})
	}
	if plantest.RuleAlone(t, f, hardware.GPUDriver,
		"gpu=rtx-4090 driver=516.94 platform=windows/amd64 pytorch").States() {
		t.Error("what a branch on Linux lists refuses a driver of Windows")
	}
}

// TestAFrameworksOwnFloorCountsWhereItIsNewer: the floor of the CUDA is another
// rule's.
func TestAFrameworksOwnFloorCountsWhereItIsNewer(t *testing.T) {
	for own, want := range map[string]plantest.Refusals{
		"550.54.15": {
			{"driver=550.54.15", ""},
			{"driver=535.104.05", "PyTorch 3.0.0+cu126 asks for driver 550.54.15 or newer"},
		},
		"470.82.01": nil,
		"":          nil,
	} {
		f := facts.New(plantest.OneBuild(func(r *matrices.FrameworkRelease) { r.Builds[0].MinDriver = own }))
		rule := plantest.RuleAlone(t, f, hardware.FrameworkDriver, "gpu=a100 driver=535.104.05 pytorch")
		if rule.States() != (want != nil) {
			t.Errorf("with a floor of its own of %q the rule speaks: %t", own, rule.States())
		}
		rule.Check(t, want)
	}
}

// TestPTXTakesTheDriverOfItsToolkit: only builds that serve the GPU by PTX are
// held, and to the driver that came with their CUDA.
func TestPTXTakesTheDriverOfItsToolkit(t *testing.T) {
	hopperByPTX := plantest.OneBuild(func(r *matrices.FrameworkRelease) { r.Builds[0].Platforms[0].PTX = []string{"8.0"} })
	f := facts.New(hopperByPTX)
	plantest.RuleAlone(t, f, hardware.PTXDriver, "gpu=h100 driver=550.54.15 pytorch").Check(t, plantest.Refusals{
		{"driver=560.28.03", ""},
		{"driver=550.54.15", "PyTorch builds of every release run on NVIDIA H100 only through PTX, " +
			"which takes the toolkit's own driver, 560.28.03 or newer"},
		{"gpu=without driver=550.54.15", ""},
	})
	if plantest.RuleAlone(t, f, hardware.PTXDriver, "gpu=a100 driver=550.54.15 pytorch").States() {
		t.Error("machine code is held to the driver that compiles PTX")
	}
}

// TestACompatPackageLiftsTheFloor: on branches of the package's own list, and
// never past what it holds.
func TestACompatPackageLiftsTheFloor(t *testing.T) {
	f := facts.New(matrices.Embedded())
	rule := plantest.RuleAlone(t, f, hardware.DriverFloor, "gpu=a100 driver=535.104.05 pytorch forward")
	rule.Check(t, plantest.Refusals{
		{"framework=2.14.1+cu130 driver=535.104.05 forward_compatibility=yes", ""},
		{"framework=2.14.1+cu130 driver=535.104.05 forward_compatibility=no", "CUDA 13 needs driver 580.65.06"},
		{"framework=2.14.1+cu130 driver=418.39 forward_compatibility=yes", "and no cuda-compat package lifts it"},
	})
	image := plantest.RuleAlone(t, f, hardware.ForwardImage, "gpu=a100 driver=535.104.05 pytorch==2.14.1 forward")
	image.Check(t, plantest.Refusals{
		{"forward_compatibility=yes base_image=docker.io/nvidia/cuda:13.0.3-base-ubuntu24.04", ""},
		{"forward_compatibility=no base_image=docker.io/nvidia/cuda:13.0.3-base-ubuntu24.04", "cuda-compat packages come with nvidia/cuda"},
		{"forward_compatibility=yes base_image=docker.io/library/python:3.13-slim-trixie", "come with nvidia/cuda images alone"},
		{"forward_compatibility=no base_image=docker.io/library/python:3.13-slim-trixie", ""},
	})
	geforce := plantest.RuleAlone(t, f, hardware.ForwardGPU, "gpu=rtx-4090 driver=535.104.05 pytorch forward")
	geforce.Check(t, plantest.Refusals{{"forward_compatibility=yes", "error 804"}, {"forward_compatibility=no", ""}})
	ranked := plantest.RuleAlone(t, f, hardware.Forward, "gpu=a100 driver=535.104.05 pytorch forward")
	if got := ranked.Prefers(t, "forward_compatibility", ""); got != "no" {
		t.Errorf("a cuda-compat package is preferred: %s", got)
	}
}

// TestInferredFirstBranchesRefuseNoDriver: what only seems too old ranks below.
func TestInferredFirstBranchesRefuseNoDriver(t *testing.T) {
	set := plantest.OneBuild(func(*matrices.FrameworkRelease) {})
	archs := set.Architectures()
	for i := range archs {
		if archs[i].ComputeCapability == "12.0" {
			archs[i].Inferred = []string{"first_driver_branch"}
		}
	}
	branches := set.DriverBranches()
	for i := range branches {
		branches[i].Inferred = []string{"architectures"}
	}
	f := facts.New(set)
	const words = "gpu=rtx-5090 driver=535.104.05 pytorch"
	if plantest.RuleAlone(t, f, hardware.GPUDriver, words).States() {
		t.Error("an inferred branch refuses a driver that hosts are said to run")
	}
	rank := plantest.RuleAlone(t, f, hardware.GPUDriverInferred, words)
	if got := rank.Prefers(t, "driver", "driver=535.104.05|570.26"); got != "570.26" {
		t.Errorf("driver %s goes first, want the one that is known to do", got)
	}
	// Where nobody says what hosts run, a plan stays with drivers that are known to do.
	plantest.RuleAlone(t, f, hardware.GPUDriver, "gpu=rtx-5090 pytorch").Check(t, plantest.Refusals{
		{"driver=525.60.13", "needs driver 570.26"}, {"driver=570.26", ""}})
}
