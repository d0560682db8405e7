package doubt

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// OnOtherPython says, of changes to another Python, that it is not known whether a package which is pinned there in a
// release that the facts do not hold has a wheel for it, where wheels of other releases of that are made for each.
func OnOtherPython(q *question.Question, changes []plan.Change) *verdict.Missing {
	at := slices.IndexFunc(changes, func(c plan.Change) bool { return c.Part == "python" })
	if at < 0 {
		return nil
	}
	perPython := func(r facts.Release) bool { return facts.ShipsCode(r.Row) || r.Row.MinGlibc != "" }
	for _, e := range q.Query.Of(query.Extension) {
		changed := func(c plan.Change) bool { return c.Part == e.Name }
		info := q.Facts.PackageNamed(e.Name)
		if e.Assumed == "" || info == nil || slices.ContainsFunc(changes, changed) ||
			!slices.ContainsFunc(q.Facts.PackageReleases(info), perPython) {
			continue
		}
		return &verdict.Missing{Why: fmt.Sprintf("the facts of %s do not know %s %s, nor whether it has a wheel for "+
			"Python %s", q.Facts.Date(), e.Name, e.Assumed, changes[at].To), Observe: "whether it has one",
			Command: fmt.Sprintf("pip download --no-deps --only-binary :all: --python-version %s %s==%s", changes[at].To,
				e.Name, e.Assumed), Facts: []string{}}
	}
	return nil
}
