package answer

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

// warnings names the weaknesses of a stack that works.
func warnings(c *model.Solution, s *plan.Stack) []plan.Warning {
	list := []plan.Warning{}
	list = append(list, c.Query.Warnings...)
	for i, f := range c.Frameworks {
		list = append(list, rules.WarnAssumed(c, i)...)
		list = append(list, warnKernels(c, i, f)...)
		list = append(list, warnBuild(c, i)...)
	}
	list = append(list, rules.WarnExtensions(c)...)
	list = append(list, warnToolkit(c)...)
	list = append(list, warnDrivers(c, s)...)
	list = append(list, rules.WarnNewDriver(c)...)
	list = append(list, rules.WarnForward(c)...)
	list = append(list, rules.WarnImage(c)...)
	list = append(list, rules.WarnOtherPython(c)...)
	list = append(list, rules.WarnParts(c)...)
	list = append(list, rules.WarnVirtual(c)...)
	list = append(list, warnModules(c)...)
	list = append(list, warnEnded(c, s)...)
	return list
}

func warnKernels(c *model.Solution, i int, f *model.FrameworkVariable) []plan.Warning {
	var list []plan.Warning
	b := c.Build(i)
	for _, g := range c.Served() {
		switch g.Cover[i][c.At(&f.Variable)] {
		case candidate.CoverPTX:
			list = append(list, model.Warn(rules.RulePTX, []string{b.Ref("ptx")},
				"%s %s has only PTX for %s: the driver compiles kernels at first use, which takes minutes, and NCCL collectives fail because NCCL carries no PTX",
				facts.DisplayName(f.Query.Name), b.Label(), g.Query.Name()))
		case candidate.CoverUnknown:
			list = append(list, model.Warn(rules.RuleKernelsUnknown, []string{b.KernelRef()},
				"the facts do not list the GPU code of %s %s: whether it runs on %s is not established", facts.DisplayName(f.Query.Name), b.Label(), g.Query.Name()))
		}
	}
	return list
}

func warnBuild(c *model.Solution, i int) []plan.Warning {
	var list []plan.Warning
	b := c.Build(i)
	name := facts.DisplayName(b.Release.Framework)
	if b.Release.Yanked != "" {
		list = append(list, plan.Warning{Rule: "yanked", Text: fmt.Sprintf("%s %s was yanked: %s", name, b.Release.Version, b.Release.Yanked), Facts: []string{b.ReleaseRef("yanked")}})
	}
	list = append(list, warnBroken(c, b)...)
	list = append(list, rules.WarnFaults(c, b)...)
	list = append(list, rules.WarnLibraries(c, b)...)
	list = append(list, rules.WarnOlderCUDNN(c, b)...)
	list = append(list, rules.WarnPtxas(c, b)...)
	list = append(list, rules.WarnSeveralGPUs(c, b)...)
	list = append(list, rules.WarnLegacyKeras(c, b)...)
	list = append(list, rules.WarnBreaks(c, i)...)
	list = append(list, rules.WarnBuildIndex(c, b)...)
	if b.Alone != nil {
		list = append(list, rules.WarnCompilesLater(c, b.Alone, b)...)
	}
	if b.CPU() && !c.Frameworks[i].Query.CPUOnly() {
		list = append(list, model.Warn(rules.RuleCPUBuild, []string{b.Ref("")}, "%s %s has no CUDA build for %s: this one runs on the CPU alone", name, b.Release.Version, b.On.Platform))
	}
	if b.CPU() && c.Frameworks[i].Query.CPUOnly() && len(c.Query.Drivers) > 0 {
		list = append(list, model.Warn(rules.RuleCPUBuild, []string{b.Ref("")}, "%s %s runs on the CPU alone, and the target names a driver%s",
			name, b.Label(), words.Prefixed("; for its GPUs: ", gpuSpelling(c, b))))
	}
	if !b.CPU() && b.On.Platform != facts.LinuxAMD64 && !b.IsPyPI && b.IndexURL() != "" {
		list = append(list, model.Warn(rules.RuleDefaultIndex, []string{b.Ref("")},
			"plain pip gives a CPU-only %s on %s: take it from %s", b.Release.Package, b.On.Platform, b.IndexURL()))
	}
	return append(list, warnTriton(c, b)...)
}

// gpuSpelling says how the newest build of a release for GPUs that the given
// drivers run is asked for; empty when there is none.
func gpuSpelling(c *model.Solution, cpu *candidate.Build) string {
	for i := range cpu.Release.Builds {
		row := &cpu.Release.Builds[i]
		for k := range row.Platforms {
			if facts.IsCPU(row) || row.CUDA == "" || row.Broken != "" || row.Platforms[k].Platform != cpu.On.Platform {
				continue
			}
			b := candidate.NewBuild(cpu.Release, row, &row.Platforms[k], cpu.Age)
			if b.System() || !driversRun(c, &b) {
				continue
			}
			return installCommand(&b, []string{withExtra(&b) + "==" + b.WheelVersion()})
		}
	}
	return ""
}

