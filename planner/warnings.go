package planner

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// warnings names the weaknesses of a stack that works.
func (c *choice) warnings(s *Stack) []Warning {
	list := []Warning{}
	list = append(list, c.ask.warnings...)
	for i, f := range c.frameworks {
		list = append(list, c.warnAssumed(i)...)
		list = append(list, c.warnKernels(i, f)...)
		list = append(list, c.warnBuild(i)...)
	}
	list = append(list, c.warnExtensions()...)
	list = append(list, c.warnToolkit()...)
	list = append(list, c.warnDrivers(s)...)
	list = append(list, c.warnNewDriver()...)
	list = append(list, c.warnForward()...)
	list = append(list, c.warnImage()...)
	list = append(list, c.warnOtherPython()...)
	list = append(list, c.warnParts()...)
	list = append(list, c.warnVirtual()...)
	list = append(list, c.warnModules()...)
	list = append(list, c.warnEnded(s)...)
	return list
}

func warn(info rule, facts []string, text string, args ...any) Warning {
	return Warning{Rule: info.ID, Text: fmt.Sprintf(text, args...), Facts: facts}
}

func (c *choice) warnKernels(i int, f *frameworkAxis) []Warning {
	var list []Warning
	b := c.build(i)
	for _, g := range c.served() {
		switch g.cover[i][c.at(&f.axis)] {
		case coverPTX:
			list = append(list, warn(rulePTX, []string{b.ref("ptx")},
				"%s %s has only PTX for %s: the driver compiles kernels at first use, which takes minutes, and NCCL collectives fail because NCCL carries no PTX",
				displayName(f.ask.name), b.label(), g.ask.name()))
		case coverUnknown:
			list = append(list, warn(ruleKernelsUnknown, []string{b.kernelRef()},
				"the facts do not list the GPU code of %s %s: whether it runs on %s is not established", displayName(f.ask.name), b.label(), g.ask.name()))
		}
	}
	return list
}

func (c *choice) warnBuild(i int) []Warning {
	var list []Warning
	b := c.build(i)
	name := displayName(b.release.Framework)
	if b.release.Yanked != "" {
		list = append(list, Warning{Rule: "yanked", Text: fmt.Sprintf("%s %s was yanked: %s", name, b.release.Version, b.release.Yanked), Facts: []string{b.releaseRef("yanked")}})
	}
	list = append(list, c.warnBroken(b)...)
	list = append(list, c.warnFaults(b)...)
	list = append(list, c.warnLibraries(b)...)
	list = append(list, c.warnOlderCUDNN(b)...)
	list = append(list, c.warnPtxas(b)...)
	list = append(list, c.warnSeveralGPUs(b)...)
	list = append(list, c.warnLegacyKeras(b)...)
	list = append(list, c.warnBreaks(i)...)
	list = append(list, c.warnBuildIndex(b)...)
	if b.alone != nil {
		list = append(list, c.warnCompilesLater(b.alone, b)...)
	}
	if b.cpu() && !c.frameworks[i].ask.cpuOnly() {
		list = append(list, warn(ruleCPUBuild, []string{b.ref("")}, "%s %s has no CUDA build for %s: this one runs on the CPU alone", name, b.release.Version, b.on.Platform))
	}
	if b.cpu() && c.frameworks[i].ask.cpuOnly() && len(c.ask.drivers) > 0 {
		list = append(list, warn(ruleCPUBuild, []string{b.ref("")}, "%s %s runs on the CPU alone, and the target names a driver%s",
			name, b.label(), orNothing("; for its GPUs: ", c.gpuSpelling(b))))
	}
	if !b.cpu() && b.on.Platform != linuxAMD64 && !b.isPyPI && b.indexURL() != "" {
		list = append(list, warn(ruleDefaultIndex, []string{b.ref("")},
			"plain pip gives a CPU-only %s on %s: take it from %s", b.release.Package, b.on.Platform, b.indexURL()))
	}
	return append(list, c.warnTriton(b)...)
}

// gpuSpelling says how the newest build of a release for GPUs that the given
// drivers run is asked for; empty when there is none.
func (c *choice) gpuSpelling(cpu *build) string {
	for i := range cpu.release.Builds {
		row := &cpu.release.Builds[i]
		for k := range row.Platforms {
			if isCPU(row) || row.CUDA == "" || row.Broken != "" || row.Platforms[k].Platform != cpu.on.Platform {
				continue
			}
			b := newBuild(cpu.release, row, &row.Platforms[k], cpu.age)
			if b.system() || !c.driversRun(&b) {
				continue
			}
			return installCommand(&b, []string{withExtra(&b) + "==" + b.wheelVersion()})
		}
	}
	return ""
}

