package tablefile

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

const groupedRows = `package "p" {
  requires = { torch = ">=2.0", numpy = "*" }
  sm_min   = "8.0"
  source   = ["p@v${version}:setup.py"]
  rows = {
    "2.1" = { released = "2026-02-01", requires = { torch = ">=2.1" } }
    "2.0" = {
      without = ["requires.numpy", "sm_min"]
      source  = ["p"]
    }
    "1.9" = {}
  }
}

driver_branch "580" {
  type = "production"
  version {
    source = ["s"]
    rows   = ["580.1", "580.2"]
  }
  version "580.3" { date = "2026-01-01" }
}

instance "aws" {
  gpu    = "l4"
  source = ["s"]
  rows   = { "g6.xlarge" = { count = 1 }, "g6.12xlarge" = { count = 4 } }
}
`

const spreadRows = `package "p" "2.1" {
  released = "2026-02-01"
  requires = { torch = ">=2.1", numpy = "*" }
  sm_min   = "8.0"
  source   = ["p@v2.1:setup.py"]
}
package "p" "2.0" {
  requires = { torch = ">=2.0" }
  source   = ["p"]
}
package "p" "1.9" {
  requires = { torch = ">=2.0", numpy = "*" }
  sm_min   = "8.0"
  source   = ["p@v1.9:setup.py"]
}
driver_branch "580" {
  type = "production"
  version "580.1" { source = ["s"] }
  version "580.2" { source = ["s"] }
  version "580.3" { date = "2026-01-01" }
}
instance "aws" "g6.xlarge" {
  gpu    = "l4"
  count  = 1
  source = ["s"]
}
instance "aws" "g6.12xlarge" {
  gpu    = "l4"
  count  = 4
  source = ["s"]
}
`

func TestRowsOfAGroupSayTheSame(t *testing.T) {
	grouped, spread := parseOne(t, groupedRows), parseOne(t, spreadRows)
	if len(grouped.Rows) != len(spread.Rows) || len(grouped.Repeats) > 0 {
		t.Fatalf("%d rows in groups, %d by themselves, %v", len(grouped.Rows), len(spread.Rows), grouped.Repeats)
	}
	for i := range spread.Rows {
		if diff := cmp.Diff(spread.Rows[i].Value.Interface(), grouped.Rows[i].Value.Interface()); diff != "" {
			t.Errorf("(-spread +grouped)\n%s", diff)
		}
	}
}

func TestCellsOfAGroupHaveTheirPlaces(t *testing.T) {
	row := parseOne(t, groupedRows).Rows[0]
	for cell, want := range map[string]string{
		"":         "6:5-10",  // the row: its label
		"python":   "6:5-10",  // a cell that is nowhere
		"released": "6:26-38", // its own
		"sm_min":   "3:14-19", // of the block around it
		"requires": "6:51-70", // its own entry, with others behind it
	} {
		at := row.At(cell)
		if got := fmt.Sprintf("%d:%d-%d", at.Start.Line, at.Start.Column, at.End.Column); got != want ||
			at.Filename != "a.hcl" {
			t.Errorf("%q stands at %s, want %s", cell, got, want)
		}
	}
	if at := row.MapAt("requires", "numpy"); at.Start.Line != 2 || at.Start.Column != 41 {
		t.Errorf("an entry of the block stands at %v", at)
	}
	if at := row.ItemAt("source", 0); at.Start.Line != 4 {
		t.Errorf("an item of the block stands at %v", at)
	}
}

