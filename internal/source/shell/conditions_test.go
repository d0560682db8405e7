package shell

import (
	"strings"
	"testing"
)

// TestConditionsDecideWhatRuns holds behind which conditions of which nothing is known the commands of a text stand,
// with "!" before those that are not to hold.
func TestConditionsDecideWhatRuns(t *testing.T) {
	for text, want := range map[string]string{
		`if [ "$A" = 1 ]; then a; else b; fi; c`:                   `a:[ "$A" = 1 ]; b:![ "$A" = 1 ]; c:`,
		`if [ $A ]; then a; elif [ $B ]; then b; else c; fi`:       `a:[ $A ]; b:![ $A ],[ $B ]; c:![ $A ],![ $B ]`,
		`if [ $GPU = 1 ]; then a; elif [ $B ]; then b; fi`:         `a:`,
		`if [ $GPU = 0 ]; then a; elif [ $B ]; then b; else c; fi`: `b:[ $B ]; c:![ $B ]`,
		`if [ $A ]; then if [ $B ]; then a; fi; fi`:                `a:[ $A ],[ $B ]`,
		`case $A in x|y) a;; *) b;; esac`:                          `a:$A in x|y; b:!$A in x|y`,
		`case $A in x) a;& y) b;; *) c;; esac`:                     `a:x; b:y; c:*`,
		`[ $A ] && a && b || c`:                                    `a:[ $A ]; b:[ $A ]; c:![ $A ] && a && b`,
		`[ $A ] && [ $B ] && a`:                                    `a:[ $A ],[ $B ]`,
		`[ $A ] || a; b`:                                           `a:![ $A ]; b:`,
		`command -v nvcc && a || b`:                                `a:command -v nvcc; b:!command -v nvcc && a`,
		`lspci | grep -q NVIDIA && a`:                              `lspci:; a:lspci | grep -q NVIDIA`,
		`x && a || b`:                                              `x:; a:; b:`,
		`f() { a; }; if [ $A ]; then f; fi`:                        `a:[ $A ]`,
		`if [ $A ]; then a; exit 0; fi; b; if [ $B ]; then c; fi`:  `a:[ $A ]; exit:[ $A ]; b:![ $A ]; c:![ $A ],[ $B ]`,
		`[ $A ] && exit; b`:                                        `exit:[ $A ]; b:![ $A ]`,
		`[ $A ] || exit; b`:                                        `exit:![ $A ]; b:[ $A ]`,
		`if [ $A ]; then exit 1; fi; b`:                            `exit:[ $A ]; b:`,
		`if [ $A ]; then x && exit; fi; b`:                         `x:[ $A ]; exit:[ $A ]; b:`,
		`if [ $A ]; then (exit); fi; b`:                            `exit:[ $A ]; b:`,
		`if [ $A ]; then (if [ $B ]; then exit; fi; a); fi; b`:     `exit:[ $A ],[ $B ]; a:![ $B ],[ $A ]; b:`,
		`while x; do if [ $A ]; then exit; fi; done; b`:            `x:; exit:[ $A ]; b:`,
		`if [ $A ]; then if [ $B ]; then exit; fi; a; fi; b`:       `exit:[ $A ],[ $B ]; a:[ $A ]; b:`,
		`f() { if [ $A ]; then a; exit; fi; b; }; f; c`:            `a:[ $A ]; exit:[ $A ]; b:![ $A ]; c:![ $A ]`,
		`if [ $A ]; then exit; else a; fi; b`:                      `exit:[ $A ]; a:![ $A ],![ $A ]; b:![ $A ]`,
		`if [ $A ]; then a; fi; [ g ]; g() { b; }`:                 `a:[ $A ]; b:`,
	} {
		var got []string
		err := Each(text, variablesOf(map[string]string{"GPU": "1"}), func(c Command) {
			if len(c.Words) == 0 || c.Untaken {
				return
			}
			switch c.Words[0].Text {
			case "[", "command", "grep":
				return
			}
			var on []string
			for _, condition := range c.Conditions {
				on = append(on, map[bool]string{false: "!"}[condition.Holds]+condition.Text)
			}
			got = append(got, c.Words[0].Text+":"+strings.Join(on, ","))
		})
		if strings.Join(got, "; ") != want || err != nil {
			t.Errorf("%s:\n%s, %v; want\n%s", text, strings.Join(got, "; "), err, want)
		}
	}
}

