package solver

import (
	"fmt"
	"slices"
)

// Table is a relation over one or two dimensions, spelled out: what Compile
// makes of a rule. It does not know its rule or its dimensions, so that it may
// be made once and stand in many problems. It never changes.
type Table struct {
	sizes []int
	form  form
}

// Tabulate calls a predicate for every combination of classes of the values of
// one or two dimensions, given by size. Allows and class are as in Rule; class
// may be nil.
func Tabulate(sizes []int, allows func(values []int) bool, class func(i, value int) int) *Table {
	t := &Table{sizes: slices.Clone(sizes)}
	if len(sizes) == 1 {
		t.form.single = single(sizes[0], allows)
		return t
	}
	values := make([]int, 2)
	x, y := classes(sizes, class, 0), classes(sizes, class, 1)
	t.form.tables = relation(x, y, func(vx, vy int) bool {
		values[0], values[1] = vx, vy
		return allows(values)
	})
	return t
}

// Allows reports whether the relation holds for some values, one for each of
// its dimensions.
func (t *Table) Allows(values []int) bool {
	if len(t.sizes) == 1 {
		return t.form.single.has(values[0])
	}
	side := &t.form.tables[0]
	return side.groups[side.of[values[0]]].allowed.has(values[1])
}

// Bytes estimates the memory that the table takes.
func (t *Table) Bytes() int {
	bytes := 8 * len(t.form.single)
	for _, side := range t.form.tables {
		bytes += 4*len(side.of) + 64*len(side.groups) + 8*side.words
	}
	return bytes
}

func (t *Table) fits(sizes []int) bool { return slices.Equal(t.sizes, sizes) }

// single returns the values out of n that a rule over one dimension allows.
func single(n int, allows func(values []int) bool) set {
	allowed, values := newSet(n), make([]int, 1)
	for v := range n {
		values[0] = v
		if allows(values) {
			allowed.add(v)
		}
	}
	return allowed
}

// classes splits the values of dimension i as class says.
func classes(sizes []int, class func(i, value int) int, i int) partition {
	if class == nil {
		return everyValue(sizes[i])
	}
	return partitionOf(sizes[i], func(v int) int { return class(i, v) })
}

// CostTable is the cost of a soft rule over one or two dimensions, spelled
// out. Like a Table it may stand in many problems.
type CostTable struct {
	sizes  []int
	values []int // over one dimension: the cost of each value
	sides  [2][]bill
}

// TabulateCosts calls a cost function for every combination of classes of the
// values of one or two dimensions, given by size. Cost and class are as in
// Soft; class may be nil. The error names values with a negative cost.
func TabulateCosts(sizes []int, cost func(values []int) int, class func(i, value int) int) (*CostTable, error) {
	t := &CostTable{sizes: slices.Clone(sizes)}
	x := classes(sizes, class, 0)
	if len(sizes) == 1 {
		return t, t.tally(x, cost)
	}
	return t, t.bill(x, classes(sizes, class, 1), cost)
}

// Bytes estimates the memory that the table takes.
func (t *CostTable) Bytes() int {
	bytes := 8 * len(t.values)
	for _, side := range t.sides {
		for _, b := range side {
			bytes += 64 + 8*len(b.members.words)
			for _, p := range b.prices {
				bytes += 48 + 8*len(p.with.words)
			}
		}
	}
	return bytes
}

func (t *CostTable) fits(sizes []int) bool { return slices.Equal(t.sizes, sizes) }

// of returns the cost of some values.
func (t *CostTable) of(values []int) int {
	if len(t.sizes) == 1 {
		return t.values[values[0]]
	}
	for i := range t.sides[0] {
		b := &t.sides[0][i]
		if !b.members.has(values[0]) {
			continue
		}
		for _, p := range b.prices {
			if p.with.has(values[1]) {
				return p.cost
			}
		}
	}
	return 0 // not reached: every value has its bill, and that all prices
}

// tally spells a cost over one dimension out.
func (t *CostTable) tally(x partition, cost func(values []int) int) error {
	values, byClass := make([]int, 1), make([]int, len(x.first))
	for class, v := range x.first {
		values[0] = int(v)
		if byClass[class] = cost(values); byClass[class] < 0 {
			return negative(values, byClass[class])
		}
	}
	t.values = make([]int, len(x.of))
	for v, class := range x.of {
		t.values[v] = byClass[class]
	}
	return nil
}

// bill spells a cost over two dimensions out.
func (t *CostTable) bill(x, y partition, cost func(values []int) int) error {
	values := make([]int, 2)
	costs := rectangle(len(x.first), len(y.first))
	flipped := rectangle(len(y.first), len(x.first))
	for i, vx := range x.first {
		for j, vy := range y.first {
			values[0], values[1] = int(vx), int(vy)
			c := cost(values)
			if c < 0 {
				return negative(values, c)
			}
			costs[i][j], flipped[j][i] = c, c
		}
	}
	t.sides = [2][]bill{side(x, y, costs), side(y, x, flipped)}
	return nil
}

// rectangle returns rows of zeros on one slab.
func rectangle(rows, columns int) [][]int {
	slab := make([]int, rows*columns)
	list := make([][]int, rows)
	for i := range list {
		list[i] = slab[i*columns : (i+1)*columns]
	}
	return list
}

func negative(values []int, cost int) error {
	return fmt.Errorf("costs %d at %v: a cost is never negative", cost, values)
}
