package model

import (
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/solver"
)

// Constraint is one solver rule with the words to explain it.
type Constraint struct {
	Solver      solver.Rule
	Rule        *plan.Rule   // the rule of the catalogue that it applies; nil for requirements
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
	// To returns what the part becomes when the solver chose value for it.
	To func(value int) Change
	// Silent requirements are defaults, which conflicts do not spell out.
	Silent bool
}

// Change is how a loosened requirement reads: the value alone for programs,
// and in the user's own form for people.
type Change struct{ Value, Text string }

// SoftConstraint is what a stack is better without.
type SoftConstraint struct {
	solver solver.Soft
	Rule   *plan.Rule
}

// Domains holds the values that are still possible, by dimension.
type Domains [][]int

// Levels of soft constraints: what stands lower is avoided first, and everything here
// before a newer version is looked at.
const (
	LevelStandalone = iota // a relocatable build of Python where the system has one
	LevelForward           // a newer user-mode driver before an older kernel driver
	LevelDelivery          // builds without CUDA, or that take it from the system
	LevelKernels           // GPU code that must be compiled first, is unknown or is missing
	LevelToolkit           // a toolkit older than the GPU
	LevelPython            // a Python too young for the release
)

// Costs of loosening a requirement, by part. What nobody chose is given up first, and the
// version of what frameworks limit, then a patch release, and a GPU last.
const (
	CostUnchosen  = 1
	CostLimited   = 1
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

// Require adds a requirement over one variable.
func (m *Model) Require(a *Variable, r Requirement, cost int, allows func(value int) bool,
	distance func(value int) int) {
	if held := m.Query.Pin; held != nil && held.Stated && r.At == held.Spec.Text.At {
		r, cost = r.asPin(), CostPinned
	}
	m.Constraints = append(m.Constraints, Constraint{
		Requirement: &r, Silent: r.Silent,
		Explain: func(Domains) Explanation { return Explanation{Text: r.Text} },
		Solver: solver.Rule{ID: "asked-" + r.Part, Kind: solver.Requirement, Dims: []int{a.Dim}, Cost: cost,
			Distance: distance, Allows: func(v []int) bool { return allows(v[0]) }},
	})
}

// CostPinned makes the version that WhyNot asks for the last thing that a way
// out would give up: ways out are changes that let it in.
const CostPinned = 10_000

// asPin words a requirement of the request as what WhyNot was asked about.
func (r Requirement) asPin() Requirement {
	to, part := r.To, r.Part
	r.Text = r.At.File
	r.To = func(v int) Change {
		c := to(v)
		if c.Text = ""; c.Value != "" {
			c.Text = part + " " + c.Value
		}
		return c
	}
	return r
}
