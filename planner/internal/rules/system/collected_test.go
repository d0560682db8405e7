package system_test

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/internal/plantest"
)

// TestCollectedRulesAnswer holds the numbered rules of the collections that this
// room keeps.
func TestCollectedRulesAnswer(t *testing.T) {
	plantest.CheckCollected(t, planner.New(matrices.Embedded()),
		slices.Concat(collectedImages(), collectedWheels()))
}
