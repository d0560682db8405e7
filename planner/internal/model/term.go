package model

import (
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
)

// Term is a variable as one rule sees it: each of its values read as a V. The
// zero Term stands for a variable that the model does not have; it reads as the
// zero V.
type Term[V any] struct {
	variable *Variable
	value    func(i int) V
	key      func(i int) string // values of one key are alike; nil when none are
}

// NewTerm returns a variable whose values are read by value. Value is called
// only when a table of the rule is made.
func NewTerm[V any](variable *Variable, value func(i int) V) Term[V] {
	return Term[V]{variable: variable, value: value}
}

// Over returns a variable whose value i is read as list[i].
func Over[V any](variable *Variable, list []V) Term[V] {
	return NewTerm(variable, func(i int) V { return list[i] })
}

// Alike returns the term with the values grouped by key: the rule says the same
// of all values of a group, so it is asked about one of them. It changes how
// long a table takes to make, never what is in it.
func (t Term[V]) Alike(key func(V) string) Term[V] {
	t.key = func(i int) string { return key(t.value(i)) }
	return t
}

// at returns what value i is read as.
func (t Term[V]) at(i int) V {
	if t.variable == nil {
		var none V
		return none
	}
	return t.value(i)
}

// class returns the group of each value; nil when each is its own.
func (t Term[V]) class() []int {
	if t.key == nil || t.variable == nil {
		return nil
	}
	index, class := map[string]int{}, make([]int, t.variable.Size)
	for i := range class {
		k := t.key(i)
		if _, seen := index[k]; !seen {
			index[k] = len(index)
		}
		class[i] = index[k]
	}
	return class
}

// Term returns the variable with its builds.
func (f *FrameworkVariable) Term() Term[*candidate.Build] {
	return NewTerm(&f.Variable, func(i int) *candidate.Build { return &f.Builds[i] })
}

// Term returns the variable with its versions; "" stands for none.
func (l *ListVariable) Term() Term[string] { return Over(&l.Variable, l.Values) }

// Term returns the variable with its drivers.
func (d *DriverVariable) Term() Term[string] { return Over(&d.Variable, d.Values) }

// Term returns the variable with its operating systems.
func (o *OSVariable) Term() Term[*matrices.OS] {
	return NewTerm(&o.Variable, func(i int) *matrices.OS { return &o.Rows[i] })
}

// Term returns the variable with its base images.
func (b *BaseVariable) Term() Term[*facts.BaseImage] {
	return NewTerm(&b.Variable, func(i int) *facts.BaseImage { return &b.Images[i] })
}

// Term returns the variable with its versions.
func (c *CompanionVariable) Term() Term[string] { return Over(&c.Variable, c.Versions) }

// Release is a value of an extension's variable: one of its releases.
type Release struct {
	*matrices.PackageRelease
	Of    *query.Extension
	Index int // in Of.Releases
}

// Term returns the variable with its releases.
func (e *ExtensionVariable) Term() Term[Release] {
	return NewTerm(&e.Variable, func(i int) Release {
		return Release{PackageRelease: &e.Query.Releases[i], Of: e.Query, Index: i}
	})
}

// Served returns the variable as whether the boards are served.
func (g *GPUVariable) Served() Term[bool] { return chosen(&g.Variable) }

// Present returns the variable as whether the wheel is in the stack.
func (n *NVIDIAVariable) Present() Term[bool] { return chosen(&n.Variable) }

// Present returns the variable as whether the package is in the stack.
func (n *NamedVariable) Present() Term[bool] { return chosen(&n.Variable) }

func chosen(v *Variable) Term[bool] { return NewTerm(v, func(i int) bool { return i != Absent }) }

// ForwardTerm returns whether a cuda-compat package is in the image; never where
// the model has no such variable.
func (s *Model) ForwardTerm() Term[bool] { return flag(s.Forward) }

// FitTerm returns the variable that tells builds on another CUDA than they were
// made for: false is as made.
func (s *Model) FitTerm() Term[bool] { return flag(s.Fit) }

func flag(v *Variable) Term[bool] {
	if v == nil {
		return Term[bool]{}
	}
	return NewTerm(v, func(i int) bool { return i == 1 })
}
