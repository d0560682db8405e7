package spelling

import (
	"slices"
	"strings"
)

// nearest returns the name closest to what was written, or "" when none is close
// enough to be meant: at most two edits, and fewer than half of the letters. Of
// two equally close the one that shares more of its beginning is meant.
func nearest(written string, names []string) string {
	best, bestAt, bestShared := "", 3, 0
	written = strings.ToLower(written)
	for _, name := range names {
		lower := strings.ToLower(name)
		at := distance(written, lower)
		if 2*at >= max(len(written), len(lower)) && at > 0 {
			continue
		}
		if n := shared(written, lower); at < bestAt || at == bestAt && best != "" && n > bestShared {
			best, bestAt, bestShared = name, at, n
		}
	}
	if best == "" {
		return firstWord(written, names)
	}
	return best
}

// firstWord returns the name that what was written begins with: python of python_version.
func firstWord(written string, names []string) string {
	word, _, more := strings.Cut(written, "_")
	if more && slices.Contains(names, word) {
		return word
	}
	return ""
}

// shared counts the bytes that two strings begin with together.
func shared(a, b string) int {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}

// DidYouMean returns ` Did you mean "x"?` or nothing.
func DidYouMean(written string, names []string) string {
	if name := nearest(written, names); name != "" {
		return ` Did you mean "` + name + `"?`
	}
	return ""
}

// distance counts insertions, deletions, replacements and swaps of neighbours
// that turn a into b (optimal string alignment).
func distance(a, b string) int {
	if len(a) > 64 || len(b) > 64 {
		return max(len(a), len(b))
	}
	before := make([]int, len(b)+1)
	above := make([]int, len(b)+1)
	row := make([]int, len(b)+1)
	for j := range above {
		above[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row[0] = i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			row[j] = min(above[j]+1, row[j-1]+1, above[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		before, above, row = above, row, before
	}
	return above[len(b)]
}
