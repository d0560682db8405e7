package model

import "github.com/envsolve/envsolve/planner/internal/facts"

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
func (s *Model) Tabulated(info Rule, axes []*Variable, by any, say func() Relation, explain func(Domains) Explanation) {
	st := Statement{Model: s, Rule: info}
	_, own := by.(facts.Uncached)
	st.constrain(axes, Says{Explain: explain, From: by, Own: own}, func() relation { r := say(); return relation{r.Allows, r.Class} })
}

// SoftTabulated adds a soft constraint over one or two variables.
func (s *Model) SoftTabulated(info Rule, level int, axes []*Variable, by any, say func() Costs) {
	st := Statement{Model: s, Rule: info}
	_, own := by.(facts.Uncached)
	st.soften(axes, Weighs{Level: level, From: by, Own: own}, func() costs { r := say(); return costs{r.Of, r.Class} })
}
