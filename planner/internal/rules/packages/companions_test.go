package packages_test

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/plan"
)

func TestCompanions(t *testing.T) {
	p := planner.New(matrices.Embedded())
	s := plantest.MustStack(t, p, "pytorch==2.5.1 with=torchvision with=torchaudio")
	if s.Packages["torchvision"] != "0.20.1" || s.Packages["torchaudio"] != "2.5.1" {
		t.Errorf("packages are %v", s.Packages)
	}
	s = plantest.MustStack(t, p, "pytorch==2.5.1 build=cu121 with=torchvision")
	if s.Packages["torchvision"] != "0.20.1+cu121" {
		t.Errorf("packages are %v", s.Packages)
	}
	if got := plantest.MustStack(t, p, "pytorch with=torchvision==0.20.1").Framework.Version; got != "2.5.1" {
		t.Errorf("torchvision 0.20.1 brings PyTorch %s, want 2.5.1", got)
	}
	if got := plantest.MustStack(t, p, "pytorch package=torchvision==0.20.1").Framework.Version; got != "2.5.1" {
		t.Errorf("torchvision among the packages brings PyTorch %s, want 2.5.1", got)
	}
	got := plantest.Plan(t, p, "pytorch==2.9.1 with=torchvision==0.19.0")
	if got.Status != plan.StatusConflict || !strings.Contains(plantest.Sentences(got.Conflict),
		"PyTorch 2.9.1 goes with torchvision 0.24.1") {
		t.Errorf("a pair that does not belong together: %+v", got.Conflict)
	}
}
