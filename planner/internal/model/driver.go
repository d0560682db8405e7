package model

import (
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/request"
)

func (m *Model) addDriverVariables() {
	values, same := m.listed("drivers", m.driversBy(), m.ListDrivers)
	one := Variable{Part: "driver", Size: len(values), Same: same}
	if len(m.Query.Drivers) == 0 {
		m.Drivers = []*DriverVariable{{Values: values, Variable: one}}
		return
	}
	for i := range m.Query.Drivers {
		m.Drivers = append(m.Drivers, &DriverVariable{Driver: &m.Query.Drivers[i], Values: values, Variable: one})
	}
}

// driversBy is what the list of drivers follows from besides the builds.
type driversBy struct {
	Archs, Asked, Mended, Host, Packages string
	Windows                              bool
}

func (m *Model) driversBy() driversBy {
	var archs, asked, mended []string
	for i := range m.Query.GPUs {
		archs = append(archs, m.Query.GPUs[i].CC())
	}
	for i := range m.Query.Drivers {
		if d := &m.Query.Drivers[i]; d.Low != "" {
			asked = append(asked, m.LowestGiven(d))
		}
	}
	for i := range m.Query.Host.Holes {
		mended = append(mended, m.Query.Host.Holes[i].Fixed)
	}
	return driversBy{Archs: joined(archs), Asked: joined(asked), Mended: joined(mended),
		Host: joined(m.Query.HostFloors(m.Facts)), Packages: joined(m.packageDrivers()), Windows: m.Query.Windows()}
}

// packageDrivers returns the drivers that releases of packages ask for whose CUDA is inside
// their own libraries.
func (m *Model) packageDrivers() (list []string) {
	for _, e := range m.Query.Of(query.Extension) {
		for i := range e.Releases {
			if own := e.Releases[i].Row.DriverMin; e.Traits.Bundled && own != "" && !slices.Contains(list, own) {
				list = append(list, own)
			}
		}
	}
	return list
}

// ListDrivers returns the driver versions that matter, oldest first: each floor
// that some candidate has, and the oldest driver of each given entry. Between
// two of them nothing changes, so no other version need be looked at.
func (m *Model) ListDrivers() []string {
	var list []string
	add := func(c facts.Cited) {
		if c.Value != "" {
			list = append(list, c.Value)
		}
	}
	seen, last := map[string]bool{}, ""
	for _, f := range m.Frameworks() {
		for i := range f.Builds {
			b := &f.Builds[i]
			if key := b.CUDA + b.On.Platform; !b.CPU() && !seen[key] {
				seen[key] = true
				add(m.Facts.CUDADriverFloor(b.CUDA, b.Windows()))
				add(m.Facts.CUDAToolkitDriver(b.CUDA, b.Windows()))
			}
			if own := b.DriverFloor(); own.Value != last {
				last = own.Value
				add(own)
			}
		}
	}
	for _, own := range m.packageDrivers() {
		add(facts.Cited{Value: own})
	}
	for i := range m.Query.GPUs {
		arch := m.Query.GPUs[i].Arch
		add(m.Facts.GPUDriverFloor(arch, m.Query.Windows()))
		if last := m.Facts.ByBranch()[arch.LastDriverBranch]; last != nil && !m.Query.Windows() {
			add(facts.Cited{Value: Latest(last)}) // the way out of too new a driver
		}
	}
	for i := range m.Query.Drivers {
		if d := &m.Query.Drivers[i]; d.Low != "" {
			add(facts.Cited{Value: m.LowestGiven(d)})
		}
	}
	list = append(list, m.Query.HostFloors(m.Facts)...)
	for i := range m.Query.Host.Holes {
		add(facts.Cited{Value: m.Query.Host.Holes[i].Fixed}) // the way out of a driver with a fault
	}
	if len(list) == 0 {
		list = append(list, "")
	}
	slices.SortFunc(list, version.Compare)
	return slices.Compact(list)
}

// LowestGiven is the oldest driver that hosts of the entry may run: the
// version given, or the first release of the branch.
func (m *Model) LowestGiven(d *query.Driver) string {
	if d.Branch != "" && !m.Query.Windows() {
		return m.Facts.FirstOfBranch(d.Branch)
	}
	return d.Low
}

// Latest returns the newest release of a branch, developer betas left out; the
// branch itself when the facts list none.
func Latest(b *matrices.DriverBranch) string {
	for i := len(b.Versions) - 1; i >= 0; i-- {
		if b.Versions[i].Kind == "" {
			return b.Versions[i].Version
		}
	}
	return b.Branch
}

// driverCUDA is the CUDA of the oldest given driver's branch; empty when no
// driver is given or its branch is not known.
func (m *Model) driverCUDA() string {
	oldest := ""
	for i := range m.Query.Drivers {
		branch := m.Facts.ByBranch()[version.Major(m.Query.Drivers[i].Low)]
		if branch != nil && branch.CUDA != "" && (oldest == "" || version.Compare(branch.CUDA, oldest) < 0) {
			oldest = branch.CUDA
		}
	}
	return oldest
}

// SpellDriver returns an entry of the drivers with another value: in a file with
// the entries beside it, since an attribute is changed as a whole.
func (m *Model) SpellDriver(d *query.Driver, value string) string {
	all := m.Query.Request.Drivers
	if len(all) < 2 {
		return request.Spell(d.Text.At, "driver", value)
	}
	if d.Text.At.ByFlag() {
		return request.Spell(d.Text.At, "driver", value) + " for " + request.Spell(d.Text.At, "driver", d.Text.Value)
	}
	values := make([]string, len(all))
	for i, t := range all {
		if values[i] = t.Value; t == d.Text {
			values[i] = value
		}
	}
	return request.Spell(d.Text.At, "driver", values...)
}
