// Package installer says what an installer gives and leaves: which release it takes
// of what nobody pins, by metadata alone, and what is left in an environment when a
// later command, or what is installed over an image, asks for another release of a
// framework than the one that is there.
package installer

import (
	"slices"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/observed"
)

// PackagesAfter returns the packages as they are once what asks for another release of a framework is
// installed: what it requires is replaced with the framework, and a companion that came with the
// framework stays in the release that came.
func PackagesAfter(q *question.Question, was *existing.Package, asking []*query.Package) []existing.Package {
	framework := FrameworkOf(q, was)
	there := slices.IndexFunc(framework.Releases, func(r facts.Release) bool { return r.Version == was.Exact })
	last := LastCommand(q, asking)
	packages := slices.Clone(q.Packages)
	for i := range packages {
		p := &packages[i]
		if p.Installed || p.Command > was.Command || was.Installed || !isCompanion(q, framework, p) {
			continue
		}
		switch required := RequiredBy(asking, p); {
		case required:
			p.Requirement, p.Value, p.Command = reading.Requirement{Name: p.Name}, "", last
		case p.Exact == "" && there >= 0 && framework.Releases[there].Pairs[p.Name] != "":
			p.ReadVersion(framework.Releases[there].Pairs[p.Name])
		}
	}
	return packages
}

// isCompanion reports whether a package is one that requires a framework, and goes with one release of it.
func isCompanion(q *question.Question, framework *query.Package, p *existing.Package) bool {
	return slices.ContainsFunc(q.Query.Of(query.Companion), func(e *query.Package) bool {
		return e.Name == p.Name && e.Of == framework && !RequiredByFramework(q, e)
	})
}

// RequiredByFramework reports whether it is the framework that requires a package which is paired with it,
// and not the other way round.
func RequiredByFramework(q *question.Question, e *query.Package) bool {
	return slices.Contains(q.Facts.FrameworkInfo(e.Of.Name).IndexAlso, e.Name)
}

// RequiredBy reports whether one of some packages requires another one in a release that is not there.
func RequiredBy(asking []*query.Package, p *existing.Package) bool {
	return slices.ContainsFunc(asking, func(e *query.Package) bool {
		at := slices.IndexFunc(e.Releases, func(r facts.Release) bool { return e.AllowsVersion(r.Version) })
		if e.Kind != query.Extension || at < 0 || e.Releases[at].Row == nil {
			return false
		}
		spec := e.Releases[at].Row.Requires[p.Name]
		return spec != "" && spec != "*" && (p.Exact == "" || !existing.RangeAllows(spec, p.Exact))
	})
}

// NewestFor returns the newest release of a framework that what asks for another one takes in by its
// metadata, as an installer finds it for the Python that is there; empty where the facts hold none.
func NewestFor(q *question.Question, there *existing.Package, asking []*query.Package) string {
	framework := FrameworkOf(q, there)
	newest := func(takes func(r *facts.Release) bool) string {
		for _, r := range framework.Releases {
			counts := !r.MustBeNamed() && (q.Day == "" || r.Released <= q.Day) &&
				(q.Python.Number < 0 || len(r.Python) == 0 || slices.Contains(r.Python, version.Minor(q.Python.Value)))
			if counts && takes(&r) {
				return r.Version
			}
		}
		return ""
	}
	release := newest(func(r *facts.Release) bool {
		return !slices.ContainsFunc(asking, func(e *query.Package) bool { return !TakesIn(e, framework, r) })
	})
	if release != "" || len(asking) > 1 || asking[0].Kind != query.Extension {
		return release
	}
	for i := range asking[0].Releases { // an installer takes an older one of what asks
		e := &asking[0].Releases[i]
		if !asking[0].AllowsVersion(e.Version) {
			continue
		}
		if release = newest(func(r *facts.Release) bool { return goesWith(e, framework, r) }); release != "" {
			return release
		}
	}
	return ""
}

// TakesIn reports whether the release of a package that an installer takes goes by its metadata with a
// release of a framework.
func TakesIn(e, framework *query.Package, r *facts.Release) bool {
	if e.Kind == query.Companion {
		pair := r.Pairs[e.Name]
		return pair != "" && e.AllowsVersion(pair)
	}
	newest := slices.IndexFunc(e.Releases, func(r facts.Release) bool { return e.AllowsVersion(r.Version) })
	if newest < 0 {
		return true
	}
	return goesWith(&e.Releases[newest], framework, r)
}

