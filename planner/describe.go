package planner

import (
	"slices"
	"strings"
)

// pick gives the builds of the values, all of them when none are named.
func (f *frameworkAxis) pick(values []int) []*build {
	list := make([]*build, 0, len(values))
	for _, v := range values {
		list = append(list, &f.builds[v])
	}
	return list
}

// mostVariants is how many variants of builds a sentence names.
const mostVariants = 6

// describe names a set of builds in a few words, for sentences that go on
// with a plural verb: "PyTorch 2.5.1 builds (cu118, cu121, cu124)".
func (f *frameworkAxis) describe(builds []*build) string {
	name := displayName(f.ask.name)
	var versions, variants []string
	for _, b := range builds {
		versions = append(versions, b.release.Version)
		variants = append(variants, b.row.Variant)
	}
	versions = unique(versions)
	slices.Sort(variants)
	variants = slices.Compact(variants)
	switch {
	case len(versions) == 0:
		return name + " builds"
	case len(versions) == len(f.ask.releases):
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

// one names the only release or build of a set, and else describes the set.
func (f *frameworkAxis) one(builds []*build) string {
	if len(builds) == 1 {
		return displayName(f.ask.name) + " " + builds[0].label()
	}
	return f.describe(builds)
}

// sample gives the references of up to three cells, one for each different
// text among the builds.
func sample(builds []*build, cell string, text func(*build) string) []string {
	var refs []string
	seen := map[string]bool{}
	for _, b := range builds {
		if t := text(b); !seen[t] && len(refs) < 3 {
			seen[t] = true
			refs = append(refs, b.ref(cell))
		}
	}
	return refs
}