// driversRun reports whether every driver given is new enough for a build.
func (c *choice) driversRun(b *build) bool {
	floor := c.facts.cudaDriverFloor(b.cuda, b.windows()).value
	for i := range c.ask.drivers {
		if low := c.lowestGiven(&c.ask.drivers[i]); low != "" && compareDotted(low, floor) < 0 {
			return false
		}
	}
	return true
}

// warnBroken tells of other builds of the same release that cannot be used,
// since people will try them by hand.
func (c *choice) warnBroken(b *build) []Warning {
	var list []Warning
	for i := range b.release.Builds {
		if row := &b.release.Builds[i]; row.Broken != "" {
			other := build{release: b.release, row: row, on: &matrices.PlatformBuild{}}
			list = append(list, warn(ruleBroken, []string{other.ref("broken")}, "%s is broken: %s", withExtra(&other)+" "+b.release.Version, row.Broken))
		}
	}
	return list
}

// warnTriton tells of releases without Triton on a Python: torch.compile needs
// it.
func (c *choice) warnTriton(b *build) []Warning {
	limit, err := parseSpan(b.release.PairPython["triton"])
	if err != nil || limit.allows(c.part(c.python)) {
		return nil
	}
	return []Warning{warn(ruleCompanionPython, []string{b.releaseRef("pair-python")},
		"there is no triton for Python %s beside %s %s: torch.compile does not work", c.part(c.python), displayName(b.release.Framework), b.release.Version)}
}

func (c *choice) warnToolkit() []Warning {
	var list []Warning
	cuda := c.part(c.cuda)
	if cuda == "" {
		return nil
	}
	for _, g := range c.served() {
		if first := g.ask.arch.FirstCUDA; first != "" && compareDotted(minor(cuda), first) < 0 {
			list = append(list, warn(ruleToolkitFirst, []string{"architectures/" + g.ask.cc() + "#first-cuda"},
				"CUDA %s is older than %s, which first knew %s (%s): kernels compiled at run time by NVRTC may fail", minor(cuda), first, g.ask.name(), g.ask.sm()))
		}
	}
	return list
}

func (c *choice) warnDrivers(s *Stack) []Warning {
	var list []Warning
	for i := range c.ask.drivers {
		list = append(list, c.warnGiven(&c.ask.drivers[i], s)...)
	}
	if len(c.ask.drivers) == 0 || c.openEnded() {
		list = append(list, c.warnCeiling()...)
	}
	return append(list, c.warnNoBranch(s)...)
}

// warnNoBranch tells when no supported driver is left for the GPUs.
func (c *choice) warnNoBranch(s *Stack) []Warning {
	if s.Driver.Recommended != "" || len(c.served()) == 0 || c.part(c.platform) == windowsAMD64 {
		return nil
	}
	branches := c.facts.DriverBranches()
	for i := len(branches) - 1; i >= 0; i-- {
		if b := &branches[i]; c.branchServes(b) && compareDotted(latest(b), s.Driver.Floor) >= 0 {
			return []Warning{warn(ruleDriverEnded, []string{"drivers/" + b.Branch}, "no driver branch for these GPUs gets fixes any more: the newest is %s%s", latest(b), ended(b.EndOfSupport))}
		}
	}
	return nil
}

// openEnded reports whether hosts may run any newer driver than the one given.
func (c *choice) openEnded() bool {
	return slices.ContainsFunc(c.ask.drivers, func(d driverAsk) bool {
		return strings.HasPrefix(d.span.text, ">") && len(d.span.tests) == 1
	})
}

// warnCeiling tells of GPUs that newer drivers no longer support.
func (c *choice) warnCeiling() []Warning {
	var list []Warning
	for _, g := range c.served() {
		if last := g.ask.arch.LastDriverBranch; last != "" && !g.ask.arch.Tegra {
			list = append(list, warn(ruleGPUDriverEnd, []string{"architectures/" + g.ask.cc() + "#last-driver-branch"},
				"driver branch %s is the last for %s (%s): hosts must not run a newer one", last, g.ask.name(), g.ask.arch.Name))
		}
	}
	return list
}

