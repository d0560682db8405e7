package solver

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"
)

// clashing are shapes of small problems that mostly have no solution.
var clashing = []shape{
	{dims: 5, size: 3, rules: 12, tightness: 0.5, maxRequireCost: 3},
	{dims: 6, size: 2, rules: 16, tightness: 0.4, wide: 0.3, classes: true, maxRequireCost: 2},
	{dims: 3, size: 5, rules: 10, tightness: 0.6, soft: 4, levels: 2, maxCost: 3, maxRequireCost: 3},
	{dims: 4, size: 3, rules: 10, tightness: 0.6, wide: 0.1, soft: 3, levels: 1, maxCost: 3, maxRequireCost: 1},
}

// only returns the problem with the given rules alone.
func only(p Problem, rules []int) Problem {
	q := p
	q.Rules = nil
	for _, i := range rules {
		q.Rules = append(q.Rules, p.Rules[i])
	}
	return q
}

func satisfiable(p Problem, skip ...int) bool {
	found := false
	assignments(p.Dimensions, func(values []int) bool {
		found = holds(p, values, skip...)
		return !found
	})
	return found
}

func TestEveryConflictIsMinimalAndMostConvincing(t *testing.T) {
	seen := 0
	for seed := range cases(20_000) {
		p := clashing[seed%len(clashing)].problem(rand.New(rand.NewPCG(uint64(seed), 2)))
		m := compile(t, p)
		conflict, err := m.Conflict()
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if satisfiable(p) {
			if conflict != nil {
				t.Fatalf("seed %d: conflict %v in a problem with a solution", seed, conflict)
			}
			continue
		}
		seen++
		checkConflict(t, seed, p, conflict)
	}
	if seen < cases(20_000)/4 {
		t.Errorf("only %d conflicts seen", seen)
	}
}

// checkConflict holds a conflict to what Conflict promises.
func checkConflict(t *testing.T, seed int, p Problem, conflict []int) {
	t.Helper()
	if len(conflict) == 0 || satisfiable(only(p, conflict)) {
		t.Fatalf("seed %d: conflict %v has a solution", seed, conflict)
	}
	for i := range conflict {
		if !satisfiable(only(p, slices.Delete(slices.Clone(conflict), i, i+1))) {
			t.Fatalf("seed %d: conflict %v does not need rule %d", seed, conflict, conflict[i])
		}
	}
	for rank := 1; rank <= worst; rank++ {
		var weaker, used []int
		for i := range p.Rules {
			if standing(&p.Rules[i]) >= rank {
				weaker = append(weaker, i)
				if slices.Contains(conflict, i) {
					used = append(used, i)
				}
			}
		}
		if len(used) > 0 && !satisfiable(p, weaker...) {
			t.Fatalf("seed %d: conflict %v uses %v, though stronger rules clash", seed, conflict, used)
		}
	}
}

func TestConflictsShareNoRequirementAndLeaveNone(t *testing.T) {
	several := 0
	for seed := range cases(10_000) {
		p := clashing[seed%len(clashing)].problem(rand.New(rand.NewPCG(uint64(seed), 3)))
		m := compile(t, p)
		all, err := m.Conflicts(100)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if len(all) > 1 {
			several++
		}
		checkConflicts(t, seed, p, m, all)
	}
	if several < cases(10_000)/50 {
		t.Errorf("only %d problems with several conflicts", several)
	}
}

func checkConflicts(t *testing.T, seed int, p Problem, m *Model, all [][]int) {
	t.Helper()
	first, err := m.Conflict()
	if err != nil || len(all) > 0 && !slices.Equal(first, all[0]) {
		t.Fatalf("seed %d: Conflict gives %v (%v), Conflicts %v", seed, first, err, all)
	}
	var used []int
	factsAlone := false
	for _, conflict := range all {
		if satisfiable(only(p, conflict)) {
			t.Fatalf("seed %d: conflict %v of %v has a solution", seed, conflict, all)
		}
		factsAlone = true
		for _, rule := range conflict {
			if p.Rules[rule].Kind != Requirement {
				continue
			}
			factsAlone = false
			if slices.Contains(used, rule) {
				t.Fatalf("seed %d: conflicts %v share requirement %d", seed, all, rule)
			}
			used = append(used, rule)
		}
	}
	if !factsAlone && !satisfiable(p, used...) {
		t.Fatalf("seed %d: conflicts %v leave one", seed, all)
	}
}

