package solver

// Left returns the values of every dimension that some rules, by index, leave
// possible between them: those that arc consistency does not take away. A rule
// over more than two dimensions takes part once all but two of them have one
// value left. It is for telling what a rule of a conflict speaks of, out of
// the other ones; rules that leave a dimension without any value give nil.
func (m *Model) Left(rules []int) [][]int {
	s := newSearch(m, false)
	clear(s.active)
	var wide []int
	for _, rule := range rules {
		if len(m.rules[rule].Dims) <= 2 {
			s.active.add(rule)
		} else {
			wide = append(wide, rule)
		}
	}
	for ok := s.start(); ok; ok = s.propagate() {
		s.moved = false
		for _, rule := range wide {
			if !s.narrow(rule) {
				return nil
			}
		}
		if !s.moved {
			return s.remaining()
		}
	}
	return nil
}

// narrow takes from the last two open dimensions of a wide rule, or the last
// one, the values that have no partner. It reports whether any are left: where
// no dimension is open, whether the rule holds.
func (s *search) narrow(rule int) bool {
	r := &s.rules[rule]
	values := make([]int, len(r.Dims))
	var open []int // places in r.Dims
	for i, d := range r.Dims {
		values[i] = s.domain(s.dom, d).first()
		if s.left[d] > 1 {
			open = append(open, i)
		}
	}
	switch len(open) {
	case 0:
		return r.Allows(values)
	case 1:
		return s.support(r, values, open[0], (open[0]+1)%len(r.Dims))
	case 2:
		return s.support(r, values, open[0], open[1]) && s.support(r, values, open[1], open[0])
	}
	return true
}

// support takes from the dimension at place x of a wide rule the values
// without a partner at place y.
func (s *search) support(r *Rule, values []int, x, y int) bool {
	d := r.Dims[x]
	dom, other := s.domain(s.dom, d), s.domain(s.dom, r.Dims[y])
	pruned := false
	for v := dom.first(); v >= 0; v = dom.next(v + 1) {
		values[x] = v
		supported := false
		for w := other.first(); w >= 0 && !supported; w = other.next(w + 1) {
			values[y] = w
			supported = r.Allows(values)
		}
		if !supported {
			dom.drop(v)
			pruned = true
		}
	}
	return !pruned || s.shrunk(d, -1)
}

// remaining lists what is left in every domain.
func (s *search) remaining() [][]int {
	total := 0
	for _, n := range s.left {
		total += n
	}
	slab := make([]int, 0, total)
	lists := make([][]int, len(s.dims))
	for d := range lists {
		dom, from := s.domain(s.dom, d), len(slab)
		for v := dom.first(); v >= 0; v = dom.next(v + 1) {
			slab = append(slab, v)
		}
		lists[d] = slab[from:len(slab):len(slab)]
	}
	return lists
}
