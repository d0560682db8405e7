package report

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/planner/plan"
)

func TestASplitSaysWhetherItIsTheFewest(t *testing.T) {
	c := plan.Conflict{Split: make([]plan.Share, 3), SplitProven: true}
	if got := splitHead(&c); got != "or share the fleet out over 3 stacks, the fewest that serve it:" {
		t.Errorf("a proven split is headed %q", got)
	}
	c.SplitProven = false
	if got := splitHead(&c); strings.Contains(got, "the fewest") ||
		!strings.Contains(got, "not proven that fewer would not") {
		t.Errorf("a split without a proof is headed %q", got)
	}
}
