package check

import (
	"slices"

	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/compiling"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/internal/wayout"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// holdingImage returns the change of the base image to one that holds what a framework takes
// from the system and this one lacks, where that is what an environment fails of and all
// that it takes; nil for others.
func (c *environment) holdingImage(q *question.Question, conflict *plan.Conflict) (*verdict.Fix, error) {
	of, repository := c.CUDAImage()
	lacking := func(r plan.ConflictRule) bool { return r.Rule == system.LibrariesAbsent }
	if of < 0 || len(q.Given) == 0 || !slices.ContainsFunc(conflict.Rules, lacking) {
		return nil, nil
	}
	tag := system.HoldingImage(c.Facts, q.Query.Existing, q.Given[0].Builds[0])
	if tag == nil || tag.OS != q.Query.Existing.OS.ID {
		return nil, nil
	}
	next := *c
	next.Lacks = nil
	next.ChangeCUDA(tag.CUDA)
	best, _, err := c.worksAs(q, &next)
	if err != nil || best == nil {
		return nil, err
	}
	return &verdict.Fix{Text: repository + tag.Tag, Change: []plan.Change{}, Stack: answer.Plan(best).Stack,
		Changes: []observed.Change{{Of: of, Value: repository + tag.Tag}}}, nil
}

// withNewerToolkit offers the image whose toolkit is the first that compiles for the board, where the one of the image
// that is there knows no such board, nothing else helps, and the environment is known to work with it.
func (c *environment) withNewerToolkit(j verdict.Judged, host existing.Host) (verdict.Judged, error) {
	if j.Verdict != verdict.Fails || j.Conflict == nil || len(j.Fixes) > 0 ||
		!names(j.Conflict, hardware.ToolkitFirst, compiling.ToolkitGPU) {
		return j, nil
	}
	change, cuda := wayout.ImageForBoard(&c.Environment, host.Board())
	if change == nil {
		return j, nil
	}
	next, env := *c, *c.Env
	env.Observations = slices.Clone(env.Observations)
	env.Observations[change.Of].Value = change.Value
	next.Env = &env
	next.ChangeCUDA(cuda)
	judged, err := next.judge(host.GPU, host.Driver)
	if err == nil && judged.Verdict == verdict.Works {
		j.Fixes = []verdict.Fix{{Text: change.Value, Change: []plan.Change{}, Stack: judged.Stack,
			Changes: []observed.Change{*change}}}
	}
	return j, err
}
