package answer

import (
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

func stackDriver(c *model.Solution) plan.Driver {
	floor := hardware.Floor(c).Value
	d := plan.Driver{Floor: floor, KernelModule: kernelModule(c), JetPack: words.JoinList(system.JetPacks(c))}
	if floor != "" || len(c.Served()) > 0 {
		d.Recommended = recommended(c, floor)
	}
	d.Given = strings.Join(given(c), ", ")
	return d
}

// given lists what the hosts run, as the target writes it. In a way out that
// changes a driver, the target is the changed one.
func given(c *model.Solution) []string {
	var list []string
	for _, d := range c.Drivers {
		if d.Driver != nil {
			list = append(list, d.Driver.Text.Value)
		}
	}
	return list
}

// recommended returns the newest release of the branch to run: among the
// branches that still get fixes, support every GPU of the stack and reach the
// floor, the long-term one, else a production one, else any.
func recommended(c *model.Solution, floor string) string {
	if c.Part(c.Platform) == facts.WindowsAMD64 {
		return ""
	}
	branches := c.Facts.DriverBranches()
	for _, kind := range []string{"LTS", "production", ""} {
		for i := len(branches) - 1; i >= 0; i-- {
			b := &branches[i]
			if ver := model.Latest(b); b.Supported && (kind == "" || b.Type == kind) && hardware.BranchServes(c, b) &&
				version.Compare(ver, floor) >= 0 {
				return ver
			}
		}
	}
	return ""
}

// kernelModule is the flavour that all GPUs of the stack agree on. Where they
// do not, they stand in different hosts, and each host has its own.
func kernelModule(c *model.Solution) string {
	all := hardware.ModuleEither
	for _, g := range c.Served() {
		m := hardware.KernelModuleOf(g.GPU)
		if all != hardware.ModuleEither && m != hardware.ModuleEither && m != all {
			return hardware.ModuleEither
		}
		if m != hardware.ModuleEither {
			all = m
		}
	}
	return all
}
