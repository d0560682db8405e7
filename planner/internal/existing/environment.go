// Package existing reads observations of an environment that is there into what they say:
// boards, drivers, a system, builds, packages, each with its place. What it says of them is
// the same for verdicts and for targets that are made of sources.
package existing

import (
	"slices"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

// SystemName is what sentences call the system.
func (c *Environment) SystemName() string {
	switch {
	case c.Platform == facts.WindowsAMD64:
		return "windows"
	case c.System.ID != "" && !c.System.AtLeast:
		return c.System.ID
	case c.System.Name != "":
		return c.System.Name
	}
	return "the system"
}

// Foreign reports whether the packages are not the index's own wheels.
func (c *Environment) Foreign() bool {
	if c.Env.Installer == observed.Conda || c.Env.Installer == observed.Pixi {
		return len(c.Frameworks) == 0 || !c.ByPipAlone()
	}
	return slices.ContainsFunc(c.Frameworks, func(p Package) bool { return p.Source || reading.VendorLabel(p.Label) })
}

// ByPipAlone reports whether files say that pip installs all frameworks of a conda
// environment.
func (c *Environment) ByPipAlone() bool {
	return !slices.ContainsFunc(c.Frameworks, func(p Package) bool { return p.Conda || p.Installed || p.ByName })
}

// settleCUDAOfConda takes what conda says of the builds of frameworks for a CUDA that it brings, where
// pip installs all of them: pip does not ask for it.
func (c *Environment) settleCUDAOfConda() {
	if len(c.Frameworks) == 0 || !c.ByPipAlone() {
		return
	}
	c.CUDAs = slices.DeleteFunc(c.CUDAs, func(x CUDA) bool { return x.Conda && x.CPU })
	for i := range c.CUDAs {
		if x := &c.CUDAs[i]; x.Conda && x.Of == reading.OfBuild {
			x.Of = ""
		}
	}
}

// Range returns what was observed as a range of versions; nil for what is none.
func Range(s Seen) *query.Range {
	r, err := version.ParseRange(s.Value)
	if err != nil {
		return nil
	}
	return &query.Range{Range: r, Text: request.Text{Value: s.Value, At: s.At}}
}

// SaidForCPU reports whether the environment is said to be for the CPU.
func (c *Environment) SaidForCPU() bool {
	return slices.ContainsFunc(c.CUDAs, func(o CUDA) bool { return o.CPU }) ||
		slices.ContainsFunc(c.Frameworks, func(p Package) bool { return p.Label == "cpu" })
}

// Limits reports whether a framework says which versions of a package it goes with, which
// says nothing alone.
func (c *Environment) Limits(name string) bool {
	return slices.ContainsFunc(c.Facts.FrameworkNames(), func(id string) bool {
		return c.Facts.LimitsPackage(id, name)
	})
}

// WordsOf returns how a framework stands in the source.
func (c *Environment) WordsOf(framework *query.Package) string {
	for i := range c.Frameworks {
		if c.Frameworks[i].Framework == framework.Name {
			return c.Frameworks[i].Words
		}
	}
	return framework.Traits.Name
}
