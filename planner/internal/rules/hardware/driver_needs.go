package hardware

import (
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
)

// Need is a lower bound on the driver.
type Need struct {
	facts.Cited
	Rule string // the id of the rule that sets it
	Why  string // "CUDA 12", "RTX 5090"
}

// Needs returns every lower bound that a solution puts on the driver.
func Needs(c *model.Solution) []Need {
	if OnlyJetson(c) {
		return nil
	}
	served := c.Served()
	list := make([]Need, 0, 2*len(c.Frameworks())+len(served))
	windows := c.Part(c.Platform) == facts.WindowsAMD64
	for _, f := range c.Frameworks() {
		list = addBuildNeeds(list, c, f, windows)
	}
	list = addPackageNeeds(list, c, windows)
	if system := c.Query.Host.System; system != nil {
		list = append(list, Need{systemFloor(system), SystemDriver, system.Name})
	}
	for _, g := range served {
		if c.Query.Host.MIG.Set() {
			list = append(list, Need{query.MIGFloor(c.Facts, g.GPU), MIGDriver, "MIG on " + g.GPU.Name()})
		}
		if inferredBranch(g.GPU.Arch) && len(c.Query.Drivers) > 0 {
			continue // a warning tells of it
		}
		list = append(list, Need{query.BoardDriverFloor(c.Facts, g.GPU, windows), GPUDriver, g.GPU.Name()})
	}
	return list
}

// addBuildNeeds adds the lower bounds that the build of a framework puts on the
// driver.
func addBuildNeeds(list []Need, c *model.Solution, f *model.PackageVariable, windows bool) []Need {
	b := c.Build(f)
	if b.CPU() {
		return list
	}
	if n, ok := compatNeed(c, b); ok {
		return append(list, n)
	}
	list = append(list,
		Need{c.Facts.CUDADriverFloor(b.CUDA, windows), DriverFloor, "CUDA " + version.Major(b.CUDA)},
		Need{b.DriverFloor(), FrameworkDriver, b.Traits.Name + " " + b.Label()})
	for _, g := range c.GPUs {
		if c.Covered(g, f) == candidate.CoverPTX {
			why := "PTX of CUDA " + version.Minor(b.CUDA)
			list = append(list, Need{c.Facts.CUDAToolkitDriver(b.CUDA, windows), PTXDriver, why})
		}
	}
	return list
}

// Floor returns the highest of the needs: the oldest driver that runs the stack.
func Floor(c *model.Solution) Need { return Highest(Needs(c)) }

// Highest returns the highest of some needs; the zero Need where none says which
// driver.
func Highest(needs []Need) Need {
	var top Need
	for _, n := range needs {
		if n.Value != "" && (top.Value == "" || version.Compare(n.Value, top.Value) > 0) {
			top = n
		}
	}
	return top
}
