package check

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
	if best != nil && existing.VendorLabel(was.Label) {
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
	now.ReadVersion(newestFor(q, &was, asking))
	next.Env = withIndexesFor(c.Env, now)
	ofBuild := func(s existing.CUDA) bool {
		return s.Of == reading.OfBuild && s.At == was.At || was.Conda && s.Conda
	}
	next.CUDAs = slices.DeleteFunc(slices.Clone(c.CUDAs), ofBuild)
	free, err := next.ask(q.GPU, q.Board, q.Driver)
	if err != nil || free.Query == nil || len(free.Given) != len(q.Given) {
		return j, false, err
	}
	one, err := next.judgeBoard(j, q.GPU, q.Board, q.Driver)
	if err != nil || one.Verdict != verdict.Works && best == nil {
		return j, false, err
	}
	release := "another release"
	if one.Stack != nil && one.Stack.Framework.Version != "" {
		release = one.Stack.Framework.Version
	}
	c.Take(was.Seen, release+", which the installer puts in its place for what comes beside it")
	one.Inferred = true
	if one.Verdict != verdict.Fails {
		return one, true, nil
	}
	one.Fixes = slices.DeleteFunc(one.Fixes, func(f verdict.Fix) bool { // it would be replaced, too
		return slices.ContainsFunc(f.Changes, func(change observed.Change) bool { return change.Of == was.Number })
	})
	kept, err := c.brings(q, releasesIn(best, q, asking))
	return first(one, kept), true, err
}

// newestFor returns the newest release of a framework that what asks for another one takes in by its
// metadata, as an installer finds it for the Python that is there; empty where the facts hold none.
func newestFor(q *question.Question, there *existing.Package, asking []*query.Package) string {
	framework := frameworkOf(q, there)
	for _, r := range framework.Releases {
		if r.MustBeNamed() || q.Day != "" && r.Released > q.Day || q.Python.Number >= 0 && len(r.Python) > 0 &&
			!slices.Contains(r.Python, version.Minor(q.Python.Value)) {
			continue
		}
		if !slices.ContainsFunc(asking, func(e *query.Package) bool { return !takesIn(e, framework, &r) }) {
			return r.Version
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
	spec := e.Releases[newest].Row.Requires[framework.Releases[0].Package]
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
		if !before(e) && !takesIn(e, framework, &was) {
			asking = append(asking, e)
		}
	}
	for _, e := range q.Query.Of(query.Companion) {
		if e.Of != framework || was.Pairs[e.Name] == "" || before(e) {
			continue
		}
		newer := e.Version == nil && !there.Installed && // an image has it already
			framework.Releases[0].Pairs[e.Name] != was.Pairs[e.Name] && !hasIndex(q, q.SeenAt(e.At))
		if newer || !takesIn(e, framework, &was) {
			asking = append(asking, e)
		}
	}
	return asking
}

// hasIndex reports whether the command that installs a package names an index, which may have fewer
// releases of it.
func hasIndex(q *question.Question, p *existing.Package) bool {
	return p != nil && slices.ContainsFunc(q.Env.Indexes, func(x observed.Index) bool { return x.Command == p.Command })
}
