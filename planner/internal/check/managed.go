package check

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/planner/internal/refusal"
	"github.com/envsolve/envsolve/planner/internal/wayout"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// unmanaged returns a verdict on what is installed with what keeps commands of an image from installing it: it fails,
// whatever it would be, and what fails for something else is told of this.
func (c *environment) unmanaged(j verdict.Judged) (verdict.Judged, error) {
	into := func(o observed.Observation) bool { return o.Kind == observed.IntoSystem }
	if !slices.ContainsFunc(c.Env.Observations, into) {
		return j, nil
	}
	q, err := c.ask(nil, nil, nil)
	if err != nil {
		return j, err
	}
	rules, commands := refusal.PythonManaged(q)
	if rules == nil {
		return j, nil
	}
	if q.Query != nil {
		q.Query.Existing.Managed = q.System.ID
		if best, err := c.runs(q); err != nil || best != nil {
			return j, err
		}
	}
	why := rules[len(rules)-1]
	fixes := wayout.OfManagedPython(q.Env, commands)
	if j.Verdict == verdict.Fails {
		lets := "--break-system-packages, or a virtual environment, lets"
		if len(fixes) == 1 {
			lets = "a virtual environment lets"
		}
		j.Warnings = append(j.Warnings, plan.Warning{Rule: why.Rule, Facts: why.Facts,
			Text: fmt.Sprintf("%s: %s; %s it install", q.Env.Observations[commands[0]].At, why.Text, lets)})
		return j, nil
	}
	for i := range fixes {
		fixes[i].Change, fixes[i].Stack = []plan.Change{}, j.Stack
		if j.Missing != nil {
			fixes[i].Text, fixes[i].Doubtful = fixes[i].Text+"; unproven: "+j.Missing.Why, true
		}
	}
	j = whateverElse(j, rules)
	j.Stack, j.Missing, j.Inferred, j.Fixes = nil, nil, false, fixes
	return j, nil
}
