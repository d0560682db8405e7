package check

import (
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// tellConda offers the CUDA of a build with GPU code as that which conda is to take a driver for; without a solution
// the one that is asked for, of whose build the facts list no GPU code.
// https://docs.conda.io/projects/conda/en/stable/user-guide/tasks/manage-virtual.html#overriding-detected-packages
func tellConda(j verdict.Judged, q *question.Question, best *model.Solution) verdict.Judged {
	fix := verdict.Fix{Change: []plan.Change{}, Doubtful: best == nil}
	cuda, unproven := "", "; unproven: the facts list no GPU code of that build"
	if best != nil {
		fix.Stack, unproven = answer.Plan(best).Stack, ""
		cuda = version.Minor(fix.Stack.CUDA.Version)
	}
	for _, c := range q.CUDAs {
		if c.Conda && version.Parts(c.Version) > 1 {
			cuda = version.Minor(c.Version)
		}
	}
	if cuda == "" {
		return j
	}
	text := "CONDA_OVERRIDE_CUDA=" + cuda
	fix.Text, fix.Unwritten = text+unproven, []string{"write ENV " + text + " before the command that runs conda"}
	j.Fixes = append(j.Fixes, fix)
	return j
}
