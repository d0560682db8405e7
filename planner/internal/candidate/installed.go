package candidate

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/request"
)

// Install is what is known of how a framework came into an environment.
type Install struct {
	Platform string
	// OnGPUAlone says that the package's name is that of builds with GPU code, see there.
	OnGPUAlone bool
	Package    string   // the package's name: tensorflow-gpu; empty where only the framework is named
	Extras     []string // of the package
	Label      string   // of its version: cu121, cpu
	Indexes    []string // URLs that are asked before or beside the default one
	Unknown    bool     // of one of them the facts know nothing
	Channel    bool     // it is of conda's channels, whose builds are others than the index's
	// Only says that the indexes are asked instead of the default one, and are such that
	// the facts know which builds they have.
	Only bool
	// Beside holds what else is there, by name: versions with their labels, empty
	// where nobody says them.
	Beside map[string]string
	// MayBring says that something else which is there may bring CUDA's libraries, such as another framework, and
	// Leaves that what is there is named in words, out of which people leave such wheels.
	MayBring, Leaves bool

	Toolkit  string // the CUDA that something was compiled with here; empty where it is not known
	CUDA     string // that somebody says the environment has, of the build or of the machine
	Pinned   bool   // that CUDA is said by a package which chooses the build: there is no other one then
	Found    string // the CUDA that what is there finds, by the toolkit or by NVIDIA's wheels; empty where nobody says
	CPU      bool   // somebody says that it is a build for the CPU
	GPU      bool   // the environment is for a GPU
	Compiled bool   // by whoever uses it, or by a vendor for its own machines
	Jetson   bool
	JetPack  string // its version on a Jetson; empty where it is not known
	// InImage says that it is in an image of the makers of a package for GPUs, ImageCUDA the CUDA of
	// which they build that; empty where it is not known.
	InImage   bool
	ImageCUDA string
}

// How a build was settled on.
const (
	ByLabel   = "label"
	ByIndex   = "index"
	ByCUDA    = "cuda"
	ByExtra   = "extra"
	ByPackage = "package" // a package is there that this build brings alone
	ByDefault = "default"
	ByImage   = "image"  // the makers of an image put it there
	BySystem  = "system" // it takes whichever CUDA it finds, and nobody says which that is
)

// Given is what an installer gives of one release.
type Given struct {
	Builds []*Build
	By     string
	Found  string // the CUDA that stands in for the one that the builds' extras bring; or empty
	// Others are GPU builds that the words leave open besides.
	Others []*Build
	// Unread says that the facts do not list what the makers' own index has of the
	// release on the platform: there may be builds with GPU code.
	Unread bool
	// Elsewhere says that the default index, which alone is asked, has none of the release's builds.
	Elsewhere bool
	all       []*Build // of the release, on the platform
}

// Of returns the builds of a release that an environment has: those that the
// observations name, or else what the default index gives on the platform.
func (w *Install) Of(framework *query.Package, release *facts.Release, age int) Given {
	all := w.builds(framework, release, age)
	given := w.among(framework, release, all)
	given.all = all
	return given
}

