package model

import (
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
)

func (s *Model) driversBy() candidate.DriversBy {
	var archs, asked []string
	for i := range s.Query.GPUs {
		archs = append(archs, s.Query.GPUs[i].CC())
	}
	for i := range s.Query.Drivers {
		if d := &s.Query.Drivers[i]; d.Low != "" {
			asked = append(asked, s.LowestGiven(d))
		}
	}
	return candidate.DriversBy{Archs: facts.JoinNul(archs), Asked: facts.JoinNul(asked), Windows: s.Query.Windows()}
}

// ListDrivers returns the driver versions that matter, oldest first: each floor
// that some candidate has, and the oldest driver of each given entry. Between
// two of them nothing changes, so no other version need be looked at.
func (s *Model) ListDrivers() []string {
	var list []string
	add := func(c facts.Cited) {
		if c.Value != "" {
			list = append(list, c.Value)
		}
	}
	seen, last := map[string]bool{}, ""
	for _, f := range s.Frameworks {
		for i := range f.Builds {
			b := &f.Builds[i]
			if key := b.CUDA + b.On.Platform; !b.CPU() && !seen[key] {
				seen[key] = true
				add(s.Facts.CUDADriverFloor(b.CUDA, b.Windows()))
				add(s.Facts.CUDAToolkitDriver(b.CUDA, b.Windows()))
			}
			if own := b.DriverFloor(); own.Value != last {
				last = own.Value
				add(own)
			}
		}
	}
	for i := range s.Query.GPUs {
		arch := s.Query.GPUs[i].Arch
		add(s.Facts.GPUDriverFloor(arch, s.Query.Windows()))
		if last := s.Facts.ByBranch()[arch.LastDriverBranch]; last != nil && !s.Query.Windows() {
			add(facts.Cited{Value: Latest(last)}) // the way out of too new a driver
		}
	}
	for i := range s.Query.Drivers {
		if d := &s.Query.Drivers[i]; d.Low != "" {
			add(facts.Cited{Value: s.LowestGiven(d)})
		}
	}
	if len(list) == 0 {
		list = append(list, "")
	}
	slices.SortFunc(list, version.Compare)
	return slices.Compact(list)
}

// LowestGiven is the oldest driver that hosts of the entry may run: the
// version given, or the first release of the branch.
func (s *Model) LowestGiven(d *query.Driver) string {
	if d.Branch != "" && !s.Query.Windows() {
		return s.Facts.FirstOfBranch(d.Branch)
	}
	return d.Low
}

func Latest(b *matrices.DriverBranch) string {
	for i := len(b.Versions) - 1; i >= 0; i-- {
		if b.Versions[i].Kind == "" {
			return b.Versions[i].Version
		}
	}
	return b.Branch
}
