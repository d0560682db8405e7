package check

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// byToolkit judges by the CUDA that was observed, where the facts do not hold what was
// compiled with it: whatever that is, it needs a driver that runs this CUDA, and a
// toolkit that compiles for the board's generation. A release of a framework that the
// facts know otherwise works, inferred, where neither speaks against it; of other
// programs nobody knows what else they need.
func (q *question) byToolkit(j verdict.Judged) verdict.Judged {
	cuda := q.Toolkit()
	if cuda == nil || q.board != nil && q.board.Class == "jetson" || q.System.JetPack != "" {
		return j
	}
	against := append(q.driverRefuses(cuda.Version), q.boardRefuses(cuda.Version)...)
	switch {
	case len(against) > 0:
		asked := q.observed(&cuda.Seen, "asked-cuda")
		j.Verdict, j.Missing, j.Stack, j.Inferred = verdict.Fails, nil, nil, true
		j.Conflict = &plan.Conflict{Rules: append(against, asked...), Fixes: []plan.Fix{}}
	case q.unknownRelease() && q.toolkitServes(cuda.Version):
		j.Verdict, j.Missing, j.Inferred = verdict.Works, nil, true
		q.environment.Take(cuda.Seen, "what it is all judged by: the facts do not hold that release, "+
			"and this CUDA goes with the rest")
	}
	return j
}

// compiledRefuses returns why a framework that a vendor compiled for its own machines, or
// somebody for theirs, has no code for the board: its toolkit compiles none. Nil where that
// may, or there is another framework.
func (q *question) compiledRefuses() []plan.ConflictRule {
	cuda, framework := q.Toolkit(), q.onlyCompiled()
	if cuda == nil || framework == nil || q.ChangedHere(framework) {
		return nil
	}
	against := q.boardRefuses(cuda.Version)
	if against == nil {
		return nil
	}
	return append(against, q.observed(&cuda.Seen, "asked-cuda")...)
}

// onSpotFromPTX doubts a package that is compiled where it is with a toolkit that does not know the
// board, for which it hands PTX for an earlier one to the driver: older states of it ask the
// compiler for the board itself, which fails.
func (q *question) onSpotFromPTX() *verdict.Missing {
	cuda, arch := q.Toolkit(), q.architecture()
	if cuda == nil || arch == nil || arch.FirstCUDA == "" ||
		version.Compare(version.Minor(cuda.Version), arch.FirstCUDA) >= 0 {
		return nil
	}
	for _, e := range q.query.Existing.OnSpot {
		if e.PTX {
			return &verdict.Missing{Why: fmt.Sprintf("%s is compiled where it is, and CUDA %s does not know %s: it runs there "+
				"from PTX for an earlier GPU, which not every state of its source makes", e.Name, version.Minor(cuda.Version),
				q.board.Name), Observe: "whether it loads",
				Facts: []string{"packages/" + q.Facts.PackageNamed(e.Name).Name + "#hands-ptx"}}
		}
	}
	return nil
}

// compiledForNewer returns why a framework that a vendor or its user compiled does not run on
// the observed driver: that is too old for the CUDA that it was compiled with. Nil where it is
// not, or there is another framework.
func (q *question) compiledForNewer() []plan.ConflictRule {
	cuda := q.Toolkit()
	if cuda == nil || q.onlyCompiled() == nil || q.board != nil && q.board.Class == "jetson" {
		return nil
	}
	against := q.driverRefuses(cuda.Version)
	if against == nil {
		return nil
	}
	return append(against, q.observed(&cuda.Seen, "asked-cuda")...)
}

// madeElsewhere judges a build that somebody compiled for a platform for which the index
// has none with GPU code: inferred, by whether the CUDA that was observed compiles for the
// board, and the driver runs it.
func (q *question) madeElsewhere(j verdict.Judged) verdict.Judged {
	j = q.byToolkit(j)
	cuda := q.Toolkit()
	if j.Verdict == verdict.Fails || cuda == nil || q.board == nil || !q.toolkitServes(cuda.Version) {
		return j
	}
	j.Verdict, j.Missing, j.Inferred = verdict.Works, nil, true
	q.environment.Take(cuda.Seen, "what the build is judged by: the index has none like it, and this CUDA "+
		"goes with the rest")
	return j
}

