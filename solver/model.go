package solver

import (
	"fmt"
	"slices"
)

// Model is a compiled problem. It never changes: goroutines may share it.
type Model struct {
	dims   []Dimension
	offset []int // first word of each dimension's domain, and the end
	full   set   // every domain with all its values
	rules  []Rule
	forms  []*form
	soft   []Soft
	levels []level
	budget int // what the problem says
	nodes  int // what a question may take
	network
}

// form is a rule compiled: allowed values for one dimension, two tables for
// two dimensions, nothing for more.
type form struct {
	single set
	tables [2]table
}

// network links rules and dimensions for propagation. Jobs are numbered: two
// arcs for each rule over two dimensions, then the wider rules.
type network struct {
	singles []int   // rules over one dimension, in order of standing
	arcs    []arc   // 2k and 2k+1 are the two sides of one rule
	wide    []int   // rules over more than two dimensions
	wakes   [][]int // dimension to the arcs that look at it
	wakers  [][]int // dimension to the jobs of its wider rules
}

// arc keeps of dimension to the values that have a partner in dimension from.
type arc struct {
	rule     int
	to, from int
	table    *table
}

// Compile checks the problem and builds its tables. The model keeps the
// problem's slices, which must not change any more. Errors name the dimension
// or rule and what is wrong with it.
func Compile(p Problem) (*Model, error) {
	m := &Model{dims: p.Dimensions, rules: slices.Clip(p.Rules), soft: p.Soft, budget: p.Budget}
	if err := m.lay(); err != nil {
		return nil, err
	}
	if err := m.compileRules(m.rules); err != nil {
		return nil, err
	}
	if err := m.grade(); err != nil {
		return nil, err
	}
	m.allot()
	return m, nil
}

// With returns the model with more rules, sharing this one's tables. The new
// rules' indexes follow those of the model's own.
func (m *Model) With(rules ...Rule) (*Model, error) {
	more := *m
	more.forms = slices.Clip(m.forms)
	more.rules = append(slices.Clip(m.rules), rules...)
	if err := more.compileRules(rules); err != nil {
		return nil, err
	}
	more.allot()
	return &more, nil
}

// lay returns every dimension its words.
func (m *Model) lay() error {
	m.offset = make([]int, len(m.dims)+1)
	for d, dim := range m.dims {
		if dim.Size < 1 {
			return fmt.Errorf("dimension %q has no values: it needs at least one candidate", dim.Name)
		}
		m.offset[d+1] = m.offset[d] + wordsFor(dim.Size)
	}
	m.full = make(set, m.offset[len(m.dims)])
	for d, dim := range m.dims {
		m.domain(m.full, d).fill(dim.Size)
	}
	return nil
}

// domain returns dimension d's part of a slab of all domains.
func (m *Model) domain(slab set, d int) set { return slab[m.offset[d]:m.offset[d+1]] }

// compileRules compiles the last rules of the model and links the network anew.
func (m *Model) compileRules(rules []Rule) error {
	m.forms = slices.Grow(m.forms, len(rules))
	for i := range rules {
		r := &rules[i]
		if err := m.checkDims("rule", r.ID, r.Dims); err != nil {
			return err
		}
		form, err := m.compile(r)
		if err != nil {
			return err
		}
		m.forms = append(m.forms, form)
	}
	m.link()
	return nil
}

// checkDims checks the dimensions that a rule or soft rule names.
func (m *Model) checkDims(kind, id string, dims []int) error {
	if len(dims) == 0 {
		return fmt.Errorf("%s %q names no dimension: it needs at least one", kind, id)
	}
	for i, d := range dims {
		if d < 0 || d >= len(m.dims) {
			return fmt.Errorf("%s %q names dimension %d: there are %d, counted from 0", kind, id, d, len(m.dims))
		}
		if slices.Contains(dims[:i], d) {
			return fmt.Errorf("%s %q names dimension %q twice", kind, id, m.dims[d].Name)
		}
	}
	return nil
}

// compile returns the form of a rule: its table's, or one made for it.
func (m *Model) compile(r *Rule) (*form, error) {
	switch {
	case r.Table != nil:
		if !r.Table.fits(m.sizes(r.Dims)) {
			return nil, fmt.Errorf("rule %q has a table for dimensions of sizes %v: its own have %v", r.ID,
				r.Table.sizes,
				m.sizes(r.Dims))
		}
		return &r.Table.form, nil
	case r.Allows == nil:
		return nil, fmt.Errorf("rule %q has no predicate: set Allows", r.ID)
	case len(r.Dims) > 2:
		return &form{}, nil
	}
	return &Tabulate(m.sizes(r.Dims), r.Allows, r.Class).form, nil
}

// sizes returns the sizes of some dimensions.
func (m *Model) sizes(dims []int) []int {
	sizes := make([]int, len(dims))
	for i, d := range dims {
		sizes[i] = m.dims[d].Size
	}
	return sizes
}

// worst is the standing of the least convincing rules.
const worst = 2

// standing orders rules by how well they convince: what the user wrote, what
// sources say, what was inferred.
func standing(r *Rule) int {
	switch {
	case r.Kind == Requirement:
		return 0
	case !r.Inferred:
		return 1
	}
	return worst
}

// link builds the network. Rules that convince come first, so that they are
// the ones that prune, and the ones that a conflict then names.
func (m *Model) link() {
	m.network = network{wakes: make([][]int, len(m.dims)), wakers: make([][]int, len(m.dims)),
		arcs: make([]arc, 0, 2*len(m.rules))}
	for rank := range worst + 1 {
		for i := range m.rules {
			if standing(&m.rules[i]) == rank {
				m.enlist(i)
			}
		}
	}
	m.share(m.wakes)
	for job, a := range m.arcs {
		m.wakes[a.from] = append(m.wakes[a.from], job)
	}
	for i, rule := range m.wide {
		for _, d := range m.rules[rule].Dims {
			m.wakers[d] = append(m.wakers[d], len(m.arcs)+i)
		}
	}
}

// share returns each dimension room for the arcs that look at it.
func (m *Model) share(wakes [][]int) {
	counts := make([]int, len(m.dims))
	for _, a := range m.arcs {
		counts[a.from]++
	}
	slab := make([]int, len(m.arcs))
	for d, n := range counts {
		wakes[d], slab = slab[:0:n], slab[n:]
	}
}

// enlist adds rule i to the list of its arity.
func (m *Model) enlist(i int) {
	dims := m.rules[i].Dims
	switch len(dims) {
	case 1:
		m.singles = append(m.singles, i)
	case 2:
		t := &m.forms[i].tables
		m.arcs = append(m.arcs,
			arc{rule: i, to: dims[0], from: dims[1], table: &t[0]},
			arc{rule: i, to: dims[1], from: dims[0], table: &t[1]})
	default:
		m.wide = append(m.wide, i)
	}
}
