package refusal

import (
	"cmp"
	"fmt"

	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/plan"
)

// UnsupportedWheel returns why an environment fails in which a wheel is named that its
// Python or its platform does not take; nil where there is none.
func UnsupportedWheel(q *question.Question) []plan.ConflictRule {
	for i := range q.Wheels {
		w := &q.Wheels[i]
		const says = "%s is a wheel for %s, and this is %s: installers say that it is not a supported wheel on " +
			"this platform"
		wheel := q.Asked(&w.Seen, "asked-package")
		if !w.RunsOn(q.Platform) {
			return append(wheel, plan.ConflictRule{Kind: "fact", Rule: system.BuildPlatform, Facts: []string{},
				Text: fmt.Sprintf(says, w.File, w.Tag, q.Platform)})
		}
		if python, is := q.PythonAgainst(w); python != nil {
			return append(append(wheel, q.Asked(python, "asked-python")...), plan.ConflictRule{Kind: "fact",
				Rule: system.PythonWheels, Facts: []string{}, Text: fmt.Sprintf(says, w.File,
					"Python "+cmp.Or(w.Python, w.Least+" or newer"), is)})
		}
	}
	return nil
}
