package planner

import (
	"regexp"
	"slices"
)

// nvidiaAsk is one of NVIDIA's wheels of CUDA libraries that the target names:
// nvidia-nccl-cu12.
type nvidiaAsk struct {
	name  string // as on the index
	part  string // cudnn, nccl; empty for libraries that are no part of their own
	major string // of the CUDA that it is for; empty where the name does not say
	spec  *specifierAsk
	at    Position
}

var nvidiaWheelName = regexp.MustCompile(`^nvidia-([a-z][a-z-]*?)(?:-cu(\d+))?$`)

// nvidiaLibraries are the libraries that NVIDIA publishes as wheels for
// frameworks to load. Other packages by the name of nvidia-… are none of them.
func nvidiaLibraries() []string {
	return []string{"cublas", "cuda-cupti", "cuda-nvcc", "cuda-nvrtc", "cuda-runtime", "cudnn", "cufft", "cufile", "curand",
		"cusolver", "cusparse", "cusparselt", "nccl", "nvjitlink", "nvshmem", "nvtx"}
}

// readNVIDIA takes one of NVIDIA's wheels into the solve, and reports whether
// the name is that of one.
func (a *ask) readNVIDIA(name, spec string, at Position, f *faults) bool {
	said := nvidiaWheelName.FindStringSubmatch(name)
	if said == nil || !slices.Contains(nvidiaLibraries(), said[1]) {
		return false
	}
	n := nvidiaAsk{name: name, major: said[2], at: at}
	if said[1] == "cudnn" || said[1] == "nccl" {
		n.part = said[1]
	}
	if spec != "" && spec != "*" {
		parsed, err := parseSpecifier(spec)
		if err != nil {
			f.add(at, "invalid "+name+" version", "%v", err)
			return true
		}
		n.spec = &specifierAsk{spec: parsed, text: Text{Value: spec, At: at}}
	}
	a.nvidia = append(a.nvidia, n)
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
