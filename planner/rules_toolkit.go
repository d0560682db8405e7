package planner

import (
	"fmt"
)

var (
	ruleToolkitDropped = Rule{ID: "toolkit-drops-gpu", Source: docReleases,
		Text: "A CUDA toolkit's libraries hold no code for GPUs that its compiler no longer targets: CUDA 13 serves nothing below compute capability 7.5, CUDA 12 nothing below 5.0, CUDA 11 nothing below 3.5."}
	ruleToolkitFirst = Rule{ID: "toolkit-older-than-gpu", Source: docReleases, Soft: true,
		Text: "A build whose CUDA is older than the first toolkit for the GPU runs by code for an earlier minor; what compiles at run time (NVRTC, nvcc) does not know the GPU by name. Such a stack ranks below one whose toolkit knows it."}
)

func (s *scene) stateToolkitRules() {
	for _, g := range s.gpus {
		if last := g.ask.arch.LastCUDA; last != "" {
			s.stateLastToolkit(g, last)
		}
		if first := g.ask.arch.FirstCUDA; first != "" {
			s.stateFirstToolkit(g, first)
		}
	}
}

func (s *scene) stateLastToolkit(g *gpuAxis, last string) {
	s.law(ruleToolkitDropped, []*axis{&g.axis, &s.cuda.axis}, nil, func() relation {
		return relation{allows: func(v []int) bool { return v[0] == absent || compareDotted(minor(s.cuda.values[v[1]]), last) <= 0 }}
	},
		func(scope) explanation {
			return explanation{
				text:  fmt.Sprintf("CUDA %s is the last that holds code for %s (%s)", last, g.ask.name(), g.ask.sm()),
				facts: []string{"architectures/" + g.ask.cc() + "#last-cuda"}}
		})
}

func (s *scene) stateFirstToolkit(g *gpuAxis, first string) {
	s.weakness(ruleToolkitFirst, levelToolkit, []*axis{&g.axis, &s.cuda.axis}, nil, func() costs {
		return costs{of: func(v []int) int {
			if v[0] == absent || s.cuda.values[v[1]] == "" || compareDotted(minor(s.cuda.values[v[1]]), first) >= 0 {
				return 0
			}
			return 1
		}}
	})
}
