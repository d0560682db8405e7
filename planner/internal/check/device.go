package check

import (
	"slices"

	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/refusal"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// onOtherDevice judges an environment for a GPU of which the facts know packages for other devices alone: it
// fails, unless they run on NVIDIA's GPUs, too, without CUDA.
func (c *environment) onOtherDevice(j verdict.Judged, q *question.Question) verdict.Judged {
	if !q.ForGPU() || len(q.Frameworks) > 0 {
		return j
	}
	for i := range q.Packages {
		p := &q.Packages[i]
		device := c.Facts.DeviceOf(p.Name)
		if device == "" {
			continue
		}
		c.judgesAny = true
		if c.Facts.PackageNamed(p.Name).AnyGPU {
			j.Missing = &verdict.Missing{Why: p.Name + " runs on " + device + ": nothing that is judged here decides on it",
				Observe: "whether it finds the GPU", Facts: []string{"packages/" + p.Name + "#device"}}
			return j
		}
		return whateverElse(j, refusal.OnOtherDevice(q, p, device))
	}
	return j
}

// withoutPackage says that an environment fails that asks for a package which no installer finds there, and offers
// to leave it out where that suffices.
func (c *environment) withoutPackage(j verdict.Judged, q *question.Question, p *existing.Package) (
	verdict.Judged, error) {
	j = whateverElse(j, refusal.NotForMacOS(q, p))
	next := *c
	next.Packages = slices.DeleteFunc(slices.Clone(c.Packages), func(o existing.Package) bool { return o.Name == p.Name })
	best, _, err := c.worksAs(q, &next)
	if best == nil || err != nil {
		return j, err
	}
	j.Fixes = []verdict.Fix{{Text: "without " + p.Name, Changes: []observed.Change{{Of: p.Number}},
		Change: []plan.Change{}, Stack: answer.Plan(best).Stack}}
	return j, nil
}
