package candidate

import (
	"cmp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
)

// Build is a candidate of a framework: one release, built for one CUDA, on one
// platform. It is an artefact, not a version, and carries all that the
// artefact does.
type Build struct {
	Info    *matrices.FrameworkInfo // what holds for every release of its framework
	Release *matrices.FrameworkRelease
	Row     *matrices.Build
	On      *matrices.PlatformBuild
	Age     int // 0 for the newest release that the facts know
	CUDA    string
	CUDNN   string
	nccl    string
	IsPyPI  bool                     // what plain pip gives on the platform
	Pythons []string                 // minors with wheels
	Alone   *matrices.PackageRelease // the row of a package that stands in a framework's place; nil for frameworks
	Like    string                   // the release of the facts that it is taken to be like; empty for itself
}

// CPU reports whether the build has no GPU code at all.
func (b *Build) CPU() bool { return facts.IsCPU(b.Row) }

func (b *Build) Windows() bool { return b.On.Platform == facts.WindowsAMD64 }

// Label is how sentences name the build: 2.5.1+cu124.
func (b *Build) Label() string { return b.Release.Version + "+" + b.Row.Variant }

// Ref is the build's fact reference, with the cell; without one for the row.
func (b *Build) Ref(cell string) string {
	if b.Alone != nil {
		return aloneRef(b.Alone, cell)
	}
	return cellRef(b.Release.Framework+"/"+b.citedVersion()+"+"+b.Row.Variant, cell)
}

// KernelRef is the fact that lists the build's GPU code, or the build where
// none does.
func (b *Build) KernelRef() string {
	if !b.On.KernelsKnown || b.CPU() {
		return b.Ref("")
	}
	return b.Ref("sm")
}

// ReleaseRef is the fact reference of the build's release.
func (b *Build) ReleaseRef(cell string) string {
	if b.Alone != nil {
		return aloneRef(b.Alone, cell)
	}
	return cellRef(b.Release.Framework+"/"+b.citedVersion(), cell)
}

// aloneRef is the fact reference of a package's release, with the cell where
// its row has that.
func aloneRef(r *matrices.PackageRelease, cell string) string {
	has := map[string]bool{"cuda": r.CUDA != "", "cudnn": r.CUDNN != "", "sm-min": r.SMMin != "",
		"python": len(r.Python) > 0}
	if !has[cell] {
		cell = ""
	}
	return cellRef(r.Package+"/"+r.Version, cell)
}

// citedVersion is the version under which the facts hold the build.
func (b *Build) citedVersion() string {
	if b.Like != "" {
		return b.Like
	}
	return b.Release.Version
}

func cellRef(row, cell string) string {
	if cell == "" {
		return row
	}
	return row + "#" + cell
}

// NewBuild returns a candidate of a framework: a row of one of its releases on a
// platform. Age is the place of the release, 0 for the newest.
func NewBuild(info *matrices.FrameworkInfo, release *matrices.FrameworkRelease, row *matrices.Build,
	on *matrices.PlatformBuild, age int) Build {
	b := Build{Info: info, Release: release, Row: row, On: on, Age: age, CUDA: row.CUDAFull, CUDNN: row.CUDNN,
		nccl: row.NCCL}
	if b.CUDA == "" {
		b.CUDA = row.CUDA
	}
	if on.CUDNN != "" {
		b.CUDNN = on.CUDNN
	}
	if b.Windows() {
		b.nccl = "" // there is no NCCL on Windows
	}
	b.IsPyPI = slices.Contains(row.PyPIDefault, on.Platform)
	switch {
	case len(on.Python) > 0:
		b.Pythons = on.Python
	case b.Windows() && len(release.PythonWindows) > 0:
		b.Pythons = release.PythonWindows
	default:
		b.Pythons = release.Python
	}
	return b
}

// Pkg is the Python package that installs the build.
func (b *Build) Pkg() string {
	return cmp.Or(b.On.Package, b.Row.Package, b.Release.Package)
}

// NoIndex reports whether the facts name no index that has the wheels: some
// makers keep feeds of their own.
func (b *Build) NoIndex() bool { return b.Row.IndexKind == "feed" && b.IndexURL() == "" }

// IndexURL is the index, or the page of links, that has the wheels for the
// build's platform; empty for those of PyPI.
func (b *Build) IndexURL() string { return cmp.Or(b.On.IndexURL, b.Row.IndexURL) }

