package model

import (
	"fmt"

	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/solver"
)

// Rule is an entry of the catalogue.
type Rule = plan.Rule

// Relation is what a rule says of one or two variables: solver.Rule's functions.
type Relation struct {
	Allows func(v []int) bool
	Class  func(i, value int) int
}

// Costs is what a soft rule costs over one or two variables: solver.Soft's functions.
type Costs struct {
	Of    func(v []int) int
	Class func(i, value int) int
}

// Tabulated adds a constraint over one or two variables.
func (s *Model) Tabulated(rule Rule, variables []*Variable, by any, say func() Relation,
	explain func(Domains) Explanation) {
	st := Statement{Model: s, Rule: &rule}
	_, own := by.(facts.Uncached)
	says := Says{Explain: explain, From: by, Own: own}
	table := st.table(variables[0], second(variables), &says, func() *solver.Table {
		r := say()
		return solver.Tabulate(sizesOf(variables), r.Allows, r.Class)
	})
	st.constrain(solver.Rule{Table: table, Dims: dims(variables)}, &says)
}

// SoftTabulated adds a soft constraint over one or two variables.
func (s *Model) SoftTabulated(rule Rule, level int, variables []*Variable, by any, say func() Costs) {
	st := Statement{Model: s, Rule: &rule}
	_, own := by.(facts.Uncached)
	weighs := Weighs{Level: level, From: by, Own: own}
	table := st.costTable(variables[0], second(variables), &weighs, func() (*solver.CostTable, error) {
		c := say()
		return solver.TabulateCosts(sizesOf(variables), c.Of, c.Class)
	})
	st.soften(table, dims(variables), level)
}

func second(variables []*Variable) *Variable {
	if len(variables) > 1 {
		return variables[1]
	}
	return nil
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

// Constrain adds a rule of the world over two or more axes.
func (s *Model) Constrain(info Rule, axes []*Variable, allows func(v []int) bool, class func(i, value int) int,
	explain func(Domains) Explanation) {
	st := Statement{Model: s, Rule: &info}
	st.constrain(solver.Rule{Dims: dims(axes), Allows: allows, Class: class}, &Says{Explain: explain})
}

// ClassOf classes the values of a rule's first variable by a key.
func ClassOf[Row any](rows []Row, key func(*Row) string) func(i, v int) int {
	index := map[string]int{}
	class := make([]int, len(rows))
	for i := range rows {
		k := key(&rows[i])
		if _, seen := index[k]; !seen {
			index[k] = len(index)
		}
		class[i] = index[k]
	}
	return func(i, v int) int {
		if i == 0 {
			return class[v]
		}
		return v
	}
}

// Warn returns a warning of a rule.
func Warn(info Rule, facts []string, text string, args ...any) plan.Warning {
	return plan.Warning{Rule: info.ID, Text: fmt.Sprintf(text, args...), Facts: facts}
}
