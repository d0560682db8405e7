package refusal

import (
	"fmt"

	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/plan"
)

// OfAnotherABI returns why an environment fails in which a framework is what NVIDIA's image of
// it holds, and a wheel is there whose label says the other C++ ABI; nil where there is none.
// The builds of the index, which stand for such a framework, say nothing of its ABI.
func OfAnotherABI(q *question.Question) []plan.ConflictRule {
	for _, framework := range q.Query.Frameworks() {
		info := q.Facts.FrameworkInfo(framework.Name)
		if info == nil || info.NGCABI == "" {
			continue
		}
		image := q.HeldByNGC(framework)
		if image == nil {
			continue
		}
		for i := range q.Packages {
			p := &q.Packages[i]
			label, ok := candidate.ReadWheelLabel(p.Label, framework.Traits.Module)
			if !ok || label.ABI == "" || label.ABI == info.NGCABI {
				continue
			}
			text := fmt.Sprintf("the wheel %s %s+%s is for %s of C++11 ABI %s, and the %[4]s of NVIDIA's images has %[6]s: "+
				"it ends in an undefined symbol", p.Name, p.Exact, p.Label, framework.Traits.Module, label.ABI, info.NGCABI)
			return append(append(q.Asked(&image.Seen, "asked-framework"), q.Asked(&p.Seen, "asked-package")...),
				q.Fact(packages.ExtensionWheel, text, "frameworks/"+framework.Name+"#ngc-cxx11-abi"))
		}
	}
	return nil
}
