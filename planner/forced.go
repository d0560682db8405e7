package planner

import (
	"fmt"

	"github.com/envsolve/envsolve/matrices"
)

var ruleForcedPTX = Rule{ID: "forced-ptx", Source: docGuide,
	Text: "With CUDA_FORCE_PTX_JIT the driver leaves machine code aside and compiles PTX: a build then runs only on GPUs that its PTX is for. Most builds have PTX for the newest of their architectures alone, so that older GPUs are left without kernels."}

// forcesPTX reports whether the image sets CUDA_FORCE_PTX_JIT.
func (a *ask) forcesPTX() bool {
	value := a.request.Image.Env["CUDA_FORCE_PTX_JIT"]
	return value != "" && value != "0"
}

// coversForced is covers where the driver leaves machine code aside. Kernels
// that are compiled when they are used are not touched by that.
func (b *build) coversForced(arch *matrices.Architecture, archs map[string]*matrices.Architecture) coverage {
	c := b.covers(arch, archs)
	if c != coverCubin || b.jit {
		return c
	}
	for _, code := range b.on.PTX {
		if ptxRuns(code, arch, archs) {
			return coverPTX
		}
	}
	if !b.on.PTXKnown {
		return coverUnknown
	}
	return coverNone
}

// missingPTX says for which GPUs the builds left have PTX.
func missingPTX(g *gpuAxis, f *frameworkAxis, left []int) explanation {
	builds := listed(withGPUCode(f.pick(left)))
	for _, b := range builds {
		if len(b.on.PTX) > 0 && ptxStarts(b) != "" {
			return explanation{fmt.Sprintf("image.env sets CUDA_FORCE_PTX_JIT, which leaves machine code aside, and the PTX of %s %s is for compute capability %s and newer: %s is %s",
				displayName(f.ask.name), b.label(), ptxStarts(b), g.ask.name(), g.ask.cc()), []string{b.ref("ptx"), g.ask.ref()}}
		}
	}
	return explanation{fmt.Sprintf("image.env sets CUDA_FORCE_PTX_JIT, which leaves machine code aside, and %s carry no PTX for %s", f.describe(builds), g.ask.name()),
		append(sample(builds, "ptx", func(b *build) string { return describeKernels(b.on) }), g.ask.ref())}
}

// ptxStarts gives the lowest capability that a build has PTX for.
func ptxStarts(b *build) string {
	low := ""
	for _, code := range b.on.PTX {
		if cc, _ := splitTarget(code); low == "" || compareDotted(cc, low) < 0 {
			low = cc
		}
	}
	return low
}
