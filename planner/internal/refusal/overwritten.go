package refusal

import (
	"fmt"

	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/plan"
)

// Overwritten returns why an environment fails that has two packages of one framework, of
// which one has builds for the CPU alone, and the place of each among those that stand beside
// one another; nil where it has not, is said to be for the CPU, or a later command installs the other one over it.
func Overwritten(q *question.Question) (rules []plan.ConflictRule, cpu, gpu int) {
	if !q.ForGPU() && q.SaidForCPU() {
		return nil, -1, -1
	}
	for cpu := range q.Beside {
		a := &q.Beside[cpu]
		if a.ByName || a.Source || !q.OnCPUOnly(a) {
			continue
		}
		for gpu := range q.Beside {
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
	return nil, -1, -1
}
