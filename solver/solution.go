package solver

// Solution is an assignment that satisfies every rule.
type Solution struct {
	// Values holds one value per dimension.
	Values []int
	// Broken lists the soft rules with a cost, by index, ascending.
	Broken []int
	// Nodes counts the search nodes it took.
	Nodes int
}

// Unsatisfiable is the error of Solve for a problem that no assignment
// satisfies. Conflict and Relaxations say why, and what would help.
type Unsatisfiable struct {
	// Nodes counts the search nodes it took to prove it.
	Nodes int
}

// Error says that nothing satisfies the rules.
func (*Unsatisfiable) Error() string { return "no assignment satisfies every rule" }

// Solve returns the proven optimum. The error is *Unsatisfiable when there is no
// solution, and wraps ErrBudget when the node budget ended before the proof.
func (m *Model) Solve() (Solution, error) {
	return newSearch(m, false).optimum()
}

// optimum finds the best solution under the search's active rules, limits and
// order. Most problems can have the least cost at every level at once; only
// where they cannot, the levels are minimised one by one.
func (s *search) optimum() (Solution, error) {
	if s.hopeful() {
		return s.solution(), nil
	}
	if s.spent {
		return Solution{}, s.overspent()
	}
	if !s.bounded {
		return Solution{}, &Unsatisfiable{Nodes: s.nodes}
	}
	s.unbound()
	for l := range s.levels {
		found := s.minimise(l)
		if s.spent {
			return Solution{}, s.overspent()
		}
		if !found {
			return Solution{}, &Unsatisfiable{Nodes: s.nodes}
		}
	}
	if !s.again() { // the bounds were reached, so only the budget can end this
		return Solution{}, s.overspent()
	}
	return s.solution(), nil
}

// hopeful looks for the best solution in which every level costs no more than
// what propagation alone shows to be its least.
func (s *search) hopeful() bool {
	s.unbound()
	if !s.start() {
		return false
	}
	for l := range s.levels {
		s.bounds[l] = s.least(l)
		if !s.propagate() {
			return false
		}
	}
	return s.run(0)
}

// again searches from the start under the present bounds.
func (s *search) again() bool { return s.start() && s.run(0) }

// minimise finds the least cost of level l under the bounds of the levels
// before it, and makes it the level's bound. It reports whether there is a
// solution at all.
func (s *search) minimise(l int) bool {
	if !s.start() {
		return false
	}
	s.bounds[l] = s.least(l)
	if s.propagate() && s.run(0) {
		return true
	}
	if s.spent {
		return false
	}
	s.bounds[l], s.target, s.best = unbounded, l, unbounded
	s.again()
	s.bounds[l], s.target = s.best, -1
	return s.best != unbounded
}

// solution reads the finished search.
func (s *search) solution() Solution {
	solution := Solution{Values: s.assignment(), Nodes: s.nodes}
	for i := range s.soft {
		f := &s.soft[i]
		values := s.values[:len(f.Dims)]
		for k, d := range f.Dims {
			values[k] = solution.Values[d]
		}
		if f.of(values) > 0 {
			solution.Broken = append(solution.Broken, i)
		}
	}
	return solution
}
