package planner

import (
	"fmt"
	"slices"
	"strings"
)

// contradiction finds two comparisons that no version satisfies both of, and
// names them in an error. The order is that of a lower bound to an upper one:
// positive when nothing lies between them.
func contradiction(tests []comparison, order func(low, high comparison) int) error {
	for _, low := range tests {
		if !slices.Contains([]string{">=", ">", "=="}, low.operator) {
			continue
		}
		for _, high := range tests {
			if slices.Contains([]string{"<=", "<", "=="}, high.operator) && order(low, high) > 0 {
				return &contradictionError{low, high}
			}
		}
	}
	return nil
}

// contradictionError is the fault of a range that holds nothing: its form is
// right, so that no other form is to be proposed.
type contradictionError struct{ low, high comparison }

// Error names the two comparisons that exclude each other.
func (e *contradictionError) Error() string {
	return fmt.Sprintf("it contradicts itself: no version is %s and %s at once", e.low.text(), e.high.text())
}

func (c comparison) text() string { return c.operator + c.version }

// spanOrder compares bounds that look at as many numbers as were written:
// >12.4 begins at 12.5, and <=12.4 ends before it.
func spanOrder(low, high comparison) int {
	first, end := low.version, high.version
	if low.operator == ">" {
		first = sibling(first)
	}
	if high.operator != "<" {
		end = sibling(end)
	}
	if compareDotted(first, end) >= 0 {
		return 1
	}
	return -1
}

// releaseOrder compares bounds of PEP 440, which look at whole versions.
func releaseOrder(low, high comparison) int {
	order := compareDotted(low.version, high.version)
	if order == 0 && (low.operator == ">" || high.operator == "<") {
		return 1
	}
	return order
}

// releaseBounds gives the bounds among a specifier's clauses that are numbers
// and dots. A prefix (==2.5.*) is a lower bound and, by its next sibling, an
// upper one.
func releaseBounds(text string) []comparison {
	var bounds []comparison
	for clause := range strings.SplitSeq(text, ",") {
		operator, version := cutOperator(strings.TrimSpace(clause))
		version = strings.TrimSpace(version)
		prefix, wild := strings.CutSuffix(version, ".*")
		switch {
		case !isDotted(prefix):
		case operator == "==" && wild:
			bounds = append(bounds, comparison{">=", prefix}, comparison{"<", sibling(prefix)})
		case operator == "~=" && parts(prefix) > 1:
			bounds = append(bounds, comparison{">=", prefix}, comparison{"<", sibling(truncate(prefix, parts(prefix)-1))})
		case !wild:
			bounds = append(bounds, comparison{operator, prefix})
		}
	}
	return bounds
}

// sibling gives the next version of as many numbers: 2.6 for 2.5.
func sibling(version string) string {
	head, last := "", version
	if i := strings.LastIndexByte(version, '.'); i >= 0 {
		head, last = version[:i+1], version[i+1:]
	}
	n, _ := nextNumber(last)
	return fmt.Sprint(head, n+1)
}
