package hardware_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/plan"
)

func TestTooNewGPUForTheAskedRelease(t *testing.T) {
	got := plantest.Plan(t, planner.New(matrices.Embedded()), "gpu=NVIDIA_GeForce_RTX_5090 pytorch==2.5.1")
	if got.Status != plan.StatusConflict || got.Stack != nil {
		t.Fatalf("status %s with stack %v, want a conflict", got.Status, got.Stack)
	}
	said := plantest.Sentences(got.Conflict)
	for _, want := range []string{"NVIDIA GeForce RTX 5090",
		"PyTorch 2.5.1 builds (cu118, cu121, cu124) carry no sm_120 code", "newest is sm_90"} {
		if !strings.Contains(said, want) {
			t.Errorf("the conflict does not say %q:\n%s", want, said)
		}
	}
	var cited []string
	for _, r := range got.Conflict.Rules {
		cited = append(cited, r.Facts...)
	}
	for _, want := range []string{"pytorch/2.5.1+cu124#sm", "gpus/rtx-5090#compute-capability"} {
		if !slices.Contains(cited, want) {
			t.Errorf("the conflict cites %v, want %s among them", cited, want)
		}
	}
	fix := got.Conflict.Fixes[0]
	if fix.Stack.Framework != (plan.Framework{Name: "pytorch", Version: "2.7.1", Variant: "cu128"}) {
		t.Errorf("first way out is %+v, want the nearest release that works, 2.7.1 for cu128", fix.Stack.Framework)
	}
	for _, f := range got.Conflict.Fixes {
		if len(f.Stack.GPUs) == 0 {
			t.Errorf("way out %q leaves no GPU", f.Text)
		}
	}
}

func TestNewestStackForANewGPU(t *testing.T) {
	s := plantest.MustStack(t, planner.New(matrices.Embedded()), "gpu=rtx-5090 pytorch")
	if s.Framework.Version != "2.15.0" || s.CUDA.Version != "13.2.2" {
		t.Errorf("stack is PyTorch %s with CUDA %s, want the newest", s.Framework.Version, s.CUDA.Version)
	}
	if version.Compare(s.Driver.Floor, "580.65.06") < 0 || s.Driver.KernelModule != hardware.ModuleOpen {
		t.Errorf("driver is %+v, want the floor of CUDA 13 and the open modules", s.Driver)
	}
	if !strings.HasPrefix(s.Driver.Recommended, "580.") {
		t.Errorf("recommended driver is %s, want one of the long-term branch 580", s.Driver.Recommended)
	}
	if s.BaseImage != "docker.io/library/python:"+s.Python+"-slim-trixie" || s.CUDA.Delivery != plan.DeliveryWheels {
		t.Errorf("base image %s with CUDA by %s", s.BaseImage, s.CUDA.Delivery)
	}
}

func TestOldGPUKeepsTheBuildThatCarriesIt(t *testing.T) {
	got := plantest.Plan(t, planner.New(matrices.Embedded()), "gpu=v100 pytorch")
	if got.Stack == nil || got.Stack.Framework.Variant != "cu126" || got.Stack.Framework.Version != "2.14.1" {
		t.Fatalf("stack is %+v, want the newest PyTorch for cu126", got.Stack)
	}
	if got.Stack.Driver.Floor != "525.60.13" || !strings.HasPrefix(got.Stack.Driver.Recommended, "580.") {
		t.Errorf("driver is %+v", got.Stack.Driver)
	}
	if !plantest.HasWarning(got, hardware.GPUDriverEnd) {
		t.Errorf("nothing warns that R580 is the last for Volta: %+v", got.Warnings)
	}
}

func TestOneStackForAFleet(t *testing.T) {
	s := plantest.MustStack(t, planner.New(matrices.Embedded()), "gpu=t4 gpu=a100 gpu=h100 pytorch")
	if len(s.GPUs) != 3 {
		t.Fatalf("stack serves %+v", s.GPUs)
	}
	for _, g := range s.GPUs {
		if g.RunsBy != plan.RunsByCubin {
			t.Errorf("%s runs by %s", g.Name, g.RunsBy)
		}
	}
}
