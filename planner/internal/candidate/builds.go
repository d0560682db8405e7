package candidate

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
)

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
	// code beside others too. Where libraries along the loader's path come from is no part
	// of a build there.
	Existing   bool
	SystemCUDA bool // the image is asked to hold CUDA, which what else comes along the loader's path would hide
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
// whose wheels bring CUDA, in every release that a build takes from the system.
func hasWheelsFor(release *facts.Release, row *matrices.Build, platform string) bool {
	return slices.ContainsFunc(release.Builds, func(other matrices.Build) bool {
		return other.Broken == "" && !facts.IsCPU(&other) && version.Major(other.CUDA) == version.Major(row.CUDA) &&
			(other.CUDASpec == "" || other.CUDASpec == row.CUDASpec) &&
			slices.ContainsFunc(other.Platforms, func(p matrices.PlatformBuild) bool {
				return p.Platform == platform && p.Delivery != matrices.DeliverySystem
			})
	})
}

// Key tells lists of builds apart by what they follow from.
type Key struct {
	framework, alias, platforms, driverCUDA          string
	narrow, jetson, cpu, wheelsOnly, beside, cpuOnly bool
	existing, systemCUDA                             bool
	version, pinned                                  string // as far as they matter
}

// KeyOf returns what the builds that a filter lets through follow from besides
// the facts; not ok where that is more of a target than others could share.
func KeyOf(framework *query.Package, w Filter) (key Key, ok bool) {
	if framework.Assumed != "" || framework.Taken != nil && w.Narrow && !framework.HasTable() {
		return Key{}, false // some of the builds, which an environment is said to have, are this query's own
	}
	return Key{framework: framework.Name, alias: framework.Asked, platforms: strings.Join(w.Platforms, " "),
		driverCUDA: w.DriverCUDA,
		narrow:     w.Narrow, jetson: w.Jetson, cpu: w.CPU, wheelsOnly: w.WheelsOnly, beside: w.Beside,
		cpuOnly: framework.CPUOnly(), existing: w.Existing, systemCUDA: w.SystemCUDA,
		version: decides(framework, framework.Version, w.Narrow || w.Existing && anyGone(framework)),
		pinned:  decides(framework, framework.Pinned, false)}, true
}

// decides returns the specifier's text where it decides which releases are
// candidates: all of it in a narrow model, else only as far as it names a
// release that is none unless named, or the minor of an early one.
func decides(framework *query.Package, v *query.Specifier, narrow bool) string {
	if v == nil {
		return ""
	}
	if narrow {
		return v.Spec.Text
	}
	for i := range framework.Releases {
		r := &framework.Releases[i]
		named := v.Spec.Exact != "" && r.MustBeNamed() && v.Spec.Allows(r.Version)
		if named || v == framework.Version && namesEarly(framework, r) {
			return v.Spec.Text
		}
	}
	return ""
}

// anyGone reports whether the wheel of some build of a framework is on no index any more.
func anyGone(framework *query.Package) bool {
	for i := range framework.Releases {
		builds := framework.Releases[i].Builds
		for j := range builds {
			for k := range builds[j].Platforms {
				if builds[j].Platforms[k].Gone {
					return true
				}
			}
		}
	}
	return false
}

// usualBuilds is about how many builds of a release are candidates.
const usualBuilds = 4

