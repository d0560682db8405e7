package planner

import (
	"fmt"
	"slices"
	"strings"
)

// span is what a user asks of a part whose versions are numbers between dots:
// a version ("12.4"), or comparisons (">=12.1,<13").
//
// A version and every comparison look at as many numbers as were written:
// "12.4" and "<=12.4" both take in 12.4.1, and ">12.4" does not.
type span struct {
	text  string
	tests []comparison
}

type comparison struct {
	operator string // ==, !=, >=, <=, >, <
	version  string
}

// parseSpan reads a span. The error names the fault alone; the caller knows
// where it stands.
func parseSpan(text string) (span, error) {
	s := span{text: strings.TrimSpace(text)}
	if s.text == "" {
		return span{}, fmt.Errorf("it is empty")
	}
	for clause := range strings.SplitSeq(s.text, ",") {
		tests, err := parseComparison(strings.TrimSpace(clause))
		if err != nil {
			return span{}, err
		}
		s.tests = append(s.tests, tests...)
	}
	return s, contradiction(s.tests, spanOrder)
}

func parseComparison(clause string) ([]comparison, error) {
	operator, version := cutOperator(clause)
	version = strings.TrimSuffix(strings.TrimSpace(version), ".*")
	if !isDotted(version) {
		return nil, fmt.Errorf("%q is no version and no comparison such as >=12.1", clause)
	}
	if operator != "~=" {
		return []comparison{{operator, version}}, nil
	}
	n := parts(version)
	if n < 2 {
		return nil, fmt.Errorf("~= needs at least two numbers, as in ~=12.4")
	}
	return []comparison{{">=", version}, {"==", truncate(version, n-1)}}, nil
}

// cutOperator splits ">=12.1" into its operator and version. No operator, and
// a single =, mean ==.
func cutOperator(clause string) (operator, version string) {
	for _, op := range []string{"===", "==", "~=", "!=", ">=", "<=", ">", "<", "="} {
		if rest, found := strings.CutPrefix(clause, op); found {
			if op == "===" || op == "=" {
				op = "=="
			}
			return op, rest
		}
	}
	return "==", clause
}

// allows reports whether the version lies in the span.
func (s span) allows(version string) bool {
	for _, c := range s.tests {
		if !c.allows(version) {
			return false
		}
	}
	return true
}

func (c comparison) allows(version string) bool {
	return meets(c.operator, compareDotted(truncate(version, parts(c.version)), c.version))
}

// meets tells what an operator makes of an order: -1, 0 or +1.
func meets(operator string, order int) bool {
	switch operator {
	case "==":
		return order == 0
	case "!=":
		return order != 0
	case ">=":
		return order >= 0
	case "<=":
		return order <= 0
	case ">":
		return order > 0
	default:
		return order < 0
	}
}

// pinned gives the version of a span that names exactly one.
func (s span) pinned() (string, bool) {
	if len(s.tests) == 1 && s.tests[0].operator == "==" {
		return s.tests[0].version, true
	}
	return "", false
}

// lowest gives the version of the span's lower bound, if it has one.
func (s span) lowest() (string, bool) {
	low, found := "", false
	for _, c := range s.tests {
		if slices.Contains([]string{"==", ">=", ">"}, c.operator) {
			low, found = newest(low, c.version), true
		}
	}
	return low, found
}
