package planner

import (
	"errors"
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/plan"
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
func (p *Planner) split(q *query.Query) (shares []plan.Share, proven bool, err error) {
	shares, proven, err = p.splitAlong(gpusOf(q))
	if err == nil && shares == nil {
		var hosts fleetVariable
		if hosts, err = p.hostsOf(q); err == nil {
			shares, proven, err = p.splitAlong(hosts)
		}
	}
	if err != nil {
		return nil, false, fmt.Errorf("sharing out the fleet: %w", err)
	}
	return shares, proven, nil
}

// fleetVariable is what a fleet can be shared out along.
type fleetVariable struct {
	size int
	part func(members []int) *query.Query // the request for some of them
	name func(s *plan.Share, member int)
}

func gpusOf(q *query.Query) fleetVariable {
	return fleetVariable{
		size: len(q.GPUs),
		part: func(members []int) *query.Query { return q.Only(pick(q.GPUs, members)) },
		name: func(s *plan.Share, i int) {
			for _, t := range q.GPUs[i].Texts {
				if !slices.Contains(s.GPUs, t.Value) {
					s.GPUs = append(s.GPUs, t.Value)
				}
			}
		},
	}
}

// host is a GPU of the fleet on one of its drivers.
type host struct{ gpu, driver int }

// hostsOf returns the hosts of a fleet, which does not say what GPU runs which
// driver: each pair that has a stack. The variable is empty where a GPU or a driver
// is in no pair, or where there are too few or too many to share out.
func (p *Planner) hostsOf(q *query.Query) (fleetVariable, error) {
	if len(q.GPUs) < 2 || len(q.Drivers) < 2 || len(q.GPUs)*len(q.Drivers) > maxHosts {
		return fleetVariable{}, nil
	}
	hosts, err := p.workingHosts(q)
	for i := range q.GPUs {
		if !slices.ContainsFunc(hosts, func(h host) bool { return h.gpu == i }) {
			return fleetVariable{}, err
		}
	}
	for i := range q.Drivers {
		if !slices.ContainsFunc(hosts, func(h host) bool { return h.driver == i }) {
			return fleetVariable{}, err
		}
	}
	return fleetVariable{
		size: len(hosts),
		part: func(members []int) *query.Query { return only(q, pick(hosts, members)) },
		name: func(s *plan.Share, i int) { addHost(s, q, hosts[i]) },
	}, err
}

func (p *Planner) workingHosts(q *query.Query) ([]host, error) {
	var hosts []host
	for g := range q.GPUs {
		for d := range q.Drivers {
			best, err := p.engine.Best(only(q, []host{{g, d}}))
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
func only(q *query.Query, hosts []host) *query.Query {
	var gpus, drivers []int
	for _, h := range hosts {
		gpus, drivers = append(gpus, h.gpu), append(drivers, h.driver)
	}
	some := q.Only(pick(q.GPUs, distinct(gpus)))
	some.Drivers = pick(q.Drivers, distinct(drivers))
	return some
}

func distinct(members []int) []int {
	slices.Sort(members)
	return slices.Compact(members)
}

func addHost(s *plan.Share, q *query.Query, h host) {
	for _, t := range q.GPUs[h.gpu].Texts {
		if !slices.Contains(s.GPUs, t.Value) {
			s.GPUs = append(s.GPUs, t.Value)
		}
	}
	if text := q.Drivers[h.driver].Text.Value; !slices.Contains(s.Drivers, text) {
		s.Drivers = append(s.Drivers, text)
	}
}

// errAlone ends the sharing out of a fleet of which a part has no stack even
// alone.
var errAlone = errors.New("no stack for a part of the fleet alone")

func (p *Planner) splitAlong(axis fleetVariable) (shares []plan.Share, proven bool, err error) {
	if axis.size < 2 {
		return nil, false, nil
	}
	cover, err := solver.CoverOf(axis.size, func(members []int) (bool, error) {
		best, err := p.engine.Best(axis.part(members))
		if err == nil && best == nil && len(members) == 1 {
			err = errAlone
		}
		return best != nil, err
	})
	if errors.Is(err, errAlone) {
		return nil, false, nil
	}
	if err != nil {
		return nil, false, err
	}
	shares = make([]plan.Share, 0, len(cover.Groups))
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

func (p *Planner) share(axis fleetVariable, group []int) (plan.Share, error) {
	best, err := p.engine.Best(axis.part(group))
	if err != nil {
		return plan.Share{}, err
	}
	stack := answer.Stack(best)
	share := plan.Share{Stack: &stack}
	for _, i := range group {
		axis.name(&share, i)
	}
	return share, nil
}

// apart returns the facts for which two shares cannot have one stack. That they
// cannot is certain: groups take all that they can.
func (p *Planner) apart(both *query.Query) ([]plan.ConflictRule, error) {
	result, err := answer.Fail(p.engine.Model(both, model.WideModel), nil)
	if err != nil || result.Conflict == nil {
		return nil, err
	}
	var facts []plan.ConflictRule
	for _, r := range result.Conflict.Rules {
		if r.Kind == "fact" {
			facts = append(facts, r)
		}
	}
	return facts, nil
}

// pick returns the members of a list.
func pick[T any](list []T, members []int) []T {
	some := make([]T, 0, len(members))
	for _, i := range members {
		some = append(some, list[i])
	}
	return some
}
