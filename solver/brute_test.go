package solver

import (
	"errors"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"
)

// cases is how many random problems a test looks at: the full number in a
// plain run, a tenth in a short one, and as many times the full number as
// ENVSOLVE_LONG_TESTS says, where it is set.
func cases(full int) int {
	if times, err := strconv.Atoi(os.Getenv("ENVSOLVE_LONG_TESTS")); err == nil && times > 0 {
		return times * full
	}
	if testing.Short() {
		return full / 10
	}
	return full
}

// smallShapes are those that brute force can look at: up to 6 × 6.
var smallShapes = []shape{
	{dims: 6, size: 3, rules: 12, tightness: 0.3, maxRequireCost: 3},
	{dims: 6, size: 3, rules: 14, tightness: 0.35, wide: 0.3, classes: true, maxRequireCost: 3},
	{dims: 4, size: 5, rules: 8, tightness: 0.3, wide: 0.2, soft: 6, levels: 3, classes: true, maxCost: 4,
		maxRequireCost: 3},
	{dims: 5, size: 3, rules: 8, tightness: 0.35, wide: 0.2, soft: 10, levels: 1, maxCost: 9, maxRequireCost: 3},
	{dims: 6, size: 2, rules: 10, tightness: 0.2, soft: 8, levels: 2, classes: true, maxCost: 2, maxRequireCost: 3},
}

func TestSolveFindsTheOptimumThatBruteForceFinds(t *testing.T) {
	solvable := 0
	n := cases(120_000)
	for seed := range n {
		sh := smallShapes[seed%len(smallShapes)]
		if seed%500 == 0 {
			sh.dims, sh.size = 6, 6
		}
		p := sh.problem(rand.New(rand.NewPCG(uint64(seed), 1)))
		want := bruteForce(p, sh.levels)
		if want != nil {
			solvable++
		}
		checkSolve(t, seed, p, want)
		if t.Failed() {
			return
		}
	}
	if share := float64(solvable) / float64(n); share < 0.2 || share > 0.8 {
		t.Errorf("%.0f %% of the problems are solvable: the test looks at one kind only", 100*share)
	}
}

// checkSolve compares Solve with the optimum, nil for none.
func checkSolve(t *testing.T, seed int, p Problem, want []int) {
	t.Helper()
	m, err := Compile(p)
	if err != nil {
		t.Fatalf("seed %d: %v", seed, err)
	}
	got, err := m.Solve()
	var none *Unsatisfiable
	switch {
	case want == nil && !errors.As(err, &none):
		t.Errorf("seed %d: got %v, %v; brute force finds no solution", seed, got.Values, err)
	case want != nil && err != nil:
		t.Errorf("seed %d: %v; brute force finds %v", seed, err, want)
	case want != nil && !slices.Equal(got.Values, want):
		t.Errorf("seed %d: got %v, brute force finds %v", seed, got.Values, want)
	}
}
