package candidate

import (
	"cmp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
)

// Build is a candidate of a framework: one release, built for one CUDA, on one
// platform. It is an artefact, not a version, and carries all that the
// artefact does.
type Build struct {
	Traits  *facts.Traits // what holds for every release of its framework
	Release *facts.Release
	Row     *matrices.Build
	On      *matrices.PlatformBuild
	Age     int // 0 for the newest release that the facts know
	CUDA    string
	CUDNN   string
	nccl    string
	pins    pins     // of the packages that bring CUDA, cuDNN and NCCL
	IsPyPI  bool     // what plain pip gives on the platform
	ByLabel bool     // the target names it by its label, and so the file of its makers' index
	Pythons []string // minors with wheels
}

// NewBuild returns a candidate of a framework: a row of one of its releases on a
// platform. Age is the place of the release, 0 for the newest.
func NewBuild(traits *facts.Traits, release *facts.Release, row *matrices.Build, on *matrices.PlatformBuild,
	age int) Build {
	b := Build{Traits: traits, Release: release, Row: row, On: on, Age: age, CUDA: cmp.Or(row.CUDAFull, row.CUDA),
		CUDNN: cmp.Or(on.CUDNN, row.CUDNN), nccl: row.NCCL, pins: readPins(row),
		IsPyPI: slices.Contains(row.PyPIDefault, on.Platform)}
	if b.Windows() {
		b.nccl = "" // there is no NCCL on Windows
	}
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

// CPU reports whether the build has no GPU code at all.
func (b *Build) CPU() bool { return facts.IsCPU(b.Row) }

// Windows reports whether the build is for Windows.
func (b *Build) Windows() bool { return b.On.Platform == facts.WindowsAMD64 }

// Jetson reports whether the build is for Jetson boards alone.
func (b *Build) Jetson() bool { return len(b.Row.JetPack) > 0 }

// System reports whether the build expects CUDA on the system.
func (b *Build) System() bool { return b.On.Delivery == matrices.DeliverySystem }

// PathWheels returns the libraries that the build takes from NVIDIA's wheels along the
// loader's path; none of one that finds its own, or takes them from the system.
func (b *Build) PathWheels() []string {
	if !alongPath(b.Traits, b.On) {
		return nil
	}
	return b.OpensOfWheels()
}

// OpensOfWheels lists the libraries that the build opens by their names, as NVIDIA's wheels are named
// that bring them; empty where the facts do not say.
func (b *Build) OpensOfWheels() []string {
	return slices.DeleteFunc(slices.Clone(b.Traits.PathWheels), func(library string) bool {
		return library == "cudnn" && b.CUDNN == ""
	})
}

// OpensNoCUDNN reports whether the build is known to open no cuDNN, where other releases of its
// makers do: one in an environment is nothing to it.
func (b *Build) OpensNoCUDNN() bool {
	return b.CUDNN == "" && slices.Contains(b.Traits.PathWheels, "cudnn")
}

// alongPath reports whether a build takes libraries from NVIDIA's wheels along the loader's
// path. The same wheels of its makers take them from a system.
func alongPath(traits *facts.Traits, on *matrices.PlatformBuild) bool {
	return len(traits.PathWheels) > 0 && on.Delivery == matrices.DeliveryWheels
}

// Label is how sentences name the build: 2.5.1+cu124.
func (b *Build) Label() string { return b.Release.Version + "+" + b.Row.Variant }

// Ref is the build's fact reference, with the cell; without one for the row.
func (b *Build) Ref(cell string) string { return b.Release.BuildRef(b.Row.Variant, cell) }

// KernelRef is the fact that lists the build's GPU code, or the build where
// none does.
func (b *Build) KernelRef() string {
	if !b.On.KernelsKnown || b.CPU() {
		return b.Ref("")
	}
	return b.Ref("sm")
}

// ReleaseRef is the fact reference of the build's release.
func (b *Build) ReleaseRef(cell string) string { return b.Release.Ref(cell) }

// Pkg is the Python package that installs the build.
func (b *Build) Pkg() string {
	pkg, _ := b.Row.Wheel(b.On, b.Release.Package, b.Release.Version)
	return pkg
}

// NoIndex reports whether the facts name no index that has the wheels: some
// makers keep feeds of their own.
func (b *Build) NoIndex() bool { return b.Row.IndexKind == "feed" && b.IndexURL() == "" }

// WithoutIndex says of a build that no index has what is to be done about its wheel:
// where its makers have it, if the facts of what is known to fail in it say so.
func (b *Build) WithoutIndex() string {
	name := b.Pkg() + " " + b.WheelVersion() + " for " + b.Row.Variant
	faults, _ := b.Faults()
	for _, fault := range faults {
		if strings.Contains(fault, "://") && strings.Contains(fault, ".whl") {
			return name + ": " + fault
		}
	}
	return name + " is on no index: take the wheel from its makers"
}

// IndexURL is the index, or the page of links, that has the wheels for the
// build's platform; empty for those of PyPI.
func (b *Build) IndexURL() string { return cmp.Or(b.On.IndexURL, b.Row.IndexURL) }

// WheelVersion is the version that its wheels carry, without local label.
func (b *Build) WheelVersion() string {
	_, ver := b.Row.Wheel(b.On, b.Release.Package, b.Release.Version)
	return ver
}

// OldestCUDA is the CUDA whose file names a build opens: the one that it was
// made for, or the oldest that it takes where that is known by its major alone,
// as of cupy-cuda11x, which starts with 11.2.
func (b *Build) OldestCUDA() string {
	if version.Parts(b.CUDA) > 1 {
		return b.CUDA
	}
	if spec, err := version.ParseSpecifier(b.Row.CUDASpec); err == nil && spec.Low() != "" {
		return spec.Low()
	}
	return b.CUDA
}

// DriverFloor is the driver that the framework's own documents ask for.
func (b *Build) DriverFloor() facts.Cited {
	if b.Row.MinDriver == "" || b.Windows() {
		return facts.Cited{}
	}
	return facts.Cited{Value: b.Row.MinDriver, Fact: b.Ref("min-driver")}
}

// Faults returns what is known to fail in a build, and the fact that says so.
func (b *Build) Faults() (list []string, ref string) {
	if len(b.On.Faults) > 0 {
		return b.On.Faults, b.Ref("faults")
	}
	return b.Row.Faults, b.Ref("faults")
}

// MinGlibc is the C library that a build needs; empty when it needs none or
// the facts do not say.
func (b *Build) MinGlibc() string {
	return b.On.Floor(b.Release.MinGlibc, b.Release.MinGlibcArm)
}

// GlibcRef is the fact that gives the build's C library.
func (b *Build) GlibcRef() string {
	switch {
	case b.On.MinGlibc != "":
		return b.Ref("")
	case b.On.Platform == facts.LinuxARM64 && b.Release.MinGlibcArm != "":
		return b.ReleaseRef("min-glibc-arm64")
	default:
		return b.ReleaseRef("min-glibc")
	}
}

// Elsewhere returns a build of a release that the default index does not have and whose version
// does not tell it from the one that it has; nil for all others.
func Elsewhere(t *facts.Traits, r *facts.Release, variant, platform string) *Build {
	for i := range r.Builds {
		for j := range r.Builds[i].Platforms {
			row, on := &r.Builds[i], &r.Builds[i].Platforms[j]
			if row.Variant != variant || on.Platform != platform {
				continue
			}
			if b := NewBuild(t, r, row, on, 0); b.NoIndex() || b.onOwnIndexUntold() {
				return &b
			}
		}
	}
	return nil
}

// onOwnIndexUntold reports whether an index of its makers has the build without a local label.
func (b *Build) onOwnIndexUntold() bool { return !b.IsPyPI && !b.FromPyPI() && b.LocalTag() == "" }

// AskedAlone reports whether the build's index must be asked alone: the default index has
// another build under the same name and version. A page of links, which stands beside that
// index, has builds whose versions tell them apart.
func (b *Build) AskedAlone() bool {
	if b.NoIndex() {
		return true // of what another index has under its version nothing is known
	}
	if !b.onOwnIndexUntold() || b.Row.IndexKind == "find-links" {
		return false
	}
	for i := range b.Release.Builds {
		for j := range b.Release.Builds[i].Platforms {
			row, on := &b.Release.Builds[i], &b.Release.Builds[i].Platforms[j]
			if on.Platform != b.On.Platform {
				continue
			}
			other := NewBuild(b.Traits, b.Release, row, on, b.Age)
			if other.IsPyPI && other.Pkg() == b.Pkg() && other.WheelVersion() == b.WheelVersion() {
				return true
			}
		}
	}
	return false
}