// driversRun reports whether every driver given is new enough for a build.
func driversRun(c *model.Solution, b *candidate.Build) bool {
	floor := c.Facts.CUDADriverFloor(b.CUDA, b.Windows()).Value
	for i := range c.Query.Drivers {
		if low := c.LowestGiven(&c.Query.Drivers[i]); low != "" && version.Compare(low, floor) < 0 {
			return false
		}
	}
	return true
}

// warnBroken tells of other builds of the same release that cannot be used,
// since people will try them by hand.
func warnBroken(c *model.Solution, b *candidate.Build) []plan.Warning {
	var list []plan.Warning
	for i := range b.Release.Builds {
		if row := &b.Release.Builds[i]; row.Broken != "" {
			other := candidate.Build{Release: b.Release, Row: row, On: &matrices.PlatformBuild{}}
			list = append(list, model.Warn(rules.RuleBroken, []string{other.Ref("broken")}, "%s is broken: %s", withExtra(&other)+" "+b.Release.Version, row.Broken))
		}
	}
	return list
}

// warnTriton tells of releases without Triton on a Python: torch.compile needs
// it.
func warnTriton(c *model.Solution, b *candidate.Build) []plan.Warning {
	limit, err := version.ParseRange(b.Release.PairPython["triton"])
	if err != nil || limit.Allows(c.Part(c.Python)) {
		return nil
	}
	return []plan.Warning{model.Warn(rules.RuleCompanionPython, []string{b.ReleaseRef("pair-python")},
		"there is no triton for Python %s beside %s %s: torch.compile does not work", c.Part(c.Python), facts.DisplayName(b.Release.Framework), b.Release.Version)}
}

func warnToolkit(c *model.Solution) []plan.Warning {
	var list []plan.Warning
	cuda := c.Part(c.CUDA)
	if cuda == "" {
		return nil
	}
	for _, g := range c.Served() {
		if first := g.Query.Arch.FirstCUDA; first != "" && version.Compare(version.Minor(cuda), first) < 0 {
			list = append(list, model.Warn(rules.RuleToolkitFirst, []string{"architectures/" + g.Query.CC() + "#first-cuda"},
				"CUDA %s is older than %s, which first knew %s (%s): kernels compiled at run time by NVRTC may fail", version.Minor(cuda), first, g.Query.Name(), g.Query.SM()))
		}
	}
	return list
}

func warnDrivers(c *model.Solution, s *plan.Stack) []plan.Warning {
	var list []plan.Warning
	for i := range c.Query.Drivers {
		list = append(list, warnGiven(c, &c.Query.Drivers[i], s)...)
	}
	if len(c.Query.Drivers) == 0 || openEnded(c) {
		list = append(list, warnCeiling(c)...)
	}
	return append(list, warnNoBranch(c, s)...)
}

// warnNoBranch tells when no supported driver is left for the GPUs.
func warnNoBranch(c *model.Solution, s *plan.Stack) []plan.Warning {
	if s.Driver.Recommended != "" || len(c.Served()) == 0 || c.Part(c.Platform) == facts.WindowsAMD64 {
		return nil
	}
	branches := c.Facts.DriverBranches()
	for i := len(branches) - 1; i >= 0; i-- {
		if b := &branches[i]; branchServes(c, b) && version.Compare(model.Latest(b), s.Driver.Floor) >= 0 {
			return []plan.Warning{model.Warn(rules.RuleDriverEnded, []string{"drivers/" + b.Branch}, "no driver branch for these GPUs gets fixes any more: the newest is %s%s", model.Latest(b), facts.Ended(b.EndOfSupport))}
		}
	}
	return nil
}

// openEnded reports whether hosts may run any newer driver than the one given.
func openEnded(c *model.Solution) bool {
	return slices.ContainsFunc(c.Query.Drivers, func(d query.Driver) bool {
		return strings.HasPrefix(d.Range.Text, ">") && len(d.Range.Tests) == 1
	})
}

// warnCeiling tells of GPUs that newer drivers no longer support.
func warnCeiling(c *model.Solution) []plan.Warning {
	var list []plan.Warning
	for _, g := range c.Served() {
		if last := g.Query.Arch.LastDriverBranch; last != "" && !g.Query.Arch.Tegra {
			list = append(list, model.Warn(rules.RuleGPUDriverEnd, []string{"architectures/" + g.Query.CC() + "#last-driver-branch"},
				"driver branch %s is the last for %s (%s): hosts must not run a newer one", last, g.Query.Name(), g.Query.Arch.Name))
		}
	}
	return list
}

