package matrices

import (
	"cmp"
	"slices"
	"strings"
)

// sortBy sorts stably by an ordered key.
func sortBy[T any, K cmp.Ordered](list []T, key func(T) K) {
	slices.SortStableFunc(list, func(a, b T) int { return cmp.Compare(key(a), key(b)) })
}

// didYouMean returns a sentence that names the nearest candidate, with a leading
// space, or nothing when none is near.
func didYouMean(word string, candidates []string) string {
	near := nearest(word, candidates, 1)
	if len(near) == 0 {
		return ""
	}
	return " Did you mean " + near[0] + "?"
}

// nearest returns at most limit candidates that a user who typed word may have
// meant, nearest first.
func nearest(word string, candidates []string, limit int) []string {
	type scored struct {
		name     string
		distance int
	}
	var found []scored
	for _, c := range candidates {
		d := distance(strings.ToLower(word), strings.ToLower(c))
		if d <= max(1, len(word)*2/5) {
			found = append(found, scored{c, d})
		}
	}
	slices.SortStableFunc(found, func(a, b scored) int {
		return cmp.Or(cmp.Compare(a.distance, b.distance), cmp.Compare(len(a.name), len(b.name)),
			cmp.Compare(a.name, b.name))
	})
	var out []string
	for _, f := range found {
		if len(out) < limit && !slices.Contains(out, f.name) {
			out = append(out, f.name)
		}
	}
	return out
}

// distance counts the typing errors that lead from a to b: letters added, left
// out, changed or swapped with their neighbour. An error in the first letter,
// the rarest, counts twice.
func distance(a, b string) int {
	rows := [3][]int{make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)}
	before, last, row := rows[0], rows[1], rows[2]
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row[0] = i
		for j := 1; j <= len(b); j++ {
			changed := last[j-1]
			if a[i-1] != b[j-1] {
				changed++
			}
			row[j] = min(last[j]+1, row[j-1]+1, changed)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
		}
		before, last, row = last, row, before
	}
	if a != "" && b != "" && a[0] != b[0] {
		return last[len(b)] + 1
	}
	return last[len(b)]
}
