package check

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/verdict"
)

// asReplaced judges an environment that does not go together as an installer leaves it
// which finds a framework there, as in a base image, and puts another release in its place
// for what it installs beside it. It reports whether that is so, and runs.
func (c *environment) asReplaced(j verdict.Judged, q *question.Question) (verdict.Judged, bool, error) {
	place := slices.IndexFunc(c.Frameworks, c.replaceable)
	if place < 0 {
		return j, false, nil
	}
	was := c.Frameworks[place]
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
	best, err := c.runs(free)
	if err != nil || best == nil {
		return j, false, err
	}
	now := best.Build(best.Frameworks()[place]).Release.Version
	one, err := next.judgeBoard(j, q.GPU, q.Board, q.Driver)
	if err != nil || one.Verdict != verdict.Works {
		return j, false, err
	}
	c.Take(was.Seen, fmt.Sprintf("%s, which the installer puts in its place for what comes beside it", now))
	one.Inferred = true
	return one, true, nil
}

// replaceable reports whether a framework was there before what its own file installs.
func (c *environment) replaceable(f existing.Package) bool {
	return f.Installed && f.Exact != "" && slices.ContainsFunc(c.Packages, func(p existing.Package) bool {
		return !p.Installed && !p.Alone && p.Specifier != "" && p.At.File == f.At.File && p.Number > f.Number
	})
}
