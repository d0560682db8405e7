package system_test

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/internal/plantest"
)

func TestPythonIsMatureForTheRelease(t *testing.T) {
	p := planner.New(matrices.Embedded())
	for words, want := range map[string]string{
		"pytorch==2.5.1": "3.12", // 3.13 had no wheels
		"pytorch==2.6.0": "3.12", // 3.13 was three months old
		"pytorch==2.9.0": "3.13", // 3.14 was a week old
		"pytorch==2.0.1": "3.10",
	} {
		if got := plantest.MustStack(t, p, words).Python; got != want {
			t.Errorf("%s is planned with Python %s, want %s", words, got, want)
		}
	}
	if got := plantest.MustStack(t, p, "pytorch==2.6.0 python=3.13").Python; got != "3.13" {
		t.Errorf("the target's own Python gives way to %s", got)
	}
}
