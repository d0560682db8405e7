package tablefile

import (
	"bytes"
	"os"
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
// it is when shortened again.
func FuzzShorten(f *testing.F) {
	for _, text := range []string{longRows, shortRows, alikeRows, board} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		before, faults := Parse([]File{{Name: "a.hcl", Data: data}})
		out, diags := Shorten(File{Name: "a.hcl", Data: data})
		if faults.HasErrors() || diags.HasErrors() {
			return
		}
		after, faults := Parse([]File{{Name: "a.hcl", Data: out}})
		if faults.HasErrors() || len(after[0].Rows) != len(before[0].Rows) {
			t.Fatalf("%v\n%s", faults, out)
		}
		for i, row := range before[0].Rows {
			if diff := cmp.Diff(row.Value.Interface(), after[0].Rows[i].Value.Interface()); diff != "" {
				t.Fatalf("%s\n%s", diff, out)
			}
		}
	})
}
