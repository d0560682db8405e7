package planner_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/learned"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// skylark is a package that was read off an index.
func skylark(requires ...string) learned.Package {
	p := learned.Package{Name: "skylark", Index: "https://example.com/simple", Read: "2026-11-22", Whole: true}
	for i, spec := range requires {
		version := string(rune('9'-i)) + ".0"
		p.Releases = append(p.Releases, learned.Release{Version: version, File: "skylark-" + version + "-py3-none-any.whl",
			SHA256: strings.Repeat("a", 64), Requires: map[string]string{"torch": spec}})
	}
	return p
}

func planSkylark(t *testing.T, p learned.Package, torch, asked string) plan.Plan {
	t.Helper()
	facts := learned.Lay(matrices.Embedded(), []learned.Package{p})
	got, err := planner.New(facts).Plan(request.Request{
		Target: "t", GPUs: []request.Text{{Value: "a100"}},
		Frameworks: []request.FrameworkRequest{{Name: "pytorch", Version: request.Text{Value: torch}}},
		Packages:   []request.PackageRequest{{Name: "skylark", Specifier: asked}},
	})
	if err != nil {
		t.Fatal(err)
	}
	return got
}

func TestWhatWasLearnedIsSolvedWithTheRest(t *testing.T) {
	got := planSkylark(t, skylark("<2.7", "<2.6"), "", "*")
	if got.Stack == nil || got.Stack.Packages["skylark"] != "9.0" || !strings.HasPrefix(got.Stack.Framework.Version, "2.6.") {
		t.Fatalf("the stack is %+v", got.Stack)
	}
	at := slices.IndexFunc(got.Reasons, func(r plan.Reason) bool { return r.Part == "skylark" })
	if want := "learned from skylark-9.0-py3-none-any.whl on 2026-11-22"; at < 0 || !strings.Contains(got.Reasons[at].Text, want) {
		t.Errorf("the reasons %+v do not say %q", got.Reasons, want)
	}
}

func TestAnOlderReleaseIsTakenWhereTheNewestClashes(t *testing.T) {
	got := planSkylark(t, skylark(">=99", "<2.7"), "", "*")
	if got.Stack == nil || got.Stack.Packages["skylark"] != "8.0" {
		t.Errorf("the stack is %+v", got.Stack)
	}
}

func TestAConflictCitesTheWheelThatWasRead(t *testing.T) {
	p := skylark("<2.7")
	p.Whole = false
	got := planSkylark(t, p, "==2.7.1", "*")
	if got.Conflict == nil {
		t.Fatal("no conflict")
	}
	at := slices.IndexFunc(got.Conflict.Rules, func(r plan.ConflictRule) bool {
		return r.Evidence != nil && r.Evidence.Learned == "skylark-9.0-py3-none-any.whl"
	})
	if at < 0 || len(got.Conflict.Fixes) == 0 {
		t.Errorf("the conflict is %+v", got.Conflict)
	}
	if want := "releases of skylark before 9.0 were not read"; !strings.Contains(got.Conflict.Note, want) {
		t.Errorf("the note is %q, want %q", got.Conflict.Note, want)
	}
}

func TestAReleaseThatWasNotReadIsNotKnown(t *testing.T) {
	got := planSkylark(t, skylark("<2.7"), "==2.7.1", "==1.0")
	if got.Stack == nil || len(got.Stack.Unpinned) != 1 || got.Stack.Unpinned[0].Known {
		t.Errorf("the stack is %+v, want skylark left to the lock", got.Stack)
	}
}

func TestWhatTheTablesHoldGoesBeforeWhatWasLearned(t *testing.T) {
	p := skylark("<2.7")
	p.Name = "vllm"
	facts := learned.Lay(matrices.Embedded(), []learned.Package{p})
	if slices.Contains(facts.Learned(), "vllm") || len(facts.Packages("vllm")) < 2 {
		t.Error("vllm was taken from the index")
	}
	if facts.Digest() != matrices.Embedded().Digest() {
		t.Error("the digest of the facts is another one")
	}
}
