package solver

import (
	"fmt"
	"math/rand/v2"
	"slices"
)

// shape says what random problems look like.
type shape struct {
	dims, size     int     // at most this many dimensions, and values in each
	rules          int     // at most this many rules
	tightness      float64 // the share of combinations that a rule forbids
	wide           float64 // the share of rules over three dimensions
	soft, levels   int     // at most this many soft rules, on this many levels
	classes        bool    // half of the rules tell classes, not values, apart
	maxCost        int
	maxRequireCost int
}

func (sh shape) problem(r *rand.Rand) Problem {
	p := Problem{}
	for d := range 1 + r.IntN(sh.dims) {
		p.Dimensions = append(p.Dimensions, Dimension{Name: fmt.Sprintf("d%d", d), Size: 1 + r.IntN(sh.size)})
	}
	for i := range r.IntN(sh.rules + 1) {
		p.Rules = append(p.Rules, sh.rule(r, p.Dimensions, i))
	}
	if sh.soft > 0 {
		for i := range r.IntN(sh.soft + 1) {
			p.Soft = append(p.Soft, sh.softRule(r, p.Dimensions, i))
		}
	}
	return p
}

func (sh shape) rule(r *rand.Rand, dims []Dimension, i int) Rule {
	arity := 1 + r.IntN(2)
	if r.Float64() < sh.wide {
		arity = 3 + r.IntN(2)
	}
	chosen := r.Perm(len(dims))[:min(arity, len(dims))]
	class := sh.class(r)
	table := sh.table(r, dims, chosen, class, func() int {
		if r.Float64() < sh.tightness {
			return 0
		}
		return 1
	})
	rule := Rule{
		ID: fmt.Sprintf("r%d", i), Dims: chosen, Class: class,
		Allows: func(values []int) bool { return table(values) == 1 },
	}
	switch r.IntN(4) {
	case 0, 1:
		rule.Kind, rule.Cost = Requirement, r.IntN(sh.maxRequireCost+1)
		if center := r.IntN(sh.size); r.IntN(2) == 0 {
			rule.Distance = func(v int) int { return max(v-center, center-v) }
		}
	case 2:
		rule.Inferred = true
	}
	return rule
}

func (sh shape) softRule(r *rand.Rand, dims []Dimension, i int) Soft {
	arity := 1 + r.IntN(3)
	chosen := r.Perm(len(dims))[:min(arity, len(dims))]
	class := sh.class(r)
	table := sh.table(r, dims, chosen, class, func() int { return max(0, r.IntN(2*sh.maxCost+1)-sh.maxCost) })
	return Soft{ID: fmt.Sprintf("s%d", i), Level: r.IntN(sh.levels), Dims: chosen, Cost: table, Class: class}
}

// class returns a random function to classes, or none.
func (sh shape) class(r *rand.Rand) func(i, v int) int {
	if !sh.classes || r.IntN(2) == 0 {
		return nil
	}
	modulus := 1 + r.IntN(4)
	return func(_, v int) int { return -7 * (v % modulus) }
}

// table draws a value for every combination of classes.
func (sh shape) table(r *rand.Rand, dims []Dimension, chosen []int, class func(i, v int) int,
	draw func() int) func(values []int) int {
	size := 1
	for _, d := range chosen {
		size *= dims[d].Size
	}
	cells := make([]int, size)
	for i := range cells {
		cells[i] = draw()
	}
	lead := make([][]int, len(chosen)) // the first value of each value's class
	for i, d := range chosen {
		lead[i] = make([]int, dims[d].Size)
		for v := range lead[i] {
			lead[i][v] = v
			if class == nil {
				continue
			}
			for u := range v {
				if class(i, u) == class(i, v) {
					lead[i][v] = u
					break
				}
			}
		}
	}
	return func(values []int) int {
		at := 0
		for i, v := range values {
			at = at*dims[chosen[i]].Size + lead[i][v]
		}
		return cells[at]
	}
}

// assignments calls yield with every assignment, in lexicographic order, until
// it returns false. It must not keep the slice.
func assignments(dims []Dimension, yield func(values []int) bool) {
	values := make([]int, len(dims))
	for {
		if !yield(values) {
			return
		}
		d := len(dims) - 1
		for ; d >= 0; d-- {
			if values[d]++; values[d] < dims[d].Size {
				break
			}
			values[d] = 0
		}
		if d < 0 {
			return
		}
	}
}

// pick returns the values of some dimensions.
func pick(values, dims []int, into []int) []int {
	into = into[:0]
	for _, d := range dims {
		into = append(into, values[d])
	}
	return into
}

// holds evaluates all rules but the skipped.
func holds(p Problem, values []int, skip ...int) bool {
	var buffer [8]int
	for i, r := range p.Rules {
		if !slices.Contains(skip, i) && !r.Allows(pick(values, r.Dims, buffer[:])) {
			return false
		}
	}
	return true
}

// bill returns the cost at every level, lowest level first.
func costs(p Problem, levels int, values []int) []int {
	var buffer [8]int
	sums := make([]int, levels)
	for _, f := range p.Soft {
		sums[f.Level] += f.Cost(pick(values, f.Dims, buffer[:]))
	}
	return sums
}

// bruteForce returns the optimum by looking at every assignment, nil when there
// is none.
func bruteForce(p Problem, levels int, skip ...int) []int {
	var best, bestCosts []int
	assignments(p.Dimensions, func(values []int) bool {
		if !holds(p, values, skip...) {
			return true
		}
		c := costs(p, levels, values)
		if best == nil || slices.Compare(c, bestCosts) < 0 {
			best, bestCosts = slices.Clone(values), c
		}
		return len(p.Soft) > 0
	})
	return best
}
