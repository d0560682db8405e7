package system

import (
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

// The rules on builds without GPU code.
const (
	CPUBuild     = "cpu-build"
	DefaultIndex = "cpu-only-default-index"
)

var CPURules = []rule.Rule{
	{
		Rule: plan.Rule{ID: CPUBuild, Kind: plan.Runs, Source: rule.DocTorch, Soft: true,
			Text: "A build for the CPU has no GPU code. It is chosen only when it is asked for, or when a release " +
				"has no other build on the platform and the target names no GPU."},
		State: stateCPUBuild,
		About: rule.AboutBuild, Warn: warnCPUBuild,
	},
	{
		Rule: plan.Rule{ID: DefaultIndex, Kind: plan.Made, Source: rule.DocTorch, Soft: true,
			Text: "On Windows, and on linux/arm64 through PyTorch 2.10, plain pip gives a CPU-only wheel: the " +
				"CUDA build comes from the vendor's index alone."},
		About: rule.AboutBuild, Warn: warnDefaultIndex,
	},
}

// costByCPU is the cost of a build without GPU code.
const costByCPU = 8

// stateCPUBuild ranks builds without GPU code below others.
func stateCPUBuild(s *model.Statement) {
	for _, f := range s.Frameworks() {
		if ranksDelivery(s.Model, f) && s.FlagsOf(f).CPU {
			softenBuilds(s, f, costByCPU, (*candidate.Build).CPU)
		}
	}
}

func warnCPUBuild(r *rule.Report) {
	b := r.Build
	name := b.Traits.Name
	asked := r.Framework.Package.CPUOnly()
	switch {
	case !b.CPU():
	case !asked && r.Query.Existing != nil && hasGPUBuild(b):
		r.Warn([]string{b.Ref("")}, "%s %s runs on the CPU alone%s", name, b.Label(),
			words.Prefixed("; on GPUs: ", gpuCommand(r.Solution, b)))
	case !asked:
		r.Warn([]string{b.Ref("")}, "%s %s has no CUDA build for %s: this one runs on the CPU alone",
			name, b.Release.Version, b.On.Platform)
	case len(r.Query.Drivers) > 0:
		r.Warn([]string{b.Ref("")}, "%s %s runs on the CPU alone, and the target names a driver%s",
			name, b.Label(), words.Prefixed("; for its GPUs: ", gpuCommand(r.Solution, b)))
	}
}

// gpuCommand returns the command that installs the newest build of a release for
// GPUs that the given drivers run; empty when there is none.
func gpuCommand(c *model.Solution, cpu *candidate.Build) string {
	var newest *candidate.Build
	for i := range cpu.Release.Builds {
		row := &cpu.Release.Builds[i]
		for k := range row.Platforms {
			if facts.IsCPU(row) || row.CUDA == "" || row.Broken != "" || row.Platforms[k].Platform != cpu.On.Platform {
				continue
			}
			b := candidate.NewBuild(cpu.Traits, cpu.Release, row, &row.Platforms[k], cpu.Age)
			if newest != nil && version.Compare(b.CUDA, newest.CUDA) <= 0 || b.System() || !driversRun(c, &b) {
				continue
			}
			newest = &b
		}
	}
	if newest == nil {
		return ""
	}
	return newest.InstallCommand([]string{newest.Requirement() + "==" + newest.WheelVersion()})
}

// hasGPUBuild reports whether the release of a build for the CPU has one with GPU code on its
// platform.
func hasGPUBuild(cpu *candidate.Build) bool {
	return slices.ContainsFunc(cpu.Release.Builds, func(row matrices.Build) bool {
		return !facts.IsCPU(&row) && slices.ContainsFunc(row.Platforms, func(p matrices.PlatformBuild) bool {
			return p.Platform == cpu.On.Platform
		})
	})
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

// warnDefaultIndex tells where plain pip installs another build.
func warnDefaultIndex(r *rule.Report) {
	if b := r.Build; !b.CPU() && b.On.Platform != facts.LinuxAMD64 && !b.IsPyPI && b.IndexURL() != "" {
		r.Warn([]string{b.Ref("")}, "plain pip gives a CPU-only %s on %s: take it from %s",
			b.Release.Package, b.On.Platform, b.IndexURL())
	}
}
