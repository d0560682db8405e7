package candidate

import (
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
)

// Compatibility says which versions of a part (CUDA, cuDNN, NCCL) a build goes with:
// the one that it brings or pins, or a range where the facts give one.
type Compatibility struct {
	Made string // the version it was made for; empty when it has none
	Spec string // PEP 440 range that it accepts at run time; empty when made is the only one
	Any  bool   // it has no use for the part, and does not mind one
}

// Key tells what builds accept apart.
func (a Compatibility) Key() string {
	if a.Spec == "" && !a.Any {
		return a.Made
	}
	return a.Made + "|" + a.Spec + "|" + strconv.FormatBool(a.Any)
}

// Ranges reads the ranges of the tables, over and over the same ones.
type Ranges interface {
	Specifier(text string) version.Specifier
}

// Allows reports whether the build goes with a version; "" stands for none.
// A made version may be written short: 12 takes in 12.4.1.
func (a Compatibility) Allows(ranges Ranges, ver string) bool {
	if a.Any {
		return true
	}
	if a.Spec != "" && ver != "" {
		return ranges.Specifier(a.Spec).Allows(ver)
	}
	return ver == a.Made || a.Spec == "" && a.Made != "" && ver != "" && version.Parts(a.Made) < 2 &&
		version.StartsWith(ver, a.Made)
}

// AcceptsCUDA says which CUDA the build runs with. Wheels bring the one that
// they were made for, unless their pins are ranges and something else in the
// stack decides.
func (b *Build) AcceptsCUDA(open bool) Compatibility {
	a := Compatibility{Made: b.CUDA, Spec: b.Row.CUDASpec}
	switch {
	case b.System() && a.Spec == "" && a.Made != "":
		a.Spec = "==" + b.Row.CUDA + ".*"
	case !b.System() && (!open || b.pinned("cuda-runtime")) && version.Parts(a.Made) > 1:
		a.Spec = ""
	case !b.System() && open && a.Spec == "" && b.ranged("cuda-runtime"):
		n, _ := version.NextNumber(a.Made)
		a.Spec = ">=" + b.Row.CUDA + ",<" + strconv.Itoa(n+1)
	}
	return a
}

// AcceptsCUDNN says which cuDNN the build runs with: what it bundles or pins,
// or a range of the same major from the one it was made for. Wheels that pin
// another one than they were compiled with bring the one that they pin.
func (b *Build) AcceptsCUDNN() Compatibility {
	a := Compatibility{Made: b.CUDNN, Spec: b.Row.CUDNNSpec}
	if b.On.Delivery == matrices.DeliveryBundled || b.pinned("cudnn") {
		if brought, exact := version.Exactly(a.Spec); exact {
			a.Made = brought
		}
		a.Spec = ""
	}
	return a
}

func (b *Build) AcceptsNCCL() Compatibility {
	a := Compatibility{Made: b.nccl, Spec: b.Row.NCCLSpec}
	if b.Windows() {
		return Compatibility{}
	}
	if b.System() || b.On.Delivery == matrices.DeliveryBundled || b.pinned("nccl") {
		a.Spec = ""
	}
	return a
}

// pinned reports whether the wheels pin an nvidia package to one version.
func (b *Build) pinned(name string) bool {
	for pkg, pin := range b.Row.Pins {
		if strings.HasPrefix(pkg, "nvidia-"+name) || pkg == "cuda-toolkit" && name == "cuda-runtime" {
			return version.IsDotted(strings.TrimPrefix(pin, "=="))
		}
	}
	return false
}

// ranged reports whether the wheels take a range of an nvidia package.
func (b *Build) ranged(name string) bool {
	for pkg := range b.Row.Pins {
		if strings.HasPrefix(pkg, "nvidia-"+name) {
			return !b.pinned(name)
		}
	}
	return false
}

// OpenCUDNN lists the cuDNN releases that a build with a range may meet: those
// with wheels for its CUDA, or those of any kind for a system.
func OpenCUDNN(f *facts.Facts, ranges Ranges, b *Build, a Compatibility) []string {
	var list []string
	rows := f.CUDNNReleases()
	for i := range rows {
		r := &rows[i]
		if strings.HasPrefix(r.Status, "yanked") || r.Status == "preview" || strings.Contains(r.Status, "candidate") ||
			!a.Allows(ranges, r.Version) {
			continue
		}
		if !slices.Contains(r.CUDAMajors, version.Major(b.CUDA)) {
			continue
		}
		if b.System() || facts.CUDNNWheel(r, b.CUDA) != "" {
			list = append(list, r.Version)
		}
	}
	return list
}

// OpenNCCL lists the NCCL releases with wheels for a build's CUDA.
func OpenNCCL(f *facts.Facts, ranges Ranges, b *Build, a Compatibility) []string {
	var list []string
	rows := f.NCCLReleases()
	for i := range rows {
		if len(rows[i].Wheels[facts.WheelTag(b.CUDA)]) > 0 && a.Allows(ranges, rows[i].Version) {
			list = append(list, rows[i].Version)
		}
	}
	return list
}

// OnAny reports whether an image is for one of the platforms; one whose
// platforms are not known is taken to be for Intel and Arm servers alike, as
// all of its time are.
func OnAny(has, platforms []string) bool {
	return len(has) == 0 || slices.ContainsFunc(platforms, func(p string) bool { return slices.Contains(has, p) })
}
