package existing

import (
	"fmt"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/reading"
)

// readCeiling takes the newest CUDA that the driver serves, as nvidia-smi shows it,
// for a driver of the branch that shows it, where no driver was observed.
func (c *Environment) readCeiling() {
	if len(c.Drivers) > 0 || c.System.JetPack != "" {
		return
	}
	for i := range c.CUDAs {
		s := &c.CUDAs[i]
		if s.Of != reading.OfDriver {
			continue
		}
		if branch := c.branchOf(s.Version); branch != "" {
			driver := s.Seen
			driver.Value = branch
			c.Drivers = append(c.Drivers, driver)
			c.Take(s.Seen, fmt.Sprintf("a driver of branch %s, whose nvidia-smi shows CUDA %s", branch,
				version.Minor(s.Version)))
			return
		}
	}
}

// branchOf returns the newest driver branch that serves a CUDA and none newer; empty
// where the facts know none.
func (c *Environment) branchOf(cuda string) string {
	branch := ""
	for _, b := range c.Facts.DriverBranches() {
		if b.CUDA != "" && version.Minor(b.CUDA) == version.Minor(cuda) &&
			(branch == "" || version.Compare(b.Branch, branch) > 0) {
			branch = b.Branch
		}
	}
	return branch
}
