package question

import (
	"slices"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/observed"
)

// NoneGiven reports whether an installer gives no build of a framework.
func NoneGiven(g candidate.Given) bool { return g.By == "" }

// HasGPUCode reports whether a build runs on a GPU.
func HasGPUCode(b *candidate.Build) bool { return !b.CPU() }

// Serves reports whether one of some builds has code for the GPU.
func (q *Question) Serves(builds []*candidate.Build) bool {
	archs := q.Facts.ByCapability()
	return slices.ContainsFunc(builds, func(b *candidate.Build) bool {
		return !b.CPU() && (q.Board == nil || !b.Covers(archs[q.Board.ComputeCapability], archs).Refused())
	})
}

// NewestOfAll reports whether all that the installer chooses the release of is there in the
// newest one that its words take in.
func NewestOfAll(best *model.Solution) bool {
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
		if LeftOpen(f.Package) && !newest(f) {
			return false
		}
	}
	return !slices.ContainsFunc(best.Of(query.Extension), func(e *model.PackageVariable) bool {
		return Unsaid(e) && !newest(e)
	})
}

// OpensInFile reports whether a file leaves the release of a framework to the installer of
// which a build is there that takes CUDA from the system: no installer looks at that.
func (q *Question) OpensInFile(best *model.Solution) bool {
	return slices.ContainsFunc(best.Frameworks(), func(f *model.PackageVariable) bool {
		return LeftOpen(f.Package) && f.Package.At.Line > 0 && best.Build(f).System()
	})
}

// HoldsBack reports whether a package besides is named with a version of which the facts hold
// nothing: what it requires of a package is not known.
func (q *Question) HoldsBack(name string) bool { return q.Holding(name) != "" }

// Holding returns the first package that may hold another one back so, as it is written; empty for none.
func (q *Question) Holding(name string) string {
	for i := range q.Packages {
		if p := &q.Packages[i]; p.Name != name && p.Specifier != "" && !Installs(p.Name) && !q.Query.Judges(p.Name) {
			return p.Name + p.Specifier
		}
	}
	return ""
}

// Unversioned reports whether a package around the frameworks was observed
// without a version.
func (q *Question) Unversioned(best *model.Solution) bool {
	return slices.ContainsFunc(best.Of(query.Extension), Unsaid)
}

// Unsaid reports whether nobody says which release of a package it is, and no
// other package brings it.
func Unsaid(e *model.PackageVariable) bool { return LeftOpen(e.Package) && !e.Package.Transitive }

// LeftOpen reports whether the installer chooses the release of a package: nobody says
// which it is, or a file gives a range, of which it takes the newest.
func LeftOpen(p *query.Package) bool {
	return p.Version == nil || p.LeavesOpen() && !p.At.ByFlag()
}

// PlainlyCPU reports whether a framework is the build for the CPU that the default
// index gives on the platform, and nothing observed speaks of another: no CUDA
// that may be a build's, no index, no image and no channel; nor is the release left
// open, where any build with GPU code would serve the board.
func (q *Question) PlainlyCPU(place int) bool {
	g := &q.Given[place]
	if q.AnyBuildServes(place) || q.System.JetPack != "" && q.byFlag(place) && len(g.Others) > 0 {
		return false
	}
	ofBuild := func(s existing.CUDA) bool { return !s.CPU && (s.Of == "" || s.Of == reading.OfBuild) }
	if q.byFlag(place) && len(g.Others) > 0 && q.Platform == facts.LinuxARM64 && q.anyBuiltThere() {
		return false
	}
	return g.By == candidate.ByDefault && !g.Unread && g.Builds[0].CPU() && q.Platform != facts.LinuxAMD64 &&
		!q.labelledForCUDA(place) && !q.Foreign() && !q.System.Docker && !q.AsksOthers() &&
		!slices.ContainsFunc(q.CUDAs, ofBuild)
}

