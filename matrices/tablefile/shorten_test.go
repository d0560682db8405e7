package tablefile

import (
	"bytes"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

const longRows = `# Releases of p.

package "p" "2.1" {
  released = "2026-02-01"
  requires = { torch = "==2.1", numpy = "*", p-core = "==2.1" }
  markers  = { numpy = "python_version < \"3.9\"" }
  sm_min   = "8.0"
  python   = ["3.11", "3.12"]
  sm       = { wheels = ["8.0", "9.0"] }
  source   = ["p@v2.1:setup.py"]
  notes    = ["built with 2.1"]
}

# The first.
package "p" "2.0" {
  released = "2026-01-01"
  requires = { torch = "==2.0", numpy = "*", p-core = "==2.0" }
  markers  = { numpy = "python_version < \"3.9\"" }
  cuda     = "12.1"
  sm_min   = "8.0"
  python   = ["3.11", "3.12"]
  sm       = { wheels = ["8.0", "9.0"] }
  source   = ["p@v2.0:setup.py"]
  notes    = ["built with 2.1"]
}

package "p" "1.9" {
  released = "2026-01-01" # the day of the tag
  cuda     = "12.1"
  source   = ["p@v1.9:setup.py"]
}
`

const shortRows = `# Releases of p.

package "p" "2.1" {
  like     = "2.0"
  without  = ["cuda"]
  released = "2026-02-01"
  requires = { torch = "==2.1" }
}

# The first.
package "p" "2.0" {
  released = "2026-01-01"
  python   = ["3.11", "3.12"]
  requires = { numpy = "*", p-core = "==${version}", torch = "==2.0" }
  markers  = { numpy = "python_version < \"3.9\"" }
  cuda     = "12.1"
  sm_min   = "8.0"
  sm       = { wheels = ["8.0", "9.0"] }
  source   = ["p@v${version}:setup.py"]
  notes    = ["built with 2.1"]
}

package "p" "1.9" {
  released = "2026-01-01" # the day of the tag
  cuda     = "12.1"
  source   = ["p@v1.9:setup.py"]
}
`

// shorten shortens a file that has no fault.
func shorten(t *testing.T, f File) []byte {
	t.Helper()
	out, diags := Shorten(f)
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	return out
}

func TestShortenSaysTheSameInFewerLines(t *testing.T) {
	for _, text := range []string{longRows, shortRows} {
		if diff := cmp.Diff(shortRows, string(shorten(t, File{Name: "p.hcl", Data: []byte(text)}))); diff != "" {
			t.Error(diff)
		}
	}
	long, short := parseOne(t, longRows), parseOne(t, shortRows)
	for i := range long.Rows {
		if diff := cmp.Diff(long.Rows[i].Value.Interface(), short.Rows[i].Value.Interface()); diff != "" {
			t.Error(diff)
		}
	}
	if len(short.Repeats) > 0 {
		t.Error(short.Repeats)
	}
}

// manyRows returns releases of a package, newest first, each with its day.
func manyRows(versions ...string) string {
	var b strings.Builder
	for _, v := range versions {
		fmt.Fprintf(&b, "package \"p\" %q {\n  released = \"2026-01-0%s\"\n  python   = [\"3.12\"]\n  sm_min   = \"8.0\"\n"+
			"  source   = [\"p@v%s:setup.py\"]\n}\n\n", v, v[len(v)-1:], v)
	}
	return b.String()
}

const manyGrouped = `package "p" {
  python = ["3.12"]
  sm_min = "8.0"
  source = ["p@v${version}:setup.py"]
  rows = {
    "1.9" = { released = "2026-01-09" }
    "1.7" = { released = "2026-01-07" }
    "1.6" = { released = "2026-01-06" }
  }
}

`

func TestShortenGathersRows(t *testing.T) {
	line := func(version string) string {
		return "    \"" + version + "\" = { released = \"2026-01-0" + version[2:] + "\" }\n"
	}
	with := func(version, before string) string {
		return strings.Replace(manyGrouped, before, line(version)+before, 1)
	}
	comment := strings.Replace(manyGrouped, "2026-01-06\" }", "2026-01-06\" } # late", 1)
	apart := "# 1.9 and older\n" + manyGrouped
	for name, c := range map[string]struct{ text, want string }{
		"made":    {manyRows("1.9", "1.7", "1.6"), manyGrouped},
		"kept":    {manyGrouped, manyGrouped},
		"joined":  {manyRows("2.0") + manyGrouped, with("2.0", line("1.9"))},
		"between": {manyRows("1.8") + manyGrouped, with("1.8", line("1.7"))},
		"behind":  {manyGrouped + manyRows("1.5"), with("1.5", "  }\n}\n")},
		"apart":   {manyRows("2.0") + apart, strings.Replace(manyRows("2.0"), "v2.0", "v${version}", 1) + apart},
		"comment": {comment, comment},
		"repeats": {strings.Replace(manyGrouped, "01-06\" }", "01-06\", sm_min = \"8.0\" }", 1), manyGrouped},
	} {
		got := string(shorten(t, File{Name: "p.hcl", Data: []byte(c.text)}))
		if diff := cmp.Diff(strings.TrimSpace(c.want), strings.TrimSpace(got)); diff != "" {
			t.Errorf("%s:\n%s", name, diff)
		}
	}
}

// heldRows has a row with a comment that is like the first of rows that go together.
var heldRows = "package \"p\" \"2.0\" { # new\n  like = \"1.9\"\n}\n\n" + manyRows("1.9", "1.8", "1.7", "1.6")

func TestWhatARowWithACommentIsLikeStandsByItself(t *testing.T) {
	out := shorten(t, File{Name: "p.hcl", Data: []byte(heldRows)})
	if _, faults := Parse([]File{{Name: "p.hcl", Data: out}}); faults.HasErrors() {
		t.Errorf("%v\n%s", faults, out)
	}
	for _, want := range []string{`package "p" "1.9" {`, `    "1.8" = {`} {
		if !strings.Contains(string(out), want) {
			t.Errorf("there is no %q in\n%s", want, out)
		}
	}
}

func TestRowsThatCouldBeShorterAreTold(t *testing.T) {
	for text, want := range map[string]string{
		manyGrouped:                   "",
		manyRows("1.9", "1.7", "1.6"): "1:1",
		manyRows("1.9"):               "",
		"# newest\n" + manyRows("2.0") + manyGrouped: "2:1",
	} {
		diags := Longer(File{Name: "p.hcl", Data: []byte(text)})
		got := ""
		for _, d := range diags {
			got += fmt.Sprintf("%d:%d", d.Subject.Start.Line, d.Subject.Start.Column)
		}
		if got != want {
			t.Errorf("%q is said of\n%s", got, text)
		}
	}
}

func TestShortenLeavesFaultyFilesAlone(t *testing.T) {
	for _, text := range []string{"gpu {", "gpu \"t4\" {\n  like = \"t5\"\n}\n"} {
		if out, diags := Shorten(File{Name: "a.hcl", Data: []byte(text)}); !diags.HasErrors() || out != nil {
			t.Errorf("%s: %q", text, out)
		}
	}
}

func TestShippedTablesAreShort(t *testing.T) {
	files, err := Files(os.DirFS(".."), MostOfAll)
	if err != nil || len(files) < 40 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, f := range files {
		if !bytes.Equal(shorten(t, f), f.Data) {
			t.Errorf("%s is not in its short form: go run ./cmd/envsolve matrices fmt matrices", f.Name)
		}
	}
}

// FuzzShorten holds that a table says the same in its short form, which stays as
// it is when shortened again. A row that joined a group may stand elsewhere.
func FuzzShorten(f *testing.F) {
	for _, text := range []string{longRows, shortRows, alikeRows, board, groupedRows, spreadRows, manyGrouped, heldRows} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		before, faults := Parse([]File{{Name: "a.hcl", Data: data}})
		out, diags := Shorten(File{Name: "a.hcl", Data: data})
		if faults.HasErrors() || diags.HasErrors() {
			return
		}
		after, faults := Parse([]File{{Name: "a.hcl", Data: out}})
		if faults.HasErrors() || len(after[0].Repeats) > 0 && len(before[0].Repeats) == 0 {
			t.Fatalf("%v %v\n%s", faults, after[0].Repeats, out)
		}
		if diff := cmp.Diff(byID(before[0]), byID(after[0])); diff != "" {
			t.Fatalf("%s\n%s", diff, out)
		}
	})
}

// byID returns the rows of a document in the order of their ids.
func byID(doc Document) []any {
	rows := slices.Clone(doc.Rows)
	slices.SortStableFunc(rows, func(a, b Row) int {
		return strings.Compare(a.Name+" "+a.Row.ID(a.Value), b.Name+" "+b.Row.ID(b.Value))
	})
	var values []any
	for _, row := range rows {
		values = append(values, row.Value.Interface())
	}
	return values
}
