package solver

import (
	"fmt"
	"math/rand/v2"
)

// stack describes synthetic problems of the shape that real stacks have: a
// few dimensions with hundreds of artefacts (framework builds, extension
// wheels), many with some tens (drivers, CUDA, cuDNN, Python, OS), each value
// with a handful of traits (which CUDA, which Python, which ABI), and rules
// that compare traits.
type stack struct {
	dims       int
	candidates int // in all dimensions together
	rules      int // facts over two dimensions
	wants      int // requirements
	wide       int // facts over three dimensions
	soft       int
	slack      int     // how far traits may lie apart
	bad        float64 // the share of combinations that are bad for no visible reason
	classes    bool    // rules tell their classes
}

// The sizes that the benchmarks and the oracle look at.
var (
	fullSize = stack{dims: 15, candidates: 2_000, rules: 30, wants: 8, wide: 2, soft: 4, slack: 2, bad: 0.3,
		classes: true}
	largeSize = stack{dims: 30, candidates: 10_000, rules: 70, wants: 12, wide: 4, soft: 6, slack: 2, bad: 0.3,
		classes: true}
	smallSize = stack{dims: 15, candidates: 120, rules: 24, wants: 8, wide: 2, soft: 3, slack: 2, bad: 0.3, classes: true}
)

// traits are what rules look at: trait k of a value. A newer value (a lower
// number) has later traits, roughly.
type traits [][3]int

// problem draws a problem. About half of them have no solution.
func (st stack) problem(seed uint64) Problem {
	r := rand.New(rand.NewPCG(seed, 7))
	p := Problem{Dimensions: st.dimensions(r)}
	all := make([]traits, len(p.Dimensions))
	for d, dim := range p.Dimensions {
		all[d] = drawTraits(r, dim.Size)
	}
	for i := range st.rules {
		x, y := i%st.dims, r.IntN(st.dims)
		if i < st.dims-1 {
			y = i + 1 // the dimensions hang together
		}
		if x == y {
			y = (x + 1) % st.dims
		}
		p.Rules = append(p.Rules, st.fact(r, i, x, y, all))
	}
	for i := range st.wide {
		p.Rules = append(p.Rules, st.wideFact(r, i, all))
	}
	for i, d := range r.Perm(st.dims)[:st.wants] {
		p.Rules = append(p.Rules, want(r, i, d, all))
	}
	for i := range st.soft {
		p.Soft = append(p.Soft, st.wish(r, i, all))
	}
	return p
}

// dimensions shares the candidates out unevenly: a third of the dimensions
// hold most of them.
func (st stack) dimensions(r *rand.Rand) []Dimension {
	weights, sum := make([]int, st.dims), 0
	for d := range weights {
		weights[d] = 1 + r.IntN(3)
		if d%3 == 0 {
			weights[d] = 8 + r.IntN(24)
		}
		sum += weights[d]
	}
	dims := make([]Dimension, st.dims)
	for d := range dims {
		dims[d] = Dimension{Name: fmt.Sprintf("d%d", d), Size: max(2, st.candidates*weights[d]/sum)}
	}
	return dims
}

func drawTraits(r *rand.Rand, n int) traits {
	list := make(traits, n)
	for v := range list {
		age := 12 * v / n
		list[v] = [3]int{age + r.IntN(3), r.IntN(5), age/2 + r.IntN(2)}
	}
	return list
}

// fact compares a trait of x with a trait of y.
func (st stack) fact(r *rand.Rand, i, x, y int, all []traits) Rule {
	kx, ky, style, gap := r.IntN(3), r.IntN(3), r.IntN(5), st.slack+r.IntN(4)
	salt, bad := r.Uint64(), uint64(st.bad*1000)
	tx, ty := all[x], all[y]
	rule := Rule{
		ID: fmt.Sprintf("fact%d", i), Dims: []int{x, y}, Inferred: r.IntN(5) == 0,
		Allows: func(v []int) bool {
			a, b := tx[v[0]][kx], ty[v[1]][ky]
			switch style {
			case 0: // floor
				return a+gap >= b
			case 1: // ceiling
				return a <= b+gap
			case 2: // same family
				return max(a-b, b-a) <= gap+1
			}
			return scramble(salt, a, b)%1000 >= bad // known bad combinations
		},
	}
	if st.classes {
		rule.Class = func(i, v int) int {
			if i == 0 {
				return tx[v][kx]
			}
			return ty[v][ky]
		}
	}
	return rule
}

// scramble returns a number without order in its arguments.
func scramble(salt uint64, a, b int) uint64 {
	h := (salt ^ uint64(a)*0x9E3779B97F4A7C15 ^ uint64(b)*0xC2B2AE3D27D4EB4F) * 0xFF51AFD7ED558CCD
	return h ^ h>>33
}

func (st stack) wideFact(r *rand.Rand, i int, all []traits) Rule {
	dims := r.Perm(st.dims)[:3]
	a, b, c := all[dims[0]], all[dims[1]], all[dims[2]]
	return Rule{
		ID: fmt.Sprintf("wide%d", i), Dims: dims,
		Class:  func(i, v int) int { return all[dims[i]][v][1] },
		Allows: func(v []int) bool { return (a[v[0]][1]+b[v[1]][1]+c[v[2]][1])%4 != 0 },
	}
}

// want pins a trait of a dimension, or asks for a floor.
func want(r *rand.Rand, i, d int, all []traits) Rule {
	t := all[d]
	center := t[r.IntN(len(t))][0]
	exact := r.IntN(2) == 0
	return Rule{
		ID: fmt.Sprintf("want%d", i), Kind: Requirement, Dims: []int{d}, Cost: 1 + r.IntN(5),
		Allows: func(v []int) bool {
			if exact {
				return t[v[0]][0] == center
			}
			return t[v[0]][0] <= center+2
		},
		Distance: func(v int) int { return max(t[v][0]-center, center-t[v][0]) },
	}
}

// wish prefers some traits.
func (st stack) wish(r *rand.Rand, i int, all []traits) Soft {
	x := r.IntN(st.dims)
	y := (x + 1 + r.IntN(st.dims-1)) % st.dims
	tx, ty := all[x], all[y]
	if i%2 == 0 {
		return Soft{
			ID: fmt.Sprintf("wish%d", i), Level: i % 3, Dims: []int{x},
			Cost: func(v []int) int { return tx[v[0]][1] / 3 },
		}
	}
	return Soft{
		ID: fmt.Sprintf("wish%d", i), Level: i % 3, Dims: []int{x, y},
		Cost: func(v []int) int { return max(0, tx[v[0]][2]-ty[v[1]][2]-2) },
		Class: func(i, v int) int {
			if i == 0 {
				return tx[v][2]
			}
			return ty[v][2]
		},
	}
}
