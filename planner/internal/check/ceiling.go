package check

import (
	"fmt"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/reading"
)

// readCeiling takes the newest CUDA that the driver serves, as nvidia-smi shows it,
// for a driver of the branch that shows it, where no driver was observed.
func (c *environment) readCeiling() {
	if len(c.drivers) > 0 || c.system.JetPack != "" {
		return
	}
	for i := range c.cudas {
		s := &c.cudas[i]
		if s.Of != reading.OfDriver {
			continue
		}
		if branch := c.branchOf(s.Version); branch != "" {
			driver := s.seen
			driver.value = branch
			c.drivers = append(c.drivers, driver)
			c.take(s.seen, fmt.Sprintf("a driver of branch %s, whose nvidia-smi shows CUDA %s", branch, version.Minor(s.Version)))
			return
		}
	}
}

// branchOf returns the newest driver branch that serves a CUDA and none newer; empty
// where the facts know none.
func (c *environment) branchOf(cuda string) string {
	branch := ""
	for _, b := range c.facts.DriverBranches() {
		if b.CUDA != "" && version.Minor(b.CUDA) == version.Minor(cuda) &&
			(branch == "" || version.Compare(b.Branch, branch) > 0) {
			branch = b.Branch
		}
	}
	return branch
}
