package refusal

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
)

// PythonManaged returns why commands of an image stop: they install into the Python of its distribution, which marks
// it as externally managed. It returns the commands, too, by their places among the observations; nil for none.
func PythonManaged(q *question.Question) (rules []plan.ConflictRule, commands []int) {
	return pythonManaged(q, false)
}

// CaughtManaged returns why such commands stop behind which the text goes on; nil for none.
func CaughtManaged(q *question.Question) []plan.ConflictRule {
	rules, _ := pythonManaged(q, true)
	return rules
}

func pythonManaged(q *question.Question, caught bool) (rules []plan.ConflictRule, commands []int) {
	rows := q.Facts.OSes()
	at := slices.IndexFunc(rows, func(row matrices.OS) bool { return row.ID == q.System.ID && row.PythonManaged })
	if at < 0 {
		return nil, nil
	}
	row := &rows[at]
	for i := range q.Env.Observations {
		o := &q.Env.Observations[i]
		if o.Kind != observed.IntoSystem || o.Caught != caught || o.Name != "" && o.Name != row.Python {
			continue
		}
		if commands = append(commands, i); len(commands) == 1 {
			s := existing.SeenOf(i, o)
			rules = append(q.Asked(&s, "asked-package"), q.Fact(system.PythonManaged, fmt.Sprintf(
				"%s marks its Python as externally managed: %s stops there with %q", row.ID, o.Value, errorOf(o.Value)),
				"os/"+row.ID+"#python-managed"))
		}
	}
	return rules, commands
}

// errorOf returns what an installer prints where a Python is marked as externally managed.
func errorOf(installer string) string {
	if installer == observed.UV {
		return "error: The interpreter at /usr is externally managed"
	}
	return "error: externally-managed-environment"
}
