package check

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/verdict"
)

// besideItsPin judges an environment in which a companion is there, in another release than
// the one that its framework's metadata pins, and that is compiled for no build of the
// framework: an installer would not put the two together, and somebody has, so that the rest
// decides whether it fails, and nothing whether it works. It reports whether that is so.
func (c *environment) besideItsPin(j verdict.Judged, q *question.Question) (verdict.Judged, bool, error) {
	at := slices.IndexFunc(q.Packages, func(p existing.Package) bool { _, r := pinnedOtherwise(q, &p); return r != nil })
	if at < 0 {
		return j, false, nil
	}
	p := q.Packages[at]
	next := *c
	next.Packages = slices.Delete(slices.Clone(c.Packages), at, at+1)
	one, err := next.judgeBoard(j, q.GPU, q.Board, q.Driver)
	c.judgesAny = c.judgesAny || next.judgesAny
	if err != nil || one.Verdict != verdict.Works {
		return one, true, err
	}
	framework, r := pinnedOtherwise(q, &p)
	one.Verdict, one.Inferred = verdict.Unproven, true
	module := strings.ReplaceAll(p.Name, "-", "_")
	one.Missing = &verdict.Missing{Why: fmt.Sprintf("%s %s asks for %s %s, and %s is there, which an installer would "+
		"not put beside it", q.Facts.FrameworkInfo(framework).Name, r.Version, p.Name, r.Pairs[p.Name], p.Exact),
		Observe: "whether it loads", Command: fmt.Sprintf(`python -c "import %s"`, module),
		Facts: []string{framework + "/" + r.Version + "#pairs"}}
	return one, true, nil
}

// pinnedOtherwise returns the framework and its release that pins a companion which is there to
// another release of it, and is not compiled against the companion, nor that against it: its
// makers' index has it without the label of a build. Nil where there is none, or a fact says
// that the two break.
func pinnedOtherwise(q *question.Question, p *existing.Package) (framework string, r *matrices.FrameworkRelease) {
	if p.Exact == "" || !p.Installed {
		return "", nil
	}
	for i := range q.Frameworks {
		f := &q.Frameworks[i]
		info := q.Facts.FrameworkInfo(f.Framework)
		if !slices.Contains(info.Companions, p.Name) || !slices.Contains(info.IndexAlso, p.Name) {
			continue
		}
		releases := q.Facts.Frameworks(f.Framework)
		at := slices.IndexFunc(releases, func(r matrices.FrameworkRelease) bool { return r.Version == f.Exact })
		if at < 0 {
			continue
		}
		r = &releases[at]
		if r.Pairs[p.Name] != "" && r.Pairs[p.Name] != p.Exact && !existing.RangeAllows(r.PairSpecs[p.Name], p.Exact) &&
			!existing.RangeAllows(r.Breaks[p.Name], p.Exact) {
			return f.Framework, r
		}
	}
	return "", nil
}
