package solver

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
)

// pigeons is the classic problem that no propagation sees through: n values
// for n+1 dimensions that must all differ.
func pigeons(n int) Problem {
	var p Problem
	for d := range n + 1 {
		p.Dimensions = append(p.Dimensions, Dimension{Name: fmt.Sprintf("pigeon%d", d), Size: n})
		for e := range d {
			p.Rules = append(p.Rules, Rule{
				ID: fmt.Sprintf("%d≠%d", d, e), Kind: Requirement, Cost: 1, Dims: []int{e, d},
				Allows: func(v []int) bool { return v[0] != v[1] },
			})
		}
	}
	return p
}

func TestAProblemPastItsBudgetSaysSo(t *testing.T) {
	m := compile(t, pigeons(12))
	_, solve := m.Solve()
	_, conflict := m.Conflict()
	_, conflicts := m.Conflicts(3)
	_, relaxations := m.Relaxations(3)
	for name, err := range map[string]error{"Solve": solve, "Conflict": conflict, "Conflicts": conflicts,
		"Relaxations": relaxations} {
		if !errors.Is(err, ErrBudget) {
			t.Errorf("%s: %v, want ErrBudget", name, err)
			continue
		}
		for _, part := range []string{"search nodes", "13 dimensions", "78 rules", "search nodes over 13 dimensions"} {
			if !strings.Contains(err.Error(), part) {
				t.Errorf("%s: %q does not say %q", name, err, part)
			}
		}
	}
}

func TestTheBudgetIsTheProblems(t *testing.T) {
	p := pigeons(6)
	none := (*Unsatisfiable)(nil)
	if _, err := compile(t, p).Solve(); !errors.As(err, &none) {
		t.Fatalf("with the default budget: %v", err)
	}
	p.Budget = none.Nodes
	if _, err := compile(t, p).Solve(); !errors.As(err, &none) {
		t.Errorf("with just enough nodes: %v", err)
	}
	p.Budget--
	m := compile(t, p)
	if _, err := m.Solve(); !errors.Is(err, ErrBudget) {
		t.Errorf("with one node less: %v", err)
	}
	if grown, err := m.With(p.Rules[0]); err != nil || grown.nodes != p.Budget {
		t.Errorf("With does not keep the budget: %v, %v", grown, err)
	}
}

func TestPigeonsAreExplainedWithinTheBudget(t *testing.T) {
	p := pigeons(3)
	m := compile(t, p)
	conflict, err := m.Conflict()
	if err != nil || len(conflict) != len(p.Rules) {
		t.Errorf("conflict %v, %v: all rules are needed", conflict, err)
	}
	relaxations, err := m.Relaxations(100)
	if err != nil || len(relaxations) != len(p.Rules) {
		t.Errorf("%d relaxations, %v: any one pair may share", len(relaxations), err)
	}
}

// TestFailuresFarFromTheFirstDimensions: without jumping over decisions that
// have nothing to do with a failure, the search would visit 20²⁰ of them.
func TestFailuresFarFromTheFirstDimensions(t *testing.T) {
	tail := pigeons(4)
	p := Problem{Soft: []Soft{{ID: "far", Dims: []int{0}, Cost: func(v []int) int { return 20 - v[0] }}}}
	for range 20 {
		p.Dimensions = append(p.Dimensions, Dimension{Name: "free", Size: 20})
	}
	for i := range 19 {
		p.Rules = append(p.Rules, Rule{ID: "mild", Dims: []int{i, i + 1}, Allows: func(v []int) bool { return v[0] != v[1] }})
	}
	p.Dimensions = append(p.Dimensions, tail.Dimensions...)
	for _, r := range tail.Rules {
		r.Dims = []int{r.Dims[0] + 20, r.Dims[1] + 20}
		p.Rules = append(p.Rules, r)
	}
	none := (*Unsatisfiable)(nil)
	if _, err := compile(t, p).Solve(); !errors.As(err, &none) || none.Nodes > 1_000 {
		t.Errorf("%v after %+v nodes", err, none)
	}
}

