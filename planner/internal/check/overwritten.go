package check

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/plan"
)

// overwritten returns why an environment for a GPU fails that has two packages of one
// framework, one of them with builds for the CPU alone; nil where it has not.
func (q *question) overwritten() []plan.ConflictRule {
	if !q.forGPU() {
		return nil
	}
	for _, cpu := range q.Beside {
		if cpu.ByName || cpu.Source || !q.onCPUOnly(&cpu) {
			continue
		}
		for _, gpu := range q.Beside {
			if gpu.Framework != cpu.Framework || gpu.ByName || gpu.Name == cpu.Name || q.onCPUOnly(&gpu) {
				continue
			}
			q.infer(fmt.Sprintf("which of %s and %s was installed last is not said", cpu.Name, gpu.Name))
			return append(q.observedGPU(), q.fact(system.CPUBuild, fmt.Sprintf("%s and %s unpack into one folder, "+
				"and %[1]s has no GPU code: only one of them can be there", cpu.Name, gpu.Name),
				cpu.Framework+"/"+q.Facts.Frameworks(cpu.Framework)[0].Version))
		}
	}
	return nil
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
