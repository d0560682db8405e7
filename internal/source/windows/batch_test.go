package windows

import (
	"testing"

	"github.com/envsolve/envsolve/internal/source/shell"
)

// TestPathsBecomeFewer joins the ways that lead to a label.
func TestPathsBecomeFewer(t *testing.T) {
	a, b := shell.Condition{Key: "a", Holds: true}, shell.Condition{Key: "b", Holds: true}
	notA := shell.Condition{Key: "a"}
	for name, c := range map[string]struct {
		paths [][]shell.Condition
		want  int
	}{
		"one of many": {[][]shell.Condition{{}, {}, {}, {a}}, 1},
		"both ways":   {[][]shell.Condition{{a}, {notA, b}, {notA}}, 1},
		"others":      {[][]shell.Condition{{a}, {b}}, 2},
	} {
		if got := fewer(c.paths); len(got) != c.want {
			t.Errorf("%s: %v, want %d", name, got, c.want)
		}
	}
}

// TestLoopsBeginWhatTheyRun finds the word before that.
func TestLoopsBeginWhatTheyRun(t *testing.T) {
	for text, want := range map[string]string{
		" %%i in (a b) do x":                  " x",
		" %%i in (\n  a\n  b\n) do (\n x":     " (\n x",
		" /f %%i in ('a \"do )\" ^| b') DO x": " x",
		" &a":                                 "",
		" %%i in (a\n":                        "",
		" %%i in (a)\nx do":                   "",
	} {
		b := &batchFile{script: &script{}, ahead: 1000}
		got := ""
		if n := b.does(text); n > 0 {
			got = text[n:]
		}
		if got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
