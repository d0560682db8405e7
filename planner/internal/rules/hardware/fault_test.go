package hardware_test

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/internal/plantest"
)

func TestPreReleasesAndYankedOnesOnlyWhenNamed(t *testing.T) {
	p := planner.New(matrices.Embedded())
	if got := plantest.MustStack(t, p, "tensorflow").Framework.Version; got != "2.21.0" {
		t.Errorf("newest TensorFlow is %s, want the newest final release", got)
	}
	if got := plantest.MustStack(t, p, "tensorflow==2.22.0rc0").Framework.Version; got != "2.22.0rc0" {
		t.Errorf("a candidate that is named is planned as %s", got)
	}
	yanked := planner.New(plantest.OneBuild(func(r *matrices.FrameworkRelease) { r.Yanked = "broken metadata" }))
	if got := plantest.Plan(t, yanked, "pytorch==3.0.0"); got.Stack == nil || !plantest.HasWarning(got, "yanked") {
		t.Errorf("a yanked release that is named: %+v", got)
	}
	if _, err := yanked.Plan(plantest.Request("pytorch")); err == nil {
		t.Error("a yanked release is planned without being named")
	}
}
