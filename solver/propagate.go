package solver

import "math/bits"

// reasons returns the set of what made dimension d's domain what it is.
func (s *search) reasons(d int) set { return s.why[d*s.width : (d+1)*s.width] }

// blame adds a rule to a set of reasons.
func (s *search) blame(why set, rule int) {
	if s.traced && rule >= 0 {
		why.add(len(s.dims) + rule)
	}
}

// idle empties the queue.
func (s *search) idle() {
	clear(s.queue)
	s.head = 0
}

// enqueue queues a job of an active rule.
func (s *search) enqueue(job int) {
	if s.active.has(s.ruleOf(job)) {
		s.queue.add(job)
		s.head = min(s.head, job>>6)
	}
}

// ruleOf returns the rule that a job belongs to.
func (s *search) ruleOf(job int) int {
	if job < len(s.arcs) {
		return s.arcs[job].rule
	}
	return s.wide[job-len(s.arcs)]
}

// dequeue takes the first job from the queue, -1 when it is empty.
func (s *search) dequeue() int {
	for ; s.head < len(s.queue); s.head++ {
		if w := s.queue[s.head]; w != 0 {
			s.queue[s.head] = w & (w - 1)
			return s.head<<6 + bits.TrailingZeros64(w)
		}
	}
	return -1
}

// propagate runs jobs and bounds until nothing changes. When a domain becomes
// empty it reports false, with the reasons in core.
func (s *search) propagate() bool {
	for {
		for job := s.dequeue(); job >= 0; job = s.dequeue() {
			if !s.work(job) {
				return false
			}
		}
		s.moved = false
		if !s.bound() {
			return false
		}
		if !s.moved {
			return true
		}
	}
}

// work runs one job.
func (s *search) work(job int) bool {
	if job < len(s.arcs) {
		return s.revise(job)
	}
	return s.check(s.wide[job-len(s.arcs)])
}

// revise takes from one dimension of a rule the values that have no partner
// left in the other. It allocates nothing.
func (s *search) revise(job int) bool {
	a := &s.arcs[job]
	var pruned, inherited bool
	if 2*s.left[a.to] < len(a.table.groups) {
		pruned, inherited = s.reviseValues(a)
	} else {
		pruned, inherited = s.reviseGroups(a)
	}
	if !pruned {
		return true
	}
	why := s.reasons(a.to)
	s.blame(why, a.rule)
	if inherited {
		why.merge(s.reasons(a.from))
	}
	return s.shrunk(a.to, job^1)
}

// reviseGroups looks at all groups, which pays while most have members left.
// It reports whether it took any values, and whether they had partners before
// anything was decided.
func (s *search) reviseGroups(a *arc) (pruned, inherited bool) {
	to, from := s.domain(s.dom, a.to), s.domain(s.dom, a.from)
	for i := range a.table.groups {
		g := &a.table.groups[i]
		if !g.members.meets(to) || g.allowed.meets(from) {
			continue
		}
		if !pruned {
			s.save(a.to)
			pruned = true
		}
		inherited = inherited || !g.allowed.empty()
		g.members.leave(to)
	}
	return pruned, inherited
}

// reviseValues looks at every value left, and reports as reviseGroups does.
func (s *search) reviseValues(a *arc) (pruned, inherited bool) {
	to, from := s.domain(s.dom, a.to), s.domain(s.dom, a.from)
	for v := to.first(); v >= 0; v = to.next(v + 1) {
		g := &a.table.groups[a.table.of[v]]
		if g.allowed.meets(from) {
			continue
		}
		if !pruned {
			s.save(a.to)
			pruned = true
		}
		inherited = inherited || !g.allowed.empty()
		to.drop(v)
	}
	return pruned, inherited
}

// shrunk counts what is left of dimension d and queues the jobs that look at
// it, but not the one given: the other side of the rule that pruned d needs
// no look, the values gone supported nothing there.
func (s *search) shrunk(d, except int) bool {
	s.left[d] = s.domain(s.dom, d).count()
	if s.left[d] == 0 {
		copy(s.core, s.reasons(d))
		return false
	}
	s.moved = true
	for _, job := range s.wakes[d] {
		if job != except {
			s.enqueue(job)
		}
	}
	if s.left[d] == 1 {
		for _, job := range s.wakers[d] {
			s.enqueue(job)
		}
	}
	return true
}

// check calls the predicate of a rule over more than two dimensions once all
// of them, or all but one, have their values.
func (s *search) check(rule int) bool {
	r := &s.rules[rule]
	values, open := s.fixed(r.Dims)
	switch open {
	case several:
		return true
	case none:
		if r.Allows(values) {
			return true
		}
		s.convict(r.Dims)
		s.blame(s.core, rule)
		return false
	}
	return s.filter(rule, values, open)
}

// filter takes from the open dimension of a wide rule what the rule forbids
// beside the others' values.
func (s *search) filter(rule int, values []int, open int) bool {
	r := &s.rules[rule]
	d := r.Dims[open]
	dom := s.domain(s.dom, d)
	pruned := false
	for v := dom.first(); v >= 0; v = dom.next(v + 1) {
		values[open] = v
		if r.Allows(values) {
			continue
		}
		if !pruned {
			s.save(d)
			pruned = true
		}
		dom.drop(v)
	}
	if !pruned {
		return true
	}
	why := s.reasons(d)
	s.blame(why, rule)
	for _, other := range r.Dims {
		why.merge(s.reasons(other))
	}
	return s.shrunk(d, -1)
}

// What fixed says of the dimensions without a value.
const (
	none    = -1
	several = -2
)

// fixed returns the values of decided dimensions and which one is open: its
// place in dims, none or several. The values are good until the next call.
func (s *search) fixed(dims []int) (values []int, open int) {
	values, open = s.values[:len(dims)], none
	for i, d := range dims {
		switch {
		case s.left[d] == 1:
			values[i] = s.domain(s.dom, d).first()
		case open == none:
			open = i
		default:
			return values, several
		}
	}
	return values, open
}

// convict makes core the reasons of all the given dimensions.
func (s *search) convict(dims []int) {
	clear(s.core)
	for _, d := range dims {
		s.core.merge(s.reasons(d))
	}
}
