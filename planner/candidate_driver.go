package planner

import "slices"

// driversBy is what the list of drivers follows from besides the builds.
type driversBy struct {
	archs, asked string
	windows      bool
}

func (s *scene) driversBy() driversBy {
	var archs, asked []string
	for i := range s.ask.gpus {
		archs = append(archs, s.ask.gpus[i].cc())
	}
	for i := range s.ask.drivers {
		if d := &s.ask.drivers[i]; d.low != "" {
			asked = append(asked, s.lowestGiven(d))
		}
	}
	return driversBy{archs: joinNul(archs), asked: joinNul(asked), windows: s.ask.windows()}
}

// listDrivers gives the driver versions that matter, oldest first: each floor
// that some candidate has, and the oldest driver of each given entry. Between
// two of them nothing changes, so no other version need be looked at.
func (s *scene) listDrivers() []string {
	var list []string
	add := func(c cited) {
		if c.value != "" {
			list = append(list, c.value)
		}
	}
	seen, last := map[string]bool{}, ""
	for _, f := range s.frameworks {
		for i := range f.builds {
			b := &f.builds[i]
			if key := b.cuda + b.on.Platform; !b.cpu() && !seen[key] {
				seen[key] = true
				add(s.facts.cudaDriverFloor(b.cuda, b.windows()))
				add(s.facts.cudaToolkitDriver(b.cuda, b.windows()))
			}
			if own := b.driverFloor(); own.value != last {
				last = own.value
				add(own)
			}
		}
	}
	for i := range s.ask.gpus {
		arch := s.ask.gpus[i].arch
		add(s.facts.gpuDriverFloor(arch, s.ask.windows()))
		if last := s.facts.branches()[arch.LastDriverBranch]; last != nil && !s.ask.windows() {
			add(cited{value: latest(last)}) // the way out of too new a driver
		}
	}
	for i := range s.ask.drivers {
		if d := &s.ask.drivers[i]; d.low != "" {
			add(cited{value: s.lowestGiven(d)})
		}
	}
	if len(list) == 0 {
		list = append(list, "")
	}
	slices.SortFunc(list, compareDotted)
	return slices.Compact(list)
}

// lowestGiven is the oldest driver that hosts of the entry may run: the
// version given, or the first release of the branch.
func (s *scene) lowestGiven(d *driverAsk) string {
	if d.branch != "" && !s.ask.windows() {
		return s.facts.firstOfBranch(d.branch)
	}
	return d.low
}
