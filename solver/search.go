package solver

// search is the state of one search over a model. It propagates, decides the
// dimensions in order, and remembers for every domain which decisions and
// rules made it what it is, so that a failure names its reasons.
//
// Reasons are sets: bit d is the decision on dimension d, bit D+r is rule r,
// where D is the number of dimensions.
type search struct {
	*Model
	traced  bool  // reasons hold rules, not decisions alone
	active  set   // the rules that count
	order   []int // the dimensions in order of decision
	limits  []limit
	dom     set   // all domains
	left    []int // values left in each domain
	why     set   // reasons of all domains, width words each
	width   int
	core    set // reasons of the last failure
	trail   []uint64
	saved   []int // the frame in which a dimension was last saved
	frame   int
	frames  int
	queue   set
	head    int  // no job is queued in words before this one
	moved   bool // a domain has shrunk since bounding began
	values  []int
	bounds  []int // most that each level may cost; unbounded
	lows    []int // scratch of bounding
	bounded bool  // a bound has pruned since start
	target  int   // level whose cost is being minimised, -1 for none
	best    int   // the least cost of that level found so far
	nodes   int
	budget  int
	spent   bool
}

// limit keeps a dimension to some values from the start.
type limit struct {
	dim    int
	values set
}

// newSearch returns a search over m with every rule active. A traced one names
// the rules behind a failure in core.
func newSearch(m *Model, traced bool) *search {
	dims := len(m.dims)
	reasons := dims
	if traced {
		reasons += len(m.rules)
	}
	s := &search{
		Model: m, traced: traced, width: wordsFor(reasons), target: -1, budget: m.nodes,
	}
	words := len(m.full)
	slab := make(set, words+s.width*(dims+1)+wordsFor(len(m.rules))+wordsFor(len(m.arcs)+len(m.wide)))
	take := func(n int) set {
		part := slab[:n:n]
		slab = slab[n:]
		return part
	}
	s.dom, s.why, s.core = take(words), take(s.width*dims), take(s.width)
	s.active, s.queue = take(wordsFor(len(m.rules))), slab
	s.active.fill(len(m.rules))
	numbers := make([]int, 4*dims)
	s.order, s.left, s.saved, s.values = numbers[:dims:dims], numbers[dims:2*dims], numbers[2*dims:3*dims],
		numbers[3*dims:]
	for d := range s.order {
		s.order[d] = d
	}
	s.bounds = make([]int, len(m.levels))
	s.unbound()
	s.trail = make([]uint64, 0, words+s.width*dims+2*dims)
	return s
}

// start puts every domain back to what the active rules over one dimension
// and the limits allow, and propagates. It reports whether all domains still
// hold values.
func (s *search) start() bool {
	copy(s.dom, s.full)
	for d := range s.dims {
		s.left[d], s.saved[d] = s.dims[d].Size, 0
	}
	clear(s.why)
	s.trail, s.frame, s.frames, s.bounded = s.trail[:0], 0, 0, false
	s.idle()
	for _, l := range s.limits {
		if !s.keep(l.dim, l.values, -1) {
			return false
		}
	}
	for _, rule := range s.singles {
		if s.active.has(rule) && !s.keep(s.rules[rule].Dims[0], s.forms[rule].single, rule) {
			return false
		}
	}
	for job := range s.arcs {
		if s.arcs[job].table.barren {
			s.enqueue(job)
		}
	}
	for i := range s.wide {
		s.enqueue(len(s.arcs) + i)
	}
	return s.propagate()
}

// keep takes all values but the allowed from dimension d, because of a rule,
// -1 for a limit.
func (s *search) keep(d int, allowed set, rule int) bool {
	dom := s.domain(s.dom, d)
	pruned := false
	for i, w := range allowed {
		if dom[i]&^w != 0 {
			dom[i] &= w
			pruned = true
		}
	}
	if !pruned {
		return true
	}
	s.blame(s.reasons(d), rule)
	return s.shrunk(d, -1)
}

// run decides the remaining dimensions, from the given place in the order on.
// It reports whether every dimension has a value or is free to take its best;
// if not, core holds the decisions (and rules) that exclude it, and spent
// tells a budget that ended.
//
// While a level's cost is being minimised every solution is a failure too, of
// the attempt to cost less than the best so far.
//
// A failure whose reasons leave out the decision just taken would come back
// with every other value of that dimension: the search jumps over it.
func (s *search) run(place int) bool {
	d, place := s.nextOpen(place)
	if d < 0 {
		return s.target < 0 || s.tighten()
	}
	outer := s.frame
	for s.left[d] > 1 {
		if !s.spend() {
			return false
		}
		v := s.choose(d)
		mark := s.open()
		s.decide(d, v)
		if s.propagate() && s.run(place+1) {
			return true
		}
		if s.spent || !s.core.has(d) {
			return false
		}
		s.undo(mark, outer)
		if !s.refute(d, v) || !s.propagate() {
			return false
		}
	}
	return s.run(max(place, 0))
}

