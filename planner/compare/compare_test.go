package compare

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
)

func nowhere(*plan.Stack) planner.Reach { return planner.Reach{} }

func locking(name, platform string, bytes int64, wheels ...lock.Wheel) lock.Target {
	return lock.Target{Name: name, Platform: platform, Wheels: wheels,
		Stack: plan.Stack{Platform: platform, Packages: map[string]string{"torch": "2.5.1"}, DownloadBytes: &bytes}}
}

func TestLocksAreComparedWheelByWheel(t *testing.T) {
	before := FromLock(&lock.Lock{Targets: []lock.Target{locking("a", "linux/amd64", 100,
		lock.Wheel{Name: "filelock", Version: "3.16.1"}, lock.Wheel{Name: "numpy", Version: "2.1"},
		lock.Wheel{Name: "sympy", Version: "1.13"})}}, "a")
	after := FromLock(&lock.Lock{Targets: []lock.Target{locking("a", "linux/amd64", 90,
		lock.Wheel{Name: "jinja2", Version: "3.1"}, lock.Wheel{Name: "numpy", Version: "1.26"},
		lock.Wheel{Name: "sympy", Version: "1.14"})}}, "b")
	got := Compare(before, after, nowhere).Targets[0]
	want := []Change{
		{"filelock", "3.16.1", "", Removed}, {"numpy", "2.1", "1.26", Lowered}, {"sympy", "1.13", "1.14", Raised},
		{"jinja2", "", "3.1", Added},
	}
	if diff := cmp.Diff(want, got.Packages); diff != "" {
		t.Errorf("packages (-want +got):\n%s", diff)
	}
	if got.DownloadBytes == nil || *got.DownloadBytes != (Download{Before: 100, After: 90}) {
		t.Errorf("download: %+v", got.DownloadBytes)
	}
}

func TestALockAndAPlanCompareWhatBothKnow(t *testing.T) {
	l := locking("a", "linux/amd64", 100, lock.Wheel{Name: "filelock", Version: "3.16.1"})
	l.Base.Digest = "sha256:00"
	stack := l.Stack
	stack.DownloadBytes = nil
	plan := FromDocument(plan.Document{Plans: []plan.Plan{{Target: "a", Stack: &stack}}}, "p", KindPlan)
	locked := FromLock(&lock.Lock{Targets: []lock.Target{l}}, "l")
	for _, doc := range []Document{Compare(locked, plan, nowhere), Compare(plan, locked, nowhere)} {
		if got := doc.Targets[0]; got.Status != StatusSame {
			t.Errorf("%s and %s: %+v", doc.Before.Kind, doc.After.Kind, got)
		}
	}
}

func TestTargetsArePairedByNameAndPlatform(t *testing.T) {
	side := func(targets ...lock.Target) Side { return FromLock(&lock.Lock{Targets: targets}, "x") }
	amd, arm := locking("a", "linux/amd64", 1), locking("a", "linux/arm64", 2)
	for _, tt := range []struct {
		name          string
		before, after Side
		want          []string
	}{
		{"two platforms in another order", side(amd, arm), side(arm, amd), []string{"a same", "a same"}},
		{"a platform that moved", side(amd, locking("b", "linux/amd64", 1)), side(arm, locking("b", "linux/amd64", 1)),
			[]string{"a changed", "b same"}},
		{"one of two is gone", side(amd, arm), side(arm), []string{"a removed", "a same"}},
		{"two single ones of other names", side(amd), side(locking("z", "linux/amd64", 1)), []string{"z same"}},
		{"nothing and something", side(), side(amd), []string{"a added"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var got []string
			for _, d := range Compare(tt.before, tt.after, nowhere).Targets {
				got = append(got, d.Target+" "+d.Status)
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

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
