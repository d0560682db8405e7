package planner

import (
	"fmt"

	"github.com/envsolve/envsolve/solver"
)

// maxSplit is the largest number of compute capabilities that a fleet is
// shared out for: up to it the number of stacks is proven the least.
const maxSplit = 10

// split shares the GPUs of a target that has no stack out over the fewest
// stacks that serve them all. It gives nothing when a GPU has none even alone.
func (p *Planner) split(a *ask) ([]Share, error) {
	if len(a.gpus) < 2 || len(a.gpus) > maxSplit {
		return nil, nil
	}
	part := func(members []int) *ask {
		some := *a
		some.gpus = nil
		for _, i := range members {
			some.gpus = append(some.gpus, a.gpus[i])
		}
		return &some
	}
	cover, err := solver.CoverOf(len(a.gpus), func(members []int) (bool, error) {
		best, err := p.best(part(members))
		return best != nil, err
	})
	if err != nil {
		return nil, fmt.Errorf("sharing out the fleet: %w", err)
	}
	if len(cover.Alone) > 0 {
		return nil, nil
	}
	shares := make([]Share, 0, len(cover.Groups))
	for _, group := range cover.Groups {
		best, err := p.best(part(group))
		if err != nil || best == nil {
			return nil, err
		}
		share := Share{}
		for _, i := range group {
			for _, t := range a.gpus[i].texts {
				share.GPUs = append(share.GPUs, t.Value)
			}
		}
		stack := best.stack()
		share.Stack = &stack
		shares = append(shares, share)
	}
	return shares, nil
}
