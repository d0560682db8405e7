package query

import (
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
)

// BoardDriverFloor returns the oldest driver that knows the boards of one
// capability: that of their architecture, or an older one that lists a board.
func BoardDriverFloor(f *facts.Facts, g *GPU, windows bool) facts.Cited {
	floor := f.GPUDriverFloor(g.Arch, windows)
	if windows || floor.Value == "" {
		return floor
	}
	for _, b := range g.Boards {
		if b.FirstDriver != "" && version.Compare(b.FirstDriver, floor.Value) < 0 {
			floor = facts.Cited{Value: b.FirstDriver, Fact: "gpus/" + b.ID + "#first-driver"}
		}
	}
	return floor
}
