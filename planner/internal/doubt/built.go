package doubt

import (
	"fmt"

	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/verdict"
)

// builtApart doubts a package that is built from source in an environment of its own: against another release of a
// framework than the one beside it, or where pip may do so and its setup imports what that environment lacks.
func builtApart(q *question.Question, best *model.Solution) *verdict.Missing {
	for _, e := range best.Of(query.Extension) {
		row, info := e.Row(best.At(&e.Variable)), q.Facts.PackageNamed(e.Package.Name)
		if row == nil || info == nil {
			continue
		}
		for _, newest := range q.Query.Existing.Against {
			for _, b := range best.Builds() {
				if newest.For != e.Package.Name || newest.Name != b.Release.Package ||
					!newest.Differs(b.Release.Version, b.CUDA) ||
					!packages.AsksToBuild(q.Facts, info, row, newest.Name) {
					continue
				}
				return &verdict.Missing{Why: fmt.Sprintf("%s: beside %s it need not load; with --no-build-isolation, behind the "+
					"command that installs %s, it is built against that", packages.AgainstText(row, &newest), b.Label(), newest.Name),
					Observe: "whether it loads", Command: e.Package.ImportCommand(),
					Facts: []string{"packages/" + info.Name + "#build-requires"}}
			}
		}
		for _, with := range q.Query.Existing.MayLack {
			if with.For != e.Package.Name || !packages.EndsWithout(q.Facts, info, row, &with) {
				continue
			}
			return &verdict.Missing{Why: fmt.Sprintf("%s %s is built from source, and its setup needs %s: pip from 25.3 on, and "+
				"any where setuptools or wheel is missing, builds it in an environment of its own, which has none, unless it is "+
				"told --no-build-isolation", row.Package, row.Version, with.Name),
				Observe: "which pip installs it", Command: "pip --version",
				Facts: []string{"packages/" + info.Name + "#build-imports"}}
		}
	}
	return nil
}
