package version

import (
	"fmt"
	"slices"
	"strings"
)

// contradiction finds two comparisons that no version satisfies both of, and
// names them in an error: the first ones that are written. Bounds say what a
// comparison is as a lower and as an upper bound of whole versions.
func contradiction(tests []Comparison, low, high func(Comparison) Comparison) error {
	var lows, highs []int
	most, least := -1, -1 // the highest of the lower bounds, and the lowest of the upper ones
	for i, t := range tests {
		if slices.Contains([]string{">=", ">", "=="}, t.Operator) {
			if lows = append(lows, i); most < 0 || above(low(t), low(tests[most])) {
				most = i
			}
		}
		if slices.Contains([]string{"<=", "<", "=="}, t.Operator) {
			if highs = append(highs, i); least < 0 || above(high(tests[least]), high(t)) {
				least = i
			}
		}
	}
	if most < 0 || least < 0 || !exclude(low(tests[most]), high(tests[least])) {
		return nil
	}
	first := lows[slices.IndexFunc(lows, func(i int) bool { return exclude(low(tests[i]), high(tests[least])) })]
	other := highs[slices.IndexFunc(highs, func(i int) bool { return exclude(low(tests[first]), high(tests[i])) })]
	return &ContradictionError{tests[first], tests[other]}
}

// above reports whether one of two bounds of a side is higher: >2.5 than >=2.5, and <=2.5 than <2.5.
func above(a, b Comparison) bool {
	if order := Compare(a.Version, b.Version); order != 0 {
		return order > 0
	}
	return a.Operator == ">" && b.Operator != ">" || a.Operator != "<" && b.Operator == "<"
}

// exclude reports whether no version lies between a lower bound and an upper one.
func exclude(low, high Comparison) bool {
	order := Compare(low.Version, high.Version)
	return order > 0 || order == 0 && (low.Operator == ">" || high.Operator == "<")
}

// ContradictionError is the fault of a range that holds nothing: its form is
// right, so that no other form is to be proposed.
type ContradictionError struct{ low, high Comparison }

// Error names the two comparisons that exclude each other.
func (e *ContradictionError) Error() string {
	return fmt.Sprintf("it contradicts itself: no version is %s and %s at once", e.low.text(), e.high.text())
}

func (c Comparison) text() string { return c.Operator + c.Version }

// rangeLow returns the lower bound of a comparison that looks at as many numbers as were
// written: >12.4 begins at 12.5.
func rangeLow(c Comparison) Comparison {
	if c.Operator == ">" {
		return Comparison{">=", Sibling(c.Version)}
	}
	return c
}

// rangeHigh returns its upper bound: <=12.4 ends before 12.5.
func rangeHigh(c Comparison) Comparison {
	if c.Operator != "<" {
		return Comparison{"<", Sibling(c.Version)}
	}
	return c
}

// asWritten returns a bound of PEP 440, which looks at whole versions.
func asWritten(c Comparison) Comparison { return c }

// releaseBounds returns the bounds among a specifier's clauses that are numbers
// and dots. A prefix (==2.5.*) is a lower bound and, by its next sibling, an
// upper one.
func releaseBounds(text string) []Comparison {
	var bounds []Comparison
	for clause := range strings.SplitSeq(text, ",") {
		operator, version := CutOperator(strings.TrimSpace(clause))
		version = strings.TrimSpace(version)
		prefix, wild := strings.CutSuffix(version, ".*")
		switch {
		case !IsDotted(prefix):
		case operator == "==" && wild:
			bounds = append(bounds, Comparison{">=", prefix}, Comparison{"<", Sibling(prefix)})
		case operator == "~=" && Parts(prefix) > 1:
			bounds = append(bounds, Comparison{">=", prefix},
				Comparison{"<", Sibling(Truncate(prefix, Parts(prefix)-1))})
		case !wild:
			bounds = append(bounds, Comparison{operator, prefix})
		}
	}
	return bounds
}

// Sibling returns the next version of as many numbers: 2.6 for 2.5.
func Sibling(version string) string {
	head, last := "", version
	if i := strings.LastIndexByte(version, '.'); i >= 0 {
		head, last = version[:i+1], version[i+1:]
	}
	n, _ := NextNumber(last)
	return fmt.Sprint(head, n+1)
}
