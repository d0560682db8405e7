package check

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/doubt"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/refusal"
	"github.com/envsolve/envsolve/planner/internal/rules/compiling"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// withoutBuild judges an environment whose framework has no build that the
// observations leave: none is known, which proves nothing, or the release is
// made for other systems, or under another name.
func (c *environment) withoutBuild(j verdict.Judged, q *question.Question, place int) (verdict.Judged, error) {
	framework := q.Query.Frameworks()[place]
	install := q.Install(framework)
	age := slices.IndexFunc(framework.Releases, func(r facts.Release) bool { return q.IsAsked(framework, &r) })
	if age < 0 {
		j.Missing = &verdict.Missing{Why: fmt.Sprintf("the facts of %s know no such release of %s",
			c.Facts.Date(), framework.Traits.Name),
			Observe: "its version", Facts: []string{}}
		return refusal.ByToolkit(q, j), nil
	}
	release := &framework.Releases[age]
	asked := plan.ConflictRule{Kind: "requirement", Rule: "asked-framework", At: framework.At.String(), Facts: []string{},
		Text: c.WordsOf(framework)}
	ref := release.Table + "/" + release.Version
	switch {
	case install.Pinned:
		chosen := q.Asked(&q.ChoosesBuild(framework).Seen, "asked-cuda")
		return c.explain(j, q, append(append([]plan.ConflictRule{asked}, chosen...),
			q.Fact(packages.PackageName, fmt.Sprintf("%s %s has no build for CUDA %s", framework.Traits.Name, release.Version,
				install.CUDA), ref)))
	case install.Label == "" && !install.CPU && install.Package != "" && install.Package != release.Package:
		return c.explain(j, q, []plan.ConflictRule{asked, q.Fact(packages.PackageName,
			fmt.Sprintf("no build of %s %s is installed as %s", framework.Traits.Name, release.Version, install.Package), ref)})
	case install.Compiled && install.GPU && !install.CPU && !install.Jetson:
		j.Missing = doubt.WhichBuild(q, place, fmt.Sprintf("the index has no build of %s %s with GPU code for %s, and this "+
			"one was made elsewhere", framework.Traits.Name, release.Version, q.Platform))
		return refusal.MadeElsewhere(q, j), nil
	case install.Label == "" && install.Only && (install.Of(framework, release, age).Unread || isOnlyNear(q, release) ||
		q.IndexForBoard(framework)): // of which the facts hold a few releases
		named := release.Version
		if p := q.Observed(framework.Name); p != nil {
			named = cmp.Or(p.Exact, named)
		}
		j.Missing = doubt.WhichBuild(q, place, fmt.Sprintf(
			"the facts of %s do not list what the index that is asked has of %s %s", c.Facts.Date(),
			framework.Traits.Name, named))
		return j, nil
	case install.Label == "" && install.Only:
		instead := "instead of the default one"
		if q.AsksFirst(framework) {
			instead = "before the default one, and uv looks no further where an index has other releases"
		}
		return c.explain(j, q, []plan.ConflictRule{asked, q.Fact(packages.PackageName, fmt.Sprintf(
			"%s %s is not on the index that is asked %s, as far as the facts of %s go",
			framework.Traits.Name, release.Version, instead, c.Facts.Date()), ref)})
	case len(install.Takes(framework, release, age)) > 0:
		return c.explain(j, q, []plan.ConflictRule{asked, q.Fact(compiling.ToolkitMajor, fmt.Sprintf(
			"%s %s takes CUDA %s, as it finds it, and not %s", framework.Traits.Name, release.Version,
			words.JoinWords(install.Takes(framework, release, age), "or"), install.Found), ref)})
	case install.Label == "" && !install.CPU && !install.Jetson && !(install.OnGPUAlone && q.OfChannel(framework)):
		return c.explain(j, q, []plan.ConflictRule{asked, q.Fact(system.BuildPlatform,
			fmt.Sprintf("%s %s has no build for %s", framework.Traits.Name, release.Version, q.Platform), ref)})
	}
	if install.CPU && (q.Board != nil || q.Driver != nil) {
		return c.explain(j, q, append(append(q.ObservedGPU(), asked), q.Fact(system.CPUBuild,
			framework.Traits.Name+" "+release.Version+" for the CPU has no GPU code", ref)))
	}
	if question.ForOthers(install.Label) && q.ForGPU() {
		return c.explain(j, q, append(append(q.ObservedGPU(), asked), q.Fact(system.CPUBuild, fmt.Sprintf(
			"the build %s of %s is for GPUs of another maker", install.Label, framework.Traits.Name), ref)))
	}
	what := cmp.Or(install.Label, "for Jetson boards")
	if install.CPU {
		what = "for the CPU"
	}
	j.Missing = &verdict.Missing{Why: fmt.Sprintf("the facts of %s know no build %s of %s %s for %s", c.Facts.Date(),
		what, framework.Traits.Name, release.Version, q.Platform),
		Observe: "the GPU code in its wheel", Facts: []string{},
		Command: existing.InspectWheel(release.Package, release.Version+words.Prefixed("+", install.Label))}
	if cuda, _ := strings.CutPrefix(install.Label, "cu"); q.OfChannel(framework) {
		j.Missing.Why = fmt.Sprintf("the build of %s %s for %s is one of conda's channels, of which the facts of "+
			"%s list no GPU code", framework.Traits.Name, release.Version,
			cmp.Or(words.Prefixed("CUDA ", reading.CUDAOfDigits(cuda)), "GPUs"), c.Facts.Date())
		j.Missing.Observe, j.Missing.Command = "the GPU code in it", doubt.InspectInstalled(q, framework)
	}
	if install.Jetson && install.Label == "" && !install.CPU {
		return onJetson(q, j, framework, release), nil
	}
	return j, nil
}

// isOnlyNear reports whether a release of a framework stands for another one that was named, and that the facts
// do not hold: which builds that has is not known by it.
func isOnlyNear(q *question.Question, release *facts.Release) bool {
	p := q.Observed(release.Table)
	return release.Like != "" ||
		p != nil && p.Exact != "" && !p.Series && matrices.ComparePEP440(p.Exact, release.Version) != 0
}
