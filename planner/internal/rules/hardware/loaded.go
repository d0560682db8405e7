package hardware

import (
	"fmt"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// LoadedCUDNN is the id of the rule of a cuDNN that is loaded before the one of
// the wheels.
const LoadedCUDNN = "loaded-cudnn"

var LoadedRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: LoadedCUDNN, Kind: plan.Runs, Source: rule.DocCUDNN,
			Text: "What was compiled with one minor of cuDNN runs with that minor and newer ones of its major. A cuDNN " +
				"that an environment is said to have is the one that is loaded, unless it is said to lie elsewhere: " +
				"frameworks compare the two when they start, and refuse an older one. One of another major is another " +
				"file, which JAX alone loads in place of its own."},
		State: stateLoadedCUDNN,
	},
}

// stateLoadedCUDNN refuses builds that were compiled with a newer cuDNN than the
// one that is loaded, or with another major. Builds without one of their own
// take the system's, which other rules are on; on Windows a build's own folder
// goes first.
func stateLoadedCUDNN(s *model.Statement) {
	if s.Query.Existing == nil || s.Query.Existing.LoadedCUDNN == "" {
		return
	}
	seen := s.Query.Existing.LoadedCUDNN
	for _, f := range s.Frameworks() {
		model.Constrain1(s, f.BuildTerm(), func(b *candidate.Build) bool { return runsWithCUDNN(b, seen) },
			model.Says{Own: true, Explain: func(left model.Domains) model.Explanation {
				for _, b := range f.Pick(left[f.Dim]) {
					if !runsWithCUDNN(b, seen) {
						return model.Explanation{Facts: []string{b.Ref("cudnn")},
							Text: fmt.Sprintf("%s %s was compiled with cuDNN %s, and does not run where cuDNN %s is loaded instead",
								b.Traits.Name, b.Label(), version.Minor(b.CUDNN), seen)}
					}
				}
				return model.Explanation{Text: s.Rule.Text}
			}})
	}
}

// runsWithCUDNN reports whether a build runs with a cuDNN that is loaded in place
// of its own.
func runsWithCUDNN(b *candidate.Build, seen string) bool {
	if b.System() || b.CPU() || b.Windows() || version.Parts(b.CUDNN) < 2 {
		return true
	}
	if version.Major(seen) != version.Major(b.CUDNN) { // another file, which only who looks for any cuDNN opens
		return !b.Traits.Has(matrices.TraitLoaderPath, b.Release.Version)
	}
	return version.Parts(seen) < 2 || version.Compare(version.Minor(seen), version.Minor(b.CUDNN)) >= 0
}
