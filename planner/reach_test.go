package planner

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/planner/internal/plantest"

	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/plan"
)

func TestReachOfAStack(t *testing.T) {
	p := embedded()
	old := p.Reach(plantest.MustStack(t, p, "gpu=v100 pytorch==2.5.1"))
	if !slices.Contains(old.Capabilities, "7.0") || !slices.Contains(old.Capabilities, "9.0") ||
		slices.Contains(old.Capabilities, "12.0") {
		t.Errorf("PyTorch 2.5.1 reaches %v, want 7.0 and 9.0 and not 12.0", old.Capabilities)
	}
	if !slices.Contains(old.Branches, "535") || slices.Contains(old.Branches, "470") {
		t.Errorf("CUDA 12 runs on branches %v, want 535 and not 470", old.Branches)
	}
	unknown := plan.Stack{Framework: plan.Framework{Name: "pytorch", Version: "9.9"}, Platform: facts.LinuxAMD64}
	if got := p.Reach(&unknown); len(got.Capabilities)+len(got.Branches) != 0 {
		t.Errorf("an unknown build reaches %+v", got)
	}
}

func TestReachEndsWithWhatStandsAroundTheFramework(t *testing.T) {
	p := embedded()
	stack := plantest.MustStack(t, p, "gpu=a100 pytorch==2.8.0 package=flash-attn==2.8.3")
	got := p.Reach(stack).Capabilities
	if slices.Contains(got, "7.5") || !slices.Contains(got, "8.0") {
		t.Errorf("flash-attn 2 lets the stack run on %v, want 8.0 and newer", got)
	}
	stack = plantest.MustStack(t, p, "gpu=a100 jax==0.8.0")
	stack.CUDNN = "9.13.0.50"
	if got := p.Reach(stack).Capabilities; slices.Contains(got, "7.0") || !slices.Contains(got, "7.5") {
		t.Errorf("cuDNN 9.13 lets the stack run on %v, want 7.5 and newer", got)
	}
	stack.CUDA.Version = "13.0.1"
	stack.CUDNN = ""
	if got := p.Reach(stack).Capabilities; slices.Contains(got, "7.0") {
		t.Errorf("CUDA 13 lets the stack run on %v, want 7.5 and newer", got)
	}
}
