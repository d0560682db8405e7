package query_test

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/request"
)

// held is a version of a part that is asked about.
func held(t *testing.T, part, spec string) *query.Pin {
	t.Helper()
	parsed, err := version.ParseSpecifier(spec)
	if err != nil {
		t.Fatal(err)
	}
	return &query.Pin{Part: part, Spec: query.Specifier{Spec: parsed, Text: request.Text{Value: spec}}}
}

// TestAVersionThatIsHeld is the framework's own where that is asked about, and
// leaves it alone where the target itself asks for it, or another part is meant.
func TestAVersionThatIsHeld(t *testing.T) {
	for _, test := range []struct {
		pin  *query.Pin
		want string
	}{
		{held(t, "pytorch", "==2.5.1"), "==2.5.1"}, {held(t, "torchvision", "==0.20.1"), ""},
		{&query.Pin{Part: "pytorch", Stated: true}, ""}, {&query.Pin{Part: "cuda"}, ""},
	} {
		q := read(t, "gpu=t4 pytorch with=torchvision")
		q.Hold(test.pin)
		got := ""
		if p := q.Frameworks()[0].Pinned; p != nil {
			got = p.Text.Value
		}
		if got != test.want || q.Pin != test.pin {
			t.Errorf("%s held: the framework is pinned to %q, want %q", test.pin.Part, got, test.want)
		}
	}
}

// TestAVersionThatIsHeldIsKnown, or a fault: a question about what is in no table
// has no answer.
func TestAVersionThatIsHeldIsKnown(t *testing.T) {
	f := facts.New(matrices.Embedded())
	for _, test := range []struct {
		part, spec string
		known      bool
	}{
		{"pytorch", "==2.5.1", true}, {"pytorch", "==2.99.0", false}, {"torchvision", "==0.20.1", true},
		{"torchvision", "==9.9.9", false}, {"vllm", "==0.6.3", true}, {"cuda", "==99", true}, // no package's
	} {
		q := read(t, "gpu=t4 pytorch with=torchvision package=vllm")
		q.Hold(held(t, test.part, test.spec))
		var faults query.Faults
		if q.CheckPin(f, &faults); (faults.Err() == nil) != test.known {
			t.Errorf("%s%s: %v, want known %v", test.part, test.spec, faults.Err(), test.known)
		}
	}
}
