package harvest

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/lint"
	"github.com/envsolve/envsolve/matrices/tablefile"
)

func row(v string) matrices.PackageRelease {
	return matrices.PackageRelease{Package: "demo", Version: v, Released: "2026-01-01",
		Evidence: matrices.Evidence{Sources: []string{"demo@v" + v + ":${x}"}}}
}

const demoTable = `# Releases of demo.

source "demo" {
  title = "demo"
  date  = "2026-01-01"
  class = "vendor"
}

package_info "demo" {
  source = ["demo"]
}

# typed
package "demo" "1.1" {
  source = ["demo"]
}
`

func TestRowsGoWhereTheyBelong(t *testing.T) {
	rows := []matrices.PackageRelease{row("2.0"), row("1.1"), row("1.0")}
	got, added, err := Insert("demo.hcl", []byte(demoTable), rows)
	if err != nil || added != 2 {
		t.Fatalf("%d rows added, %v", added, err)
	}
	if diff := cmp.Diff([]string{"2.0", "1.1", "1.0"}, versionsIn(t, got)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if diags := lint.Files([]tablefile.File{{Name: "demo.hcl", Data: got}}, nil); diags.HasErrors() {
		t.Errorf("the table does not lint: %v", diags)
	}
	if !strings.Contains(string(got), "\n# typed\npackage \"demo\" {\n  rows = {\n    \"1.1\" =") {
		t.Errorf("the comment of a row is not before it any more:\n%s", got)
	}
	again, added, err := Insert("demo.hcl", got, rows)
	if err != nil || added != 0 || string(again) != string(got) {
		t.Errorf("put in again: %d rows, %v", added, err)
	}
}

// versionsIn returns the versions of the table demo in their order.
func versionsIn(t *testing.T, table []byte) []string {
	t.Helper()
	rows, diags := tablefile.Standings(tablefile.File{Name: "demo.hcl", Data: table})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	var versions []string
	for _, r := range rows {
		if r.Block == "package" {
			versions = append(versions, r.Labels[1])
		}
	}
	return versions
}

// TestRowsJoinTheirGroup puts releases into a table whose rows are a group: those
// that are there stay as they are.
func TestRowsJoinTheirGroup(t *testing.T) {
	var first []matrices.PackageRelease
	for _, v := range []string{"2.3", "2.2", "2.0"} {
		r := row(v)
		r.Requires = map[string]string{"torch": ">=2.0"}
		r.Sources, r.Released = []string{"demo"}, "2026-01-1"+v[2:]
		first = append(first, r)
	}
	head, _, _ := strings.Cut(demoTable, "# typed")
	table, _, err := Insert("demo.hcl", []byte(head), first)
	if err != nil || !strings.Contains(string(table), "  rows = {") {
		t.Fatalf("%v\n%s", err, table)
	}
	second := slices.Clone(first[:2])
	second[0].Version, second[1].Version = "2.4", "2.1" // of the days of 2.3 and 2.2
	got, added, err := Insert("demo.hcl", table, second)
	if err != nil || added != 2 {
		t.Fatalf("%d rows added, %v", added, err)
	}
	if diff := cmp.Diff([]string{"2.4", "2.3", "2.2", "2.1", "2.0"}, versionsIn(t, got)); diff != "" {
		t.Errorf("(-want +got):\n%s\n%s", diff, got)
	}
	was, is := strings.Split(string(table), "\n"), strings.Split(string(got), "\n")
	if len(is) != len(was)+2 || slices.ContainsFunc(was, func(line string) bool { return !slices.Contains(is, line) }) {
		t.Errorf("two rows are two lines, and change no other:\n%s\n%s", table, got)
	}
	days := []Day{{Table: "demo", Version: "2.1", Says: "2026-01-12", Found: "2026-01-07"}}
	dated, set, err := SetDays("demo.hcl", got, days)
	if err != nil || set != 1 || !strings.Contains(string(dated), `"2.1" = { released = "2026-01-07" }`) {
		t.Errorf("%d days set, %v:\n%s", set, err, dated)
	}
}

// TestAHeadlineIsNoCommentOfARow tells what is about a row from what is about the table:
// a blank line stands between.
func TestAHeadlineIsNoCommentOfARow(t *testing.T) {
	const source = "source \"s\" {\n  title = \"t\"\n}\n"
	for text, want := range map[string]int{
		"# Releases.\n\npackage":             len("# Releases.\n\n"),
		source + "\n# a\n// b\n# c\npackage": len(source + "\n"),
		source + "package":                   len(source),
		"# a\npackage":                       0,
		"package":                            0,
	} {
		if got := beforeComment([]byte(text), strings.Index(text, "package")); got != want {
			t.Errorf("%q: %d, want %d", text, got, want)
		}
	}
}

func TestADamagedTableIsLeftAlone(t *testing.T) {
	if _, _, err := Insert("demo.hcl", []byte(`package "demo" {`), []matrices.PackageRelease{row("1.0")}); err == nil ||
		!strings.Contains(err.Error(), "demo.hcl") {
		t.Errorf("got %v", err)
	}
}
