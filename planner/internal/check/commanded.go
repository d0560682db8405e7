package check

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/planner/internal/doubt"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/installer"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/planner/verdict"
)

// asPutOver judges an environment in which a later command puts a framework over what earlier ones have
// installed, and leaves that as it is: packages without a version that go with one release of the framework
// are those that their own command gives, and a framework that is upgraded is the newest that its command
// gives. So are companions that such packages bring. It reports whether that is something else than the best
// solution has.
func (c *environment) asPutOver(j verdict.Judged, q *question.Question, best *model.Solution) (
	verdict.Judged, bool, error) {
	next := *c
	next.Frameworks, next.Packages = slices.Clone(c.Frameworks), slices.Clone(c.Packages)
	var taken []existing.Seen
	for i := range next.Frameworks {
		f := &next.Frameworks[i]
		there := variableOf(best, f.Framework)
		if there == nil || f.Command == 0 || f.Installed {
			continue
		}
		if f.Upgraded && f.Exact == "" && !c.installsBefore(f) {
			continue
		}
		if f.Upgraded && f.Exact == "" {
			given, err := c.given(func(o *observed.Observation) bool { return o.Command == f.Command })
			if err != nil {
				return j, false, err
			}
			if given == nil {
				continue
			}
			if v := variableOf(given, f.Framework); v != nil &&
				given.Build(v).Release.Version != best.Build(there).Release.Version {
				f.ReadVersion(given.Build(v).Release.Version)
				taken = append(taken, f.Seen)
			}
		}
		if f.Exact == "" {
			continue // what is there may do
		}
		pinned, err := c.pinEarlier(&next, q, best, f)
		if err != nil {
			return j, false, err
		}
		brought, err := c.broughtEarlier(q, f)
		if err != nil {
			return j, false, err
		}
		for i := range brought {
			pinned = append(pinned, brought[i].Seen)
		}
		next.Packages = append(next.Packages, brought...)
		taken = append(taken, pinned...)
	}
	if len(taken) == 0 {
		return j, false, nil
	}
	one, err := next.judgeBoard(j, q.GPU, q.Board, q.Driver)
	if err != nil {
		return j, false, err
	}
	c.Readings = next.Readings
	for i := range taken {
		for _, p := range slices.Concat(next.Frameworks, next.Packages) {
			if p.At == taken[i].At {
				c.Take(taken[i], p.Exact+", as its command gives it")
			}
		}
	}
	one.Inferred = true
	return one, true, nil
}

// pinEarlier gives packages without a version that an earlier command than that of a framework installs
// the release which that command gives, where they go with one release of the framework alone and no later
// command replaces them. It returns those that are another release than the best solution has.
func (c *environment) pinEarlier(
	next *environment, q *question.Question, best *model.Solution, f *existing.Package,
) (pinned []existing.Seen, _ error) {
	for i := range next.Packages {
		p := &next.Packages[i]
		if p.Command == 0 || p.Command >= f.Command || p.Installed || p.Alone || p.Source || p.From != "" ||
			p.Exact != "" || installer.OnlyIndex(q, p) {
			continue
		}
		was := besideFrameworks(best, p.Name)
		if was == nil || was.Package.At != p.At || !c.tied(q, was.Package, f) {
			continue
		}
		given, err := c.given(func(o *observed.Observation) bool { return o.Command <= p.Command })
		if err != nil || given == nil {
			return nil, err
		}
		v := besideFrameworks(given, p.Name)
		if v == nil || v.Version(given.At(&v.Variable)) == was.Version(best.At(&was.Variable)) {
			continue
		}
		now := *p
		now.ReadVersion(v.Version(given.At(&v.Variable)))
		if !installer.RequiredBy(installer.LaterThan(q, p), &now) {
			*p = now
			pinned = append(pinned, p.Seen)
		}
	}
	return pinned, nil
}

// broughtEarlier returns the companions of a framework that nobody names, and that packages of earlier commands
// than its own bring with another release of it, where no later command replaces them: an installer leaves them.
func (c *environment) broughtEarlier(q *question.Question, f *existing.Package) (left []existing.Package, _ error) {
	framework := installer.FrameworkOf(q, f)
	at := slices.IndexFunc(framework.Releases, func(r facts.Release) bool { return r.Version == f.Exact })
	if at < 0 || f.Anew { // what was uninstalled before may have gone with them
		return nil, nil
	}
	for _, e := range q.Query.Of(query.Extension) {
		p := q.SeenAt(e.At)
		if p == nil || e.Transitive || p.Command == 0 || p.Command >= f.Command || p.Installed || p.Alone || p.Source ||
			!installer.TakesIn(e, framework, &framework.Releases[at]) { // which says more
			continue
		}
		names := c.requiredCompanions(e, f.Framework)
		if len(names) == 0 {
			continue
		}
		given, err := c.given(func(o *observed.Observation) bool { return o.Command <= p.Command })
		if err != nil || given == nil {
			return left, err
		}
		v := variableOf(given, f.Framework)
		for _, name := range names {
			if v == nil || given.Build(v).Release.Pairs[name] == "" {
				continue
			}
			stays := existing.Package{Command: p.Command, Seen: existing.Seen{Number: -1,
				At: request.Position{File: p.At.File, Line: p.At.Line, Column: p.At.Column + len(left) + 1}}} // its own
			stays.Name = name
			stays.ReadVersion(given.Build(v).Release.Pairs[name])
			stays.Words = fmt.Sprintf("%s %s, which %s brings", name, stays.Exact, p.Words)
			pair := framework.Releases[at].Pairs[name]
			named := func(o existing.Package) bool { return o.Name == name }
			if pair != "" && pair != stays.Exact && !slices.ContainsFunc(q.Packages, named) &&
				!slices.ContainsFunc(left, named) && !installer.RequiredBy(installer.LaterThan(q, p), &stays) {
				left = append(left, stays)
			}
		}
	}
	return left, nil
}

