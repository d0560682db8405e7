package libraries_test

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/internal/plantest"
)

// A stack names the wheel of a library that one framework opens and the other does not
// bring, for the CUDA of both.
func TestWhatAFrameworkLeavesOutIsAdded(t *testing.T) {
	for words, want := range map[string][]string{
		"gpu=a100 pytorch==2.15.0 cupy==13.6.0":                       {"nvidia-curand"},
		"gpu=a100 pytorch==2.15.0 cupy==13.6.0 package=nvidia-curand": {"nvidia-curand"},
		"gpu=a100 jax==0.5.0 cupy==13.6.0":                            {"nvidia-curand-cu12"},
		"gpu=a100 tensorflow==2.18.0 cupy==13.6.0":                    nil, // which brings it
		"gpu=a100 pytorch==2.14.1 cupy==13.6.0":                       nil,
		"gpu=a100 pytorch==2.15.0 cupy":                               nil, // by wheels of its own
		"gpu=a100 cupy==13.6.0":                                       nil,
	} {
		s := plantest.MustStack(t, planner.New(matrices.Embedded()), words)
		var got []string
		for _, u := range s.Unpinned {
			got = append(got, u.Name)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", words, got, want)
		}
	}
}
