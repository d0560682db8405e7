package report

import "strings"

// row reads a row of a table as Markdown has it: LABEL and VALUE in two cells. Rows of more are not
// understood, and are told.
func (s *scan) row(start int, text string) bool {
	label, value, ok := strings.Cut(text[1:], "|")
	if n := strings.IndexByte(value, '|'); ok && n >= 0 {
		ok = strings.TrimSpace(value[n+1:]) == ""
		value = value[:n]
	}
	if !ok {
		return strings.Trim(text, "| \t") == "" // the head of a table that has none
	}
	const marks = " \t*`_"
	plain := strings.TrimLeft(value, marks)
	at := start + 1 + len(label) + 1 + len(value) - len(plain)
	plain = strings.TrimRight(plain, marks)
	label = strings.TrimRight(plainLabel(strings.Trim(label, marks)), ": ")
	switch {
	case label == "" && plain == "":
		return true
	case label == "" || plain == "":
		return false
	case s.isAboveRuler(start+len(text)) && !strings.ContainsAny(plain, "0123456789"):
		return false // the names of columns: | GPU | Memory |
	}
	return s.value(label, at, plain)
}

// isRuler reports whether a line is one between the rows of a table: |---|:---:| and +-----+.
func isRuler(text string) bool {
	return (text[0] == '|' || text[0] == '+') && strings.ContainsAny(text, "-=") && strings.Trim(text, "|-:=+ \t") == ""
}

// isAboveRuler reports whether the line after the one that ends at an offset is a ruler of Markdown's.
func (s *scan) isAboveRuler(end int) bool {
	_, rest, found := strings.Cut(s.Text[end:], "\n")
	if !found {
		return false
	}
	next, _, _ := strings.Cut(rest[:min(len(rest), longestLine)], "\n")
	next, _ = undecorated(next, 0)
	next = strings.TrimRight(next, "\r\t ")
	return strings.HasPrefix(next, "|") && isRuler(next)
}
