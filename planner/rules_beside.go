package planner

import (
	"fmt"

	"github.com/envsolve/envsolve/matrices"
)

var ruleBeside = Rule{ID: "shared-libraries", Source: docBuilds,
	Text: "Of two frameworks in one environment, one that looks for CUDA on the system finds that of the other's only where it comes as NVIDIA's wheels: libraries bundled in a framework's own wheel have names of their own."}

// stateBeside ties a build that takes CUDA from the system to a framework beside
// it that brings it where others find it. Of three frameworks, one that does
// is enough, and the target's order of preference decides.
func (s *scene) stateBeside() {
	if len(s.frameworks) != 2 || s.ask.request.Image.Base.Set() {
		return
	}
	for i, f := range s.frameworks {
		if g := s.frameworks[1-i]; s.othersBring(f.ask.name) {
			s.stateBesideOf(f, g)
		}
	}
}

func (s *scene) stateBesideOf(f, g *frameworkAxis) {
	finds := func(b *build) bool { return b.system() && !b.windows() && !b.jetson() && !b.cpu() }
	shares := func(b *build) bool { return b.on.Delivery == matrices.DeliveryWheels }
	s.law(ruleBeside, []*axis{&f.axis, &g.axis}, nil, func() relation {
		return relation{func(v []int) bool { return !finds(&f.builds[v[0]]) || shares(&g.builds[v[1]]) },
			func(i, v int) int {
				if i == 0 && finds(&f.builds[v]) || i == 1 && shares(&g.builds[v]) {
					return 1
				}
				return 0
			}}
	}, func(left scope) explanation {
		one, other := f.pick(left[f.dim]), g.pick(left[g.dim])
		return explanation{fmt.Sprintf("%s take CUDA from the system, and %s bring it under names of their own", f.describe(one), g.describe(other)),
			append(sample(one, "", (*build).label), sample(other, "", (*build).label)...)}
	})
}
