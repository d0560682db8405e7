package existing

import (
	"slices"

	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/observed"
)

// WithoutAliases returns the observations with the frameworks that flags name in words
// under their own names. Packages of files keep theirs, as do those beside a
// framework that a flag of its own names: what people call a framework may be the
// name of another package.
func WithoutAliases(known *facts.Facts, list []observed.Observation) []observed.Observation {
	const framework = "--framework"
	beside := slices.ContainsFunc(list, func(o observed.Observation) bool { return o.At.File == framework })
	var named []observed.Observation
	for i := range list {
		if list[i].Kind != observed.Package || !list[i].At.ByFlag() || beside && list[i].At.File != framework {
			continue
		}
		id := calledBesides(known, list[i].Name)
		if id == "" {
			continue
		}
		if named == nil {
			named = slices.Clone(list)
		}
		named[i].Name = id
	}
	if named == nil {
		return list
	}
	return named
}

// calledBesides returns the framework that people call by a name which is neither its
// own nor that of a package; empty for other names.
func calledBesides(known *facts.Facts, name string) string {
	for _, id := range known.FrameworkNames() {
		if slices.Contains(known.FrameworkInfo(id).Aliases, name) {
			return id
		}
	}
	return ""
}
