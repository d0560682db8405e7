package system

import (
	"fmt"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// The rules on what programs find in an environment that is there.
const (
	LibrariesLost = "wheel-libraries-lost"
	WithoutGPU    = "system-without-gpu"
)

var FoundRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: LibrariesLost, Kind: plan.Runs, Source: rule.DocTensorFlow,
			Text: "TensorFlow 2.16 does not find the CUDA libraries that come as wheels, and goes on without GPU: " +
				"LD_LIBRARY_PATH must list their folders, which no installer does. Images that are made here do."},
		State: stateLibrariesLost,
	},
	{
		Rule: plan.Rule{ID: WithoutGPU, Kind: plan.Runs, Source: rule.DocWSL,
			Text: "A system that passes no NVIDIA GPU to programs runs nothing on one: WSL 1, which has no Linux " +
				"kernel of its own, and macOS."},
		State: stateWithoutGPU,
	},
}

// stateLibrariesLost refuses builds that do not find the libraries of their own
// wheels, in environments as pip makes them.
func stateLibrariesLost(s *model.Statement) {
	if s.Query.Existing == nil || s.Query.Existing.Foreign {
		return
	}
	for _, f := range s.Frameworks() {
		lost := func(b *candidate.Build) bool {
			return !b.CPU() && model.Delivery(b) == plan.DeliveryWheels &&
				b.Traits.Has(matrices.TraitWheelLibrariesLost, b.Release.Version)
		}
		model.Constrain1(s, f.BuildTerm(), func(b *candidate.Build) bool { return !lost(b) },
			model.Says{Own: true, Explain: func(left model.Domains) model.Explanation {
				for _, b := range f.Pick(left[f.Dim]) {
					if lost(b) {
						return model.Explanation{Facts: []string{b.ReleaseRef("")},
							Text: fmt.Sprintf("%s %s does not find the CUDA libraries of its own wheels, unless LD_LIBRARY_PATH "+
								"lists site-packages/nvidia/*/lib", b.Traits.Name, b.Release.Version)}
					}
				}
				return model.Explanation{Text: s.Rule.Text}
			}})
	}
}

// stateWithoutGPU refuses builds with GPU code on systems on which they find no
// GPU.
func stateWithoutGPU(s *model.Statement) {
	if s.Query.Existing == nil || s.Query.Existing.NoGPU == "" {
		return
	}
	for _, f := range s.Frameworks() {
		model.Constrain1(s, f.BuildTerm(), (*candidate.Build).CPU,
			model.Says{Own: true, Explain: func(model.Domains) model.Explanation {
				return model.Explanation{Text: s.Query.Existing.NoGPU + " passes no NVIDIA GPU to programs"}
			}})
	}
}
