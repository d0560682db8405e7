package existing

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/observed"
)

// settleBuildsOfConda takes frameworks that conda is to install and of which nobody names the build for
// those with GPU code, where conda-forge has such: conda prefers them where it finds a driver. It finds none
// as an image is built, and pixi asks for none unless it is told to.
func (c *Environment) settleBuildsOfConda() {
	if len(c.GPUs)+len(c.Drivers) == 0 || c.Platform != facts.LinuxAMD64 || c.Env.Installer != observed.Conda ||
		c.SaidForCPU() {
		return
	}
	for i := range c.Frameworks {
		f := &c.Frameworks[i]
		info := c.Facts.FrameworkInfo(f.Framework)
		if info.CondaForgeCUDA == "" || !f.Conda || f.Installed || f.ForGPU || !c.FromCondaForge(f) || c.FindsNoDriver(f) {
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

// FindsNoDriver reports whether conda installs a package as an image is built, where no driver is, and no line before
// it says which CUDA to take one for.
func (c *Environment) FindsNoDriver(p *Package) bool {
	told := c.ToldDriver(p)
	return c.HasImage() && (told == nil || told.Value == "")
}

// ToldDriver returns the last line before a package by which conda is told which CUDA to take a driver for; nil for
// none.
func (c *Environment) ToldDriver(p *Package) *observed.Observation {
	for i := range slices.Backward(c.Env.Observations[:max(p.Number, 0)]) {
		if o := &c.Env.Observations[i]; o.Kind == observed.DriverForConda {
			return o
		}
	}
	return nil
}

// CondasCUDA returns the change of what asks conda for a CUDA to another one, and its words; nil where nothing asks
// conda for one.
func (c *Environment) CondasCUDA(to string) (*observed.Change, string) {
	for i := range c.CUDAs {
		x := &c.CUDAs[i]
		if !x.Conda || x.CPU || x.Number < 0 {
			continue
		}
		if o := &c.Env.Observations[x.Number]; o.Kind == observed.CUDA && !o.Installed {
			name := o.Name
			if name == lastToolkit && version.Compare(to, "12") >= 0 {
				name = "cuda-version"
			}
			return &observed.Change{Of: x.Number, Value: version.Minor(to)}, name + "=" + version.Minor(to)
		}
	}
	return nil, ""
}

// lastToolkit is the package by which conda chooses CUDA up to 11.8.
const lastToolkit = "cudatoolkit"

// settleNCCLOfConda takes conda's NCCL for the one that a framework of conda-forge's loads: those of other channels, as
// wheels, bring their own.
// https://github.com/conda-forge/pytorch-cpu-feedstock/blob/main/recipe/meta.yaml
func (c *Environment) settleNCCLOfConda() {
	s := c.CondaNCCL
	if s.Number < 0 {
		return
	}
	c.CondaNCCL.Value = ""
	if !slices.ContainsFunc(c.Frameworks, func(f Package) bool {
		makers := c.Facts.FrameworkInfo(f.Framework).Conda
		return f.Conda && c.FromCondaForge(&f) && (len(makers) == 0 || !c.FromChannel(&f, makers[0]))
	}) {
		c.Leave(s, "wheels and the builds of other channels than conda-forge bring their own")
		return
	}
	if c.CondaNCCL.Value = c.Facts.NCCLOf(s.Value); c.CondaNCCL.Value == "" {
		c.Leave(s, "the facts know no such NCCL")
		return
	}
	c.Take(s, "NCCL "+c.CondaNCCL.Value+", which conda-forge's builds load")
}

// settleLastOfChannel holds frameworks that conda takes from the channel of their makers, and of which nobody
// names the release, to the last one that this has: conda takes no newer one of a channel that stands behind it.
// https://docs.conda.io/projects/conda/en/stable/user-guide/tasks/manage-channels.html
func (c *Environment) settleLastOfChannel() {
	for i := range c.Frameworks {
		f := &c.Frameworks[i]
		info := c.Facts.FrameworkInfo(f.Framework)
		if info.CondaEnd == "" || !f.Conda || f.Installed || f.Source || f.Label != "" || f.By != "" ||
			f.Exact != "" && !f.Series || !c.FromChannel(f, info.Conda[0]) {
			continue
		}
		spec := "<=" + info.CondaEnd
		if f.Specifier != "" {
			spec = f.Specifier + "," + spec
		}
		both, err := version.ParseSpecifier(spec)
		held := func(r matrices.FrameworkRelease) bool { return both.Allows(r.Version) }
		if err != nil || !slices.ContainsFunc(c.Facts.Frameworks(f.Framework), held) {
			continue
		}
		if f.Specifier != "" && !c.allowsPast(f, info.CondaEnd) {
			continue
		}
		f.Specifier, f.Exact, f.Series = spec, "", false
		c.Take(f.Seen, "up to "+info.CondaEnd+", the last of the channel "+info.Conda[0]+", which comes first")
	}
}

// settleMajorOfDriver takes frameworks that conda-forge has in builds for several CUDAs, and of which nobody names
// the build, for one of the CUDA major that the one driver serves, or that conda is told of: it takes nothing newer.
// https://conda-forge.org/docs/user/cuda/
func (c *Environment) settleMajorOfDriver() {
	ofBuild := func(x CUDA) bool { return x.Conda || x.CPU || x.Of != reading.OfDriver && x.Of != reading.OfToolkit }
	by, major := c.driverOfConda()
	if len(c.Frameworks) == 0 || c.Env.Installer != observed.Conda || slices.ContainsFunc(c.CUDAs, ofBuild) {
		return
	}
	for i := range c.Frameworks {
		f := &c.Frameworks[i]
		info := c.Facts.FrameworkInfo(f.Framework)
		if !f.Conda || f.Installed || f.Source || f.Label != "" || info.CondaCUDA == "" || !c.FromCondaForge(f) ||
			c.FromChannel(f, info.Conda[0]) || !c.hasOlderAndNewer(f, major) {
			return
		}
	}
	c.CUDAs = append(c.CUDAs, CUDA{CUDA: reading.CUDA{Version: major, Of: reading.OfBuild}, Seen: by, Conda: true})
	c.Take(c.Frameworks[0].Seen, "a build for CUDA "+major+", which the driver serves: conda takes none for a newer one")
}

// driverOfConda returns what tells conda which CUDA major a driver serves, and that: the variable that says so, or the
// one driver, where no image is built. Without either the major is empty.
func (c *Environment) driverOfConda() (by Seen, major string) {
	image := false
	for i := range slices.Backward(c.Env.Observations) {
		o := &c.Env.Observations[i]
		if image = image || o.Kind == observed.Image; o.Kind == observed.DriverForConda {
			return SeenOf(i, o), version.Major(reading.FirstVersion(o.Value))
		}
	}
	if image || len(c.Drivers) != 1 {
		return by, ""
	}
	return c.Drivers[0], c.majorServed(c.Drivers[0].Value)
}

// majorServed returns the CUDA major that drivers of the branch of one serve; empty where the facts do not know it.
func (c *Environment) majorServed(driver string) string {
	if b := c.Facts.ByBranch()[version.Major(driver)]; b != nil {
		return version.Major(b.CUDA)
	}
	return ""
}

// hasOlderAndNewer reports whether the releases that a framework may be have a build for a CUDA major, and one for a
// newer major.
func (c *Environment) hasOlderAndNewer(f *Package, major string) bool {
	older, newer := false, false
	spec, err := version.ParseSpecifier(f.Specifier)
	for _, r := range c.Facts.Frameworks(f.Framework) {
		if f.Specifier != "" && (err != nil || !spec.Allows(r.Version)) {
			continue
		}
		for i := range r.Builds {
			of := version.Major(r.Builds[i].CUDA)
			older = older || of == major
			newer = newer || of != "" && version.Compare(of, major) > 0
		}
	}
	return major != "" && older && newer
}

// allowsPast reports whether a range of a framework takes in a release that is newer than another.
func (c *Environment) allowsPast(f *Package, last string) bool {
	spec, err := version.ParseSpecifier(f.Specifier)
	return err == nil && slices.ContainsFunc(c.Facts.Frameworks(f.Framework), func(r matrices.FrameworkRelease) bool {
		return spec.Allows(r.Version) && version.Compare(r.Version, last) > 0
	})
}

// FromChannel reports whether a package comes from a channel: by its own words, or since that stands before
// those which have every package.
func (c *Environment) FromChannel(p *Package, channel string) bool {
	if p.From != "" {
		return isChannel(p.From, channel)
	}
	for i := range c.Env.Indexes {
		x := &c.Env.Indexes[i]
		switch {
		case !x.Channel || x.Command != p.Command:
		case isChannel(x.URL, channel):
			return true
		case isCondaForge(x.URL), isChannel(x.URL, "defaults"), isChannel(x.URL, "main"), isChannel(x.URL, "anaconda"):
			return false
		}
	}
	return false
}

// FromCondaForgeFirst reports whether a package of conda's comes from conda-forge and no other channel that has every
// package stands before that: by its command, or else as the image has it.
func (c *Environment) FromCondaForgeFirst(p *Package) bool {
	own := func(x observed.Index) bool { return x.Channel && x.Command == p.Command }
	if p.From != "" || slices.ContainsFunc(c.Env.Indexes, own) {
		return c.FromChannel(p, "conda-forge")
	}
	return c.FromCondaForge(p)
}

// FromCondaForge reports whether a package of conda's comes from conda-forge.
func (c *Environment) FromCondaForge(p *Package) bool {
	if p.From != "" {
		return isCondaForge(p.From)
	}
	return slices.ContainsFunc(c.Env.Indexes, func(x observed.Index) bool { return x.Channel && isCondaForge(x.URL) })
}

// isCondaForge reports whether a channel is conda-forge, by its name or an address.
func isCondaForge(channel string) bool { return isChannel(channel, "conda-forge") }

// isChannel reports whether a channel is the one of a name, by that or by an address.
func isChannel(channel, name string) bool {
	return channel == name || strings.HasSuffix(strings.TrimSuffix(channel, "/"), "/"+name)
}

// HoldsCondas reports whether what is named of a package holds conda to some releases of it: one of them, or a range
// that takes in none from the bound of those on.
func (c *Environment) HoldsCondas(name, releases string) bool {
	_, bound, _ := strings.Cut(releases, "<")
	return slices.ContainsFunc(c.Packages, func(p Package) bool {
		if p.Name != name || p.Specifier == "" {
			return false
		}
		return RangeAllows(releases, p.Exact) || p.Exact == "" && bound != "" && !AllowsOrUnread(p.Specifier, bound)
	})
}
