package check

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/doubt"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

// newer is a release that an installer gives where nobody says which it is, and
// that an environment does not run.
type newer struct {
	name, release string
}

// newerGiven returns the release that the installer gives, which knows neither
// GPU nor driver, of a framework or a package without a version of which an older
// one alone would run here; nil where there is none.
func (c *environment) newerGiven(q *question.Question, best *model.Solution) (*newer, error) {
	if given := newerFramework(q, best); given != nil {
		return given, nil
	}
	if given := newerLimited(q, best); given != nil {
		return given, nil
	}
	if given, err := c.newerBesideLimit(q, best); given != nil || err != nil {
		return given, err
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
	return olderThan(q, best, given), nil
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
			if len(askingForAnother(pinned, &next.Frameworks[i])) == 0 {
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

// newerFramework returns the newest release of a framework that is named alone and
// without a version, where an older one runs, whatever the GPU.
func newerFramework(q *question.Question, best *model.Solution) *newer {
	if len(best.Of(query.Extension)) > 0 || doubt.PinnedByPackage(q) {
		return nil
	}
	for i, f := range best.Frameworks() {
		byName := q.Given[i].By == candidate.ByDefault || q.Given[i].By == candidate.ByExtra
		if !question.LeftOpen(f.Package) || !byName || q.Python.Number >= 0 || q.Pythons.Number >= 0 ||
			q.System.Glibc != "" {
			continue
		}
		if newest := q.Given[i].Builds[0].Release.Version; newest != best.Build(f).Release.Version {
			return &newer{f.Package.Name, newest}
		}
	}
	return nil
}

// newerLimited returns the release that the installer gives of a package that a file names,
// and that a framework or a package does not run beside though its metadata takes it in; nil where
// there is none, and where something of which the facts hold nothing may hold it back.
func newerLimited(q *question.Question, best *model.Solution) *newer {
	if q.Foreign() {
		return nil
	}
	image := slices.ContainsFunc(q.Frameworks, func(p existing.Package) bool { return p.Installed })
	for _, e := range best.Of(query.Extension) {
		p := q.SeenAt(e.Package.At)
		if p == nil || p.Installed || p.At.ByFlag() || !question.LeftOpen(e.Package) || q.HoldsBack(p.Name) ||
			image && !p.Upgraded || // an image may have it already
			!best.Follows(e) && (!packages.WorksWithFewer(best, e.Package.Name) || unsaidBeside(q, best, e)) {
			continue
		}
		gives := packages.NewestInstalled(best, e, q.Day)
		if gives != "" && version.Compare(e.Version(best.At(&e.Variable)), gives) < 0 {
			return &newer{e.Package.Name, gives}
		}
	}
	return nil
}

// unsaidBeside reports whether a package without GPU code of its own is pinned besides of which the facts
// do not say whether it goes with every release of another one: an installer may give an older one for it.
func unsaidBeside(q *question.Question, best *model.Solution, e *model.PackageVariable) bool {
	return slices.ContainsFunc(best.Of(query.Extension), func(o *model.PackageVariable) bool {
		info := q.Facts.PackageNamed(o.Package.Name)
		return o != e && !question.LeftOpen(o.Package) && info != nil && q.PlainPython(info) && !packages.Mention(o, e)
	})
}

// newerBesideLimit returns the release that the installer gives of a framework that a file names, where a
// package works with older ones alone and its metadata takes that in; nil where there is none, and
// where something of which the facts hold nothing may hold it back.
func (c *environment) newerBesideLimit(q *question.Question, best *model.Solution) (*newer, error) {
	if q.Foreign() {
		return nil, nil
	}
	for _, f := range best.Frameworks() {
		if p := onlyOf(q.Frameworks, f.Package.Name); p == nil || p.Installed || p.At.ByFlag() || p.Command > 0 ||
			!question.LeftOpen(f.Package) || q.HoldsBack(p.Name) {
			continue
		}
		has := best.Build(f).Release
		var limiting []*query.Package
		for _, e := range best.Of(query.Extension) {
			if packages.Limits(best, e, has.Package) && q.SeenAt(e.Package.At) != nil {
				limiting = append(limiting, e.Package)
			}
		}
		if len(limiting) == 0 {
			continue
		}
		without := c.withoutPackages(limiting)
		free, err := without.ask(q.GPU, q.Board, q.Driver)
		if err != nil || free.Query == nil || slices.ContainsFunc(free.Given, question.NoneGiven) {
			return nil, err
		}
		given, err := c.runs(free)
		if err != nil || given == nil {
			return nil, err
		}
		alone := variableOf(given, f.Package.Name)
		if alone == nil {
			continue
		}
		gives := given.Build(alone).Release.Version
		if version.Compare(has.Version, gives) < 0 && packages.TakesIn(best, has.Package, gives) {
			return &newer{f.Package.Name, gives}, nil
		}
	}
	return nil, nil
}

// onlyOf returns the only package of a framework that was observed; nil where there are others, or none.
func onlyOf(seen []existing.Package, framework string) *existing.Package {
	var found *existing.Package
	for i := range seen {
		if seen[i].Framework != framework {
			continue
		}
		if found != nil {
			return nil
		}
		found = &seen[i]
	}
	return found
}

// newestOnIndex returns the newest release that the only index which is asked for a
// framework has of it, where the installer chooses the release; nil for others.
func newestOnIndex(q *question.Question) *newer {
	for i, f := range q.Query.Frameworks() {
		if question.LeftOpen(f) && q.Given[i].By == candidate.ByIndex && q.Install(f).Only {
			return &newer{f.Name, q.Given[i].Builds[0].Release.Version}
		}
	}
	return nil
}

// olderThan returns what a solution for this GPU has in an older release than the
// one that an installer gives.
func olderThan(q *question.Question, best, given *model.Solution) *newer {
	for i, f := range best.Frameworks() {
		gives := given.Build(given.Frameworks()[i]).Release.Version
		by := q.Given[i].By
		byName := by == candidate.ByDefault || by == candidate.ByExtra || by == candidate.ByIndex ||
			by == candidate.ByCUDA && q.Day != ""
		named := func(p existing.Package) bool { return p.Framework == f.Package.Name }
		if q.Unjudged == "" && !slices.ContainsFunc(q.Frameworks, named) {
			continue // of a package, whose release decides
		}
		if question.LeftOpen(f.Package) && byName && version.Compare(best.Build(f).Release.Version, gives) < 0 {
			return &newer{f.Package.Name, gives}
		}
	}
	for _, e := range best.Of(query.Extension) {
		for _, o := range given.Of(query.Extension) {
			gives := o.Version(given.At(&o.Variable))
			if e.Package.Name == o.Package.Name && question.Unsaid(e) &&
				version.Compare(e.Version(best.At(&e.Variable)), gives) < 0 {
				return &newer{e.Package.Name, gives}
			}
		}
	}
	return nil
}

// failsAsGiven judges an environment by the release that the installer gives of
// something without a version.
func (c *environment) failsAsGiven(j verdict.Judged, q *question.Question, given *newer) (verdict.Judged, error) {
	next := *c
	next.Frameworks, next.Packages = slices.Clone(q.Frameworks), slices.Clone(q.Packages)
	var taken []existing.Seen
	for _, list := range [][]existing.Package{next.Frameworks, next.Packages} {
		for i := range list {
			if p := &list[i]; p.Framework == given.name || p.Framework == "" && p.Name == given.name {
				p.Requirement = reading.Requirement{Name: p.Name, Extras: p.Extras, Label: p.Label}
				p.ReadVersion(given.release)
				taken = append(taken, p.Seen)
			}
		}
	}
	pinned, err := next.ask(q.GPU, q.Board, q.Driver)
	if err != nil || pinned.Query == nil || slices.ContainsFunc(pinned.Given, question.NoneGiven) {
		return j, err
	}
	if best, err := c.runs(pinned); err != nil || best != nil {
		return j, err
	}
	if j.Missing = doubt.ReleaseOpen(q, given.name, given.release); j.Missing != nil {
		return j, nil
	}
	for i := range taken {
		c.Take(taken[i], fmt.Sprintf("%s, the newest, as an installer gives it", given.release))
	}
	j.Inferred = true
	return c.explain(j, pinned, nil)
}
