package compare

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/plan"
)

func TestDirectionOfAChange(t *testing.T) {
	for _, tt := range []struct{ before, after, want string }{
		{"2.9.1+cu128", "2.10.0+cu128", Raised}, {"2.10", "2.9", Lowered}, {"2.5.1+cu121", "2.5.1+cu124", Changed},
		{"debian12", "ubuntu22.04", Changed}, {"", "1", Added}, {"1", "", Removed},
	} {
		if got := direction(tt.before, tt.after); got != tt.want {
			t.Errorf("%q → %q is %s, want %s", tt.before, tt.after, got, tt.want)
		}
	}
}

func TestDriverBranchesThatFallOut(t *testing.T) {
	stack := func(floor string) *plan.Stack { return &plan.Stack{Driver: plan.Driver{Floor: floor}} }
	reach := func(s *plan.Stack) planner.Reach {
		if s.Driver.Floor == "525.60.13" {
			return planner.Reach{Branches: []string{"525", "535", "580"}, Capabilities: []string{"7.0", "9.0"}}
		}
		return planner.Reach{Branches: []string{"580"}, Capabilities: []string{"9.0", "10.0"}}
	}
	got := difference(pair{&Target{Stack: stack("525.60.13")}, &Target{Stack: stack("580.65.06")}}, reach, reach)
	want := &Driver{Before: "525.60.13", After: "580.65.06", Change: Raised, BranchesLost: []string{"525", "535"},
		BranchesGained: []string{}}
	if diff := cmp.Diff(want, got.Driver); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff(&Sets{Gained: []string{"10.0"}, Lost: []string{"7.0"}}, got.Capabilities); diff != "" {
		t.Error(diff)
	}
}

func TestEachSideReachesByItsOwnFacts(t *testing.T) {
	reach := func(capability string) func(*plan.Stack) planner.Reach {
		return func(*plan.Stack) planner.Reach { return planner.Reach{Capabilities: []string{capability}} }
	}
	doc := plan.Document{Plans: []plan.Plan{{Target: "a", Stack: &plan.Stack{}}}}
	before, after := FromDocument(doc, "b", KindTarget), FromDocument(doc, "a", KindTarget)
	if got := Compare(before, after, reach("7.0")).Targets[0]; got.Capabilities != nil {
		t.Errorf("the same facts on both sides: %+v", got.Capabilities)
	}
	after.Reach = reach("9.9")
	got := Compare(before, after, reach("7.0")).Targets[0]
	if diff := cmp.Diff(&Sets{Gained: []string{"9.9"}, Lost: []string{"7.0"}}, got.Capabilities); diff != "" {
		t.Error(diff)
	}
}
