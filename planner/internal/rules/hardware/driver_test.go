package hardware_test

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/plan"
)

func TestDriverTooOldForTheBuild(t *testing.T) {
	for _, words := range []string{
		"gpu=rtx-3090 driver=470.82 pytorch==2.5.1+cu124",
		"gpu=rtx-3090 driver=470.82 pytorch==2.5.1 build=12.4",
		"gpu=rtx-3090 driver=470.82 pytorch==2.5.1 cuda=12.4",
	} {
		got := plantest.Plan(t, planner.New(matrices.Embedded()), words)
		if got.Status != plan.StatusConflict || !strings.Contains(plantest.Sentences(got.Conflict),
			"CUDA 12 needs driver 525.60.13 or newer") {
			t.Errorf("%s: %+v", words, got)
			continue
		}
		var newer, older bool
		for _, f := range got.Conflict.Fixes {
			newer = newer || strings.Contains(f.Text, ">=525.60.13")
			older = older || f.Stack.Framework.Variant == "cu118"
		}
		if !newer || !older {
			t.Errorf("%s: ways out %+v, want a newer driver and a cu118 build", words, plantest.Texts(got.Conflict.Fixes))
		}
	}
}

func TestFleetWithOldestDriverDecides(t *testing.T) {
	s := plantest.MustStack(t, planner.New(matrices.Embedded()), "gpu=a100 driver=580.65.06 driver=470.82.01 pytorch")
	if version.Major(s.CUDA.Version) != "11" {
		t.Errorf("CUDA is %s, want one that driver 470 runs", s.CUDA.Version)
	}
	if s.Driver.Given != "580.65.06, 470.82.01" {
		t.Errorf("given drivers are %q", s.Driver.Given)
	}
}

func TestBuildOfTheDriversOwnCUDAIsPreferredWithinARelease(t *testing.T) {
	if got := plantest.MustStack(t, planner.New(matrices.Embedded()),
		"gpu=a100 driver=535.104.05 pytorch==2.5.1").Framework.Variant; got != "cu121" {
		t.Errorf("driver 535 knows CUDA 12.2: build is %s, want cu121, which needs no minor-version compatibility", got)
	}
	if got := plantest.MustStack(t, planner.New(matrices.Embedded()),
		"gpu=a100 driver=550.54.15 pytorch==2.5.1").Framework.Variant; got != "cu124" {
		t.Errorf("driver 550 knows CUDA 12.4: build is %s, want cu124", got)
	}
	got := plantest.Plan(t, planner.New(matrices.Embedded()), "gpu=a100 driver=535.104.05 pytorch==2.8.0")
	if got.Stack.Framework.Variant != "cu128" || !plantest.HasWarning(got, hardware.MinorCompat) {
		t.Errorf("build is %s with warnings %+v, want the default cu128 and a word on minor-version compatibility",
			got.Stack.Framework.Variant, got.Warnings)
	}
}

func TestDriverText(t *testing.T) {
	p := planner.New(matrices.Embedded())
	if got := plantest.Plan(t, p, "gpu=a100 driver=525 pytorch==2.5.1"); got.Stack == nil ||
		!plantest.HasWarning(got, hardware.DriverBranch) {
		t.Errorf("branch 525: %+v, want a stack and a word on releases below the floor", got)
	}
	if got := plantest.Plan(t, p, "gpu=a100 driver=525.60.11 pytorch==2.5.1+cu124"); got.Status != plan.StatusConflict {
		t.Errorf("an exact driver below the floor gives %s", got.Status)
	}
	if got := plantest.Plan(t, p, "gpu=a100 driver=>=535 pytorch==2.5.1"); got.Stack == nil ||
		got.Stack.Driver.Given != ">=535" || got.Stack.Driver.Floor != "525.60.13" {
		t.Errorf("range: %+v", got.Stack)
	}
	if got := plantest.Plan(t, p, "gpu=v100 driver=595.58.03 pytorch"); got.Status != plan.StatusConflict ||
		!strings.Contains(plantest.Sentences(got.Conflict), "branch 580 is the last that supports Tesla V100") {
		t.Errorf("too new a driver: %+v", got.Conflict)
	}
	if got := plantest.Plan(t, p, "gpu=v100 driver=>=535 pytorch"); !plantest.HasWarning(got, hardware.GPUDriverEnd) {
		t.Errorf("an open range of drivers brings no word on the last branch for Volta: %+v", got.Warnings)
	}
}
