package plantest

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules"
	"github.com/envsolve/envsolve/solver"
)

// Alone is what one rule of the catalogue states over the model of a request,
// with nothing else: neither the other rules nor what the request asks for.
type Alone struct {
	model   *model.Model
	rule    string
	request string
}

// RuleAlone states one rule over everything that a request leaves possible.
func RuleAlone(t *testing.T, f *facts.Facts, rule, words string) *Alone {
	t.Helper()
	m := Wide(t, f, words)
	rules.State(m)
	m.Constraints = slices.DeleteFunc(m.Constraints, func(c model.Constraint) bool { return c.Rule.ID != rule })
	m.SoftConstraints = slices.DeleteFunc(m.SoftConstraints, func(c model.SoftConstraint) bool {
		return c.Rule.ID != rule
	})
	return &Alone{model: m, rule: rule, request: words}
}

// States reports whether the rule says anything over the model.
func (a *Alone) States() bool { return len(a.model.Constraints)+len(a.model.SoftConstraints) > 0 }

// Refuses returns the sentence by which the rule refuses values that stand
// together, and the rule that it names; both are empty where it allows them. The
// values are written as "driver=535.104.05 cuda=12.4.1|12.6.3", several of one
// part with a bar between; every GPU is served unless "gpu=without" is said.
func (a *Alone) Refuses(t *testing.T, values string) (says, rule string) {
	t.Helper()
	compiled := a.pinned(t, values)
	_, err := compiled.Solve()
	if err == nil {
		return "", ""
	}
	var none *solver.Unsatisfiable
	if !errors.As(err, &none) {
		t.Fatalf("%s, %s: %v", a.request, values, err)
	}
	sets, err := compiled.Conflicts(1)
	if err != nil || len(sets) == 0 {
		t.Fatalf("%s, %s: no conflict: %v", a.request, values, err)
	}
	for _, i := range sets[0] {
		if i >= len(a.model.Constraints) {
			continue // a value that is pinned
		}
		c := &a.model.Constraints[i]
		left := compiled.Left(slices.DeleteFunc(slices.Clone(sets[0]), func(other int) bool { return other == i }))
		says, rule = c.Explain(left).Text, c.Rule.ID
		if c.RefusedBy != nil {
			rule = c.RefusedBy(left)
		}
		return says, rule
	}
	t.Fatalf("%s: %s clashes by itself", a.request, values)
	return "", ""
}

// Refusals are values that stand together, each with a part of the sentence by
// which a rule refuses them; it is empty where the rule allows them.
type Refusals [][2]string

// Check checks what the rule refuses, and what it does not.
func (a *Alone) Check(t *testing.T, tests Refusals) {
	t.Helper()
	for _, test := range tests {
		values, want := test[0], test[1]
		got, _ := a.Refuses(t, values)
		if (got == "") != (want == "") || !strings.Contains(got, want) {
			t.Errorf("%s, %s: %s refuses by %q, want %q", a.request, values, a.rule, got, want)
		}
	}
}

// Prefers returns the value of a part that the rule leaves first, among the
// values that may stand together.
func (a *Alone) Prefers(t *testing.T, part, values string) string {
	t.Helper()
	compiled := a.pinned(t, values)
	solution, err := compiled.Solve()
	if err != nil {
		t.Fatalf("%s, %s: %v", a.request, values, err)
	}
	v := a.variable(t, part)
	return a.names(v)[solution.Values[v.Dim]]
}

// pinned returns the solver's model with the rule's constraints and, behind
// them, those that pin parts to values.
func (a *Alone) pinned(t *testing.T, values string) *solver.Model {
	t.Helper()
	own := len(a.model.Constraints)
	defer func() { a.model.Constraints = a.model.Constraints[:own:own] }()
	for _, g := range a.model.GPUs {
		a.pin(g.Dim, []int{0})
	}
	for word := range strings.FieldsSeq(values) {
		part, list, _ := strings.Cut(word, "=")
		if part == "gpu" {
			for _, g := range a.model.GPUs {
				absent := func(v []int) bool { return v[0] == model.Absent }
				a.model.Constraints[own+slices.Index(a.model.GPUs, g)].Solver.Allows = absent
			}
			continue
		}
		v := a.variable(t, part)
		names := a.names(v)
		var allowed []int
		for name := range strings.SplitSeq(list, "|") {
			at := slices.Index(names, name)
			if at < 0 {
				t.Fatalf("%s: %s is none of the values of %s: %s", a.request, name, part, strings.Join(names, " "))
			}
			allowed = append(allowed, at)
		}
		a.pin(v.Dim, allowed)
	}
	compiled, err := a.model.Compile()
	if err != nil {
		t.Fatalf("%s, %s: %v", a.request, values, err)
	}
	return compiled
}

func (a *Alone) pin(dim int, allowed []int) {
	a.model.Constraints = append(a.model.Constraints,
		model.Constraint{Solver: solver.Rule{ID: "pinned", Kind: solver.Fact,
			Dims: []int{dim}, Allows: func(v []int) bool { return slices.Contains(allowed, v[0]) }}})
}

// variable returns the first variable of a part.
func (a *Alone) variable(t *testing.T, part string) *model.Variable {
	t.Helper()
	at := slices.IndexFunc(a.model.Variables, func(v *model.Variable) bool { return v.Part == part })
	if at < 0 {
		t.Fatalf("%s: the model has no %s", a.request, part)
	}
	return a.model.Variables[at]
}

// names returns how the values of a variable are written: builds and releases by
// their versions (builds with their platform, where there are several), systems by
// their ids, images by their references, and yes and no for what is in a stack or
// not.
func (a *Alone) names(v *model.Variable) []string {
	list := make([]string, v.Size)
	for i := range list {
		list[i] = a.name(v, i)
	}
	return list
}

func (a *Alone) build(b *candidate.Build) string {
	if len(a.model.Platform.Values) > 1 {
		return b.Label() + "@" + b.On.Platform
	}
	return b.Label()
}

func (a *Alone) name(v *model.Variable, i int) string {
	m := a.model
	for _, p := range m.Packages {
		switch {
		case &p.Variable != v:
		case p.Package.Kind == query.Framework:
			return a.build(&p.Builds[i])
		case p.Package.Kind <= query.Extension:
			return p.Version(i)
		default:
			return []string{"yes", "no"}[i]
		}
	}
	for _, l := range []*model.ListVariable{m.Python, m.CUDA, m.CUDNN, m.NCCL, m.Platform} {
		if &l.Variable == v {
			return l.Values[i]
		}
	}
	for _, d := range m.Drivers {
		if &d.Variable == v {
			return d.Values[i]
		}
	}
	switch v {
	case &m.OS.Variable:
		return m.OS.Rows[i].ID
	case &m.Base.Variable:
		return m.Base.Images[i].Ref
	}
	return []string{"no", "yes"}[i]
}
