package existing

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/reading"
)

// readCores takes a package with the compiled code of a framework for the framework, too: who lists
// jaxlib alone has JAX, in a release that goes with it and in the build that an installer gives.
func (c *Environment) readCores() {
	for i := range c.Packages {
		p := &c.Packages[i]
		id := c.CoreOf(p.Name)
		if id == "" {
			continue
		}
		at := slices.IndexFunc(c.Frameworks, func(f Package) bool { return f.Framework == id })
		if at < 0 {
			at = len(c.Frameworks)
			c.Frameworks = append(c.Frameworks, c.frameworkOfCore(id, p))
		}
		if p.Conda {
			f := &c.Frameworks[at]
			f.ForGPU = f.ForGPU || f.Conda && strings.Contains(c.Env.Observations[p.Number].Label, "cuda")
			p.Label = "" // conda's name of a build is no label of a wheel
		}
	}
}

// frameworkOfCore returns the framework that is there by the package with its compiled code alone.
func (c *Environment) frameworkOfCore(id string, core *Package) Package {
	f := *core
	f.Requirement = reading.Requirement{Name: id, Specifier: c.releasesWith(id, core)}
	f.Value, f.By, f.From = "", "", ""
	f.Framework, f.ByName = id, core.At.File == "--framework"
	return f
}

// CoreOf returns the framework whose compiled code a package holds; empty for none.
func (c *Environment) CoreOf(name string) string {
	for _, id := range c.Facts.FrameworkNames() {
		if info := c.Facts.FrameworkInfo(id); info.CorePackage == name && !slices.Contains(info.Packages, name) {
			return id
		}
	}
	return ""
}

// releasesWith returns the range of a framework's releases that take the version of its compiled
// code which is there; empty for any. Of a version with a label the extras say more.
func (c *Environment) releasesWith(framework string, core *Package) string {
	if core.Exact == "" || core.Series || core.Label != "" && !core.Conda {
		return ""
	}
	var low, high string
	for _, r := range c.Facts.Frameworks(framework) {
		if r.Pairs[core.Name] != core.Exact && !RangeAllows(r.PairSpecs[core.Name], core.Exact) {
			continue
		}
		if low == "" || version.Compare(r.Version, low) < 0 {
			low = r.Version
		}
		if high == "" || version.Compare(r.Version, high) > 0 {
			high = r.Version
		}
	}
	if low == "" {
		return ""
	}
	return ">=" + low + ",<=" + high
}
