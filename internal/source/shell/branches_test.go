package shell

import (
	"strings"
	"testing"
)

// commandsOf returns the commands of a text.
func commandsOf(text string, variables Variables) (list []Command, err error) {
	err = Each(text, variables, func(c Command) { list = append(list, c) })
	return list, err
}

// TestBranchesThatAreKnownNotToRunAreMarked holds which commands of a text run: those behind a condition that is known
// to hold, "?" those behind one of which nothing is known, and "-" those that do not.
func TestBranchesThatAreKnownNotToRunAreMarked(t *testing.T) {
	for text, want := range map[string]string{
		`if [ "$GPU" = 1 ]; then a; else b; fi`:                        "[ a -b",
		`if [ "$GPU" != 1 ]; then a; elif [[ $GPU == 1 ]]; then b; fi`: "[ -a b",
		`if [ "$OTHER" = 1 ]; then a; else b; fi`:                      "[ ?a ?b",
		`if [[ $OS == ubuntu* && -n $GPU ]]; then a; fi; b`:            "a b",
		`if [[ $OS == "ubuntu*" ]]; then a; fi; b`:                     "-a b",
		`if [[ ! $OS =~ ^u ]]; then a; fi; b`:                          "?a b",
		`if nvidia-smi; then a; fi`:                                    "nvidia-smi ?a",
		`if [ -z "$EMPTY" ] || c; then a; fi`:                          "[ -c a",
		`[ "$GPU" = 0 ] && a`:                                          "[ -a",
		`[ "$GPU" = 0 ] || a`:                                          "[ a",
		`test -f /x && a || b`:                                         "test ?a ?b",
		`true && a`:                                                    "true a",
		`case $OS in debian*) a;; ubuntu2?.04|x) b;; *) c;; esac`:      "-a b -c",
		`case $OS in debian*) a;; *) c;; esac`:                         "-a c",
		`case "$OTHER" in debian) a;; *) c;; esac`:                     "?a ?c",
		`case $OS in ubuntu*) a;& x) b;; esac`:                         "?a ?b",
		`case "$(uname -m)" in x86_64) a;; aarch64) b;; esac`:          "a -b",
		`case $(dpkg --print-architecture) in amd64) a;; *) b;; esac`:  "a -b",
		`f() { a; }; if [ "$GPU" = 0 ]; then f; fi`:                    "[ -a",
	} {
		var got []string
		variables := Variables{"GPU": "1", "OS": "ubuntu22.04", "EMPTY": "", Machine: "x86_64"}
		err := Each(text, variables, func(c Command) {
			if len(c.Words) == 0 || c.Words[0].Text == "uname" || c.Words[0].Text == "dpkg" {
				return
			}
			mark := ""
			switch {
			case c.Untaken:
				mark = "-"
			case c.Conditional:
				mark = "?"
			}
			got = append(got, mark+c.Words[0].Text)
		})
		if err != nil || strings.Join(got, " ") != want {
			t.Errorf("%s: %q, %v; want %q", text, got, err, want)
		}
	}
}

// TestVariablesAreWhatTheBranchThatRunsSetsThem holds that a variable is not known behind branches that set it
// otherwise, of which nobody knows which one runs.
func TestVariablesAreWhatTheBranchThatRunsSetsThem(t *testing.T) {
	for text, want := range map[string]string{
		`A=1; if [ "$GPU" = 0 ]; then A=2; fi`:                       "1",
		`A=1; if [ "$GPU" = 1 ]; then A=2; fi`:                       "2",
		`A=1; if [ "$OTHER" = 1 ]; then A=2; fi`:                     "?",
		`A=1; if [ "$OTHER" = 1 ]; then A=1; fi`:                     "1",
		`if [ -z "$A" ]; then A=2; fi`:                               "2",
		`A=1; if [ "$OTHER" = 1 ]; then A=2; else A=3; fi`:           "?",
		`A=1; if [ "$OTHER" = 1 ]; then A=2; else A=2; fi`:           "2",
		`A=1; case $(uname -m) in x86_64) A=2;; aarch64) A=3;; esac`: "2",
		`A=1; case $OTHER in x) A=2;; *) ;; esac`:                    "?",
		`A=1; [ "$OTHER" = 1 ] && A=2`:                               "?",
		`A=1; [ "$GPU" = 0 ] && A=2`:                                 "1",
		`A=1; (A=2)`:                                                 "1",
		`A=1; for A in 2 3; do c; done`:                              "3",
		`f() { A=$1; }; f 2`:                                         "2",
		`A=$(cd "$(dirname "$0")" && pwd)`:                           "/w",
		`A=$(realpath "$(dirname "${BASH_SOURCE[0]}")")/x`:           "/w/x",
	} {
		variables := Variables{"GPU": "1", Machine: "x86_64", "0": "/w/run.sh", "BASH_SOURCE": "/w/run.sh"}
		if err := Each(text, variables, func(Command) {}); err != nil {
			t.Errorf("%s: %v", text, err)
		}
		got, known := variables["A"]
		if !known {
			got = "?"
		}
		if got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
		apart := Variables{"A": "0"}
		if err := EachApart(text, apart, func(Command) {}); err != nil || apart["A"] != "0" || len(apart) != 1 {
			t.Errorf("%s: a shell of its own leaves %v, %v", text, apart, err)
		}
	}
}
