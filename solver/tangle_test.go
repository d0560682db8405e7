package solver

import (
	"fmt"
	"math/rand/v2"
)

// tangle describes random problems without any structure to help, where most
// answers need a search: facts forbid random pairs, close to the point at
// which half of the problems have a solution.
type tangle struct {
	dims, size int
	facts      int     // facts over two dimensions
	forbidden  float64 // the share of pairs that a fact forbids
	wants      int     // requirements, each of which forbids a third of a dimension
	soft       int     // soft rules over two dimensions, on one level
}

func (tg tangle) problem(seed uint64) Problem {
	r := rand.New(rand.NewPCG(seed, 11))
	p := Problem{}
	for d := range tg.dims {
		p.Dimensions = append(p.Dimensions, Dimension{Name: fmt.Sprintf("d%d", d), Size: tg.size})
	}
	for i := range tg.facts {
		salt := r.Uint64()
		p.Rules = append(p.Rules, Rule{
			ID: fmt.Sprintf("fact%d", i), Dims: r.Perm(tg.dims)[:2], Inferred: i%4 == 0,
			Allows: func(v []int) bool { return scramble(salt, v[0], v[1])%1000 >= uint64(tg.forbidden*1000) },
		})
	}
	for i := range tg.wants {
		salt := r.Uint64()
		p.Rules = append(p.Rules, Rule{
			ID: fmt.Sprintf("want%d", i), Kind: Requirement, Dims: r.Perm(tg.dims)[:1], Cost: 1 + r.IntN(3),
			Allows:   func(v []int) bool { return scramble(salt, v[0], 0)%3 != 0 },
			Distance: func(v int) int { return int(scramble(salt, v, 1) % 4) },
		})
	}
	for i := range tg.soft {
		salt := r.Uint64()
		p.Soft = append(p.Soft, Soft{
			ID: fmt.Sprintf("wish%d", i), Dims: r.Perm(tg.dims)[:2],
			Cost: func(v []int) int { return max(0, int(scramble(salt, v[0], v[1])%8)-4) },
		})
	}
	return p
}
