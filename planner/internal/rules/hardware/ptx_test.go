package hardware_test

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/plan"
)

func TestPTXOnlyServesWithAWarningAndTheToolkitsDriver(t *testing.T) {
	set := plantest.OneBuild(func(r *matrices.FrameworkRelease) { r.Builds[0].Platforms[0].PTX = []string{"8.0"} })
	p, f := planner.New(set), facts.New(set)
	got := plantest.Plan(t, p, "gpu=h100 pytorch")
	if got.Stack == nil || got.Stack.GPUs[0].RunsBy != plan.RunsByPTX || !plantest.HasWarning(got, hardware.PTX) {
		t.Fatalf("got %+v, %+v; want a stack that runs by PTX, with a warning", got.Stack, got.Warnings)
	}
	if got.Stack.Driver.Floor != "560.28.03" {
		t.Errorf("floor is %s, want that of CUDA 12.6 itself", got.Stack.Driver.Floor)
	}
	old := plantest.Plan(t, p, "gpu=h100 driver=550.54.15 pytorch")
	if old.Status != plan.StatusConflict || !strings.Contains(plantest.Sentences(old.Conflict),
		"takes the toolkit's own driver, 560.28.03 or newer") {
		t.Errorf("PTX on driver 550: %+v", old.Conflict)
	}
	if without := plantest.AnswerWithout(t, f, "gpu=h100 driver=550.54.15 pytorch", hardware.PTXDriver); without == "nothing" {
		t.Errorf("rule %s is not what refuses the driver", hardware.PTXDriver)
	}
}

func TestPTXRanksBelowMachineCode(t *testing.T) {
	set := plantest.OneBuild(func(r *matrices.FrameworkRelease) {
		r.Builds[0].Platforms[0].PTX = []string{"8.0"}
		other := r.Builds[0]
		other.Variant, other.CUDA, other.CUDAFull, other.Channel = "cu124", "12.4", "12.4.1", "experimental"
		other.Platforms = []matrices.PlatformBuild{{Platform: facts.LinuxAMD64, SM: []string{"9.0"}, KernelsKnown: true,
			PTXKnown: true, Delivery: matrices.DeliveryWheels}}
		r.Builds = append(r.Builds, other)
	})
	p, f := planner.New(set), facts.New(set)
	if got := plantest.MustStack(t, p, "gpu=h100 pytorch"); got.Framework.Variant != "cu124" {
		t.Errorf("build is %s, want the one with machine code", got.Framework.Variant)
	}
	if with, without := plantest.AnswerWithout(t, f, "gpu=h100 pytorch", ""),
		plantest.AnswerWithout(t, f, "gpu=h100 pytorch", hardware.PTX); with == without {
		t.Errorf("rule %s is not what decides: %s", hardware.PTX, with)
	}
}

func TestToolkitThatDroppedTheGPUDoesNotServeItEvenByPTX(t *testing.T) {
	set := plantest.OneBuild(func(r *matrices.FrameworkRelease) {
		b := &r.Builds[0]
		b.Variant, b.CUDA, b.CUDAFull = "cu130", "13.0", "13.0.2"
		b.Platforms[0].PTX = []string{"5.0"}
	})
	p, f := planner.New(set), facts.New(set)
	if got := plantest.Plan(t, p, "gpu=v100 pytorch"); got.Status != plan.StatusConflict ||
		!strings.Contains(plantest.Sentences(got.Conflict), "CUDA 12.9 is the last that holds code for Tesla V100") {
		t.Errorf("got %+v", got)
	}
	if without := plantest.AnswerWithout(t, f, "gpu=v100 pytorch", hardware.ToolkitDropped); without == "nothing" {
		t.Errorf("rule %s is not what refuses it", hardware.ToolkitDropped)
	}
}

func TestFrameworkMayAskForANewerDriver(t *testing.T) {
	set := plantest.OneBuild(func(r *matrices.FrameworkRelease) { r.Builds[0].MinDriver = "550.54.15" })
	p := planner.New(set)
	s := plantest.MustStack(t, p, "gpu=a100 pytorch")
	if s.Driver.Floor != "550.54.15" {
		t.Errorf("floor is %s", s.Driver.Floor)
	}
	if got := plantest.Plan(t, p, "gpu=a100 driver=535.104.05 pytorch"); got.Status != plan.StatusConflict {
		t.Errorf("driver 535 passes below the framework's own floor: %+v", got.Stack)
	}
}
