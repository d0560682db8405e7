package check

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/verdict"
)

// asReplaced judges an environment that does not go together as an installer leaves it
// which finds a framework there, as in a base image, and puts another release in its place
// for what it installs beside it. It reports whether that is so, and runs.
func (c *environment) asReplaced(j verdict.Judged, gpu *seenGPU, board *matrices.GPU, driver *seen, q *question) (
	verdict.Judged, bool, error) {
	place := slices.IndexFunc(c.frameworks, c.replaceable)
	if place < 0 {
		return j, false, nil
	}
	was := c.frameworks[place]
	next := *c
	next.frameworks = slices.Clone(c.frameworks)
	next.frameworks[place].Requirement = reading.Requirement{Name: was.Name}
	next.frameworks[place].installed = false
	ofBuild := func(s seenCUDA) bool { return s.Of == reading.OfBuild && s.at == was.at }
	next.cudas = slices.DeleteFunc(slices.Clone(c.cudas), ofBuild)
	free, err := next.ask(gpu, board, driver)
	if err != nil || free.query == nil || len(free.given) != len(q.given) {
		return j, false, err
	}
	best, err := c.runs(free)
	if err != nil || best == nil {
		return j, false, err
	}
	now := best.Build(best.Frameworks()[place]).Release.Version
	one, err := next.judgeBoard(j, gpu, board, driver)
	if err != nil || one.Verdict != verdict.Works {
		return j, false, err
	}
	c.take(was.seen, fmt.Sprintf("%s, which the installer puts in its place for what comes beside it", now))
	one.Inferred = true
	return one, true, nil
}

// replaceable reports whether a framework was there before what its own file installs.
func (c *environment) replaceable(f seenPackage) bool {
	return f.installed && f.Exact != "" && slices.ContainsFunc(c.packages, func(p seenPackage) bool {
		return !p.installed && !p.alone && p.Specifier != "" && p.at.File == f.at.File && p.of > f.of
	})
}
