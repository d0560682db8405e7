package installer

import (
	"maps"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
)

// newerRequired returns the release that an installer gives of a package that nobody names, because a package that
// a file names requires it, where a framework does not run beside that release and its metadata does not say so:
// transformers brings NumPy 2 to a torch that was compiled for NumPy 1. It is nil where there is none, and where
// something of which the facts hold nothing may hold it back.
func newerRequired(q *question.Question, best *model.Solution) *Newer {
	if q.Foreign() || HoldsFramework(q) || len(q.Held) > 0 || q.Opaque.Value != "" || q.Env.Bound {
		return nil // what an image holds may be of it
	}
	for _, f := range best.Frameworks() {
		if !named(q, f.Package.Name) {
			continue
		}
		b := best.Build(f)
		for _, name := range slices.Sorted(maps.Keys(b.Release.Limits)) {
			info := q.Facts.PackageNamed(name)
			if info == nil || isNamed(q, name) || q.HoldsBack(name) {
				continue
			}
			of := requiring(q, best, name)
			if of == nil {
				continue
			}
			gives := newestRequired(best, q.Facts.PackageReleases(info), name, q.Day)
			if gives != "" && slices.ContainsFunc(b.Limits(name), func(l candidate.Limit) bool {
				return !best.Specifier(l.Spec).Allows(gives)
			}) {
				return &Newer{Name: name, Release: gives, Of: of}
			}
		}
	}
	return nil
}

// isNamed reports whether a package was observed.
func isNamed(q *question.Question, name string) bool {
	return slices.ContainsFunc(q.Packages, func(p existing.Package) bool { return p.Name == name })
}

// requiring returns the first package that a file has an installer install, and whose metadata requires another one;
// nil where there is none.
func requiring(q *question.Question, best *model.Solution, name string) *existing.Package {
	for _, kind := range []query.Kind{query.Companion, query.Extension} {
		for _, e := range best.Of(kind) {
			p, row := q.SeenAt(e.Package.At), rowOf(q, best, e)
			// What an index that is asked alone has of other packages the facts do not hold.
			if row != nil && p != nil && q.OnlyIndex(p) == "" && !p.Alone && !p.IsThere() && !p.Conda && !p.Source &&
				!p.At.ByFlag() && requires(row, name, q.Platform) {
				return p
			}
		}
	}
	return nil
}

// rowOf returns what the facts say of the release of a package in a solution; nil where they say nothing.
func rowOf(q *question.Question, best *model.Solution, e *model.PackageVariable) *matrices.PackageRelease {
	v, info := best.At(&e.Variable), q.Facts.PackageNamed(e.Package.Name)
	if info == nil || e.Package.None(v) {
		return nil
	}
	releases := q.Facts.PackageReleases(info)
	at := slices.IndexFunc(releases, func(r facts.Release) bool { return r.Version == e.Version(v) })
	if at < 0 {
		return nil
	}
	return releases[at].Row
}
