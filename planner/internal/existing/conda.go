package existing

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/observed"
)

// settleBuildsOfConda takes frameworks that conda is to install and of which nobody names the build for
// those with GPU code, where conda-forge has such: conda prefers them where it finds a driver. It finds none
// as an image is built, and pixi asks for none unless it is told to.
func (c *Environment) settleBuildsOfConda() {
	ofImage := func(o observed.Observation) bool { return o.Kind == observed.Image }
	if len(c.GPUs)+len(c.Drivers) == 0 || c.Platform != facts.LinuxAMD64 || c.Env.Installer != observed.Conda ||
		slices.ContainsFunc(c.Env.Observations, ofImage) || c.SaidForCPU() {
		return
	}
	for i := range c.Frameworks {
		f := &c.Frameworks[i]
		info := c.Facts.FrameworkInfo(f.Framework)
		if info.CondaForgeCUDA == "" || !f.Conda || f.Installed || f.ForGPU || !c.fromCondaForge(f) {
			continue
		}
		other := func(p *Package) bool { // one that is named, or of before there were such
			return c.Env.Observations[p.Number].Label != "" ||
				p.Exact != "" && version.Compare(p.Exact, info.CondaForgeCUDA) < 0
		}
		otherCore := func(p Package) bool { return p.Name == info.CorePackage && other(&p) }
		if other(f) || slices.ContainsFunc(c.Packages, otherCore) {
			continue
		}
		f.ForGPU, f.ByName = true, true // on the index another package may have that build
		c.Take(f.Seen, "conda-forge's build for CUDA, which conda prefers where it finds a driver")
	}
}

// fromCondaForge reports whether a package of conda's comes from conda-forge.
func (c *Environment) fromCondaForge(p *Package) bool {
	if p.From != "" {
		return isCondaForge(p.From)
	}
	return slices.ContainsFunc(c.Env.Indexes, func(x observed.Index) bool { return x.Channel && isCondaForge(x.URL) })
}

// isCondaForge reports whether a channel is conda-forge, by its name or an address.
func isCondaForge(channel string) bool {
	return channel == "conda-forge" || strings.HasSuffix(strings.TrimSuffix(channel, "/"), "/conda-forge")
}
