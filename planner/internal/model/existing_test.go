package model

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/query"
)

// TestACUDNNOfTheSystem goes with builds that take cuDNN from there by its major and
// from the minor on that they were compiled with; builds that bring one of their own
// do not ask for it.
func TestACUDNNOfTheSystem(t *testing.T) {
	build := func(delivery string) *candidate.Build {
		return &candidate.Build{On: &matrices.PlatformBuild{Delivery: delivery}}
	}
	for _, test := range []struct{ seen, made, spec, delivery, want string }{
		{"8.9.7", "8.6.0", "==8.*", matrices.DeliverySystem, ">=8.6,<9"},
		{"9", "8.6.0", "==8.*", matrices.DeliverySystem, ">=8,<9"},
		{"8.9.7", "8", "==8.*", matrices.DeliverySystem, "==8.*"},
		{"8.9.7", "", "==8.*", matrices.DeliverySystem, "==8.*"},
		{"8.9.7", "8.6.0", "==8.*", matrices.DeliveryWheels, "==8.*"},
		{"", "8.6.0", "==8.*", matrices.DeliverySystem, "==8.*"},
		{"7.1.3", "7.0.5", "==7.0.*", matrices.DeliverySystem, "==7.0.*"}, // which refuses another minor
		{"7", "7.0.5", "==7.0.*", matrices.DeliverySystem, ">=7,<8"},
	} {
		m := &Model{Query: &query.Query{Existing: &query.Existing{CUDNN: test.seen}}}
		p := &Part{Of: func(*candidate.Build) candidate.Compatibility {
			return candidate.Compatibility{Made: test.made, Spec: test.spec}
		}}
		m.takeObservedCUDNN(p)
		if got := p.Of(build(test.delivery)); got.Spec != test.want || got.Made != test.made {
			t.Errorf("cuDNN %s seen beside a build of %q by %s: it takes %+v, want %s", test.seen, test.made, test.delivery,
				got, test.want)
		}
	}
}

func TestWhatIsSeenOfASystem(t *testing.T) {
	seen := &query.Existing{CUDA: "12.4", CUDNN: "9.1"}
	for _, test := range []struct {
		e          *query.Existing
		part, want string
	}{
		{seen, "cuda", "12.4"}, {seen, "cudnn", "9.1"}, {seen, "nccl", ""}, {nil, "cuda", ""}, {&query.Existing{}, "cudnn", ""},
	} {
		got := (&Model{Query: &query.Query{Existing: test.e}}).observedPart(test.part)
		if len(got) > 1 || (len(got) == 1) != (test.want != "") || len(got) == 1 && got[0] != test.want {
			t.Errorf("%s: %v, want %q", test.part, got, test.want)
		}
	}
}
