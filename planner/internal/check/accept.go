package check

import (
	"cmp"
	"slices"

	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/doubt"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// accept says that an environment works, or what it rests on that is not
// established.
func (c *environment) accept(j verdict.Judged, q *question.Question, best *model.Solution) verdict.Judged {
	answered := answer.Plan(best)
	j.Verdict, j.Stack = verdict.Works, answered.Stack
	ownImage, compiled, found := doubt.InOwnImage(q), doubt.ShowCompiled(q, j.Stack), doubt.ShowFound(q, j.Stack)
	broken := slices.ContainsFunc(best.Builds(), func(b *candidate.Build) bool { return b.Row.Broken != "" })
	j.Warnings = slices.DeleteFunc(answered.Warnings, func(w plan.Warning) bool {
		return w.Rule == query.UnknownPackage || ownImage && slices.Contains(doubt.OfSystem, w.Rule) ||
			w.Rule == hardware.Broken && !broken || // of a build that is another one
			compiled && (w.Rule == hardware.ToolkitFirst || w.Rule == hardware.ToolkitMajor && doubt.SinceMajor(q, j.Stack)) ||
			w.Rule == hardware.MinorCompat && found
	})
	if doubt.ImageAlone(q) && q.UnsaidRelease() != nil {
		j.Stack, j.Warnings = nil, nil // of a release that nobody said
	}
	missing := cmp.Or(doubt.Of(q, &j, best), q.UnsaidRelease())
	if missing == nil && ownImage && q.Board != nil {
		missing = q.FlooredInItsMonth(q.Board.ComputeCapability)
	}
	if missing != nil {
		j.Verdict, j.Missing = verdict.Unproven, missing
		if unsaid := q.UnsaidRelease(); unsaid != nil && unsaid.Why == missing.Why || doubt.HeldUnsaid(q) != nil {
			j.Stack, j.Warnings = nil, nil // of a release that nobody said
		}
	}
	j.Warnings = slices.DeleteFunc(j.Warnings, func(w plan.Warning) bool {
		return w.Rule == hardware.KernelsUnknown && compiled
	})
	return j
}
