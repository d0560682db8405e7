package model

import (
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/solver"
)

// Relation is what a rule says of one or two axes: solver.Rule's functions.
type Relation struct {
	Allows func(v []int) bool
	Class  func(i, value int) int
}

// tableKey is the key of a rule's table.
type tableKey struct {
	rule string
	x, y facts.Identity
	by   any // what else the rule follows from
}

// Tabulated adds a fact over one or two axes that follows from their values, from
// the facts, and from what by says: nothing else of the target may be looked
// at. Its table is made once for all targets with such axes.
func (s *Model) Tabulated(info Rule, axes []*Variable, by any, say func() Relation, explain func(Domains) Explanation) {
	s.Constraints = append(s.Constraints, Constraint{
		Rule:    info,
		Explain: explain,
		Solver: solver.Rule{ID: info.ID, Kind: solver.Fact, Dims: dims(axes), Inferred: info.Inferred,
			Table: s.table(info.ID, axes, by, say)},
	})
}

func (s *Model) table(id string, axes []*Variable, by any, say func() Relation) *solver.Table {
	create := func() *solver.Table {
		r := say()
		return solver.Tabulate(sizesOf(axes), r.Allows, r.Class)
	}
	key, ok := keyOf(id, axes, by)
	if !ok {
		return create()
	}
	return facts.Cached(s.Facts.Cache, key, func(t *solver.Table) int { return facts.EntryBytes + t.Bytes() }, create)
}

// Costs is what a weakness costs over one or two axes: solver.Soft's functions.
type Costs struct {
	Of    func(v []int) int
	Class func(i, value int) int
}

// SoftTabulated adds a soft rule that follows from the same things as a law.
func (s *Model) SoftTabulated(info Rule, level int, axes []*Variable, by any, say func() Costs) {
	s.SoftConstraints = append(s.SoftConstraints, SoftConstraint{Rule: info,
		solver: solver.Soft{ID: info.ID, Level: level, Dims: dims(axes), Table: s.costTable(info.ID, axes, by, say)}})
}

func (s *Model) costTable(id string, axes []*Variable, by any, say func() Costs) *solver.CostTable {
	create := func() *solver.CostTable {
		c := say()
		table, err := solver.TabulateCosts(sizesOf(axes), c.Of, c.Class)
		if err != nil {
			panic(err) // no rule here has negative costs
		}
		return table
	}
	key, ok := keyOf(id, axes, by)
	if !ok {
		return create()
	}
	return facts.Cached(s.Facts.Cache, costKey(key), func(t *solver.CostTable) int { return facts.EntryBytes + t.Bytes() }, create)
}

// costKey tells the table of a soft rule from that of a fact.
type costKey tableKey

// keyOf returns the key of a table; not ok where an axis has no identity.
func keyOf(id string, axes []*Variable, by any) (tableKey, bool) {
	key := tableKey{rule: id, x: axes[0].Same, by: by}
	for _, a := range axes {
		if a.Same == nil || by == (facts.Uncached{}) {
			return key, false
		}
	}
	if len(axes) > 1 {
		key.y = axes[1].Same
	}
	return key, true
}

func sizesOf(axes []*Variable) []int {
	sizes := make([]int, len(axes))
	for i, a := range axes {
		sizes[i] = a.Size
	}
	return sizes
}

// RuleAllows reports whether a rule allows some values of its axes.
func RuleAllows(r *solver.Rule, values []int) bool {
	if r.Table != nil {
		return r.Table.Allows(values)
	}
	return r.Allows(values)
}
