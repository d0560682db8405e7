package words

import (
	"slices"
	"strings"
)

// Quote puts a user's text between double quotes, without escapes that only
// programmers read.
func Quote(s string) string { return `"` + s + `"` }

// JoinWords writes a list as people do: "a, b and c".
func JoinWords(words []string, last string) string {
	switch len(words) {
	case 0:
		return ""
	case 1:
		return words[0]
	}
	return strings.Join(words[:len(words)-1], ", ") + " " + last + " " + words[len(words)-1]
}

// FewNames is how many names of boards a sentence spells out.
const FewNames = 4

// Few keeps a list readable: the first n words, and a mark where there are more.
func Few(words []string, n int) []string {
	if len(words) <= n {
		return words
	}
	return append(slices.Clone(words[:n]), "…")
}

// Unique returns the words without repeats, in order of first appearance.
func Unique(words []string) []string {
	var out []string
	for _, w := range words {
		if w != "" && !slices.Contains(out, w) {
			out = append(out, w)
		}
	}
	return out
}

// JoinList writes words with commas alone.
func JoinList(words []string) string { return strings.Join(words, ", ") }

// JoinClauses joins version specifiers, each clause once: ">=61" and "!=70.*,<82" are ">=61,!=70.*,<82".
func JoinClauses(specifiers ...string) string {
	return strings.Join(Unique(strings.Split(strings.Join(specifiers, ","), ",")), ",")
}

// Prefixed puts a prefix before a text, unless that is empty.
func Prefixed(prefix, text string) string {
	if text == "" {
		return ""
	}
	return prefix + text
}

// DidYouMean returns "did you mean a, b?" or nothing.
func DidYouMean(suggestions []string) string {
	if len(suggestions) == 0 {
		return ""
	}
	return "did you mean " + strings.Join(suggestions, ", ") + "?"
}
