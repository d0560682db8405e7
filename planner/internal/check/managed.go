package check

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/planner/internal/refusal"
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
	fixes := ways(q.Env, commands)
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

// ways returns what lets commands install that stop at an externally managed Python. One that replaces a package of the
// distribution's does not go through in that Python, whatever it is told.
func ways(env *observed.Environment, commands []int) []verdict.Fix {
	const option = "--break-system-packages"
	let := verdict.Fix{Text: option + ", which does no harm in an image that is for this alone"}
	apart := verdict.Fix{Text: "a virtual environment: uv venv /opt/venv, and uv pip install --python /opt/venv"}
	replaces := false
	for _, i := range commands {
		o := &env.Observations[i]
		let.Changes = append(let.Changes, observed.Change{Of: i, Value: option})
		replaces = replaces || o.Upgraded
		if o.Value != observed.UV {
			apart.Text = "a virtual environment: apt-get install python3-venv, python3 -m venv /opt/venv, and install with " +
				"/opt/venv/bin/pip"
		}
	}
	if replaces {
		return []verdict.Fix{apart}
	}
	return []verdict.Fix{let, apart}
}
