package question

import (
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
)

// findBuilt lists the packages that an installer builds from source, of which the index has nothing else, and whose
// build needs a package that is not there then, or is there in another release.
func (q *Question) findBuilt(e *query.Existing) {
	if q.BuiltApart || q.Env.UnreadIndex {
		return
	}
	for i := range q.Packages {
		p := &q.Packages[i]
		info := q.Facts.PackageNamed(p.Name)
		if info == nil || len(info.BuildImports)+len(info.BuildRequires) == 0 || p.Label != "" || !q.fromIndex(p) ||
			q.AsksMakers(p) || info.BuildExtra != "" && !slices.Contains(p.Extras, info.BuildExtra) &&
			!slices.Contains(info.Aliases, p.Name) {
			continue
		}
		for _, name := range slices.Sorted(maps.Keys(info.BuildImports)) {
			built := query.Built{Name: name, For: p.Name, InPlace: q.inPlace(p)}
			ends := func(r *matrices.PackageRelease) bool { return packages.EndsWithout(q.Facts, info, r, &built) }
			switch {
			case !q.mayBe(p, ends):
			case q.besideNamed(p, name):
				e.Together = append(e.Together, built)
			case q.isApart(p, info):
				built.Apart = true
				e.Together = append(e.Together, built)
			case q.mayBeApart(p, name):
				built.Apart = true
				e.MayLack = append(e.MayLack, built)
			}
		}
		for _, name := range slices.Sorted(maps.Keys(info.BuildRequires)) {
			asks := func(r *matrices.PackageRelease) bool { return packages.AsksToBuild(q.Facts, info, r, name) }
			if against := q.builtAgainst(p, name); against != nil && q.mayBe(p, asks) {
				e.Against = append(e.Against, *against)
			}
		}
	}
}

// besideNamed reports whether one command installs a package of this name besides one that it has to build: it builds
// all that it builds, or asks it for its metadata, before it installs anything.
func (q *Question) besideNamed(p *existing.Package, name string) bool {
	if len(q.Held) > 0 || q.Opaque.Value != "" {
		return false // it may be there before
	}
	named := func(o observed.Observation) bool { return o.Kind == observed.Package && o.Name == name }
	before := func(o observed.Observation) bool {
		return named(o) && (o.Installed || 0 < o.Command && o.Command < p.Command)
	}
	if p.Number >= 0 && q.Env.Observations[p.Number].Installs().Unread || q.isBrought(p, name) ||
		slices.ContainsFunc(q.Env.Observations, before) {
		return false
	}
	together := func(o existing.Package) bool { return q.fromIndex(&o) && q.oneCommand(p, &o) && !q.isFrozen(&o) }
	if slices.ContainsFunc(q.Env.Observations, named) {
		return slices.ContainsFunc(q.Frameworks, func(f existing.Package) bool { return f.Name == name && together(f) })
	}
	return slices.ContainsFunc(q.Packages, func(o existing.Package) bool { return q.pins(&o, name) && together(o) })
}

// isBrought reports whether a package that an earlier command installs than that of another one, or that is there, may
// have brought a package of this name: one that is paired with it, or that requires it in some release.
func (q *Question) isBrought(p *existing.Package, name string) bool {
	paired := map[string]bool{}
	for _, f := range q.Query.Frameworks() {
		if slices.ContainsFunc(f.Releases, func(r facts.Release) bool { return r.Package == name }) {
			for _, companion := range query.CompanionsOf(q.Facts, f) {
				paired[companion] = true
			}
		}
	}
	return slices.ContainsFunc(q.Env.Observations, func(o observed.Observation) bool {
		if o.Kind != observed.Package || o.Alone || !o.Installed && (o.Command == 0 || o.Command >= p.Command) {
			return false
		}
		return paired[o.Name] || q.requires(o.Name, name)
	})
}

