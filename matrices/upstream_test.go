package matrices

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// monthly has a release on the first of each of some months of 2026, newest first,
// and what was upstream when it was compared.
func monthly(months int, u Upstream) *Set {
	t := Tables{Packages: map[string][]PackageRelease{}, Upstreams: []Upstream{u}}
	for m := months; m >= 1; m-- {
		t.Packages["demo"] = append(t.Packages["demo"], PackageRelease{Package: "demo", Version: fmt.Sprintf("1.%d", m),
			Released: fmt.Sprintf("2026-%02d-01", m)})
	}
	return New(t)
}

func TestATableIsAsOldAsItsLastComparison(t *testing.T) {
	for name, c := range map[string]struct {
		upstream Upstream
		want     string
	}{
		"it has everything":           {Upstream{Table: "demo", Looked: "2026-09-20", Newest: "1.9", Complete: true}, "2026-09-20"},
		"it was filled since":         {Upstream{Table: "demo", Looked: "2026-09-20", Newest: "1.9"}, "2026-09-20"},
		"its newest row stands on":    {Upstream{Table: "demo", Looked: "2026-09-20", Newest: "1.12", Complete: true}, "2026-09-20"},
		"it lacks what was seen":      {Upstream{Table: "demo", Looked: "2026-09-20", Newest: "1.10"}, "2026-09-01"},
		"it is on no index":           {Upstream{Table: "demo", Looked: "2026-08-01"}, "2026-08-01"},
		"another table was looked at": {Upstream{Table: "other", Looked: "2026-09-20"}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			if got := monthly(9, c.upstream).AsOf("demo"); got != c.want {
				t.Errorf("as of %q, want %q", got, c.want)
			}
		})
	}
}

func TestATableIsOverdueByItsOwnRhythm(t *testing.T) {
	u := Upstream{Table: "demo", Looked: "2026-09-20", Newest: "1.9", Complete: true}
	if days, ok := monthly(9, u).Rhythm("demo"); days != 31 || !ok {
		t.Errorf("rhythm %d, %v; want 31 days", days, ok)
	}
	if _, ok := monthly(6, u).Rhythm("demo"); ok {
		t.Error("five pauses tell a rhythm")
	}
	got := map[string]bool{}
	for _, day := range []string{"2026-01-01", "2026-09-21", "2026-10-21", "2026-10-22"} {
		today, err := time.Parse(time.DateOnly, day)
		if err != nil {
			t.Fatal(err)
		}
		got[day] = monthly(9, u).Overdue("demo", today)
	}
	want := map[string]bool{"2026-01-01": false, "2026-09-21": false, "2026-10-21": false, "2026-10-22": true}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestDifferencesBetweenSets(t *testing.T) {
	row := func(version, glibc, source string) PackageRelease {
		return PackageRelease{Package: "demo", Version: version, MinGlibc: glibc, Evidence: Evidence{Sources: []string{source}}}
	}
	before := New(Tables{Packages: map[string][]PackageRelease{
		"demo": {row("3", "2.28", "a"), row("2", "2.17", "a"), row("1", "", "a")}, "old": {row("1", "", "a")}}})
	after := New(Tables{Packages: map[string][]PackageRelease{
		"demo": {row("4", "", "a"), row("3", "2.34", "a"), row("2", "", "a"), row("1", "", "b")}}})
	want := []RowChange{
		{Table: "demo", Row: "4", Kind: RowNew},
		{Table: "demo", Row: "3", Kind: RowChanged, Cells: []CellChange{{"min_glibc", "2.28", "2.34"}}},
		{Table: "demo", Row: "2", Kind: RowChanged, Cells: []CellChange{{"min_glibc", "2.17", ""}}},
		{Table: "demo", Row: "1", Kind: RowChanged},
		{Table: "old", Row: "1", Kind: RowGone},
	}
	if diff := cmp.Diff(want, Differences(before, after)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
