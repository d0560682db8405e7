package check

import (
	"cmp"
	"slices"

	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/installer"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

// asReplaced judges an environment as an installer leaves it which finds a framework there, as in a
// base image, and puts another release in its place for what it installs beside it. It reports
// whether that is so. Best is the environment with what is there, nil where it does not go together:
// if it does neither way, that is better explained as it was observed, unless it goes together but for what is brought.
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
	asking := installer.AskingForAnother(q, &was)
	if len(asking) == 0 {
		return j, false, nil
	}
	next := *c
	next.Frameworks = slices.Clone(c.Frameworks)
	now := &next.Frameworks[place]
	now.Requirement = reading.Requirement{Name: was.Name}
	now.Installed, now.Conda, now.From, now.Command = false, false, "", installer.LastCommand(q, asking)
	gives := installer.NewestFor(q, &was, asking)
	if gives == was.Exact {
		return j, false, nil // for which an installer takes an older release of what asks
	}
	now.ReadVersion(gives)
	next.Env = installer.WithIndexesFor(c.Env, now)
	ofBuild := func(s existing.CUDA) bool {
		return s.Of == reading.OfBuild && s.At == was.At || was.Conda && s.Conda
	}
	next.CUDAs = slices.DeleteFunc(slices.Clone(c.CUDAs), ofBuild)
	if was.Installed {
		next.ReplaceBuild(&was) // but for what it took from the image's system
	}
	next.Packages = installer.PackagesAfter(q, &was, asking)
	free, err := next.ask(q.GPU, q.Board, q.Driver)
	if err != nil || free.Query == nil || len(free.Given) != len(q.Given) {
		return j, false, err
	}
	one, err := next.judgeBoard(j, q.GPU, q.Board, q.Driver)
	if err == nil && one.Verdict == verdict.Fails && best == nil {
		if best, err = next.runs(free); best != nil && installer.NewerRequired(free, best) == nil {
			best = nil
		}
	}
	if err != nil || one.Verdict != verdict.Works && best == nil {
		return j, false, err
	}
	release := cmp.Or(gives, "another release")
	if one.Stack != nil && one.Stack.Framework.Version != "" {
		release = one.Stack.Framework.Version
	}
	c.Readings = next.Readings
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
	kept, err := c.brings(q, installer.ReleasesIn(best, q, asking))
	return first(one, kept), true, err
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
