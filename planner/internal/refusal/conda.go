package refusal

import (
	"fmt"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
)

// WithoutDriver returns why an image that conda installs a framework in fails on a GPU: conda finds no driver as it is
// built, and takes the build for the CPU; nil for others.
func WithoutDriver(q *question.Question) []plan.ConflictRule {
	if q.GPU == nil && q.Driver == nil || q.SaidForCPU() {
		return nil
	}
	for i := range q.Frameworks {
		p := &q.Frameworks[i]
		if !forCPUByConda(q, p) {
			continue
		}
		name := q.Facts.FrameworkInfo(p.Framework).Name
		rules := append(q.ObservedGPU(), q.Asked(&p.Seen, "asked-framework")...)
		return append(rules, q.Fact(system.CPUBuild, fmt.Sprintf("conda-forge's builds of %s for CUDA ask for a driver, "+
			"and conda finds none as an image is built: it takes the one for the CPU", name),
			"frameworks/"+p.Framework+"#conda-forge-driver"))
	}
	return nil
}

// forCPUByConda reports whether conda takes the build of a framework for the CPU, since conda-forge's others ask for
// a driver and it finds none.
func forCPUByConda(q *question.Question, p *existing.Package) bool {
	info := q.Facts.FrameworkInfo(p.Framework)
	return info.CondaForgeDriver != "" && q.Env.Installer == observed.Conda && p.Conda && p.Number >= 0 && !p.Installed &&
		!p.Source && !p.ForGPU && p.Label == "" && q.Env.Observations[p.Number].Label == "" && q.FromCondaForge(p) &&
		!(len(info.Conda) > 0 && q.FromChannel(p, info.Conda[0])) && q.FindsNoDriver(p) &&
		(p.Exact == "" || version.Compare(p.Exact, info.CondaForgeDriver) >= 0)
}