// WheelVersion is the version that its wheels carry, without local label.
func (b *Build) WheelVersion() string {
	if b.Row.WheelVersion != "" {
		return b.Row.WheelVersion
	}
	return b.Release.Version
}

// withoutSpareCPU leaves out the CPU builds of a release that has a GPU build
// on the same platform.
func withoutSpareCPU(builds []Build) []Build {
	return slices.DeleteFunc(builds, func(b Build) bool {
		return b.CPU() && slices.ContainsFunc(builds,
			func(o Build) bool { return !o.CPU() && o.On.Platform == b.On.Platform })
	})
}

// Filter narrows the builds of a framework down.
type Filter struct {
	Platforms  []string
	Narrow     bool // leave out releases that the user's version rules out
	Jetson     bool // builds for Jetson boards are candidates
	CPU        bool // builds without GPU code are candidates
	WheelsOnly bool // of builds that leave CUDA to the system, none are
	// Beside leaves out, of those, the ones whose release has wheels for the same
	// CUDA, since another framework stands beside.
	Beside     bool
	DriverCUDA string // the CUDA of the oldest given driver
	// Existing keeps every build that an environment can have, those without GPU
	// code beside others too.
	Existing bool
}

// HasWheels reports whether wheels bring CUDA for any build of the framework.
func HasWheels(fa *query.Framework) bool {
	for i := range fa.Releases {
		for j := range fa.Releases[i].Builds {
			for k := range fa.Releases[i].Builds[j].Platforms {
				if d := fa.Releases[i].Builds[j].Platforms[k].Delivery; d == matrices.DeliveryWheels ||
					d == matrices.DeliveryBundled {
					return true
				}
			}
		}
	}
	return false
}

// kind reports whether a variant is of a kind that can be a candidate: builds
// for other makers' GPUs never are.
func (w *Filter) kind(row *matrices.Build) bool {
	if facts.IsCPU(row) {
		return w.CPU
	}
	if len(row.JetPack) > 0 && !w.Jetson {
		return false
	}
	return row.CUDA != "" || row.Variant == "gpu"
}

// hasWheelsFor reports whether a release has a build for the same CUDA major
// whose wheels bring CUDA.
func hasWheelsFor(release *matrices.FrameworkRelease, row *matrices.Build, platform string) bool {
	return slices.ContainsFunc(release.Builds, func(other matrices.Build) bool {
		return other.Broken == "" && !facts.IsCPU(&other) && version.Major(other.CUDA) == version.Major(row.CUDA) &&
			slices.ContainsFunc(other.Platforms, func(p matrices.PlatformBuild) bool {
				return p.Platform == platform && p.Delivery != matrices.DeliverySystem
			})
	})
}

// buildsKey says what a list of builds follows from.
type buildsKey struct {
	framework, alias, platforms, driverCUDA          string
	narrow, jetson, cpu, wheelsOnly, beside, cpuOnly bool
	existing                                         bool
	version, pinned                                  string // as far as they matter
}

// BuildsOf is listBuilds with a memory.
func BuildsOf(f *facts.Facts, fa *query.Framework, w Filter) ([]Build, facts.Identity) {
	if fa.Assumed != nil {
		return listBuilds(fa, w), nil // of a release that only this target has
	}
	key := buildsKey{framework: fa.Name, alias: fa.Alias, platforms: facts.JoinNul(w.Platforms), driverCUDA: w.DriverCUDA,
		narrow: w.Narrow, jetson: w.Jetson, cpu: w.CPU, wheelsOnly: w.WheelsOnly, beside: w.Beside, cpuOnly: fa.CPUOnly(), existing: w.Existing,
		version: decides(fa, fa.Version, w.Narrow), pinned: decides(fa, fa.Pinned, false)}
	if fa.Taken != nil && w.Narrow {
		return slices.DeleteFunc(listBuilds(fa, w), func(b Build) bool { return !fa.Taken.Has(b.Row) }), nil
	}
	list := facts.Cached(f.Cache, key, func(list []Build) int { return facts.EntryBytes + facts.BuildBytes*len(list) },
		func() []Build { return listBuilds(fa, w) })
	if len(list) == 0 {
		return nil, nil
	}
	return list, &list[0]
}

// decides returns the specifier's text where it decides which releases are
// candidates: all of it in a narrow model, else only as far as it names a
// release that is none unless named.
func decides(fa *query.Framework, v *query.Specifier, narrow bool) string {
	if v == nil {
		return ""
	}
	if narrow {
		return v.Spec.Text
	}
	if v.Spec.Exact == "" {
		return ""
	}
	for i := range fa.Releases {
		if r := &fa.Releases[i]; mustBeNamed(r) && v.Spec.Allows(r.Version) {
			return v.Spec.Text
		}
	}
	return ""
}

