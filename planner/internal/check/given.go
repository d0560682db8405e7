package check

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
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
func (q *question) newerGiven(best *model.Solution) (*newer, error) {
	if given := q.newerFramework(best); given != nil {
		return given, nil
	}
	if given := q.newerLimited(best); given != nil {
		return given, nil
	}
	unsaidFramework := slices.ContainsFunc(q.query.Frameworks(), leftOpen)
	loads := unsaidFramework && q.query.Existing.LoadedCUDNN != ""
	inFile := q.opensInFile(best)
	if q.board == nil && q.driver == nil && !loads && !inFile || !unsaidFramework && !q.unversioned(best) {
		return nil, nil
	}
	if newestOfAll(best) {
		return nil, nil // whatever an installer knows, it gives nothing newer
	}
	without := *q.environment
	if loads || inFile {
		without.CUDNN = existing.Seen{Number: -1}
	}
	if inFile {
		without.CUDAs, without.Lacks = nil, nil
	}
	blind, err := without.ask(nil, nil, nil)
	if err != nil || blind.query == nil {
		return nil, err
	}
	given, err := q.runs(blind)
	if err != nil || given == nil {
		return nil, err
	}
	return q.olderThan(best, given), nil
}

// newestOfAll reports whether all that the installer chooses the release of is there in the
// newest one that its words take in.
func newestOfAll(best *model.Solution) bool {
	newest := func(v *model.PackageVariable) bool {
		p, have := v.Package, v.Version(best.At(&v.Variable))
		for i := range p.Releases {
			r := &p.Releases[i]
			given := p.Allows(i) && (p.Kind == query.Extension || p.Version != nil || !r.MustBeNamed())
			if given && version.Compare(r.Version, have) > 0 {
				return false
			}
		}
		return true
	}
	for _, f := range best.Frameworks() {
		if leftOpen(f.Package) && !newest(f) {
			return false
		}
	}
	return !slices.ContainsFunc(best.Of(query.Extension), func(e *model.PackageVariable) bool {
		return unsaid(e) && !newest(e)
	})
}

// opensInFile reports whether a file leaves the release of a framework to the installer of
// which a build is there that takes CUDA from the system: no installer looks at that.
func (q *question) opensInFile(best *model.Solution) bool {
	return slices.ContainsFunc(best.Frameworks(), func(f *model.PackageVariable) bool {
		return leftOpen(f.Package) && f.Package.At.Line > 0 && best.Build(f).System()
	})
}

// newerFramework returns the newest release of a framework that is named alone and
// without a version, where an older one runs, whatever the GPU.
func (q *question) newerFramework(best *model.Solution) *newer {
	if len(best.Of(query.Extension)) > 0 || q.pinnedByPackage() {
		return nil
	}
	for i, f := range best.Frameworks() {
		byName := q.given[i].By == candidate.ByDefault || q.given[i].By == candidate.ByExtra
		if !leftOpen(f.Package) || !byName || q.Python.Number >= 0 || q.Pythons.Number >= 0 ||
			q.System.Glibc != "" {
			continue
		}
		if newest := q.given[i].Builds[0].Release.Version; newest != best.Build(f).Release.Version {
			return &newer{f.Package.Name, newest}
		}
	}
	return nil
}

// newerLimited returns the release that the installer gives of a package that a file names,
// and that a framework does not run beside though its metadata takes it in; nil where there is
// none, and where something of which the facts hold nothing may hold it back.
func (q *question) newerLimited(best *model.Solution) *newer {
	if q.Foreign() || slices.ContainsFunc(q.Frameworks, func(p existing.Package) bool { return p.Installed }) {
		return nil
	}
	for _, e := range best.Of(query.Extension) {
		p := q.seenAt(e.Package.At)
		if p == nil || p.Installed || p.At.ByFlag() || !leftOpen(e.Package) || !best.Follows(e) || q.holdsBack(p.Name) {
			continue
		}
		gives := packages.NewestInstalled(best, e, q.Day)
		if gives != "" && version.Compare(e.Version(best.At(&e.Variable)), gives) < 0 {
			return &newer{e.Package.Name, gives}
		}
	}
	return nil
}

// holdsBack reports whether a package besides is named with a version of which the facts hold
// nothing: what it requires of a package is not known.
func (q *question) holdsBack(name string) bool {
	return slices.ContainsFunc(q.Packages, func(p existing.Package) bool {
		return p.Name != name && p.Specifier != "" && !q.query.Judges(p.Name)
	})
}

