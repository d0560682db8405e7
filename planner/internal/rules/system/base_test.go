package system_test

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/internal/plantest"
)

func TestOwnBaseImage(t *testing.T) {
	s := plantest.MustStack(t, planner.New(matrices.Embedded()), "pytorch base=registry.example.com/base:1")
	if s.BaseImage != "registry.example.com/base:1" {
		t.Errorf("base image is %s", s.BaseImage)
	}
}
