package doubt

import (
	"fmt"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/verdict"
)

// besidePrerelease says that it decides whether a wheel loads whose label says the framework's
// minor, where the framework is what NVIDIA's image holds: that is compiled before the release
// which the wheel was compiled against.
func besidePrerelease(q *question.Question, best *model.Solution) *verdict.Missing {
	for _, f := range best.Frameworks() {
		image := q.HeldByNGC(f.Package)
		if image == nil || !version.IsPreRelease(image.Value) {
			continue
		}
		for _, e := range best.Of(query.Extension) {
			p := q.SeenAt(e.Package.At)
			if p == nil {
				continue
			}
			if label, ok := candidate.ReadWheelLabel(p.Label, f.Package.Traits.Module); ok && label.Torch != "" {
				return &verdict.Missing{Why: fmt.Sprintf("the wheel %s %s+%s is compiled against a release of %s, and NVIDIA's "+
					"image has %s, which is from before one", p.Name, p.Exact, p.Label, f.Package.Traits.Name, image.Value),
					Observe: "whether it loads", Command: e.Package.ImportCommand(), Facts: []string{}}
			}
		}
	}
	return nil
}
