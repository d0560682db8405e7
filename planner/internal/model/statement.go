package model

import (
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/solver"
)

// Statement states one rule over a model.
type Statement struct {
	*Model
	Rule plan.Rule
}

// Says is what goes with a constraint beside the values that it allows.
type Says struct {
	// Explain says why the candidates that are left cannot hold together.
	Explain func(left Domains) Explanation
	// RefusedBy returns the id of the rule that refuses the candidates left, for
	// a constraint that keeps several rules; nil where it keeps its own alone.
	RefusedBy func(left Domains) string
	// Silent constraints are definitions, which conflicts do not spell out.
	Silent bool
	// From is what the relation follows from besides the facts and the values of
	// its variables. It must be comparable: relations of one rule over equal
	// variables that follow from equal things share one table.
	From any
	// Own says that the relation follows from more of this target than others
	// could share: its table is not cached.
	Own bool
}

// Constrain1 states which values of one variable the rule allows.
func Constrain1[X any](s *Statement, x Term[X], allows func(X) bool, says Says) {
	s.constrain([]*Variable{x.variable}, says, func() relation {
		return relation{
			allows: func(v []int) bool { return allows(x.at(v[0])) },
			class:  classes(x.class()),
		}
	})
}

// Constrain2 states which pairs of values of two variables the rule allows.
func Constrain2[X, Y any](s *Statement, x Term[X], y Term[Y], allows func(X, Y) bool, says Says) {
	switch {
	case x.variable == nil:
		Constrain1(s, y, func(v Y) bool { return allows(x.at(0), v) }, says)
		return
	case y.variable == nil:
		Constrain1(s, x, func(v X) bool { return allows(v, y.at(0)) }, says)
		return
	}
	s.constrain([]*Variable{x.variable, y.variable}, says, func() relation {
		return relation{
			allows: func(v []int) bool { return allows(x.at(v[0]), y.at(v[1])) },
			class:  classes(x.class(), y.class()),
		}
	})
}

// Constrain3 states which values of three variables the rule allows together.
// The last one may be a variable that the model does not have.
func Constrain3[X, Y, Z any](s *Statement, x Term[X], y Term[Y], z Term[Z], allows func(X, Y, Z) bool, says Says) {
	if z.variable == nil {
		Constrain2(s, x, y, func(vx X, vy Y) bool { return allows(vx, vy, z.at(0)) }, says)
		return
	}
	s.constrain([]*Variable{x.variable, y.variable, z.variable}, says, func() relation {
		return relation{
			allows: func(v []int) bool { return allows(x.at(v[0]), y.at(v[1]), z.at(v[2])) },
			class:  classes(x.class(), y.class(), z.class()),
		}
	})
}

// Constrain4 states which values of four variables the rule allows together.
// The last one may be a variable that the model does not have.
func Constrain4[W, X, Y, Z any](s *Statement, w Term[W], x Term[X], y Term[Y], z Term[Z], allows func(W, X, Y, Z) bool, says Says) {
	if z.variable == nil {
		Constrain3(s, w, x, y, func(vw W, vx X, vy Y) bool { return allows(vw, vx, vy, z.at(0)) }, says)
		return
	}
	s.constrain([]*Variable{w.variable, x.variable, y.variable, z.variable}, says, func() relation {
		return relation{
			allows: func(v []int) bool { return allows(w.at(v[0]), x.at(v[1]), y.at(v[2]), z.at(v[3])) },
			class:  classes(w.class(), x.class(), y.class(), z.class()),
		}
	})
}

// Weighs is what goes with a soft constraint beside its costs.
type Weighs struct {
	Level int  // one of the levels of weakness
	From  any  // as in Says
	Own   bool // as in Says
}

// Soften1 states what each value of one variable costs.
func Soften1[X any](s *Statement, x Term[X], cost func(X) int, weighs Weighs) {
	s.soften([]*Variable{x.variable}, weighs, func() costs {
		return costs{of: func(v []int) int { return cost(x.at(v[0])) }, class: classes(x.class())}
	})
}

// Soften2 states what each pair of values of two variables costs.
func Soften2[X, Y any](s *Statement, x Term[X], y Term[Y], cost func(X, Y) int, weighs Weighs) {
	s.soften([]*Variable{x.variable, y.variable}, weighs, func() costs {
		return costs{
			of:    func(v []int) int { return cost(x.at(v[0]), y.at(v[1])) },
			class: classes(x.class(), y.class()),
		}
	})
}