// requiredCompanions returns the companions of a framework, sorted, that the release of a package requires which
// an installer takes, and that are compiled against one release of the framework.
func (c *environment) requiredCompanions(e *query.Package, framework string) (names []string) {
	at := slices.IndexFunc(e.Releases, func(r facts.Release) bool { return e.AllowsVersion(r.Version) })
	if at < 0 || e.Releases[at].Row == nil {
		return nil
	}
	for _, name := range c.Facts.FrameworkInfo(framework).IndexCompanions {
		if e.Releases[at].Row.Requires[name] != "" {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

// besideFrameworks returns the variable of a package around the frameworks in a solution; nil where it is not
// in it.
func besideFrameworks(s *model.Solution, name string) *model.PackageVariable {
	for _, v := range slices.Concat(s.Of(query.Extension), s.Of(query.Companion)) {
		if v.Package.Name == name {
			return v
		}
	}
	return nil
}

// tied reports whether a package goes with one release of a framework alone: a companion, or one whose
// newest release requires that.
func (c *environment) tied(q *question.Question, e *query.Package, f *existing.Package) bool {
	if e.Kind == query.Companion {
		return e.Of.Name == f.Framework && !installer.RequiredByFramework(q, e) && c.Unjudged == ""
	}
	return e.Kind == query.Extension && doubt.RequiresOne(q, e, f.Framework)
}

// given returns what commands install, whatever the GPU and the driver are, of which those count that are
// chosen; nil where that does not go together.
func (c *environment) given(counts func(o *observed.Observation) bool) (*model.Solution, error) {
	env := *c.Env
	env.Observations, env.Indexes = nil, nil
	for i := range c.Env.Observations {
		if o := &c.Env.Observations[i]; o.Command == 0 || counts(o) {
			env.Observations = append(env.Observations, *o)
		}
	}
	for _, x := range c.Env.Indexes {
		if x.Command == 0 || counts(&observed.Observation{Command: x.Command}) {
			env.Indexes = append(env.Indexes, x)
		}
	}
	of := newEnvironment(c.engine, &env)
	blind, err := of.ask(nil, nil, nil)
	if err != nil || blind.Query == nil {
		return nil, err
	}
	return of.runs(blind)
}

// installsBefore reports whether an earlier command than that of a framework installs something.
func (c *environment) installsBefore(f *existing.Package) bool {
	return slices.ContainsFunc(c.Env.Observations, func(o observed.Observation) bool {
		return o.Kind == observed.Package && 0 < o.Command && o.Command < f.Command
	})
}

// withoutRefused returns the ways out without those that an installer refuses: a companion of a framework in
// another release than goes with the one that its own command names, and that a later command replaces.
func (c *environment) withoutRefused(fixes []verdict.Fix) []verdict.Fix {
	return slices.DeleteFunc(fixes, func(fix verdict.Fix) bool {
		return slices.ContainsFunc(fix.Changes, func(change observed.Change) bool {
			of := change.Of
			return 0 <= of && of < len(c.Env.Observations) && c.refuses(&c.Env.Observations[of], fix.Changes)
		})
	})
}

// refuses reports whether the command that installs a companion names its framework in a version that some
// changes leave, and that a later command replaces.
func (c *environment) refuses(o *observed.Observation, changes []observed.Change) bool {
	if o.Kind != observed.Package || o.Command == 0 {
		return false
	}
	for i := range c.Env.Observations {
		other := &c.Env.Observations[i]
		id, _ := c.Facts.FrameworkOf(other.Name)
		changed := func(change observed.Change) bool { return change.Of == i }
		if other.Kind != observed.Package || other.Command != o.Command || other.Value == "" || id == "" ||
			slices.ContainsFunc(changes, changed) || !slices.Contains(c.Facts.FrameworkInfo(id).Companions, o.Name) {
			continue
		}
		return slices.ContainsFunc(c.Frameworks, func(f existing.Package) bool {
			return f.Framework == id && f.Command > o.Command && f.Exact != other.Value
		})
	}
	return false
}
