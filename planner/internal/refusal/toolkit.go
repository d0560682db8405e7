package refusal

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/rules/compiling"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/plan"
)

// CompiledRefuses returns why a framework that a vendor compiled for its own machines, or
// somebody for theirs, has no code for the board: its toolkit compiles none. Nil where that
// may, or there is another framework.
func CompiledRefuses(q *question.Question) []plan.ConflictRule {
	cuda, framework := q.Toolkit(), q.OnlyCompiled()
	if cuda == nil || framework == nil || q.ChangedHere(framework) {
		return nil
	}
	against := BoardRefuses(q, cuda.Version)
	if against == nil {
		return nil
	}
	return append(against, q.Asked(&cuda.Seen, "asked-cuda")...)
}

// CompiledForNewer returns why a framework that a vendor or its user compiled does not run on
// the observed driver: that is too old for the CUDA that it was compiled with. Nil where it is
// not, or there is another framework.
func CompiledForNewer(q *question.Question) []plan.ConflictRule {
	cuda := q.Toolkit()
	if cuda == nil || q.OnlyCompiled() == nil || q.Board != nil && q.Board.Class == "jetson" {
		return nil
	}
	against := DriverRefuses(q, cuda.Version)
	if against == nil {
		return nil
	}
	return append(against, q.Asked(&cuda.Seen, "asked-cuda")...)
}

// UnknownRelease reports whether one framework was observed, of which the facts hold
// other releases than that one.
func UnknownRelease(q *question.Question) bool {
	if len(q.Frameworks) != 1 || len(q.Packages) > 0 && q.Query == nil && len(q.Unknown) > 1 {
		return false
	}
	p := &q.Frameworks[0]
	if p.Exact == "" && p.Specifier == "" && !oldestServes(q, p.Framework) {
		return false // the day alone says that it is older than all that the facts hold
	}
	if p.Label != "" && !reading.VendorLabel(p.Label) {
		return false
	}
	return q.Query == nil || len(q.Query.Frameworks()) == 1 && len(q.Given) == 1 && q.Given[0].By == "" &&
		!slices.ContainsFunc(q.Query.Frameworks()[0].Releases, func(r facts.Release) bool {
			return q.IsAsked(q.Query.Frameworks()[0], &r)
		})
}

// ForAnotherCUDA reports whether a release that the facts do not hold is for another CUDA than the one
// that was observed: the name of its package says so, as cupy-cuda90 does, or it is older than all
// that they hold, and that CUDA is not.
func ForAnotherCUDA(q *question.Question, cuda string) bool {
	p := &q.Frameworks[0]
	releases := q.Facts.Frameworks(p.Framework)
	var named *matrices.Build
	for i := range releases {
		for j := range releases[i].Builds {
			b := &releases[i].Builds[j]
			if b.Package != p.Name || b.CUDA == "" {
				continue
			}
			if named != nil && named.Variant != b.Variant {
				return false // its name says no CUDA: tensorflow-gpu
			}
			named = b
		}
	}
	if named != nil {
		spec, err := version.ParseSpecifier(named.CUDASpec)
		return err == nil && !spec.Allows(version.Minor(cuda))
	}
	oldest, toolkit := releases[len(releases)-1], q.Facts.CUDARelease(version.Minor(cuda))
	return p.Exact != "" && version.Compare(p.Exact, oldest.Version) < 0 && toolkit != nil && oldest.Released != "" &&
		toolkit.Released > oldest.Released
}

// oldestServes reports whether the oldest release of a framework of which the facts list
// the GPU code has some for the observed board, or none was observed.
func oldestServes(q *question.Question, framework string) bool {
	arch, archs, releases := q.Architecture(), q.Facts.ByCapability(), q.Facts.Frameworks(framework)
	traits := facts.TraitsOf(q.Facts.FrameworkInfo(framework))
	for i := len(releases) - 1; i >= 0 && arch != nil; i-- {
		listed, serves := false, false
		release := facts.Release{Table: framework, Version: releases[i].Version}
		for j := range releases[i].Builds {
			row := &releases[i].Builds[j]
			for k := range row.Platforms {
				b := candidate.NewBuild(traits, &release, row, &row.Platforms[k], i)
				if b.CPU() || b.Jetson() || !b.On.KernelsKnown && row.SMMin == "" {
					continue
				}
				listed, serves = true, serves || !b.Covers(arch, archs).Refused()
			}
		}
		if listed {
			return serves
		}
	}
	return arch == nil
}

