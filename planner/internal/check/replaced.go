package check

import (
	"cmp"
	"slices"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

// asReplaced judges an environment as an installer leaves it which finds a framework there, as in a
// base image, and puts another release in its place for what it installs beside it. It reports
// whether that is so. Best is the environment with what is there, nil where it does not go together:
// if it does neither way, that is better explained as it was observed.
func (c *environment) asReplaced(j verdict.Judged, q *question.Question, best *model.Solution) (
	verdict.Judged, bool, error) {
	place := slices.IndexFunc(c.Frameworks, c.replaceable)
	if place < 0 || best != nil && q.Board == nil && q.Driver == nil {
		return j, false, nil
	}
	was := c.Frameworks[place]
	if best != nil && reading.VendorLabel(was.Label) {
		return j, false, nil // a maker's image has pip keep its build
	}
	asking := askingForAnother(q, &was)
	if len(asking) == 0 {
		return j, false, nil
	}
	next := *c
	next.Frameworks = slices.Clone(c.Frameworks)
	now := &next.Frameworks[place]
	now.Requirement = reading.Requirement{Name: was.Name}
	now.Installed, now.Conda, now.From, now.Command = false, false, "", lastCommand(q, asking)
	gives := newestFor(q, &was, asking)
	if gives == was.Exact {
		return j, false, nil // for which an installer takes an older release of what asks
	}
	now.ReadVersion(gives)
	next.Env = withIndexesFor(c.Env, now)
	ofBuild := func(s existing.CUDA) bool {
		return s.Of == reading.OfBuild && s.At == was.At || was.Conda && s.Conda
	}
	next.CUDAs = slices.DeleteFunc(slices.Clone(c.CUDAs), ofBuild)
	if was.Installed {
		next.ReplaceBuild(&was) // but for what it took from the image's system
	}
	next.Packages = packagesAfter(q, &was, asking)
	free, err := next.ask(q.GPU, q.Board, q.Driver)
	if err != nil || free.Query == nil || len(free.Given) != len(q.Given) {
		return j, false, err
	}
	one, err := next.judgeBoard(j, q.GPU, q.Board, q.Driver)
	if err != nil || one.Verdict != verdict.Works && best == nil {
		return j, false, err
	}
	release := cmp.Or(gives, "another release")
	if one.Stack != nil && one.Stack.Framework.Version != "" {
		release = one.Stack.Framework.Version
	}
	c.Take(was.Seen, release+", which the installer puts in its place for what comes beside it")
	one.Inferred = true
	if one.Verdict != verdict.Fails {
		return one, true, nil
	}
	earlier := func(change observed.Change) bool { // it would be replaced, too, or came with what is
		p := slices.IndexFunc(next.Packages, func(p existing.Package) bool { return p.Number == change.Of })
		return change.Of == was.Number || p >= 0 && next.Packages[p].Exact != "" && q.Packages[p].Exact == ""
	}
	one.Fixes = slices.DeleteFunc(one.Fixes, func(f verdict.Fix) bool {
		return slices.ContainsFunc(f.Changes, earlier)
	})
	kept, err := c.brings(q, releasesIn(best, q, asking))
	return first(one, kept), true, err
}

// packagesAfter returns the packages as they are once what asks for another release of a framework is
// installed: what it requires is replaced with the framework, and a companion that came with the
// framework stays in the release that came.
func packagesAfter(q *question.Question, was *existing.Package, asking []*query.Package) []existing.Package {
	framework := frameworkOf(q, was)
	there := slices.IndexFunc(framework.Releases, func(r facts.Release) bool { return r.Version == was.Exact })
	last := lastCommand(q, asking)
	packages := slices.Clone(q.Packages)
	for i := range packages {
		p := &packages[i]
		if p.Installed || p.Command > was.Command || was.Installed || !isCompanion(q, framework, p) {
			continue
		}
		switch required := requiredBy(asking, p); {
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
		return e.Name == p.Name && e.Of == framework && !requiredByFramework(q, e)
	})
}

// requiredByFramework reports whether it is the framework that requires a package which is paired with it,
// and not the other way round.
func requiredByFramework(q *question.Question, e *query.Package) bool {
	return slices.Contains(q.Facts.FrameworkInfo(e.Of.Name).IndexAlso, e.Name)
}

// requiredBy reports whether one of some packages requires another one in a release that is not there.
func requiredBy(asking []*query.Package, p *existing.Package) bool {
	return slices.ContainsFunc(asking, func(e *query.Package) bool {
		at := slices.IndexFunc(e.Releases, func(r facts.Release) bool { return e.AllowsVersion(r.Version) })
		if e.Kind != query.Extension || at < 0 || e.Releases[at].Row == nil {
			return false
		}
		spec := e.Releases[at].Row.Requires[p.Name]
		return spec != "" && spec != "*" && (p.Exact == "" || !existing.RangeAllows(spec, p.Exact))
	})
}

// newestFor returns the newest release of a framework that what asks for another one takes in by its
// metadata, as an installer finds it for the Python that is there; empty where the facts hold none.
func newestFor(q *question.Question, there *existing.Package, asking []*query.Package) string {
	framework := frameworkOf(q, there)
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
		return !slices.ContainsFunc(asking, func(e *query.Package) bool { return !takesIn(e, framework, r) })
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

// takesIn reports whether the release of a package that an installer takes goes by its metadata with a
// release of a framework.
func takesIn(e, framework *query.Package, r *facts.Release) bool {
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

// frameworkOf returns the framework that was observed as one of the query; nil for none.
func frameworkOf(q *question.Question, there *existing.Package) *query.Package {
	for _, f := range q.Query.Frameworks() {
		if f.Name == there.Framework {
			return f
		}
	}
	return nil
}

// withIndexesFor returns the observations with the indexes of a command asked for a package, too, that it
// installs beside those that it names.
func withIndexesFor(env *observed.Environment, p *existing.Package) *observed.Environment {
	next := *env
	next.Indexes = slices.Clone(env.Indexes)
	for i := range next.Indexes {
		if x := &next.Indexes[i]; x.Command > 0 && x.Command == p.Command && len(x.Packages) > 0 {
			x.Packages = append(slices.Clone(x.Packages), p.Name)
		}
	}
	return &next
}

// lastCommand returns the number of the last command that installs one of some packages; 0 for none.
func lastCommand(q *question.Question, packages []*query.Package) (last int) {
	for _, e := range packages {
		if p := q.SeenAt(e.At); p != nil {
			last = max(last, p.Command)
		}
	}
	return last
}

// releasesIn returns the changes of packages to the releases that a solution has of them.
func releasesIn(best *model.Solution, q *question.Question, asking []*query.Package) (changes []observed.Change) {
	for _, e := range slices.Concat(best.Of(query.Extension), best.Of(query.Companion)) {
		if p := q.SeenAt(e.Package.At); p != nil && slices.Contains(asking, e.Package) {
			changes = append(changes, observed.Change{Of: p.Number, Value: e.Version(best.At(&e.Variable))})
		}
	}
	return changes
}

// replaceable reports whether a framework was there before what a later command installs: it is that
// of an image, or came with an earlier command.
func (c *environment) replaceable(f existing.Package) bool {
	return f.Exact != "" && (f.Installed || f.Command > 0) && c.installsAfter(&f)
}

// installsAfter reports whether a package is installed by a later command than another.
func (c *environment) installsAfter(before *existing.Package) bool {
	return slices.ContainsFunc(c.Packages, func(p existing.Package) bool {
		return !p.Installed && !p.Alone && p.Command > before.Command
	})
}

// askingForAnother returns the packages that are installed beside a framework and ask by their metadata
// for another release than the one that is there. One that asks for any leaves it.
func askingForAnother(q *question.Question, there *existing.Package) (asking []*query.Package) {
	framework := frameworkOf(q, there)
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
		if before(e) || e.Version == nil && onlyIndex(q, q.SeenAt(e.At)) {
			continue // of the latter, nobody says which release the index has
		}
		if !takesIn(e, framework, &was) {
			asking = append(asking, e)
		}
	}
	for _, e := range q.Query.Of(query.Companion) {
		if e.Of != framework || was.Pairs[e.Name] == "" || before(e) || requiredByFramework(q, e) {
			continue
		}
		p := q.SeenAt(e.At)
		newer := e.Version == nil && (!there.Installed || p != nil && p.Upgraded) && // else an image has it already
			framework.Releases[0].Pairs[e.Name] != was.Pairs[e.Name] && !hasIndex(q, p)
		if newer || !takesIn(e, framework, &was) {
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

// onlyIndex reports whether the command that installs a package names an index that is asked instead of the
// default one.
func onlyIndex(q *question.Question, p *existing.Package) bool {
	return p != nil && slices.ContainsFunc(q.Env.Indexes, func(x observed.Index) bool {
		return x.Command == p.Command && q.Asks(&x, p) && !existing.IsDefault(&x) && !x.Extra && !x.FindLinks
	})
}
