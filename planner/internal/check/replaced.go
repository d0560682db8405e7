package check

import (
	"slices"

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
	next.Frameworks[place].Requirement = reading.Requirement{Name: was.Name}
	next.Frameworks[place].Installed = false
	ofBuild := func(s existing.CUDA) bool { return s.Of == reading.OfBuild && s.At == was.At }
	next.CUDAs = slices.DeleteFunc(slices.Clone(c.CUDAs), ofBuild)
	free, err := next.ask(q.GPU, q.Board, q.Driver)
	if err != nil || free.Query == nil || len(free.Given) != len(q.Given) {
		return j, false, err
	}
	if runs, err := c.runs(free); err != nil || runs == nil {
		return j, false, err
	}
	one, err := next.judgeBoard(j, q.GPU, q.Board, q.Driver)
	if err != nil || one.Verdict != verdict.Works && best == nil {
		return j, false, err
	}
	now := "another release"
	if one.Stack != nil && one.Stack.Framework.Version != "" {
		now = one.Stack.Framework.Version
	}
	c.Take(was.Seen, now+", which the installer puts in its place for what comes beside it")
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

// releasesIn returns the changes of packages to the releases that a solution has of them.
func releasesIn(best *model.Solution, q *question.Question, asking []*query.Package) (changes []observed.Change) {
	for _, e := range slices.Concat(best.Of(query.Extension), best.Of(query.Companion)) {
		if p := q.SeenAt(e.Package.At); p != nil && slices.Contains(asking, e.Package) {
			changes = append(changes, observed.Change{Of: p.Number, Value: e.Version(best.At(&e.Variable))})
		}
	}
	return changes
}

// replaceable reports whether a framework was there before what its own file installs: it is that of
// an image, or came with an earlier command.
func (c *environment) replaceable(f existing.Package) bool {
	return f.Exact != "" && slices.ContainsFunc(c.Packages, func(p existing.Package) bool {
		return !p.Installed && !p.Alone && p.At.File == f.At.File && p.Number > f.Number &&
			(f.Installed || f.Command > 0 && p.Command > f.Command)
	})
}

// askingForAnother returns the packages that are installed beside a framework and ask by their metadata
// for another release than the one that is there. One that asks for any leaves it.
func askingForAnother(q *question.Question, there *existing.Package) (asking []*query.Package) {
	at := slices.IndexFunc(q.Query.Frameworks(), func(f *query.Package) bool { return f.Name == there.Framework })
	if at < 0 {
		return nil
	}
	framework := q.Query.Frameworks()[at]
	before := func(e *query.Package) bool { // with the framework, or in its image
		p := q.SeenAt(e.At)
		return p != nil && (p.Installed || p.Alone || !there.Installed && p.Command <= there.Command)
	}
	for _, e := range q.Query.Of(query.Extension) {
		newest := slices.IndexFunc(e.Releases, func(r facts.Release) bool { return e.AllowsVersion(r.Version) })
		if newest < 0 || before(e) {
			continue
		}
		spec := e.Releases[newest].Row.Requires[framework.Releases[0].Package]
		if spec != "" && spec != "*" && !existing.RangeAllows(spec, there.Exact) {
			asking = append(asking, e)
		}
	}
	for _, r := range framework.Releases {
		if r.Version != there.Exact {
			continue
		}
		for _, e := range q.Query.Of(query.Companion) {
			pair := r.Pairs[e.Name]
			if e.Version == nil && !there.Installed { // an image has it already
				pair = framework.Releases[0].Pairs[e.Name]
			}
			if e.Of == framework && pair != "" && (pair != r.Pairs[e.Name] || !e.AllowsVersion(pair)) && !before(e) {
				asking = append(asking, e)
			}
		}
	}
	return asking
}
