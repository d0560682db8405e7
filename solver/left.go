package solver

// Left gives the values of every dimension that some rules, by index, leave
// possible between them: those that arc consistency does not take away. Rules
// over more than two dimensions take nothing. It is for telling what a rule of
// a conflict speaks of, out of the other ones; rules that leave a dimension
// without any value give nil.
func (m *Model) Left(rules []int) [][]int {
	s := newSearch(m, false)
	clear(s.active)
	for _, rule := range rules {
		if len(m.rules[rule].Dims) <= 2 {
			s.active.add(rule)
		}
	}
	if !s.start() {
		return nil
	}
	total := 0
	for _, n := range s.left {
		total += n
	}
	slab := make([]int, 0, total)
	left := make([][]int, len(m.dims))
	for d := range left {
		dom, from := s.domain(s.dom, d), len(slab)
		for v := dom.first(); v >= 0; v = dom.next(v + 1) {
			slab = append(slab, v)
		}
		left[d] = slab[from:len(slab):len(slab)]
	}
	return left
}
