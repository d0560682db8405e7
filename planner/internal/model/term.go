package model

import (
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
)

// Term is a variable as one rule sees it: each of its values read as a V. The
// zero Term stands for a variable that the model does not have; it reads as the
// zero V.
type Term[V any] struct {
	variable *Variable
	value    func(i int) V
	key      func(V) string         // values of one key are alike; nil when none are
	group    func(t *Term[V]) []int // the group of each value, where another key says
	once     bool                   // values are read once for each table
	known    []V                    // those that have been read
	read     []bool
	last     int // the value that row was asked for last, counted from 1
	current  V   // what it is read as
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
	t.key = key
	return t
}

// Itself is the key of a text that is alike to none but its equals.
func Itself(text string) string { return text }

// YesNo is the key of a value that is a yes or a no.
func YesNo(yes bool) string {
	if yes {
		return "yes"
	}
	return "no"
}

// AlikeBy is Alike for keys that are no strings.
func AlikeBy[V any, K comparable](t Term[V], key func(V) K) Term[V] {
	t.group = func(t *Term[V]) []int { return groups(t, key) }
	return t
}

// at returns what value i is read as.
func (t Term[V]) at(i int) V {
	if t.variable == nil {
		var none V
		return none
	}
	if t.known == nil {
		return t.value(i)
	}
	if !t.read[i] {
		t.known[i], t.read[i] = t.value(i), true
	}
	return t.known[i]
}

// row returns what value i is read as, for a table that is made row by row: the
// value is read once for all of its row.
func (t *Term[V]) row(i int) V {
	if t.last != i+1 {
		t.last, t.current = i+1, t.at(i)
	}
	return t.current
}

// class returns the group of each value; nil when each is its own.
func (t Term[V]) class() []int {
	switch {
	case t.variable == nil:
		return nil
	case t.group != nil:
		return t.group(&t)
	case t.key != nil:
		return groups(&t, t.key)
	}
	return nil
}

// groups numbers the values of a term by key.
func groups[V any, K comparable](t *Term[V], key func(V) K) []int {
	index, class := map[K]int{}, make([]int, t.variable.Size)
	var last K
	for i := range class {
		k := key(t.at(i))
		if i > 0 && k == last { // values that are alike often stand side by side
			class[i] = class[i-1]
			continue
		}
		number, seen := index[k]
		if !seen {
			number = len(index)
			index[k] = number
		}
		class[i], last = number, k
	}
	return class
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

// Served returns the variable as whether the boards are served.
func (g *GPUVariable) Served() Term[bool] { return chosen(&g.Variable) }

func chosen(v *Variable) Term[bool] { return NewTerm(v, func(i int) bool { return i != Absent }) }

// ForwardTerm returns whether a cuda-compat package is in the image; never where
// the model has no such variable.
func (m *Model) ForwardTerm() Term[bool] { return flag(m.Forward) }

// FitTerm returns the variable that tells builds on another CUDA than they were
// made for: false is as made.
func (m *Model) FitTerm() Term[bool] { return flag(m.Fit) }

func flag(v *Variable) Term[bool] {
	if v == nil {
		return Term[bool]{}
	}
	return NewTerm(v, func(i int) bool { return i == 1 })
}

// Once returns the term with each value read once for a table, for values that
// take long to find.
func (t Term[V]) Once() Term[V] {
	t.once = true
	return t
}

// reading returns the term as tables are made from it.
func (t Term[V]) reading() Term[V] {
	if t.once {
		t.known, t.read = make([]V, t.variable.Size), make([]bool, t.variable.Size)
	}
	return t
}

// ValueIn returns what a solution has of a variable; the zero V where the model
// does not have the variable.
func ValueIn[V any](c *Solution, t Term[V]) V {
	if t.variable == nil {
		return t.at(0)
	}
	return t.at(c.At(t.variable))
}
