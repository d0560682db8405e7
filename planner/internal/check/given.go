package check

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/doubt"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/installer"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

// newerGiven returns the release that the installer gives, which knows neither
// GPU nor driver, of a framework or a package without a version of which an older
// one alone would run here; nil where there is none.
func (c *environment) newerGiven(q *question.Question, best *model.Solution) (*installer.Newer, error) {
	if given := installer.NewerFramework(q, best); given != nil {
		return given, nil
	}
	if given, err := c.newerForCPU(q, best); given != nil || err != nil {
		return given, err
	}
	if given := installer.NewerPackage(q, best); given != nil {
		return given, nil
	}
	unsaidFramework := slices.ContainsFunc(q.Query.Frameworks(), question.LeftOpen)
	loads := unsaidFramework && q.Query.Existing.LoadedCUDNN != ""
	inFile := q.OpensInFile(best)
	if q.Board == nil && q.Driver == nil && !loads && !inFile || !unsaidFramework && !q.Unversioned(best) {
		return nil, nil
	}
	if question.NewestOfAll(best) {
		return nil, nil // whatever an installer knows, it gives nothing newer
	}
	without := *c
	if loads || inFile {
		without.CUDNN = existing.Seen{Number: -1}
	}
	if inFile {
		without.CUDAs, without.Lacks = nil, nil
	}
	blind, err := without.ask(nil, nil, nil)
	if err != nil || blind.Query == nil {
		return nil, err
	}
	given, err := c.runs(blind)
	if err != nil || given == nil {
		return nil, err
	}
	return installer.OlderThan(q, best, given), nil
}

// asCommanded judges an environment whose framework an earlier command installs without a version than
// packages that go with fewer releases of it: that command knows nothing of them, and takes the newest.
// It reports whether that is another release than the best one, or one that such a package replaces.
func (c *environment) asCommanded(j verdict.Judged, q *question.Question, best *model.Solution) (
	verdict.Judged, bool, error) {
	for i := range c.Frameworks {
		f := &c.Frameworks[i]
		there := variableOf(best, f.Framework)
		if there == nil || f.Command == 0 || !question.LeftOpen(there.Package) || !c.installsAfter(f) {
			continue
		}
		given, err := c.given(func(o *observed.Observation) bool { return o.Command <= f.Command })
		if err != nil || given == nil {
			return j, false, err
		}
		alone := variableOf(given, f.Framework)
		if alone == nil {
			continue
		}
		release := given.Build(alone).Release.Version
		next := *c
		next.Frameworks = slices.Clone(c.Frameworks)
		next.Frameworks[i].ReadVersion(release)
		if release == best.Build(there).Release.Version {
			pinned, err := next.ask(q.GPU, q.Board, q.Driver)
			if err != nil || pinned.Query == nil {
				return j, false, err
			}
			if len(installer.AskingForAnother(pinned, &next.Frameworks[i])) == 0 {
				continue
			}
		}
		one, err := next.judgeBoard(j, q.GPU, q.Board, q.Driver)
		if err != nil {
			return j, false, err
		}
		read := next.Readings[len(c.Readings):]
		c.Readings = next.Readings
		if !slices.ContainsFunc(read, func(r verdict.Reading) bool { return r.At == f.At.String() }) {
			c.Take(f.Seen, release+", the newest, as its command gives it")
		}
		one.Inferred = true
		return one, true, nil
	}
	return j, false, nil
}

// variableOf returns the variable of a framework in a solution; nil where it is not in it.
func variableOf(s *model.Solution, framework string) *model.PackageVariable {
	for _, v := range s.Frameworks() {
		if v.Package.Name == framework {
			return v
		}
	}
	return nil
}

// newerForCPU returns the release that the installer gives of a framework of which it is the build for the
// CPU, where an older one has GPU code on an index that is asked besides: an installer takes the newest of
// both. It is nil where something of which the facts hold nothing may hold it back.
func (c *environment) newerForCPU(q *question.Question, best *model.Solution) (*installer.Newer, error) {
	for i, f := range best.Frameworks() {
		if q.Foreign() || installer.HoldsFramework(q) || !question.LeftOpen(f.Package) || f.Package.At.Line == 0 ||
			q.Given[i].By != candidate.ByDefault || !q.Given[i].Builds[0].CPU() || best.Build(f).CPU() {
			continue
		}
		given := &installer.Newer{Name: f.Package.Name, Release: q.Given[i].Builds[0].Release.Version}
		if q.HoldsBack(q.Given[i].Builds[0].Release.Package) {
			continue
		}
		pinned, err := c.pinnedTo(q, given).ask(nil, nil, nil)
		if err != nil || pinned.Query == nil {
			return nil, err
		}
		if all, err := c.runs(pinned); err != nil || all != nil { // all that is there goes with it
			return given, err
		}
	}
	return nil, nil
}

// failsAsGiven judges an environment by the release that the installer gives of
// something without a version.
func (c *environment) failsAsGiven(j verdict.Judged, q *question.Question, given *installer.Newer) (
	verdict.Judged, error) {
	next := c.pinnedTo(q, given)
	pinned, err := next.ask(q.GPU, q.Board, q.Driver)
	if err != nil || pinned.Query == nil || slices.ContainsFunc(pinned.Given, question.NoneGiven) {
		return j, err
	}
	best, err := c.runs(pinned)
	if err != nil || best != nil && !given.Whole {
		return j, err
	}
	if best == nil {
		if j.Missing = doubt.ReleaseOpen(q, given.Name, given.Release); j.Missing != nil {
			return j, nil
		}
	}
	one := j
	switch {
	case best != nil:
		one, err = next.judgeBoard(j, q.GPU, q.Board, q.Driver)
	case given.Whole:
		one, err = next.refuse(j, pinned)
	default:
		one, err = next.explain(j, pinned, nil)
	}
	c.Readings = next.Readings
	c.tellGiven(next, given)
	one.Inferred = true
	return one, err
}

// tellGiven tells which release an installer gives, of what was observed or is brought by that.
func (c *environment) tellGiven(next *environment, given *installer.Newer) {
	for _, list := range [][]existing.Package{next.Frameworks, next.Packages} {
		for i := range list {
			p := &list[i]
			switch {
			case !given.IsOf(p):
			case p.Number < 0 && given.Of != nil:
				c.Take(given.Of.Seen, fmt.Sprintf("with %s %s, the newest, as an installer gives it", p.Name, given.Release))
			default:
				c.Take(p.Seen, fmt.Sprintf("%s, the newest, as an installer gives it", given.Release))
			}
		}
	}
}

// pinnedTo returns the environment with what was observed of a framework or a package in the release that
// an installer gives of it.
func (c *environment) pinnedTo(q *question.Question, given *installer.Newer) *environment {
	next := *c
	next.Frameworks, next.Packages = slices.Clone(q.Frameworks), slices.Clone(q.Packages)
	for _, list := range [][]existing.Package{next.Frameworks, next.Packages} {
		for i := range list {
			if p := &list[i]; given.IsOf(p) {
				p.Requirement = reading.Requirement{Name: p.Name, Extras: p.Extras, Label: p.Label}
				p.ReadVersion(given.Release)
			}
		}
	}
	switch {
	case given.Of == nil:
	case slices.Contains(q.Facts.FrameworkNames(), given.Name):
		next.Frameworks = append(next.Frameworks, given.Brought(q))
	default:
		next.Packages = append(next.Packages, given.Required())
	}
	return &next
}
