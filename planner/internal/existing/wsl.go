package existing

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/observed"
)

// settleDriverOfWSL takes the drivers under WSL2 for those of Linux: Windows has them, whose releases are numbered on
// from the branches of Linux (581.15 belongs with 580). What is a release for Linux stays.
func (c *Environment) settleDriverOfWSL() {
	if !c.System.WSL || c.Platform == facts.WindowsAMD64 {
		return
	}
	branches := c.Facts.DriverBranches()
	for i := range c.Drivers {
		d := &c.Drivers[i]
		if version.Parts(d.Value) != 2 || isReleaseForLinux(branches, d.Value) {
			continue
		}
		number, _ := version.NextNumber(d.Value)
		for n := len(branches) - 1; n >= 0; n-- {
			b := &branches[n]
			branch, _ := version.NextNumber(b.Branch)
			if branch > number {
				continue
			}
			c.Take(*d, fmt.Sprintf("a driver for Windows, as those of branch %s for Linux", b.Branch))
			d.Value = model.Latest(b)
			break
		}
	}
}

// DriverSaid returns a driver as it was observed, which under WSL2 is of Windows.
func (c *Environment) DriverSaid(driver *Seen) string {
	if c.System.WSL && driver.Number >= 0 {
		if o := &c.Env.Observations[driver.Number]; o.Kind == observed.Driver {
			return cmp.Or(reading.ReadDriver(o.Value), driver.Value)
		}
	}
	return driver.Value
}

func isReleaseForLinux(branches []matrices.DriverBranch, driver string) bool {
	for i := range branches {
		if slices.ContainsFunc(branches[i].Versions, func(v matrices.DriverVersion) bool { return v.Version == driver }) {
			return true
		}
	}
	return false
}
