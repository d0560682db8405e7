package model

import (
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/request"
)

// Variable is one thing to be decided.
type Variable struct {
	Part string // as in prefer and in the plan: framework, python, …
	Dim  int
	Size int
	Same Identity // of its values
}

// ListVariable is a variable whose values are versions, newest first, or
// platforms; "" stands for none.
type ListVariable struct {
	Variable
	Values []string
}

// OSVariable is the operating system of the image.
type OSVariable struct {
	Variable
	Rows []matrices.OS
}

// BaseVariable is the image that the stack stands on.
type BaseVariable struct {
	Variable
	Images []facts.BaseImage
}

// DriverVariable is the oldest driver of one entry of the fleet, or the floor to
// be found when none is given.
type DriverVariable struct {
	Variable
	Driver *query.Driver // nil when none is given
	Values []string      // oldest first
}

// GPUVariable says whether the boards of one compute capability are served:
// value 0 is yes, 1 is no. The user's requirement pins it to 0; a narrow model
// has no other value.
type GPUVariable struct {
	Variable
	GPU   *query.GPU
	Cover [][]candidate.Coverage // by the place of a framework, by build
}

// Absent is the value of what is left out of the stack, of variables that say
// whether something is in it.
const Absent = 1

// newListVariable makes a variable of values that follow from the builds of the
// target's frameworks and from what by says.
func (m *Model) newListVariable(part string, by any, list func() []string) *ListVariable {
	values, same := m.listed(part, by, list)
	return &ListVariable{Values: values, Variable: Variable{Part: part, Size: len(values), Same: same}}
}

// listed returns a list that follows from the builds of the target's frameworks
// and from what by says, with its identity.
func (m *Model) listed(what string, by any, list func() []string) ([]string, Identity) {
	var of Identity
	if by != (uncached{}) {
		of = m.buildsIdentity()
	}
	values := PerValue(m, of, what, by, func() []string {
		values, _ := m.cache.intern(list())
		return values
	})
	if len(values) == 0 {
		return values, nil
	}
	return values, &values[0]
}

// order numbers the variables in the target's order of preference. What a GPU or a
// platform is comes first in effect: both are pinned.
func (m *Model) order() {
	for _, g := range m.GPUs {
		m.addVariable(&g.Variable)
	}
	m.addVariable(&m.Platform.Variable)
	for _, part := range m.Query.Prefer {
		m.addPart(part)
	}
	for _, e := range m.Of(query.Extension) {
		if m.Follows(e) { // whichever goes with what is chosen
			m.addVariable(&e.Variable)
		}
	}
	m.addVariable(&m.Base.Variable)
	if m.Forward != nil {
		m.addVariable(m.Forward)
	}
}

func (m *Model) addPart(part string) {
	switch part {
	case "framework":
		// A package that pins its framework is the narrower wish: it goes
		// first, unless the target says otherwise. One that is tied to none
		// may be older, so that no old Python is taken for its sake.
		asked := slices.ContainsFunc(m.Query.Request.Prefer,
			func(t request.Text) bool { return t.Value == "framework" })
		if !asked {
			m.addExtensions(false, false)
		}
		for _, f := range m.Frameworks() {
			m.addVariable(&f.Variable)
		}
		if asked {
			m.addExtensions(false, false)
		}
		m.addExtensions(true, false)
		if m.Fit != nil {
			m.addVariable(m.Fit)
		}
		if m.Ended != nil {
			m.addVariable(&m.Ended.Variable)
			m.addExtensions(false, true)
			m.addExtensions(true, true)
		}
	case "packages":
		for _, kind := range []query.Kind{query.Companion, query.CUDAWheel, query.Limited} {
			for _, p := range m.Of(kind) {
				m.addVariable(&p.Variable)
			}
		}
	case "python":
		m.addVariable(&m.Python.Variable)
	case "cuda":
		m.addVariable(&m.CUDA.Variable)
	case "cudnn":
		m.addVariable(&m.CUDNN.Variable)
	case "nccl":
		m.addVariable(&m.NCCL.Variable)
	case "os":
		m.addVariable(&m.OS.Variable)
	case "driver":
		for _, d := range m.Drivers {
			m.addVariable(&d.Variable)
		}
	}
}

// addExtensions adds the packages that the target names, or those that are
// brought in by them: those that go behind the Python, or the others.
func (m *Model) addExtensions(transitive, behind bool) {
	for _, e := range m.Of(query.Extension) {
		if e.Package.Transitive == transitive && (m.Ended != nil && e.plain) == behind && !m.Follows(e) {
			m.addVariable(&e.Variable)
		}
	}
}

func (m *Model) addVariable(v *Variable) {
	v.Dim = len(m.Variables)
	m.Variables = append(m.Variables, v)
}
