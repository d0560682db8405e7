package installer

import (
	"maps"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/request"
)

// NewerRequired returns the release that an installer gives of a package that nobody names, because a package that
// a file names requires it, where a framework or a package does not run beside that release and its metadata does not
// say so: transformers brings NumPy 2 to a torch that was compiled for NumPy 1, and pandas 1.5 to itself. It is nil
// where there is none, and where something of which the facts hold nothing may hold it back.
func NewerRequired(q *question.Question, best *model.Solution) *Newer {
	return required(q, best, func(name string) bool { return !q.HoldsBack(name) })
}

// RequiredUnlessHeld returns what NewerRequired does where something of which the facts hold nothing may hold it back.
func RequiredUnlessHeld(q *question.Question, best *model.Solution) *Newer {
	return required(q, best, q.HoldsBack)
}

// required returns the release that an installer gives of one of the packages that nobody names, as NewerRequired says.
func required(q *question.Question, best *model.Solution, of func(name string) bool) *Newer {
	if q.Foreign() || HoldsFramework(q) || len(q.Held) > 0 || q.Opaque.Value != "" || q.Env.Bound {
		return nil // what an image holds may be of it
	}
	limits := limitsIn(q, best)
	for _, name := range slices.Sorted(maps.Keys(limits)) {
		info := q.Facts.PackageNamed(name)
		if info == nil || isNamed(q, name) || !of(name) {
			continue
		}
		by := requiring(q, best, name)
		if by == nil {
			continue
		}
		gives := newestRequired(best, q.Facts.PackageReleases(info), name, q.Day)
		if gives != "" && slices.ContainsFunc(limits[name], func(spec string) bool {
			return !best.Specifier(spec).Allows(gives)
		}) {
			return &Newer{Name: name, Release: gives, Of: by}
		}
	}
	return nil
}

// limitsIn returns the versions of other packages that the frameworks named in a stack, and the packages that a file
// has an installer install, run with alone, by name, whatever their metadata says.
func limitsIn(q *question.Question, best *model.Solution) map[string][]string {
	limits := map[string][]string{}
	for _, f := range best.Frameworks() {
		if b := best.Build(f); named(q, f.Package.Name) {
			for name := range b.Release.Limits {
				for _, l := range b.Limits(name) {
					limits[name] = append(limits[name], l.Spec)
				}
			}
		}
	}
	for _, e := range best.Of(query.Extension) {
		p, row := q.SeenAt(e.Package.At), rowOf(q, best, e)
		if row == nil || !isInstalled(q, p) {
			continue
		}
		if row.NumPyABI != "" {
			limits["numpy"] = append(limits["numpy"], row.NumPyABI)
		}
		for name, spec := range row.Limits {
			limits[request.NormalizeName(name)] = append(limits[request.NormalizeName(name)], spec)
		}
	}
	return limits
}

// isInstalled reports whether a file has an installer install a package, as its makers publish it.
func isInstalled(q *question.Question, p *existing.Package) bool {
	// What an index that is asked alone has of other packages the facts do not hold.
	return p != nil && q.OnlyIndex(p) == "" && !p.Alone && !p.IsThere() && !p.Conda && !p.Source && !p.At.ByFlag()
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
			if row != nil && isInstalled(q, p) && packages.Requires(best, row, name) {
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
