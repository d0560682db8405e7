package libraries

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
)

// TestPinsAreReadAsPEP440 holds what builds pin to the reading that pip has.
func TestPinsAreReadAsPEP440(t *testing.T) {
	f := facts.New(matrices.New(matrices.Tables{}))
	for _, test := range []struct {
		pin, asked string
		want       bool
	}{
		{"", "==12.4.5.8", true},
		{"<=12.4", "==12.4.5.8", false},
		{">12.4", "==12.4.5.8", true},
		{">=12.4, <13", "==12.4.5.8", true},
		{"12.4.5.8", "==12.4.5.8", true},
		{"==12.4.5.8", "==12.6.1.4", false},
		{">=13", "<12", true}, // two ranges are left to the resolver
	} {
		spec, err := version.ParseSpecifier(test.asked)
		if err != nil {
			t.Fatal(err)
		}
		n := &query.Package{Name: "nvidia-cublas-cu12", Version: &query.Specifier{Spec: spec}}
		if got := pinAllows(f, n, test.pin); got != test.want {
			t.Errorf("beside %s, whose build pins %q: %t", test.asked, test.pin, got)
		}
	}
}
