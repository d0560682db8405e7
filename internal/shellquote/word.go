// Package shellquote quotes texts for a POSIX shell.
package shellquote

import "strings"

// Word returns a text as one word of a command: as it is where a shell reads nothing in it, and quoted else.
func Word(text string) string {
	if IsPlain(text) {
		return text
	}
	return "'" + strings.ReplaceAll(text, "'", `'\''`) + "'"
}

// IsPlain reports whether a shell takes a text as one word without quotes.
func IsPlain(text string) bool {
	special := func(r rune) bool {
		return (r < '0' || r > '9') && (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') &&
			!strings.ContainsRune("-_./:=+,@%", r)
	}
	return text != "" && !strings.ContainsFunc(text, special)
}
