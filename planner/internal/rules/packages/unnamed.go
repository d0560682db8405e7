package packages

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
)

// stateUnnamedCompanions ties a package to releases of a framework through a companion that its metadata
// requires and nobody names: an installer brings the one that goes with the framework, or one that does not
// load beside it.
func stateUnnamedCompanions(s *model.Statement, e, f *model.PackageVariable) {
	if f.Package.Taken != nil && f.Package.Taken.Compiled {
		return // its companions are compiled beside it
	}
	for _, name := range f.Package.Traits.IndexCompanions {
		named := func(c *model.PackageVariable) bool { return c.Package.Name == name }
		if !slices.ContainsFunc(s.Of(query.Companion), named) {
			stateUnnamedCompanion(s, e, f, name)
		}
	}
}

func stateUnnamedCompanion(s *model.Statement, e, f *model.PackageVariable, name string) {
	brings := func(r facts.Release) bool { return facts.MetadataOf(r.Row, name) != "" }
	if !slices.ContainsFunc(e.Package.Releases, brings) {
		return
	}
	key := needKey{name, "unnamed", s.Query.Platform}
	needs := model.PerValue(s.Model, e.Same, "needs unnamed", key, func() []version.Specifier {
		list := needs(e, name, s.Query.Platform)
		for i := range list {
			if facts.MetadataOf(e.Row(i), name) == "" {
				list[i] = version.Specifier{}
			}
		}
		return list
	})
	goes := func(b *candidate.Build) string { return b.Release.Pairs[name] }
	builds := f.BuildTerm().Alike(func(b *candidate.Build) string { return goes(b) + " " + b.Release.PairSpecs[name] })
	model.Constrain2(s, model.Over(&e.Variable, needs).Alike(specifierText), builds,
		func(need version.Specifier, b *candidate.Build) bool {
			if need.Text == "" || goes(b) == "" || need.Allows(goes(b)) {
				return true
			}
			others, err := version.ParseSpecifier(b.Release.PairSpecs[name]) // that its metadata takes besides
			return err == nil && others.Text != "" && need.Meets(others)
		},
		model.Says{From: key, Explain: func(left model.Domains) model.Explanation {
			said := needWords(e, e.ReleasesLeft(left), name, func(i int) string { return needs[i].Text })
			for _, b := range f.Pick(left[f.Dim]) {
				if goes(b) != "" {
					said.Text += fmt.Sprintf(", and %s %s goes with %s", b.Traits.Name, b.Release.Version, goes(b))
					said.Facts = append(said.Facts, b.ReleaseRef("pairs"))
					break
				}
			}
			return said
		}})
}
