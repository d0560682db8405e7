package tablefile

import "slices"

// common returns what most of some blocks say, as the block of a group.
func common(blocks []*cells) *cells {
	first := blocks[0]
	out := &cells{kind: first.kind, labels: first.groupLabels(), typ: first.typ}
	for _, f := range first.typ.Fields {
		var all []cell
		for _, b := range blocks {
			if a := b.attr(f.Name); a != nil {
				all = append(all, *a)
			}
		}
		if most := commonCell(all, len(blocks)); most != nil {
			out.attrs = append(out.attrs, *most)
		}
	}
	return out
}

// commonCell returns what more than half of the cells of a number of blocks say;
// of maps, the entries in which they agree. It is nil where they agree in nothing.
func commonCell(all []cell, blocks int) *cell {
	if len(all) == 0 {
		return nil
	}
	texts := map[string]int{}
	for i, a := range all {
		text := a.text()
		if texts[text]++; texts[text]*2 > blocks {
			return &all[i]
		}
	}
	if slices.ContainsFunc(all, func(a cell) bool { return !a.table }) {
		return nil
	}
	most := cell{name: all[0].name, table: true}
	counts := map[[2]string]int{}
	for _, a := range all {
		for _, e := range a.entries {
			at := [2]string{e.name, e.text()}
			named := func(x cell) bool { return x.name == e.name }
			if counts[at]++; counts[at] == blocks/2+1 && !slices.ContainsFunc(most.entries, named) {
				most.entries = append(most.entries, e)
			}
		}
	}
	if len(most.entries) == 0 {
		return nil
	}
	slices.SortFunc(most.entries, byName)
	return &most
}

// The costs of lines and of characters by which rows are parted into groups.
const (
	lineCost  = 40
	groupCost = 5 * lineCost // what a group has beside its rows
)

// split parts rows into runs, each of which is a group or a row by itself, so that
// together they are short.
func split(rows []*cells) []int {
	least := make([]int, len(rows)+1) // of the rows from here on
	next := make([]int, len(rows)+1)
	all := make([][]piece, len(rows))
	labels := make([]int, len(rows))
	for i, row := range rows {
		all[i], labels[i] = row.pieces(), len(row.labels[len(row.labels)-1])
	}
	for i := len(rows) - 1; i >= 0; i-- {
		least[i], next[i] = least[i+1]+alone(all[i]), i+1
		t := newTally()
		for j := i; j < min(len(rows), i+mostGathered); j++ {
			t.add(all[j])
			if cost := least[j+1] + t.cost(all[i:j+1], slices.Max(labels[i:j+1])); j > i && cost < least[i] {
				least[i], next[i] = cost, j+1
			}
		}
	}
	var runs []int
	for i := 0; i < len(rows); i = next[i] {
		runs = append(runs, next[i]-i)
	}
	return runs
}

// piece is what a group can say for its rows: a cell, or an entry of a map.
type piece struct {
	name, text string
}

func (c *cells) pieces() []piece {
	var list []piece
	for _, a := range c.attrs {
		if !a.table {
			list = append(list, piece{a.name, a.text()})
		}
		for _, e := range a.entries {
			list = append(list, piece{a.name + "." + e.name, e.text()})
		}
	}
	return list
}

// alone is the cost of a row that stands by itself.
func alone(pieces []piece) int {
	cost := 3 * lineCost
	for _, p := range pieces {
		cost += lineCost + p.size()
	}
	return cost
}

func (p piece) size() int { return len(p.name) + len(p.text) + len(" = , ") }

// tally counts the pieces of a run of rows.
type tally struct {
	counts map[piece]int
	rows   int
}

func newTally() *tally { return &tally{counts: map[piece]int{}} }

func (t *tally) add(pieces []piece) {
	t.rows++
	for _, p := range pieces {
		t.counts[p]++
	}
}

// shared reports whether a group says a piece for its rows.
func (t *tally) shared(p piece) bool { return t.counts[p]*2 > t.rows }

// cost returns what the rows cost as a group; label is the length of their longest.
func (t *tally) cost(rows [][]piece, label int) int {
	cost := groupCost
	for p, n := range t.counts {
		if t.shared(p) {
			cost += lineCost + p.size() + (t.rows-n)*(len(p.name)+len(`"", `)) // rows without it name it
		}
	}
	for _, pieces := range rows {
		own, written := 0, 0
		for _, p := range pieces {
			if !t.shared(p) {
				own, written = own+p.size(), written+1
			}
		}
		if cost += label + lineCost + own; own+label+len(`    "" = {  }`) > widest {
			cost += (written + 1) * lineCost
		}
	}
	return cost
}
