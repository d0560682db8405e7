package check

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/doubt"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/installer"
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
	// of is what brings a framework or a package that nobody names, nil for others.
	of *existing.Package
	// whole says that the metadata of all that is beside it takes it in, so that what an installer leaves
	// is judged as a whole.
	whole bool
}

// newerGiven returns the release that the installer gives, which knows neither
// GPU nor driver, of a framework or a package without a version of which an older
// one alone would run here; nil where there is none.
func (c *environment) newerGiven(q *question.Question, best *model.Solution) (*newer, error) {
	if given := newerFramework(q, best); given != nil {
		return given, nil
	}
	if given, err := c.newerForCPU(q, best); given != nil || err != nil {
		return given, err
	}
	if given := newerLimited(q, best); given != nil {
		return given, nil
	}
	if given := newerPastLimits(q, best); given != nil {
		return given, nil
	}
	if given := newerByMetadata(q, best); given != nil {
		return given, nil
	}
	if given := newerCompanion(q, best); given != nil {
		return given, nil
	}
	if given := newerRequired(q, best); given != nil {
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

// newerFramework returns the newest release of a framework that is named alone and
// without a version, where an older one runs, whatever the GPU.
func newerFramework(q *question.Question, best *model.Solution) *newer {
	if len(best.Of(query.Extension)) > 0 || doubt.PinnedByPackage(q) {
		return nil
	}
	for i, f := range best.Frameworks() {
		byName := q.Given[i].By == candidate.ByDefault || q.Given[i].By == candidate.ByExtra
		if !question.LeftOpen(f.Package) || !byName || q.Python.Number >= 0 || q.Pythons.Number >= 0 ||
			q.System.Glibc != "" || !named(q, f.Package.Name) {
			continue
		}
		if newest := q.Given[i].Builds[0].Release.Version; newest != best.Build(f).Release.Version {
			return &newer{name: f.Package.Name, release: newest}
		}
	}
	return nil
}

// named reports whether a framework was observed, and does not come with a package alone.
func named(q *question.Question, framework string) bool {
	return slices.ContainsFunc(q.Frameworks, func(p existing.Package) bool { return p.Framework == framework })
}

// newerLimited returns the release that the installer gives of a package that a file names,
// and that a framework or a package does not run beside though its metadata takes it in; nil where
// there is none, and where something of which the facts hold nothing may hold it back.
func newerLimited(q *question.Question, best *model.Solution) *newer {
	if q.Foreign() {
		return nil
	}
	image := holdsFramework(q)
	for _, e := range best.Of(query.Extension) {
		p := q.SeenAt(e.Package.At)
		if p == nil || p.Installed || p.At.ByFlag() || !question.LeftOpen(e.Package) || q.HoldsBack(p.Name) ||
			image && !p.Upgraded || // an image may have it already
			!best.Follows(e) && (!packages.WorksWithFewer(best, e.Package.Name) || unsaidBeside(q, best, e)) {
			continue
		}
		gives := packages.NewestInstalled(best, e, q.Day)
		if gives != "" && version.Compare(e.Version(best.At(&e.Variable)), gives) < 0 {
			return &newer{name: e.Package.Name, release: gives}
		}
	}
	return nil
}

// newerForCPU returns the release that the installer gives of a framework of which it is the build for the
// CPU, where an older one has GPU code on an index that is asked besides: an installer takes the newest of
// both. It is nil where something of which the facts hold nothing may hold it back.
func (c *environment) newerForCPU(q *question.Question, best *model.Solution) (*newer, error) {
	for i, f := range best.Frameworks() {
		if q.Foreign() || holdsFramework(q) || !question.LeftOpen(f.Package) || f.Package.At.Line == 0 ||
			q.Given[i].By != candidate.ByDefault || !q.Given[i].Builds[0].CPU() || best.Build(f).CPU() {
			continue
		}
		given := &newer{name: f.Package.Name, release: q.Given[i].Builds[0].Release.Version}
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

// newerPastLimits returns the release that the installer gives of a package that a file names without a version,
// where no metadata holds it to a framework beside which it does not run: transformers asks for a torch by an extra
// alone. It is nil where there is none, and where something of which the facts hold nothing may hold it back.
func newerPastLimits(q *question.Question, best *model.Solution) *newer {
	if q.Foreign() || holdsFramework(q) {
		return nil
	}
	for _, e := range best.Of(query.Extension) {
		p := q.SeenAt(e.Package.At)
		if p == nil || p.Installed || p.Conda || p.Source || p.At.ByFlag() || len(p.Extras) > 0 ||
			!question.LeftOpen(e.Package) || q.HoldsBack(p.Name) || unsaidBeside(q, best, e) {
			continue
		}
		gives := packages.NewestPastLimits(best, e, q.Day)
		if gives != "" && version.Compare(e.Version(best.At(&e.Variable)), gives) < 0 {
			return &newer{name: e.Package.Name, release: gives}
		}
	}
	return nil
}

// holdsFramework reports whether a framework is there already, as in an image.
func holdsFramework(q *question.Question) bool {
	return slices.ContainsFunc(q.Frameworks, func(p existing.Package) bool { return p.Installed })
}

// newerCompanion returns the release that the installer gives of a companion that a file names, where its
// metadata takes in a framework that it does not run with; nil where there is none, and where something of
// which the facts hold nothing may hold it back.
func newerCompanion(q *question.Question, best *model.Solution) *newer {
	if q.Foreign() {
		return nil
	}
	for _, e := range best.Of(query.Companion) {
		p := q.SeenAt(e.Package.At)
		if p == nil || p.Installed || p.Conda || p.Source || p.At.ByFlag() || p.Label != "" ||
			holdsFramework(q) && !p.Upgraded || // an image may have it already
			!question.LeftOpen(e.Package) || q.HoldsBack(p.Name) {
			continue
		}
		info := q.Facts.PackageNamed(e.Package.Name)
		if info == nil {
			continue
		}
		held := heldBy(q, best, e, p)
		has := func(release string) bool { return onIndex(q, e, p, release) && (held == "" || release == held) }
		gives := packages.NewestCompanion(best, e, q.Facts.PackageReleases(info), q.Day, has)
		if gives != "" && version.Compare(e.Version(best.At(&e.Variable)), gives) < 0 {
			return &newer{name: e.Package.Name, release: gives}
		}
	}
	return nil
}

// heldBy returns the release to which a framework holds a companion that it requires, as torch does triton: an
// installer takes that one, unless a later command upgrades it. It is empty for others.
func heldBy(q *question.Question, best *model.Solution, e *model.PackageVariable, p *existing.Package) string {
	before := func(f existing.Package) bool { return f.Framework == e.Of.Package.Name && f.Command < p.Command }
	if !installer.RequiredByFramework(q, e.Package) || p.Upgraded && slices.ContainsFunc(q.Frameworks, before) {
		return ""
	}
	return best.Build(e.Of).Release.Pairs[e.Package.Name]
}

// onIndex reports whether the index that is asked for a companion has a release of it: one for a CUDA has
// those that go with the framework's builds there.
func onIndex(q *question.Question, e *model.PackageVariable, p *existing.Package, release string) bool {
	only := strings.TrimSuffix(q.OnlyIndex(p), "/")
	there := func(b matrices.Build) bool { return strings.TrimSuffix(b.IndexURL, "/") == only }
	pairedThere := func(r matrices.FrameworkRelease) bool {
		return r.Pairs[e.Package.Name] == release && slices.ContainsFunc(r.Builds, there)
	}
	return only == "" || slices.ContainsFunc(q.Facts.Frameworks(e.Of.Package.Name), pairedThere)
}

// unsaidBeside reports whether a package without GPU code of its own is pinned besides of which the facts
// do not say whether it goes with every release of another one: an installer may give an older one for it.
func unsaidBeside(q *question.Question, best *model.Solution, e *model.PackageVariable) bool {
	return slices.ContainsFunc(best.Of(query.Extension), func(o *model.PackageVariable) bool {
		info := q.Facts.PackageNamed(o.Package.Name)
		return o != e && !question.LeftOpen(o.Package) && info != nil && q.PlainPython(info) && !packages.Mention(o, e)
	})
}

// newestOnIndex returns the newest release that the only index which is asked for a
// framework has of it, where the installer chooses the release; nil for others.
func newestOnIndex(q *question.Question) *newer {
	for i, f := range q.Query.Frameworks() {
		if question.LeftOpen(f) && q.Given[i].By == candidate.ByIndex && q.Install(f).Only {
			return &newer{name: f.Name, release: q.Given[i].Builds[0].Release.Version}
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
			by == candidate.ByCUDA && q.Day != "" && !best.Build(f).Jetson() // which no default index has
		if q.Unjudged == "" && !named(q, f.Package.Name) {
			continue // of a package, whose release decides
		}
		if question.LeftOpen(f.Package) && byName && version.Compare(best.Build(f).Release.Version, gives) < 0 {
			return &newer{name: f.Package.Name, release: gives}
		}
	}
	for _, e := range best.Of(query.Extension) {
		for _, o := range given.Of(query.Extension) {
			gives := o.Version(given.At(&o.Variable))
			if e.Package.Name == o.Package.Name && question.Unsaid(e) &&
				version.Compare(e.Version(best.At(&e.Variable)), gives) < 0 {
				return &newer{name: e.Package.Name, release: gives}
			}
		}
	}
	return nil
}

// failsAsGiven judges an environment by the release that the installer gives of
// something without a version.
func (c *environment) failsAsGiven(j verdict.Judged, q *question.Question, given *newer) (verdict.Judged, error) {
	next := c.pinnedTo(q, given)
	pinned, err := next.ask(q.GPU, q.Board, q.Driver)
	if err != nil || pinned.Query == nil || slices.ContainsFunc(pinned.Given, question.NoneGiven) {
		return j, err
	}
	best, err := c.runs(pinned)
	if err != nil || best != nil && !given.whole {
		return j, err
	}
	if best == nil {
		if j.Missing = doubt.ReleaseOpen(q, given.name, given.release); j.Missing != nil {
			return j, nil
		}
	}
	one := j
	switch {
	case best != nil:
		one, err = next.judgeBoard(j, q.GPU, q.Board, q.Driver)
	case given.whole:
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
func (c *environment) tellGiven(next *environment, given *newer) {
	for _, list := range [][]existing.Package{next.Frameworks, next.Packages} {
		for i := range list {
			p := &list[i]
			switch {
			case !given.isOf(p):
			case p.Number < 0 && given.of != nil:
				c.Take(given.of.Seen, fmt.Sprintf("with %s %s, the newest, as an installer gives it", p.Name, given.release))
			default:
				c.Take(p.Seen, fmt.Sprintf("%s, the newest, as an installer gives it", given.release))
			}
		}
	}
}

// pinnedTo returns the environment with what was observed of a framework or a package in the release that
// an installer gives of it.
func (c *environment) pinnedTo(q *question.Question, given *newer) *environment {
	next := *c
	next.Frameworks, next.Packages = slices.Clone(q.Frameworks), slices.Clone(q.Packages)
	for _, list := range [][]existing.Package{next.Frameworks, next.Packages} {
		for i := range list {
			if p := &list[i]; given.isOf(p) {
				p.Requirement = reading.Requirement{Name: p.Name, Extras: p.Extras, Label: p.Label}
				p.ReadVersion(given.release)
			}
		}
	}
	switch {
	case given.of == nil:
	case slices.Contains(q.Facts.FrameworkNames(), given.name):
		next.Frameworks = append(next.Frameworks, given.brought(q))
	default:
		next.Packages = append(next.Packages, given.required())
	}
	return &next
}

// brought returns a framework that nobody names in the release that comes with a package.
func (n *newer) brought(q *question.Question) existing.Package {
	p := existing.Package{Framework: n.name, Command: n.of.Command,
		Seen: existing.Seen{Number: -1, At: n.of.At, Words: n.of.Words}}
	p.Name = q.Facts.FrameworkInfo(n.name).Packages[0]
	for i, f := range q.Query.Frameworks() {
		p.ByName = p.ByName || f.Name == n.name && q.Given[i].By == candidate.ByExtra // as a build for GPUs is
	}
	p.ReadVersion(n.release)
	return p
}

// required returns a package that nobody names in the release that comes with the one that requires it.
func (n *newer) required() existing.Package {
	p := existing.Package{Command: n.of.Command, Seen: existing.Seen{Number: -1, At: n.of.At, Words: n.of.Words}}
	p.Name = n.name
	p.ReadVersion(n.release)
	return p
}

// isOf reports whether a release is of what was observed.
func (n *newer) isOf(p *existing.Package) bool {
	return p.Framework == n.name || p.Framework == "" && p.Name == n.name
}
