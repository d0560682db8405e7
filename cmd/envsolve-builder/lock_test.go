package main

import (
	"testing"

	"github.com/google/go-cmp/cmp"

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
