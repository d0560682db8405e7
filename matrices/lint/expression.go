package lint

import (
	"regexp"
	"slices"
	"strings"
)

// isExpression reports whether Go and Python's re both take a regular expression, and read it alike: this program looks
// for signatures with the one, and self-tests with the other.
func isExpression(s string) bool {
	_, err := regexp.Compile(s)
	return err == nil && readByPython(s)
}

// readByPython reports whether an expression that Go takes is without what Python's re refuses or reads as something
// else: names of groups, flags, classes and escapes that are Go's alone, flags for the rest of an expression that begin
// behind its start, and a repetition without its least number.
func readByPython(s string) bool {
	class := false
	for i := 0; i < len(s); i++ {
		rest := s[i:]
		switch {
		case rest[0] == '\\':
			if i++; isGoEscape(rest) {
				return false
			}
		case class:
			if strings.HasPrefix(rest, "[:") {
				return false
			}
			class = rest[0] != ']'
		case rest[0] == '[':
			class = true
			i += len(classStart(rest)) - 1
		case strings.HasPrefix(rest, "(?") && !groupInBoth(rest[2:], i == 0), strings.HasPrefix(rest, "{,"):
			return false
		}
	}
	return true
}

// isGoEscape reports whether the escape that a text begins with is Go's alone: \z, \pL, \PL, \Q…\E, \C and \x{…}.
func isGoEscape(text string) bool {
	return len(text) > 1 && strings.IndexByte("zpPQEC", text[1]) >= 0 || strings.HasPrefix(text, `\x{`)
}

// classStart returns how a class begins, with a bracket that stands for itself there.
func classStart(text string) string {
	for _, start := range []string{"[^]", "[]", "[^"} {
		if strings.HasPrefix(text, start) {
			return start
		}
	}
	return "["
}

// groupInBoth reports whether a group is one in Python, too, by what is behind its (?: no name as (?<n>, and flags that
// Python has, for the group or, at the start of an expression, set for all of it.
func groupInBoth(text string, first bool) bool {
	if strings.HasPrefix(text, "P<") {
		return true
	}
	end := strings.IndexAny(text, ":)")
	if end < 0 {
		return false
	}
	if flags := text[:end]; text[end] == ')' {
		return first && flags != "" && strings.Trim(flags, "ims") == ""
	}
	on, off, negated := strings.Cut(text[:end], "-")
	known := func(r rune) bool { return strings.ContainsRune("ims", r) }
	return !slices.ContainsFunc([]rune(on+off), func(r rune) bool { return !known(r) }) && (!negated || off != "")
}
