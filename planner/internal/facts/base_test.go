package facts_test

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
)

func TestOrderOfSystems(t *testing.T) {
	var ids []string
	for _, row := range facts.New(matrices.Embedded()).SortedOSes() {
		ids = append(ids, row.ID)
	}
	at := func(id string) int { return slices.Index(ids, id) }
	if ids[0] != "debian13" || at("ubuntu24.04") > at("rockylinux9") || at("debian12") < at("ubuntu22.04") ||
		at("ubuntu20.04") < at("ubuntu22.04") {
		t.Errorf("order is %v: supported before ended, Python images before others, Ubuntu before the rest", ids)
	}
}
