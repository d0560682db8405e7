package check

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/plan"
)

// besides returns what else is there than frameworks, by name: versions with their
// labels, empty where nobody says them.
func (q *question) besides() map[string]string {
	list := map[string]string{}
	for i := range q.packages {
		p := &q.packages[i]
		list[p.Name] = p.Exact
		if p.Exact != "" && p.Label != "" {
			list[p.Name] += "+" + p.Label
		}
	}
	return list
}

// bringsPackage reports whether builds of a framework that is there bring a package
// which has no table of its own, such as the plugins with JAX's GPU code.
func (q *question) bringsPackage(name string) bool {
	return slices.ContainsFunc(q.query.Frameworks(), func(f *query.Package) bool {
		info := q.facts.FrameworkInfo(f.Name)
		return info != nil && slices.Contains(info.Companions, name) &&
			slices.ContainsFunc(f.Releases, func(r facts.Release) bool {
				return slices.ContainsFunc(r.Builds, func(b matrices.Build) bool { return len(b.Requires) > 0 })
			})
	})
}

// leftOut returns why an environment for a GPU fails whose framework is the build for
// the CPU, and beside which the package with its GPU code is there in a version of
// another release; nil for others.
func (q *question) leftOut() []plan.ConflictRule {
	if !q.forGPU() {
		return nil
	}
	there := q.besides()
	for i, framework := range q.query.Frameworks() {
		if g := &q.given[i]; g.By != candidate.ByDefault || !g.Builds[0].CPU() {
			continue
		}
		for age := range framework.Releases {
			release := &framework.Releases[age]
			if !q.isAsked(framework, release) {
				continue
			}
			for j := range release.Builds {
				row := &release.Builds[j]
				for _, name := range slices.Sorted(maps.Keys(row.Requires)) {
					wanted := row.Requires[name]
					if there[name] == "" || strings.Contains(wanted, "+") {
						continue // by its label another build is told from the one for the CPU
					}
					return append(q.observedGPU(), q.fact(packages.Companion, fmt.Sprintf(
						"%s %s loads GPU code of %s %s alone, and leaves %s out", framework.Traits.Name, release.Version,
						name, wanted, there[name]), release.BuildRef(row.Variant, "")))
				}
			}
		}
	}
	return nil
}
