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
	dims     []int   // the dimensions that the level's costs depend on
	priced   set     // the same
	costs    [][]int // dimension to the summed cost of its values, nil for none
	cheapest [][]int // dimension to its values in ascending cost, nil for none
	pairs    []pair
	wide     []int // soft rules over more than two dimensions
}

// words gives the size of a level's tables.
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
	for i := range m.soft {
		f := &m.soft[i]
		if err := m.checkDims("soft rule", f.ID, f.Dims); err != nil {
			return err
		}
		if f.Cost == nil {
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

// levelOf gives the level of a number, which it adds in its place if new.
func (m *Model) levelOf(number int) *level {
	at, found := slices.BinarySearchFunc(m.levels, number, func(l level, n int) int { return cmp.Compare(l.number, n) })
	if !found {
		m.levels = slices.Insert(m.levels, at, level{
			number:   number,
			priced:   newSet(len(m.dims)),
			costs:    make([][]int, len(m.dims)),
			cheapest: make([][]int, len(m.dims)),
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
	parts := make([]partition, len(f.Dims))
	for k := range f.Dims {
		parts[k] = m.partition(f.Dims, f.Class, k)
	}
	if len(f.Dims) == 1 {
		return m.chargeValues(l, f, parts[0])
	}
	p, err := bills(f, parts[0], parts[1])
	l.pairs = append(l.pairs, p)
	return err
}

// chargeValues adds a soft rule over one dimension to its level.
func (m *Model) chargeValues(l *level, f *Soft, p partition) error {
	d := f.Dims[0]
	if l.costs[d] == nil {
		l.costs[d] = make([]int, len(p.of))
	}
	values := make([]int, 1)
	byClass := make([]int, len(p.first))
	for class, v := range p.first {
		values[0] = v
		if byClass[class] = f.Cost(values); byClass[class] < 0 {
			return negative(f, values, byClass[class])
		}
	}
	for v, class := range p.of {
		l.costs[d][v] += byClass[class]
	}
	return nil
}

func negative(f *Soft, values []int, cost int) error {
	return fmt.Errorf("soft rule %q costs %d at %v: a cost is never negative", f.ID, cost, values)
}

// bills tabulates a soft rule over two dimensions.
func bills(f *Soft, x, y partition) (pair, error) {
	values := make([]int, 2)
	costs := make([][]int, len(x.first))
	flipped := make([][]int, len(y.first))
	for j := range flipped {
		flipped[j] = make([]int, len(x.first))
	}
	for i, vx := range x.first {
		costs[i] = make([]int, len(y.first))
		for j, vy := range y.first {
			values[0], values[1] = vx, vy
			cost := f.Cost(values)
			if cost < 0 {
				return pair{}, negative(f, values, cost)
			}
			costs[i][j], flipped[j][i] = cost, cost
		}
	}
	return pair{
		dims:  [2]int{f.Dims[0], f.Dims[1]},
		sides: [2][]bill{side(x, y, costs), side(y, x, flipped)},
	}, nil
}

// side writes the bills of x's classes.
func side(x, y partition, costs [][]int) []bill {
	list := make([]bill, len(costs))
	for i, row := range costs {
		list[i] = bill{members: trim(x.members(i)), prices: prices(y, row)}
	}
	return list
}

// prices groups the values of y by their cost in row.
func prices(y partition, row []int) []price {
	distinct := slices.Compact(slices.Sorted(slices.Values(row)))
	list := make([]price, len(distinct))
	for i, cost := range distinct {
		with := newSet(len(y.of))
		for class := range y.first {
			if row[class] == cost {
				with.merge(y.members(class))
			}
		}
		list[i] = price{cost: cost, with: trim(with)}
	}
	return list
}

// rank sorts every dimension's values by cost.
func (l *level) rank() {
	for d, costs := range l.costs {
		if costs == nil {
			continue
		}
		order := make([]int, len(costs))
		for v := range order {
			order[v] = v
		}
		slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(costs[a], costs[b]) })
		l.cheapest[d] = order
	}
}

// cheapestOf gives the least cost of a bill beside the values in dom.
func (b *bill) cheapestOf(dom set) int {
	for i := range b.prices {
		if b.prices[i].with.meets(dom) {
			return b.prices[i].cost
		}
	}
	return unbounded // dom is empty
}
