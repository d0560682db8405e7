package rules

import (
	"fmt"

	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/plan"
)

var RuleForcedPTX = plan.Rule{ID: "forced-ptx", Source: docGuide,
	Text: "With CUDA_FORCE_PTX_JIT the driver leaves machine code aside and compiles PTX: a build then runs only on GPUs that its PTX is for. Most builds have PTX for the newest of their architectures alone, so that older GPUs are left without kernels."}

// missingPTX says for which GPUs the builds left have PTX.
func missingPTX(g *model.GPUVariable, f *model.FrameworkVariable, left []int) model.Explanation {
	builds := model.Listed(model.WithGPUCode(f.Pick(left)))
	for _, b := range builds {
		if len(b.On.PTX) > 0 && candidate.PTXStarts(b) != "" {
			return model.Explanation{Text: fmt.Sprintf("image.env sets CUDA_FORCE_PTX_JIT, which leaves machine code aside, and the PTX of %s %s is for compute capability %s and newer: %s is %s",
				facts.DisplayName(f.Query.Name), b.Label(), candidate.PTXStarts(b), g.Query.Name(), g.Query.CC()), Facts: []string{b.Ref("ptx"), g.Query.Ref()}}
		}
	}
	return model.Explanation{Text: fmt.Sprintf("image.env sets CUDA_FORCE_PTX_JIT, which leaves machine code aside, and %s carry no PTX for %s", f.Describe(builds), g.Query.Name()),
		Facts: append(model.Sample(builds, "ptx", func(b *candidate.Build) string { return candidate.DescribeKernels(b.On) }), g.Query.Ref())}
}
