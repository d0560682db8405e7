package cli

import (
	"testing"

	"github.com/hashicorp/hcl/v2"
)

func TestPointedSaysTheColumnAndMarksThePlace(t *testing.T) {
	at := func(line, from, to int) *hcl.Range {
		return &hcl.Range{Filename: "a.hcl", Start: hcl.Pos{Line: line, Column: from}, End: hcl.Pos{Line: line, Column: to}}
	}
	for _, c := range []struct {
		name, text, want string
		at               *hcl.Range
	}{
		{"a word", "Error: Bad\n\n  on a.hcl line 7, in target \"x\":\n   7:   gpuu = 1\n\nNo.\n\n",
			"Error: Bad\n\n  on a.hcl line 7, column 3, in target \"x\":\n   7:   gpuu = 1\n        ^^^^\n\nNo.\n\n",
			at(7, 3, 7)},
		{"after a tab", "Error: Bad\n\n  on a.hcl line 7:\n   7: \tgpuu = 1\n",
			"Error: Bad\n\n  on a.hcl line 7, column 2:\n   7: \tgpuu = 1\n      \t^^^^\n", at(7, 2, 6)},
		{"behind the line", "Error: Bad\n\n  on a.hcl line 7:\n   7: a\n",
			"Error: Bad\n\n  on a.hcl line 7, column 4:\n   7: a\n         ^\n", at(7, 4, 4)},
		{"no source", "Error: Bad\n\n  on a.hcl line 7:\n  (source code not available)\n",
			"Error: Bad\n\n  on a.hcl line 7, column 4:\n  (source code not available)\n", at(7, 4, 4)},
		{"no place", "Error: Bad\n\nNo.\n", "Error: Bad\n\nNo.\n", nil},
	} {
		d := &hcl.Diagnostic{Subject: c.at}
		if got := pointed(c.text, d, columnOf(d), true); got != c.want {
			t.Errorf("%s:\n%s\nwant\n%s", c.name, got, c.want)
		}
	}
	colored := "Error: Bad\n\n  on a.hcl line 7:\n   7: a\n"
	if got := pointed(colored, &hcl.Diagnostic{Subject: at(7, 1, 2)}, 1,
		false); got != "Error: Bad\n\n  on a.hcl line 7, column 1:\n   7: a\n" {
		t.Errorf("with colour: %q", got)
	}
}

func TestUnderlineGoesToTheEndWhereTheRangeDoes(t *testing.T) {
	r := hcl.Range{Start: hcl.Pos{Line: 1, Column: 3}, End: hcl.Pos{Line: 4, Column: 2}}
	if got := underline("a [é, b", r); got != "  ^^^^^" {
		t.Errorf("got %q", got)
	}
}
