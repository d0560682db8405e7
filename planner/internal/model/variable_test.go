package model_test

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/internal/plantest"
)

func TestPreferenceDecides(t *testing.T) {
	p := planner.New(matrices.Embedded())
	if got := plantest.MustStack(t, p, "gpu=t4 pytorch prefer=cuda"); version.Minor(got.CUDA.Version) != "13.2" {
		t.Errorf("with the newest CUDA preferred it is %s", got.CUDA.Version)
	}
	if got := plantest.MustStack(t, p, "gpu=t4 pytorch prefer=driver"); version.Compare(got.Driver.Floor,
		"450.80.02") > 0 {
		t.Errorf("with the oldest driver preferred its floor is %s", got.Driver.Floor)
	}
}