// anyBuiltThere reports whether a package with GPU code is there that its makers publish for other platforms alone:
// whoever built it has a build of the framework for GPUs.
func (q *Question) anyBuiltThere() bool {
	return slices.ContainsFunc(q.Query.Of(query.Extension), func(e *query.Package) bool {
		p := q.SeenAt(e.At)
		return p != nil && !e.Transitive && q.IsPinnedThere(p) && e.MadeElsewhere(q.Platform) && !e.InstallsAnywhere()
	})
}

// IsPinnedThere reports whether a package is there in a release, of which nobody says where it is from.
func (q *Question) IsPinnedThere(p *existing.Package) bool {
	return p.IsThere() && p.Exact != "" && !p.Conda && p.Label == "" && p.From == ""
}

// labelledForCUDA reports whether a flag names a wheel with the label of a CUDA beside a framework of flags: no
// default index has that, and where it came from there may be a build of the framework for it.
func (q *Question) labelledForCUDA(place int) bool {
	module := q.Query.Frameworks()[place].Traits.Module
	return q.byFlag(place) && slices.ContainsFunc(q.Packages, func(p existing.Package) bool {
		label, ok := candidate.ReadWheelLabel(p.Label, module)
		return ok && p.At.ByFlag() && !p.Installed && label.CUDA != "" && label.CUDA != "cpu"
	})
}

// byFlag reports whether a framework is named by flags alone, out of which people leave where
// its packages are from.
func (q *Question) byFlag(place int) bool {
	return !slices.ContainsFunc(q.ObservedAs(q.Query.Frameworks()[place]), func(p *existing.Package) bool {
		return !p.At.ByFlag()
	})
}

// DatedDefault reports whether the build of a framework is most likely that which its
// installer gave: nobody says which release it is, only the day that the environment is
// of, and neither a CUDA nor an index speaks of another build.
func (q *Question) DatedDefault(place int) bool {
	return q.onlyDated(place) && !q.Foreign() && !q.Given[place].Builds[0].CPU()
}

// onlyDated reports whether nobody says which release a framework is, nor for which CUDA, but the day that the
// environment is of, and no index or image speaks of another build than the default one.
func (q *Question) onlyDated(place int) bool {
	return q.Day != "" && q.Query.Frameworks()[place].Version == nil && len(q.CUDAs) == 0 && !q.AsksOthers() &&
		!q.System.Docker && q.Given[place].By == candidate.ByDefault
}

// AnyBuildServes reports whether nobody says which release of a framework it is, nor
// which package installed it, and each build with GPU code that it may be serves the
// board: that it does not run is then no more likely than that it came from the
// makers' own index.
func (q *Question) AnyBuildServes(place int) bool {
	framework, others := q.Query.Frameworks()[place], q.Given[place].Others
	if q.Board == nil || framework.Version != nil || len(others) == 0 || q.Install(framework).Package != "" {
		return false
	}
	for i := range others {
		if !q.Serves(others[i : i+1]) {
			return false
		}
	}
	return true
}