// requires reports whether a release of a package requires another one, as far as the facts know it.
func (q *Question) requires(name, other string) bool {
	info := q.Facts.PackageNamed(name)
	return info != nil && slices.ContainsFunc(q.Facts.PackageReleases(info), func(r facts.Release) bool {
		return r.Row != nil && facts.NeedOf(r.Row, other) != ""
	})
}

// pins reports whether each release that is asked for of a package requires one version of another: whoever asks for it
// does not count on another that is there.
func (q *Question) pins(p *existing.Package, name string) bool {
	is := func(r *matrices.PackageRelease) bool {
		_, exact := version.Exactly(facts.NeedOf(r, name))
		return exact
	}
	return q.mayBe(p, is) && !q.mayBe(p, func(r *matrices.PackageRelease) bool { return !is(r) })
}

// isApart reports whether an installer builds a package in an environment of its own, whichever of its releases that
// are asked for it is.
func (q *Question) isApart(p *existing.Package, info *matrices.PackageInfo) bool {
	if p.Number < 0 || q.inPlace(p) {
		return false
	}
	if isolated := q.Env.Observations[p.Number].Installs().Isolated; isolated || p.Command == 0 {
		return isolated
	}
	if pip, known := q.pipBefore(p); known && packages.BuildsApart(pip) {
		return true
	}
	apart := q.Facts.Specifier(info.BuildApart)
	return info.BuildApart != "" && !q.mayBe(p, func(r *matrices.PackageRelease) bool { return !apart.Allows(r.Version) })
}

// mayBe reports whether a release that is asked for of a package is one of some.
func (q *Question) mayBe(p *existing.Package, is func(r *matrices.PackageRelease) bool) bool {
	return slices.ContainsFunc(q.Query.Of(query.Extension), func(e *query.Package) bool {
		return e.At == p.At && !e.Transitive && slices.ContainsFunc(e.Releases, func(r facts.Release) bool {
			return r.Row != nil && e.AllowsVersion(r.Version) && is(r.Row)
		})
	})
}

// mayBeApart reports whether it is open whether pip, which a command runs behind the one that installs a package of
// this name, builds another one in an environment of its own.
func (q *Question) mayBeApart(p *existing.Package, name string) bool {
	if p.Number < 0 || p.Command == 0 || q.inPlace(p) || strings.HasSuffix(p.At.File, ".ipynb") {
		return false
	}
	if _, known := q.pipBefore(p); known || q.Day != "" && q.Day < packages.FirstBuiltApart {
		return false
	}
	return slices.ContainsFunc(q.Frameworks, func(f existing.Package) bool {
		return f.Name == name && (f.Installed || 0 < f.Command && f.Command < p.Command)
	})
}

// inPlace reports whether an installer is told where, or with what, to build a package.
func (q *Question) inPlace(p *existing.Package) bool {
	return p.Number >= 0 && q.Env.Observations[p.Number].Installs().InPlace
}

// pipBefore returns the pip that an earlier command than that of a package installs, empty for the newest; false where
// nobody says which it is, or whether it is that of the Python that the package is installed into.
func (q *Question) pipBefore(p *existing.Package) (pip string, known bool) {
	for i := range q.Packages {
		tool := &q.Packages[i]
		if tool.Name != query.Pip || tool.Conda || tool.Command == 0 || tool.Command >= p.Command {
			continue
		}
		if tool.Number < 0 || p.Number < 0 ||
			q.Env.Observations[tool.Number].Installs().Python != q.Env.Observations[p.Number].Installs().Python {
			return "", false // it may be that of another Python
		}
		newest := tool.Upgraded && tool.Specifier == "" && q.Day == "" && q.Python.Number >= 0 &&
			version.Compare(version.Minor(q.Python.Value), "3.9") >= 0
		return tool.Exact, tool.Exact != "" || newest
	}
	return "", false
}

