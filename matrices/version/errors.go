package version

import (
	"slices"
	"strings"
)

// Nearest returns up to three of the names that are spelt most like text.
func Nearest(text string, names []string) []string {
	type near struct {
		name     string
		distance int
	}
	text = strings.ToLower(text)
	var found []near
	for _, name := range names {
		if d := EditDistance(text, strings.ToLower(name)); d <= max(1, len(text)/3) {
			found = append(found, near{name, d})
		}
	}
	slices.SortStableFunc(found, func(a, b near) int { return a.distance - b.distance })
	var best []string
	for _, f := range found[:min(3, len(found))] {
		best = append(best, f.name)
	}
	return best
}

// EditDistance counts the insertions, deletions and replacements between a
// and b.
func EditDistance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			change := diagonal
			if a[i] != b[j] {
				change++
			}
			diagonal = row[j+1]
			row[j+1] = min(change, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}

// OneApart reports whether the edit distance of two words is 1, in time that grows with their length alone.
func OneApart(a, b string) bool {
	if len(a) > len(b) {
		a, b = b, a
	}
	if len(b)-len(a) > 1 || a == b {
		return false
	}
	at := 0
	for at < len(a) && a[at] == b[at] {
		at++
	}
	return a[at:] == b[at+1:] || len(a) == len(b) && a[at+1:] == b[at+1:]
}

// NearestVersions returns up to three of the versions that stand nearest to the
// asked one, newest first.
func NearestVersions(asked string, versions []string) []string {
	sorted := slices.Clone(versions)
	slices.SortFunc(sorted, func(a, b string) int { return Compare(b, a) })
	sorted = slices.Compact(sorted)
	at, _ := slices.BinarySearchFunc(sorted, asked, func(v, t string) int { return Compare(t, v) })
	low := max(0, min(at-1, len(sorted)-3))
	return sorted[low:min(low+3, len(sorted))]
}