// TestRequirementsThatContradictByThemselves are shown alone, whatever facts
// there are.
func TestRequirementsThatContradictByThemselves(t *testing.T) {
	p := fullSize.problem(1)
	first := len(p.Rules)
	for i := range 2 {
		p.Rules = append(p.Rules, Rule{
			ID: fmt.Sprint("exactly ", i), Kind: Requirement, Cost: 1, Dims: []int{4},
			Allows: func(v []int) bool { return v[0] == i },
		})
	}
	conflict, err := compile(t, only(p, allRequirements(p))).Conflict()
	if err != nil || len(conflict) == 0 {
		t.Fatalf("requirements alone: %v, %v", conflict, err)
	}
	conflict, err = compile(t, p).Conflict()
	if err != nil {
		t.Fatal(err)
	}
	for _, rule := range conflict {
		if p.Rules[rule].Kind != Requirement {
			t.Errorf("conflict %v names fact %d, though rules %d and %d clash", conflict, rule, first, first+1)
		}
	}
}

func allRequirements(p Problem) []int {
	return slices.DeleteFunc(allRules(p), func(i int) bool { return p.Rules[i].Kind != Requirement })
}

// TestFiveHundredMembersAreAnswered: a fleet of 500 with a requirement each,
// some of which exclude each other.
func TestFiveHundredMembersAreAnswered(t *testing.T) {
	p := Problem{Dimensions: []Dimension{{Name: "build", Size: 600}, {Name: "driver", Size: 80}}}
	p.Rules = append(p.Rules, Rule{
		ID: "driver floor", Dims: []int{0, 1},
		Allows: func(v []int) bool { return v[1] >= (600-v[0])/10 },
	})
	for i := range 500 {
		p.Rules = append(p.Rules, Rule{
			ID: fmt.Sprint("member ", i), Kind: Requirement, Cost: 1, Dims: []int{0},
			Allows: func(v []int) bool { return (i%100 == 7) != (v[0] >= 300) }, // five want old builds
		})
	}
	m := compile(t, p)
	conflict, err := m.Conflict()
	if err != nil || len(conflict) != 2 {
		t.Errorf("conflict %v, %v: one of each camp clash", conflict, err)
	}
	conflicts, err := m.Conflicts(1000)
	if err != nil || len(conflicts) != 5 {
		t.Errorf("%d conflicts, %v: five members stand against the rest", len(conflicts), err)
	}
	relaxations, err := m.Relaxations(3)
	if err != nil || len(relaxations) != 1 || len(relaxations[0].Rules) != 5 {
		t.Fatalf("relaxations %v, %v: the five have to go", relaxations, err)
	}
	if want := []int{8, 108, 208, 308, 408}; !slices.Equal(relaxations[0].Rules, want) {
		t.Errorf("relaxation %v, want %v", relaxations[0].Rules, want)
	}
}

// TestFiveHundredDimensions: one per member, all tied to one build.
func TestFiveHundredDimensions(t *testing.T) {
	p := Problem{Dimensions: []Dimension{{Name: "build", Size: 100}}}
	for i := range 500 {
		p.Dimensions = append(p.Dimensions, Dimension{Name: fmt.Sprint("host ", i), Size: 40})
		p.Rules = append(p.Rules, Rule{
			ID: fmt.Sprint("floor ", i), Dims: []int{0, i + 1},
			Allows: func(v []int) bool { return v[0]+v[1] >= i%90 },
		}, Rule{
			ID: fmt.Sprint("host runs ", i), Kind: Requirement, Cost: 1, Dims: []int{i + 1},
			Allows: func(v []int) bool { return v[0] <= 30 },
		})
	}
	solution, err := compile(t, p).Solve()
	if err != nil || solution.Values[0] != 59 {
		t.Errorf("build %v, %v: member 89 needs 89-30", solution.Values[:min(1, len(solution.Values))], err)
	}
	p.Rules = append(p.Rules, Rule{ID: "old build", Kind: Requirement, Cost: 9, Dims: []int{0},
		Allows: func(v []int) bool { return v[0] < 50 }})
	m := compile(t, p)
	conflict, err := m.Conflict()
	if err != nil || len(conflict) != 3 {
		t.Errorf("conflict %v, %v: want host, floor, build", conflict, err)
	}
	relaxations, err := m.Relaxations(3)
	if err != nil || len(relaxations) != 1 || relaxations[0].Cost != 9 {
		t.Errorf("relaxations %v, %v: only the build helps", relaxations, err)
	}
}
