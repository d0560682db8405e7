package main

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/resolve"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

func TestLockingOneTargetKeepsTheOthers(t *testing.T) {
	target := func(name, python string) lock.Target {
		return lock.Target{Name: name, Platform: "linux/amd64", Stack: plan.Stack{Python: python}}
	}
	all := []request.Request{{Target: "a"}, {Target: "b"}, {Target: "new"}, {Target: "never-locked"}}
	old := &lock.Lock{Targets: []lock.Target{target("gone", "3.9"), target("b", "3.9"), target("a", "3.9")}}
	got := merged(all, []lock.Target{target("new", "3.12"), target("b", "3.12")}, old)
	want := []lock.Target{target("a", "3.9"), target("b", "3.12"), target("new", "3.12")}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// TestAHostThatGivesNoAnswer wants the way around a host named where the stack takes wheels from it, and
// nowhere else.
func TestAHostThatGivesNoAnswer(t *testing.T) {
	stack := &plan.Stack{
		Indexes: []request.Index{{Name: "pytorch", URL: "https://index.example.com/whl/cu126"}, {Name: "jax"}},
		Wheels:  map[string]string{"xformers": "https://files.example.com/xformers-0.0.35-py39-none-any.whl"},
	}
	for text, want := range map[string]string{
		"https://files.example.com/xformers-0.0.35-py39-none-any.whl": "plans without what is on files.example.com",
		"https://index.example.com/whl/cu126/torch/":                  "plans without what is on index.example.com",
		"https://pypi.org/simple/torch/":                              "",
	} {
		for _, cause := range []error{index.ErrUnreachable, resolve.ErrNoAnswer} {
			err := withoutOthers(fmt.Errorf("%s: %w", text, cause), stack)
			if !errors.Is(err, cause) || strings.Contains(err.Error(), "indexes = ") != (want != "") ||
				!strings.Contains(err.Error(), want) {
				t.Errorf("%v, want %q", err, want)
			}
		}
		other := errors.New(text + " has another sha256")
		if err := withoutOthers(other, stack); err != other {
			t.Errorf("%v becomes %v", other, err)
		}
	}
}
