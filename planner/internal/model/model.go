package model

import (
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/solver"
)

// Model is one solver problem with everything needed to turn its answer back
// into words: the candidates of each dimension, and the constraints over them.
type Model struct {
	Facts *facts.Facts
	cache *Cache
	Query *query.Query
	Size  Size

	Variables []*Variable        // in order of preference; the index is the solver's dimension
	Packages  []*PackageVariable // one for each of the query's, in its order
	Python    *ListVariable
	CUDA      *ListVariable
	CUDNN     *ListVariable
	NCCL      *ListVariable
	OS        *OSVariable
	Base      *BaseVariable
	Bases     []facts.BaseImage // of base
	Fit       *Variable         // nil unless base images bring CUDA
	Ended     *ListVariable     // the oldest Python past its end of life that may be taken; nil unless that can matter
	Forward   *Variable         // nil unless a cuda-compat package may be in the image
	Parts     []Part            // cuda, cudnn, nccl
	PartsBy   any               // what builds accept of the parts by, besides themselves
	Platform  *ListVariable
	Drivers   []*DriverVariable
	GPUs      []*GPUVariable

	cudnnRows []*matrices.CUDNNRelease // of the cuDNN variable, once asked for

	Constraints     []Constraint
	SoftConstraints []SoftConstraint
	Compiled        *solver.Model // of the constraints, once compiled
}

// Size says how much a model holds. A smaller one leaves out what the
// preferences put last or the user's own words rule out: where it has an
// answer, the larger ones have the same. StandaloneModel is beside the smaller ones,
// for what none of those has an answer to.
type Size uint8

const (
	WheelModel      Size = iota // builds whose wheels bring CUDA, of the versions asked for
	NarrowModel                 // every build of the versions asked for
	StandaloneModel             // the same on images with a relocatable build of Python, and on no others
	WideModel                   // everything, so that conflicts can be explained and ways out found
)

// narrow reports whether what the user's words rule out is left out.
func (m *Model) narrow() bool { return m.Size != WideModel }

// room returns how many constraints a model is likely to have.
func room(q *query.Query) int { return usualConstraints * max(1, (len(q.GPUs)+len(q.Frameworks()))/2) }

// usualConstraints is about how many the model of one GPU and one framework has.
const usualConstraints = 26

// New returns the model of a query, with the candidates of each variable and no
// constraints. What models have in common is taken from the cache, which is that
// of the facts.
func New(facts *facts.Facts, cache *Cache, q *query.Query, size Size) *Model {
	m := &Model{Facts: facts, cache: cache, Query: q, Size: size,
		Packages:        make([]*PackageVariable, 0, len(q.Packages)),
		Constraints:     make([]Constraint, 0, room(q)),
		SoftConstraints: make([]SoftConstraint, 0, room(q)/3)}
	on := m.CandidatePlatforms()
	for _, p := range q.Packages {
		m.Packages = append(m.Packages, m.newPackageVariable(p, on))
	}
	m.Python = m.newListVariable("python", m.pythonsBy(), m.listPythons)
	m.addEndedVariable()
	m.addForwardVariable()
	m.addBaseVariables(on)
	m.Parts, m.PartsBy = m.newParts(), m.partsBy()
	m.CUDA = m.newPartVariable(&m.Parts[0])
	m.CUDNN = m.newPartVariable(&m.Parts[1])
	m.NCCL = m.newPartVariable(&m.Parts[2])
	platform, same := m.cache.intern(on)
	m.Platform = &ListVariable{Values: platform, Variable: Variable{Part: "platform", Size: len(platform), Same: same}}
	m.addDriverVariables()
	m.addGPUVariables()
	m.order()
	return m
}

// CandidatePlatforms returns the platform of the target first; where the user
// wrote one, a wide model holds the others too, since another platform may be
// the way out.
func (m *Model) CandidatePlatforms() []string {
	list := []string{m.Query.Platform}
	if m.narrow() || (!m.Query.PlatformAt.Set() && m.Query.PlatformBy == "") {
		return list
	}
	for _, p := range matrices.Platforms() {
		if p != m.Query.Platform {
			list = append(list, p)
		}
	}
	return list
}

// Compile returns the solver's model.
func (m *Model) Compile() (*solver.Model, error) {
	var err error
	m.Compiled, err = solver.Compile(m.problem())
	return m.Compiled, err
}

// problem returns the solver its problem.
func (m *Model) problem() solver.Problem {
	p := solver.Problem{
		Budget:     m.Query.Budget,
		Dimensions: make([]solver.Dimension, 0, len(m.Variables)),
		Rules:      make([]solver.Rule, 0, len(m.Constraints)),
		Soft:       make([]solver.Soft, 0, len(m.SoftConstraints)),
	}
	for _, a := range m.Variables {
		p.Dimensions = append(p.Dimensions, solver.Dimension{Name: a.Part, Size: a.Size})
	}
	for i := range m.Constraints {
		p.Rules = append(p.Rules, m.Constraints[i].Solver)
	}
	for i := range m.SoftConstraints {
		p.Soft = append(p.Soft, m.SoftConstraints[i].solver)
	}
	return p
}
