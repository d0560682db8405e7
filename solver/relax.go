package solver

import (
	"cmp"
	"container/heap"
	"errors"
	"slices"
)

// Relaxation is a smallest set of requirements whose loosening makes the
// problem solvable, with the best solution that then results.
type Relaxation struct {
	// Rules are the indexes of the loosened requirements, ascending.
	Rules []int
	// Cost is the sum of their costs.
	Cost int
	// Solution breaks all of Rules and no other rule. It is nearest to what
	// was asked on the loosened dimensions, and the optimum on all others.
	Solution Solution
}

// pairwise is the size up to which relaxations are always looked for. Larger
// ones are, only where there is no smaller one: nobody wants to change three
// things when changing one or two would do.
const pairwise = 2

// Relaxations returns up to limit minimal sets of requirements to loosen, each
// solved: single requirements first, then pairs, and larger sets only where
// nothing smaller helps; sets of one size by ascending cost, then by index.
// No set holds a smaller one that would do. The result is nil when the problem
// has a solution, and when no loosening helps because facts alone clash.
//
// A loosened requirement over one dimension is kept to as nearly as can be:
// its Distance is minimised before anything else, the dearest requirement's
// first, and among values of equal distance soft rules decide, then that
// dimension's own order, then the other dimensions. An error that wraps ErrBudget
// comes with the relaxations that were found before, and where there were none
// with one of which no part would do, though it may not be the smallest.
func (m *Model) Relaxations(limit int) ([]Relaxation, error) {
	r := relaxer{finder: newFinder(m)}
	if limit < 1 || r.satisfiable(r.all) {
		return nil, nil
	}
	return r.relaxations(limit)
}

// relaxer looks for the minimal sets of requirements that meet every conflict
// (Reiter's hitting sets), learning conflicts on the way: a set that does not
// help shows a conflict which it misses, and each requirement of that conflict
// makes a larger set to try.
type relaxer struct {
	*finder
	open      loosenings
	conflicts [][]int // requirements of conflicts found
	found     []Relaxation
}

// loosening is a set of requirements to try.
type loosening struct {
	rules []int // ascending
	cost  int
}

func (r *relaxer) relaxations(limit int) ([]Relaxation, error) {
	budget := r.budget
	r.budget -= budget / 4 // for greedy
	err := r.search(limit)
	r.budget = budget
	if !errors.Is(err, ErrBudget) {
		return r.found, err
	}
	err = r.overspent()
	if r.spent = false; len(r.found) == 0 {
		r.greedy()
	}
	return r.found, err
}

// search looks for the smallest relaxations.
func (r *relaxer) search(limit int) error {
	r.open = loosenings{{}}
	var last []int
	for len(r.open) > 0 && len(r.found) < limit {
		next := heap.Pop(&r.open).(loosening)
		if len(r.found) > 0 && len(next.rules) > max(pairwise, len(r.found[0].Rules)) {
			break
		}
		if slices.Equal(next.rules, last) && last != nil || r.needless(next.rules) {
			continue
		}
		last = next.rules
		if err := r.try(next); err != nil {
			return err
		}
	}
	return nil
}

// greedy finds one relaxation where there are too many sets of requirements to
// try: it takes requirements up one after the other, the dearest first, and
// leaves out those that clash with what it has. It does so again with each
// requirement that was left out at the head, dearest first, while half of the
// budget left lasts, and keeps the cheapest set. No part of the result would do, though
// another set may be smaller.
func (r *relaxer) greedy() {
	var order []int
	for rule := range r.rules {
		if r.rules[rule].Kind == Requirement {
			order = append(order, rule)
		}
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(r.rules[b].Cost, r.rules[a].Cost) })
	best, ok := r.takeUp(order)
	if !ok {
		return
	}
	first, budget := best.rules, r.budget
	r.budget -= (budget - r.nodes) / 2
	for _, head := range order { // the dearest first
		if _, left := slices.BinarySearch(first, head); !left {
			continue
		}
		if other, ok := r.takeUp(moveFirst(order, head)); ok && other.cost < best.cost {
			best = other
		}
	}
	r.budget, r.spent = budget, false
	r.remain(best.rules)
	_ = r.accept(best) // the budget can end this too: then there is none
}

// takeUp leaves out of some requirements, in their order, those that clash with
// what was taken up before. It fails where facts alone clash, and at the end of
// the budget.
func (r *relaxer) takeUp(order []int) (left loosening, ok bool) {
	r.remain(order)
	if !r.satisfiable(r.trial) {
		return loosening{}, false
	}
	for _, rule := range order {
		r.trial.add(rule)
		if r.satisfiable(r.trial) {
			continue
		}
		r.trial.drop(rule)
		left.rules, left.cost = append(left.rules, rule), left.cost+r.rules[rule].Cost
	}
	slices.Sort(left.rules)
	return left, !r.spent
}

// remain makes trial all rules but some.
func (r *relaxer) remain(without []int) {
	copy(r.trial, r.all)
	for _, rule := range without {
		r.trial.drop(rule)
	}
}

// moveFirst returns the list with one of its members at the head.
func moveFirst(list []int, head int) []int {
	moved := append(make([]int, 0, len(list)), head)
	for _, rule := range list {
		if rule != head {
			moved = append(moved, rule)
		}
	}
	return moved
}

// needless reports whether part of a set is a relaxation already.
func (r *relaxer) needless(rules []int) bool {
	return slices.ContainsFunc(r.found, func(f Relaxation) bool { return covers(rules, f.Rules) })
}