// among returns those that an environment has of all builds of a release.
func (w *Install) among(framework *query.Package, release *facts.Release, all []*Build) Given {
	bare := w.bringsNone(all)
	if w.Compiled && w.GPU && !w.CPU {
		if list := w.likeCompiled(all); len(list) > 0 {
			return Given{Builds: list, By: ByLabel}
		}
		return Given{} // the index has none with GPU code on the platform, and this one has some
	}
	if w.other(framework) {
		all = filter(all, w.named)
	}
	named := w.narrow(all, w.named)
	if w.OnGPUAlone && !w.CPU {
		named = filter(named, func(b *Build) bool { return !b.CPU() })
	}
	if w.CPU {
		return Given{Builds: filter(named, (*Build).CPU), By: ByLabel}
	}
	if w.Label != "" {
		return Given{Builds: filter(all, func(b *Build) bool { return sameLabel(b, w.Label) }), By: ByLabel}
	}
	if list := filter(named, w.AsksIndexOf); len(list) > 0 {
		if own, open := w.brought(list); len(own) > 0 {
			return Given{Builds: own, By: ByPackage, Others: open}
		}
		return Given{Builds: list, By: ByIndex}
	}
	if w.Only {
		return Given{Unread: unread(framework, release)}
	}
	if list, open := w.brought(all); len(list) > 0 {
		return Given{Builds: list, By: ByPackage, Others: open}
	}
	if bare {
		return w.asFound(named)
	}
	if list := filter(named, w.madeForCUDA); len(list) > 0 {
		return Given{Builds: preferPlain(list, len(w.Extras) > 0), By: ByCUDA}
	}
	if w.Pinned {
		return Given{}
	}
	given := w.byDefault(named)
	if w.InImage && len(given.Builds) > 0 && given.Builds[0].CPU() && len(given.Others) > 0 {
		given = w.inImage(given.Others)
	}
	given.Unread = len(given.Others) == 0 && w.Package == "" && unread(framework, release) &&
		!slices.ContainsFunc(named, func(b *Build) bool { return !b.CPU() })
	return given
}

// WithGPUCode lists the builds with GPU code, of the release of which something is
// given, that can be had by the package's name and a label, from whichever index.
func (w *Install) WithGPUCode(g *Given) []*matrices.Build {
	var rows []*matrices.Build
	for _, b := range g.all {
		if w.named(b) && !b.CPU() && (b.IsPyPI || b.LocalTag() != "") && (!w.Only || b.IndexURL() != "") {
			rows = append(rows, b.Row)
		}
	}
	return rows
}

// unread reports whether the facts list no build with GPU code of the makers' own
// index for a release, where there is one with an address for each CUDA.
func unread(framework *query.Package, release *facts.Release) bool {
	own := func(b matrices.Build) bool {
		return !facts.IsCPU(&b) && (b.IndexURL != "" ||
			slices.ContainsFunc(b.Platforms, func(p matrices.PlatformBuild) bool { return p.IndexURL != "" }))
	}
	return framework.Traits.Label == "variant" && !slices.ContainsFunc(release.Builds, own)
}

// other reports whether the package is one beside the framework's own, which
// installs some of its builds: tensorflow-gpu.
func (w *Install) other(framework *query.Package) bool {
	if w.Package == "" {
		return false
	}
	for i := range framework.Releases {
		r := &framework.Releases[i]
		if w.Package == r.Package {
			return false
		}
		if slices.Contains(r.PackageAliases, w.Package) ||
			slices.ContainsFunc(r.Builds, func(b matrices.Build) bool { return b.Package == w.Package }) {
			return true
		}
	}
	return false
}

// builds lists all builds of a release on the platform that can be there.
func (w *Install) builds(framework *query.Package, release *facts.Release, age int) []*Build {
	list := make([]*Build, 0, len(release.Builds))
	for i := range release.Builds {
		row := &release.Builds[i]
		if !facts.IsCPU(row) && row.CUDA == "" && row.Variant != "gpu" && row.Variant != "gpu-system" ||
			!w.onJetPack(row) {
			continue
		}
		for j := range row.Platforms {
			if row.Platforms[j].Platform == w.Platform && !alongPath(framework.Traits, &row.Platforms[j]) {
				b := NewBuild(framework.Traits, release, row, &row.Platforms[j], age)
				list = append(list, &b)
			}
		}
	}
	slices.SortStableFunc(list, func(a, b *Build) int { return CompareBuilds(a, b, "") })
	return list
}

// onJetPack reports whether a build can be on the machine: those for Jetson
// boards are on such alone, of their JetPack where it is known. From JetPack 7 on
// the boards take the wheels of Arm servers.
func (w *Install) onJetPack(row *matrices.Build) bool {
	if !w.Jetson {
		return len(row.JetPack) == 0
	}
	if len(row.JetPack) == 0 || w.JetPack == "" {
		return true
	}
	return slices.ContainsFunc(row.JetPack, func(have string) bool {
		n := min(version.Parts(have), version.Parts(w.JetPack))
		return version.Truncate(have, n) == version.Truncate(w.JetPack, n)
	})
}

