package locked

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/compare"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
)

func nowhere(*plan.Stack) planner.Reach { return planner.Reach{} }

func locking(name, platform string, bytes int64, wheels ...lock.Wheel) lock.Target {
	return lock.Target{Name: name, Platform: platform, Wheels: wheels,
		Stack: plan.Stack{Platform: platform, Packages: map[string]string{"torch": "2.5.1"}, DownloadBytes: &bytes}}
}

func TestLocksAreComparedWheelByWheel(t *testing.T) {
	before := Side(&lock.Lock{Targets: []lock.Target{locking("a", "linux/amd64", 100,
		lock.Wheel{Name: "filelock", Version: "3.16.1"}, lock.Wheel{Name: "numpy", Version: "2.1"},
		lock.Wheel{Name: "sympy", Version: "1.13"})}}, "a")
	after := Side(&lock.Lock{Targets: []lock.Target{locking("a", "linux/amd64", 90,
		lock.Wheel{Name: "jinja2", Version: "3.1"}, lock.Wheel{Name: "numpy", Version: "1.26"},
		lock.Wheel{Name: "sympy", Version: "1.14"})}}, "b")
	got := compare.Compare(before, after, nowhere).Targets[0]
	want := []compare.Change{
		{Name: "filelock", Before: "3.16.1", After: "", Change: compare.Removed}, {Name: "numpy", Before: "2.1", After: "1.26", Change: compare.Lowered}, {Name: "sympy", Before: "1.13", After: "1.14", Change: compare.Raised},
		{Name: "jinja2", After: "3.1", Change: compare.Added},
	}
	if diff := cmp.Diff(want, got.Packages); diff != "" {
		t.Errorf("packages (-want +got):\n%s", diff)
	}
	if got.DownloadBytes == nil || *got.DownloadBytes != (compare.Download{Before: 100, After: 90}) {
		t.Errorf("download: %+v", got.DownloadBytes)
	}
}

func TestALockAndAPlanCompareWhatBothKnow(t *testing.T) {
	l := locking("a", "linux/amd64", 100, lock.Wheel{Name: "filelock", Version: "3.16.1"})
	l.Base.Digest = "sha256:00"
	stack := l.Stack
	stack.DownloadBytes = nil
	plan := compare.FromDocument(plan.Document{Plans: []plan.Plan{{Target: "a", Stack: &stack}}}, "p", compare.KindPlan)
	locked := Side(&lock.Lock{Targets: []lock.Target{l}}, "l")
	for _, doc := range []compare.Document{compare.Compare(locked, plan, nowhere), compare.Compare(plan, locked, nowhere)} {
		if got := doc.Targets[0]; got.Status != compare.StatusSame {
			t.Errorf("%s and %s: %+v", doc.Before.Kind, doc.After.Kind, got)
		}
	}
}

func TestTargetsArePairedByNameAndPlatform(t *testing.T) {
	side := func(targets ...lock.Target) compare.Side { return Side(&lock.Lock{Targets: targets}, "x") }
	amd, arm := locking("a", "linux/amd64", 1), locking("a", "linux/arm64", 2)
	for _, tt := range []struct {
		name          string
		before, after compare.Side
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
			for _, d := range compare.Compare(tt.before, tt.after, nowhere).Targets {
				got = append(got, d.Target+" "+d.Status)
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}