// EachReleaseRuns reports whether whichever release a framework is has builds for the
// CUDA that was observed, or is of the year before the day that the environment is of,
// and each of them runs on the board and the driver.
func (q *Question) EachReleaseRuns(place int) bool {
	framework, first := q.Query.Frameworks()[place], q.Given[place].By
	if first != candidate.ByCUDA && q.Day == "" || q.Board == nil && q.Driver == nil {
		return false
	}
	install := q.Install(framework)
	for age := range framework.Releases {
		r := &framework.Releases[age]
		if !q.IsAsked(framework, r) || q.Day != "" && r.Released < existing.YearBack(q.Day) {
			continue
		}
		given := install.Of(framework, r, age)
		if given.By != first {
			if q.Day == "" || first == candidate.ByCUDA {
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

// RefusedBefore returns the newest build of a framework in the year before the day that the environment is of which
// has no code for the board, as the default index gave it, where flags name the framework alone: no release, no CUDA
// and no index. It is nil where each had. What conda brought is judged by the same builds.
func (q *Question) RefusedBefore(place int) *candidate.Build {
	framework, conda := q.Query.Frameworks()[place], q.Env.Installer == observed.Conda
	if q.Board == nil || len(q.ObservedAs(framework)) == 0 || !q.byFlag(place) || !q.onlyDated(place) ||
		q.Foreign() && !conda || q.Given[place].Builds[0].CPU() {
		return nil
	}
	install := q.Install(framework)
	for age := range framework.Releases {
		r := &framework.Releases[age]
		if !q.IsAsked(framework, r) || r.Released < existing.YearBack(q.Day) {
			continue
		}
		given := install.Of(framework, r, age)
		if given.By == q.Given[place].By && !q.Serves(given.Builds) {
			return given.Builds[0]
		}
	}
	return nil
}

// runsBuild reports whether the board and the driver that were observed run a build, and
// know all of its CUDA: what an unknown package brings may need it.
func (q *Question) runsBuild(b *candidate.Build) bool {
	archs := q.Facts.ByCapability()
	if q.Board != nil {
		arch := archs[q.Board.ComputeCapability]
		cover := b.Covers(arch, archs)
		if b.CPU() || cover.Refused() || cover == candidate.CoverUnknown || !candidate.Targets(b.CUDA, arch) {
			return false
		}
	}
	if q.Driver == nil {
		return true
	}
	own := q.Facts.CUDAToolkitDriver(b.CUDA, q.Platform == facts.WindowsAMD64).Value
	have := reading.FirstVersion(q.Driver.Value)
	return version.Compare(version.Major(have), version.Major(own)) >= 0 || q.Facts.BranchReports(have, b.CUDA)
}

// OtherMajor reports whether a CUDA was observed that may be that of a build, and is of another major than what the
// default index gives of a framework which flags name, while other builds of it are for that major: where nobody says
// which release it is, somebody may have chosen one of these.
func (q *Question) OtherMajor(place int) bool {
	g := &q.Given[place]
	if g.By != candidate.ByDefault || !q.byFlag(place) || q.Foreign() || g.Builds[0].CPU() {
		return false
	}
	for i := range q.CUDAs {
		c := &q.CUDAs[i]
		ofMajor := func(b *candidate.Build) bool { return version.Major(b.CUDA) == version.Major(c.Version) }
		if !c.CPU && (c.Of == "" || c.Of == reading.OfBuild) && !slices.ContainsFunc(g.Builds, ofMajor) &&
			slices.ContainsFunc(q.Others[place], ofMajor) {
			return true
		}
	}
	return false
}

// FromFeed reports whether what words leave open besides are builds for another CUDA that
// a feed of their makers has.
func FromFeed(g *candidate.Given) bool {
	return len(g.Others) > 0 && !g.Builds[0].CPU() && g.Others[0].Row.IndexKind == "feed"
}

// OtherLibraries reports whether what words leave open besides has other libraries of CUDA's: those of another CUDA, or
// of NVIDIA's wheels in place of the system's.
func OtherLibraries(g *candidate.Given) bool {
	return FromFeed(g) || g.By == candidate.ByPackage && len(g.Others) > 0
}

// LabelledForAnother returns the package that flags name by the label of its wheel, which is for another CUDA than
// the build that an installer gives of a framework: whoever has it has a build for that CUDA as a rule. It is nil
// where there is none.
func (q *Question) LabelledForAnother(place int) *existing.Package {
	framework, g := q.Query.Frameworks()[place], &q.Given[place]
	if g.By != candidate.ByDefault {
		return nil
	}
	observed := len(q.ObservedAs(framework)) > 0 // else its release is that which goes with a package
	for i := range q.Packages {
		p := &q.Packages[i]
		label, ok := candidate.ReadWheelLabel(p.Label, framework.Traits.Module)
		fits := func(b *candidate.Build) bool { return label.Fits(b) }
		if ok && p.At.ByFlag() && !p.Installed && label.CUDA != "" && label.CUDA != "cpu" &&
			!(observed && slices.ContainsFunc(g.Builds, fits)) && slices.ContainsFunc(q.Others[place], fits) {
			return p
		}
	}
	return nil
}
