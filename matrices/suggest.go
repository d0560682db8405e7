package matrices

import (
	"cmp"
	"slices"
	"strings"

	"github.com/agext/levenshtein"
)

// sortBy sorts stably by an ordered key.
func sortBy[T any, K cmp.Ordered](list []T, key func(T) K) {
	slices.SortStableFunc(list, func(a, b T) int { return cmp.Compare(key(a), key(b)) })
}

// didYouMean gives a sentence that names the nearest candidate, with a leading
// space, or nothing when none is near.
func didYouMean(word string, candidates []string) string {
	near := nearest(word, candidates, 1)
	if len(near) == 0 {
		return ""
	}
	return " Did you mean " + near[0] + "?"
}

// nearest gives at most limit candidates that a user who typed word may have
// meant, nearest first.
func nearest(word string, candidates []string, limit int) []string {
	type scored struct {
		name     string
		distance int
	}
	var found []scored
	for _, c := range candidates {
		d := levenshtein.Distance(strings.ToLower(word), strings.ToLower(c), nil)
		if d <= max(1, len(word)/3) {
			found = append(found, scored{c, d})
		}
	}
	slices.SortStableFunc(found, func(a, b scored) int {
		return cmp.Or(cmp.Compare(a.distance, b.distance), cmp.Compare(len(a.name), len(b.name)), cmp.Compare(a.name, b.name))
	})
	var out []string
	for _, f := range found {
		if len(out) < limit && !slices.Contains(out, f.name) {
			out = append(out, f.name)
		}
	}
	return out
}
