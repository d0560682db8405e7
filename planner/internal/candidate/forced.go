package candidate

import (
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
)

// CoversForced is covers where the driver leaves machine code aside. Kernels
// that are compiled when they are used are not touched by that.
func (b *Build) CoversForced(arch *matrices.Architecture, archs map[string]*matrices.Architecture) Coverage {
	c := b.Covers(arch, archs)
	if c != CoverCubin || b.Info.RunTimeKernels {
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
