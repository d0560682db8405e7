package solver

import "slices"

// exactChain is the largest conflict whose order is the best of all orders;
// longer ones are walked greedily.
const exactChain = 8

// What a chain's flaws weigh.
const (
	flawJump = 2 // neighbours share no dimension
	flawEnd  = 1 // an end is not a requirement though there is one for it
)

// chain orders the rules of a conflict so that it reads from a requirement
// over facts to a requirement, with as few jumps between rules that share no
// dimension as can be. Among equally good orders the one with the lower
// indexes first is taken.
func (m *Model) chain(rules []int) []int {
	if len(rules) > exactChain {
		return m.walk(rules)
	}
	c := chainer{Model: m, rules: rules, rest: make([]int, len(rules)<<len(rules))}
	for _, rule := range rules {
		if m.rules[rule].Kind == Requirement {
			c.requirements++
		}
	}
	return c.order()
}

// chainer finds the best order by looking at every set of visited rules with
// every last one: rest holds, plus one, the flaws of the best way on.
type chainer struct {
	*Model
	rules        []int
	requirements int
	rest         []int
}

func (c *chainer) order() []int {
	var order []int
	visited, last := 0, -1
	for len(order) < len(c.rules) {
		next, _ := c.best(visited, last)
		order = append(order, c.rules[next])
		visited, last = visited|1<<next, next
	}
	return order
}

// best returns the best rule to go to next, and the flaws from there on.
func (c *chainer) best(visited, last int) (next, flaws int) {
	next = -1
	for i := range c.rules {
		if visited&(1<<i) != 0 {
			continue
		}
		total := c.step(last, i) + c.after(visited|1<<i, i)
		if next < 0 || total < flaws {
			next, flaws = i, total
		}
	}
	return next, flaws
}

// step returns the flaws of going from one rule to another, -1 for the start.
func (c *chainer) step(from, to int) int {
	switch {
	case from < 0 && c.requirements > 0 && c.Model.rules[c.rules[to]].Kind != Requirement:
		return flawEnd
	case from >= 0 && !c.linked(c.rules[from], c.rules[to]):
		return flawJump
	}
	return 0
}

// after returns the flaws of the best way on from last.
func (c *chainer) after(visited, last int) int {
	if visited == 1<<len(c.rules)-1 {
		if c.requirements > 1 && c.Model.rules[c.rules[last]].Kind != Requirement {
			return flawEnd
		}
		return 0
	}
	memo := &c.rest[visited*len(c.rules)+last]
	if *memo == 0 {
		_, flaws := c.best(visited, last)
		*memo = flaws + 1
	}
	return *memo - 1
}

// linked reports whether two rules share a dimension.
func (m *Model) linked(a, b int) bool {
	for _, d := range m.rules[a].Dims {
		if slices.Contains(m.rules[b].Dims, d) {
			return true
		}
	}
	return false
}

// walk starts at the first requirement and goes on to a neighbour each time,
// to a fact before a requirement, jumping only where no neighbour is left.
func (m *Model) walk(rules []int) []int {
	left := slices.Clone(rules)
	slices.SortStableFunc(left, func(a, b int) int { return standing(&m.rules[a]) - standing(&m.rules[b]) })
	order := make([]int, 0, len(rules))
	order, left = append(order, left[0]), left[1:]
	slices.SortStableFunc(left, func(a, b int) int { return standing(&m.rules[b]) - standing(&m.rules[a]) })
	for len(left) > 0 {
		last := order[len(order)-1]
		next := max(0, slices.IndexFunc(left, func(rule int) bool { return m.linked(last, rule) }))
		order = append(order, left[next])
		left = slices.Delete(left, next, next+1)
	}
	return order
}
