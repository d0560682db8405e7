package candidate

import (
	"cmp"
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

// Read returns the compatibility with its range taken apart, to ask about many
// versions.
func (a Compatibility) Read(ranges Ranges) Accepted {
	if a.Spec == "" {
		return Accepted{Compatibility: a}
	}
	return Accepted{a, ranges.Specifier(a.Spec)}
}

// Accepted is what a build accepts of a part, with its range taken apart.
type Accepted struct {
	Compatibility
	spec version.Specifier
}

// Allows reports whether the build goes with a version; "" stands for none.
// A made version may be written short: 12 takes in 12.4.1.
func (a *Accepted) Allows(ver string) bool {
	if a.Any {
		return true
	}
	if a.Spec != "" && ver != "" {
		return a.spec.Allows(ver)
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
	case !b.System() && (!open || max(b.pins.runtime, b.pins.toolkit) == exactly) && version.Parts(a.Made) > 1:
		a.Spec = ""
	case !b.System() && open && a.Spec == "" && b.pins.runtime == ranged:
		a.Spec = b.majorFrom(a.Made)
	}
	return a
}

// AcceptsCUDABeside says which CUDA the build runs with beside another framework, or
// where the user names one. Wheels that take any toolkit of a major take that one; by
// themselves alone they bring the newest.
func (b *Build) AcceptsCUDABeside() Compatibility {
	a := b.AcceptsCUDA(true)
	if !b.System() && b.pins.toolkit == ranged {
		a.Spec = cmp.Or(b.withoutWheels(), b.majorFrom(a.Made))
	}
	return a
}

// withoutWheels is the range of CUDA that the same package takes where it is installed
// without NVIDIA's wheels; empty where the facts give none.
func (b *Build) withoutWheels() string {
	for i := range b.Release.Builds {
		row := &b.Release.Builds[i]
		if row.Package == b.Row.Package && row.CUDA == b.Row.CUDA && row.Variant != b.Row.Variant && row.CUDASpec != "" {
			return row.CUDASpec
		}
	}
	return ""
}

// majorFrom is the range of the releases of CUDA's major from the one on that a build was made for.
func (b *Build) majorFrom(made string) string {
	n, _ := version.NextNumber(made)
	return ">=" + b.Row.CUDA + ",<" + strconv.Itoa(n+1)
}

// AcceptsCUDNN says which cuDNN the build runs with: what it bundles or pins,
// or a range of the same major from the one it was made for. Wheels that pin
// another one than they were compiled with bring the one that they pin.
func (b *Build) AcceptsCUDNN() Compatibility {
	a := Compatibility{Made: b.CUDNN, Spec: b.Row.CUDNNSpec}
	if b.On.Delivery == matrices.DeliveryBundled || b.pins.cudnn == exactly {
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
	if b.System() || b.On.Delivery == matrices.DeliveryBundled || b.pins.nccl == exactly {
		a.Spec = ""
	}
	return a
}

// pin is how wheels ask for an nvidia package.
type pin uint8

const (
	unpinned pin = iota // not at all
	ranged              // by a range
	exactly             // by one version
)

// pins is how the wheels of a build ask for the packages that bring the parts
// of a stack. It is read once for each build.
type pins struct {
	runtime pin // of CUDA
	cudnn   pin
	nccl    pin
	toolkit pin // cuda-toolkit, which brings the runtime under another name
}

func readPins(row *matrices.Build) pins {
	var p pins
	for pkg, text := range row.Pins {
		of := p.of(pkg)
		switch {
		case of == nil:
		case version.IsDotted(strings.TrimPrefix(text, "==")):
			*of = exactly
		default:
			*of = max(*of, ranged)
		}
	}
	return p
}

// of returns the entry of a package; nil for one that brings no part.
func (p *pins) of(pkg string) *pin {
	if pkg == "cuda-toolkit" {
		return &p.toolkit
	}
	name, ok := strings.CutPrefix(pkg, "nvidia-")
	switch {
	case !ok:
		return nil
	case strings.HasPrefix(name, "cuda-runtime"):
		return &p.runtime
	case strings.HasPrefix(name, "cudnn"):
		return &p.cudnn
	case strings.HasPrefix(name, "nccl"):
		return &p.nccl
	}
	return nil
}

// OpenCUDNN lists the cuDNN releases that a build with a range may meet: those
// with wheels for its CUDA, or those of any kind for a system.
func OpenCUDNN(f *facts.Facts, ranges Ranges, b *Build, a Compatibility) []string {
	var list []string
	accepted, major := a.Read(ranges), version.Major(b.CUDA)
	rows := f.CUDNNReleases()
	for i := range rows {
		r := &rows[i]
		if strings.HasPrefix(r.Status, "yanked") || r.Status == "preview" || strings.Contains(r.Status, "candidate") ||
			!accepted.Allows(r.Version) {
			continue
		}
		if !slices.Contains(r.CUDAMajors, major) {
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
	accepted, tag := a.Read(ranges), facts.WheelTag(b.CUDA)
	rows := f.NCCLReleases()
	for i := range rows {
		if len(rows[i].Wheels[tag]) > 0 && accepted.Allows(rows[i].Version) {
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
