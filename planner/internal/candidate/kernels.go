package candidate

import (
	"cmp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/words"
)

// Coverage says how a build's GPU code serves a compute capability.
type Coverage uint8

const (
	CoverNone    Coverage = iota // no code that runs there
	CoverCubin                   // machine code made for it
	CoverPTX                     // PTX that the driver compiles
	CoverUnknown                 // the facts do not say what the build carries

	// Refused by rules of their own.
	CoverBrokenPTX   // PTX that the driver does not take
	CoverNotCompiled // kernels that the toolkit cannot compile when they are used
	CoverBelowFloor  // code that is not listed, of makers who document a higher capability
	CoverEarlierCUDA // code for an earlier GPU beside libraries of a CUDA that fail on this one
)

// Refused reports whether the build does not serve the capability.
func (c Coverage) Refused() bool { return c == CoverNone || c >= CoverBrokenPTX }

// Covers tells how the build serves an architecture.
//
// Machine code (a cubin) for X.y runs on X.z where z ≥ y and never on another
// major; with an "a" suffix on that capability alone; with an "f" suffix on
// later members of its family too. Jetson parts are matched exactly. PTX for
// X.y can be compiled for any device at X.y or above. CUDA C++ Programming
// Guide, "Application Compatibility" and "Compute Capabilities".
func (b *Build) Covers(arch *matrices.Architecture, archs map[string]*matrices.Architecture) Coverage {
	if b.CPU() {
		return CoverNone
	}
	if b.Traits.RunTimeKernels {
		if b.BelowDocumented(arch.ComputeCapability) {
			return CoverBelowFloor
		}
		if b.Traits.HandsPTX && !Targets(b.CUDA, arch) && b.CUDA != "" && !arch.Tegra && arch.LastCUDA == "" {
			return CoverPTX // of the newest architecture that its toolkit knows
		}
		return coversAtRunTime(b.CUDA, arch)
	}
	c := CoversWith(b.On, arch, archs)
	switch {
	case c == CoverUnknown && b.BelowDocumented(arch.ComputeCapability):
		return CoverBelowFloor
	case c == CoverUnknown && !CouldHold(b.CUDA, arch, archs) && !b.hasPTXElsewhere(arch, archs):
		return CoverNone
	case c == CoverPTX && BrokenPTX(b, arch):
		return CoverBrokenPTX
	case !c.Refused() && LibrariesFail(b, arch):
		return CoverEarlierCUDA
	}
	return c
}

// hasPTXElsewhere reports whether the same build is known to carry PTX on another platform that an architecture takes:
// where nobody has listed its code, it may carry that, too.
func (b *Build) hasPTXElsewhere(arch *matrices.Architecture, archs map[string]*matrices.Architecture) bool {
	runs := func(code string) bool { return ptxRuns(code, arch, archs) }
	return !BrokenPTX(b, arch) && slices.ContainsFunc(b.Row.Platforms, func(p matrices.PlatformBuild) bool {
		return p.KernelsKnown && slices.ContainsFunc(p.PTX, runs)
	})
}

// LibrariesFail reports whether a build's CUDA is of a major before the one that first knew an
// architecture, and the libraries of such fail there.
func LibrariesFail(b *Build, arch *matrices.Architecture) bool {
	return arch.EarlierCUDAFails && b.CUDA != "" &&
		version.Compare(version.Major(b.CUDA), version.Major(arch.FirstCUDA)) < 0
}

// CoversForced is Covers where the driver leaves machine code aside. Kernels
// that are compiled when they are used are not touched by that.
func (b *Build) CoversForced(arch *matrices.Architecture, archs map[string]*matrices.Architecture) Coverage {
	c := b.Covers(arch, archs)
	if c != CoverCubin || b.Traits.RunTimeKernels {
		return c
	}
	for _, code := range b.On.PTX {
		if ptxRuns(code, arch, archs) {
			return CoverPTX
		}
	}
	if !b.On.PTXKnown {
		return CoverUnknown
	}
	return CoverNone
}

// PTXStarts returns the lowest capability that a build has PTX for.
func PTXStarts(b *Build) string {
	low := ""
	for _, code := range b.On.PTX {
		if cc, _ := SplitTarget(code); low == "" || version.Compare(cc, low) < 0 {
			low = cc
		}
	}
	return low
}

