package matrices

import (
	"cmp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
)

// MeasuredWheel is what was read off a wheel of a framework on the default index, for one
// platform. Rows are written by "envsolve matrices harvest" and by nobody's hand. They
// fill the cells of builds whose GPU code is not typed in, and lint holds them against
// those that are. Its fact reference is measured/PACKAGE:VERSION:PLATFORM.
type MeasuredWheel struct {
	Package  string   `hcl:"package,label" check:"id"`     // as on the index: torch, cupy-cuda12x
	Version  string   `hcl:"version,label" check:"pep440"` // of the wheel
	Platform string   `hcl:"platform,label" check:"platform"`
	SM       []string `hcl:"sm" check:"sm"`  // cubins that its own libraries have throughout
	PTX      []string `hcl:"ptx" check:"sm"` // the same of PTX
	// further targets, of single kernels: 8.9, 12.0+PTX
	Some  []string `hcl:"some"`
	Glibc string   `hcl:"glibc" check:"version"` // highest symbol version that they need
	// the runtime of CUDA, cuBLAS, cuDNN, NCCL and NVRTC that they load: libcudart.so.13
	Loads   []string `hcl:"loads"`
	Bundles []string `hcl:"bundles"` // those of them that are in the wheel
	// Absent says that the index had no such wheel when it was looked for
	Absent bool `hcl:"absent"`
	Evidence
}

// MeasuredWheels returns what was read off wheels of frameworks.
func (s *Set) MeasuredWheels() []MeasuredWheel { return rows[MeasuredWheel](s, "measured") }

// CUDAMajor returns the major of the CUDA whose runtime the libraries load, or where they
// have that inside, whose cuBLAS; empty where none does so by its name, or several.
func (m *MeasuredWheel) CUDAMajor() string {
	return cmp.Or(m.major("libcudart.so."), m.major("libcublas.so."))
}

// OwnCode reports whether all GPU code is of the libraries themselves. Where they do not
// load cuBLAS by name, libraries of CUDA can be linked into them, with code for more GPUs.
func (m *MeasuredWheel) OwnCode() bool { return m.major("libcublas.so.") != "" }

// CUDNNMajor returns the major of the cuDNN that they load; empty as for CUDAMajor.
func (m *MeasuredWheel) CUDNNMajor() string { return m.major("libcudnn.so.") }

func (m *MeasuredWheel) major(prefix string) string { return MajorIn(m.Loads, prefix) }

// MajorIn returns the one major among names of libraries that begin with a prefix:
// libcudart.so.; empty for none and for several.
func MajorIn(names []string, prefix string) string {
	found := ""
	for _, name := range names {
		v, ok := strings.CutPrefix(name, prefix)
		if !ok || !version.IsDotted(v) {
			continue
		}
		major := version.Major(v)
		if found != "" && found != major {
			return ""
		}
		found = major
	}
	return found
}

// OnIndex reports whether the wheels of a build for a platform are those that the default
// index has under its name.
func (r *FrameworkRelease) OnIndex(b *Build, on *PlatformBuild) bool {
	switch {
	case b.CUDA == "" || len(b.Requires) > 0: // another package has the code
		return false
	case slices.Contains(b.PyPIDefault, on.Platform):
		return true
	}
	return b.IndexURL == "" && on.IndexURL == "" && (b.IndexKind == "" || b.IndexKind == "pypi")
}

// Elsewhere returns where the wheels of a build are that are not on the default index: the
// address of an index or of a page of links; "a feed" for what has no address.
func (r *FrameworkRelease) Elsewhere(b *Build, on *PlatformBuild) string {
	if r.OnIndex(b, on) {
		return ""
	}
	return cmp.Or(on.IndexURL, b.IndexURL, "a feed")
}

// WheelOf returns the package and the version of the wheel that has the code of a build
// on a platform.
func (r *FrameworkRelease) WheelOf(b *Build, on *PlatformBuild) (pkg, ver string) {
	return b.Wheel(on, r.Package, r.Version)
}

// Wheel returns the package and the version of a build's wheel for a platform, without
// local label; pkg and ver are those of its release.
func (b *Build) Wheel(on *PlatformBuild, pkg, ver string) (string, string) {
	return cmp.Or(on.Package, b.Package, pkg), cmp.Or(b.WheelVersion, ver)
}

// Floor returns the C library that a build of the release needs on a platform; empty where
// nothing says.
func (r *FrameworkRelease) Floor(on *PlatformBuild) string {
	return on.Floor(r.MinGlibc, r.MinGlibcArm)
}