// builtAgainst returns what an installer builds a package against that asks for a framework's package by this name to
// be built with; nil where that is none of the environment's, or it is told otherwise.
func (q *Question) builtAgainst(p *existing.Package, name string) *query.Against {
	listed := p.Command == 0 && !slices.Contains([]string{"", observed.Pip, observed.Conda}, q.Env.Installer)
	if q.inPlace(p) || listed && !q.Env.Observations[p.Number].Installs().Isolated ||
		len(q.Held) > 0 || q.Opaque.Value != "" {
		return nil
	}
	asksAnother := func(x observed.Index) bool { return q.Asks(&x, p) && !existing.IsDefault(&x) }
	for _, f := range q.Query.Frameworks() {
		if !f.Traits.Extended || slices.ContainsFunc(q.ObservedAs(f), q.isFrozen) {
			continue
		}
		install := candidate.Install{Platform: q.Platform}
		for age := range f.Releases {
			r := &f.Releases[age]
			if r.Package != name || r.Prerelease || version.IsPreRelease(r.Version) || q.Day != "" && r.Released > q.Day {
				continue
			}
			for _, b := range install.Of(f, r, age).Builds {
				if q.Python.Number >= 0 && !slices.Contains(b.Pythons, version.Minor(q.Python.Value)) {
					continue
				}
				constrained := p.Number >= 0 && q.Env.Observations[p.Number].Installs().Constrained
				return &query.Against{Name: name, For: p.Name, Release: r.Version, CUDA: b.CUDA, ABI: b.On.CXX11ABI,
					Sure: q.Python.Number >= 0 && !constrained && !slices.ContainsFunc(q.Env.Indexes, asksAnother) &&
						SourceOnIndex(q.Facts.PackageNamed(p.Name))}
			}
		}
	}
	return nil
}

// BuiltWithout returns the packages that are built without what they need, or against another release of it, as far as
// a conflict speaks of them.
func (q *Question) BuiltWithout(conflict *plan.Conflict) (list []query.Built) {
	list = slices.Clone(q.Query.Existing.Together)
	for _, newest := range q.Query.Existing.Against {
		ref := "packages/" + q.Facts.PackageNamed(newest.For).Name + "#build-requires"
		if slices.ContainsFunc(conflict.Rules, func(r plan.ConflictRule) bool { return slices.Contains(r.Facts, ref) }) {
			list = append(list, query.Built{Name: newest.Name, For: newest.For, Apart: true})
		}
	}
	return list
}

// fromIndex reports whether an installer is to get a package from an index of which the facts know something.
func (q *Question) fromIndex(p *existing.Package) bool {
	unknown := func(x observed.Index) bool { return q.Asks(&x, p) && q.IsUnknown(&x) }
	return !p.IsThere() && !p.Conda && !p.Source && !p.ByName && !strings.Contains(p.From, ".whl") &&
		!slices.ContainsFunc(q.Env.Indexes, unknown)
}

// isFrozen reports whether a file lists what is there in some environment, as pip freeze does, rather than what is to
// be installed: labels that no index is named for, or the libraries of CUDA that a framework brings.
func (q *Question) isFrozen(f *existing.Package) bool {
	if f.Command > 0 {
		return false
	}
	return f.Label != "" && !q.NamesIndex() || slices.ContainsFunc(q.Env.Observations, func(o observed.Observation) bool {
		return o.Kind == observed.Package && o.At.File == f.At.File && o.Value != "" && strings.HasPrefix(o.Name, "nvidia-")
	})
}

// oneCommand reports whether one command installs two packages: pip's or uv's pip's, for which a file of requirements
// stands as well, and what conda leaves to pip. What else installs a project may be told to build a package behind
// others, and a notebook's machine may have anything before.
func (q *Question) oneCommand(a, b *existing.Package) bool {
	if strings.HasSuffix(a.At.File, ".ipynb") {
		return false
	}
	if a.Command > 0 || b.Command > 0 {
		return a.Command == b.Command
	}
	return q.ListOf(a) == q.ListOf(b) && slices.Contains([]string{"", observed.Pip, observed.Conda}, q.Env.Installer)
}
