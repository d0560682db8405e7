package planner

import (
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// accept says which versions of a part (CUDA, cuDNN, NCCL) a build goes with:
// the one that it brings or pins, or a range where the facts give one.
type accept struct {
	made string // the version it was made for; empty when it has none
	spec string // PEP 440 range that it accepts at run time; empty when made is the only one
	any  bool   // it has no use for the part, and does not mind one
}

// allows reports whether the build goes with a version; "" stands for none.
// A made version may be written short: 12 takes in 12.4.1.
func (a accept) allows(f *facts, version string) bool {
	if a.any {
		return true
	}
	if a.spec != "" && version != "" {
		return f.spanOf(a.spec).allows(version)
	}
	return version == a.made || a.spec == "" && a.made != "" && version != "" && parts(a.made) < 2 && startsWith(version, a.made)
}

// system reports whether the build expects CUDA on the system.
func (b *build) system() bool { return b.on.Delivery == matrices.DeliverySystem }

// acceptsCUDA says which CUDA the build runs with. Wheels bring the one that
// they were made for, unless their pins are ranges and something else in the
// stack decides.
func (b *build) acceptsCUDA(open bool) accept {
	a := accept{made: b.cuda, spec: b.row.CUDASpec}
	switch {
	case b.system() && a.spec == "" && a.made != "":
		a.spec = "==" + b.row.CUDA + ".*"
	case !b.system() && (!open || b.pinned("cuda-runtime")) && parts(a.made) > 1:
		a.spec = ""
	case !b.system() && open && a.spec == "" && b.ranged("cuda-runtime"):
		n, _ := nextNumber(a.made)
		a.spec = ">=" + b.row.CUDA + ",<" + strconv.Itoa(n+1)
	}
	return a
}

// acceptsCUDNN says which cuDNN the build runs with: what it bundles or pins,
// or a range of the same major from the one it was made for. Wheels that pin
// another one than they were compiled with bring the one that they pin.
func (b *build) acceptsCUDNN() accept {
	a := accept{made: b.cudnn, spec: b.row.CUDNNSpec}
	if b.on.Delivery == matrices.DeliveryBundled || b.pinned("cudnn") {
		if brought, exact := exactly(a.spec); exact {
			a.made = brought
		}
		a.spec = ""
	}
	return a
}

func (b *build) acceptsNCCL() accept {
	a := accept{made: b.nccl, spec: b.row.NCCLSpec}
	if b.windows() {
		return accept{}
	}
	if b.system() || b.on.Delivery == matrices.DeliveryBundled || b.pinned("nccl") {
		a.spec = ""
	}
	return a
}

// pinned reports whether the wheels pin an nvidia package to one version.
func (b *build) pinned(name string) bool {
	for pkg, pin := range b.row.Pins {
		if strings.HasPrefix(pkg, "nvidia-"+name) || pkg == "cuda-toolkit" && name == "cuda-runtime" {
			return isDotted(strings.TrimPrefix(pin, "=="))
		}
	}
	return false
}

// ranged reports whether the wheels take a range of an nvidia package.
func (b *build) ranged(name string) bool {
	for pkg := range b.row.Pins {
		if strings.HasPrefix(pkg, "nvidia-"+name) {
			return !b.pinned(name)
		}
	}
	return false
}

// wheelTag is how nvidia's packages name a CUDA major: cu12.
func wheelTag(cuda string) string { return "cu" + major(cuda) }

// cudnnWheel gives the version of the wheel that adds a cuDNN for a CUDA;
// empty when the facts know of none.
func cudnnWheel(r *matrices.CUDNNRelease, cuda string) string {
	tag := wheelTag(cuda)
	if v := r.Wheels[tag]; v != "" || !slices.Contains(r.WheelsExpected, tag) {
		return v
	}
	return r.Version
}

// openCUDNN lists the cuDNN releases that a build with a range may meet: those
// with wheels for its CUDA, or those of any kind for a system.
func (f *facts) openCUDNN(b *build, a accept) []string {
	var list []string
	rows := f.CUDNNReleases()
	for i := range rows {
		r := &rows[i]
		if strings.HasPrefix(r.Status, "yanked") || r.Status == "preview" || strings.Contains(r.Status, "candidate") || !a.allows(f, r.Version) {
			continue
		}
		if !slices.Contains(r.CUDAMajors, major(b.cuda)) {
			continue
		}
		if b.system() || cudnnWheel(r, b.cuda) != "" {
			list = append(list, r.Version)
		}
	}
	return list
}

// openNCCL lists the NCCL releases with wheels for a build's CUDA.
func (f *facts) openNCCL(b *build, a accept) []string {
	var list []string
	rows := f.NCCLReleases()
	for i := range rows {
		if len(rows[i].Wheels[wheelTag(b.cuda)]) > 0 && a.allows(f, rows[i].Version) {
			list = append(list, rows[i].Version)
		}
	}
	return list
}
