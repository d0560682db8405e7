package packages

import (
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// Recommended is the id of the rule of the releases that a package's makers name.
const Recommended = "package-recommends"

var RecommendedRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: Recommended, Kind: plan.Runs, Source: rule.DocPackages, Soft: true,
			Text: "Some packages name the releases of a framework that they were made for, without requiring them, as Chainer " +
				"names those of CuPy, and warn of another: so does a stack with another. It is not ranked lower, since those " +
				"releases may run on systems alone that are past their end."},
		About: rule.AboutBuild, Warn: warnRecommended,
	},
}

// warnRecommended reports packages beside another release of a framework than they were made for.
func warnRecommended(r *rule.Report) {
	b := r.Build
	for _, e := range r.Of(query.Extension) {
		v := r.At(&e.Variable)
		if e.Package.None(v) {
			continue
		}
		row := e.Row(v)
		wants := row.Recommended[r.Framework.Package.Name]
		spec, err := version.ParseSpecifier(wants)
		if wants == "" || err != nil || spec.Allows(b.Release.Version) {
			continue
		}
		r.Warn([]string{row.Package + "/" + row.Version + "#recommended"},
			"%s %s was made for %s %s, and warns of %s: with that it may fail", e.Package.Name, row.Version, b.Traits.Name,
			wants, b.Release.Version)
	}
}
