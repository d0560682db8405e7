package matrices

import (
	"slices"

	"github.com/envsolve/envsolve/matrices/version"
)

// JetPackWithL4T returns the JetPack that a release of L4T belongs to: that of the facts
// with this very one, else the last before it of its minor, or else of its major, else the
// first of that; nil for none.
func (s *Set) JetPackWithL4T(l4t string) *JetPack {
	of := func(part func(string) string) []JetPack {
		return slices.DeleteFunc(slices.Clone(s.JetPacks()), func(row JetPack) bool {
			return row.L4T == "" || part(row.L4T) != part(l4t)
		})
	}
	rows := of(version.Minor)
	if len(rows) == 0 {
		rows = of(version.Major)
	}
	slices.SortFunc(rows, func(a, b JetPack) int { return version.Compare(a.L4T, b.L4T) })
	var found *JetPack
	for i := range rows {
		if found == nil || version.Compare(rows[i].L4T, l4t) <= 0 {
			found = &rows[i]
		}
	}
	return found
}
