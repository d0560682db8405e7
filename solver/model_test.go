package solver

import (
	"strings"
	"testing"
)

func TestCompileRefusesWhatItCannotMean(t *testing.T) {
	yes := func([]int) bool { return true }
	free := func([]int) int { return 0 }
	two := []Dimension{{Name: "gpu", Size: 2}, {Name: "driver", Size: 3}}
	for _, c := range []struct {
		name    string
		problem Problem
		want    []string
	}{
		{"no values", Problem{Dimensions: []Dimension{{Name: "gpu"}}}, []string{`dimension "gpu"`, "candidate"}},
		{"negative size", Problem{Dimensions: []Dimension{{Name: "gpu", Size: -1}}}, []string{`dimension "gpu"`}},
		{"rule without dimensions", Problem{Dimensions: two, Rules: []Rule{{ID: "r", Allows: yes}}},
			[]string{`rule "r"`, "no dimension"}},
		{"unknown dimension", Problem{Dimensions: two, Rules: []Rule{{ID: "r", Dims: []int{0, 2}, Allows: yes}}},
			[]string{`rule "r"`, "dimension 2", "there are 2"}},
		{"negative dimension", Problem{Dimensions: two, Rules: []Rule{{ID: "r", Dims: []int{-1}, Allows: yes}}},
			[]string{`rule "r"`, "dimension -1"}},
		{"dimension twice", Problem{Dimensions: two, Rules: []Rule{{ID: "r", Dims: []int{1, 0, 1}, Allows: yes}}},
			[]string{`rule "r"`, `"driver" twice`}},
		{"no predicate", Problem{Dimensions: two, Rules: []Rule{{ID: "r", Dims: []int{0}}}}, []string{`rule "r"`, "Allows"}},
		{"soft without dimensions", Problem{Dimensions: two, Soft: []Soft{{ID: "s", Cost: free}}},
			[]string{`soft rule "s"`, "no dimension"}},
		{"soft without cost", Problem{Dimensions: two, Soft: []Soft{{ID: "s", Dims: []int{0}}}},
			[]string{`soft rule "s"`, "Cost"}},
		{"negative cost", Problem{Dimensions: two,
			Soft: []Soft{{ID: "s", Dims: []int{0}, Cost: func(v []int) int { return -v[0] }}}},
			[]string{`soft rule "s"`, "-1", "[1]"}},
		{"negative cost of a pair", Problem{Dimensions: two,
			Soft: []Soft{{ID: "s", Dims: []int{0, 1}, Cost: func(v []int) int { return -v[1] }}}},
			[]string{`soft rule "s"`, "-1", "[0 1]"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			m, err := Compile(c.problem)
			if err == nil {
				t.Fatalf("compiled: %v", m)
			}
			for _, part := range c.want {
				if !strings.Contains(err.Error(), part) {
					t.Errorf("%q does not say %q", err, part)
				}
			}
		})
	}
	m := compile(t, Problem{Dimensions: two})
	if _, err := m.With(Rule{ID: "late", Dims: []int{7}, Allows: yes}); err == nil ||
		!strings.Contains(err.Error(), `rule "late"`) {
		t.Errorf("With: %v", err)
	}
}

func TestTheEmptyProblemHasTheEmptySolution(t *testing.T) {
	m := compile(t, Problem{})
	if got, err := m.Solve(); err != nil || len(got.Values) != 0 {
		t.Errorf("%v, %v", got, err)
	}
	if conflict, err := m.Conflict(); conflict != nil || err != nil {
		t.Errorf("conflict %v, %v", conflict, err)
	}
	if relaxations, err := m.Relaxations(3); relaxations != nil || err != nil {
		t.Errorf("relaxations %v, %v", relaxations, err)
	}
}

// TestClassesSaveCalls: a rule over 300 × 400 values that tells 3 × 4 classes
// apart is evaluated 12 times.
func TestClassesSaveCalls(t *testing.T) {
	calls := 0
	r := Rule{
		Dims:   []int{0, 1},
		Class:  func(i, v int) int { return v % (3 + i) },
		Allows: func(v []int) bool { calls++; return (v[0]%3+v[1]%4)%2 == 0 },
	}
	dims := []Dimension{{Size: 300}, {Size: 400}}
	compile(t, Problem{Dimensions: dims, Rules: []Rule{r}})
	if calls != 12 {
		t.Errorf("%d calls", calls)
	}
	calls = 0
	r.Class = nil
	compile(t, Problem{Dimensions: dims, Rules: []Rule{r}})
	if calls != 120_000 {
		t.Errorf("%d calls without classes", calls)
	}
}

// TestRowsThatAreAlikeBecomeOneGroup, so that propagation looks at few groups
// even where the rule does not tell its classes.
func TestRowsThatAreAlikeBecomeOneGroup(t *testing.T) {
	m := compile(t, Problem{
		Dimensions: []Dimension{{Size: 300}, {Size: 400}},
		Rules:      []Rule{{Dims: []int{0, 1}, Allows: func(v []int) bool { return v[0]%3 <= v[1]%4 }}},
	})
	for side, want := range []int{3, 3} { // 2 and 3 of the second side are alike
		if got := len(m.arcs[side].table.groups); got != want {
			t.Errorf("side %d has %d groups, want %d", side, got, want)
		}
	}
}

// reviseOnce prunes as propagation does, and undoes it.
func reviseOnce(s *search) {
	mark, frame := s.open(), 0
	for job := range s.arcs {
		s.revise(job)
	}
	s.undo(mark, frame)
}

func TestReviseAllocatesNothing(t *testing.T) {
	for seed := range uint64(10) {
		for _, traced := range []bool{false, true} {
			m := compile(t, fullSize.problem(seed))
			s := newSearch(m, traced)
			s.start()
			reviseOnce(s) // the trail grows to its size
			if n := testing.AllocsPerRun(100, func() { reviseOnce(s) }); n != 0 {
				t.Errorf("seed %d: %v allocations", seed, n)
			}
		}
	}
}

func TestASolveAllocatesLittle(t *testing.T) {
	solvable, clashing := instances(t, fullSize, 40)
	for _, m := range solvable {
		if n := testing.AllocsPerRun(5, func() { m.Solve() }); n >= 30 {
			t.Errorf("%v allocations in a solve", n)
		}
	}
	for _, m := range clashing {
		if n := testing.AllocsPerRun(5, func() { m.Solve() }); n >= 30 {
			t.Errorf("%v allocations in a solve without solution", n)
		}
		if n := testing.AllocsPerRun(5, func() { m.Conflict() }); n >= 200 {
			t.Errorf("%v allocations in a conflict", n)
		}
	}
}