// newestOnIndex returns the newest release that the only index which is asked for a
// framework has of it, where the installer chooses the release; nil for others.
func (q *question) newestOnIndex() *newer {
	for i, f := range q.query.Frameworks() {
		if leftOpen(f) && q.given[i].By == candidate.ByIndex && q.install(f).Only {
			return &newer{f.Name, q.given[i].Builds[0].Release.Version}
		}
	}
	return nil
}

// olderThan returns what a solution for this GPU has in an older release than the
// one that an installer gives.
func (q *question) olderThan(best, given *model.Solution) *newer {
	for i, f := range best.Frameworks() {
		gives := given.Build(given.Frameworks()[i]).Release.Version
		by := q.given[i].By
		byName := by == candidate.ByDefault || by == candidate.ByExtra || by == candidate.ByIndex ||
			by == candidate.ByCUDA && q.Day != ""
		named := func(p existing.Package) bool { return p.Framework == f.Package.Name }
		if q.askAny == "" && !slices.ContainsFunc(q.Frameworks, named) {
			continue // of a package, whose release decides
		}
		if leftOpen(f.Package) && byName && version.Compare(best.Build(f).Release.Version, gives) < 0 {
			return &newer{f.Package.Name, gives}
		}
	}
	for _, e := range best.Of(query.Extension) {
		for _, o := range given.Of(query.Extension) {
			gives := o.Version(given.At(&o.Variable))
			if e.Package.Name == o.Package.Name && unsaid(e) && version.Compare(e.Version(best.At(&e.Variable)), gives) < 0 {
				return &newer{e.Package.Name, gives}
			}
		}
	}
	return nil
}

// unversioned reports whether a package around the frameworks was observed
// without a version.
func (q *question) unversioned(best *model.Solution) bool {
	return slices.ContainsFunc(best.Of(query.Extension), unsaid)
}

// unsaid reports whether nobody says which release of a package it is, and no
// other package brings it.
func unsaid(e *model.PackageVariable) bool { return leftOpen(e.Package) && !e.Package.Transitive }

// leftOpen reports whether the installer chooses the release of a package: nobody says
// which it is, or a file gives a range, of which it takes the newest.
func leftOpen(p *query.Package) bool {
	return p.Version == nil || p.LeavesOpen() && !p.At.ByFlag()
}

// failsAsGiven judges an environment by the release that the installer gives of
// something without a version.
func (c *environment) failsAsGiven(j verdict.Judged, q *question, given *newer) (verdict.Judged, error) {
	next := *q.environment
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
	pinned, err := next.ask(q.gpu, q.board, q.driver)
	unknown := func(g candidate.Given) bool { return g.By == "" }
	if err != nil || pinned.query == nil || slices.ContainsFunc(pinned.given, unknown) {
		return j, err
	}
	if best, err := c.runs(pinned); err != nil || best != nil {
		return j, err
	}
	if j.Missing = q.releaseOpen(given); j.Missing != nil {
		return j, nil
	}
	for i := range taken {
		c.Take(taken[i], fmt.Sprintf("%s, the newest, as an installer gives it", given.release))
	}
	j.Inferred = true
	return c.explain(j, pinned, nil)
}

// releaseOpen says that the release of a framework decides, where an installer gives
// one that does not run and something other than an installer may have chosen: an
// image, a package in a version that the facts do not hold, or the makers' own index
// on a platform for which the default one has builds for the CPU alone.
func (q *question) releaseOpen(given *newer) *verdict.Missing {
	for i, f := range q.query.Frameworks() {
		switch g := &q.given[i]; {
		case f.Name == given.name && q.UnreadOf(f.Name) != nil:
			return q.UnreadRelease(q.UnreadOf(f.Name))
		case f.Name != given.name || q.install(f).Package != "":
			continue
		case g.Builds[0].CPU() && q.anyBuildServes(i):
			return q.whichBuild(i, fmt.Sprintf("%s %s, which pip installs on %s, has no GPU code, and nobody says which "+
				"release it is", f.Traits.Name, g.Builds[0].Label(), q.Platform))
		case !q.System.Docker && len(q.unknown) == 0:
			continue
		}
		why := fmt.Sprintf("%s %s, the newest, does not run here, an older one would, and nobody says which it is",
			f.Traits.Name, given.release)
		return &verdict.Missing{Why: why, Observe: "its version", Facts: []string{},
			Command: q.Showing(q.given[i].Builds[0].Release.Package)}
	}
	return nil
}

