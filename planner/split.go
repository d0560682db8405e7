package planner

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/solver"
)

// maxHosts is the largest number of pairs of a compute capability and a driver
// that are tried one by one, to share hosts out.
const maxHosts = 100

// split shares a fleet that has no stack out over the fewest stacks that
// serve it all: its GPUs, each stack on every driver; where the drivers keep
// GPUs out, as old GPUs need old drivers and new ones new, its hosts. It gives
// nothing when a part of the fleet has no stack even alone. Drivers alone are
// never shared out: what runs on the oldest of them runs on the others.
// That no fewer stacks would do is proven for up to 10 capabilities or hosts,
// and for two stacks; where it is not, proven is false.
func (p *Planner) split(a *ask) (shares []Share, proven bool, err error) {
	shares, proven, err = p.splitAlong(gpusOf(a))
	if err == nil && shares == nil {
		var hosts fleetAxis
		if hosts, err = p.hostsOf(a); err == nil {
			shares, proven, err = p.splitAlong(hosts)
		}
	}
	if err != nil {
		return nil, false, fmt.Errorf("sharing out the fleet: %w", err)
	}
	return shares, proven, nil
}

// fleetAxis is what a fleet can be shared out along.
type fleetAxis struct {
	size int
	part func(members []int) *ask // the request for some of them
	name func(s *Share, member int)
}

func gpusOf(a *ask) fleetAxis {
	return fleetAxis{
		size: len(a.gpus),
		part: func(members []int) *ask {
			some := *a
			some.gpus = pick(a.gpus, members)
			return &some
		},
		name: func(s *Share, i int) {
			for _, t := range a.gpus[i].texts {
				if !slices.Contains(s.GPUs, t.Value) {
					s.GPUs = append(s.GPUs, t.Value)
				}
			}
		},
	}
}

// host is a GPU of the fleet on one of its drivers.
type host struct{ gpu, driver int }

// hostsOf gives the hosts of a fleet, which does not say what GPU runs which
// driver: each pair that has a stack. The axis is empty where a GPU or a driver
// is in no pair, or where there are too few or too many to share out.
func (p *Planner) hostsOf(a *ask) (fleetAxis, error) {
	if len(a.gpus) < 2 || len(a.drivers) < 2 || len(a.gpus)*len(a.drivers) > maxHosts {
		return fleetAxis{}, nil
	}
	hosts, err := p.workingHosts(a)
	for i := range a.gpus {
		if !slices.ContainsFunc(hosts, func(h host) bool { return h.gpu == i }) {
			return fleetAxis{}, err
		}
	}
	for i := range a.drivers {
		if !slices.ContainsFunc(hosts, func(h host) bool { return h.driver == i }) {
			return fleetAxis{}, err
		}
	}
	return fleetAxis{
		size: len(hosts),
		part: func(members []int) *ask { return a.only(pick(hosts, members)) },
		name: func(s *Share, i int) { s.addHost(a, hosts[i]) },
	}, err
}

func (p *Planner) workingHosts(a *ask) ([]host, error) {
	var hosts []host
	for g := range a.gpus {
		for d := range a.drivers {
			best, err := p.best(a.only([]host{{g, d}}))
			if err != nil {
				return nil, err
			}
			if best != nil {
				hosts = append(hosts, host{g, d})
			}
		}
	}
	return hosts, nil
}

// only is the request for some hosts: each of their GPUs on each of their
// drivers.
func (a *ask) only(hosts []host) *ask {
	var gpus, drivers []int
	for _, h := range hosts {
		gpus, drivers = append(gpus, h.gpu), append(drivers, h.driver)
	}
	some := *a
	some.gpus, some.drivers = pick(a.gpus, distinct(gpus)), pick(a.drivers, distinct(drivers))
	return &some
}

func distinct(members []int) []int {
	slices.Sort(members)
	return slices.Compact(members)
}

func (s *Share) addHost(a *ask, h host) {
	for _, t := range a.gpus[h.gpu].texts {
		if !slices.Contains(s.GPUs, t.Value) {
			s.GPUs = append(s.GPUs, t.Value)
		}
	}
	if text := a.drivers[h.driver].text.Value; !slices.Contains(s.Drivers, text) {
		s.Drivers = append(s.Drivers, text)
	}
}

func pick[T any](list []T, members []int) []T {
	some := make([]T, 0, len(members))
	for _, i := range members {
		some = append(some, list[i])
	}
	return some
}

func (p *Planner) splitAlong(axis fleetAxis) (shares []Share, proven bool, err error) {
	if axis.size < 2 {
		return nil, false, nil
	}
	cover, err := solver.CoverOf(axis.size, func(members []int) (bool, error) {
		best, err := p.best(axis.part(members))
		return best != nil, err
	})
	if err != nil || len(cover.Alone) > 0 {
		return nil, false, err
	}
	shares = make([]Share, 0, len(cover.Groups))
	for i, group := range cover.Groups {
		share, err := p.share(axis, group)
		if err != nil {
			return nil, false, err
		}
		if i > 0 {
			if share.Apart, err = p.apart(axis.part(slices.Concat(cover.Groups[0], group))); err != nil {
				return nil, false, err
			}
		}
		shares = append(shares, share)
	}
	return shares, cover.Proven, nil
}

func (p *Planner) share(axis fleetAxis, group []int) (Share, error) {
	best, err := p.best(axis.part(group))
	if err != nil {
		return Share{}, err
	}
	stack := best.stack()
	share := Share{Stack: &stack}
	for _, i := range group {
		axis.name(&share, i)
	}
	return share, nil
}

// apart gives the facts for which two shares cannot have one stack. That they
// cannot is certain: groups take all that they can.
func (p *Planner) apart(both *ask) ([]ConflictRule, error) {
	plan, err := newScene(p.facts, both, wideScene).fail()
	if err != nil || plan.Conflict == nil {
		return nil, err
	}
	var facts []ConflictRule
	for _, r := range plan.Conflict.Rules {
		if r.Kind == "fact" {
			facts = append(facts, r)
		}
	}
	return facts, nil
}
