package check

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// overwritten returns why an environment fails that has two packages of one framework, of
// which one has builds for the CPU alone, and the place of each among those that stand beside
// one another; nil where it has not, or is said to be for the CPU.
func (q *question) overwritten() (rules []plan.ConflictRule, cpu, gpu int) {
	if !q.forGPU() && q.SaidForCPU() {
		return nil, -1, -1
	}
	for cpu := range q.Beside {
		a := &q.Beside[cpu]
		if a.ByName || a.Source || !q.onCPUOnly(a) {
			continue
		}
		for gpu := range q.Beside {
			b := &q.Beside[gpu]
			if b.Framework != a.Framework || b.ByName || b.Name == a.Name || q.onCPUOnly(b) {
				continue
			}
			q.infer(fmt.Sprintf("which of %s and %s was installed last is not said", a.Name, b.Name))
			rules = append(q.observedGPU(), q.observed(&a.Seen, "asked-framework")...)
			rules = append(rules, q.observed(&b.Seen, "asked-framework")...)
			return append(rules, q.fact(system.CPUBuild, fmt.Sprintf("%s and %s unpack into one folder, "+
				"and %[1]s has no GPU code: only one of them can be there", a.Name, b.Name),
				a.Framework+"/"+q.Facts.Frameworks(a.Framework)[0].Version)), cpu, gpu
		}
	}
	return nil, -1, -1
}

// withoutOther says that an environment fails that has a framework's package for the CPU
// beside the one with GPU code, and offers to remove the one for the CPU where that suffices.
func (c *environment) withoutOther(
	j verdict.Judged, q *question, rules []plan.ConflictRule, cpu, gpu int,
) (verdict.Judged, error) {
	goes, stays := &c.Beside[cpu], c.Beside[gpu]
	next := *c
	next.Beside = nil
	next.Frameworks = slices.Clone(c.Frameworks)
	at := slices.IndexFunc(next.Frameworks, func(p existing.Package) bool { return p.Framework == goes.Framework })
	next.Frameworks[at] = stays
	best, _, err := c.worksAs(q, &next)
	if err != nil {
		return j, err
	}
	if best == nil {
		return c.explain(j, q, rules)
	}
	text := "without " + goes.Name
	if goes.Installed {
		text += ", and with " + stays.Name + " installed again, of which it has overwritten files"
	}
	j = whateverElse(j, rules)
	j.Inferred = true
	j.Fixes = []verdict.Fix{{Text: text, Changes: []observed.Change{{Of: goes.Number}}, Change: []plan.Change{},
		Stack: answer.Plan(best).Stack}}
	return j, nil
}

// onCPUOnly reports whether what a package installs of its framework's newest release
// has no GPU code.
func (q *question) onCPUOnly(p *existing.Package) bool {
	releases := q.Facts.Frameworks(p.Framework)
	if len(releases) == 0 {
		return false
	}
	cpu, gpu := false, false
	for i := range releases[0].Builds {
		b := &releases[0].Builds[i]
		same := b.Extra == "" && cmp.Or(b.Package, releases[0].Package) == p.Name ||
			slices.Contains(releases[0].PackageAliases, p.Name)
		cpu = cpu || same && facts.IsCPU(b)
		gpu = gpu || same && !facts.IsCPU(b)
	}
	return cpu && !gpu
}
