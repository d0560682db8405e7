package solver

import (
	"cmp"
	"fmt"
	"math"
	"slices"
)

// unbounded is the bound of a level whose cost does not matter yet.
const unbounded = math.MaxInt

// level is all soft rules of one level, compiled.
type level struct {
	number   int
	dims     []int     // the dimensions that the level's costs depend on
	priced   set       // the same
	summed   set       // those whose costs are no one rule's own
	costs    [][]int   // dimension to the summed cost of its values, nil for none
	cheapest [][]price // dimension to its values by cost, cheapest first, nil for none
	pairs    []pair
	wide     []int // soft rules over more than two dimensions
}

// words returns the size of a level's tables.
func (l *level) words() int {
	sum := 0
	for _, costs := range l.costs {
		sum += len(costs)
	}
	for _, p := range l.pairs {
		for _, bills := range p.sides {
			for _, b := range bills {
				sum += len(b.members.words)
				for _, price := range b.prices {
					sum += len(price.with.words)
				}
			}
		}
	}
	return sum
}

// pair is a soft rule over two dimensions.
type pair struct {
	dims  [2]int
	sides [2][]bill
}

// bill is a set of values that cost alike, and what they cost beside the
// values of the other dimension, cheapest first.
type bill struct {
	members span
	prices  []price
}

type price struct {
	cost int
	with span
}

// grade compiles the soft rules into levels, lowest first.
func (m *Model) grade() error {
	m.levels = make([]level, 0, m.countLevels())
	for i := range m.soft {
		f := &m.soft[i]
		if err := m.checkDims("soft rule", f.ID, f.Dims); err != nil {
			return err
		}
		if f.Cost == nil && f.Table == nil {
			return fmt.Errorf("soft rule %q has no cost: set Cost", f.ID)
		}
		l := m.levelOf(f.Level)
		if err := m.charge(l, i); err != nil {
			return err
		}
		for _, d := range f.Dims {
			if !l.priced.has(d) {
				l.priced.add(d)
				l.dims = append(l.dims, d)
			}
		}
	}
	for i := range m.levels {
		m.levels[i].rank()
	}
	return nil
}

// countLevels returns how many levels the soft rules have.
func (m *Model) countLevels() int {
	count := 0
	for i := range m.soft {
		if !slices.ContainsFunc(m.soft[:i], func(f Soft) bool { return f.Level == m.soft[i].Level }) {
			count++
		}
	}
	return count
}

// levelOf returns the level of a number, which it adds in its place if new.
func (m *Model) levelOf(number int) *level {
	at, found := slices.BinarySearchFunc(m.levels, number, func(l level, n int) int { return cmp.Compare(l.number, n) })
	if !found {
		m.levels = slices.Insert(m.levels, at, level{
			number:   number,
			priced:   newSet(len(m.dims)),
			summed:   newSet(len(m.dims)),
			costs:    make([][]int, len(m.dims)),
			cheapest: make([][]price, len(m.dims)),
		})
	}
	return &m.levels[at]
}

// charge adds soft rule i to its level.
func (m *Model) charge(l *level, i int) error {
	f := &m.soft[i]
	if len(f.Dims) > 2 {
		l.wide = append(l.wide, i)
		return nil
	}
	t, err := m.costs(f)
	switch {
	case err != nil:
		return err
	case len(f.Dims) == 1:
		l.add(f.Dims[0], t.values)
	default:
		l.pairs = append(l.pairs, pair{dims: [2]int{f.Dims[0], f.Dims[1]}, sides: t.sides})
	}
	return nil
}

// costs returns the table of a soft rule: its own, or one made for it.
func (m *Model) costs(f *Soft) (*CostTable, error) {
	sizes := m.sizes(f.Dims)
	if f.Table == nil {
		t, err := TabulateCosts(sizes, f.Cost, f.Class)
		if err != nil {
			return nil, fmt.Errorf("soft rule %q %w", f.ID, err)
		}
		return t, nil
	}
	if !f.Table.fits(sizes) {
		return nil, fmt.Errorf("soft rule %q has a table for dimensions of sizes %v: its own have %v", f.ID,
			f.Table.sizes,
			sizes)
	}
	return f.Table, nil
}

// add adds the costs of one soft rule to those of a dimension's values.
func (l *level) add(d int, costs []int) {
	switch {
	case l.costs[d] == nil:
		l.costs[d] = costs // of the rule's own table, until others are added to them
		return
	case !l.summed.has(d):
		l.costs[d] = slices.Clone(l.costs[d])
		l.summed.add(d)
	}
	for v, cost := range costs {
		l.costs[d][v] += cost
	}
}

// of returns what a soft rule costs at some values.
func (f *Soft) of(values []int) int {
	if f.Table != nil {
		return f.Table.of(values)
	}
	return f.Cost(values)
}

// side writes the bills of x's classes.
func side(x, y partition, costs [][]int) []bill {
	list := make([]bill, len(costs))
	for i, row := range costs {
		list[i] = bill{members: trim(x.members(i)), prices: prices(y, row)}
	}
	return list
}

// prices groups the values of y by their cost in row, which has one for each
// class of y.
func prices(y partition, row []int) []price {
	return pricesOf(len(y.of), func(v int) int { return row[y.of[v]] })
}

// pricesOf groups n values by their cost, cheapest first.
func pricesOf(n int, cost func(v int) int) []price {
	var list []price
	at := map[int]int{}
	lastCost, last := 0, -1
	for v := range n {
		if c := cost(v); last < 0 || c != lastCost {
			i, seen := at[c]
			if !seen {
				i = len(list)
				at[c] = i
				list = append(list, price{cost: c, with: span{at: v >> 6}})
			}
			lastCost, last = c, i
		}
		list[last].with.add(v)
	}
	slices.SortFunc(list, func(a, b price) int { return cmp.Compare(a.cost, b.cost) })
	return list
}

// rank groups every dimension's values by cost.
func (l *level) rank() {
	for d, costs := range l.costs {
		if costs != nil {
			l.cheapest[d] = pricesOf(len(costs), func(v int) int { return costs[v] })
		}
	}
}

// cheapestOf returns the least cost of a bill beside the values in dom.
func (b *bill) cheapestOf(dom set) int {
	for i := range b.prices {
		if b.prices[i].with.meets(dom) {
			return b.prices[i].cost
		}
	}
	return unbounded // dom is empty
}
