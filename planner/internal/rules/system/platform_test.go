package system_test

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/plan"
)

func TestPlatforms(t *testing.T) {
	p := planner.New(matrices.Embedded())
	got := plantest.Plan(t, p, "gpu=rtx-4090 pytorch platform=windows/amd64")
	if got.Stack == nil || got.Stack.OS != "windows" || got.Stack.BaseImage != "" || got.Stack.NCCL != "" {
		t.Fatalf("Windows: %+v", got.Stack)
	}
	if !plantest.HasWarning(got, system.DefaultIndex) {
		t.Errorf("Windows: nothing names the index that has CUDA wheels: %+v", got.Warnings)
	}
	if got := plantest.MustStack(t, p, "gpu=gh200 pytorch"); got.Platform != facts.LinuxARM64 ||
		got.Driver.KernelModule != hardware.ModuleOpen {
		t.Errorf("Grace Hopper is planned for %s with %s modules", got.Platform, got.Driver.KernelModule)
	}
	if got := plantest.Plan(t, p, "gpu=gh200 pytorch==2.5.0"); got.Status != plan.StatusConflict {
		t.Errorf("PyTorch 2.5.0 has no CUDA wheels for Arm, but gives %+v", got.Stack.Framework)
	}
	if got := plantest.Plan(t, p, "pytorch==2.5.0 platform=linux/arm64"); got.Stack == nil ||
		!plantest.HasWarning(got, system.CPUBuild) {
		t.Errorf("without a GPU, PyTorch 2.5.0 on Arm should be the CPU build with a warning: %+v", got)
	}
}

func TestCPUBuilds(t *testing.T) {
	p := planner.New(matrices.Embedded())
	if got := plantest.MustStack(t, p, "pytorch"); got.Framework.Variant == "cpu" || got.Driver.Floor == "" {
		t.Errorf("without a GPU the plan is %+v, want the default GPU build", got.Framework)
	}
	s := plantest.MustStack(t, p, "pytorch build=cpu")
	if s.Framework.Variant != "cpu" || s.CUDA.Version != "" || s.Driver.Floor != "" ||
		s.Packages["torch"] != s.Framework.Version+"+cpu" {
		t.Errorf("CPU build: %+v", s)
	}
	if got := plantest.Plan(t, p, "gpu=t4 pytorch build=cpu"); got.Status != plan.StatusConflict ||
		!strings.Contains(plantest.Sentences(got.Conflict), "no GPU code") {
		t.Errorf("a CPU build for a GPU: %+v", got.Conflict)
	}
}
