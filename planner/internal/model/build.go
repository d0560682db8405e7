package model

import (
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/query"
)

// Filter says which builds are candidates. A target that names GPUs has no
// use for CPU builds, unless it asks for one: then the conflict says so.
func (s *Model) Filter(fa *query.Framework, platforms []string) candidate.Filter {
	if s.Query.Existing != nil {
		return candidate.Filter{Platforms: platforms, Narrow: s.narrow(), Jetson: s.Query.AnyJetson(), CPU: true, Existing: true}
	}
	return candidate.Filter{Platforms: platforms, Narrow: s.narrow(), Jetson: s.Query.AnyJetson(), CPU: fa.CPUOnly() ||
		len(s.Query.GPUs) == 0 && s.Size != WheelModel, DriverCUDA: s.driverCUDA(),
		WheelsOnly: s.Size == WheelModel && !s.OthersBring(fa.Name) && !s.Query.AnyJetson(),
		Beside:     len(s.Query.Frameworks) > 1}
}
