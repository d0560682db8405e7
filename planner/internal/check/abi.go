package check

import (
	"fmt"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// ofAnotherABI returns why an environment fails in which a framework is what NVIDIA's image of
// it holds, and a wheel is there whose label says the other C++ ABI; nil where there is none.
// The builds of the index, which stand for such a framework, say nothing of its ABI.
func (q *question) ofAnotherABI() []plan.ConflictRule {
	for _, framework := range q.query.Frameworks() {
		info := q.Facts.FrameworkInfo(framework.Name)
		if info == nil || info.NGCABI == "" {
			continue
		}
		image := q.ofNGC(framework)
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
			return append(append(q.observed(&image.Seen, "asked-framework"), q.observed(&p.Seen, "asked-package")...),
				q.fact(packages.ExtensionWheel, text, "frameworks/"+framework.Name+"#ngc-cxx11-abi"))
		}
	}
	return nil
}

// besidePrerelease says that it decides whether a wheel loads whose label says the framework's
// minor, where the framework is what NVIDIA's image holds: that is compiled before the release
// which the wheel was compiled against.
func (q *question) besidePrerelease(best *model.Solution) *verdict.Missing {
	for _, f := range best.Frameworks() {
		image := q.ofNGC(f.Package)
		if image == nil || !version.IsPreRelease(image.Value) {
			continue
		}
		for _, e := range best.Of(query.Extension) {
			p := q.seenAt(e.Package.At)
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

// ofNGC returns what was observed of a framework that one of NVIDIA's images holds; nil where
// none does, and on a Jetson, whose wheels are others.
func (q *question) ofNGC(framework *query.Package) *existing.Package {
	if q.System.JetPack != "" || q.board != nil && q.board.Class == "jetson" {
		return nil
	}
	return q.OfNGC(framework)
}
