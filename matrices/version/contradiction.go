package version

import (
	"fmt"
	"slices"
	"strings"
)

// contradiction finds two comparisons that no version satisfies both of, and
// names them in an error. The order is that of a lower bound to an upper one:
// positive when nothing lies between them.
func contradiction(tests []Comparison, order func(low, high Comparison) int) error {
	for _, low := range tests {
		if !slices.Contains([]string{">=", ">", "=="}, low.Operator) {
			continue
		}
		for _, high := range tests {
			if slices.Contains([]string{"<=", "<", "=="}, high.Operator) && order(low, high) > 0 {
				return &ContradictionError{low, high}
			}
		}
	}
	return nil
}

// ContradictionError is the fault of a range that holds nothing: its form is
// right, so that no other form is to be proposed.
type ContradictionError struct{ low, high Comparison }

// Error names the two comparisons that exclude each other.
func (e *ContradictionError) Error() string {
	return fmt.Sprintf("it contradicts itself: no version is %s and %s at once", e.low.text(), e.high.text())
}

func (c Comparison) text() string { return c.Operator + c.Version }

// rangeOrder compares bounds that look at as many numbers as were written:
// >12.4 begins at 12.5, and <=12.4 ends before it.
func rangeOrder(low, high Comparison) int {
	first, end := low.Version, high.Version
	if low.Operator == ">" {
		first = Sibling(first)
	}
	if high.Operator != "<" {
		end = Sibling(end)
	}
	if Compare(first, end) >= 0 {
		return 1
	}
	return -1
}

// releaseOrder compares bounds of PEP 440, which look at whole versions.
func releaseOrder(low, high Comparison) int {
	order := Compare(low.Version, high.Version)
	if order == 0 && (low.Operator == ">" || high.Operator == "<") {
		return 1
	}
	return order
}

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
