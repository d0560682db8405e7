package solver

// partition splits a dimension's values into classes that a rule cannot tell
// apart, numbered in order of their first value.
type partition struct {
	of    []int32 // value to class
	first []int32 // class to its first value
	all   []set   // class to all its values, nil where every class is one value
}

// everyValue is the partition of n values into classes of one.
func everyValue(n int) partition {
	of := make([]int32, n)
	for v := range of {
		of[v] = int32(v)
	}
	return partition{of: of, first: of}
}

// partitionOf splits n values by key.
func partitionOf(n int, key func(value int) int) partition {
	p := partition{of: make([]int32, n)}
	classes := numbering{small: make([]int32, n)}
	last, lastKey := -1, 0
	for v := range n {
		k := key(v)
		if last < 0 || k != lastKey {
			last, lastKey = classes.number(k), k
			if last == len(p.first) {
				p.first = append(p.first, int32(v))
			}
		}
		p.of[v] = int32(last)
	}
	p.all = make([]set, len(p.first))
	sets(p.all, n)
	for v, class := range p.of {
		p.all[class].add(v)
	}
	return p
}

// numbering numbers keys in the order in which they are first asked for. Keys
// below the length of small, as they usually are, take no map.
type numbering struct {
	small []int32 // by key: its number plus one, 0 for none yet
	large map[int]int
	count int
}

func (n *numbering) number(key int) int {
	if key >= 0 && key < len(n.small) {
		if n.small[key] == 0 {
			n.count++
			n.small[key] = int32(n.count)
		}
		return int(n.small[key]) - 1
	}
	number, ok := n.large[key]
	if !ok {
		if n.large == nil {
			n.large = map[int]int{}
		}
		number = n.count
		n.large[key] = number
		n.count++
	}
	return number
}

// members returns the values of a class.
func (p *partition) members(class int) set {
	if p.all != nil {
		return p.all[class]
	}
	one := newSet(len(p.of))
	one.add(class)
	return one
}

// expand adds the values of the classes in row to values.
func (p *partition) expand(row, values set) {
	for class := row.first(); class >= 0; class = row.next(class + 1) {
		values.merge(p.all[class])
	}
}

// group is a set of values of one dimension that a rule treats alike, and the
// values of the other dimension that it allows beside them.
type group struct {
	members span
	allowed span
}

// table is one side of a rule over two dimensions: the groups of that side's
// values. barren tells that some group has no partner at all, so that the
// table prunes even before anything is decided.
type table struct {
	groups []group
	of     []int32 // value to its group
	barren bool
	words  int // in all groups
}

// relation returns the two tables of a predicate over the classes of two
// dimensions.
func relation(x, y partition, allows func(vx, vy int) bool) [2]table {
	forward := make([]set, len(x.first))
	backward := make([]set, len(y.first))
	sets(forward, len(y.first))
	sets(backward, len(x.first))
	for i, vx := range x.first {
		row := forward[i]
		for j, vy := range y.first {
			if allows(int(vx), int(vy)) {
				row.add(j)
				backward[j].add(i)
			}
		}
	}
	return [2]table{tableOf(x, y, forward), tableOf(y, x, backward)}
}

// sets makes every element of list an empty set for n bits, on one slab.
func sets(list []set, n int) {
	words := wordsFor(n)
	slab := make(set, words*len(list))
	for i := range list {
		list[i] = slab[i*words : (i+1)*words : (i+1)*words]
	}
}

// tableOf merges the classes of x with equal rows, and spells rows out from
// classes of y to values of y.
func tableOf(x, y partition, rows []set) table {
	kind, firsts := alike(rows)
	members := make([]set, len(firsts))
	sets(members, len(x.of))
	t := table{groups: make([]group, len(firsts)), of: make([]int32, len(x.of))}
	for v, class := range x.of {
		members[kind[class]].add(v)
		t.of[v] = int32(kind[class])
	}
	allowed := spell(y, rows, firsts)
	for i := range firsts {
		t.groups[i] = group{members: trim(members[i]), allowed: trim(allowed[i])}
		t.barren = t.barren || t.groups[i].allowed.empty()
		t.words += 1 + len(t.groups[i].members.words) + len(t.groups[i].allowed.words)
	}
	return t
}

// spell turns the chosen rows over classes of y into rows over values of y.
func spell(y partition, rows []set, chosen []int) []set {
	spelled := make([]set, len(chosen))
	if y.all == nil {
		for i, r := range chosen {
			spelled[i] = rows[r]
		}
		return spelled
	}
	sets(spelled, len(y.of))
	for i, r := range chosen {
		y.expand(rows[r], spelled[i])
	}
	return spelled
}

// alike numbers equal rows alike: kind maps a row to its number, firsts holds
// the first row of each number.
func alike(rows []set) (kind, firsts []int) {
	kind = make([]int, len(rows))
	heads := make([]int, 2*len(rows)+1) // open addressing; 0 is free
	for i, row := range rows {
		at := int(hash(row) % uint64(len(heads)))
		for heads[at] != 0 && !same(rows[firsts[heads[at]-1]], row) {
			if at++; at == len(heads) {
				at = 0
			}
		}
		if heads[at] == 0 {
			firsts = append(firsts, i)
			heads[at] = len(firsts)
		}
		kind[i] = heads[at] - 1
	}
	return kind, firsts
}

func hash(row set) uint64 {
	h := uint64(14695981039346656037)
	for _, w := range row {
		h = (h ^ w) * 0x9E3779B97F4A7C15
		h ^= h >> 29
	}
	return h
}

func same(a, b set) bool {
	for i, w := range a {
		if b[i] != w {
			return false
		}
	}
	return true
}
