package doubt

import (
	"fmt"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/verdict"
)

// builtAgainst doubts a package that is built from source in an environment of its own, against another release of a
// framework than the one beside it.
func builtAgainst(q *question.Question, best *model.Solution) *verdict.Missing {
	for _, newest := range q.Query.Existing.Against {
		row, info, e := builtOf(q, best, newest.For)
		if row == nil || !packages.AsksToBuild(q.Facts, info, row, newest.Name) {
			continue
		}
		for _, b := range best.Builds() {
			if newest.Name != b.Release.Package || !newest.Differs(b.Release.Version, b.CUDA) {
				continue
			}
			return &verdict.Missing{Why: fmt.Sprintf("%s: beside %s it need not load; with --no-build-isolation, behind the "+
				"command that installs %s, it is built against that", packages.AgainstText(row, &newest), b.Label(), newest.Name),
				Observe: "whether it loads", Command: e.ImportCommand(),
				Facts: []string{"packages/" + info.Name + "#build-requires"}}
		}
	}
	return nil
}

// mayLack doubts a package that pip may build in an environment of its own, which lacks what its setup imports.
func mayLack(q *question.Question, best *model.Solution) *verdict.Missing {
	for _, with := range q.Query.Existing.MayLack {
		row, info, _ := builtOf(q, best, with.For)
		if row == nil || !packages.EndsWithout(q.Facts, info, row, &with) {
			continue
		}
		return &verdict.Missing{Why: fmt.Sprintf("%s %s is built from source, and its setup needs %s: pip from 25.3 on, and "+
			"any where setuptools or wheel is missing, builds it in an environment of its own, which has none, unless it is "+
			"told --no-build-isolation", row.Package, row.Version, with.Name),
			Observe: "which pip installs it", Command: "pip --version",
			Facts: []string{"packages/" + info.Name + "#build-imports"}}
	}
	return nil
}

// BuiltApart returns the packages of a stack that are doubted as they may be built in an environment of their own.
func BuiltApart(q *question.Question, best *model.Solution) (names []string) {
	for _, newest := range q.Query.Existing.Against {
		if row, info, _ := builtOf(q, best, newest.For); packages.AsksToBuild(q.Facts, info, row, newest.Name) {
			names = append(names, newest.For)
		}
	}
	for _, with := range q.Query.Existing.MayLack {
		if row, info, _ := builtOf(q, best, with.For); packages.EndsWithout(q.Facts, info, row, &with) {
			names = append(names, with.For)
		}
	}
	return names
}

// builtOf returns the release of a package in a stack, with what the facts say of it; nil where it is in none.
func builtOf(q *question.Question, best *model.Solution, name string) (
	*matrices.PackageRelease, *matrices.PackageInfo, *query.Package) {
	info := q.Facts.PackageNamed(name)
	for _, e := range best.Of(query.Extension) {
		if info != nil && e.Package.Name == info.Name {
			return e.Row(best.At(&e.Variable)), info, e.Package
		}
	}
	return nil, nil, nil
}