// Floor returns the C library that a build needs on a platform, whose release needs glibc,
// and arm on linux/arm64 where that is not empty; empty where nothing says.
func (on *PlatformBuild) Floor(glibc, arm string) string {
	switch {
	case !strings.HasPrefix(on.Platform, "linux/"):
		return ""
	case on.Platform == "linux/arm64":
		return cmp.Or(on.MinGlibc, arm, glibc)
	}
	return cmp.Or(on.MinGlibc, glibc)
}

// Wheels are measured wheels, by package, version and platform.
type Wheels map[[3]string]*MeasuredWheel

// WheelsOf indexes measurements.
func WheelsOf(list []MeasuredWheel) Wheels {
	wheels := Wheels{}
	for i := range list {
		wheels[[3]string{list[i].Package, list[i].Version, list[i].Platform}] = &list[i]
	}
	return wheels
}

// Of returns what was measured of a build on a platform; nil for nothing.
func (w Wheels) Of(r *FrameworkRelease, b *Build, on *PlatformBuild) *MeasuredWheel {
	if !r.OnIndex(b, on) {
		return nil
	}
	pkg, ver := r.WheelOf(b, on)
	return w[[3]string{pkg, ver, on.Platform}]
}

// Fill returns releases of a framework with what was measured of builds whose GPU code is
// not known or whose wheels are gone, and the wheel among their sources. What it changes is
// copied before. Of a framework that compiles its kernels when they are used, what lies in
// the wheels is the code of single functions: it is left out.
func (w Wheels) Fill(info *FrameworkInfo, releases []FrameworkRelease) []FrameworkRelease {
	copied, kernels := false, info == nil || !info.RunTimeKernels
	for i := range releases {
		builds, changed := w.fillBuilds(&releases[i], kernels)
		if !changed {
			continue
		}
		if !copied {
			releases, copied = slices.Clone(releases), true
		}
		releases[i].Builds = builds
	}
	return releases
}

func (w Wheels) fillBuilds(r *FrameworkRelease, kernels bool) (builds []Build, changed bool) {
	builds = slices.Clone(r.Builds)
	for i := range builds {
		b := &builds[i]
		for j := range b.Platforms {
			on := b.Platforms[j]
			m := w.Of(r, b, &on)
			if m == nil || !m.Absent && (on.KernelsKnown || !kernels) {
				continue
			}
			if on.Gone = m.Absent; !m.Absent {
				on.SM, on.KernelsKnown, on.PTX, on.PTXKnown = m.SM, true, m.PTX, true
			}
			b.Platforms = slices.Clone(b.Platforms)
			b.Platforms[j] = on
			b.Sources, changed = cited(b.Sources, m.Sources), true
		}
	}
	return builds, changed
}

// cited returns citations with further ones, each once.
func cited(have, more []string) []string {
	have = slices.Clone(have)
	for _, c := range more {
		if !slices.Contains(have, c) {
			have = append(have, c)
		}
	}
	return have
}

// OpenBuild is a build whose GPU code on a platform nobody has established.
type OpenBuild struct {
	Ref      string // pytorch/2.13.0+cu129
	Platform string
	Package  string // that installs it
	Version  string // of its wheel
	From     string // where its wheels are, if not on the default index, see Elsewhere
	Gone     bool   // it should be on the default index, and was not there
}

// OpenBuilds returns the builds for GPUs whose code is not established, newest first
// within each framework; none of frameworks that compile their kernels when they are used.
func (s *Set) OpenBuilds() []OpenBuild {
	var list []OpenBuild
	wheels := WheelsOf(s.MeasuredWheels())
	for _, f := range s.FrameworkInfos() {
		if f.RunTimeKernels {
			continue
		}
		releases := s.Frameworks(f.ID)
		for i := range releases {
			list = append(list, releases[i].open(wheels)...)
		}
	}
	return list
}

func (r *FrameworkRelease) open(wheels Wheels) (list []OpenBuild) {
	for i := range r.Builds {
		b := &r.Builds[i]
		for j := range b.Platforms {
			on := &b.Platforms[j]
			if b.CUDA == "" || on.KernelsKnown {
				continue
			}
			o := OpenBuild{Ref: r.Framework + "/" + r.Version + "+" + b.Variant, Platform: on.Platform}
			o.Package, o.Version = r.WheelOf(b, on)
			o.From = r.Elsewhere(b, on)
			if m := wheels.Of(r, b, on); m != nil {
				o.Gone = m.Absent
			}
			list = append(list, o)
		}
	}
	return list
}
