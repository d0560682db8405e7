package rules

import (
	"fmt"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/plan"
)

var (
	RuleToolkitDropped = plan.Rule{ID: "toolkit-drops-gpu", Source: docReleases,
		Text: "A CUDA toolkit's libraries hold no code for GPUs that its compiler no longer targets: CUDA 13 serves nothing below compute capability 7.5, CUDA 12 nothing below 5.0, CUDA 11 nothing below 3.5."}
	RuleToolkitFirst = plan.Rule{ID: "toolkit-older-than-gpu", Source: docReleases, Soft: true,
		Text: "A build whose CUDA is older than the first toolkit for the GPU runs by code for an earlier minor; what compiles at run time (NVRTC, nvcc) does not know the GPU by name. Such a stack ranks below one whose toolkit knows it."}
)

func stateToolkitRules(s *model.Model) {
	for _, g := range s.GPUs {
		if last := g.Query.Arch.LastCUDA; last != "" {
			stateLastToolkit(s, g, last)
		}
		if first := g.Query.Arch.FirstCUDA; first != "" {
			stateFirstToolkit(s, g, first)
		}
	}
}

func stateLastToolkit(s *model.Model, g *model.GPUVariable, last string) {
	s.Tabulated(RuleToolkitDropped, []*model.Variable{&g.Variable, &s.CUDA.Variable}, nil, func() model.Relation {
		return model.Relation{Allows: func(v []int) bool {
			return v[0] == model.Absent || version.Compare(version.Minor(s.CUDA.Values[v[1]]), last) <= 0
		}}
	},
		func(model.Domains) model.Explanation {
			return model.Explanation{
				Text:  fmt.Sprintf("CUDA %s is the last that holds code for %s (%s)", last, g.Query.Name(), g.Query.SM()),
				Facts: []string{"architectures/" + g.Query.CC() + "#last-cuda"}}
		})
}

func stateFirstToolkit(s *model.Model, g *model.GPUVariable, first string) {
	s.SoftTabulated(RuleToolkitFirst, model.LevelToolkit, []*model.Variable{&g.Variable, &s.CUDA.Variable}, nil, func() model.Costs {
		return model.Costs{Of: func(v []int) int {
			if v[0] == model.Absent || s.CUDA.Values[v[1]] == "" || version.Compare(version.Minor(s.CUDA.Values[v[1]]), first) >= 0 {
				return 0
			}
			return 1
		}}
	})
}
