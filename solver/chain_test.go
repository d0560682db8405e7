package solver

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// links builds a model whose rules only have a kind and dimensions.
func links(t *testing.T, rules ...Rule) *Model {
	t.Helper()
	p := Problem{}
	for range 20 {
		p.Dimensions = append(p.Dimensions, Dimension{Size: 2})
	}
	for _, r := range rules {
		r.Allows = func([]int) bool { return true }
		p.Rules = append(p.Rules, r)
	}
	return compile(t, p)
}

func fact(dims ...int) Rule { return Rule{Dims: dims} }
func need(dims ...int) Rule { return Rule{Dims: dims, Kind: Requirement} }

func TestAConflictReadsFromRequirementToRequirement(t *testing.T) {
	for _, c := range []struct {
		name  string
		rules []Rule
		want  []int
	}{
		{"requirement, fact, requirement", []Rule{need(0), need(1), fact(0, 1)}, []int{0, 2, 1}},
		{"facts in the middle", []Rule{fact(1, 2), need(3), fact(2, 3), need(0), fact(0, 1)}, []int{1, 2, 0, 4, 3}},
		{"one requirement", []Rule{fact(0, 1), fact(1), need(0)}, []int{2, 0, 1}},
		{"facts alone", []Rule{fact(0, 1), fact(2), fact(1, 2)}, []int{0, 2, 1}},
		{"two requirements on one dimension", []Rule{need(4), need(4)}, []int{0, 1}},
		{"three requirements", []Rule{need(0), need(1), need(2), fact(0, 1), fact(1, 2)}, []int{0, 3, 1, 4, 2}},
		{"nothing in common", []Rule{fact(0), need(5), need(6)}, []int{1, 0, 2}},
	} {
		t.Run(c.name, func(t *testing.T) {
			m := links(t, c.rules...)
			if got := m.chain(allRules(Problem{Rules: c.rules})); !slices.Equal(got, c.want) {
				t.Errorf("got %v, want %v", got, c.want)
			}
		})
	}
}

// TestALongConflictIsWalked: more rules than the exact order is found for.
func TestALongConflictIsWalked(t *testing.T) {
	rules := []Rule{need(15), need(0)}
	for d := range 15 {
		rules = append(rules, fact(d, d+1))
	}
	m := links(t, rules...)
	got := m.chain(allRules(Problem{Rules: rules}))
	if got[0] != 0 || got[len(got)-1] != 1 {
		t.Errorf("%v does not go from requirement to requirement", got)
	}
	for i := range got[1:] {
		if !m.linked(got[i], got[i+1]) {
			t.Errorf("%v jumps from rule %d to %d", got, got[i], got[i+1])
		}
	}
}

// TestNoOrderOfAChainIsBetter tries all orders of random conflicts.
func TestNoOrderOfAChainIsBetter(t *testing.T) {
	for seed := range uint64(cases(300)) {
		r := rand.New(rand.NewPCG(seed, 15))
		var rules []Rule
		for range 1 + r.IntN(6) {
			rules = append(rules, Rule{Kind: Kind(r.IntN(2)), Dims: r.Perm(6)[:1+r.IntN(3)]})
		}
		m := links(t, rules...)
		all := allRules(Problem{Rules: rules})
		got := m.chain(slices.Clone(all))
		best, bestFlaws := []int(nil), 0
		permutations(all, func(order []int) {
			if n := m.flaws(order); best == nil || n < bestFlaws || n == bestFlaws && slices.Compare(order, best) < 0 {
				best, bestFlaws = slices.Clone(order), n
			}
		})
		if !slices.Equal(got, best) {
			t.Fatalf("seed %d: %v with %d flaws, %v has %d", seed, got, m.flaws(got), best, bestFlaws)
		}
	}
}

// flaws weighs an order as chain promises.
func (m *Model) flaws(order []int) int {
	requirements, flaws := 0, 0
	for i, rule := range order {
		if m.rules[rule].Kind == Requirement {
			requirements++
		}
		if i > 0 && !m.linked(order[i-1], rule) {
			flaws += flawJump
		}
	}
	if requirements > 0 && m.rules[order[0]].Kind != Requirement {
		flaws += flawEnd
	}
	if requirements > 1 && m.rules[order[len(order)-1]].Kind != Requirement {
		flaws += flawEnd
	}
	return flaws
}

func permutations(list []int, yield func([]int)) {
	var visit func(k int)
	visit = func(k int) {
		if k == len(list) {
			yield(list)
		}
		for i := k; i < len(list); i++ {
			list[k], list[i] = list[i], list[k]
			visit(k + 1)
			list[k], list[i] = list[i], list[k]
		}
	}
	visit(0)
}