// BelowDocumented reports whether a GPU is older than what the framework's
// documents ask for.
func (b *Build) BelowDocumented(cc string) bool {
	return b.Row.SMMin != "" && version.Compare(cc, b.Row.SMMin) < 0
}

// Documented reports whether the makers of a build whose GPU code is not listed
// document that it serves an architecture, which its toolkit knows.
func (b *Build) Documented(arch *matrices.Architecture) bool {
	return b.Row.SMMin != "" && !b.BelowDocumented(arch.ComputeCapability) && version.Parts(b.CUDA) > 1 &&
		arch.FirstCUDA != "" && version.Compare(version.Minor(b.CUDA), arch.FirstCUDA) >= 0
}

// CouldHold reports whether a toolkit can compile code that runs on an
// architecture: for it, or for an earlier minor of its major. What a build
// carries cannot be more than that.
func CouldHold(cuda string, arch *matrices.Architecture, archs map[string]*matrices.Architecture) bool {
	if cuda == "" {
		return true // of a build whose CUDA is not established, nothing is known
	}
	for cc, other := range archs {
		if (other == arch || CubinRuns(cc, arch, archs)) && Targets(cuda, other) {
			return true
		}
	}
	return false
}

// Targets reports whether a toolkit's compiler makes code for an architecture.
// A toolkit of which only the major is known counts as any of its minors.
func Targets(cuda string, arch *matrices.Architecture) bool {
	n := min(version.Parts(cuda), 2)
	cuda = version.Truncate(cuda, n)
	return (arch.FirstCUDA == "" || version.Compare(version.Truncate(arch.FirstCUDA, n), cuda) <= 0) &&
		(arch.LastCUDA == "" || version.Compare(version.Truncate(arch.LastCUDA, n), cuda) >= 0)
}

// coversAtRunTime tells how a build serves an architecture that compiles its
// kernels with NVRTC when they are used: its toolkit must know the GPU.
func coversAtRunTime(cuda string, arch *matrices.Architecture) Coverage {
	if Targets(cuda, arch) {
		return CoverCubin
	}
	return CoverNotCompiled
}

// UnableToCompile returns the CUDAs of the builds that a package's release has on a platform, none of which compiles
// for an architecture; none where one does, or the CUDA is that of the system.
func UnableToCompile(p *query.Package, release int, platform string, arch *matrices.Architecture) (cudas []string) {
	for _, b := range p.BuildsNamed(release) {
		i := slices.IndexFunc(b.Platforms, func(on matrices.PlatformBuild) bool { return on.Platform == platform })
		if i < 0 {
			continue
		}
		if b.CUDA == "" || b.Platforms[i].Delivery == matrices.DeliverySystem || Targets(b.CUDA, arch) {
			return nil
		}
		cudas = append(cudas, b.CUDA)
	}
	return version.SortDistinct(cudas)
}

// CompilesAtRunTime reports whether NVRTC of a CUDA makes code that runs on an
// architecture: for it, or else for the newest that it knows. From 11.3 on that is
// machine code; before, PTX, which every later GPU takes.
func CompilesAtRunTime(cuda string, arch *matrices.Architecture, archs map[string]*matrices.Architecture) bool {
	if cuda == "" || Targets(cuda, arch) {
		return true
	}
	if arch.LastCUDA != "" && version.Compare(version.Minor(cuda), arch.LastCUDA) > 0 {
		return false
	}
	if version.Compare(version.Minor(cuda), "11.3") < 0 {
		return true
	}
	newest := ""
	for cc, row := range archs {
		if !row.Tegra && Targets(cuda, row) && version.Compare(cc, arch.ComputeCapability) < 0 &&
			(newest == "" || version.Compare(cc, newest) > 0) {
			newest = cc
		}
	}
	return CubinRuns(newest, arch, archs)
}

