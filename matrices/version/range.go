package version

import (
	"fmt"
	"slices"
	"strings"
)

// Range is what a user asks of a part whose versions are numbers between dots:
// a version ("12.4"), or comparisons (">=12.1,<13").
//
// A version and every comparison look at as many numbers as were written:
// "12.4" and "<=12.4" both take in 12.4.1, and ">12.4" does not. That is how
// people mean what they write in a target; what metadata and tables say is a
// Specifier, which compares whole versions.
type Range struct {
	Text  string
	Tests []Comparison
}

type Comparison struct {
	Operator string // ==, !=, >=, <=, >, <
	Version  string
}

// ParseRange reads a span. The error names the fault alone; the caller knows
// where it stands.
func ParseRange(text string) (Range, error) {
	s := Range{Text: strings.TrimSpace(text)}
	if s.Text == "" {
		return Range{}, fmt.Errorf("it is empty")
	}
	for clause := range strings.SplitSeq(s.Text, ",") {
		tests, err := parseComparison(strings.TrimSpace(clause))
		if err != nil {
			return Range{}, err
		}
		s.Tests = append(s.Tests, tests...)
	}
	return s, contradiction(s.Tests, rangeLow, rangeHigh)
}

func parseComparison(clause string) ([]Comparison, error) {
	operator, version := CutOperator(clause)
	version = strings.TrimSuffix(strings.TrimSpace(version), ".*")
	if !IsDotted(version) {
		return nil, fmt.Errorf("%q is no version and no comparison such as >=12.1", clause)
	}
	if operator != "~=" {
		return []Comparison{{operator, version}}, nil
	}
	n := Parts(version)
	if n < 2 {
		return nil, fmt.Errorf("~= needs at least two numbers, as in ~=12.4")
	}
	return []Comparison{{">=", version}, {"==", Truncate(version, n-1)}}, nil
}

// CutOperator splits ">=12.1" into its operator and version. No operator, and
// a single =, mean ==.
func CutOperator(clause string) (operator, version string) {
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

// Allows reports whether the version lies in the span.
func (s Range) Allows(version string) bool {
	for _, c := range s.Tests {
		if !c.allows(version) {
			return false
		}
	}
	return true
}

func (c Comparison) allows(version string) bool {
	return meets(c.Operator, Compare(Truncate(version, Parts(c.Version)), c.Version))
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

// Pinned returns the version of a span that names exactly one.
func (s Range) Pinned() (string, bool) {
	if len(s.Tests) == 1 && s.Tests[0].Operator == "==" {
		return s.Tests[0].Version, true
	}
	return "", false
}

// Lowest returns the version of the span's lower bound, if it has one.
func (s Range) Lowest() (string, bool) {
	low, found := "", false
	for _, c := range s.Tests {
		if slices.Contains([]string{"==", ">=", ">"}, c.Operator) {
			low, found = Newest(low, c.Version), true
		}
	}
	return low, found
}