func TestRelaxationsAreThoseThatBruteForceFinds(t *testing.T) {
	sizes := make([]int, 10)
	for seed := range cases(20_000) {
		p := clashing[seed%len(clashing)].problem(rand.New(rand.NewPCG(uint64(seed), 4)))
		got, err := compile(t, p).Relaxations(1000)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		want := bruteRelaxations(p)
		if len(got) != len(want) {
			t.Fatalf("seed %d: %d relaxations, brute force finds %d", seed, len(got), len(want))
		}
		for i := range got {
			sizes[len(got[i].Rules)]++
			if !slices.Equal(got[i].Rules, want[i].Rules) || got[i].Cost != want[i].Cost ||
				!slices.Equal(got[i].Solution.Values, want[i].Solution.Values) {
				t.Fatalf("seed %d: relaxation %d is %+v, brute force finds %+v", seed, i, got[i], want[i])
			}
		}
	}
	for size := 1; size <= 3; size++ {
		if sizes[size] < 20 {
			t.Errorf("only %d relaxations of size %d seen", sizes[size], size)
		}
	}
}

// bruteRelaxations tries every set of requirements by size, cost and index.
func bruteRelaxations(p Problem) []Relaxation {
	if satisfiable(p) {
		return nil
	}
	var requirements []int
	for i, r := range p.Rules {
		if r.Kind == Requirement {
			requirements = append(requirements, i)
		}
	}
	var all, found []Relaxation
	for mask := 1; mask < 1<<len(requirements); mask++ {
		var r Relaxation
		for i, rule := range requirements {
			if mask&(1<<i) != 0 {
				r.Rules = append(r.Rules, rule)
				r.Cost += p.Rules[rule].Cost
			}
		}
		all = append(all, r)
	}
	slices.SortFunc(all, func(a, b Relaxation) int {
		return cmp.Or(cmp.Compare(len(a.Rules), len(b.Rules)), cmp.Compare(a.Cost, b.Cost), slices.Compare(a.Rules, b.Rules))
	})
	for _, r := range all {
		if len(found) > 0 && len(r.Rules) > max(2, len(found[0].Rules)) {
			break
		}
		needless := slices.ContainsFunc(found, func(f Relaxation) bool { return covers(r.Rules, f.Rules) })
		if !needless && satisfiable(p, r.Rules...) {
			r.Solution.Values = bruteNearest(p, r.Rules)
			found = append(found, r)
		}
	}
	return found
}

// bruteNearest returns the best solution without some requirements.
func bruteNearest(p Problem, loosened []int) []int {
	var freed []int
	for _, i := range loosened {
		if len(p.Rules[i].Dims) == 1 {
			freed = append(freed, i)
		}
	}
	slices.SortStableFunc(freed, func(a, b int) int { return p.Rules[b].Cost - p.Rules[a].Cost })
	key := func(values []int) []int {
		var k []int
		for _, i := range freed {
			if distance := p.Rules[i].Distance; distance != nil {
				k = append(k, distance(values[p.Rules[i].Dims[0]]))
			}
		}
		k = append(k, costs(p, 4, values)...)
		for _, i := range freed {
			k = append(k, values[p.Rules[i].Dims[0]])
		}
		return append(k, values...)
	}
	var best, bestKey []int
	assignments(p.Dimensions, func(values []int) bool {
		if holds(p, values, loosened...) {
			if k := key(values); best == nil || slices.Compare(k, bestKey) < 0 {
				best, bestKey = slices.Clone(values), k
			}
		}
		return true
	})
	return best
}

// compile compiles a problem that must be well-formed.
func compile(t testing.TB, p Problem) *Model {
	t.Helper()
	m, err := Compile(p)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestHardlyAnyConflictCouldBeSmaller compares with all smaller sets of the
// same standing. Conflict does not promise the smallest of all minimal sets,
// but finds it in all but a few cases in a hundred.
func TestHardlyAnyConflictCouldBeSmaller(t *testing.T) {
	_, clashing := instances(t, smallSize, cases(300))
	larger := 0
	for _, m := range clashing {
		conflict, err := m.Conflict()
		if err != nil {
			t.Fatal(err)
		}
		f := newFinder(m)
		f.budget = 1 << 40
		var usable []int
		inferred, facts := f.tally(conflict)
		for i := range m.rules {
			rank := standing(&m.rules[i])
			if rank == 0 || rank == 1 && facts > 0 || inferred > 0 {
				usable = append(usable, i)
			}
		}
		for size := 1; size < min(len(conflict), 4); size++ {
			if f.clashWithin(usable, size, newSet(len(m.rules))) {
				larger++
				break
			}
		}
	}
	if 100*larger > 2*len(clashing) {
		t.Errorf("%d of %d conflicts are larger than they must be", larger, len(clashing))
	}
}

// clashWithin reports whether some rules of the given number, joined to those
// chosen, cannot hold together.
func (f *finder) clashWithin(usable []int, size int, chosen set) bool {
	if size == 0 {
		return !f.satisfiable(chosen)
	}
	for i, rule := range usable {
		chosen.add(rule)
		if f.clashWithin(usable[i+1:], size-1, chosen) {
			return true
		}
		chosen.drop(rule)
	}
	return false
}
