package planner

import (
	"slices"
	"strings"
)

// nvidiaAsk is one of NVIDIA's wheels of CUDA libraries that the target names:
// nvidia-nccl-cu12.
type nvidiaAsk struct {
	name  string // as on the index
	part  string // cudnn, nccl; empty for libraries that are no part of their own
	other bool   // another maker's, with the CUDA major in its name: cupy-cuda12x
	major string // of the CUDA that it is for; empty where the name does not say
	spec  *specifierAsk
	at    Position
}

// nvidiaLibraries are the libraries that NVIDIA publishes as wheels for
// frameworks to load. Other packages by the name of nvidia-… are none of them.
func nvidiaLibraries() []string {
	return []string{"cublas", "cuda-cupti", "cuda-nvcc", "cuda-nvrtc", "cuda-runtime", "cudnn", "cufft", "cufile", "curand",
		"cusolver", "cusparse", "cusparselt", "nccl", "nvjitlink", "nvshmem", "nvtx"}
}

// nvidiaWheel splits nvidia-nccl-cu12 into the library and the CUDA major,
// which may be missing; not found where the name is none of such a wheel.
func nvidiaWheel(name string) (library, cuda string, found bool) {
	library, found = strings.CutPrefix(name, "nvidia-")
	if at := strings.LastIndex(library, "-cu"); at > 0 && isDotted(library[at+3:]) && parts(library[at+3:]) == 1 {
		library, cuda = library[:at], library[at+3:]
	}
	return library, cuda, found && slices.Contains(nvidiaLibraries(), library)
}

// readNVIDIA takes one of NVIDIA's wheels into the solve, and reports whether
// the name is that of one.
func (a *ask) readNVIDIA(name, spec string, at Position, f *faults) bool {
	library, cuda, found := nvidiaWheel(name)
	if !found {
		return false
	}
	n := nvidiaAsk{name: name, major: cuda, at: at}
	if library == "cudnn" || library == "nccl" {
		n.part = library
	}
	var ok bool
	if n.spec, ok = readSpecifier(name, spec, at, f); !ok {
		return true
	}
	a.nvidia = append(a.nvidia, n)
	return true
}

// taggedMajor gives the CUDA major that a package's name ends in, with or
// without a minor: 12 for -cu12, -cu121, -cuda12x and -cuda120; empty where it
// ends in none.
func taggedMajor(name string) string {
	at := strings.LastIndex(name, "-cu")
	if at < 0 {
		return ""
	}
	tag := strings.TrimPrefix(name[at+len("-cu"):], "da")
	if tag = strings.TrimSuffix(tag, "x"); len(tag) != 2 && len(tag) != 3 || !isDotted(tag) || tag[0] != '1' {
		return ""
	}
	return tag[:2]
}

// readTagged takes a package into the solve that no table knows and whose name
// says the CUDA that it is made for, and reports whether it is one.
func (a *ask) readTagged(name, spec string, at Position, f *faults) bool {
	n := nvidiaAsk{name: name, major: taggedMajor(name), other: true, at: at}
	if n.major == "" {
		return false
	}
	var ok bool
	if n.spec, ok = readSpecifier(name, spec, at, f); ok {
		a.nvidia = append(a.nvidia, n)
	}
	return true
}

// allows reports whether the wheel may be of that version.
func (n *nvidiaAsk) allows(version string) bool {
	return n.spec == nil || n.spec.spec.allows(version)
}

// names reports whether the target names a wheel of a part.
func (a *ask) names(part string) bool {
	return slices.ContainsFunc(a.nvidia, func(n nvidiaAsk) bool { return n.part == part })
}

// namedVersions gives the versions of a part that the target's wheels name, out of
// those that the facts know; a version that they do not know stands as it is.
func (a *ask) namedVersions(part string, known []string) []string {
	var list []string
	for i := range a.nvidia {
		n := &a.nvidia[i]
		if n.part != part || n.spec == nil {
			continue
		}
		found := slices.DeleteFunc(slices.Clone(known), func(v string) bool { return !n.allows(v) })
		if exact := n.spec.spec.exact; len(found) == 0 && isDotted(exact) {
			found = []string{exact}
		}
		list = append(list, found...)
	}
	return list
}
