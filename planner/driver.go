package planner

import (
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// need is a lower bound on the driver.
type need struct {
	cited
	info rule
	why  string // "CUDA 12", "RTX 5090"
}

// needs gives every lower bound that the choice puts on the driver.
func (c *choice) needs() []need {
	if c.onlyJetson() {
		return nil
	}
	var list []need
	windows := c.part(c.platform) == windowsAMD64
	for i := range c.frameworks {
		b := c.build(i)
		if b.cpu() {
			continue
		}
		if n, ok := c.compatNeed(b); ok {
			list = append(list, n)
			continue
		}
		list = append(list, need{c.facts.cudaDriverFloor(b.cuda, windows), ruleDriverFloor, "CUDA " + major(b.cuda)},
			need{b.driverFloor(), ruleFrameworkDriver, displayName(b.release.Framework) + " " + b.label()})
		for _, g := range c.served() {
			if g.cover[i][c.at(&c.frameworks[i].axis)] == coverPTX {
				list = append(list, need{c.facts.cudaToolkitDriver(b.cuda, windows), rulePTXDriver, "PTX of CUDA " + minor(b.cuda)})
			}
		}
	}
	for _, g := range c.served() {
		floor := c.facts.boardDriverFloor(g.ask, windows)
		if inferredBranch(g.ask.arch) && len(c.ask.drivers) > 0 {
			continue // a warning tells of it
		}
		list = append(list, need{floor, ruleGPUDriver, g.ask.name()})
	}
	return list
}

// floor is the highest of the needs: the oldest driver that runs the stack.
func (c *choice) floor() need {
	var top need
	for _, n := range c.needs() {
		if n.value != "" && (top.value == "" || compareDotted(n.value, top.value) > 0) {
			top = n
		}
	}
	return top
}

func (c *choice) stackDriver() Driver {
	floor := c.floor().value
	d := Driver{Floor: floor, KernelModule: c.kernelModule(), JetPack: joinList(c.jetPacks())}
	if floor != "" || len(c.served()) > 0 {
		d.Recommended = c.recommended(floor)
	}
	d.Given = strings.Join(c.given(), ", ")
	return d
}

// given lists what the hosts run. In a way out that changes a driver, it is
// what they are to run.
func (c *choice) given() []string {
	var list []string
	for _, d := range c.drivers {
		if d.ask == nil {
			continue
		}
		text := d.ask.text.Value
		if v := d.values[c.at(&d.axis)]; !c.driverAllows(d.ask)(v) {
			text = driverChange(d.ask, v)
		}
		list = append(list, text)
	}
	return list
}

// recommended gives the newest release of the branch to run: among the
// branches that still get fixes, support every GPU of the stack and reach the
// floor, the long-term one, else a production one, else any.
func (c *choice) recommended(floor string) string {
	if c.part(c.platform) == windowsAMD64 {
		return ""
	}
	branches := c.facts.DriverBranches()
	for _, kind := range []string{"LTS", "production", ""} {
		for i := len(branches) - 1; i >= 0; i-- {
			b := &branches[i]
			if version := latest(b); b.Supported && (kind == "" || b.Type == kind) && c.branchServes(b) && compareDotted(version, floor) >= 0 {
				return version
			}
		}
	}
	return ""
}

func latest(b *matrices.DriverBranch) string {
	for i := len(b.Versions) - 1; i >= 0; i-- {
		if b.Versions[i].Kind == "" {
			return b.Versions[i].Version
		}
	}
	return b.Branch
}

// branchServes reports whether a branch supports every GPU of the stack.
func (c *choice) branchServes(b *matrices.DriverBranch) bool {
	for _, g := range c.served() {
		arch := g.ask.arch
		if arch.Tegra {
			return false // Jetson drivers come with JetPack
		}
		if arch.FirstDriverBranch != "" && compareDotted(b.Branch, arch.FirstDriverBranch) < 0 {
			return false
		}
		if arch.LastDriverBranch != "" && compareDotted(b.Branch, arch.LastDriverBranch) > 0 {
			return false
		}
	}
	return true
}

// Kernel module flavours.
const (
	moduleOpen        = "open"
	moduleProprietary = "proprietary"
	moduleEither      = "either"
)

// gpuModule says which kernel modules a GPU runs on.
func gpuModule(g *gpuAsk) string {
	if g.arch.OpenKernelModule == "required" {
		return moduleOpen
	}
	if g.arch.OpenKernelModule == "none" {
		return moduleProprietary
	}
	for _, b := range g.boards {
		if strings.HasPrefix(b.ID, "gh200") {
			return moduleOpen
		}
	}
	return moduleEither
}

// kernelModule is the flavour that all GPUs of the stack agree on. Where they
// do not, they stand in different hosts, and each host has its own.
func (c *choice) kernelModule() string {
	all := moduleEither
	for _, g := range c.served() {
		m := gpuModule(g.ask)
		if all != moduleEither && m != moduleEither && m != all {
			return moduleEither
		}
		if m != moduleEither {
			all = m
		}
	}
	return all
}