// TestConditionsThatComeOutAlikeHaveOneKey holds whether two conditions of a text are the same.
func TestConditionsThatComeOutAlikeHaveOneKey(t *testing.T) {
	for text, same := range map[string]bool{
		`if [ $A ]; then a; fi; if [ $A ]; then b; fi`:                             true,
		`if [ $A ]; then a; fi; B=1; if [ $A ]; then b; fi`:                        true,
		`if [ $A ]; then a; fi; A=$(x); if [ $A ]; then b; fi`:                     false,
		`if [ $A ]; then a; fi; read A; if [ $A ]; then b; fi`:                     false,
		`if [ $A ]; then a; fi; eval x; if [ $A ]; then b; fi`:                     false,
		`if [ $A ]; then a; fi; if [ $B ]; then b; fi`:                             false,
		`case $A in x) a;; esac; case $A in x) b;; esac`:                           true,
		`f() { if [ $1 ]; then $1; fi; }; f "$(x)"; f "$(y)"`:                      false,
		`case $A in x) a;; esac; case $B in x) b;; esac`:                           false,
		`if [ ` + strings.Repeat("x", 600) + ` = $A ]; then a; else b; fi`:         true,
		strings.Repeat(`if [ `+strings.Repeat("x", 600)+` = $A ]; then a; fi;`, 2): false,

		`if [ $A ]; then a; fi; if x; then :; elif y; then :; fi; if [ $A ]; then b; fi`: true,
		`if [ $A ]; then a; fi; while x; do y; done; if [ $A ]; then b; fi`:              true,
		`if [ $A ]; then a; fi; while x; do A=1; done; if [ $A ]; then b; fi`:            false,
		`if [ $A ]; then a; fi; (read A); if [ $A ]; then b; fi`:                         true,
		`if [ $A ]; then a; fi; . ./x; if [ $A ]; then b; fi`:                            false,
		`if ((A == 1)); then a; fi; read A; if ((A == 1)); then b; fi`:                   false,
		`if [[ -v A ]]; then a; fi; read A; if [[ -v A ]]; then b; fi`:                   false,
		`if [ $1 ]; then a; fi; if [ $1 ]; then b; fi`:                                   true,
		`if [ $1 ]; then a; fi; shift; if [ $1 ]; then b; fi`:                            false,
		`if [ -f x ]; then a; fi; touch x; if [ -f x ]; then b; fi`:                      false,
		`if [ -f x ]; then echo; fi; if [ -f x ]; then b; fi`:                            true,
		`if x; then a; fi; if x; then b; fi`:                                             false,
		`if [ $(cat x) ]; then echo; fi; touch x; if [ $(cat x) ]; then b; fi`:           false,
		`if [ $(uname -m) = x ]; then a; fi; y; if [ $(uname -m) = x ]; then b; fi`:      true,
		`if which nvidia-smi; then a; fi; y; if which nvidia-smi; then b; fi`:            true,
		`if which nvcc; then a; fi; y; if which nvcc; then b; fi`:                        false,
	} {
		var keys []string
		_ = Each(text, &Variables{}, func(c Command) {
			if len(c.Conditions) == 1 && c.Words[0].Text != ":" {
				keys = append(keys, c.Conditions[0].Key)
			}
		})
		if len(keys) != 2 || (keys[0] == keys[1]) != same {
			t.Errorf("%.80s: %q, want the same: %v", text, keys, same)
		}
	}
}

// TestConditionsOfTextsAreTheirOwn holds that what a text sets or is given is not taken for what another one does.
func TestConditionsOfTextsAreTheirOwn(t *testing.T) {
	for texts, same := range map[[2]string]bool{
		{`[ $A ] && a`, `[ $A ] && a`}:                                     true,
		{`[ $A ] && a; B=1`, `[ $A ] && a`}:                                true,
		{`read A; [ $A ] && a`, `read A; [ $A ] && a`}:                     false,
		{`eval x; [ $A ] && a`, `eval x; [ $A ] && a`}:                     false,
		{`[ $1 ] && a`, `[ $1 ] && a`}:                                     false,
		{`[ "$@" ] && a`, `[ "$@" ] && a`}:                                 false,
		{`[ -f x ] && a`, `[ -f x ] && a`}:                                 false,
		{`case $A in x) a;& y) a;; esac`, `case $A in x) a;& y) a;; esac`}: false,
	} {
		var keys []string
		variables := &Variables{}
		for i, text := range texts {
			variables.At(string(rune('a' + i)))
			first := true
			_ = EachApart(text, variables, func(c Command) {
				if len(c.Conditions) == 1 && first {
					keys, first = append(keys, c.Conditions[0].Key), false
				}
			})
		}
		if len(keys) != 2 || (keys[0] == keys[1]) != same {
			t.Errorf("%q: %q, want the same: %v", texts, keys, same)
		}
	}
}

// TestManyConditionsOfACommandAreNotToldApart holds that a command under many conditions has one that has no key.
func TestManyConditionsOfACommandAreNotToldApart(t *testing.T) {
	for _, of := range [][2]string{{"if [ $A ]; then ", "; fi"}, {"[ $A ] && exit; ", ""}} {
		for n, want := range map[int]int{mostConditions: mostConditions, mostConditions + 1: 1, 100: 1} {
			found := -1
			_ = Each(strings.Repeat(of[0], n)+"a"+strings.Repeat(of[1], n), &Variables{}, func(c Command) {
				if len(c.Words) > 0 && c.Words[0].Text == "a" {
					if found = len(c.Conditions); (found == 1) != (c.Conditions[0].Key == "") {
						t.Errorf("%d of %q: the key %q", n, of, c.Conditions[0].Key)
					}
				}
			})
			if found != want {
				t.Errorf("%d of %q: %d conditions, want %d", n, of, found, want)
			}
		}
	}
}
