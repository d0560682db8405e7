package version

import (
	"strings"
	"testing"
)

func TestASpanThatNoVersionSatisfiesIsRefused(t *testing.T) {
	for text, want := range map[string]string{
		">=13,<12":        "no version is >=13 and <12 at once",
		">12.4,<=12.4":    "no version is >12.4 and <=12.4 at once",
		">12.4,<12.4":     "no version is >12.4 and <12.4 at once",
		">=12.4,<12.4":    "no version is >=12.4 and <12.4 at once",
		">12,<12.9":       "no version is >12 and <12.9 at once",
		">=12.4,<12":      "no version is >=12.4 and <12 at once",
		"==12.4,==12.5":   "no version is ==12.5 and ==12.4 at once",
		"~=12.4,<12":      "no version is >=12.4 and <12 at once",
		">=580,<535":      "no version is >=580 and <535 at once",
		">=12,<=12.4":     "",
		">12.3,<=12.4":    "",
		"==12,==12.4":     "",
		">=12.4,<=12.4":   "",
		">12.4,<=12":      "",
		">=12,<13,!=12.4": "",
	} {
		checkContradiction(t, text, want, func() error { _, err := ParseRange(text); return err }())
	}
}

func TestASpecifierThatNoReleaseSatisfiesIsRefused(t *testing.T) {
	for text, want := range map[string]string{
		">=2.5,<2.4":       "no version is >=2.5 and <2.4 at once",
		">=2.5,<2.5":       "no version is >=2.5 and <2.5 at once",
		">2,<1":            "no version is >2 and <1 at once",
		"~=2.5.0,<2.5":     "no version is >=2.5.0 and <2.5 at once",
		"~=2.5.0,>=2.6":    "no version is >=2.6 and <2.6 at once",
		">=2.6,==2.5.*":    "no version is >=2.6 and <2.6 at once",
		"==2.5.*,==2.6.*":  "no version is >=2.6 and <2.6 at once",
		">=2.5,<=2.5":      "",
		">2.4,<=2.4.1":     "", // PEP 440: 2.4.1 is newer than 2.4
		">2,<=2.4":         "",
		">=2.5rc1,<2.5":    "", // bounds of other forms are left to PEP 440
		"~=2.5.0,!=2.5.1":  "",
		">=1.0,<2,!=1.5.*": "",
	} {
		checkContradiction(t, text, want, func() error { _, err := ParseSpecifier(text); return err }())
	}
}

func checkContradiction(t *testing.T, text, want string, err error) {
	t.Helper()
	switch {
	case want == "" && err != nil:
		t.Errorf("%s: %v, want no fault", text, err)
	case want != "" && (err == nil || !strings.HasSuffix(err.Error(), want)):
		t.Errorf("%s: %v, want %q", text, err, want)
	}
}

// TestWhatContradictsItselfAllowsNothing holds the finding to the comparisons
// themselves, over a grid of versions and bounds.
func TestWhatContradictsItselfAllowsNothing(t *testing.T) {
	var versions []string
	for _, a := range []string{"0", "1", "2", "3", "4"} {
		versions = append(versions, a+".0", a+".1", a+".2", a+".3", a+".1.0", a+".1.1", a+".2.1", a+".9", a+".1.9")
	}
	contradicting := 0
	for _, low := range []string{">=1", ">1", "==1", ">=1.1", ">1.1", "==1.1", ">2.1", ">=2", "~=1.1"} {
		for _, high := range []string{"<1", "<=1", "==1", "<1.1", "<=1.1", "==1.2", "<2", "<=2.1", "<2.1"} {
			text := low + "," + high
			s, err := ParseRange(text)
			if err != nil {
				contradicting++
			}
			for _, v := range versions {
				if err != nil && s.Allows(v) {
					t.Errorf("%s is said to allow nothing, and allows %s: %v", text, v, err)
				}
			}
			some := false
			for _, v := range versions {
				some = some || s.Allows(v)
			}
			if err == nil && !some {
				t.Errorf("%s allows nothing, and is not said to contradict itself", text)
			}
		}
	}
	if contradicting < 10 {
		t.Errorf("only %d contradictions", contradicting)
	}
}

// TestContradictionsOfPairs holds the two comparisons that are named against a search of all pairs.
func TestContradictionsOfPairs(t *testing.T) {
	var one []Comparison
	for _, operator := range []string{">=", ">", "==", "<=", "<", "!="} {
		for _, version := range []string{"1", "1.0", "1.5", "2"} {
			one = append(one, Comparison{operator, version})
		}
	}
	for _, bounds := range [][2]func(Comparison) Comparison{{asWritten, asWritten}, {rangeLow, rangeHigh}} {
		low, high := bounds[0], bounds[1]
		for _, a := range one {
			for _, b := range one {
				for _, c := range one {
					tests, want := []Comparison{a, b, c}, ""
					for _, x := range tests {
						for _, y := range tests {
							if want == "" && strings.Contains(">= == >", x.Operator) &&
								strings.Contains("<= == <", y.Operator) && exclude(low(x), high(y)) {
								want = (&ContradictionError{x, y}).Error()
							}
						}
					}
					got := ""
					if err := contradiction(tests, low, high); err != nil {
						got = err.Error()
					}
					if got != want {
						t.Fatalf("%v: %q, want %q", tests, got, want)
					}
				}
			}
		}
	}
}
