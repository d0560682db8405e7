package facts_test

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
)

func TestNCCLOf(t *testing.T) {
	f := facts.New(matrices.Embedded())
	for said, want := range map[string]string{
		"2.18.3": "2.18.3", "2.18.3.1": "2.18.3", "2.18": "2.18.6", "2": "", "1.3": "",
	} {
		if got := f.NCCLOf(said); got != want {
			t.Errorf("%s: %q, want %q", said, got, want)
		}
	}
}
