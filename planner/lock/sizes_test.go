package lock

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/planner/oci"
	"github.com/envsolve/envsolve/planner/plan"
)

func sizedTarget() Target {
	shared := oci.Layer{Digest: "sha256:b", Size: 30}
	return Target{
		Name: "t", Platform: "linux/amd64",
		Stack: plan.Stack{Platform: "linux/amd64", Python: "3.12", Packages: map[string]string{"torch": "2.5.1"}},
		Base:  Base{Size: 1000},
		Wheels: []Wheel{
			{Name: "sympy", Version: "1.13", Size: 20, Layer: shared},
			{Name: "torch", Version: "2.5.1", Size: 200, Layer: oci.Layer{Digest: "sha256:a", Size: 300}},
			{Name: "jinja2", Version: "3.1", Size: 5, Layer: shared},
		},
		Apt: []AptPackage{{Size: 7}}, AptLayer: oci.Layer{Digest: "sha256:c", Size: 9},
	}
}

func TestSizes(t *testing.T) {
	target := sizedTarget()
	want := &plan.LockedSizes{
		DownloadBytes: 232, ImageBytes: 1339, BaseBytes: 1000, AptBytes: 9, LayerBudget: 60,
		Layers: []plan.LockedLayer{
			{Digest: "sha256:a", Bytes: 300, Wheels: []string{"torch 2.5.1"}},
			{Digest: "sha256:b", Bytes: 30, Wheels: []string{"jinja2 3.1", "sympy 1.13"}},
		},
	}
	if diff := cmp.Diff(want, target.Sizes()); diff != "" {
		t.Error(diff)
	}
}

func TestNewLayers(t *testing.T) {
	before, now := sizedTarget(), sizedTarget()
	if layers, bytes := NewLayers(&before, now.Sizes()); layers != 0 || bytes != 0 {
		t.Errorf("of the same lock, %d layers of %d bytes are new", layers, bytes)
	}
	now.Wheels[1].Layer = oci.Layer{Digest: "sha256:d", Size: 301}
	if layers, bytes := NewLayers(&before, now.Sizes()); layers != 1 || bytes != 301 {
		t.Errorf("%d layers of %d bytes are new", layers, bytes)
	}
	if layers, _ := NewLayers(nil, now.Sizes()); layers != 2 {
		t.Errorf("without a lock before, %d layers are new", layers)
	}
}

func TestPlansAreMeasuredByTheLockOfTheSameStack(t *testing.T) {
	target := sizedTarget()
	l := &Lock{Targets: []Target{target}}
	other := target.Stack
	other.Packages = map[string]string{"torch": "2.6.0"}
	same := target.Stack
	plans := []plan.Plan{{Target: "t", Stack: &same}, {Target: "t", Stack: &other}, {Target: "unknown", Stack: &same},
		{Target: "t"}}
	l.Measure(plans)
	if got := plans[0]; got.Locked == nil || got.Stack.DownloadBytes == nil || *got.Stack.DownloadBytes != 232 {
		t.Errorf("got %+v", got)
	}
	if same.DownloadBytes != nil {
		t.Error("the stack that was given is changed")
	}
	for _, p := range plans[1:] {
		if p.Locked != nil {
			t.Errorf("measured: %+v", p)
		}
	}
}
