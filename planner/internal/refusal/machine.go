package refusal

import (
	"fmt"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/plan"
)

// BelowFloor returns why a package fails that is to be judged as a framework, beside one
// that brings a CUDA of its own: it takes its CUDA from the system, and that is older than
// any that it knows. Nil for others.
func BelowFloor(q *question.Question, best *model.Solution) (rules []plan.ConflictRule, inferred bool) {
	machine := q.OnMachine()
	if machine == nil {
		return nil, false
	}
	for _, e := range best.Of(query.Extension) {
		info, r := q.Facts.PackageNamed(e.Package.Name), e.Row(best.At(&e.Variable))
		if info == nil || info.Delivery != matrices.DeliverySystem || e.Package.Transitive || r.CUDAMin == "" ||
			version.Compare(version.Minor(machine.Version), r.CUDAMin) >= 0 {
			continue
		}
		for i := range q.Packages {
			if p := &q.Packages[i]; p.Name == e.Package.Name && p.At.File == "--framework" {
				text := fmt.Sprintf("%s %s takes CUDA from the system, %s or newer", r.Package, r.Version, r.CUDAMin)
				rules = append(q.Asked(&machine.Seen, "asked-cuda"),
					q.Fact(packages.ExtensionCUDA, text, r.Package+"/"+r.Version+"#cuda-min"))
				return append(rules, q.Asked(&p.Seen, "asked-package")...), e.Package.Version == nil
			}
		}
	}
	return nil, false
}