func filter(list []*Build, keep func(*Build) bool) []*Build {
	var kept []*Build
	for _, b := range list {
		if keep(b) {
			kept = append(kept, b)
		}
	}
	return kept
}

// narrow returns the builds that fit, or all where none does.
func (w *Install) narrow(list []*Build, fits func(*Build) bool) []*Build {
	if kept := filter(list, fits); len(kept) > 0 {
		return kept
	}
	return list
}

// named reports whether a build is one that the package's name and extras
// install.
func (w *Install) named(b *Build) bool {
	if w.Package != "" && w.Package != b.Release.Package {
		_, ok := b.Installs(w.Package)
		return ok
	}
	if w.Package != "" && b.Pkg() != w.Package {
		return false // tensorflow, the build of 1.x without GPU code, is not what tensorflow-gpu installs
	}
	if len(w.Extras) == 0 || b.CPU() {
		return len(w.Extras) == 0
	}
	return slices.ContainsFunc(w.Extras, func(extra string) bool {
		wanted := query.Package{Extra: extra}
		return wanted.TakesExtra(b.Row) ||
			slices.Contains(strings.Split(b.Row.Extra, ","), request.NormalizeName(extra))
	})
}

// byDefault returns what the default index gives. Frameworks whose GPU builds
// have a package or an extra of their own are installed by that, in an
// environment for a GPU whose framework alone is named.
func (w *Install) byDefault(named []*Build) Given {
	gpu := filter(named, func(b *Build) bool { return !b.CPU() })
	first := filter(named, func(b *Build) bool { return b.IsPyPI })
	if own := filter(gpu, (*Build).Jetson); len(own) > 0 {
		if w.Package != "" && len(w.Extras) == 0 && len(first) > 0 && first[0].CPU() {
			return Given{Builds: first[:1], By: ByDefault, Others: own} // that very package, from the default index
		}
		return Given{Builds: own, By: ByDefault}
	}
	if len(first) > 0 && !first[0].CPU() {
		given := Given{Builds: preferPlain(filter(first, func(b *Build) bool { return !b.CPU() }), false),
			By: ByDefault}
		if w.Package == "" {
			given.Others = filter(gpu, func(b *Build) bool { return !b.IsPyPI && b.Row.Extra == "" && w.nearCUDA(b) })
		}
		return given
	}
	own := filter(gpu, func(b *Build) bool { return b.Row.Extra != "" || b.Pkg() != cpuPackage(named) })
	own = w.narrow(own, func(b *Build) bool { return b.Row.IndexKind != "feed" })
	if w.Package == "" && w.GPU && len(own) > 0 {
		return Given{Builds: w.bestOwn(own), By: ByExtra}
	}
	cpu := filter(named, (*Build).CPU)
	if len(w.Extras) > 0 && len(gpu) > 0 && len(cpu) == 0 { // else no build has the extras
		return Given{Builds: gpu, By: ByExtra}
	}
	if len(first) == 0 && w.GPU && len(gpu) > 0 && gpu[0].labelled() {
		return Given{Builds: preferPlain(gpu, false), By: ByDefault} // from the makers' own index: the default one has none
	}
	if len(cpu) > 0 {
		if w.Package != "" && len(w.Extras) == 0 {
			gpu = nil // that very package, from the default index
		}
		return Given{Builds: cpu[:1], By: ByDefault, Others: gpu}
	}
	indexed := w.narrow(gpu, func(b *Build) bool { return b.Row.IndexKind != "feed" })
	given := Given{Builds: preferPlain(indexed, false), By: ByDefault}
	switch {
	case w.Channel:
		given.Builds = preferPlain(gpu, false) // conda has them for the CUDA versions of the feed, too
	case w.CUDA != "" || w.Unknown:
		given.Others = filter(gpu, func(b *Build) bool { return b.Row.IndexKind == "feed" && w.nearCUDA(b) })
	}
	return given
}

