package refusal

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// ExtraElsewhere returns why an environment fails in which a framework is asked for with an extra that
// brings its CUDA on other platforms alone, and which is a build for the CPU here: no installer finds
// wheels of what the extra requires. It is nil where there is none.
func ExtraElsewhere(q *question.Question, best *model.Solution) []plan.ConflictRule {
	for _, f := range best.Frameworks() {
		b := best.Build(f)
		if !b.CPU() || q.Foreign() {
			continue
		}
		for _, p := range q.ObservedAs(f.Package) {
			if extra := extraOfGPUs(b, p.Extras); extra != "" && !p.Conda && !p.Source {
				return append(q.Asked(&p.Seen, "asked-framework"), q.Fact(system.BuildPlatform, fmt.Sprintf(
					"the extra %s of %s %s brings CUDA, which its makers have no build for on %s: installers find no "+
						"wheels of all that it requires", extra, b.Traits.Name, b.Release.Version, b.On.Platform), b.Ref("")))
			}
		}
	}
	return nil
}

// extraOfGPUs returns the extra among some by which a build with GPU code of the same release is
// installed, none of which is for the platform; empty where there is none.
func extraOfGPUs(b *candidate.Build, extras []string) string {
	for _, extra := range extras {
		found := false
		for i := range b.Release.Builds {
			row := &b.Release.Builds[i]
			if row.CUDA == "" || !slices.Contains(strings.Split(row.Extra, ","), request.NormalizeName(extra)) {
				continue
			}
			if found = !slices.ContainsFunc(row.Platforms, func(on matrices.PlatformBuild) bool {
				return on.Platform == b.On.Platform
			}); !found {
				return ""
			}
		}
		if found {
			return extra
		}
	}
	return ""
}
