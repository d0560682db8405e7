package existing

import (
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/reading"
)

// JetPackOn returns the JetPack of a Jetson: as observed, or the major that its
// Ubuntu goes with.
func (c *Environment) JetPackOn(board *matrices.GPU) string {
	if c.System.JetPack != "" || board == nil || board.Class != "jetson" {
		return c.System.JetPack
	}
	for _, row := range c.Facts.JetPacks() {
		if row.Ubuntu != "" && c.System.ID == "ubuntu"+row.Ubuntu {
			return version.Major(row.Version)
		}
	}
	return ""
}

// JetPacksOn returns the JetPack releases that a board may have: of the one that was observed, or
// of all those for it.
func (c *Environment) JetPacksOn(board *matrices.GPU) []matrices.JetPack {
	var list []matrices.JetPack
	for _, row := range c.Facts.JetPacks() {
		runs := board == nil || slices.Contains(row.SM, board.ComputeCapability)
		if jetPack := c.JetPackOn(board); runs && (jetPack == "" || version.Major(jetPack) == version.Major(row.Version)) {
			list = append(list, row)
		}
	}
	return list
}

// JetsonCUDAs returns the CUDA that a Jetson has, oldest first: as observed, or that of
// its JetPack, or of each JetPack for the board.
func (c *Environment) JetsonCUDAs(board *matrices.GPU) []string {
	for i := range c.CUDAs {
		if x := &c.CUDAs[i]; !x.CPU && x.Of != reading.OfDriver {
			return []string{version.Truncate(x.Version, 2)}
		}
	}
	var list []string
	for _, row := range c.JetPacksOn(board) {
		list = append(list, version.Minor(row.CUDA))
	}
	slices.SortFunc(list, version.Compare)
	return slices.Compact(list)
}

// BuildCUDAs returns the CUDA versions that a release's builds are for, oldest first.
func BuildCUDAs(release *facts.Release) []string {
	var list []string
	for i := range release.Builds {
		if cuda := release.Builds[i].CUDA; cuda != "" {
			list = append(list, version.Minor(cuda))
		}
	}
	slices.SortFunc(list, version.Compare)
	return slices.Compact(list)
}
