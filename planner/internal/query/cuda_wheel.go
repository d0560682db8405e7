package query

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/request"
)

// nvidiaLibraries are the libraries that NVIDIA publishes as wheels for
// frameworks to load. Other packages by the name of nvidia-… are none of them.
func nvidiaLibraries() []string {
	return []string{"cublas", "cuda-cupti", "cuda-nvcc", "cuda-nvrtc", "cuda-runtime", "cudnn", "cufft", "cufile",
		"curand", "cusolver", "cusparse", "cusparselt", "nccl", "nvjitlink", "nvshmem", "nvtx"}
}

// nvidiaWheel splits nvidia-nccl-cu12 into the library and the CUDA major,
// which may be missing; not found where the name is none of such a wheel.
func nvidiaWheel(name string) (library, cuda string, found bool) {
	library, found = strings.CutPrefix(name, "nvidia-")
	if at := strings.LastIndex(library, "-cu"); at > 0 && version.IsDotted(library[at+3:]) &&
		version.Parts(library[at+3:]) == 1 {
		library, cuda = library[:at], library[at+3:]
	}
	return library, cuda, found && slices.Contains(nvidiaLibraries(), library)
}

// WheelLibrary returns the folder of a wheel's libraries below site-packages/nvidia, of wheels
// with a CUDA in their names: cuda_runtime of nvidia-cuda-runtime-cu12. It is empty for other
// wheels, and for that of the compiler, which holds programs.
func WheelLibrary(wheel string) string {
	library, cuda, found := nvidiaWheel(wheel)
	if !found || cuda == "" || library == "cuda-nvcc" {
		return ""
	}
	return strings.ReplaceAll(library, "-", "_")
}

// readNVIDIA takes one of NVIDIA's wheels into the solve, and reports whether
// the name is that of one.
func (q *Query) readNVIDIA(name, spec string, at request.Position, faults *Faults) bool {
	library, cuda, found := nvidiaWheel(name)
	if !found {
		return false
	}
	wheel := &Package{Kind: CUDAWheel, Name: name, Major: cuda, At: at}
	if library == "cudnn" || library == "nccl" {
		wheel.Part = library
	}
	q.addRequested(wheel, spec, faults)
	return true
}

// CUDAMajor returns the major of the CUDA that a wheel is for, by its name or, of one of the
// toolkit's parts that names none, by its version; empty where neither says it.
func (p *Package) CUDAMajor() string {
	library, _, _ := nvidiaWheel(p.Name)
	if p.Major != "" || p.Version == nil || !strings.HasPrefix(library, "cuda-") {
		return p.Major
	}
	return version.Major(p.Version.Spec.Exact)
}

// NamesLibrary reports whether one of the packages asked for is NVIDIA's wheel of a
// library, such as curand.
func (q *Query) NamesLibrary(library string) bool {
	return slices.ContainsFunc(q.Of(CUDAWheel), func(wheel *Package) bool {
		of, _, found := nvidiaWheel(wheel.Name)
		return found && strings.TrimPrefix(of, "cuda-") == library
	})
}

// taggedCUDA returns the CUDA that a package's name ends in: 12 for -cu12 and
// -cuda12x, 12.1 for -cu121 and -cuda121; empty where it ends in none.
func taggedCUDA(name string) string {
	at := strings.LastIndex(name, "-cu")
	if at < 0 {
		return ""
	}
	tag := strings.TrimPrefix(name[at+len("-cu"):], "da")
	if tag = strings.TrimSuffix(tag, "x"); len(tag) != 2 && len(tag) != 3 || !version.IsDotted(tag) || tag[0] != '1' {
		return ""
	}
	if len(tag) == 2 {
		return tag
	}
	return tag[:2] + "." + tag[2:]
}

// readTagged takes a package into the solve that no table knows and whose name
// says the CUDA that it is made for, and reports whether it is one.
func (q *Query) readTagged(name, spec string, at request.Position, faults *Faults) bool {
	cuda := taggedCUDA(name)
	if cuda == "" {
		return false
	}
	q.addRequested(&Package{Kind: CUDAWheel, Name: name, Major: version.Major(cuda), CompiledWith: cuda, Other: true,
		At: at}, spec, faults)
	return true
}

// TakesCUDA reports whether the name of a package says that it is of CUDA: one of
// NVIDIA's libraries, or made for a CUDA.
func TakesCUDA(name string) bool {
	_, _, library := nvidiaWheel(name)
	return library || taggedCUDA(name) != ""
}

// NamesPart reports whether the target names a wheel of a part.
func (q *Query) NamesPart(part string) bool {
	return slices.ContainsFunc(q.Of(CUDAWheel), func(wheel *Package) bool { return wheel.Part == part })
}

// PartVersions returns the versions of a part that the target's wheels name, out
// of those that the facts know; a version that they do not know stands as it is.
func (q *Query) PartVersions(part string, known []string) []string {
	var list []string
	for _, wheel := range q.Of(CUDAWheel) {
		if wheel.Part != part || wheel.Version == nil {
			continue
		}
		found := slices.DeleteFunc(slices.Clone(known), func(v string) bool { return !wheel.AllowsVersion(v) })
		if exact := wheel.Version.Spec.Exact; len(found) == 0 && version.IsDotted(exact) {
			found = []string{exact}
		}
		list = append(list, found...)
	}
	return list
}
