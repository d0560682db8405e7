package query

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/request"
)

// NVIDIA is one of NVIDIA's wheels of CUDA libraries that the target names:
// nvidia-nccl-cu12.
type NVIDIA struct {
	Name  string // as on the index
	Part  string // cudnn, nccl; empty for libraries that are no part of their own
	Other bool   // another maker's, with the CUDA major in its name: cupy-cuda12x
	Major string // of the CUDA that it is for; empty where the name does not say
	Spec  *Specifier
	At    request.Position
}

// nvidiaLibraries are the libraries that NVIDIA publishes as wheels for
// frameworks to load. Other packages by the name of nvidia-… are none of them.
func nvidiaLibraries() []string {
	return []string{"cublas", "cuda-cupti", "cuda-nvcc", "cuda-nvrtc", "cuda-runtime", "cudnn", "cufft", "cufile",
		"curand",
		"cusolver", "cusparse", "cusparselt", "nccl", "nvjitlink", "nvshmem", "nvtx"}
}

// NVIDIAWheel splits nvidia-nccl-cu12 into the library and the CUDA major,
// which may be missing; not found where the name is none of such a wheel.
func NVIDIAWheel(name string) (library, cuda string, found bool) {
	library, found = strings.CutPrefix(name, "nvidia-")
	if at := strings.LastIndex(library, "-cu"); at > 0 && version.IsDotted(library[at+3:]) &&
		version.Parts(library[at+3:]) == 1 {
		library, cuda = library[:at], library[at+3:]
	}
	return library, cuda, found && slices.Contains(nvidiaLibraries(), library)
}

// ReadNVIDIA takes one of NVIDIA's wheels into the solve, and reports whether
// the name is that of one.
func (a *Query) ReadNVIDIA(name, spec string, at request.Position, f *Faults) bool {
	library, cuda, found := NVIDIAWheel(name)
	if !found {
		return false
	}
	n := NVIDIA{Name: name, Major: cuda, At: at}
	if library == "cudnn" || library == "nccl" {
		n.Part = library
	}
	var ok bool
	if n.Spec, ok = readSpecifier(name, spec, at, f); !ok {
		return true
	}
	a.NVIDIA = append(a.NVIDIA, n)
	return true
}

// taggedMajor returns the CUDA major that a package's name ends in, with or
// without a minor: 12 for -cu12, -cu121, -cuda12x and -cuda120; empty where it
// ends in none.
func taggedMajor(name string) string {
	at := strings.LastIndex(name, "-cu")
	if at < 0 {
		return ""
	}
	tag := strings.TrimPrefix(name[at+len("-cu"):], "da")
	if tag = strings.TrimSuffix(tag, "x"); len(tag) != 2 && len(tag) != 3 || !version.IsDotted(tag) || tag[0] != '1' {
		return ""
	}
	return tag[:2]
}

// readTagged takes a package into the solve that no table knows and whose name
// says the CUDA that it is made for, and reports whether it is one.
func (a *Query) readTagged(name, spec string, at request.Position, f *Faults) bool {
	n := NVIDIA{Name: name, Major: taggedMajor(name), Other: true, At: at}
	if n.Major == "" {
		return false
	}
	var ok bool
	if n.Spec, ok = readSpecifier(name, spec, at, f); ok {
		a.NVIDIA = append(a.NVIDIA, n)
	}
	return true
}

// Allows reports whether the wheel may be of that version.
func (n *NVIDIA) Allows(version string) bool {
	return n.Spec == nil || n.Spec.Spec.Allows(version)
}

// Names reports whether the target names a wheel of a part.
func (a *Query) Names(part string) bool {
	return slices.ContainsFunc(a.NVIDIA, func(n NVIDIA) bool { return n.Part == part })
}

// NamedVersions returns the versions of a part that the target's wheels name, out of
// those that the facts know; a version that they do not know stands as it is.
func (a *Query) NamedVersions(part string, known []string) []string {
	var list []string
	for i := range a.NVIDIA {
		n := &a.NVIDIA[i]
		if n.Part != part || n.Spec == nil {
			continue
		}
		found := slices.DeleteFunc(slices.Clone(known), func(v string) bool { return !n.Allows(v) })
		if exact := n.Spec.Spec.Exact; len(found) == 0 && version.IsDotted(exact) {
			found = []string{exact}
		}
		list = append(list, found...)
	}
	return list
}
