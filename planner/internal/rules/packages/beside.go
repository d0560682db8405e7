package packages

import (
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// AnsweredBeside is the id of the rule of the releases beside which a package's makers answer for it.
const AnsweredBeside = "package-answered-beside"

var BesideRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: AnsweredBeside, Kind: plan.Runs, Source: rule.DocPackages, Soft: true,
			Text: "The makers of some packages say beside which releases of a framework alone they answer for them, and " +
				"their metadata requires none, as triton-windows does for torch. Beside another it may work: a plan warns of " +
				"it, and an environment that is there is unproven with it."},
		About: rule.AboutPackage, Warn: warnBeside,
	},
}

// MadeBeside reports whether the makers of a release answer for it beside builds of frameworks, of which they
// name one at least.
func MadeBeside(r *matrices.PackageRelease, builds []*candidate.Build) bool {
	named := false
	for _, b := range builds {
		wants := r.Beside[b.Release.Package]
		if wants == "" {
			continue
		}
		if spec, err := version.ParseSpecifier(wants); err != nil || !spec.Allows(b.Release.Version) {
			return false
		}
		named = true
	}
	return named
}

// warnBeside reports packages beside a release of a framework for which their makers do not answer.
func warnBeside(r *rule.Report) {
	row := release(r)
	for _, b := range extended(r) {
		name := b.Release.Package
		if row.Beside[name] == "" || MadeBeside(row, []*candidate.Build{b}) {
			continue
		}
		r.Warn([]string{row.Package + "/" + row.Version + "#beside"},
			"the makers of %s answer for %s beside %s %s alone: beside %s it may work, and need not",
			r.Extension.Package.Name, row.Version, name, row.Beside[name], b.Release.Version)
	}
}
