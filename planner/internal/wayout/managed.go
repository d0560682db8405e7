package wayout

import (
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

// OfManagedPython returns what lets commands install that stop at an externally managed Python. One that replaces a package of the
// distribution's does not go through in that Python, whatever it is told.
func OfManagedPython(env *observed.Environment, commands []int) []verdict.Fix {
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
