package candidate

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
)

// TestRangesOfTablesAreReadAsPEP440 holds what a build accepts to the reading
// that pip has of such a specifier, which compares whole versions.
func TestRangesOfTablesAreReadAsPEP440(t *testing.T) {
	f := facts.New(matrices.New(matrices.Tables{}))
	for _, test := range []struct {
		spec, version string
		want          bool
	}{
		{"<=12.4", "12.4.1", false},
		{"<=12.4", "12.4.0", true},
		{">12.4", "12.4.1", true},
		{"!=9.10.0", "9.10.0.56", true},
		{"!=9.10.0.*", "9.10.0.56", false},
		{"==11.8.*", "11.8.0", true},
		{">=12.1, <13", "12.9.1", true},
		{">=12.1, <13", "13.0.0", false},
	} {
		if got := allows(f, Compatibility{Spec: test.spec}, test.version); got != test.want {
			t.Errorf("a build of CUDA %s goes with %s: %t", test.spec, test.version, got)
		}
	}
	if !allows(f, Compatibility{Made: "12"}, "12.4.1") || allows(f, Compatibility{Made: "12.4"}, "12.4.1") {
		t.Error("a version written short takes in its minors, one with a minor its own alone")
	}
}

func allows(ranges Ranges, a Compatibility, version string) bool {
	accepted := a.Read(ranges)
	return accepted.Allows(version)
}
