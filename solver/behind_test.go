package solver

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"
)

func TestEveryLoosenedRequirementStandsInAConflict(t *testing.T) {
	added := 0
	for seed := range cases(10_000) {
		p := clashing[seed%len(clashing)].problem(rand.New(rand.NewPCG(uint64(seed), 7)))
		m := compile(t, p)
		known, err := m.Conflicts(100)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		relaxations, err := m.Relaxations(20)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		for _, r := range relaxations {
			more, err := m.Behind(r, known)
			if err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			added += len(more)
			checkBehind(t, seed, p, r, known, more)
		}
	}
	if added < cases(10_000)/500 {
		t.Errorf("only %d conflicts stood behind relaxations", added)
	}
}

// checkBehind wants minimal conflicts, each with one requirement of the
// relaxation, and every requirement of it in one.
func checkBehind(t *testing.T, seed int, p Problem, r Relaxation, known, more [][]int) {
	t.Helper()
	for _, conflict := range more {
		if satisfiable(only(p, conflict)) {
			t.Fatalf("seed %d: conflict %v behind %v has a solution", seed, conflict, r.Rules)
		}
		for i := range conflict {
			if !satisfiable(only(p, slices.Delete(slices.Clone(conflict), i, i+1))) {
				t.Fatalf("seed %d: conflict %v behind %v does not need rule %d", seed, conflict, r.Rules, conflict[i])
			}
		}
		if n := len(slices.DeleteFunc(slices.Clone(conflict),
			func(rule int) bool { return !slices.Contains(r.Rules, rule) })); n != 1 {
			t.Fatalf("seed %d: conflict %v holds %d requirements of %v, want one", seed, conflict, n, r.Rules)
		}
	}
	for _, rule := range r.Rules {
		if !among(rule, known) && !among(rule, more) {
			t.Fatalf("seed %d: nothing says why requirement %d of %v must go: %v, %v", seed, rule, r.Rules, known, more)
		}
	}
}

// TestWhatWasFoundOutlivesTheBudget ends questions at every node and wants
// what was proven before, never more.
func TestWhatWasFoundOutlivesTheBudget(t *testing.T) {
	p := Problem{Dimensions: []Dimension{{Size: 2}, {Size: 2}, {Size: 2}}}
	for d := range p.Dimensions {
		p.Rules = append(p.Rules, asks(d, 0, 1), forbids(d, 0))
	}
	whole, err := compile(t, p).Conflicts(10)
	if err != nil || len(whole) != 3 {
		t.Fatalf("got %v, %v, want three conflicts", whole, err)
	}
	partial := 0
	for budget := 1; ; budget++ {
		p.Budget = budget
		got, err := compile(t, p).Conflicts(10)
		if err == nil {
			break
		}
		if !errors.Is(err, ErrBudget) || len(got) > len(whole) {
			t.Fatalf("budget %d: %v, %v", budget, got, err)
		}
		for i := range got {
			if partial++; !slices.Equal(got[i], whole[i]) {
				t.Errorf("budget %d: conflict %v, want %v", budget, got[i], whole[i])
			}
		}
	}
	if partial == 0 {
		t.Error("no budget ended between two conflicts")
	}
}

// TestARelaxationIsFoundWhereSmallestOnesAreTooMany holds the answer past the
// budget to what a relaxation is: the rest has a solution, and no loosened
// requirement can be taken back.
func TestARelaxationIsFoundWhereSmallestOnesAreTooMany(t *testing.T) {
	const pairs = 24 // each clashes by itself: 2^24 smallest sets
	p := Problem{}
	for i := range pairs {
		p.Dimensions = append(p.Dimensions, Dimension{Size: 2}, Dimension{Size: 2})
		p.Rules = append(p.Rules, asks(2*i, 0, 1+i%3), asks(2*i+1, 0, 2),
			Rule{Dims: []int{2 * i, 2*i + 1}, Allows: func(v []int) bool { return v[0] != 0 || v[1] != 0 }})
	}
	p.Budget = 20_000
	got, err := compile(t, p).Relaxations(5)
	if !errors.Is(err, ErrBudget) || len(got) != 1 || len(got[0].Rules) != pairs {
		t.Fatalf("got %d relaxations, %v; want one of %d rules past the budget", len(got), err, pairs)
	}
	if got[0].Solution.Nodes == 0 || !holds(p, got[0].Solution.Values, got[0].Rules...) {
		t.Errorf("its solution breaks other rules: %+v", got[0])
	}
	cost := 0
	for i, rule := range got[0].Rules {
		cost += p.Rules[rule].Cost
		if rule/3 != i {
			t.Errorf("%v loosens two requirements of one clash", got[0].Rules)
		}
	}
	if want := pairs/3*1 + pairs/3*2 + pairs/3*2; cost != want || got[0].Cost != cost {
		t.Errorf("it costs %d, said to be %d; giving up the cheaper of each pair costs %d", cost, got[0].Cost, want)
	}
}

// TestTheDearestRequirementGivesWayToMany: the one that is taken up first keeps
// out ten others, which together are dearer.
func TestTheDearestRequirementGivesWayToMany(t *testing.T) {
	p := Problem{Budget: 30_000}
	const pairs, kept = 24, 10
	for i := range pairs { // too many smallest sets to look at
		p.Dimensions = append(p.Dimensions, Dimension{Size: 2}, Dimension{Size: 2})
		p.Rules = append(p.Rules, asks(2*i, 0, 1), asks(2*i+1, 0, 2),
			Rule{Dims: []int{2 * i, 2*i + 1}, Allows: func(v []int) bool { return v[0] != 0 || v[1] != 0 }})
	}
	hub := len(p.Dimensions)
	p.Dimensions = append(p.Dimensions, Dimension{Size: 2})
	dearest := len(p.Rules)
	p.Rules = append(p.Rules, asks(hub, 0, 5))
	for i := range kept {
		p.Dimensions = append(p.Dimensions, Dimension{Size: 2})
		p.Rules = append(p.Rules, asks(hub+1+i, 0, 4),
			Rule{Dims: []int{hub, hub + 1 + i}, Allows: func(v []int) bool { return v[0] != 0 || v[1] != 0 }})
	}
	got, err := compile(t, p).Relaxations(5)
	if !errors.Is(err, ErrBudget) || len(got) != 1 {
		t.Fatalf("got %d relaxations, %v; want one past the budget", len(got), err)
	}
	if len(got[0].Rules) != pairs+1 || got[0].Rules[pairs] != dearest || got[0].Cost != pairs+5 {
		t.Errorf("%v at %d; want one of each pair and rule %d, at %d", got[0].Rules, got[0].Cost, dearest, pairs+5)
	}
	if !holds(p, got[0].Solution.Values, got[0].Rules...) {
		t.Errorf("its solution breaks other rules: %+v", got[0])
	}
}
