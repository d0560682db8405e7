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
		if n := len(slices.DeleteFunc(slices.Clone(conflict), func(rule int) bool { return !slices.Contains(r.Rules, rule) })); n != 1 {
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
