package model

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/words"
)

// Pick returns the builds of the values, all of them when none are named.
func (f *FrameworkVariable) Pick(values []int) []*candidate.Build {
	list := make([]*candidate.Build, 0, len(values))
	for _, v := range values {
		list = append(list, &f.Builds[v])
	}
	return list
}

// mostVariants is how many variants of builds a sentence names.
const mostVariants = 6

// Describe names a set of builds in a few words, for sentences that go on
// with a plural verb: "PyTorch 2.5.1 builds (cu118, cu121, cu124)".
func (f *FrameworkVariable) Describe(builds []*candidate.Build) string {
	name := f.Query.Info.Name
	var versions, variants []string
	for _, b := range builds {
		versions = append(versions, b.Release.Version)
		variants = append(variants, b.Row.Variant)
	}
	versions = words.Unique(versions)
	slices.Sort(variants)
	variants = slices.Compact(variants)
	switch {
	case len(versions) == 0:
		return name + " builds"
	case len(versions) == len(f.Query.Releases):
		return name + " builds of every release"
	case len(versions) == 2:
		name += " " + versions[1] + " and " + versions[0]
	case len(versions) == 1:
		name += " " + versions[0]
	default:
		name += " " + versions[len(versions)-1] + " to " + versions[0]
	}
	if len(variants) > mostVariants {
		return name + " builds"
	}
	return name + " builds (" + strings.Join(variants, ", ") + ")"
}

// One names the only release or build of a set, and else describes the set.
func (f *FrameworkVariable) One(builds []*candidate.Build) string {
	if len(builds) == 1 {
		return f.Query.Info.Name + " " + builds[0].Label()
	}
	return f.Describe(builds)
}

// Sample returns the references of up to three cells, one for each different
// text among the builds.
func Sample(builds []*candidate.Build, cell string, text func(*candidate.Build) string) []string {
	var refs []string
	seen := map[string]bool{}
	for _, b := range builds {
		if t := text(b); !seen[t] && len(refs) < 3 {
			seen[t] = true
			refs = append(refs, b.Ref(cell))
		}
	}
	return refs
}
