package hardware

import (
	"slices"

	"github.com/envsolve/envsolve/planner/internal/model"
)

// OnlyJetson reports whether every GPU that the stack keeps is a Jetson.
func OnlyJetson(c *model.Solution) bool {
	served := c.Served()
	return len(served) > 0 && !slices.ContainsFunc(served, func(g *model.GPUVariable) bool { return !g.GPU.Arch.Tegra })
}
