package solver

import "slices"

// Conflict returns the indexes of one minimal set of rules that cannot hold
// together: without any one of them there is a solution to the rest of the
// set. Inferred rules are in it only where nothing else explains the failure,
// and facts only where the requirements do not clash by themselves. Of such
// sets it is a smallest one, as far as leaving out one rule at a time finds
// it. The rules stand in the order in which they read as a chain: a
// requirement first, neighbours sharing a dimension, a requirement last where
// there is a second.
//
// The result is nil when the problem has a solution. The error wraps ErrBudget.
func (m *Model) Conflict() ([]int, error) {
	return newFinder(m).conflict()
}

// Conflicts returns up to limit minimal conflicts of which no two share a
// requirement, the first being Conflict's. A set without any requirement
// comes last: nothing that the user could change resolves it. An error that
// wraps ErrBudget comes with the conflicts that were found before.
func (m *Model) Conflicts(limit int) ([][]int, error) {
	f := newFinder(m)
	var all [][]int
	for len(all) < limit {
		conflict, err := f.conflict()
		if err != nil {
			return all, err
		}
		if conflict == nil {
			break
		}
		all = append(all, conflict)
		if !f.release(conflict) {
			break
		}
	}
	return all, nil
}

// Behind says why each requirement of a relaxation must be loosened: for each
// that stands in none of the known conflicts, a minimal conflict that would
// remain if all the others were loosened but this one. An error that wraps
// ErrBudget comes with the conflicts that were found before.
func (m *Model) Behind(r Relaxation, known [][]int) ([][]int, error) {
	f := newFinder(m)
	var more [][]int
	for _, rule := range r.Rules {
		if among(rule, known) || among(rule, more) {
			continue
		}
		f.all.fill(len(m.rules))
		for _, other := range r.Rules {
			if other != rule {
				f.all.drop(other)
			}
		}
		conflict, err := f.conflict()
		if err != nil {
			return more, err
		}
		if conflict != nil {
			more = append(more, conflict)
		}
	}
	return more, nil
}

// among reports whether one of the conflicts holds a rule.
func among(rule int, conflicts [][]int) bool {
	return slices.ContainsFunc(conflicts, func(c []int) bool { return slices.Contains(c, rule) })
}

// finder looks for sets of rules that cannot hold together.
type finder struct {
	*search
	all   set // the rules that may take part
	trial set // the rules of the present test
}

func newFinder(m *Model) *finder {
	f := &finder{search: newSearch(m, true), all: newSet(len(m.rules)), trial: newSet(len(m.rules))}
	f.all.fill(len(m.rules))
	return f
}

// release takes the requirements of a conflict out of the rules that may take
// part, and reports whether there were any.
func (f *finder) release(conflict []int) bool {
	released := false
	for _, rule := range conflict {
		if f.rules[rule].Kind == Requirement {
			f.all.drop(rule)
			released = true
		}
	}
	return released
}

// satisfiable reports whether the rules of a set can hold together. It says no
// as well when the budget ends; spent tells.
func (f *finder) satisfiable(rules set) bool {
	copy(f.active, rules)
	return f.spend() && f.start() && f.run(0)
}

// conflict finds a minimal conflict in all, nil when there is none, and goes
// on to smaller ones while leaving out one of its rules leads there.
func (f *finder) conflict() ([]int, error) {
	best := f.minimal()
	if f.spent {
		return nil, f.overspent()
	}
	budget := f.budget
	f.budget = f.nodes + (budget-f.nodes)/4 // what there is must not get lost
	for best != nil {
		smaller := f.smaller(best)
		if smaller == nil {
			break
		}
		best = smaller
	}
	f.budget, f.spent = budget, false
	if best == nil {
		return nil, nil
	}
	return f.chain(best), nil
}

// smaller looks for a more convincing conflict among those that leave out one
// rule of the given one, and gives the best, nil when none is better.
func (f *finder) smaller(conflict []int) []int {
	var best []int
	for _, rule := range conflict {
		f.all.drop(rule)
		other := f.minimal()
		f.all.add(rule)
		if f.spent {
			break
		}
		if other != nil && f.convinces(other, conflict) && (best == nil || f.convinces(other, best)) {
			best = other
		}
	}
	return best
}

// convinces reports whether conflict a convinces more than b: by fewer
// inferred rules, by requirements alone, by fewer rules.
func (f *finder) convinces(a, b []int) bool {
	inferredA, factsA := f.tally(a)
	inferredB, factsB := f.tally(b)
	if inferredA != inferredB {
		return inferredA < inferredB
	}
	if (factsA == 0) != (factsB == 0) {
		return factsA == 0
	}
	return len(a) < len(b)
}

// tally counts the inferred rules of a conflict, and all its facts.
func (f *finder) tally(conflict []int) (inferred, facts int) {
	for _, rule := range conflict {
		rank := standing(&f.rules[rule])
		if rank > 0 {
			facts++
		}
		if rank == worst {
			inferred++
		}
	}
	return inferred, facts
}

// minimal finds a minimal conflict in all, nil when there is none or the
// budget has ended.
//
// The least convincing kind of rule is made minimal first, against all that
// is more convincing, then the next kind. A rule that stays is needed in the
// end too, when fewer rules stand beside it than when it was tested.
func (f *finder) minimal() []int {
	copy(f.trial, f.all)
	if f.satisfiable(f.trial) {
		return nil
	}
	for rank := worst; rank >= 0 && !f.spent; rank-- {
		f.shrink(f.blamed(rank))
	}
	if f.spent {
		return nil
	}
	return f.trial.members()
}

// blamed leaves in trial only those rules of a rank that the last failure
// rests on, and lists them.
func (f *finder) blamed(rank int) []int {
	var list []int
	for rule := f.trial.first(); rule >= 0; rule = f.trial.next(rule + 1) {
		switch {
		case standing(&f.rules[rule]) != rank:
		case f.core.has(len(f.dims) + rule):
			list = append(list, rule)
		default:
			f.trial.drop(rule)
		}
	}
	return list
}

// shrink takes from trial, which has no solution, the candidates that are not
// needed for that, by divide and conquer (Junker, QuickXplain, AAAI 2004).
// Afterwards core holds reasons that lie within trial.
func (f *finder) shrink(candidates []int) {
	if len(candidates) == 0 {
		return
	}
	for _, rule := range candidates {
		f.trial.drop(rule)
	}
	for _, rule := range f.needed(candidates, true) {
		f.trial.add(rule)
	}
	f.satisfiable(f.trial)
}

// needed returns the candidates that must join trial to leave no solution.
// grown tells that trial has grown since it was last known to have one.
func (f *finder) needed(candidates []int, grown bool) []int {
	if grown && !f.satisfiable(f.trial) {
		return nil
	}
	if len(candidates) == 1 {
		return candidates[:1:1]
	}
	front, back := candidates[:len(candidates)/2], candidates[len(candidates)/2:]
	kept := f.neededBeside(front, back)
	return append(f.neededBeside(kept, front), kept...)
}

// neededBeside returns what is needed of candidates while others are in trial.
func (f *finder) neededBeside(others, candidates []int) []int {
	for _, rule := range others {
		f.trial.add(rule)
	}
	kept := f.needed(candidates, len(others) > 0)
	for _, rule := range others {
		f.trial.drop(rule)
	}
	return kept
}