// warnGiven tells what is weak about a driver that the hosts run.
func warnGiven(c *model.Solution, d *query.Driver, s *plan.Stack) []plan.Warning {
	var list []plan.Warning
	if d.Low == "" || s.Driver.Floor == "" {
		return nil
	}
	low := c.LowestGiven(d)
	if d.Branch != "" && version.Compare(low, s.Driver.Floor) < 0 {
		list = append(list, model.Warn(rules.RuleDriverBranch, []string{rules.Floor(c).Fact},
			"releases of branch %s older than %s do not run this stack: check that every host has %[2]s or newer", d.Branch, s.Driver.Floor))
	}
	if d.Low != "" && d.Branch == "" && version.Compare(low, s.Driver.Floor) < 0 {
		list = append(list, model.Warn(rules.RuleDriverDocumented, []string{rules.Floor(c).Fact},
			"driver %s is older than %s, which the release notes of CUDA %s name: its branch reports that CUDA, so it runs, and may lack fixes", low, s.Driver.Floor, version.Minor(c.Part(c.CUDA))))
	}
	branch := c.Facts.ByBranch()[version.Major(low)]
	if branch == nil || c.Part(c.Platform) == facts.WindowsAMD64 {
		return list
	}
	if !branch.Supported {
		list = append(list, model.Warn(rules.RuleDriverEnded, []string{"drivers/" + branch.Branch},
			"driver branch %s gets no more fixes%s%s", branch.Branch, facts.Ended(branch.EndOfSupport), words.Prefixed("; recommended: ", s.Driver.Recommended)))
	}
	return append(list, append(warnMinorCompat(c, low, branch.CUDA), warnListed(c, low)...)...)
}

// warnMinorCompat tells when the stack rests on minor-version compatibility,
// and what that leaves out here.
func warnMinorCompat(c *model.Solution, driver, driverCUDA string) []plan.Warning {
	cuda := c.Part(c.CUDA)
	if cuda == "" || driverCUDA == "" || version.Major(cuda) != version.Major(driverCUDA) || version.Compare(version.Minor(cuda), driverCUDA) <= 0 {
		return nil
	}
	own := c.Facts.CUDAToolkitDriver(cuda, false)
	return []plan.Warning{model.Warn(rules.RuleMinorCompat, []string{own.Fact},
		"driver %s knows CUDA %s, and runs CUDA %s by minor-version compatibility: code that hands PTX of CUDA %[3]s to the driver, such as NVRTC or numba, needs %s or newer",
		driver, driverCUDA, version.Minor(cuda), own.Value)}
}

func warnListed(c *model.Solution, driver string) []plan.Warning {
	var list []plan.Warning
	for _, g := range c.Served() {
		if floor := c.Facts.GPUDriverFloor(g.Query.Arch, c.Query.Windows()); rules.InferredBranch(g.Query.Arch) && version.Compare(driver, floor.Value) < 0 {
			list = append(list, model.Warn(rules.RuleGPUDriverInferred, []string{"architectures/" + g.Query.CC() + "#first-driver-branch"},
				"driver %s is older than %s, the first that seems to know %s (%s): no source says so outright, but expect the GPU not to show up", driver, floor.Value, g.Query.Name(), g.Query.Arch.Name))
			continue
		}
		for _, b := range g.Query.Boards {
			if b.FirstDriver != "" && version.Compare(driver, b.FirstDriver) < 0 {
				list = append(list, model.Warn(rules.RuleDriverListed, []string{"gpus/" + b.ID + "#first-driver"},
					"driver %s is older than %s, the first that lists %s: it may work, and is not certain to", driver, b.FirstDriver, b.Name))
			}
		}
	}
	return list
}

func warnModules(c *model.Solution) []plan.Warning {
	var open, closed []string
	for _, g := range c.Served() {
		switch gpuModule(g.Query) {
		case ModuleOpen:
			open = append(open, g.Query.Name())
		case moduleProprietary:
			closed = append(closed, g.Query.Name())
		}
	}
	if len(open) == 0 || len(closed) == 0 {
		return nil
	}
	return []plan.Warning{model.Warn(rules.RuleKernelModule, nil, "%s needs the open kernel modules and %s the proprietary ones: they cannot share a host",
		words.JoinWords(open, "and"), words.JoinWords(closed, "and"))}
}

func NotLockable(python string) string {
	if version.Compare(python, plan.OldestLocked) >= 0 {
		return ""
	}
	return `, and "envsolve lock" needs ` + plan.OldestLocked + " or newer: no pip for it tells beforehand what it would install"
}

func warnEnded(c *model.Solution, s *plan.Stack) []plan.Warning {
	var list []plan.Warning
	if row := c.OSRow(); c.Facts.Ended(row) {
		list = append(list, model.Warn(rules.RuleOSEnded, []string{"os/" + row.ID + "#end-of-life"}, "%s is past its end of life (%s)", row.ID, row.EndOfLife))
	}
	if image := c.Facts.PythonImage(s.Python); image != nil && image.EndOfLife != "" && image.EndOfLife < c.Facts.Date() {
		list = append(list, model.Warn(rules.RulePythonEnded, []string{"python/" + s.Python + "#end-of-life"}, "Python %s is past its end of life (%s)%s", s.Python, image.EndOfLife, NotLockable(s.Python)))
	}
	if image := c.Image(); image.Frozen {
		list = append(list, model.Warn(rules.RuleImageFrozen, []string{image.Fact}, "%s is no longer rebuilt: it gets no fixes", image.Ref))
	}
	return list
}
