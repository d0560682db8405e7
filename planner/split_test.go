package planner

import (
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/planner/internal/plantest"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/plan"
)

func TestFleetWithoutACommonStackIsSharedOut(t *testing.T) {
	set := matrices.Embedded()
	got := plantest.Plan(t, New(set), "gpu=k80 gpu=v100 gpu=t4 gpu=b300 pytorch")
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

func TestSharesSayWhatKeepsThemApart(t *testing.T) {
	got := plantest.Plan(t, embedded(), "gpu=v100 gpu=b200 pytorch==2.14.1")
	if got.Conflict == nil || len(got.Conflict.Split) != 2 {
		t.Fatalf("got %+v", got.Conflict)
	}
	first, second := got.Conflict.Split[0], got.Conflict.Split[1]
	if len(first.Apart) != 0 || len(second.Apart) == 0 {
		t.Fatalf("apart: %+v and %+v", first.Apart, second.Apart)
	}
	for _, r := range second.Apart {
		if r.Kind != "fact" || !strings.Contains(r.Text, "carry no sm_") {
			t.Errorf("kept apart by %+v, want the GPU code that is missing", r)
		}
	}
}

func TestOldAndNewHostsAreSharedOut(t *testing.T) {
	set := matrices.Embedded()
	got := plantest.Plan(t, New(set), "gpu=k80 gpu=b200 driver=470.82.01 driver=580.65.06 pytorch")
	if got.Conflict == nil || len(got.Conflict.Split) != 2 {
		t.Fatalf("got %+v", got.Conflict)
	}
	for i, want := range []plan.Share{
		{GPUs: []string{"k80"}, Drivers: []string{"470.82.01"}},
		{GPUs: []string{"b200"}, Drivers: []string{"580.65.06"}},
	} {
		share := got.Conflict.Split[i]
		if !slices.Equal(share.GPUs, want.GPUs) || !slices.Equal(share.Drivers, want.Drivers) {
			t.Errorf("share %d is for %v on %v, want %v on %v", i, share.GPUs, share.Drivers, want.GPUs, want.Drivers)
		}
		for _, fault := range checkStack(set, share.Stack) {
			t.Errorf("%v: %s", share.GPUs, fault)
		}
	}
}

func TestADriverThatServesNoGPUEndsTheSharing(t *testing.T) {
	got := plantest.Plan(t, embedded(), "gpu=b200 gpu=b300 driver=450.80.02 driver=580.65.06 pytorch")
	if got.Conflict == nil || len(got.Conflict.Split) != 0 {
		t.Errorf("450 runs neither GPU: %+v", got.Conflict)
	}
}

func TestFleetIsNotSharedOutForNothing(t *testing.T) {
	p := embedded()
	for _, words := range []string{
		"gpu=rtx-5090 pytorch==2.5.1",                // one GPU
		"gpu=rtx-5090 gpu=h100 tensorflow",           // one of them has no stack at all
		"gpu=t4 gpu=h100 pytorch==2.0.1 python=3.13", // it is not the GPUs that clash
	} {
		if got := plantest.Plan(t, p, words); got.Conflict == nil || len(got.Conflict.Split) != 0 {
			t.Errorf("%s: %+v", words, got.Conflict)
		}
	}
}

// TestLargeFleetsAreSharedOutToo has more capabilities than an exact cover looks
// at one by one.
func TestLargeFleetsAreSharedOutToo(t *testing.T) {
	set := matrices.Embedded()
	const words = "gpu=m60 gpu=p100 gpu=p40 gpu=v100 gpu=t4 gpu=a100 gpu=rtx-3090 gpu=rtx-4090 gpu=h100 gpu=b200 gpu=b300"
	got := plantest.Plan(t, New(set), words+" pytorch")
	if got.Conflict == nil || len(got.Conflict.Split) != 2 || !got.Conflict.SplitProven {
		t.Fatalf("got %+v, want two stacks, than which there are none fewer", got.Conflict)
	}
	served := 0
	for i, share := range got.Conflict.Split {
		served += len(share.GPUs)
		if i > 0 && len(share.Apart) == 0 {
			t.Errorf("nothing keeps %v from the first stack", share.GPUs)
		}
		for _, fault := range checkStack(set, share.Stack) {
			t.Errorf("%v: %s", share.GPUs, fault)
		}
	}
	if want := strings.Count(words, "gpu="); served != want {
		t.Errorf("the shares serve %d GPUs of %d", served, want)
	}
}