// CoversCompiled tells how a build that its user compiled with a CUDA, or else
// with that of the build, serves an architecture: the toolkit must know the GPU, and its makers must
// serve it, unless what they serve was changed. Of a toolkit that knows an earlier GPU
// alone whose machine code runs there, nobody says whether it was compiled for that.
func (b *Build) CoversCompiled(arch *matrices.Architecture, archs map[string]*matrices.Architecture, cuda string,
	changed bool) Coverage {
	cuda = cmp.Or(cuda, b.CUDA)
	switch {
	case b.CPU():
		return CoverNone
	case !changed && b.BelowDocumented(arch.ComputeCapability):
		return CoverBelowFloor
	}
	if c := coversAtRunTime(cuda, arch); c == CoverCubin || !CouldHold(cuda, arch, archs) {
		return c
	}
	return CoverUnknown
}

// BrokenPTX reports whether the PTX that a build carries does not do: that of
// TensorFlow, which is for Hopper, ends on Blackwell in CUDA_ERROR_INVALID_PTX, and
// XLA up to the end of 2024 compiles nothing for it.
func BrokenPTX(b *Build, arch *matrices.Architecture) bool {
	return b.Traits.HasOn(matrices.TraitPTXRefused, b.Release.Version, arch.Name)
}

// CoversWith tells how listed GPU code serves an architecture.
func CoversWith(on *matrices.PlatformBuild, arch *matrices.Architecture,
	archs map[string]*matrices.Architecture) Coverage {
	for _, code := range on.SM {
		if CubinRuns(code, arch, archs) {
			return CoverCubin
		}
	}
	if !on.KernelsKnown {
		return CoverUnknown
	}
	for _, code := range on.PTX {
		if ptxRuns(code, arch, archs) {
			return CoverPTX
		}
	}
	if !on.PTXKnown && newerThanAll(arch.ComputeCapability, on.SM) {
		return CoverUnknown
	}
	return CoverNone
}

// newerThanAll reports whether a device is newer than all code of a list.
// Builds add PTX to the newest target if to any, so PTX that nobody has listed
// could serve such a device and no other.
func newerThanAll(device string, codes []string) bool {
	for _, code := range codes {
		if cc, _ := SplitTarget(code); version.Compare(cc, device) >= 0 {
			return false
		}
	}
	return true
}

// SplitTarget splits "9.0a" into "9.0" and its suffix.
func SplitTarget(code string) (cc string, suffix byte) {
	if n := len(code); n > 0 && (code[n-1] == 'a' || code[n-1] == 'f') {
		return code[:n-1], code[n-1]
	}
	return code, 0
}

func CubinRuns(code string, arch *matrices.Architecture, archs map[string]*matrices.Architecture) bool {
	cc, suffix := SplitTarget(code)
	device := arch.ComputeCapability
	if cc == device {
		return true
	}
	if suffix == 'a' || arch.Tegra || isTegra(cc, archs) {
		return false
	}
	if version.Major(cc) != version.Major(device) || version.Compare(cc, device) > 0 {
		return false
	}
	return suffix != 'f' || sameFamily(cc, arch, archs)
}

func ptxRuns(code string, arch *matrices.Architecture, archs map[string]*matrices.Architecture) bool {
	cc, suffix := SplitTarget(code)
	device := arch.ComputeCapability
	switch suffix {
	case 'a':
		return cc == device
	case 'f':
		return version.Major(cc) == version.Major(device) && version.Compare(cc, device) <= 0 &&
			sameFamily(cc, arch, archs)
	default:
		return version.Compare(cc, device) <= 0
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

// DescribeKernels says what code a build carries, for a conflict: "sm_50 to
// sm_90, no PTX".
func DescribeKernels(on *matrices.PlatformBuild) string {
	if len(on.SM) == 0 && len(on.PTX) == 0 {
		return "no GPU code"
	}
	var text string
	switch n := len(on.SM); n {
	case 0:
		text = "no machine code"
	case 1:
		text = query.SMName(on.SM[0]) + " alone"
	default:
		text = query.SMName(on.SM[0]) + " to " + query.SMName(on.SM[n-1])
	}
	if len(on.PTX) == 0 {
		return text + ", no PTX"
	}
	var ptx []string
	for _, code := range on.PTX {
		ptx = append(ptx, "compute_"+strings.ReplaceAll(code, ".", ""))
	}
	return text + ", PTX for " + words.JoinWords(ptx, "and")
}
