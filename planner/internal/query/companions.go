package query

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
)

// CompanionVersions returns every version that some release is paired with,
// newest first.
func CompanionVersions(fa *Framework, name string) []string {
	var list []string
	for i := range fa.Releases {
		if v := fa.Releases[i].Pairs[name]; v != "" {
			list = append(list, v)
		}
		if v, exact := strings.CutPrefix(fa.Releases[i].PairSpecs[name], "=="); exact && version.IsDotted(v) {
			list = append(list, v)
		}
	}
	slices.SortFunc(list, func(a, b string) int { return version.Compare(b, a) })
	return slices.Compact(list)
}
