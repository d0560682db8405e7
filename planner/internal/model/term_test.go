package model

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/plan"
)

// statement returns a statement of a made-up rule over an empty model.
func statement() *Statement {
	return &Statement{
		Model: &Model{Facts: facts.New(matrices.Embedded()), cache: NewCache()},
		Rule:  &plan.Rule{ID: "made-up", Inferred: true},
	}
}

func TestConstrainOverTwoVariables(t *testing.T) {
	s := statement()
	x := &Variable{Dim: 3, Size: 3}
	y := &Variable{Dim: 5, Size: 2}
	asked := 0
	Constrain2(s, Over(x, []string{"a", "b", "b"}).Alike(func(v string) string { return v }), Over(y, []int{7, 8}),
		func(v string, n int) bool { asked++; return v == "a" || n == 8 }, Says{Silent: true})
	got := &s.Constraints[0]
	if got.Rule.ID != "made-up" || !got.Solver.Inferred || !got.Silent || got.Solver.Dims[0] != 3 ||
		got.Solver.Dims[1] != 5 {
		t.Errorf("%+v", got)
	}
	for _, c := range []struct {
		x, y int
		want bool
	}{{0, 0, true}, {0, 1, true}, {1, 0, false}, {1, 1, true}, {2, 0, false}, {2, 1, true}} {
		if got.Allows([]int{c.x, c.y}) != c.want {
			t.Errorf("%d and %d: allowed %t", c.x, c.y, !c.want)
		}
	}
	if asked != 4 {
		t.Errorf("the rule was asked about %d pairs, and there are four of values that differ", asked)
	}
}

// TestTermsThatTheModelLacks reads them as their zero value, whatever place of a
// constraint they stand at.
func TestTermsThatTheModelLacks(t *testing.T) {
	s := statement()
	x, y, z := Over(&Variable{Size: 2}, []int{0, 1}), Over(&Variable{Dim: 1, Size: 2}, []int{0, 1}), Term[bool]{}
	two := Says{From: 2}
	Constrain2(s, z, x, func(flag bool, v int) bool { return flag || v == 1 }, Says{From: 0})
	Constrain2(s, x, z, func(v int, flag bool) bool { return flag || v == 1 }, Says{From: 1})
	Constrain3(s, x, y, z, func(v, w int, flag bool) bool { return flag || v == w }, two)
	Constrain4(s, x, y, x, z, func(v, w, again int, flag bool) bool { return flag || v == w && v == again }, two)
	for i, want := range []int{1, 1, 2, 3} {
		got := &s.Constraints[i]
		if len(got.Solver.Dims) != want {
			t.Errorf("constraint %d is over %d variables, want %d", i, len(got.Solver.Dims), want)
		}
		if !got.Allows([]int{1, 1, 1}[:want]) || got.Allows([]int{0, 1, 1}[:want]) {
			t.Errorf("constraint %d allows other values", i)
		}
	}
}

func TestCostsAndValuesReadOnce(t *testing.T) {
	s := statement()
	read := 0
	x := NewTerm(&Variable{Size: 2}, func(i int) int { read++; return i }).Once()
	Soften2(s, x, Over(&Variable{Dim: 1, Size: 3}, []int{0, 1, 2}), func(v, w int) int { return v * w }, Weighs{Level: 2})
	if read != 2 {
		t.Errorf("two values were read %d times", read)
	}
	if got := s.SoftConstraints[0]; got.solver.Level != 2 || got.solver.ID != "made-up" || got.Rule.ID != "made-up" {
		t.Errorf("%+v", got)
	}
}

// TestTablesAreSharedByWhatTheyFollowFrom makes a table once for equal variables
// and what the rule says, and anew for a target's own.
func TestTablesAreSharedByWhatTheyFollowFrom(t *testing.T) {
	s := statement()
	asked := 0
	x := Over(&Variable{Size: 1, Same: "values"}, []int{0})
	allows := func(int) bool { asked++; return true }
	for i, c := range []struct {
		says Says
		want int
	}{{Says{From: "one"}, 1}, {Says{From: "one"}, 1}, {Says{From: "other"}, 2}, {Says{From: "one", Own: true}, 3}} {
		if Constrain1(s, x, allows, c.says); asked != c.want {
			t.Errorf("step %d: the rule was asked %d times, want %d", i, asked, c.want)
		}
	}
}

func TestValueIn(t *testing.T) {
	c := &Solution{Values: []int{1}}
	if got := ValueIn(c, Over(&Variable{Size: 2}, []string{"a", "b"})); got != "b" {
		t.Errorf("the solution has %s", got)
	}
	if ValueIn(c, Term[bool]{}) {
		t.Error("a variable that the model lacks is not false")
	}
}
