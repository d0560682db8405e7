package planner

import (
	"cmp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// build is a candidate of a framework: one release, built for one CUDA, on one
// platform. It is an artefact, not a version, and carries all that the
// artefact does.
type build struct {
	release *matrices.FrameworkRelease
	row     *matrices.Build
	on      *matrices.PlatformBuild
	jit     bool // its kernels are compiled when they are used
	age     int  // 0 for the newest release that the facts know
	cuda    string
	cudnn   string
	nccl    string
	isPyPI  bool                     // what plain pip gives on the platform
	pythons []string                 // minors with wheels
	alone   *matrices.PackageRelease // the row of a package that stands in a framework's place; nil for frameworks
	like    string                   // the release of the facts that it is taken to be like; empty for itself
}

// cpu reports whether the build has no GPU code at all.
func (b *build) cpu() bool { return isCPU(b.row) }

func (b *build) windows() bool { return b.on.Platform == windowsAMD64 }

// label is how sentences name the build: 2.5.1+cu124.
func (b *build) label() string { return b.release.Version + "+" + b.row.Variant }

// ref is the build's fact reference, with the cell; without one for the row.
func (b *build) ref(cell string) string {
	if b.alone != nil {
		return aloneRef(b.alone, cell)
	}
	return cellRef(b.release.Framework+"/"+b.citedVersion()+"+"+b.row.Variant, cell)
}

// kernelRef is the fact that lists the build's GPU code, or the build where
// none does.
func (b *build) kernelRef() string {
	if !b.on.KernelsKnown || b.cpu() {
		return b.ref("")
	}
	return b.ref("sm")
}

// releaseRef is the fact reference of the build's release.
func (b *build) releaseRef(cell string) string {
	if b.alone != nil {
		return aloneRef(b.alone, cell)
	}
	return cellRef(b.release.Framework+"/"+b.citedVersion(), cell)
}

// aloneRef is the fact reference of a package's release, with the cell where
// its row has that.
func aloneRef(r *matrices.PackageRelease, cell string) string {
	has := map[string]bool{"cuda": r.CUDA != "", "cudnn": r.CUDNN != "", "sm-min": r.SMMin != "", "python": len(r.Python) > 0}
	if !has[cell] {
		cell = ""
	}
	return cellRef(r.Package+"/"+r.Version, cell)
}

// citedVersion is the version under which the facts hold the build.
func (b *build) citedVersion() string {
	if b.like != "" {
		return b.like
	}
	return b.release.Version
}

func cellRef(row, cell string) string {
	if cell == "" {
		return row
	}
	return row + "#" + cell
}

func newBuild(release *matrices.FrameworkRelease, row *matrices.Build, on *matrices.PlatformBuild, age int) build {
	b := build{release: release, row: row, on: on, age: age, cuda: row.CUDAFull, cudnn: row.CUDNN, nccl: row.NCCL, jit: release.Framework == "cupy"}
	if b.cuda == "" {
		b.cuda = row.CUDA
	}
	if on.CUDNN != "" {
		b.cudnn = on.CUDNN
	}
	if b.windows() {
		b.nccl = "" // there is no NCCL on Windows
	}
	b.isPyPI = slices.Contains(row.PyPIDefault, on.Platform)
	switch {
	case len(on.Python) > 0:
		b.pythons = on.Python
	case b.windows() && len(release.PythonWindows) > 0:
		b.pythons = release.PythonWindows
	default:
		b.pythons = release.Python
	}
	return b
}

// pkg is the Python package that installs the build.
func (b *build) pkg() string {
	return cmp.Or(b.on.Package, b.row.Package, b.release.Package)
}

// noIndex reports whether the facts name no index that has the wheels: some
// makers keep feeds of their own.
func (b *build) noIndex() bool { return b.row.IndexKind == "feed" && b.indexURL() == "" }

// indexURL is the index, or the page of links, that has the wheels for the
// build's platform; empty for those of PyPI.
func (b *build) indexURL() string { return cmp.Or(b.on.IndexURL, b.row.IndexURL) }

// wheelVersion is the version that its wheels carry, without local label.
func (b *build) wheelVersion() string {
	if b.row.WheelVersion != "" {
		return b.row.WheelVersion
	}
	return b.release.Version
}

// withoutSpareCPU leaves out the CPU builds of a release that has a GPU build
// on the same platform.
func withoutSpareCPU(builds []build) []build {
	return slices.DeleteFunc(builds, func(b build) bool {
		return b.cpu() && slices.ContainsFunc(builds, func(o build) bool { return !o.cpu() && o.on.Platform == b.on.Platform })
	})
}

// wanted narrows the builds of a framework down.
type wanted struct {
	platforms  []string
	narrow     bool   // leave out releases that the user's version rules out
	jetson     bool   // builds for Jetson boards are candidates
	cpu        bool   // builds without GPU code are candidates
	wheelsOnly bool   // of builds that leave CUDA to the system, none are
	beside     bool   // of those, the ones whose release has wheels for the same CUDA are not, since another framework stands beside
	driverCUDA string // the CUDA of the oldest given driver
}

// wanted says which builds are candidates. A target that names GPUs has no
// use for CPU builds, unless it asks for one: then the conflict says so.
func (s *scene) wanted(fa *frameworkAsk, platforms []string) wanted {
	return wanted{platforms: platforms, narrow: s.narrow(), jetson: s.ask.anyJetson(), cpu: fa.cpuOnly() || len(s.ask.gpus) == 0 && s.size != wheelScene, driverCUDA: s.driverCUDA(),
		wheelsOnly: s.size == wheelScene && !s.othersBring(fa.name) && !s.ask.anyJetson(), beside: len(s.ask.frameworks) > 1}
}

// hasWheels reports whether wheels bring CUDA for any build of the framework.
func (fa *frameworkAsk) hasWheels() bool {
	for i := range fa.releases {
		for j := range fa.releases[i].Builds {
			for k := range fa.releases[i].Builds[j].Platforms {
				if d := fa.releases[i].Builds[j].Platforms[k].Delivery; d == matrices.DeliveryWheels || d == matrices.DeliveryBundled {
					return true
				}
			}
		}
	}
	return false
}

// kind reports whether a variant is of a kind that can be a candidate: builds
// for other makers' GPUs never are.
func (w *wanted) kind(row *matrices.Build) bool {
	if isCPU(row) {
		return w.cpu
	}
	if len(row.JetPack) > 0 && !w.jetson {
		return false
	}
	return row.CUDA != "" || row.Variant == "gpu"
}

// hasWheelsFor reports whether a release has a build for the same CUDA major
// whose wheels bring CUDA.
func hasWheelsFor(release *matrices.FrameworkRelease, row *matrices.Build, platform string) bool {
	return slices.ContainsFunc(release.Builds, func(other matrices.Build) bool {
		return other.Broken == "" && !isCPU(&other) && major(other.CUDA) == major(row.CUDA) && slices.ContainsFunc(other.Platforms, func(p matrices.PlatformBuild) bool {
			return p.Platform == platform && p.Delivery != matrices.DeliverySystem
		})
	})
}

// isCPU reports whether a variant is for the CPU alone.
func isCPU(row *matrices.Build) bool { return row.Variant == "cpu" }

// buildsKey says what a list of builds follows from.
type buildsKey struct {
	framework, alias, platforms, driverCUDA          string
	narrow, jetson, cpu, wheelsOnly, beside, cpuOnly bool
	version, pinned                                  string // as far as they matter
}

// buildsOf is listBuilds with a memory.
func (f *facts) buildsOf(fa *frameworkAsk, w wanted) ([]build, identity) {
	if fa.assumed != nil {
		return listBuilds(fa, w), nil // of a release that only this target has
	}
	key := buildsKey{framework: fa.name, alias: fa.alias, platforms: joinNul(w.platforms), driverCUDA: w.driverCUDA,
		narrow: w.narrow, jetson: w.jetson, cpu: w.cpu, wheelsOnly: w.wheelsOnly, beside: w.beside, cpuOnly: fa.cpuOnly(),
		version: fa.decides(fa.version, w.narrow), pinned: fa.decides(fa.pinned, false)}
	list := kept(f.shelf, key, func(list []build) int { return entryBytes + buildBytes*len(list) }, func() []build { return listBuilds(fa, w) })
	if len(list) == 0 {
		return nil, nil
	}
	return list, &list[0]
}

// decides gives the specifier's text where it decides which releases are
// candidates: all of it in a narrow scene, else only as far as it names a
// release that is none unless named.
func (fa *frameworkAsk) decides(v *specifierAsk, narrow bool) string {
	if v == nil {
		return ""
	}
	if narrow {
		return v.spec.text
	}
	if v.spec.exact == "" {
		return ""
	}
	for i := range fa.releases {
		if r := &fa.releases[i]; mustBeNamed(r) && v.spec.allows(r.Version) {
			return v.spec.text
		}
	}
	return ""
}

// listBuilds gives the builds of the asked framework on the platforms, the
// preferred ones first: newest release, GPU before CPU, stable channel before
// experimental (what plain pip gives counts as stable), a CUDA that the given drivers know in full, what plain pip
// gives, newest CUDA.
//
// When narrow is set, releases that the user's version rules out are left out,
// which changes no answer. Pre-releases and yanked releases are candidates
// only when the user names them.
func listBuilds(fa *frameworkAsk, w wanted) []build {
	var list []build
	for age := range fa.releases {
		release := &fa.releases[age]
		if !fa.wants(release, w.narrow) {
			continue
		}
		start, like := len(list), fa.likeOf(release)
		for j := range release.Builds {
			row := &release.Builds[j]
			if !w.kind(row) {
				continue
			}
			for k := range row.Platforms {
				if row.Platforms[k].Delivery == matrices.DeliverySystem && (w.wheelsOnly || w.beside && hasWheelsFor(release, row, row.Platforms[k].Platform)) {
					continue
				}
				if slices.Contains(w.platforms, row.Platforms[k].Platform) {
					b := newBuild(release, row, &row.Platforms[k], age)
					b.like = like
					if fa.rows != nil {
						b.alone, b.jit = fa.rows[age], fa.jit
					}
					list = append(list, b)
				}
			}
		}
		if !fa.cpuOnly() {
			list = append(list[:start], withoutSpareCPU(list[start:])...)
		}
		slices.SortStableFunc(list[start:], func(a, b build) int { return compareBuilds(&a, &b, w.driverCUDA) })
	}
	return list
}

func (fa *frameworkAsk) wants(release *matrices.FrameworkRelease, narrow bool) bool {
	if fa.names(release.Version) || fa.namesEarly(release) {
		return true
	}
	if mustBeNamed(release) {
		return false
	}
	return !narrow || fa.version == nil || fa.version.spec.allows(release.Version)
}

// mustBeNamed reports whether a release is taken only where the target names
// it.
func mustBeNamed(r *matrices.FrameworkRelease) bool {
	return r.Yanked != "" || r.Prerelease || isPreRelease(r.Version)
}

// namesEarly reports whether the user names the minor of a release of the time
// when its makers called all of theirs betas: PyTorch before 1.0.
func (fa *frameworkAsk) namesEarly(release *matrices.FrameworkRelease) bool {
	v := fa.version
	return release.Prerelease && !isPreRelease(release.Version) && v != nil && v.spec.under != "" && v.spec.allows(release.Version)
}

// names reports whether the user names the very version, by asking for it or
// by asking why not.
func (fa *frameworkAsk) names(version string) bool {
	for _, v := range []*specifierAsk{fa.version, fa.pinned} {
		if v != nil && v.spec.exact != "" && v.spec.allows(version) {
			return true
		}
	}
	return false
}

// compareBuilds orders the builds of one release.
func compareBuilds(a, b *build, driverCUDA string) int {
	for _, key := range []func(*build) bool{
		(*build).cpu,
		func(b *build) bool { return b.row.Broken != "" },
		func(b *build) bool { return (b.row.Channel == "experimental" && !b.isPyPI) || b.on.Experimental },
		(*build).system,
		(*build).noIndex,
		func(b *build) bool { return driverCUDA != "" && !fullyKnown(b.cuda, driverCUDA) },
		func(b *build) bool { return !b.isPyPI },
	} {
		if x, y := key(a), key(b); x != y {
			if y {
				return -1
			}
			return 1
		}
	}
	if c := compareDotted(b.cuda, a.cuda); c != 0 {
		return c
	}
	return strings.Compare(a.on.Platform, b.on.Platform)
}

// fullyKnown reports whether a driver whose own CUDA is driverCUDA knows all
// of a CUDA of the same major: then nothing rests on minor-version
// compatibility. A CUDA of an older major is no gain over a newer minor.
func fullyKnown(cuda, driverCUDA string) bool {
	return major(cuda) == major(driverCUDA) && compareDotted(minor(cuda), driverCUDA) <= 0
}
