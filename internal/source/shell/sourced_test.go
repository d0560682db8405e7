package shell

import (
	"strings"
	"testing"
)

// TestReturnEndsASourcedText holds what a text that another shell reads leaves a variable, and which of its commands
// run: "?" those that hang on a condition, and "-" those that do not run.
func TestReturnEndsASourcedText(t *testing.T) {
	for text, want := range map[string]string{
		`A=2; return 0; A=3; a`:                        "2: -a",
		`A=2; return; A=3; A=4`:                        "2:",
		`A=2; (return); A=3; a`:                        "3: a",
		`f() { return; }; f; A=2; a`:                   "2: a",
		`A=2; [ -f /x ] || return 0; A=3; a`:           "?: ?a",
		`A=2; [ -f /x ] && return; A=2; a`:             "2: ?a",
		`A=2; [ -f /x ] || return 1; A=3; a`:           "3: a",
		`A=2; if [ -f /x ]; then return; fi; A=3; a`:   "?: ?a",
		`if x; then A=2; A=3; return; fi; A=4`:         "?:",
		`if [ "$A" = 1 ]; then return; fi; A=3; a`:     "1: -a",
		`if [ "$A" = 2 ]; then return; fi; A=3; a`:     "3: a",
		`A=2; for i in 1 2; do x && return; done; A=3`: "?:",
	} {
		variables := variablesOf(map[string]string{"A": "1"})
		var got []string
		err := EachSourced(text, variables, func(c Command) {
			if len(c.Words) == 0 || c.Words[0].Text != "a" {
				return
			}
			mark := ""
			switch {
			case c.Untaken:
				mark = "-"
			case c.Conditional || len(c.Conditions) > 0:
				mark = "?"
			}
			got = append(got, " "+mark+"a")
		})
		left, known := variables.Get("A")
		if !known {
			left = "?"
		}
		if all := left + ":" + strings.Join(got, ""); err != nil || all != want {
			t.Errorf("%s: %s, %v; want %s", text, all, err, want)
		}
	}
}