// Builds returns the builds of the asked framework on the platforms that a filter lets
// through, the preferred ones first: newest release, GPU before CPU, stable channel before
// experimental (what plain pip gives counts as stable), a CUDA that the given drivers know in full, what plain pip
// gives, newest CUDA.
//
// When narrow is set, releases that the user's version rules out are left out,
// which changes no answer. Pre-releases and yanked releases are candidates
// only when the user names them. Builds that are on no index any more are none
// where an environment is said to have other versions.
func Builds(framework *query.Package, w Filter) []Build {
	var list []Build
	if !w.Narrow {
		list = make([]Build, 0, usualBuilds*len(framework.Releases))
	}
	for age := range framework.Releases {
		release := &framework.Releases[age]
		if !wants(framework, release, w.Narrow) {
			continue
		}
		start := len(list)
		for j := range release.Builds {
			row := &release.Builds[j]
			if !w.kind(row) {
				continue
			}
			for k := range row.Platforms {
				if (w.Existing || w.SystemCUDA) && alongPath(framework.Traits, &row.Platforms[k]) {
					continue
				}
				if row.Platforms[k].Delivery == matrices.DeliverySystem &&
					(w.WheelsOnly || w.Beside && hasWheelsFor(release, row, row.Platforms[k].Platform)) {
					continue
				}
				if row.Platforms[k].Gone && w.Existing && framework.Version != nil &&
					!framework.Version.Spec.Allows(release.Version) {
					continue // an environment may have it, and cannot be given it
				}
				if slices.Contains(w.Platforms, row.Platforms[k].Platform) {
					list = append(list, NewBuild(framework.Traits, release, row, &row.Platforms[k], age))
				}
			}
		}
		if !framework.CPUOnly() && !w.Existing {
			list = append(list[:start], withoutSpareCPU(list[start:])...)
		}
		slices.SortStableFunc(list[start:], func(a, b Build) int { return CompareBuilds(&a, &b, w.DriverCUDA) })
	}
	return list
}

func wants(framework *query.Package, release *facts.Release, narrow bool) bool {
	if names(framework, release.Version) || namesEarly(framework, release) {
		return true
	}
	if release.MustBeNamed() {
		return false
	}
	return !narrow || framework.Version == nil || framework.Version.Spec.Allows(release.Version)
}

// namesEarly reports whether the user names the minor of a release of the time
// when its makers called all of theirs betas: PyTorch before 1.0.
func namesEarly(framework *query.Package, release *facts.Release) bool {
	v := framework.Version
	return release.Prerelease && !version.IsPreRelease(release.Version) && v != nil && v.Spec.Under != "" &&
		v.Spec.Allows(release.Version)
}

// names reports whether the user names the very version, by asking for it or
// by asking why not.
func names(framework *query.Package, version string) bool {
	for _, v := range []*query.Specifier{framework.Version, framework.Pinned} {
		if v != nil && v.Spec.Exact != "" && v.Spec.Allows(version) {
			return true
		}
	}
	return false
}

// CompareBuilds orders the builds of one release.
func CompareBuilds(a, b *Build, driverCUDA string) int {
	if c := a.drawbacks(driverCUDA) - b.drawbacks(driverCUDA); c != 0 {
		return c
	}
	if c := version.Compare(b.CUDA, a.CUDA); c != 0 {
		return c
	}
	return strings.Compare(a.On.Platform, b.On.Platform)
}

// drawbacks returns what puts a build behind others of its release, a bit each,
// the weightiest the highest.
func (b *Build) drawbacks(driverCUDA string) int {
	bits := 0
	for _, has := range [...]bool{
		b.CPU(),
		b.Row.Broken != "",
		b.Row.Channel == "experimental" && !b.IsPyPI || b.On.Experimental,
		b.System(),
		b.NoIndex(),
		driverCUDA != "" && !fullyKnown(b.CUDA, driverCUDA),
		!b.IsPyPI,
	} {
		bits <<= 1
		if has {
			bits |= 1
		}
	}
	return bits
}

// fullyKnown reports whether a driver whose own CUDA is driverCUDA knows all
// of a CUDA of the same major: then nothing rests on minor-version
// compatibility. A CUDA of an older major is no gain over a newer minor.
func fullyKnown(cuda, driverCUDA string) bool {
	return version.Major(cuda) == version.Major(driverCUDA) && version.Compare(version.Minor(cuda), driverCUDA) <= 0
}

// withoutSpareCPU leaves out the CPU builds of a release that has a GPU build
// on the same platform.
func withoutSpareCPU(builds []Build) []Build {
	return slices.DeleteFunc(builds, func(b Build) bool {
		return b.CPU() && slices.ContainsFunc(builds,
			func(o Build) bool { return !o.CPU() && o.On.Platform == b.On.Platform })
	})
}
