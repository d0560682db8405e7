package answer_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/internal/plantest"
)

// TestNothingThatATargetNamesIsLeftOut: what a stack has no version of stands there
// as the target asks for it, whether the facts know it or not.
func TestNothingThatATargetNamesIsLeftOut(t *testing.T) {
	p := planner.New(matrices.Embedded())
	for words, want := range map[string]map[string]bool{ // requirement → whether the facts know it
		"gpu=a100 pytorch package=wholly-unknown":              {"wholly-unknown": false},
		"gpu=a100 pytorch package=Wholly_Unknown>=2":           {"wholly-unknown>=2": false},
		"gpu=a100 pytorch with=wholly-unknown==1.0":            {"wholly-unknown==1.0": false},
		"gpu=a100 pytorch package=numpy":                       {"numpy": true},
		"gpu=a100 pytorch==2.2.2 package=numpy":                {"numpy<2": true},
		"gpu=a100 pytorch package=torchvision package=torch":   {},
		"gpu=a100 tensorflow package=tensorflow-gpu":           {},
		"gpu=a100 pytorch package=unknown[extra]>=1 cuda=12":   {"unknown[extra]>=1": false},
		"gpu=a100 pytorch package=flash-attn package=xformers": {},
	} {
		answer := plantest.Plan(t, p, words)
		if answer.Stack == nil {
			t.Errorf("%s has no stack: %s", words, plantest.Sentences(answer.Conflict))
			continue
		}
		got := map[string]bool{}
		for _, u := range answer.Stack.Unpinned {
			got[u.String()] = u.Known
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", words, diff)
		}
	}
}