// warnGiven tells what is weak about a driver that the hosts run.
func (c *choice) warnGiven(d *driverAsk, s *Stack) []Warning {
	var list []Warning
	if d.low == "" || s.Driver.Floor == "" {
		return nil
	}
	low := c.lowestGiven(d)
	if d.branch != "" && compareDotted(low, s.Driver.Floor) < 0 {
		list = append(list, warn(ruleDriverBranch, []string{c.floor().fact},
			"releases of branch %s older than %s do not run this stack: check that every host has %[2]s or newer", d.branch, s.Driver.Floor))
	}
	if d.low != "" && d.branch == "" && compareDotted(low, s.Driver.Floor) < 0 {
		list = append(list, warn(ruleDriverDocumented, []string{c.floor().fact},
			"driver %s is older than %s, which the release notes of CUDA %s name: its branch reports that CUDA, so it runs, and may lack fixes", low, s.Driver.Floor, minor(c.part(c.cuda))))
	}
	branch := c.facts.branches()[major(low)]
	if branch == nil || c.part(c.platform) == windowsAMD64 {
		return list
	}
	if !branch.Supported {
		list = append(list, warn(ruleDriverEnded, []string{"drivers/" + branch.Branch},
			"driver branch %s gets no more fixes%s%s", branch.Branch, ended(branch.EndOfSupport), orNothing("; recommended: ", s.Driver.Recommended)))
	}
	return append(list, append(c.warnMinorCompat(low, branch.CUDA), c.warnListed(low)...)...)
}

// ended says since when a branch gets no fixes, where that is known.
func ended(month string) string {
	if month == "" {
		return ""
	}
	return ", ended " + month
}

// warnMinorCompat tells when the stack rests on minor-version compatibility,
// and what that leaves out here.
func (c *choice) warnMinorCompat(driver, driverCUDA string) []Warning {
	cuda := c.part(c.cuda)
	if cuda == "" || driverCUDA == "" || major(cuda) != major(driverCUDA) || compareDotted(minor(cuda), driverCUDA) <= 0 {
		return nil
	}
	own := c.facts.cudaToolkitDriver(cuda, false)
	return []Warning{warn(ruleMinorCompat, []string{own.fact},
		"driver %s knows CUDA %s, and runs CUDA %s by minor-version compatibility: code that hands PTX of CUDA %[3]s to the driver, such as NVRTC or numba, needs %s or newer",
		driver, driverCUDA, minor(cuda), own.value)}
}

func (c *choice) warnListed(driver string) []Warning {
	var list []Warning
	for _, g := range c.served() {
		if floor := c.facts.gpuDriverFloor(g.ask.arch, c.ask.windows()); inferredBranch(g.ask.arch) && compareDotted(driver, floor.value) < 0 {
			list = append(list, warn(ruleGPUDriverInferred, []string{"architectures/" + g.ask.cc() + "#first-driver-branch"},
				"driver %s is older than %s, the first that seems to know %s (%s): no source says so outright, but expect the GPU not to show up", driver, floor.value, g.ask.name(), g.ask.arch.Name))
			continue
		}
		for _, b := range g.ask.boards {
			if b.FirstDriver != "" && compareDotted(driver, b.FirstDriver) < 0 {
				list = append(list, warn(ruleDriverListed, []string{"gpus/" + b.ID + "#first-driver"},
					"driver %s is older than %s, the first that lists %s: it may work, and is not certain to", driver, b.FirstDriver, b.Name))
			}
		}
	}
	return list
}

func (c *choice) warnModules() []Warning {
	var open, closed []string
	for _, g := range c.served() {
		switch gpuModule(g.ask) {
		case moduleOpen:
			open = append(open, g.ask.name())
		case moduleProprietary:
			closed = append(closed, g.ask.name())
		}
	}
	if len(open) == 0 || len(closed) == 0 {
		return nil
	}
	return []Warning{warn(ruleKernelModule, nil, "%s needs the open kernel modules and %s the proprietary ones: they cannot share a host",
		joinWords(open, "and"), joinWords(closed, "and"))}
}

// OldestLocked is the oldest Python whose newest pip tells beforehand what it
// would install (pip 22.2, "Installation Report"), which a lock is made from.
const OldestLocked = "3.7"

func notLockable(python string) string {
	if compareDotted(python, OldestLocked) >= 0 {
		return ""
	}
	return `, and "envsolve lock" needs ` + OldestLocked + " or newer: no pip for it tells beforehand what it would install"
}

func (c *choice) warnEnded(s *Stack) []Warning {
	var list []Warning
	if row := c.osRow(); c.facts.ended(row) {
		list = append(list, warn(ruleOSEnded, []string{"os/" + row.ID + "#end-of-life"}, "%s is past its end of life (%s)", row.ID, row.EndOfLife))
	}
	if image := c.facts.pythonImage(s.Python); image != nil && image.EndOfLife != "" && image.EndOfLife < c.facts.date() {
		list = append(list, warn(rulePythonEnded, []string{"python/" + s.Python + "#end-of-life"}, "Python %s is past its end of life (%s)%s", s.Python, image.EndOfLife, notLockable(s.Python)))
	}
	if image := c.image(); image.frozen {
		list = append(list, warn(ruleImageFrozen, []string{image.fact}, "%s is no longer rebuilt: it gets no fixes", image.ref))
	}
	return list
}
