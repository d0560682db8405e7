package model

import (
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/solver"
)

// Constraint is one solver rule with the words to explain it.
type Constraint struct {
	Solver      solver.Rule
	Rule        Rule         // the rule of the catalogue that it applies; empty for requirements
	Requirement *Requirement // set for what the user asks
	// Explain says why the candidates that are left cannot hold together.
	Explain func(left Domains) Explanation
	// RefusedBy returns the id of the rule that refuses the candidates left, for a
	// constraint that keeps several rules; nil where it keeps Rule alone.
	RefusedBy func(left Domains) string
	Silent    bool // a definition, which conflicts do not spell out
}

// Explanation is a sentence and the facts that it rests on.
type Explanation struct {
	Text  string
	Facts []string
}

// Requirement is a part of the request that may be loosened.
type Requirement struct {
	Part string // as in Change.Part
	From string // as the user wrote it
	At   request.Position
	Text string // gpu = "v100"
	// to says what the part becomes when the solver chose value for it.
	To func(value int) Change
}

// Change is how a loosened requirement reads: the value alone for programs,
// and in the user's own form for people.
type Change struct{ Value, Text string }

// SoftConstraint is a soft rule: a weakness that a stack may have.
type SoftConstraint struct {
	solver solver.Soft
	Rule   Rule
}

// Domains holds the values that are still possible, by dimension.
type Domains [][]int

// Levels of weakness: what stands lower is avoided first, and everything here
// before a newer version is looked at.
const (
	LevelForward  = iota // a newer user-mode driver before an older kernel driver
	LevelDelivery        // builds without CUDA, or that take it from the system
	LevelKernels         // GPU code that must be compiled first, is unknown or is missing
	LevelToolkit         // a toolkit older than the GPU
	LevelPython          // a Python too young for the release
)

// Costs of loosening a requirement, by part. A patch release is given up
// first, a GPU last.
const (
	CostPatch     = 2
	CostMinor     = 6
	CostVariant   = 8
	CostCompanion = 8
	CostPart      = 10
	CostPython    = 14
	CostOS        = 16
	CostDriver    = 24
	CostForward   = 30
	CostPlatform  = 60
	CostGPU       = 100
)

// Constrain adds a rule of the world over two or more axes.
func (s *Model) Constrain(info Rule, axes []*Variable, allows func(v []int) bool, class func(i, value int) int, explain func(Domains) Explanation) {
	s.Constraints = append(s.Constraints, Constraint{
		Rule:    info,
		Explain: explain,
		Solver: solver.Rule{ID: info.ID, Kind: solver.Fact, Dims: dims(axes), Allows: allows, Class: class,
			Inferred: info.Inferred},
	})
}

// Require adds a requirement over one axis.
func (s *Model) Require(a *Variable, r Requirement, cost int, allows func(value int) bool, distance func(value int) int) {
	if held := s.Query.Pin; held != nil && held.Stated && r.At == held.Spec.Text.At {
		r, cost = r.asPin(), CostPinned
	}
	s.Constraints = append(s.Constraints, Constraint{
		Requirement: &r,
		Explain:     func(Domains) Explanation { return Explanation{Text: r.Text} },
		Solver: solver.Rule{ID: "asked-" + r.Part, Kind: solver.Requirement, Dims: []int{a.Dim}, Cost: cost, Distance: distance,
			Allows: func(v []int) bool { return allows(v[0]) }},
	})
}

// Soften adds a weakness over some axes. Class is as for the solver: values
// that cost the same; nil makes each its own.
func (s *Model) Soften(info Rule, level int, axes []*Variable, cost func(v []int) int, class func(i, value int) int) {
	s.SoftConstraints = append(s.SoftConstraints, SoftConstraint{Rule: info,
		solver: solver.Soft{ID: info.ID, Level: level, Dims: dims(axes), Cost: cost, Class: class}})
}
