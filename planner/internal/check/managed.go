package check

import (
	"fmt"

	"github.com/envsolve/envsolve/planner/internal/refusal"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// unmanaged returns a verdict on what is installed with what keeps commands of an image from installing it: it fails,
// whatever it would be, and what fails for something else is told of this.
func (c *environment) unmanaged(j verdict.Judged) (verdict.Judged, error) {
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
	if j.Verdict == verdict.Fails {
		j.Warnings = append(j.Warnings, plan.Warning{Rule: why.Rule, Facts: why.Facts,
			Text: fmt.Sprintf("%s: %s; --break-system-packages, or a virtual environment, lets it install",
				q.Env.Observations[commands[0]].At, why.Text)})
		return j, nil
	}
	let := verdict.Fix{Text: "--break-system-packages, in an image of its own", Change: []plan.Change{}, Stack: j.Stack}
	for _, i := range commands {
		let.Changes = append(let.Changes, observed.Change{Of: i, Value: "--break-system-packages"})
	}
	apart := verdict.Fix{Text: "a virtual environment: python3 -m venv /opt/venv, and install with /opt/venv/bin/pip",
		Change: []plan.Change{}, Stack: j.Stack}
	if j.Missing != nil {
		let.Text, let.Doubtful = let.Text+"; unproven: "+j.Missing.Why, true
		apart.Text, apart.Doubtful = apart.Text+"; unproven: "+j.Missing.Why, true
	}
	j = whateverElse(j, rules)
	j.Stack, j.Missing, j.Inferred, j.Fixes = nil, nil, false, []verdict.Fix{let, apart}
	return j, nil
}