// unknownRelease reports whether one framework was observed, of which the facts hold
// other releases than that one.
func (q *question) unknownRelease() bool {
	if len(q.Frameworks) != 1 || len(q.Packages) > 0 && q.query == nil && len(q.unknown) > 1 {
		return false
	}
	p := &q.Frameworks[0]
	if p.Exact == "" && p.Specifier == "" && !q.oldestServes(p.Framework) {
		return false // the day alone says that it is older than all that the facts hold
	}
	if p.Label != "" && !existing.VendorLabel(p.Label) {
		return false
	}
	return q.query == nil || len(q.query.Frameworks()) == 1 && len(q.given) == 1 && q.given[0].By == "" &&
		!slices.ContainsFunc(q.query.Frameworks()[0].Releases, func(r facts.Release) bool {
			return q.isAsked(q.query.Frameworks()[0], &r)
		})
}

// oldestServes reports whether the oldest release of a framework of which the facts list
// the GPU code has some for the observed board, or none was observed.
func (q *question) oldestServes(framework string) bool {
	arch, archs, releases := q.architecture(), q.Facts.ByCapability(), q.Facts.Frameworks(framework)
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

// driverRefuses returns why the observed driver does not run a CUDA; nil where it does
// or none was observed.
func (q *question) driverRefuses(cuda string) []plan.ConflictRule {
	if q.driver == nil || q.query != nil && q.query.Forward.Asked {
		return nil
	}
	windows := q.Platform == facts.WindowsAMD64
	floor := q.Facts.CUDADriverFloor(version.Minor(cuda), windows)
	if !q.driverBelow(floor.Value) || !windows && q.Facts.BranchReports(reading.FirstVersion(q.driver.Value), cuda) {
		return nil
	}
	return append(q.observed(q.driver, "asked-driver"), q.fact(hardware.DriverFloor,
		fmt.Sprintf("CUDA %s needs driver %s or newer", version.Minor(cuda), floor.Value), floor.Fact))
}

// driverBelow reports whether the observed driver is older than a floor; who names a branch
// alone has its newest driver. It is false where there is none of the two.
func (q *question) driverBelow(floor string) bool {
	if q.driver == nil || floor == "" {
		return false
	}
	have := reading.FirstVersion(q.driver.Value)
	if version.Parts(have) == 1 {
		floor = version.Major(floor)
	}
	return have != "" && version.Compare(have, floor) < 0
}

// boardRefuses returns why a toolkit has no code for the observed board: it knew none of
// its generation yet, or dropped it. Nil where it has, or no board was observed.
func (q *question) boardRefuses(cuda string) []plan.ConflictRule {
	arch := q.architecture()
	if arch == nil || q.toolkitKnows(cuda, arch) {
		return nil
	}
	why, ref := fmt.Sprintf("CUDA %s is the first that compiles for %s (%s), and %s knows none of its generation",
		arch.FirstCUDA, q.board.Name, query.SMName(arch.ComputeCapability), version.Minor(cuda)), "#first-cuda"
	rule := hardware.ToolkitFirst
	if arch.LastCUDA != "" && version.Compare(version.Minor(cuda), arch.LastCUDA) > 0 {
		why, ref = fmt.Sprintf("CUDA %s is the last that holds code for %s (%s)", arch.LastCUDA, q.board.Name,
			query.SMName(arch.ComputeCapability)), "#last-cuda"
		rule = hardware.ToolkitDropped
	}
	return append(q.observed(&q.gpu.Seen, "asked-gpu"), q.fact(rule, why, "architectures/"+arch.ComputeCapability+ref))
}

// toolkitKnows reports whether a toolkit compiles for an architecture or for an earlier
// one of its generation, whose machine code it runs.
func (q *question) toolkitKnows(cuda string, arch *matrices.Architecture) bool {
	archs := q.Facts.ByCapability()
	for _, other := range archs {
		if candidate.Targets(cuda, other) && candidate.CubinRuns(other.ComputeCapability, arch, archs) {
			return true
		}
	}
	return false
}

// toolkitServes reports whether what was observed besides a CUDA is known to go with it:
// the board, or else the driver.
func (q *question) toolkitServes(cuda string) bool {
	if arch := q.architecture(); arch != nil {
		return candidate.Targets(cuda, arch)
	}
	return q.driver != nil
}

// architecture returns that of the observed board; nil where none was.
func (q *question) architecture() *matrices.Architecture {
	if q.board == nil {
		return nil
	}
	return q.Facts.ByCapability()[q.board.ComputeCapability]
}

// observed says an observation as the first part of a conflict.
func (q *question) observed(s *existing.Seen, rule string) []plan.ConflictRule {
	return []plan.ConflictRule{{Kind: "requirement", Rule: rule, Text: s.Words, At: s.At.String(), Facts: []string{}}}
}
