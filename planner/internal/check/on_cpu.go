package check

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// plainlyOnCPU says that a framework runs on the CPU alone, and what would help; or why it does not even do that.
func (c *environment) plainlyOnCPU(j verdict.Judged, q *question.Question, place int) (verdict.Judged, error) {
	without, err := c.ask(nil, nil, q.Driver)
	if err != nil || without.Query == nil {
		return j, err
	}
	if best, err := c.runs(without); err != nil || best == nil {
		return c.explain(j, without, nil)
	}
	b := q.Given[place].Builds[0]
	return c.explain(j, q, append(q.ObservedGPU(), q.Fact(system.CPUBuild, fmt.Sprintf(
		"%s, which pip installs on %s, runs on the CPU alone", b.Traits.Name+" "+b.Label(), q.Platform), b.Ref(""))))
}

// givesCPU reports whether what an installer gives of some framework is a build for the CPU, which nobody asked
// for, or not on a machine without GPUs.
func givesCPU(q *question.Question) bool {
	return (!q.SaidForCPU() || q.ForGPU()) && slices.ContainsFunc(q.Given, func(g candidate.Given) bool {
		return len(g.Builds) > 0 && g.Builds[0].CPU()
	})
}

// onGPU returns the ways out that take a build with GPU code, where an installer gives one for the CPU alone: it has to
// be named, whatever else changes.
func (c *environment) onGPU(q *question.Question) ([]verdict.Fix, error) {
	frameworks := q.Query.Frameworks()
	if len(frameworks) != 1 {
		return nil, nil
	}
	framework := frameworks[0]
	if own := framework.Taken; own != nil {
		takeGPUCode(q, 0)
		defer func() { framework.Taken = own }()
	}
	wide, named := c.engine.Model(q.Query, model.WideModel), map[string][]plan.Change{}
	found, err := answer.Fail(wide, func(changes []plan.Change) (*model.Solution, error) {
		best, with, err := c.withBuild(q, framework, changes)
		named[fmt.Sprint(changes)] = with
		return best, err
	})
	if err != nil || found.Conflict == nil {
		return nil, err
	}
	for i := range found.Conflict.Fixes {
		fix := &found.Conflict.Fixes[i]
		fix.Change = named[fmt.Sprint(fix.Change)]
	}
	return c.fixes(q, found.Conflict.Fixes)
}

// withBuild returns an environment with changes made to it, and those changes: where it runs on the CPU then, with the
// first build of the framework named that is known to work. It returns nil where none is.
func (c *environment) withBuild(q *question.Question, framework *query.Package, changes []plan.Change) (
	*model.Solution, []plan.Change, error) {
	if best, err := c.proven(q, changes); best != nil || err != nil {
		return best, changes, err
	}
	release, rest := "", []plan.Change{}
	if framework.Version != nil {
		release = framework.Version.Spec.Exact
	}
	for _, change := range changes {
		switch change.Part {
		case "framework":
			release = change.To
		case "framework.cuda":
		default:
			rest = append(rest, change)
		}
	}
	forPlatform := func(p matrices.PlatformBuild) bool { return p.Platform == q.Platform }
	for age := range framework.Releases {
		r := &framework.Releases[age]
		if r.Version != release {
			continue
		}
		for i := range r.Builds {
			b := &r.Builds[i]
			if facts.IsCPU(b) || !slices.ContainsFunc(b.Platforms, forPlatform) {
				continue
			}
			with := append([]plan.Change{{Part: "framework", From: framework.Name + " " + release,
				To: release + "+" + b.Variant}}, rest...)
			if best, err := c.proven(q, with); best != nil || err != nil {
				return best, with, err
			}
		}
	}
	return nil, nil, nil
}
