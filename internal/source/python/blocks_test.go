package python

import (
	"fmt"
	"strings"
	"testing"
)

// TestHeadersBeginBlocks reads lines, and asks what decides whether a line runs that is indented behind them.
func TestHeadersBeginBlocks(t *testing.T) {
	for text, want := range map[string]string{
		"if x:":                           "x true 3",
		"if f:":                           "f true 3",
		"if x: # don't do that":           "x true 3",
		"if x:#note":                      "x true 3",
		"if x == '#:':  # it's":           "x == '#:' true 3",
		"if a and \\\n   b:":              "a and b true 3",
		"if (a[1:2] or\n  b):":            "a[1:2] or b true 3",
		"if False: # the user's own":      "never",
		"if(False):":                      "never",
		"if (False):":                     "never",
		"if not True:":                    "never",
		"if not False:":                   "always",
		"if True: pass\nelse:":            "never",
		"if x: pass\nelse:":               "x false 3",
		"if x: pass\nelif y: pass\nelse:": "x false 3, y false 5",
		"try:\n    import torch\nexcept ImportError:":                  "except ImportError true 7",
		"try:\n    import a\nexcept A:\n    x\nexcept B:":              "except A false 7, except B true 7",
		"try: import torch\nexcept ImportError: pass\nelse:":           "always",
		"if x:\n    try:\n        import a\n    except A: pass\nif y:": "y true 3",
		"match = 3":                                  "none",
		"match x:\n  case 1:":                        "case 1 true 5",
		"match x:\n  case 1: a\n  case 2:":           "case 1 false 5, case 2 true 5",
		"match x:\n  case 1: a\n  case _:":           "case 1 false 5",
		"match x:\n  case 1: a\nmatch y:\n  case 1:": "case 1 true 5",
	} {
		b := &blocks{sets: map[string]int{}}
		for _, line := range strings.Split(text, "\n") {
			b.line(line, 0)
		}
		b.leave(4, "")
		var list []string
		path, runs := b.Path()
		for _, c := range path {
			list = append(list, fmt.Sprint(c.Text, " ", c.Holds, " ", c.Start))
		}
		got := strings.Join(list, ", ")
		switch {
		case !runs:
			got = "never"
		case len(b.open) == 0:
			got = "none"
		case got == "":
			got = "always"
		}
		if got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}