// inImage returns what an image of a package for GPUs has, of the builds with GPU code: its makers do
// not take the one for the CPU that the default index has, but one for the image's CUDA, or for its
// major.
func (w *Install) inImage(gpu []*Build) Given {
	for n := min(version.Parts(w.ImageCUDA), 2); n > 0; n-- {
		cuda := version.Truncate(w.ImageCUDA, n)
		if near := filter(gpu, func(b *Build) bool { return version.Truncate(b.CUDA, n) == cuda }); len(near) > 0 {
			return Given{Builds: near, By: ByImage}
		}
	}
	return Given{Builds: gpu, By: ByImage}
}

// bringsNone reports whether all builds of a release are installed by extras that bring their
// CUDA, and none was asked for: what the package alone installs takes the CUDA that it finds.
func (w *Install) bringsNone(all []*Build) bool {
	plain := func(b *Build) bool { return b.Row.Extra == "" }
	return len(all) > 0 && len(w.Extras) == 0 && !slices.ContainsFunc(all, plain)
}

// asFound returns the builds for the major of the CUDA that is found, or all where nobody says
// which that is.
func (w *Install) asFound(named []*Build) Given {
	if w.Found == "" {
		return Given{Builds: named, By: BySystem}
	}
	major := func(b *Build) bool { return version.Major(b.CUDA) == version.Major(w.Found) }
	return Given{Builds: filter(named, major), By: ByCUDA, Found: w.Found}
}

// Takes returns the CUDA majors that a release takes, as it finds them, where the one that is
// there is none of them; nil for others.
func (w *Install) Takes(framework *query.Package, release *facts.Release, age int) (majors []string) {
	all := w.builds(framework, release, age)
	named := w.narrow(all, w.named)
	if !w.bringsNone(all) || w.Found == "" || len(w.asFound(named).Builds) > 0 {
		return nil
	}
	for i := range named {
		if major := version.Major(named[i].CUDA); !slices.Contains(majors, major) {
			majors = append(majors, major)
		}
	}
	return majors
}

// likeCompiled returns the builds that are nearest to one that was compiled with
// the environment's CUDA: those for that minor, or for its major, or all with GPU
// code.
func (w *Install) likeCompiled(list []*Build) []*Build {
	list = filter(list, func(b *Build) bool { return !b.CPU() })
	if own := filter(list, (*Build).Jetson); len(own) > 0 {
		return own
	}
	if w.Toolkit == "" {
		return list
	}
	for n := min(version.Parts(w.Toolkit), 2); n > 0; n-- {
		cuda := version.Truncate(w.Toolkit, n)
		if near := filter(list, func(b *Build) bool { return version.Truncate(b.CUDA, n) == cuda }); len(near) > 0 {
			return near
		}
	}
	return list
}

// cpuPackage is the package that installs the build without GPU code.
func cpuPackage(list []*Build) string {
	for i := range list {
		if list[i].CPU() {
			return list[i].Pkg()
		}
	}
	return ""
}

// bestOwn returns, of builds with a package or an extra of their own, the best
// for each CUDA major that goes with the environment's CUDA, or else for all. Where
// none is for that major, what brings no CUDA of its own is there: who says which CUDA
// there is speaks of the system's.
func (w *Install) bestOwn(list []*Build) []*Build {
	if w.CUDA != "" {
		ofMajor := filter(list, func(b *Build) bool { return version.Major(b.CUDA) == version.Major(w.CUDA) })
		if len(ofMajor) == 0 {
			ofMajor = w.narrow(list, (*Build).System)
		}
		list = w.narrow(ofMajor, w.takesCUDA)
	}
	var majors []string
	return filter(list, func(b *Build) bool {
		major := version.Major(b.CUDA)
		first := !slices.Contains(majors, major)
		majors = append(majors, major)
		return first
	})
}

// preferPlain leaves out builds that take an extra where others take none,
// unless one was named.
func preferPlain(list []*Build, extra bool) []*Build {
	if extra {
		return list
	}
	if plain := filter(list, func(b *Build) bool { return b.Row.Extra == "" }); len(plain) > 0 {
		return plain
	}
	return list
}
