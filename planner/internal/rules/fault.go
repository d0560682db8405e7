package rules

import (
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/plan"
)

var RuleFault = plan.Rule{ID: "known-fault", Source: docBuilds, Soft: true,
	Text: "Single releases have faults that the next one mends. A build with one ranks below those of its release without, its release below others, and brings a warning."}

func stateFaults(s *model.Model) {
	for _, f := range s.Frameworks {
		stateFault(s, f)
	}
}

func stateFault(s *model.Model, f *model.FrameworkVariable) {
	if !s.FlagsOf(f).Faulty {
		return
	}
	s.SoftTabulated(RuleFault, model.LevelToolkit, []*model.Variable{&f.Variable}, nil, func() model.Costs {
		return model.Costs{Of: func(v []int) int {
			list, _ := f.Builds[v[0]].Faults()
			return min(1, len(list))
		}}
	})
}

// WarnFaults tells what is known to fail in a build.
func WarnFaults(c *model.Solution, b *candidate.Build) []plan.Warning {
	var list []plan.Warning
	faults, ref := b.Faults()
	for _, fault := range faults {
		list = append(list, model.Warn(RuleFault, []string{ref}, "%s %s: %s", facts.DisplayName(b.Release.Framework), b.Label(), fault))
	}
	return list
}