// goesWith reports whether a release of a package goes by its metadata with a release of a framework.
func goesWith(e *facts.Release, framework *query.Package, r *facts.Release) bool {
	spec := e.Row.Requires[framework.Releases[0].Package]
	return spec == "" || spec == "*" || existing.RangeAllows(spec, r.Version)
}

// FrameworkOf returns the framework that was observed as one of the query; nil for none.
func FrameworkOf(q *question.Question, there *existing.Package) *query.Package {
	for _, f := range q.Query.Frameworks() {
		if f.Name == there.Framework {
			return f
		}
	}
	return nil
}

// WithIndexesFor returns the observations with the indexes of a command asked for a package, too, that it
// installs beside those that it names.
func WithIndexesFor(env *observed.Environment, p *existing.Package) *observed.Environment {
	next := *env
	next.Indexes = slices.Clone(env.Indexes)
	for i := range next.Indexes {
		if x := &next.Indexes[i]; x.Command > 0 && x.Command == p.Command && len(x.Packages) > 0 {
			x.Packages = append(slices.Clone(x.Packages), p.Name)
		}
	}
	return &next
}

// LastCommand returns the number of the last command that installs one of some packages; 0 for none.
func LastCommand(q *question.Question, packages []*query.Package) (last int) {
	for _, e := range packages {
		if p := q.SeenAt(e.At); p != nil {
			last = max(last, p.Command)
		}
	}
	return last
}

// ReleasesIn returns the changes of packages to the releases that a solution has of them.
func ReleasesIn(best *model.Solution, q *question.Question, asking []*query.Package) (changes []observed.Change) {
	for _, e := range slices.Concat(best.Of(query.Extension), best.Of(query.Companion)) {
		if p := q.SeenAt(e.Package.At); p != nil && slices.Contains(asking, e.Package) {
			changes = append(changes, observed.Change{Of: p.Number, Value: e.Version(best.At(&e.Variable))})
		}
	}
	return changes
}

// AskingForAnother returns the packages that are installed beside a framework and ask by their metadata
// for another release than the one that is there. One that asks for any leaves it.
func AskingForAnother(q *question.Question, there *existing.Package) (asking []*query.Package) {
	framework := FrameworkOf(q, there)
	if framework == nil {
		return nil
	}
	before := func(e *query.Package) bool { // with the framework, or in its image
		p := q.SeenAt(e.At)
		return p != nil && (p.Installed || p.Alone || !there.Installed && p.Command <= there.Command)
	}
	was := facts.Release{Version: there.Exact}
	for _, r := range framework.Releases {
		if r.Version == there.Exact {
			was = r
		}
	}
	for _, e := range q.Query.Of(query.Extension) {
		if before(e) || e.Version == nil && OnlyIndex(q, q.SeenAt(e.At)) {
			continue // of the latter, nobody says which release the index has
		}
		if !TakesIn(e, framework, &was) {
			asking = append(asking, e)
		}
	}
	for _, e := range q.Query.Of(query.Companion) {
		if e.Of != framework || was.Pairs[e.Name] == "" || before(e) || RequiredByFramework(q, e) {
			continue
		}
		p := q.SeenAt(e.At)
		newer := e.Version == nil && (!there.Installed || p != nil && p.Upgraded) && // else an image has it already
			framework.Releases[0].Pairs[e.Name] != was.Pairs[e.Name] && !hasIndex(q, p)
		if newer || !TakesIn(e, framework, &was) {
			asking = append(asking, e)
		}
	}
	return asking
}

// hasIndex reports whether the command that installs a package names an index, which may have fewer
// releases of it.
func hasIndex(q *question.Question, p *existing.Package) bool {
	return p != nil && slices.ContainsFunc(q.Env.Indexes, func(x observed.Index) bool {
		return x.Command == p.Command && q.Asks(&x, p) && !existing.IsDefault(&x)
	})
}

// OnlyIndex reports whether the command that installs a package names an index that is asked instead of the
// default one.
func OnlyIndex(q *question.Question, p *existing.Package) bool {
	return p != nil && slices.ContainsFunc(q.Env.Indexes, func(x observed.Index) bool {
		return x.Command == p.Command && q.Asks(&x, p) && !existing.IsDefault(&x) && !x.Extra && !x.FindLinks
	})
}

// LaterThan returns the packages that commands after that of another one install.
func LaterThan(q *question.Question, p *existing.Package) (later []*query.Package) {
	for _, e := range q.Query.Of(query.Extension) {
		if o := q.SeenAt(e.At); o != nil && o.Command > p.Command && !o.Alone {
			later = append(later, e)
		}
	}
	return later
}
