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

// TestTargetsAreMatched by name and platform, then by name alone; what is left
// is new or gone, and two single ones are one target under a new name.
func TestTargetsAreMatched(t *testing.T) {
	const amd, arm = "linux/amd64", "linux/arm64"
	side := func(targets ...Target) []Target { return targets }
	target := func(name, platform string) Target { return Target{Name: name, Platform: platform} }
	for _, tt := range []struct {
		name          string
		before, after []Target
		want          []string
	}{
		{"single ones", side(target("old", amd)), side(target("new", amd)), []string{"old linux/amd64 → new linux/amd64"}},
		{"platforms in another order", side(target("a", amd), target("a", arm)), side(target("a", arm), target("a", amd)),
			[]string{"a linux/amd64 → a linux/amd64", "a linux/arm64 → a linux/arm64"}},
		{"another platform", side(target("a", amd), target("b", amd)), side(target("b", arm), target("a", amd)),
			[]string{"a linux/amd64 → a linux/amd64", "b linux/amd64 → b linux/arm64"}},
		{"gone and new", side(target("a", amd), target("b", amd)), side(target("a", amd), target("c", amd)),
			[]string{"a linux/amd64 → a linux/amd64", "b linux/amd64 → nothing", "nothing → c linux/amd64"}},
		{"each once", side(target("a", amd), target("a", amd)), side(target("a", amd)),
			[]string{"a linux/amd64 → a linux/amd64", "a linux/amd64 → nothing"}},
		{"none", nil, nil, nil},
	} {
		var got []string
		for _, p := range pairs(tt.before, tt.after) {
			got = append(got, shown(p.before)+" → "+shown(p.after))
		}
		if diff := cmp.Diff(tt.want, got); diff != "" {
			t.Errorf("%s: %s", tt.name, diff)
		}
	}
}

func shown(t *Target) string {
	if t == nil {
		return "nothing"
	}
	return t.Name + " " + t.Platform
}

func TestStatusOfATarget(t *testing.T) {
	reach := func(*plan.Stack) planner.Reach { return planner.Reach{} }
	solvable, broken := &Target{Name: "a", Stack: &plan.Stack{Python: "3.12"}}, &Target{Name: "a"}
	other := &Target{Name: "a", Stack: &plan.Stack{Python: "3.13"}}
	for want, p := range map[string]pair{
		StatusAdded: {nil, solvable}, StatusRemoved: {solvable, nil}, StatusNone: {broken, broken},
		StatusFixed: {broken, solvable}, StatusBroken: {solvable, broken}, StatusSame: {solvable, solvable},
		StatusChanged: {solvable, other},
	} {
		got := difference(p, reach, reach)
		if got.Status != want || got.Target != "a" {
			t.Errorf("%s of %q, want %s", got.Status, got.Target, want)
		}
		if changed := len(got.Parts) > 0; changed != (want == StatusChanged) {
			t.Errorf("%s: parts %v", want, got.Parts)
		}
	}
}

// TestWhatALockAdds is every wheel, where both sides are locked, and a digest of
// the base image that counts as a change only where both know it.
func TestWhatALockAdds(t *testing.T) {
	planned := &plan.Stack{Packages: map[string]string{"vllm": "0.10.0"}}
	bare := &Target{Name: "a", Stack: planned}
	lock := func(digest string, packages ...Package) *Target {
		return &Target{Name: "a", Stack: planned, Locked: &Locked{BaseDigest: digest, Packages: packages}}
	}
	old := lock("sha256:1", Package{"numpy", "2.2.0"}, Package{"apt:libgomp1", "14"})
	reach := func(*plan.Stack) planner.Reach { return planner.Reach{} }

	got := difference(pair{old, lock("sha256:2", Package{"numpy", "2.3.1"}, Package{"pillow", "12.0"})}, reach, reach)
	want := []Change{{"numpy", "2.2.0", "2.3.1", Raised}, {"apt:libgomp1", "14", "", Removed}, {"pillow", "", "12.0", Added}}
	if diff := cmp.Diff(want, got.Packages); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]Change{{"base digest", "sha256:1", "sha256:2", Changed}}, got.Parts); diff != "" {
		t.Error(diff)
	}
	for name, p := range map[string]pair{"no longer locked": {old, bare}, "locked now": {bare, old}} {
		if got := difference(p, reach, reach); got.Status != StatusSame {
			t.Errorf("%s: %s, parts %v, packages %v", name, got.Status, got.Parts, got.Packages)
		}
	}
}

func TestBytesToDownload(t *testing.T) {
	bytes := func(n int64) *plan.Stack { return &plan.Stack{DownloadBytes: &n} }
	if got := download(bytes(5), bytes(7)); got == nil || *got != (Download{Before: 5, After: 7}) {
		t.Errorf("5 and 7 bytes: %v", got)
	}
	for name, got := range map[string]*Download{"as many": download(bytes(5), bytes(5)),
		"not known before": download(&plan.Stack{}, bytes(5)), "not known now": download(bytes(5), &plan.Stack{})} {
		if got != nil {
			t.Errorf("%s: %v", name, got)
		}
	}
}
