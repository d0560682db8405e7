package planner

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/matrices"
)

func TestFleetWithoutACommonStackIsSharedOut(t *testing.T) {
	set := matrices.Embedded()
	got := plan(t, New(set), "gpu=k80 gpu=v100 gpu=t4 gpu=b300 pytorch")
	if got.Conflict == nil {
		t.Fatalf("one stack for K80 to B300: %+v", got.Stack)
	}
	if n := len(got.Conflict.Split); n != 2 {
		t.Fatalf("%d stacks, want the fewest, 2: %+v", n, got.Conflict.Split)
	}
	var all []string
	for _, share := range got.Conflict.Split {
		all = append(all, share.GPUs...)
		for _, fault := range checkStack(set, share.Stack) {
			t.Errorf("%v: %s", share.GPUs, fault)
		}
	}
	slices.Sort(all)
	if !slices.Equal(all, []string{"b300", "k80", "t4", "v100"}) {
		t.Errorf("the shares serve %v", all)
	}
}

func TestFleetIsNotSharedOutForNothing(t *testing.T) {
	p := embedded()
	for _, words := range []string{
		"gpu=rtx-5090 pytorch==2.5.1",                // one GPU
		"gpu=rtx-5090 gpu=h100 tensorflow",           // one of them has no stack at all
		"gpu=t4 gpu=h100 pytorch==2.0.1 python=3.13", // it is not the GPUs that clash
	} {
		if got := plan(t, p, words); got.Conflict == nil || len(got.Conflict.Split) != 0 {
			t.Errorf("%s: %+v", words, got.Conflict)
		}
	}
}
