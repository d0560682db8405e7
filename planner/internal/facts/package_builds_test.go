package facts

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/matrices"
)

// TestPythonsOfAPackageFollowTheWholeSpecifier: metadata may have spaces behind
// its commas.
func TestPythonsOfAPackageFollowTheWholeSpecifier(t *testing.T) {
	f := New(matrices.Embedded())
	for spec, want := range map[string][]string{
		">=3.10, <3.12":            {"3.10", "3.11"},
		">=3.10 , !=3.11.*,<=3.12": {"3.10"}, // 3.12.0 alone is no newest patch
		"newer than mine":          nil,
	} {
		got := f.pythonsOf(&matrices.PackageRelease{PythonRequires: spec})
		slices.Sort(got)
		if !slices.Equal(got, want) {
			t.Errorf("%s takes %v, want %v", spec, got, want)
		}
	}
	if got := f.pythonsOf(&matrices.PackageRelease{}); len(got) < 5 {
		t.Errorf("a package that says nothing takes %v", got)
	}
	wheels := &matrices.PackageRelease{Python: []string{"3.9"}, PythonRequires: ">=3.10"}
	if got := f.pythonsOf(wheels); !slices.Equal(got, wheels.Python) {
		t.Errorf("a package with wheels takes %v, want those that they are for", got)
	}
}