// plainlyCPU reports whether a framework is the build for the CPU that the default
// index gives on the platform, and nothing observed speaks of another: no CUDA
// that may be a build's, no index, no image and no channel; nor is the release left
// open, where any build with GPU code would serve the board.
func (q *question) plainlyCPU(place int) bool {
	g := &q.given[place]
	if q.anyBuildServes(place) || q.System.JetPack != "" && q.byFlag(place) && len(g.Others) > 0 {
		return false
	}
	ofBuild := func(s existing.CUDA) bool { return !s.CPU && (s.Of == "" || s.Of == reading.OfBuild) }
	return g.By == candidate.ByDefault && !g.Unread && g.Builds[0].CPU() && q.Platform != facts.LinuxAMD64 &&
		!q.Foreign() && !q.System.Docker && len(q.Env.Indexes) == 0 && !slices.ContainsFunc(q.CUDAs, ofBuild)
}

// byFlag reports whether a framework is named by flags alone, out of which people leave where
// its packages are from.
func (q *question) byFlag(place int) bool {
	return !slices.ContainsFunc(q.ObservedAs(q.query.Frameworks()[place]), func(p *existing.Package) bool {
		return !p.At.ByFlag()
	})
}

// datedDefault reports whether the build of a framework is most likely that which its
// installer gave: nobody says which release it is, only the day that the environment is
// of, and neither a CUDA nor an index speaks of another build.
func (q *question) datedDefault(place int) bool {
	return q.Day != "" && q.query.Frameworks()[place].Version == nil && len(q.CUDAs) == 0 && len(q.Env.Indexes) == 0 &&
		!q.Foreign() && !q.System.Docker && q.given[place].By == candidate.ByDefault && !q.given[place].Builds[0].CPU()
}

// anyBuildServes reports whether nobody says which release of a framework it is, nor
// which package installed it, and each build with GPU code that it may be serves the
// board: that it does not run is then no more likely than that it came from the
// makers' own index.
func (q *question) anyBuildServes(place int) bool {
	framework, others := q.query.Frameworks()[place], q.given[place].Others
	if q.board == nil || framework.Version != nil || len(others) == 0 || q.install(framework).Package != "" {
		return false
	}
	for i := range others {
		if !q.serves(others[i : i+1]) {
			return false
		}
	}
	return true
}

// eachReleaseRuns reports whether whichever release a framework is has builds for the
// CUDA that was observed, or is of the year before the day that the environment is of,
// and each of them runs on the board and the driver.
func (q *question) eachReleaseRuns(place int) bool {
	framework, first := q.query.Frameworks()[place], q.given[place].By
	if first != candidate.ByCUDA && q.Day == "" || q.board == nil && q.driver == nil {
		return false
	}
	install := q.install(framework)
	for age := range framework.Releases {
		r := &framework.Releases[age]
		if !q.isAsked(framework, r) || q.Day != "" && r.Released < existing.YearBack(q.Day) {
			continue
		}
		given := install.Of(framework, r, age)
		if given.By != first {
			if q.Day == "" {
				continue // the CUDA is that of a build, which this release has none of
			}
			return false
		}
		for i := range given.Builds {
			if !q.runsBuild(given.Builds[i]) {
				return false
			}
		}
	}
	return true
}

// runsBuild reports whether the board and the driver that were observed run a build, and
// know all of its CUDA: what an unknown package brings may need it.
func (q *question) runsBuild(b *candidate.Build) bool {
	archs := q.Facts.ByCapability()
	if q.board != nil {
		arch := archs[q.board.ComputeCapability]
		cover := b.Covers(arch, archs)
		if b.CPU() || cover.Refused() || cover == candidate.CoverUnknown || !candidate.Targets(b.CUDA, arch) {
			return false
		}
	}
	if q.driver == nil {
		return true
	}
	own := q.Facts.CUDAToolkitDriver(b.CUDA, q.Platform == facts.WindowsAMD64).Value
	have := reading.FirstVersion(q.driver.Value)
	return version.Compare(version.Major(have), version.Major(own)) >= 0 || q.Facts.BranchReports(have, b.CUDA)
}