// classes returns the solver's function of the groups of values of some
// variables; nil when none has any.
func classes(of ...[]int) func(i, value int) int {
	for _, class := range of {
		if class != nil {
			return func(i, value int) int {
				if of[i] == nil {
					return value
				}
				return of[i][value]
			}
		}
	}
	return nil
}

// relation is what a rule says of the values of some variables: solver.Rule's
// functions.
type relation struct {
	allows func(v []int) bool
	class  func(i, value int) int
}

// costs is what a soft rule says of the values of some variables: solver.Soft's
// functions.
type costs struct {
	of    func(v []int) int
	class func(i, value int) int
}

// constrain adds a constraint. Over one or two variables it is tabulated, once
// for all targets with such variables.
func (s *Statement) constrain(variables []*Variable, says Says, say func() relation) {
	rule := solver.Rule{ID: s.Rule.ID, Kind: solver.Fact, Dims: dims(variables), Inferred: s.Rule.Inferred}
	if len(variables) > 2 {
		r := say()
		rule.Allows, rule.Class = r.allows, r.class
	} else {
		rule.Table = s.table(variables, says.From, says.Own, say)
	}
	s.Constraints = append(s.Constraints, Constraint{
		Rule: s.Rule, Explain: says.Explain, RefusedBy: says.RefusedBy, Silent: says.Silent, Solver: rule,
	})
}

// soften adds a soft constraint.
func (s *Statement) soften(variables []*Variable, weighs Weighs, say func() costs) {
	s.SoftConstraints = append(s.SoftConstraints, SoftConstraint{Rule: s.Rule, solver: solver.Soft{
		ID: s.Rule.ID, Level: weighs.Level, Dims: dims(variables),
		Table: s.costTable(variables, weighs.From, weighs.Own, say),
	}})
}

func (s *Statement) table(variables []*Variable, from any, own bool, say func() relation) *solver.Table {
	create := func() *solver.Table {
		r := say()
		return solver.Tabulate(sizesOf(variables), r.allows, r.class)
	}
	key, ok := s.key(variables, from)
	if !ok || own {
		return create()
	}
	return facts.Cached(s.Facts.Cache, key, func(t *solver.Table) int { return facts.EntryBytes + t.Bytes() }, create)
}

func (s *Statement) costTable(variables []*Variable, from any, own bool, say func() costs) *solver.CostTable {
	create := func() *solver.CostTable {
		c := say()
		table, err := solver.TabulateCosts(sizesOf(variables), c.of, c.class)
		if err != nil {
			panic(err) // no rule here has negative costs
		}
		return table
	}
	key, ok := s.key(variables, from)
	if !ok || own {
		return create()
	}
	size := func(t *solver.CostTable) int { return facts.EntryBytes + t.Bytes() }
	return facts.Cached(s.Facts.Cache, costKey(key), size, create)
}

// tableKey is the key of a rule's table.
type tableKey struct {
	rule string
	x, y facts.Identity
	from any
}

// costKey tells the table of a soft rule from that of a constraint.
type costKey tableKey

// key returns the key of the rule's table over some variables; not ok where one
// has no identity.
func (s *Statement) key(variables []*Variable, from any) (tableKey, bool) {
	key := tableKey{rule: s.Rule.ID, x: variables[0].Same, from: from}
	for _, v := range variables {
		if v.Same == nil {
			return key, false
		}
	}
	if len(variables) > 1 {
		key.y = variables[1].Same
	}
	return key, true
}

func sizesOf(variables []*Variable) []int {
	sizes := make([]int, len(variables))
	for i, v := range variables {
		sizes[i] = v.Size
	}
	return sizes
}

func dims(variables []*Variable) []int {
	list := make([]int, len(variables))
	for i, v := range variables {
		list[i] = v.Dim
	}
	return list
}

// Allows reports whether the constraint allows some values of its variables.
func (c *Constraint) Allows(values []int) bool {
	if c.Solver.Table != nil {
		return c.Solver.Table.Allows(values)
	}
	return c.Solver.Allows(values)
}
