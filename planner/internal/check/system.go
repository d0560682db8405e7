package check

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/libraries"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// byLoader are the rules about where a system's loader finds libraries, of which Windows has another one.
var byLoader = []string{libraries.OpenedByName}

// orOnWindows judges an environment that fails for where Linux finds libraries, where nobody says which system it is
// and it may run on Windows: that is to be looked up.
func (c *environment) orOnWindows(j verdict.Judged, q *question.Question) (verdict.Judged, error) {
	ofLoader := func(r plan.ConflictRule) bool { return slices.Contains(byLoader, r.Rule) }
	if j.Verdict != verdict.Fails || j.Conflict == nil || !slices.ContainsFunc(j.Conflict.Rules, ofLoader) ||
		c.SaysSystem(q.Driver) {
		return j, nil
	}
	env := *c.Env
	env.Observations = append(slices.Clone(env.Observations),
		observed.Observation{Kind: observed.Platform, Value: facts.WindowsAMD64})
	next := newEnvironment(c.engine, &env)
	there, err := next.judgeBoard(verdict.Judged{Verdict: verdict.Unproven}, q.GPU, q.Board, q.Driver)
	if err != nil || there.Verdict == verdict.Fails || there.Stack != nil && there.Stack.CUDA.Version == "" {
		return j, err // it has no build with GPU code there
	}
	because := j.Conflict.Rules[slices.IndexFunc(j.Conflict.Rules, ofLoader)]
	j.Verdict, j.Conflict, j.Fixes = verdict.Unproven, nil, []verdict.Fix{}
	j.Missing = &verdict.Missing{
		Why: fmt.Sprintf("nobody says which system it is: on Linux %s; on Windows the import of the "+
			"framework loads it", because.Text),
		Observe: "the system", Command: "python -c \"import platform; print(platform.platform())\"",
		Facts: append([]string{}, because.Facts...),
	}
	return j, nil
}
