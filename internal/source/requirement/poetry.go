package requirement

import (
	"strconv"
	"strings"
)

// Constraint returns a range of Poetry's as PEP 440 writes it: ^2.5 is >=2.5,<3,
// ~2.5 is >=2.5,<2.6, and 2.5.1 is ==2.5.1.
// https://python-poetry.org/docs/dependency-specification/
func Constraint(text string) string {
	var clauses []string
	for clause := range strings.SplitSeq(text, ",") {
		clause = strings.ReplaceAll(strings.TrimSpace(clause), " ", "")
		switch {
		case clause == "" || clause == "*":
		case clause[0] == '^':
			clauses = append(clauses, caret(clause[1:]))
		case strings.HasPrefix(clause, "~") && !strings.HasPrefix(clause, "~="):
			clauses = append(clauses, tilde(clause[1:]))
		case IsVersion(clause):
			clauses = append(clauses, "=="+clause)
		default:
			clauses = append(clauses, clause)
		}
	}
	return strings.Join(clauses, ",")
}

// caret keeps the first number that is not zero.
func caret(low string) string {
	parts := strings.Split(low, ".")
	for i, part := range parts {
		if n, err := strconv.Atoi(part); err == nil && (n > 0 || i == len(parts)-1) {
			return between(low, parts[:i], n)
		}
	}
	return ">=" + low
}

// tilde keeps the first two numbers.
func tilde(low string) string {
	parts := strings.Split(low, ".")
	last := min(len(parts), 2) - 1
	n, err := strconv.Atoi(parts[last])
	if err != nil {
		return ">=" + low
	}
	return between(low, parts[:last], n)
}

func between(low string, before []string, n int) string {
	high := strconv.Itoa(n + 1)
	if len(before) > 0 {
		high = strings.Join(before, ".") + "." + high
	}
	return ">=" + low + ",<" + high
}
