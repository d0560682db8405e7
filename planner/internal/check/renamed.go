package check

import (
	"slices"

	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// gpuPackage returns the change of a framework's package of builds for the CPU to the one of
// those with GPU code, or of a name that ended to the one that goes on, in the same version, where that
// is all it takes; nil for others.
func (c *environment) gpuPackage(q *question) (*verdict.Fix, error) {
	at := slices.IndexFunc(q.Frameworks, func(p existing.Package) bool {
		return !p.ByName && !p.Source && !p.Installed && p.Label == "" && p.From == "" &&
			(q.onCPUOnly(&p) || p.UnderOtherName(q.Facts))
	})
	if at < 0 || !q.forGPU() && !q.Frameworks[at].UnderOtherName(q.Facts) {
		return nil, nil
	}
	next := *q.environment
	next.Frameworks = slices.Clone(q.Frameworks)
	p := &next.Frameworks[at]
	p.Name = p.NameWithGPUCode(q.Facts)
	best, _, err := c.worksAs(q, &next)
	if err != nil || best == nil {
		return nil, err
	}
	b, stack := best.Builds()[at], answer.Plan(best).Stack
	does := observed.Change{Of: p.Number, Name: p.Name, Value: b.WheelVersion()}
	text := p.Name + "==" + does.Value
	if b.Row.IndexKind != "pypi" {
		if does.Index = b.IndexURL(); b.Row.IndexKind != "simple" || does.Index == "" {
			return nil, nil
		}
		text += " from " + does.Index
	}
	return &verdict.Fix{Text: text, Change: []plan.Change{}, Stack: stack, Changes: []observed.Change{does}}, nil
}

// ofBuild reports whether a fix is another build of the same release alone.
func ofBuild(f verdict.Fix) bool {
	return len(f.Change) == 1 && f.Change[0].Part == "framework.cuda"
}
