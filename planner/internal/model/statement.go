package model

import (
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/solver"
)

// Statement states one rule over a model.
type Statement struct {
	*Model
	Rule *plan.Rule
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
	key, shared := s.key(x.variable, nil, says.From, says.Own)
	table, ok := s.known(key, shared)
	if !ok {
		table = s.keep(key, shared, tabulate1(x.reading(), allows))
	}
	s.constrain(solver.Rule{Table: table, Dims: []int{x.variable.Dim}}, &says)
}

func tabulate1[X any](x Term[X], allows func(X) bool) *solver.Table {
	return solver.Tabulate([]int{x.variable.Size}, func(v []int) bool { return allows(x.at(v[0])) }, nil)
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
	key, shared := s.key(x.variable, y.variable, says.From, says.Own)
	table, ok := s.known(key, shared)
	if !ok {
		table = s.keep(key, shared, tabulate2(x.reading(), y.reading(), allows))
	}
	s.constrain(solver.Rule{Table: table, Dims: []int{x.variable.Dim, y.variable.Dim}}, &says)
}

func tabulate2[X, Y any](x Term[X], y Term[Y], allows func(X, Y) bool) *solver.Table {
	return solver.Tabulate([]int{x.variable.Size, y.variable.Size},
		func(v []int) bool { return allows(x.row(v[0]), y.at(v[1])) }, classes(x.class(), y.class()))
}

// Constrain3 states which values of three variables the rule allows together.
// The last one may be a variable that the model does not have.
func Constrain3[X, Y, Z any](s *Statement, x Term[X], y Term[Y], z Term[Z], allows func(X, Y, Z) bool, says Says) {
	if z.variable == nil {
		Constrain2(s, x, y, func(vx X, vy Y) bool { return allows(vx, vy, z.at(0)) }, says)
		return
	}
	s.constrain(solver.Rule{
		Dims:   []int{x.variable.Dim, y.variable.Dim, z.variable.Dim},
		Allows: func(v []int) bool { return allows(x.at(v[0]), y.at(v[1]), z.at(v[2])) },
	}, &says)
}

// onlyValue is what the table of a rule follows from where one of the rule's
// variables has a single value: that variable, besides what the rule says.
type onlyValue struct {
	of   Identity
	from any
}

// Constrain4 states which values of four variables the rule allows together.
// The last one may be a variable that the model does not have. Where the first
// has a single value, the rule is over the others.
func Constrain4[W, X, Y, Z any](s *Statement, w Term[W], x Term[X], y Term[Y], z Term[Z],
	allows func(W, X, Y, Z) bool, says Says) {
	if w.variable.Size == 1 {
		says.From = onlyValue{w.variable.Same, says.From}
		says.Own = says.Own || w.variable.Same == nil
		Constrain3(s, x, y, z, func(vx X, vy Y, vz Z) bool { return allows(w.at(0), vx, vy, vz) }, says)
		return
	}
	dims := []int{w.variable.Dim, x.variable.Dim, y.variable.Dim}
	if z.variable != nil {
		dims = append(dims, z.variable.Dim)
	}
	s.constrain(solver.Rule{
		Dims: dims,
		Allows: func(v []int) bool {
			last := 0
			if z.variable != nil {
				last = v[3]
			}
			return allows(w.at(v[0]), x.at(v[1]), y.at(v[2]), z.at(last))
		},
	}, &says)
}

// ConstrainAny states which values of a variable the rule allows where any of
// some others holds, and where none does.
func ConstrainAny[Y any](s *Statement, some []Term[bool], y Term[Y], allows func(some bool, y Y) bool, says Says) {
	dims := make([]int, 0, len(some)+1)
	for i := range some {
		dims = append(dims, some[i].variable.Dim)
	}
	s.constrain(solver.Rule{
		Dims: append(dims, y.variable.Dim),
		Allows: func(v []int) bool {
			holds := false
			for i := range some {
				holds = holds || some[i].at(v[i])
			}
			return allows(holds, y.at(v[len(some)]))
		},
	}, &says)
}

// Weighs is what goes with a soft constraint beside its costs.
type Weighs struct {
	Level int  // one of the levels of soft constraints
	From  any  // as in Says
	Own   bool // as in Says
}

