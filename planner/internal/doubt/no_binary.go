package doubt

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/verdict"
)

// NoBinary says that an installer is told to take no wheel of what has GPU code: what it is compiled with decides, and
// the index need not have its source.
func NoBinary(q *question.Question) *verdict.Missing {
	for _, list := range [][]existing.Package{q.Frameworks, q.Packages} {
		for i := range list {
			p := &list[i]
			if p.Number < 0 || !q.Env.Observations[p.Number].NoBinary {
				continue
			}
			info := q.Facts.PackageNamed(p.Name)
			ofFramework := func(f existing.Package) bool {
				return slices.Contains(q.Facts.FrameworkInfo(f.Framework).IndexCompanions, p.Name)
			}
			if p.Framework == "" && (info == nil || q.PlainPython(info)) && !slices.ContainsFunc(q.Frameworks, ofFramework) {
				continue
			}
			return &verdict.Missing{
				Why: fmt.Sprintf("no wheel of %s is taken (--no-binary): it is compiled where it is installed, if the index "+
					"has its source at all, and for which CUDA and GPUs nobody says",
					strings.TrimSpace(p.Name+" "+p.Exact)),
				Observe: "what it is compiled for", Facts: []string{}}
		}
	}
	return nil
}
