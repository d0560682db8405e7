package doubt

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/verdict"
)

// otherName doubts a framework that flags name without the package of it which says for which CUDA it is, where a
// toolkit of another major was observed and another such package takes that from the system.
func otherName(q *question.Question, best *model.Solution) *verdict.Missing {
	toolkit := q.Toolkit()
	if toolkit == nil || toolkit.CPU {
		return nil
	}
	for i, f := range q.Query.Frameworks() {
		seen := q.ObservedAs(f)
		named := func(p *existing.Package) bool { return !p.ByName || !p.At.ByFlag() }
		if len(seen) == 0 || slices.ContainsFunc(seen, named) || i >= len(best.Frameworks()) {
			continue
		}
		have := best.Build(best.Frameworks()[i])
		byName := q.Given[i].By == candidate.ByDefault || q.Given[i].By == candidate.ByExtra
		if !byName || version.Major(have.CUDA) == version.Major(toolkit.Version) {
			continue
		}
		if name := takesFromSystem(q, f, have.Pkg(), version.Major(toolkit.Version)); name != "" {
			return &verdict.Missing{Why: fmt.Sprintf("nobody says by which package %s is there: %s takes the toolkit of CUDA "+
				"%s from the system, and %s is for CUDA %s", f.Traits.Name, name, toolkit.Version, have.Pkg(),
				version.Major(have.CUDA)), Observe: "its name", Command: "pip list", Facts: []string{}}
		}
	}
	return nil
}

// takesFromSystem returns the package, other than one, of a framework's newest release that takes a CUDA of some major
// from the system; empty where no release that it may be has one.
func takesFromSystem(q *question.Question, f *query.Package, other, major string) string {
	for age := range f.Releases {
		r := &f.Releases[age]
		if !q.IsAsked(f, r) {
			continue
		}
		for i := range r.Builds {
			b := &r.Builds[i]
			system := func(on matrices.PlatformBuild) bool {
				return on.Platform == q.Platform && on.Delivery == matrices.DeliverySystem
			}
			name := cmp.Or(b.Package, r.Package)
			if name != other && version.Major(b.CUDA) == major && slices.ContainsFunc(b.Platforms, system) {
				return name
			}
		}
	}
	return ""
}