// covers reports whether rules holds all of part, both ascending.
func covers(rules, part []int) bool {
	for _, rule := range part {
		if _, ok := slices.BinarySearch(rules, rule); !ok {
			return false
		}
	}
	return true
}

// try solves without the given requirements, or learns why that is no help.
func (r *relaxer) try(l loosening) error {
	missed := r.missed(l.rules)
	if missed == nil {
		var err error
		if missed, err = r.probe(l); err != nil || missed == nil {
			return err
		}
	}
	for _, rule := range missed {
		r.push(l, rule)
	}
	if !r.spend() {
		return r.overspent()
	}
	return nil
}

// missed returns a known conflict that a set does not meet, nil when it meets
// all of them.
func (r *relaxer) missed(rules []int) []int {
	for _, conflict := range r.conflicts {
		if !slices.ContainsFunc(conflict, func(rule int) bool {
			_, ok := slices.BinarySearch(rules, rule)
			return ok
		}) {
			return conflict
		}
	}
	return nil
}

// probe tests a set. When it helps, probe adds it to those found; when not, it
// gives the requirements of a conflict that remains, nil if facts alone clash.
func (r *relaxer) probe(l loosening) ([]int, error) {
	r.remain(l.rules)
	if r.satisfiable(r.trial) {
		return nil, r.accept(l)
	}
	requirements := r.blamed(0)
	if len(requirements) > 0 {
		for _, rule := range requirements {
			r.trial.drop(rule)
		}
		requirements = r.needed(requirements, true)
	}
	if r.spent {
		return nil, r.overspent()
	}
	slices.Sort(requirements)
	if len(requirements) > 0 {
		r.conflicts = append(r.conflicts, requirements)
	}
	return requirements, nil
}

// push adds a set with one more requirement to those to try.
func (r *relaxer) push(l loosening, rule int) {
	at, _ := slices.BinarySearch(l.rules, rule)
	rules := slices.Insert(slices.Clone(l.rules), at, rule)
	heap.Push(&r.open, loosening{rules: rules, cost: l.cost + r.rules[rule].Cost})
}

// accept solves without the given requirements and keeps the result. The
// rules of trial are those that remain.
func (r *relaxer) accept(l loosening) error {
	before := r.nodes
	freed := r.freed(l.rules)
	r.limits = r.limits[:0]
	defer func() { // also where the budget ends: what is tried next has no such limits
		r.prefer(nil)
		r.limits = r.limits[:0]
		r.unbound()
	}()
	for _, rule := range freed {
		if err := r.approach(&r.rules[rule]); err != nil {
			return err
		}
	}
	r.prefer(freed)
	copy(r.active, r.trial)
	solution, err := r.optimum()
	if err != nil {
		return err
	}
	solution.Nodes = r.nodes - before
	r.found = append(r.found, Relaxation{Rules: l.rules, Cost: l.cost, Solution: solution})
	return nil
}

// freed returns the requirements over one dimension, the dearest first.
func (r *relaxer) freed(rules []int) []int {
	var list []int
	for _, rule := range rules {
		if len(r.rules[rule].Dims) == 1 {
			list = append(list, rule)
		}
	}
	slices.SortStableFunc(list, func(a, b int) int { return cmp.Compare(r.rules[b].Cost, r.rules[a].Cost) })
	return list
}

// approach limits the dimension of a loosened requirement to the nearest
// values with which there is a solution.
func (r *relaxer) approach(rule *Rule) error {
	if rule.Distance == nil {
		return nil
	}
	d := rule.Dims[0]
	copy(r.active, r.trial)
	r.start()
	live := slices.Clone(r.domain(r.dom, d))
	near := make(set, len(live))
	r.limits = append(r.limits, limit{dim: d, values: near})
	for live.first() >= 0 {
		nearest(near, live, rule.Distance)
		if r.satisfiable(r.trial) {
			return nil
		}
		if r.spent {
			break
		}
		for v := near.first(); v >= 0; v = near.next(v + 1) {
			live.drop(v)
		}
	}
	return r.overspent()
}

// nearest makes near the values of live at the least distance.
func nearest(near, live set, distance func(value int) int) {
	least := 0
	clear(near)
	for v := live.first(); v >= 0; v = live.next(v + 1) {
		at := distance(v)
		if near.first() >= 0 && at > least {
			continue
		}
		if at < least {
			clear(near)
		}
		least = at
		near.add(v)
	}
}

// prefer puts the dimensions of some requirements first in the order of
// decision, before all others in their own order.
func (r *relaxer) prefer(rules []int) {
	r.order = r.order[:0]
	for _, rule := range rules {
		if d := r.rules[rule].Dims[0]; !slices.Contains(r.order, d) {
			r.order = append(r.order, d)
		}
	}
	first := len(r.order)
	for d := range r.dims {
		if !slices.Contains(r.order[:first], d) {
			r.order = append(r.order, d)
		}
	}
}

// loosenings is a heap of sets, the smallest and cheapest on top.
type loosenings []loosening

func (q loosenings) Len() int      { return len(q) }
func (q loosenings) Swap(i, j int) { q[i], q[j] = q[j], q[i] }
func (q *loosenings) Push(x any)   { *q = append(*q, x.(loosening)) }

// Less orders by size, then cost, then indexes: a total order.
func (q loosenings) Less(i, j int) bool {
	a, b := q[i], q[j]
	return cmp.Or(
		cmp.Compare(len(a.rules), len(b.rules)),
		cmp.Compare(a.cost, b.cost),
		slices.Compare(a.rules, b.rules),
	) < 0
}

func (q *loosenings) Pop() any {
	last := (*q)[len(*q)-1]
	*q = (*q)[:len(*q)-1]
	return last
}