func TestWhatIsNoGroup(t *testing.T) {
	large := strings.Repeat("x", MostBytes/4)
	for text, want := range map[string]string{
		`package "p" { rows = 1 }`:                                                       "1:22 Wrong type",
		`package "p" { rows = { "1" = 1 } }`:                                             "1:30 Wrong type",
		`package "p" { rows = { (version) = {} } }`:                                      "1:24 Wrong type",
		`package "p" { rows = [1] }`:                                                     "1:23 Wrong type",
		`package "p" { rows = { "1" = { (version) = 1 } } }`:                             "1:32 Wrong type",
		`package "p" { rows = { "1" = { like = "2" } } }`:                                "1:32 Unexpected attribute",
		`package "p" { rows = { "1" = { rows = {} } } }`:                                 "1:32 Unexpected attribute",
		`package "p" { rows = { "1" = { cuda = "12", cuda = "13" } } }`:                  "1:45 Attribute redefined",
		`package "p" { rows = { "1" = { cudaa = "12" } } }`:                              "1:32 Unknown attribute",
		`package "p" { rows = { "1" = { without = ["cuda"] } } }`:                        "1:43 Nothing to leave out",
		`package "p" "1" { rows = {} }`:                                                  "1:19 Rows in a row",
		`package { rows = {} }`:                                                          "1:1 Wrong number of labels",
		`package "p" "1" "2" { rows = {} }`:                                              "1:1 Wrong number of labels",
		`pakage "p" { rows = {} }`:                                                       "1:1 Unknown block",
		"package \"p\" {\n  like = \"2\"\n  rows = [\"1\"]\n}":                           "2:3 Group is like a row",
		"package \"p\" {\n  rows = [\"1\"]\n}\npackage \"p\" \"2\" {\n  like = \"1\"\n}": "5:10 Base is in a group",
		"gpu {\n  name = \"" + large + "\"\n  rows = [\"a\",\"b\",\"c\",\"d\",\"e\"]\n}": "3:3 Too large when written out",
	} {
		_, diags := Parse([]File{{Name: "a.hcl", Data: []byte(text)}})
		var got []string
		for _, d := range diags {
			got = append(got, fmt.Sprintf("%d:%d %s", d.Subject.Start.Line, d.Subject.Start.Column, d.Summary))
		}
		if len(got) != 1 || got[0] != want {
			t.Errorf("%.100s: %v, want %s", text, got, want)
		}
	}
}

func TestRowsThatRepeatTheirGroupAreTold(t *testing.T) {
	doc := parseOne(t, strings.Replace(groupedRows, `"1.9" = {}`,
		`"1.9" = { sm_min = "8.0", requires = { numpy = "*", torch = "*" }, source = ["p@v1.9:setup.py"] }`, 1))
	var got []string
	for _, d := range doc.Repeats {
		got = append(got, fmt.Sprintf("%d:%d %s", d.Subject.Start.Line, d.Subject.Start.Column, d.Detail))
	}
	want := []string{
		"11:24 sm_min is the same in the block around its rows: leave it out.",
		"11:52 requires.numpy is the same in the block around its rows: leave it out.",
		"11:81 source is the same in the block around its rows: leave it out.",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestStandingRowsTakeCells(t *testing.T) {
	text := groupedRows + `
package "q" {
  source = ["s"]
  rows   = ["2", "1"]
}
package "q" "0" { like = "9" }
`
	f := File{Name: "a.hcl", Data: []byte(text)}
	rows, diags := Standings(f)
	if diags.HasErrors() || len(rows) != 9 {
		t.Fatalf("%d rows, %v", len(rows), diags)
	}
	for i, want := range map[int]string{
		0: `"2.1" = { released = "x", requires`,
		1: `"2.0" = { released = "x",`,
		2: `"1.9" = { released = "x" }`,
		6: "rows   = {\n    \"2\" = { released = \"x\" }\n    \"1\" = {}\n  }",
		7: "rows   = {\n    \"2\" = {}\n    \"1\" = { released = \"x\" }\n  }",
		8: "package \"q\" \"0\" {\n  released = \"x\" like",
	} {
		if got := string(rows[i].With(f.Data, "released", "x")); !strings.Contains(got, want) {
			t.Errorf("%v:\n%s", rows[i].Labels, got)
		}
	}
	if rows[8].Like != "9" || !rows[0].Has("released") || rows[1].Has("released") || len(rows[1].Without) != 2 {
		t.Errorf("%+v", rows)
	}
	if rows[1].From != 0 || rows[7].From != strings.Index(text, `package "q" {`) {
		t.Errorf("the groups begin at %d and %d", rows[1].From, rows[7].From)
	}
}
