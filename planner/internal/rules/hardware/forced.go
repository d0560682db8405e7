package hardware

import (
	"fmt"

	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// The rules on what the image sets for the driver.
const (
	ForcedPTX = "forced-ptx"
)

var ForcedRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: ForcedPTX, Kind: plan.Runs, Source: rule.DocGuide,
			Text: "With CUDA_FORCE_PTX_JIT the driver leaves machine code aside and compiles PTX: a build then " +
				"runs only on GPUs that its PTX is for. Most builds have PTX for the newest of their " +
				"architectures alone, so that older GPUs are left without kernels."},
		State: stateForcedPTX,
	},
}

// stateForcedPTX takes the place of stateKernels where the image leaves machine
// code aside.
func stateForcedPTX(s *model.Statement) {
	if !s.Query.ForcesPTX() {
		return
	}
	own := func(*model.GPUVariable, *model.PackageVariable, []int) string { return s.Rule.ID }
	stateCoverage(s, missingPTX, own)
}

// missingPTX says for which GPUs the builds left have PTX.
func missingPTX(g *model.GPUVariable, f *model.PackageVariable, left []int) model.Explanation {
	const sets = "image.env sets CUDA_FORCE_PTX_JIT, which leaves machine code aside, and "
	builds := model.Listed(model.WithGPUCode(f.Pick(left)))
	for _, b := range builds {
		if len(b.On.PTX) > 0 && candidate.PTXStarts(b) != "" {
			return model.Explanation{
				Text: fmt.Sprintf(sets+"the PTX of %s %s is for compute capability %s and newer: %s is %s",
					f.Package.Traits.Name, b.Label(), candidate.PTXStarts(b), g.GPU.Name(), g.GPU.CC()),
				Facts: []string{b.Ref("ptx"), g.GPU.Ref()}}
		}
	}
	code := func(b *candidate.Build) string { return candidate.DescribeKernels(b.On) }
	return model.Explanation{
		Text:  fmt.Sprintf(sets+"%s carry no PTX for %s", f.Describe(builds), g.GPU.Name()),
		Facts: append(model.Sample(builds, "ptx", code), g.GPU.Ref())}
}
