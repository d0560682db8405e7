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
		err := EachSourced(text, variables, anything, func(c Command) {
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

// anything is what a text may call that sources another one.
func anything(string) bool { return true }

// TestFunctionsThatNothingCalls holds which functions count of those that no command calls: "-" those that do not.
func TestFunctionsThatNothingCalls(t *testing.T) {
	for _, test := range []struct {
		text, calls, want string // calls are the functions that another text may call which sources this one
	}{
		{"f() { a; }", "", "a"},
		{"set -e; A=1; f() { a; }; g() { b; }", "", "a b"},
		{"f() { a; }; c", "", "c -a"},
		{"f() { a; }; g() { b; }; g", "", "b -a"},
		{"f() { a; }; time-it f; c", "", "time-it c a"},
		{"f() { a; }; trap 'f; b' EXIT", "", "trap a"},
		{"f() { a; }; g() { f; b; }; c", "", "c -a -a -b"},
		{"f() { a; }; g() { retry f; }; c g", "", "c a retry"},
		{"f() { a; }; $1", "", "? a"},
		{`f() { a; }; "$@"`, "", "? a"},
		{"f() { a; }; eval $x", "", "eval a"},
		{"f() { a; }; g() { b; }; c", "f", "c a -b"},
		{"f() { a; }; g() { f; b; }", "g", "a a b"},
		{"f() { a; }", "none", "-a"},
	} {
		var got []string
		do := func(c Command) {
			switch {
			case len(c.Words) == 0 || c.Words[0].Text == "set":
			case c.Uncalled != c.Untaken:
				t.Errorf("%s: %s is uncalled %t and untaken %t", test.text, c.Words[0].Text, c.Uncalled, c.Untaken)
			case c.Untaken:
				got = append(got, "-"+c.Words[0].Text)
			case c.Words[0].Unknown:
				got = append(got, "?")
			default:
				got = append(got, c.Words[0].Text)
			}
		}
		variables := &Variables{}
		err := Each(test.text, variables, do)
		if test.calls != "" {
			got = nil
			err = EachSourced(test.text, variables, func(name string) bool { return name == test.calls }, do)
		}
		if all := strings.Join(got, " "); err != nil || all != test.want {
			t.Errorf("%s: %s, %v; want %s", test.text, all, err, test.want)
		}
	}
}
