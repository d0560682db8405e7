package planner

import (
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// coverage says how a build's GPU code serves a compute capability.
type coverage uint8

const (
	coverNone    coverage = iota // no code that runs there
	coverCubin                   // machine code made for it
	coverPTX                     // PTX that the driver compiles
	coverUnknown                 // the facts do not say what the build carries

	// Refused by rules of their own.
	coverBrokenPTX   // PTX that the driver does not take
	coverNotCompiled // kernels that the toolkit cannot compile when they are used
	coverBelowFloor  // code that is not listed, of makers who document a higher capability
)

// refused reports whether the build does not serve the capability.
func (c coverage) refused() bool { return c == coverNone || c >= coverBrokenPTX }

// covers tells how the build serves an architecture.
//
// Machine code (a cubin) for X.y runs on X.z where z ≥ y and never on another
// major; with an "a" suffix on that capability alone; with an "f" suffix on
// later members of its family too. Jetson parts are matched exactly. PTX for
// X.y can be compiled for any device at X.y or above. CUDA C++ Programming
// Guide, "Application Compatibility" and "Compute Capabilities".
func (b *build) covers(arch *matrices.Architecture, archs map[string]*matrices.Architecture) coverage {
	if b.cpu() {
		return coverNone
	}
	if b.jit {
		if b.belowDocumented(arch.ComputeCapability) {
			return coverBelowFloor
		}
		return coversAtRunTime(b.cuda, arch)
	}
	c := covers(b.on, arch, archs)
	switch {
	case c == coverUnknown && b.belowDocumented(arch.ComputeCapability):
		return coverBelowFloor
	case c == coverUnknown && !couldHold(b.cuda, arch, archs):
		return coverNone
	case c == coverPTX && brokenPTX(b, arch):
		return coverBrokenPTX
	}
	return c
}

// belowDocumented reports whether a GPU is older than what the framework's
// documents ask for.
func (b *build) belowDocumented(cc string) bool {
	return b.row.SMMin != "" && compareDotted(cc, b.row.SMMin) < 0
}

// couldHold reports whether a toolkit can compile code that runs on an
// architecture: for it, or for an earlier minor of its major. What a build
// carries cannot be more than that.
func couldHold(cuda string, arch *matrices.Architecture, archs map[string]*matrices.Architecture) bool {
	if cuda == "" {
		return true // of a build whose CUDA is not established, nothing is known
	}
	for cc, other := range archs {
		if (other == arch || cubinRuns(cc, arch, archs)) && targets(cuda, other) {
			return true
		}
	}
	return false
}

// targets reports whether a toolkit's compiler makes code for an architecture.
// A toolkit of which only the major is known counts as any of its minors.
func targets(cuda string, arch *matrices.Architecture) bool {
	n := min(parts(cuda), 2)
	cuda = truncate(cuda, n)
	return (arch.FirstCUDA == "" || compareDotted(truncate(arch.FirstCUDA, n), cuda) <= 0) &&
		(arch.LastCUDA == "" || compareDotted(truncate(arch.LastCUDA, n), cuda) >= 0)
}

// coversAtRunTime tells how a build serves an architecture that compiles its
// kernels with NVRTC when they are used: its toolkit must know the GPU.
func coversAtRunTime(cuda string, arch *matrices.Architecture) coverage {
	if targets(cuda, arch) {
		return coverCubin
	}
	return coverNotCompiled
}

// brokenPTX reports whether the driver refuses the PTX that a build carries:
// TensorFlow's, which is for Hopper, ends on Blackwell in
// CUDA_ERROR_INVALID_PTX.
func brokenPTX(b *build, arch *matrices.Architecture) bool {
	return b.release.Framework == "tensorflow" && (arch.Name == "blackwell" || arch.Name == "rubin")
}

func covers(on *matrices.PlatformBuild, arch *matrices.Architecture, archs map[string]*matrices.Architecture) coverage {
	for _, code := range on.SM {
		if cubinRuns(code, arch, archs) {
			return coverCubin
		}
	}
	if !on.KernelsKnown {
		return coverUnknown
	}
	for _, code := range on.PTX {
		if ptxRuns(code, arch, archs) {
			return coverPTX
		}
	}
	if !on.PTXKnown && newerThanAll(arch.ComputeCapability, on.SM) {
		return coverUnknown
	}
	return coverNone
}

// newerThanAll reports whether a device is newer than all code of a list.
// Builds add PTX to the newest target if to any, so PTX that nobody has listed
// could serve such a device and no other.
func newerThanAll(device string, codes []string) bool {
	for _, code := range codes {
		if cc, _ := splitTarget(code); compareDotted(cc, device) >= 0 {
			return false
		}
	}
	return true
}

// splitTarget splits "9.0a" into "9.0" and its suffix.
func splitTarget(code string) (cc string, suffix byte) {
	if n := len(code); n > 0 && (code[n-1] == 'a' || code[n-1] == 'f') {
		return code[:n-1], code[n-1]
	}
	return code, 0
}

func cubinRuns(code string, arch *matrices.Architecture, archs map[string]*matrices.Architecture) bool {
	cc, suffix := splitTarget(code)
	device := arch.ComputeCapability
	if cc == device {
		return true
	}
	if suffix == 'a' || arch.Tegra || isTegra(cc, archs) {
		return false
	}
	if major(cc) != major(device) || compareDotted(cc, device) > 0 {
		return false
	}
	return suffix != 'f' || sameFamily(cc, arch, archs)
}

func ptxRuns(code string, arch *matrices.Architecture, archs map[string]*matrices.Architecture) bool {
	cc, suffix := splitTarget(code)
	device := arch.ComputeCapability
	switch suffix {
	case 'a':
		return cc == device
	case 'f':
		return major(cc) == major(device) && compareDotted(cc, device) <= 0 && sameFamily(cc, arch, archs)
	default:
		return compareDotted(cc, device) <= 0
	}
}

func isTegra(cc string, archs map[string]*matrices.Architecture) bool {
	row := archs[cc]
	return row != nil && row.Tegra
}

// sameFamily reports whether cc and arch are of one architecture by name:
// Rubin shares Blackwell's major number and is no member of its family.
func sameFamily(cc string, arch *matrices.Architecture, archs map[string]*matrices.Architecture) bool {
	row := archs[cc]
	return row != nil && row.Name == arch.Name
}

// describeKernels says what code a build carries, for a conflict: "sm_50 to
// sm_90, no PTX".
func describeKernels(on *matrices.PlatformBuild) string {
	if len(on.SM) == 0 && len(on.PTX) == 0 {
		return "no GPU code"
	}
	var text string
	switch n := len(on.SM); n {
	case 0:
		text = "no machine code"
	case 1:
		text = smName(on.SM[0]) + " alone"
	default:
		text = smName(on.SM[0]) + " to " + smName(on.SM[n-1])
	}
	if len(on.PTX) == 0 {
		return text + ", no PTX"
	}
	var ptx []string
	for _, code := range on.PTX {
		ptx = append(ptx, "compute_"+strings.ReplaceAll(code, ".", ""))
	}
	return text + ", PTX for " + joinWords(ptx, "and")
}
