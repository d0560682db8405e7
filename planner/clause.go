package planner

import (
	"github.com/envsolve/envsolve/solver"
)

// clause is one solver rule with the words to explain it.
type clause struct {
	rule   solver.Rule
	info   rule         // the rule of the catalogue that it applies; empty for requirements
	demand *requirement // set for what the user asks
	// explain says why the candidates that are left cannot hold together.
	explain func(left scope) explanation
	// speaks names the rule of the catalogue that refuses the candidates left,
	// where the clause keeps several; nil where it keeps info alone.
	speaks func(left scope) rule
	silent bool // a definition, which conflicts do not spell out
}

// explanation is a sentence and the facts that it rests on.
type explanation struct {
	text  string
	facts []string
}

// requirement is a part of the request that may be loosened.
type requirement struct {
	part string // as in Change.Part
	from string // as the user wrote it
	at   Position
	text string // gpu = "v100"
	// to says what the part becomes when the solver chose value for it.
	to func(value int) change
}

// change is how a loosened requirement reads: the value alone for programs,
// and in the user's own form for people.
type change struct{ value, text string }

// preference is a soft rule: a weakness that a stack may have.
type preference struct {
	soft solver.Soft
	info rule
}

// scope holds the values that are still possible, by dimension.
type scope [][]int

// Levels of weakness: what stands lower is avoided first, and everything here
// before a newer version is looked at.
const (
	levelForward  = iota // a newer user-mode driver before an older kernel driver
	levelDelivery        // builds without CUDA, or that take it from the system
	levelKernels         // GPU code that must be compiled first, is unknown or is missing
	levelToolkit         // a toolkit older than the GPU
	levelPython          // a Python too young for the release
)

// Costs of loosening a requirement, by part. A patch release is given up
// first, a GPU last.
const (
	costPatch     = 2
	costMinor     = 6
	costVariant   = 8
	costCompanion = 8
	costPart      = 10
	costPython    = 14
	costOS        = 16
	costDriver    = 24
	costForward   = 30
	costPlatform  = 60
	costGPU       = 100
)

// fact adds a rule of the world over two or more axes.
func (s *scene) fact(info rule, axes []*axis, allows func(v []int) bool, class func(i, value int) int, explain func(scope) explanation) {
	s.clauses = append(s.clauses, clause{
		info:    info,
		explain: explain,
		rule: solver.Rule{ID: info.ID, Kind: solver.Fact, Dims: dims(axes), Allows: allows, Class: class,
			Inferred: info.Inferred},
	})
}

// require adds a requirement over one axis.
func (s *scene) require(a *axis, r requirement, cost int, allows func(value int) bool, distance func(value int) int) {
	if held := s.ask.pin; held != nil && held.stated && r.at == held.spec.text.At {
		r, cost = r.asPin(), costPinned
	}
	s.clauses = append(s.clauses, clause{
		demand:  &r,
		explain: func(scope) explanation { return explanation{text: r.text} },
		rule: solver.Rule{ID: "asked-" + r.part, Kind: solver.Requirement, Dims: []int{a.dim}, Cost: cost, Distance: distance,
			Allows: func(v []int) bool { return allows(v[0]) }},
	})
}

// avoid adds a weakness over some axes. Class is as for the solver: values
// that cost the same; nil makes each its own.
func (s *scene) avoid(info rule, level int, axes []*axis, cost func(v []int) int, class func(i, value int) int) {
	s.preferences = append(s.preferences, preference{info: info,
		soft: solver.Soft{ID: info.ID, Level: level, Dims: dims(axes), Cost: cost, Class: class}})
}

func dims(axes []*axis) []int {
	list := make([]int, len(axes))
	for i, a := range axes {
		list[i] = a.dim
	}
	return list
}