// DriverRefuses returns why the observed driver does not run a CUDA; nil where it does
// or none was observed.
func DriverRefuses(q *question.Question, cuda string) []plan.ConflictRule {
	if q.Driver == nil || q.Query != nil && q.Query.Forward.Asked {
		return nil
	}
	windows := q.Platform == facts.WindowsAMD64
	floor := q.Facts.CUDADriverFloor(version.Minor(cuda), windows)
	if !driverBelow(q, floor.Value) || !windows && q.Facts.BranchKnows(reading.FirstVersion(q.Driver.Value), cuda) {
		return nil
	}
	return append(q.Asked(q.Driver, "asked-driver"), q.Fact(hardware.DriverFloor,
		fmt.Sprintf("CUDA %s needs driver %s or newer", version.Minor(cuda), floor.Value), floor.Fact))
}

// driverBelow reports whether the observed driver is older than a floor; who names a branch
// alone has its newest driver. It is false where there is none of the two.
func driverBelow(q *question.Question, floor string) bool {
	if q.Driver == nil || floor == "" {
		return false
	}
	have := reading.FirstVersion(q.Driver.Value)
	if version.Parts(have) == 1 {
		floor = version.Major(floor)
	}
	return have != "" && version.Compare(have, floor) < 0
}

// BoardRefuses returns why a toolkit has no code for the observed board: it knew none of
// its generation yet, or dropped it. Nil where it has, or no board was observed.
func BoardRefuses(q *question.Question, cuda string) []plan.ConflictRule {
	arch := q.Architecture()
	if arch == nil || toolkitKnows(q, cuda, arch) {
		return nil
	}
	why, ref := fmt.Sprintf("CUDA %s is the first that compiles for %s (%s), and %s knows none of its generation",
		arch.FirstCUDA, q.Board.Name, query.SMName(arch.ComputeCapability), version.Minor(cuda)), "#first-cuda"
	rule := hardware.ToolkitFirst
	if arch.LastCUDA != "" && version.Compare(version.Minor(cuda), arch.LastCUDA) > 0 {
		why, ref = fmt.Sprintf("CUDA %s is the last that holds code for %s (%s)", arch.LastCUDA, q.Board.Name,
			query.SMName(arch.ComputeCapability)), "#last-cuda"
		rule = hardware.ToolkitDropped
	}
	return append(q.Asked(&q.GPU.Seen, "asked-gpu"), q.Fact(rule, why, "architectures/"+arch.ComputeCapability+ref))
}

// CompilerRefuses returns why a package that is compiled for the very board, with the CUDA of the
// machine, is not: that does not know the board by name. Nil where it does, or there is no such package.
func CompilerRefuses(q *question.Question, cuda string) []plan.ConflictRule {
	arch := q.Architecture()
	if arch == nil || arch.FirstCUDA == "" || version.Compare(version.Minor(cuda), arch.FirstCUDA) >= 0 {
		return nil
	}
	for i := range q.Packages {
		p := &q.Packages[i]
		if info := q.Facts.PackageNamed(p.Name); !question.OnSpot(info) || !info.AnyFramework {
			continue
		}
		why := fmt.Sprintf("%s is compiled where it is, and CUDA %s is older than %s, which first knew %s (%s)", p.Name,
			version.Minor(cuda), arch.FirstCUDA, q.Board.Name, query.SMName(arch.ComputeCapability))
		return append(append(q.Asked(&p.Seen, "asked-package"), q.Asked(&q.GPU.Seen, "asked-gpu")...),
			q.Fact(compiling.ToolkitGPU, why, "architectures/"+arch.ComputeCapability+"#first-cuda"))
	}
	return nil
}

// toolkitKnows reports whether a toolkit compiles for an architecture or for an earlier
// one of its generation, whose machine code it runs.
func toolkitKnows(q *question.Question, cuda string, arch *matrices.Architecture) bool {
	archs := q.Facts.ByCapability()
	for _, other := range archs {
		if candidate.Targets(cuda, other) && candidate.CubinRuns(other.ComputeCapability, arch, archs) {
			return true
		}
	}
	return false
}

// ToolkitServes reports whether what was observed besides a CUDA is known to go with it:
// the board, or else the driver.
func ToolkitServes(q *question.Question, cuda string) bool {
	if arch := q.Architecture(); arch != nil {
		return candidate.Targets(cuda, arch)
	}
	return q.Driver != nil
}
