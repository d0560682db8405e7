package check

import (
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// tellConda offers the CUDA of a build with GPU code as that which conda is to take a driver for.
// https://docs.conda.io/projects/conda/en/stable/user-guide/tasks/manage-virtual.html#overriding-detected-packages
func tellConda(j verdict.Judged, q *question.Question, best *model.Solution) verdict.Judged {
	stack := answer.Plan(best).Stack
	cuda := version.Minor(stack.CUDA.Version)
	for _, c := range q.CUDAs {
		if c.Conda && version.Parts(c.Version) > 1 {
			cuda = version.Minor(c.Version)
		}
	}
	if cuda == "" {
		return j
	}
	text := "CONDA_OVERRIDE_CUDA=" + cuda
	j.Fixes = append(j.Fixes, verdict.Fix{Text: text, Change: []plan.Change{}, Stack: stack,
		Unwritten: []string{"write ENV " + text + " before the command that runs conda"}})
	return j
}
