package refusal

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
)

// BringsPackage reports whether builds of a framework that is there bring a package
// which has no table of its own, such as the plugins with JAX's GPU code.
func BringsPackage(q *question.Question, name string) bool {
	return slices.ContainsFunc(q.Query.Frameworks(), func(f *query.Package) bool {
		info := q.Facts.FrameworkInfo(f.Name)
		return info != nil && slices.Contains(info.Companions, name) &&
			slices.ContainsFunc(f.Releases, func(r facts.Release) bool {
				return slices.ContainsFunc(r.Builds, func(b matrices.Build) bool { return len(b.Requires) > 0 })
			})
	})
}

// LeftOut returns why an environment for a GPU fails whose framework is the build for
// the CPU, and beside which the package with its GPU code is there in a version of
// another release, or whose file asks for both that version and the extra that brings
// another; nil for others.
func LeftOut(q *question.Question) ([]plan.ConflictRule, []observed.Change) {
	if !q.ForGPU() {
		return nil, nil
	}
	for i, framework := range q.Query.Frameworks() {
		g := &q.Given[i]
		byExtra := len(g.Builds) > 0 && g.Builds[0].Row.Extra != "" && g.By != candidate.ByPackage
		if !byExtra && (g.By != candidate.ByDefault || !g.Builds[0].CPU()) || byExtra && framework.Version == nil {
			continue
		}
		for age := range framework.Releases {
			release := &framework.Releases[age]
			if !q.IsAsked(framework, release) {
				continue
			}
			for j := range release.Builds {
				row := &release.Builds[j]
				if byExtra && row.Extra != g.Builds[0].Row.Extra {
					continue
				}
				if left := outOfStep(q, row, byExtra); left != nil {
					text := fmt.Sprintf("%s %s loads GPU code of %s %s alone, and leaves %s out", framework.Traits.Name,
						release.Version, left.name, left.wanted, left.have)
					if byExtra {
						text = fmt.Sprintf("%s[%s] %s requires %s %s, and not %s", release.Package, row.Extra,
							release.Version, left.name, left.wanted, left.have)
					}
					fact := q.Fact(packages.Companion, text, release.BuildRef(row.Variant, ""))
					return append(q.ObservedGPU(), fact), inStep(q, framework.Name, left.have, left.wanted)
				}
			}
		}
	}
	return nil, nil
}

// leftPackage is a package that is there in a version, and the versions of it that a build
// requires.
type leftPackage struct{ name, have, wanted string }

// outOfStep returns the first package that a build requires and that is there: where the
// build is an extra's, in a version that it does not take. By a label in what it requires
// another build is told from the one for the CPU, and that says nothing. Nil for none.
func outOfStep(q *question.Question, row *matrices.Build, byExtra bool) *leftPackage {
	there := q.Besides()
	for _, name := range slices.Sorted(maps.Keys(row.Requires)) {
		have, wanted := there[name], row.Requires[name]
		if have != "" && !strings.Contains(wanted, "+") && !(byExtra && existing.AllowsOrUnread(wanted, have)) {
			return &leftPackage{name, have, wanted}
		}
	}
	return nil
}

// inStep returns the changes that bring the packages of a framework which are there in a
// version to the one version that a specifier allows; none where it allows others.
func inStep(q *question.Question, framework, have, specifier string) (changes []observed.Change) {
	spec, err := version.ParseSpecifier(specifier)
	_, wanted, found := strings.Cut(specifier, "=")
	wanted, _, _ = strings.Cut(strings.TrimPrefix(wanted, "="), ",")
	if err != nil || !found || !spec.Allows(wanted) || !version.IsDotted(wanted) {
		return nil
	}
	for i := range q.Packages {
		p := &q.Packages[i]
		if p.Exact == have && slices.Contains(q.Facts.FrameworkInfo(framework).Companions, p.Name) {
			changes = append(changes, observed.Change{Of: p.Number, Value: wanted})
		}
	}
	return changes
}
