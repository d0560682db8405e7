package solver

// unbound lets every level cost what it will.
func (s *search) unbound() {
	for l := range s.bounds {
		s.bounds[l] = unbounded
	}
}

// bound holds every bounded level to its bound. It reports false, with the
// reasons in core, when a level must cost more, and takes away the values
// that would make it.
func (s *search) bound() bool {
	for l, most := range s.bounds {
		if most == unbounded {
			continue
		}
		least := s.least(l)
		if least > most {
			s.bounded = true
			s.convict(s.levels[l].dims)
			return false
		}
		if !s.afford(l, most-least) {
			return false
		}
	}
	return true
}

// least returns a lower bound of a level's cost, the sum of the least that each
// of its parts costs now, and keeps these in lows. It is the cost itself once
// every dimension has its value.
func (s *search) least(l int) int {
	lv := &s.levels[l]
	s.lows = s.lows[:0]
	for _, d := range lv.dims {
		s.lows = append(s.lows, s.leastValue(lv, d))
	}
	for i := range lv.pairs {
		s.lows = append(s.lows, s.leastPair(&lv.pairs[i]))
	}
	for _, i := range lv.wide {
		s.lows = append(s.lows, s.leastWide(&s.soft[i]))
	}
	sum := 0
	for _, low := range s.lows {
		sum += low
	}
	return sum
}

// leastValue returns the cost of the cheapest value left in d.
func (s *search) leastValue(lv *level, d int) int {
	dom := s.domain(s.dom, d)
	for i := range lv.cheapest[d] {
		if p := &lv.cheapest[d][i]; p.with.meets(dom) {
			return p.cost
		}
	}
	return 0
}

// leastPair returns the cost of the cheapest pair left.
func (s *search) leastPair(p *pair) int {
	least := unbounded
	x, y := s.domain(s.dom, p.dims[0]), s.domain(s.dom, p.dims[1])
	for i := range p.sides[0] {
		b := &p.sides[0][i]
		if b.members.meets(x) {
			least = min(least, b.cheapestOf(y))
		}
	}
	return least
}

// leastWide returns the least cost of a wide soft rule with at most one open
// dimension, 0 before.
func (s *search) leastWide(f *Soft) int {
	values, open := s.fixed(f.Dims)
	switch open {
	case several:
		return 0
	case none:
		return f.of(values)
	}
	least := unbounded
	dom := s.domain(s.dom, f.Dims[open])
	for v := dom.first(); v >= 0; v = dom.next(v + 1) {
		values[open] = v
		least = min(least, f.of(values))
	}
	return least
}

// afford takes away the values whose choice would cost a level more than
// slack above the least. It needs lows as least left them.
func (s *search) afford(l, slack int) bool {
	lv := &s.levels[l]
	lows := s.lows
	for i, d := range lv.dims {
		if lv.costs[d] != nil && !s.affordValues(lv, d, lows[i]+slack) {
			return false
		}
	}
	lows = lows[len(lv.dims):]
	for i := range lv.pairs {
		p := &lv.pairs[i]
		if !s.affordPair(lv, p, 0, lows[i]+slack) || !s.affordPair(lv, p, 1, lows[i]+slack) {
			return false
		}
	}
	lows = lows[len(lv.pairs):]
	for i, f := range lv.wide {
		if !s.affordWide(lv, &s.soft[f], lows[i]+slack) {
			return false
		}
	}
	return true
}

// affordValues takes from d the values that cost more than most.
func (s *search) affordValues(lv *level, d, most int) bool {
	dom := s.domain(s.dom, d)
	order := lv.cheapest[d]
	pruned := false
	for i := len(order) - 1; i >= 0 && order[i].cost > most; i-- {
		if order[i].with.meets(dom) {
			s.save(d)
			order[i].with.leave(dom)
			pruned = true
		}
	}
	return !pruned || s.unaffordable(lv, d)
}

// affordPair takes from one side of a pair the values that cost more than
// most beside every value of the other side.
func (s *search) affordPair(lv *level, p *pair, side, most int) bool {
	d := p.dims[side]
	dom, other := s.domain(s.dom, d), s.domain(s.dom, p.dims[1-side])
	pruned := false
	for i := range p.sides[side] {
		b := &p.sides[side][i]
		if b.members.meets(dom) && b.cheapestOf(other) > most {
			s.save(d)
			b.members.leave(dom)
			pruned = true
		}
	}
	return !pruned || s.unaffordable(lv, d)
}

// affordWide does the same for the one open dimension of a wide soft rule.
func (s *search) affordWide(lv *level, f *Soft, most int) bool {
	values, open := s.fixed(f.Dims)
	if open == several || open == none {
		return true
	}
	d := f.Dims[open]
	dom := s.domain(s.dom, d)
	pruned := false
	for v := dom.first(); v >= 0; v = dom.next(v + 1) {
		values[open] = v
		if f.of(values) > most {
			s.save(d)
			dom.drop(v)
			pruned = true
		}
	}
	return !pruned || s.unaffordable(lv, d)
}

// unaffordable notes that a level's bound has pruned d.
func (s *search) unaffordable(lv *level, d int) bool {
	s.bounded = true
	why := s.reasons(d)
	for _, other := range lv.dims {
		why.merge(s.reasons(other))
	}
	return s.shrunk(d, -1)
}
