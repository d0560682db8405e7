package check

import (
	"fmt"

	"github.com/envsolve/envsolve/planner/internal/doubt"
	"github.com/envsolve/envsolve/planner/internal/installer"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// requiredUnlessHeld returns what is open where an installer brings a package that nobody names in a release beside
// which the environment does not run, unless what the facts do not know asks for an older one; nil for others.
func requiredUnlessHeld(q *question.Question, best *model.Solution) *verdict.Missing {
	given := installer.RequiredUnlessHeld(q, best)
	if given == nil {
		return nil
	}
	return &verdict.Missing{Why: fmt.Sprintf("nobody names %s, which %s requires: an installer brings %s, beside which "+
		"this does not run, unless a package of which the facts know nothing asks for an older one",
		given.Name, given.Of.Name, given.Release), Observe: "which " + given.Name + " is installed",
		Command: q.Showing(given.Name), Facts: []string{}}
}

// unlessHeld judges an environment in which an installer gives a framework or a companion of one in a release with
// which it does not run, unless what the facts do not know asks for an older one: the changes are those that it takes
// then. It reports whether that is so.
func (c *environment) unlessHeld(j verdict.Judged, q *question.Question, best *model.Solution) (
	verdict.Judged, bool, error) {
	given := installer.UnlessHeld(q, best)
	if given == nil {
		return j, false, nil
	}
	taken := len(c.Readings)
	failing, err := c.failsAsGiven(j, q, given)
	c.Readings = c.Readings[:taken]
	if err != nil || failing.Verdict != verdict.Fails {
		return j, false, err
	}
	name, shown := given.Name, given.Name
	if info := q.Facts.FrameworkInfo(given.Name); info != nil {
		name, shown = info.Name, info.Packages[0]
	}
	j.Verdict, j.Fixes = verdict.Unproven, failing.Fixes
	j.Missing = &verdict.Missing{Why: fmt.Sprintf("an installer gives %s %s, with which this does not run, unless %s, of "+
		"whose requirements the facts know nothing, asks for an older one", name, given.Release, q.Holding(shown)),
		Observe: "which " + name + " is installed", Command: q.Showing(shown), Facts: []string{}}
	return j, true, nil
}

// besideCondas judges an environment in which conda takes a package for a framework in a release beside which that does
// not load, unless something else of its channels holds it: the change names one. It reports whether that is so.
func besideCondas(j verdict.Judged, q *question.Question, best *model.Solution) (verdict.Judged, bool) {
	missing, add := doubt.BesideCondas(q, best)
	if missing == nil {
		return j, false
	}
	j.Verdict, j.Missing = verdict.Unproven, missing
	j.Fixes = append(j.Fixes, verdict.Fix{Text: add.Name + "==" + add.Value + " of conda", Change: []plan.Change{},
		Changes: []observed.Change{add}, Stack: j.Stack})
	return j, true
}
