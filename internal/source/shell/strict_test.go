package shell

import (
	"strings"
	"testing"
)

func TestCommandsWhoseFailureEndsATextAreNotCaught(t *testing.T) {
	for text, want := range map[string]string{
		"a 1 && b 1":                       "a b",
		"a 1; b 1":                         "b",
		"a 1\nb 1\n":                       "b",
		"a 1 && b 1; c 1":                  "c",
		"a 1 | b 1":                        "b",
		"a 1 && b 1 | c 1":                 "a c",
		"a 1 & b 1":                        "b",
		"! a 1":                            "",
		"a 1 || b 1":                       "b",
		"(a 1; b 1) && c 1":                "b c",
		"{ a 1; b 1; }; c 1":               "c",
		"set -e; a 1; b 1":                 "a b",
		"set -ex\na 1\nb 1":                "a b",
		"set -o errexit; a 1; b 1":         "a b",
		"set -eo pipefail; a 1 | b 1; c 1": "a b c",
		"set -e -o pipefail && a 1 | b 1":  "set a b",
		"set -e; a 1 && b 1; c 1":          "b c",
		"set -e; a 1 && b 1":               "a b",
		"set -e; set +e; a 1; b 1":         "set b",
		"(set -e; a 1; b 1); c 1; d 1":     "d",
		`[ -n "$x" ] && set -e; a 1; b 1`:  "b",
		"[ -n x ] && set -e; a 1; b 1":     "a b",
		"[ -z x ] && set -e; a 1; b 1":     "b",
		"echo $(a 1)":                      "echo",
		"f() { a 1; b 1; }; f":             "b",
		"f() { a 1; }":                     "",
		"while a 1; do b 1; done":          "b",
		"for x in 1 2; do a $x; done":      "a a",
	} {
		commands, err := commandsOf(text, &Variables{})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, c := range commands {
			if !c.Caught && len(c.Words) > 0 {
				got = append(got, c.Words[0].Text)
			}
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
