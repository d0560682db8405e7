package hardware

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// The rules on the CUDA toolkit and GPUs.
const (
	ToolkitDropped = "toolkit-drops-gpu"
	ToolkitFirst   = "toolkit-older-than-gpu"
	ToolkitMajor   = "toolkit-major-before-gpu"
)

var ToolkitRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: ToolkitDropped, Kind: plan.Runs, Source: rule.DocReleases,
			Text: "A CUDA toolkit's libraries hold no code for GPUs that its compiler no longer targets: CUDA 13 " +
				"serves nothing below compute capability 7.5, CUDA 12 nothing below 5.0, CUDA 11 nothing below " +
				"3.5."},
		State: stateLastToolkit,
	},
	{
		Rule: plan.Rule{ID: ToolkitFirst, Kind: plan.Runs, Source: rule.DocReleases, Soft: true,
			Text: "A build whose CUDA is older than the first toolkit for the GPU runs by code for an earlier " +
				"minor; what compiles at run time (NVRTC, nvcc) does not know the GPU by name. Such a stack " +
				"ranks below one whose toolkit knows it."},
		State: stateFirstToolkit,
		About: rule.AboutToolkit, Warn: warnToolkit,
	},
	{
		Rule: plan.Rule{ID: ToolkitMajor, Kind: plan.Runs, Source: rule.DocTuring, Soft: true,
			Text: "A GPU needs a CUDA of the major that first knew it to work properly: CUDA 9 for the V100. The " +
				"libraries of an earlier major, such as cuBLAS, run code for an earlier GPU there, and may fail."},
		About: rule.AboutToolkit, Warn: warnToolkitMajor,
	},
}

func stateLastToolkit(s *model.Statement) {
	for _, g := range s.GPUs {
		last := g.GPU.Arch.LastCUDA
		if last == "" {
			continue
		}
		model.Constrain2(s, g.Served(), s.CUDA.Term(), func(served bool, cuda string) bool {
			return !served || version.Compare(version.Minor(cuda), last) <= 0
		}, model.Says{Explain: func(model.Domains) model.Explanation {
			return model.Explanation{
				Text:  fmt.Sprintf("CUDA %s is the last that holds code for %s (%s)", last, g.GPU.Name(), g.GPU.SM()),
				Facts: []string{"architectures/" + g.GPU.CC() + "#last-cuda"}}
		}})
	}
}

func stateFirstToolkit(s *model.Statement) {
	for _, g := range s.GPUs {
		first := g.GPU.Arch.FirstCUDA
		if first == "" {
			continue
		}
		model.Soften2(s, g.Served(), s.CUDA.Term(), func(served bool, cuda string) int {
			if !served || cuda == "" || version.Compare(version.Minor(cuda), first) >= 0 {
				return 0
			}
			return 1
		}, model.Weighs{Level: model.LevelToolkit})
	}
}

func warnToolkitMajor(r *rule.Report) {
	cuda := r.Part(r.CUDA)
	later := func(g *model.GPUVariable) bool {
		first := g.GPU.Arch.FirstCUDA
		return cuda != "" && first != "" && version.Compare(version.Major(cuda), version.Major(first)) < 0
	}
	if !slices.ContainsFunc(r.GPUs, later) ||
		!slices.ContainsFunc(r.Builds(), func(b *candidate.Build) bool { return !b.Traits.HandsPTX }) {
		return
	}
	for _, g := range r.Served() {
		if later(g) {
			r.Warn([]string{"architectures/" + g.GPU.CC() + "#first-cuda"},
				"CUDA %s is of an earlier major than %s, which first knew %s (%s): its libraries, such as cuBLAS, may fail there",
				version.Minor(cuda), g.GPU.Arch.FirstCUDA, g.GPU.Name(), g.GPU.SM())
		}
	}
}

func warnToolkit(r *rule.Report) {
	cuda := r.Part(r.CUDA)
	if cuda == "" || !slices.ContainsFunc(r.Builds(), func(b *candidate.Build) bool { return !b.Traits.HandsPTX }) {
		return
	}
	for _, g := range r.Served() {
		if first := g.GPU.Arch.FirstCUDA; first != "" && version.Compare(version.Minor(cuda), first) < 0 {
			r.Warn([]string{"architectures/" + g.GPU.CC() + "#first-cuda"},
				"CUDA %s is older than %s, which first knew %s (%s): kernels compiled at run time by NVRTC may fail",
				version.Minor(cuda), first, g.GPU.Name(), g.GPU.SM())
		}
	}
}
