package planner

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/verdict"
)

// ifCompiled asks whether an environment that fails would run with its packages
// that have no wheels at all, which can only have been compiled where they are;
// then it matters whether they were. It returns nil where that changes nothing.
func (c *environment) ifCompiled(q *question) (*verdict.Missing, error) {
	asked := q.query.Request
	if asked.Toolkit || len(q.query.Of(query.Extension)) == 0 {
		return nil, nil
	}
	with := *asked
	with.Toolkit = true
	q.query.Request = &with
	best, err := c.runs(q)
	q.query.Request = asked
	if err != nil || best == nil {
		return nil, err
	}
	return compiledHere(best), nil
}

// compiledHere names the package of a stack that was compiled, and how to see
// that it was compiled against the rest; nil where none was, and where one was
// that has wheels: pip takes those.
func compiledHere(best *model.Solution) (missing *verdict.Missing) {
	for _, e := range best.Of(query.Extension) {
		at := best.At(&e.Variable)
		row := e.Row(at)
		for _, f := range best.Frameworks() {
			build := best.Build(f)
			switch {
			case !build.Traits.Extended || packages.HasWheel(e.Package, at, build):
			case row.NeedsNVCC != "always":
				return nil
			default:
				module := cmp.Or(e.Package.Traits.Module, strings.ReplaceAll(e.Package.Name, "-", "_"))
				missing = &verdict.Missing{
					Why: fmt.Sprintf("%s %s has no wheels: it works if it was compiled here, beside %s %s",
						e.Package.Name, row.Version, build.Pkg(), build.Label()),
					Observe: "whether it loads", Command: fmt.Sprintf("python -c 'import %s'", module),
					Facts: []string{row.Package + "/" + row.Version},
				}
			}
		}
	}
	return missing
}
