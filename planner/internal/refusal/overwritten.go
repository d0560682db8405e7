package refusal

import (
	"fmt"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/plan"
)

// Overwritten returns why an environment fails that has two packages of one framework, of
// which one has builds for the CPU alone, and the place of each among those that stand beside
// one another: of the one to leave out, and of the other. It is nil where it has not, is said to be for the CPU,
// or a later command installs the other one over it.
func Overwritten(q *question.Question) (rules []plan.ConflictRule, goes, stays int) {
	if !q.ForGPU() && q.SaidForCPU() {
		return nil, -1, -1
	}
	rivals := q.Rivals()
	for _, cpu := range rivals {
		a := &q.Beside[cpu]
		if a.ByName || a.Source || !q.OnCPUOnly(a) {
			continue
		}
		for _, gpu := range rivals {
			b := &q.Beside[gpu]
			if b.Framework != a.Framework || b.ByName || b.Name == a.Name || q.OnCPUOnly(b) ||
				a.Command > 0 && b.Command > a.Command {
				continue
			}
			if b.Command == 0 || a.Command <= b.Command {
				q.Infer(fmt.Sprintf("which of %s and %s was installed last is not said", a.Name, b.Name))
			}
			rules = append(q.ObservedGPU(), q.Asked(&a.Seen, "asked-framework")...)
			rules = append(rules, q.Asked(&b.Seen, "asked-framework")...)
			return append(rules, q.Fact(system.CPUBuild, fmt.Sprintf("%s and %s unpack into one folder, "+
				"and %[1]s has no GPU code: only one of them can be there", a.Name, b.Name),
				a.Framework+"/"+q.Facts.Frameworks(a.Framework)[0].Version)), cpu, gpu
		}
	}
	return overlaid(q, rivals)
}

// overlaid returns the same of two packages of a framework that one file or command pins to different releases of
// it, and that both have GPU code: tensorflow-gpu 2.5.0 and tensorflow 2.12.0.
func overlaid(q *question.Question, rivals []int) (rules []plan.ConflictRule, goes, stays int) {
	for _, i := range rivals {
		for _, j := range rivals {
			a, b := &q.Beside[i], &q.Beside[j]
			if a.Framework != b.Framework || a.Name == b.Name || a.ByName || b.ByName || a.Exact == "" || b.Exact == "" ||
				version.Compare(a.Exact, b.Exact) >= 0 || !q.AskedTogether(a, b) {
				continue
			}
			q.Infer(fmt.Sprintf("which of %s and %s is installed last is not said", a.Name, b.Name))
			rules = append(q.Asked(&a.Seen, "asked-framework"), q.Asked(&b.Seen, "asked-framework")...)
			return append(rules, q.Fact(packages.PackageName, fmt.Sprintf(
				"%s and %s unpack into one folder: only one of them can be there", a.Name, b.Name),
				a.Framework+"/"+q.Facts.Frameworks(a.Framework)[0].Version)), i, j
		}
	}
	return nil, -1, -1
}
