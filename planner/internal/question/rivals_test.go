package question

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/reading"
)

// TestRivals holds that packages are held against one another where a framework has several names alone, however often
// a list names one of them.
func TestRivals(t *testing.T) {
	of := func(framework, name string) existing.Package {
		return existing.Package{Framework: framework, Requirement: reading.Requirement{Name: name}}
	}
	same := slices.Repeat([]existing.Package{of("pytorch", "torch"), of("jax", "jax")}, 5000)
	two := []existing.Package{of("tensorflow", "tensorflow"), of("jax", "jax"), of("tensorflow", "tensorflow-gpu")}
	for _, test := range []struct {
		beside []existing.Package
		want   []int
	}{
		{nil, nil}, {same, nil}, {two, []int{0, 2}}, {slices.Concat(same, two), []int{10_000, 10_002}},
	} {
		q := &Question{Environment: &existing.Environment{Beside: test.beside}}
		if got := q.Rivals(); !slices.Equal(got, test.want) {
			t.Errorf("of %d packages: %v, want %v", len(test.beside), got, test.want)
		}
	}
}