// Soften1 states what each value of one variable costs.
func Soften1[X any](s *Statement, x Term[X], cost func(X) int, weighs Weighs) {
	key, shared := s.key(x.variable, nil, weighs.From, weighs.Own)
	table, ok := s.knownCosts(key, shared)
	if !ok {
		table = s.keepCosts(key, shared, tabulateCosts1(x.reading(), cost))
	}
	s.soften(table, []int{x.variable.Dim}, weighs.Level)
}

func tabulateCosts1[X any](x Term[X], cost func(X) int) *solver.CostTable {
	return costs(solver.TabulateCosts([]int{x.variable.Size}, func(v []int) int { return cost(x.at(v[0])) },
		classes(x.class())))
}

// Soften2 states what each pair of values of two variables costs.
func Soften2[X, Y any](s *Statement, x Term[X], y Term[Y], cost func(X, Y) int, weighs Weighs) {
	key, shared := s.key(x.variable, y.variable, weighs.From, weighs.Own)
	table, ok := s.knownCosts(key, shared)
	if !ok {
		table = s.keepCosts(key, shared, tabulateCosts2(x.reading(), y.reading(), cost))
	}
	s.soften(table, []int{x.variable.Dim, y.variable.Dim}, weighs.Level)
}

func tabulateCosts2[X, Y any](x Term[X], y Term[Y], cost func(X, Y) int) *solver.CostTable {
	return costs(solver.TabulateCosts([]int{x.variable.Size, y.variable.Size},
		func(v []int) int { return cost(x.row(v[0]), y.at(v[1])) }, classes(x.class(), y.class())))
}

// costs returns a table of costs, none of which a rule here makes negative.
func costs(table *solver.CostTable, err error) *solver.CostTable {
	if err != nil {
		panic(err)
	}
	return table
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

// constrain adds a constraint with what the solver needs of it.
func (s *Statement) constrain(rule solver.Rule, says *Says) {
	rule.ID, rule.Kind, rule.Inferred = s.Rule.ID, solver.Fact, s.Rule.Inferred
	s.Constraints = append(s.Constraints, Constraint{
		Rule: s.Rule, Explain: says.Explain, RefusedBy: says.RefusedBy, Silent: says.Silent, Solver: rule,
	})
}

// soften adds a soft constraint.
func (s *Statement) soften(table *solver.CostTable, dims []int, level int) {
	s.SoftConstraints = append(s.SoftConstraints, SoftConstraint{
		Rule:   s.Rule,
		solver: solver.Soft{ID: s.Rule.ID, Level: level, Dims: dims, Table: table},
	})
}

// known returns the table of a key, which is made once for all targets with such
// variables, where it has been made.
func (s *Statement) known(key tableKey, shared bool) (table *solver.Table, ok bool) {
	if !shared {
		return nil, false
	}
	return load[*solver.Table](s.cache, key)
}

// keep returns the table of a key that has just been made, or the one that was put
// into the cache in the meantime.
func (s *Statement) keep(key tableKey, shared bool, made *solver.Table) *solver.Table {
	if !shared {
		return made
	}
	return keep(s.cache, key, func(t *solver.Table) int { return entryBytes + t.Bytes() }, made)
}

// knownCosts is known for the costs of a soft rule.
func (s *Statement) knownCosts(key tableKey, shared bool) (table *solver.CostTable, ok bool) {
	if !shared {
		return nil, false
	}
	return load[*solver.CostTable](s.cache, costKey(key))
}

// keepCosts is keep for the costs of a soft rule.
func (s *Statement) keepCosts(key tableKey, shared bool, made *solver.CostTable) *solver.CostTable {
	if !shared {
		return made
	}
	return keep(s.cache, costKey(key), func(t *solver.CostTable) int { return entryBytes + t.Bytes() }, made)
}

// tableKey is the key of a rule's table.
type tableKey struct {
	rule string
	x, y Identity
	from any
}

// costKey tells the table of a soft rule from that of a constraint.
type costKey tableKey

// key returns the key of the rule's table over one variable, or two; not shared
// where one has no identity, or where the table follows from more.
func (s *Statement) key(x, y *Variable, from any, own bool) (key tableKey, shared bool) {
	key = tableKey{rule: s.Rule.ID, x: x.Same, from: from}
	if y != nil {
		key.y = y.Same
	}
	return key, !own && x.Same != nil && (y == nil || y.Same != nil)
}

// Allows reports whether the constraint allows some values of its variables.
func (c *Constraint) Allows(values []int) bool {
	if c.Solver.Table != nil {
		return c.Solver.Table.Allows(values)
	}
	return c.Solver.Allows(values)
}