// listBuilds returns the builds of the asked framework on the platforms, the
// preferred ones first: newest release, GPU before CPU, stable channel before
// experimental (what plain pip gives counts as stable), a CUDA that the given drivers know in full, what plain pip
// gives, newest CUDA.
//
// When narrow is set, releases that the user's version rules out are left out,
// which changes no answer. Pre-releases and yanked releases are candidates
// only when the user names them.
func listBuilds(fa *query.Framework, w Filter) []Build {
	var list []Build
	for age := range fa.Releases {
		release := &fa.Releases[age]
		if !wants(fa, release, w.Narrow) {
			continue
		}
		start, like := len(list), fa.LikeOf(release)
		for j := range release.Builds {
			row := &release.Builds[j]
			if !w.kind(row) {
				continue
			}
			for k := range row.Platforms {
				if row.Platforms[k].Delivery == matrices.DeliverySystem &&
					(w.WheelsOnly || w.Beside && hasWheelsFor(release, row, row.Platforms[k].Platform)) {
					continue
				}
				if slices.Contains(w.Platforms, row.Platforms[k].Platform) {
					b := NewBuild(fa.Info, release, row, &row.Platforms[k], age)
					b.Like = like
					if fa.Rows != nil {
						b.Alone = fa.Rows[age]
					}
					list = append(list, b)
				}
			}
		}
		if !fa.CPUOnly() && !w.Existing {
			list = append(list[:start], withoutSpareCPU(list[start:])...)
		}
		slices.SortStableFunc(list[start:], func(a, b Build) int { return CompareBuilds(&a, &b, w.DriverCUDA) })
	}
	return list
}

func wants(fa *query.Framework, release *matrices.FrameworkRelease, narrow bool) bool {
	if names(fa, release.Version) || namesEarly(fa, release) {
		return true
	}
	if mustBeNamed(release) {
		return false
	}
	return !narrow || fa.Version == nil || fa.Version.Spec.Allows(release.Version)
}

// mustBeNamed reports whether a release is taken only where the target names
// it.
func mustBeNamed(r *matrices.FrameworkRelease) bool {
	return r.Yanked != "" || r.Prerelease || version.IsPreRelease(r.Version)
}

// namesEarly reports whether the user names the minor of a release of the time
// when its makers called all of theirs betas: PyTorch before 1.0.
func namesEarly(fa *query.Framework, release *matrices.FrameworkRelease) bool {
	v := fa.Version
	return release.Prerelease && !version.IsPreRelease(release.Version) && v != nil && v.Spec.Under != "" &&
		v.Spec.Allows(release.Version)
}

// names reports whether the user names the very version, by asking for it or
// by asking why not.
func names(fa *query.Framework, version string) bool {
	for _, v := range []*query.Specifier{fa.Version, fa.Pinned} {
		if v != nil && v.Spec.Exact != "" && v.Spec.Allows(version) {
			return true
		}
	}
	return false
}

// CompareBuilds orders the builds of one release.
func CompareBuilds(a, b *Build, driverCUDA string) int {
	for _, key := range []func(*Build) bool{
		(*Build).CPU,
		func(b *Build) bool { return b.Row.Broken != "" },
		func(b *Build) bool { return (b.Row.Channel == "experimental" && !b.IsPyPI) || b.On.Experimental },
		(*Build).System,
		(*Build).NoIndex,
		func(b *Build) bool { return driverCUDA != "" && !fullyKnown(b.CUDA, driverCUDA) },
		func(b *Build) bool { return !b.IsPyPI },
	} {
		if x, y := key(a), key(b); x != y {
			if y {
				return -1
			}
			return 1
		}
	}
	if c := version.Compare(b.CUDA, a.CUDA); c != 0 {
		return c
	}
	return strings.Compare(a.On.Platform, b.On.Platform)
}

// fullyKnown reports whether a driver whose own CUDA is driverCUDA knows all
// of a CUDA of the same major: then nothing rests on minor-version
// compatibility. A CUDA of an older major is no gain over a newer minor.
func fullyKnown(cuda, driverCUDA string) bool {
	return version.Major(cuda) == version.Major(driverCUDA) && version.Compare(version.Minor(cuda), driverCUDA) <= 0
}
