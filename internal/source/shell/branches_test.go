package shell

import (
	"strings"
	"testing"
)

// commandsOf returns the commands of a text.
func commandsOf(text string, variables *Variables) (list []Command, err error) {
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
		`if [ "$GPU" = 1 ]; then a; exit; fi; b`:                       "[ a exit -b",
		`if [ "$OTHER" = 1 ]; then a; exit; fi; b`:                     "[ ?a ?exit b",
		`x && exit; b`:                      "x exit b",
		`x || exit; b`:                      "x exit b",
		`(exit); b`:                         "exit b",
		`x | exit; b`:                       "x exit b",
		`exit & b`:                          "exit b",
		`while x; do exit; done; b`:         "x exit b",
		`for i in 1 2; do a; exit; done; b`: "a exit -a -exit -b",
		`for i in 1 2; do [ $i = 1 ] && continue; exit; done; b`:    "[ continue exit [ -continue exit b",
		`f() { if [ $1 = gpu ]; then a; return; fi; b; }; f gpu; c`: "[ a return -b c",
		`f() { if [ $1 = gpu ]; then a; return; fi; b; }; f cpu; c`: "[ -a -return b c",
		`f() { x || return; b; }; f; c`:                             "x return b c",
		`f() { a; exit; }; f; c`:                                    "a exit -c",
		`if x; then f() { return; b; }; f; c; fi; d`:                "x ?return -b ?c d",
		`false && a; b`:                   "false -a b",
		`true || a; b`:                    "true -a b",
		`false || a; b`:                   "false a b",
		`x || true && a`:                  "x true a",
		`[ $GPU = 1 ] && x && a`:          "[ x a",
		`[ $GPU = 0 ] && x && a || b`:     "[ -x -a b",
		`[ "$OTHER" = 0 ] && x && a`:      "[ ?x ?a",
		`true() { x; }; true && a`:        "x a",
		`case $OS in \*) a;; *) b;; esac`: "?a ?b",
		`[ $EMPTY != 1 ] && a`:            "[ ?a",
	} {
		var got []string
		variables := variablesOf(map[string]string{"GPU": "1", "OS": "ubuntu22.04", "EMPTY": ""})
		variables.Machine = "x86_64"
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

// TestVariablesThatMayHaveChangedDecideNothing holds that a condition is left open where something else than an
// assignment that certainly runs may have changed its variable, and decided where nothing has.
func TestVariablesThatMayHaveChangedDecideNothing(t *testing.T) {
	for text, want := range map[string]string{
		`x || A=2`:                               "?",
		`x && A=2`:                               "?",
		`x && B=3; A=$B`:                         "?",
		`x && A=1`:                               "holds",
		`x && y || A=2`:                          "?",
		`A=2 && B=1`:                             "fails",
		`B=2 && A=2`:                             "fails",
		`export B=2 && export A=2`:               "fails",
		`B=$(x) && A=2`:                          "?",
		`if x; then B=1; fi; A=$B`:               "?",
		`unset B; if x; then B=1; fi; A=${B:-1}`: "?",
		`read A`:                                 "?",
		`read -p "A? " A`:                        "?",
		`read $NAME`:                             "?",
		`read B; A=${B:-1}`:                      "?",
		`(read A)`:                               "holds",
		`unset A`:                                "?",
		`printf -v A %s 2`:                       "?",
		`eval "A=2"`:                             "?",
		`mapfile A`:                              "?",
		`((A++))`:                                "?",
		`((A=2))`:                                "?",
		`let A=2`:                                "?",
		`B=$((A+=1))`:                            "?",
		`A=; : ${A:=v}`:                          "?",
		`A=`:                                     "fails",
		`A+=2`:                                   "?",
		`A=(1 2)`:                                "?",
		`. ./missing.sh`:                         "?",
		`source /etc/os-release`:                 "?",
		`. ./missing.sh; A=1`:                    "holds",
		`. venv/bin/activate`:                    "holds",
		`A=2 x`:                                  "holds",
		`A=2 x && y`:                             "holds",
		`f() { local A=2; }; f`:                  "holds",
		`f() { local A; A=2; }; f`:               "holds",
		`f() { A=2; }; f`:                        "fails",
		`f() { A=2; return; A=1; }; f`:           "fails",
		`f() { A=2; }; x && f`:                   "?",
		`f() { f; A=2; }; x && f`:                "?",
		`f() { A=2; }`:                           "holds",
		`B=$(A=2)`:                               "holds",
		`x | A=2`:                                "holds",
		`A=2 | x`:                                "holds",
		`{ A=2; } &`:                             "holds",
		`{ A=2; }`:                               "fails",
		`(A=2)`:                                  "holds",
		`while x; do A=2; done`:                  "?",
		`while x; do B=2; done`:                  "holds",
		`while x; do while y; do B=2; done; done`: "holds",
		`for B in $(x); do A=2; done`:             "?",
		`for B in 1 2; do A=$B; done`:             "fails",
		`for B in 1 2; do A=$B; break; done`:      "?",
		`for ((i=0; i<2; i++)); do A=2; done`:     "?",
		`getopts "g" A`:                           "?",
		`select A in 1 2; do x; done`:             "?",
		`declare -i A=2`:                          "?",
		`declare $NAMES`:                          "?",
		`command export A=2`:                      "?",
		`case $OTHER in x) A=2;; esac`:            "?",
		`case $OTHER in x) A=1;; *) A=1;; esac`:   "holds",
		`case $OTHER in x) . ./y;; esac`:          "?",
		`[ -z "$OTHER" ] && A=2`:                  "?",
		`if x; then :; elif A=2; then :; fi`:      "?",
	} {
		got := ""
		err := Each("A=1\n"+text+"\nif [ \"$A\" = 1 ]; then marked; fi", &Variables{}, func(c Command) {
			if len(c.Words) == 0 || c.Words[0].Text != "marked" {
				return
			}
			switch {
			case c.Untaken:
				got = "fails"
			case c.Conditional:
				got = "?"
			default:
				got = "holds"
			}
		})
		if err != nil || got != want {
			t.Errorf("%s: %s, %v; want %s", text, got, err, want)
		}
	}
}

// TestConditionsInsideWhatRunsAgainAreLeftOpen holds that of what runs several times, the first time decides nothing.
func TestConditionsInsideWhatRunsAgainAreLeftOpen(t *testing.T) {
	for _, text := range []string{
		`A=1; while x; do [ "$A" = 1 ] && marked; A=2; done`,
		`A=1; f() { A=2; }; while x; do [ "$A" = 1 ] && marked; f; done`,
		`f() { while x; do case "$1" in -a) marked;; esac; shift; done; }; f -b -a`,
		`f() { while x; do case "$1" in -b) shift;; esac; done; [ "$1" = -a ] && marked; }; f -b -a`,
		`set -- b a; [ "$1" = 1 ] && marked`,
		`[ "$2" = 2 ] && shift; [ "$1" = 1 ] && marked`,
		`shift; [ "$1" = 1 ] && marked`,
	} {
		found := false
		err := Each(text, variablesOf(map[string]string{"1": "1"}), func(c Command) {
			if len(c.Words) > 0 && c.Words[0].Text == "marked" {
				found = true
				if c.Untaken || !c.Conditional {
					t.Errorf("%s: decided", text)
				}
			}
		})
		if err != nil || !found {
			t.Errorf("%s: found: %v, %v", text, found, err)
		}
	}
}

// variablesOf returns variables with their values.
func variablesOf(of map[string]string) *Variables {
	v := &Variables{}
	for name, text := range of {
		v.Put(name, text)
	}
	return v
}

// TestWhatASourcedFileSetsStaysInItsShell holds that variables which are set for a command that sources a file are
// undone and joined like those of the text, and that they decide conditions as far as they are certain.
func TestWhatASourcedFileSetsStaysInItsShell(t *testing.T) {
	for text, want := range map[string]string{
		`A=1; . ./set`:                         "2",
		`A=1; (. ./set)`:                       "1",
		`A=1; if x; then . ./set; fi`:          "?",
		`A=1; . ./set; [ $A = 1 ] && A=3`:      "2",
		`A=1; B=1; . ./set; [ $B = 1 ] && A=3`: "3",
		`A=1; B=1; . ./any; [ $B = 1 ] && A=3`: "?",
		`A=1; . ./any; [ $A = 2 ] && A=3`:      "3",
		`A=1; B=1; . ./not; [ $B = 1 ] && A=3`: "?",
		`A=1; if [ a = b ]; then . ./set; fi`:  "1",
	} {
		variables := &Variables{}
		err := Each(text, variables, func(c Command) {
			if len(c.Words) > 0 && c.Words[0].Text == "." && c.Words[1].Text != "./not" {
				left := variables.Clone()
				text := "A=2"
				if c.Words[1].Text == "./any" {
					text = "f() { B=2; }; A=2"
				}
				if err := EachSourced(text, left, anything, func(Command) {}); err != nil {
					t.Error(err)
				}
				c.TakeOver(left, nil)
			}
		})
		got, known := variables.Get("A")
		if !known {
			got = "?"
		}
		if err != nil || got != want {
			t.Errorf("%s: %s, %v; want %s", text, got, err, want)
		}
	}
}

// TestLongTextsAreReadInOneGo holds that no text is gone over again and again.
func TestLongTextsAreReadInOneGo(t *testing.T) {
	for name, text := range map[string]string{
		"and":         strings.Repeat("[ a = a ] && ", 18000) + "marked",
		"or":          strings.Repeat("[ a = b ] || ", 18000) + "marked",
		"and, or":     strings.Repeat("x && [ a = b ] || ", 14000) + "marked",
		"variables":   strings.Repeat("x && A=1 && ", 20000) + "marked",
		"in branches": strings.Repeat("if x; then ", 2000) + "marked" + strings.Repeat("; fi", 2000),
	} {
		count := 0
		err := Each(text, &Variables{}, func(c Command) {
			if count++; len(c.Words) > 0 && c.Words[0].Text == "marked" && c.Untaken {
				t.Errorf("%s: it is not taken", name)
			}
		})
		if most := strings.Count(text, "&&") + strings.Count(text, "||") + 2001; err != nil || count > most {
			t.Errorf("%s: %d commands, %v", name, count, err)
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
		variables := variablesOf(map[string]string{"GPU": "1", "0": "/w/run.sh", "BASH_SOURCE": "/w/run.sh"})
		variables.Machine = "x86_64"
		if err := Each(text, variables, func(Command) {}); err != nil {
			t.Errorf("%s: %v", text, err)
		}
		got, known := variables.Get("A")
		if !known {
			got = "?"
		}
		if got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
		apart := variablesOf(map[string]string{"A": "0"})
		if err := EachApart(text, apart, func(Command) {}); err != nil || apart.Value("A") != "0" || len(apart.Names()) != 1 {
			t.Errorf("%s: a shell of its own leaves %v, %v", text, apart, err)
		}
	}
}