// tighten takes the cost of the solution just found as the best so far, and
// fails for the reasons that keep this solution from costing less.
func (s *search) tighten() bool {
	s.best = s.least(s.target)
	s.bounds[s.target] = s.best - 1
	return s.bound()
}

// nextOpen returns the next dimension to decide, -1 when there is none, and its
// place in the order. While a level's cost is being minimised the order does
// not matter for the result: then it is the one with the fewest values left.
func (s *search) nextOpen(place int) (d, at int) {
	d = -1
	for ; place < len(s.order); place++ {
		next := s.order[place]
		if s.settled(next) {
			continue
		}
		if s.target < 0 {
			return next, place
		}
		if d < 0 || s.left[next] < s.left[d] {
			d = next
		}
	}
	return d, -1 // every place is looked at again
}

// settled reports whether there is nothing to decide about d: one value is
// left, or those left are all the same to every other open dimension and to
// the levels that count, so that the first of them is the best.
func (s *search) settled(d int) bool {
	if s.left[d] == 1 {
		return true
	}
	for l, most := range s.bounds {
		if (most != unbounded || l == s.target) && s.levels[l].priced.has(d) {
			return false
		}
	}
	for _, job := range s.wakes[d] {
		if a := &s.arcs[job]; s.left[a.to] > 1 && s.active.has(a.rule) {
			return false
		}
	}
	for _, job := range s.wakers[d] {
		if rule := s.ruleOf(job); s.active.has(rule) && s.openBeside(rule, d) {
			return false
		}
	}
	return true
}

// openBeside reports whether a rule speaks of an open dimension besides d.
func (s *search) openBeside(rule, d int) bool {
	for _, other := range s.rules[rule].Dims {
		if other != d && s.left[other] > 1 {
			return true
		}
	}
	return false
}

// choose returns the value of d to try first: the best one, or while a level's
// cost is being minimised the cheapest one.
func (s *search) choose(d int) int {
	dom := s.domain(s.dom, d)
	if s.target >= 0 {
		for i := range s.levels[s.target].cheapest[d] {
			if v := s.levels[s.target].cheapest[d][i].with.firstIn(dom); v >= 0 {
				return v
			}
		}
	}
	return dom.first()
}

// open starts a frame: what changes from here on, undo brings back.
func (s *search) open() (mark int) {
	s.frames++
	s.frame = s.frames
	return len(s.trail)
}

// undo brings domains and reasons back to what they were at mark, and goes on
// in the frame that was open before.
func (s *search) undo(mark, frame int) {
	for len(s.trail) > mark {
		top := len(s.trail) - 2
		d := int(s.trail[top])
		s.saved[d] = int(s.trail[top+1])
		dom := s.domain(s.dom, d)
		from := top - s.width
		copy(s.reasons(d), s.trail[from:top])
		copy(dom, s.trail[from-len(dom):from])
		s.trail = s.trail[:from-len(dom)]
		s.left[d] = dom.count()
	}
	s.frame = frame
	s.idle()
}

// save keeps dimension d's domain and reasons for undo, once a frame.
func (s *search) save(d int) {
	if s.saved[d] == s.frame {
		return
	}
	s.trail = append(s.trail, s.domain(s.dom, d)...)
	s.trail = append(s.trail, s.reasons(d)...)
	s.trail = append(s.trail, uint64(d), uint64(s.saved[d]))
	s.saved[d] = s.frame
}

// decide returns d the value v.
func (s *search) decide(d, v int) {
	s.save(d)
	dom := s.domain(s.dom, d)
	clear(dom)
	dom.add(v)
	s.reasons(d).add(d)
	s.shrunk(d, -1)
}

// refute takes v from d, because of core: the search below has shown that the
// earlier decisions in core leave no solution with v.
func (s *search) refute(d, v int) bool {
	s.save(d)
	s.domain(s.dom, d).drop(v)
	why := s.reasons(d)
	s.core.drop(d)
	why.merge(s.core)
	return s.shrunk(d, -1)
}

// assignment returns the value of every dimension after a search that succeeded.
func (s *search) assignment() []int {
	values := make([]int, len(s.dims))
	for d := range values {
		values[d] = s.domain(s.dom, d).first()
	}
	return values
}
