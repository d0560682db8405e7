package system_test

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
)

func TestWheelsForOneJetPackStandOnItsImage(t *testing.T) {
	set := plantest.OneBuild(func(r *matrices.FrameworkRelease) {
		r.MinGlibc = ""
		r.Builds[0] = matrices.Build{Variant: "jp5", CUDA: "11.4", CUDNN: "8.6.0", JetPack: []string{"5.0.2"},
			Platforms: []matrices.PlatformBuild{
				{Platform: facts.LinuxARM64, SM: []string{"8.7"}, KernelsKnown: true, PTXKnown: true, Python: []string{"3.8"},
					Delivery: matrices.DeliverySystem}}}
	})
	p, f := planner.New(set), facts.New(set)
	s := plantest.MustStack(t, p, "gpu=jetson-agx-orin-64gb pytorch")
	if s.BaseImage != "nvcr.io/nvidia/l4t-jetpack:r35.1.0" || s.Driver.JetPack != "5.0.2" {
		t.Errorf("it stands on %s with JetPack %s, and is for 5.0.2", s.BaseImage, s.Driver.JetPack)
	}
	if with, without := plantest.AnswerWithout(t, f, "gpu=jetson-agx-orin-64gb pytorch", ""),
		plantest.AnswerWithout(t, f, "gpu=jetson-agx-orin-64gb pytorch", system.JetPack); with == without {
		t.Errorf("rule %s is not what decides: %s", system.JetPack, with)
	}
}
