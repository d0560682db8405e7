package existing

import (
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/reading"
)

// Host is a GPU and a driver that an environment is judged with; nil where none was
// observed.
type Host struct {
	GPU    *GPU
	Driver *Seen
}

// Board returns the board that the GPU of a host is; nil where that is not settled, or none was observed.
func (h Host) Board() *matrices.GPU {
	if h.GPU == nil || len(h.GPU.Boards) != 1 {
		return nil
	}
	return &h.GPU.Boards[0]
}

// Hosts returns what is judged one by one: each GPU with each driver, but for those that
// different kinds of host have.
func (c *Environment) Hosts() []Host {
	var list []Host
	ours := slices.ContainsFunc(c.GPUs, func(g GPU) bool { return len(g.Boards) > 0 })
	for _, kind := range c.kindsOfHost() {
		for _, gpu := range c.gpusOf(kind) {
			for _, driver := range c.driversOf(kind) {
				h := Host{gpu, driver}
				if ours && gpu != nil && gpu.IsOther() {
					c.Leave(gpu.Seen, "it is no GPU of NVIDIA's, and stands beside one")
					continue
				}
				if !slices.ContainsFunc(list, h.isLike) {
					list = append(list, h)
				}
			}
		}
	}
	return list
}

// IsOther reports whether a GPU is of another maker than NVIDIA.
func (g *GPU) IsOther() bool { return len(g.Boards) == 0 && reading.IsOtherGPU(g.Value) }

func (h Host) isLike(other Host) bool {
	gpu := h.GPU == other.GPU || h.GPU != nil && other.GPU != nil && h.GPU.Value == other.GPU.Value
	driver := h.Driver == other.Driver || h.Driver != nil && other.Driver != nil && h.Driver.Value == other.Driver.Value
	return gpu && driver
}

// kindsOfHost returns the names of the kinds of host that there are, and "" where they are
// not told apart.
func (c *Environment) kindsOfHost() []string {
	var kinds []string
	add := func(s *Seen) {
		if kind := c.kindOf(s); kind != "" && !slices.Contains(kinds, kind) {
			kinds = append(kinds, kind)
		}
	}
	for i := range c.GPUs {
		add(&c.GPUs[i].Seen)
	}
	for i := range c.Drivers {
		add(&c.Drivers[i])
	}
	if len(kinds) == 0 {
		return []string{""}
	}
	return kinds
}

// kindOf returns which kind of host has a GPU or a driver; empty for any.
func (c *Environment) kindOf(s *Seen) string { return c.Env.Observations[s.Number].Host }

func (c *Environment) gpusOf(kind string) []*GPU {
	var list []*GPU
	for i := range c.GPUs {
		if of := c.kindOf(&c.GPUs[i].Seen); of == "" || of == kind {
			list = append(list, &c.GPUs[i])
		}
	}
	if len(list) == 0 {
		return []*GPU{nil}
	}
	return list
}

func (c *Environment) driversOf(kind string) []*Seen {
	var list []*Seen
	for i := range c.Drivers {
		if of := c.kindOf(&c.Drivers[i]); of == "" || of == kind {
			list = append(list, &c.Drivers[i])
		}
	}
	if len(list) == 0 {
		return []*Seen{nil}
	}
	return list
}

// Served returns the boards that a GPU's name may stand for, without those that the driver which
// runs there does not serve: of boards that print one name, those that it has dropped, and of those
// whose names begin so, the ones that it does not know yet, too. Where it serves none, all stay.
func (c *Environment) Served(g *GPU, driver *Seen) []matrices.GPU {
	boards := g.served(driver)
	if !g.Cut || driver == nil {
		return boards
	}
	have, windows := reading.FirstVersion(driver.Value), c.Platform == facts.WindowsAMD64
	known := slices.DeleteFunc(slices.Clone(boards), func(b matrices.GPU) bool {
		arch := c.Facts.ByCapability()[b.ComputeCapability]
		return arch != nil && version.Compare(have, c.Facts.GPUDriverFloor(arch, windows).Value) < 0
	})
	if len(known) == 0 {
		return boards
	}
	return known
}

// served leaves out those that the driver has dropped.
func (g *GPU) served(driver *Seen) []matrices.GPU {
	boards := g.Boards
	another := func(b matrices.GPU) bool { return !b.IsNamedLike(&boards[0]) }
	if driver == nil || !g.Cut && slices.ContainsFunc(boards, another) {
		return boards
	}
	number, _ := version.NextNumber(driver.Value)
	var served []matrices.GPU
	for i := range boards {
		// Windows numbers the releases of a branch on: 391 belongs with 390.
		if last, _ := version.NextNumber(boards[i].LastDriverBranch); last == 0 || number/10 <= last/10 {
			served = append(served, boards[i])
		}
	}
	if len(served) == 0 {
		return boards
	}
	return served
}
