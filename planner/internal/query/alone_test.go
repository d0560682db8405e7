package query

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
)

// TestPythonsOfAPackageFollowTheWholeSpecifier: metadata may have spaces behind
// its commas.
func TestPythonsOfAPackageFollowTheWholeSpecifier(t *testing.T) {
	f := facts.New(matrices.Embedded())
	for spec, want := range map[string][]string{
		">=3.10, <3.12":            {"3.10", "3.11"},
		">=3.10 , !=3.11.*,<=3.12": {"3.10"}, // 3.12.0 alone is no newest patch
		"newer than mine":          nil,
	} {
		got := pythonsOf(f, &matrices.PackageRelease{PythonRequires: spec})
		slices.Sort(got)
		if !slices.Equal(got, want) {
			t.Errorf("%s takes %v, want %v", spec, got, want)
		}
	}
	if got := pythonsOf(f, &matrices.PackageRelease{}); len(got) < 5 {
		t.Errorf("a package that says nothing takes %v", got)
	}
	wheels := &matrices.PackageRelease{Python: []string{"3.9"}, PythonRequires: ">=3.10"}
	if got := pythonsOf(f, wheels); !slices.Equal(got, wheels.Python) {
		t.Errorf("a package with wheels takes %v, want those that they are for", got)
	}
}
