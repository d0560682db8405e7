package hardware

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
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// The rules on drivers.
const (
	DriverFloor       = "cuda-driver-floor"
	FrameworkDriver   = "framework-driver-floor"
	GPUDriver         = "gpu-driver-floor"
	GPUDriverEnd      = "gpu-driver-end"
	DriverBranch      = "driver-branch-floor"
	DriverDocumented  = "driver-below-documented"
	DriverEnded       = "driver-ended"
	MinorCompat       = "minor-version-compatibility"
	GPUDriverInferred = "gpu-driver-inferred"
	DriverListed      = "driver-lists-gpu"
	NewDriver         = "driver-newer-than-facts"
	KernelModule      = "kernel-module"
)

var DriverRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: DriverFloor, Kind: plan.Runs, Source: rule.DocCompat,
			Text: "Programs of CUDA 11 and later run on the driver floor of their CUDA major (minor-version " +
				"compatibility): 450.80.02 for 11, 525.60.13 for 12, 580.65.06 for 13 on Linux. Before 11 each " +
				"minor has a floor of its own. A newer driver runs every older CUDA."},
		State: stateDriverFloor,
	},
	{
		Rule: plan.Rule{ID: FrameworkDriver, Kind: plan.Runs, Source: rule.DocBuilds,
			Text: "A framework's documents may ask for a newer Linux driver than its CUDA does; then that counts."},
		State: stateFrameworkDriver,
	},
	{
		Rule: plan.Rule{ID: GPUDriver, Kind: plan.Runs, Source: rule.DocDrivers,
			Text: "A GPU needs a driver that knows its architecture, whatever the CUDA floor is: Blackwell needs " +
				"570.26 even with an older CUDA 12. Where no source says which is the first, those are refused whose " +
				"branch, or a later one, lists the architectures that it knows without it: R470 has no Ada."},
		State: stateGPUDriver,
	},
	{
		Rule: plan.Rule{ID: GPUDriverEnd, Kind: plan.Runs, Source: rule.DocDrivers,
			Text: "Driver branches drop old architectures: Kepler ends with R470, Maxwell, Pascal and Volta with " +
				"R580."},
		State: stateGPUDriverEnd,
		About: rule.AboutDrivers, Warn: warnGPUDriverEnd,
	},
	{
		Rule: plan.Rule{ID: DriverBranch, Kind: plan.Runs, Source: rule.DocDrivers, Soft: true,
			Text: "Where only a driver branch is given, the floor may lie inside the branch: hosts on older " +
				"releases of it need an update."},
		About: rule.AboutDriver, Warn: warnDriverBranch,
	},
	{
		Rule: plan.Rule{ID: DriverDocumented, Kind: plan.Runs, Source: rule.DocReleases, Soft: true,
			Text: "Before CUDA 11 a driver runs every CUDA up to the one that its branch reports; the release " +
				"notes name the driver of the installer as floor, which may be a later one of that branch. A " +
				"driver between the two is accepted with a warning. In an environment that is there, so is one " +
				"below the floor of a later major that reports the very minor: 450.51.06 with CUDA 11.0."},
		About: rule.AboutDriver, Warn: warnDriverDocumented,
	},
	{
		Rule: plan.Rule{ID: DriverEnded, Kind: plan.Runs, Source: rule.DocDrivers, Soft: true,
			Text: "A driver branch past its end of support gets no security fixes; only supported branches are " +
				"recommended, the long-term one first."},
		About: rule.AboutDriver | rule.AboutDrivers, Warn: warnDriverEnded,
	},
	{
		Rule: plan.Rule{ID: MinorCompat, Kind: plan.Runs, Source: rule.DocCompat, Soft: true,
			Text: "A driver of an older branch than the CUDA minor runs it by minor-version compatibility, " +
				"without features that live in the driver and without compiling PTX of the newer toolkit. " +
				"Within one release a build that does not need it is preferred."},
		About: rule.AboutDriver, Warn: warnMinorCompat,
	},
	{
		Rule: plan.Rule{ID: GPUDriverInferred, Kind: plan.Runs, Source: rule.DocDrivers, Inferred: true, Soft: true,
			Text: "Where the first driver branch of an architecture is only inferred, an older driver is not " +
				"refused: it ranks below every driver that is known to do, and brings a warning."},
		State: stateGPUDriverInferred,
		About: rule.AboutDriver, Warn: warnGPUDriverInferred,
	},
	{
		Rule: plan.Rule{ID: DriverListed, Kind: plan.Runs, Source: rule.DocDrivers, Soft: true, Inferred: true,
			Text: "A board may work on a driver older than the first that lists it, since it is the architecture " +
				"that the driver must know; it is not certain to."},
		About: rule.AboutDriver, Warn: warnDriverListed,
	},
	{
		Rule: plan.Rule{ID: NewDriver, Kind: plan.Runs, Source: rule.DocTarget, Soft: true,
			Text: "A driver of a branch newer than the facts is taken to run what the newest known one runs; that " +
				"it still supports every GPU is not known."},
		About: rule.AboutDrivers, Warn: warnNewDriver,
	},
	{
		Rule: plan.Rule{ID: KernelModule, Kind: plan.Runs, Source: rule.DocOpenModule, Soft: true,
			Text: "Blackwell and Grace Hopper run on the open kernel modules only; Maxwell, Pascal and Volta on " +
				"the proprietary ones only; those between on either. GPUs of both groups cannot share a host."},
		About: rule.AboutHost, Warn: warnKernelModule,
	},
}

// stateFrameworkDriver holds builds to the driver that their makers name.
func stateFrameworkDriver(s *model.Statement) {
	for _, f := range s.Frameworks() {
		own := ownFloors(s.Model, f)
		if own == nil {
			continue
		}
		for _, d := range s.Drivers {
			model.Constrain3(s, floorTerm(f, own), d.Term(), s.ForwardTerm(),
				func(floor buildFloor, driver string, compat bool) bool {
					return version.Compare(driver, floor.Value) >= 0 || compat && compatOf(s.Model, floor.cuda, driver) != nil
				}, model.Says{From: s.Query.OnlyJetson(), Explain: func(left model.Domains) model.Explanation {
					return makersDriver(s, f, own, left[f.Dim])
				}})
		}
	}
}

func makersDriver(s *model.Statement, f *model.PackageVariable, own []facts.Cited, left []int) model.Explanation {
	for _, v := range left {
		if own[v].Value != "" {
			return model.Explanation{
				Text: fmt.Sprintf("%s %s asks for driver %s or newer",
					f.Package.Traits.Name, f.Builds[v].Label(), own[v].Value),
				Facts: []string{own[v].Fact}}
		}
	}
	return model.Explanation{Text: s.Rule.Text}
}

// driversBy is what the drivers that run a CUDA follow from besides the builds.
type driversBy struct{ jetson, given, existing bool }

// stateDriverFloor holds builds to drivers that run their CUDA, or that do with
// a cuda-compat package before them.
func stateDriverFloor(s *model.Statement) {
	for _, d := range s.Drivers {
		existing := s.Query.Existing != nil
		given := d.Driver != nil && (s.Forward == nil || existing) // what is there has that driver, compat or not
		for _, f := range s.Frameworks() {
			floors := cudaFloors(s.Model, f)
			model.Constrain3(s, floorTerm(f, floors), d.Term(), s.ForwardTerm(),
				func(floor buildFloor, driver string, compat bool) bool {
					return version.Compare(driver, floor.Value) >= 0 ||
						compat && compatOf(s.Model, floor.cuda, driver) != nil ||
						given && branchKnows(s.Facts, driver, floor, existing)
				}, model.Says{From: driversBy{s.Query.OnlyJetson(), given, existing},
					Explain: func(left model.Domains) model.Explanation {
						return driverTooOld(s.Model, f.Pick(left[f.Dim]), floors, left[f.Dim], d, left[d.Dim])
					}})
		}
	}
}

// branchKnows reports whether a driver below the documented floor of a CUDA
// before 11 runs it all the same: one of a branch whose own CUDA is that minor
// or a newer one does. The floor is then the driver of the release's installer. What is there already
// runs so with later CUDA, too: 11.0 on driver 450.51.06, below the floor of its major.
func branchKnows(f *facts.Facts, driver string, floor buildFloor, existing bool) bool {
	return strings.HasPrefix(floor.Fact, "cuda/") && (f.BranchReports(driver, floor.cuda) ||
		existing && version.Parts(floor.cuda) > 1 && f.BranchKnows(driver, floor.cuda))
}

func driverTooOld(m *model.Model, builds []*candidate.Build, floors []facts.Cited, left []int,
	d *model.DriverVariable, drivers []int) model.Explanation {
	lowest := -1
	for i, v := range left {
		if floors[v].Value != "" && (lowest < 0 || version.Compare(floors[v].Value, floors[left[lowest]].Value) < 0) {
			lowest = i
		}
	}
	var e model.Explanation
	if lowest >= 0 {
		floor := floors[left[lowest]]
		cuda := version.Minor(builds[lowest].CUDA)
		if m := version.Major(builds[lowest].CUDA); version.Compare(m, "11") >= 0 {
			cuda = m
		}
		e.Text = fmt.Sprintf("CUDA %s needs driver %s or newer", cuda, floor.Value)
		if len(drivers) > 0 {
			newestLeft := d.Values[drivers[len(drivers)-1]]
			if branch := m.Facts.ByBranch()[version.Major(newestLeft)]; branch != nil && branch.CUDA != "" {
				e.Text += fmt.Sprintf(" (branch %s stops at CUDA %s)", branch.Branch, branch.CUDA)
			}
		}
		e.Facts = []string{floor.Fact, builds[lowest].Ref("cuda")}
	}
	if m.Forward != nil && m.Query.Forward.Asked && m.Query.Forward.No == "" {
		e.Text += ", and no cuda-compat package lifts it"
	}
	return e
}

// stateGPUDriver holds GPUs to drivers that know their architecture. A first
// branch that is inferred refuses no driver that hosts are said to run, but those
// whose branch lists what it knows; where the target names none, a plan stays with
// drivers that are known to do.
func stateGPUDriver(s *model.Statement) {
	for _, d := range s.Drivers {
		for _, g := range s.GPUs {
			if inferredBranch(g.GPU.Arch) && d.Driver != nil {
				stateUnlisted(s, d, g)
				continue
			}
			floor := query.BoardDriverFloor(s.Facts, g.GPU, s.Query.Windows())
			if floor.Value == "" {
				continue
			}
			model.Constrain2(s, g.Served(), d.Term(), func(served bool, driver string) bool {
				return !served || version.Compare(driver, floor.Value) >= 0
			}, model.Says{From: floor.Value, Explain: func(model.Domains) model.Explanation {
				return model.Explanation{
					Text: fmt.Sprintf("%s (%s) %s driver %s or newer, whatever the CUDA",
						g.GPU.Name(), g.GPU.Arch.Name, g.GPU.Verb("needs", "need"), floor.Value),
					Facts: []string{floor.Fact, g.GPU.Ref()}}
			}})
		}
	}
}

// stateUnlisted refuses the drivers on Linux whose branch, or a later one, lists the architectures that it knows, and
// not that of a GPU.
func stateUnlisted(s *model.Statement, d *model.DriverVariable, g *model.GPUVariable) {
	unknown := func(driver string) bool { return listsWithout(s.Facts, g.GPU.Arch, driver) != nil }
	if s.Query.Windows() || g.GPU.Arch.Tegra || !slices.ContainsFunc(d.Values, unknown) {
		return
	}
	model.Constrain2(s, g.Served(), d.Term(), func(served bool, driver string) bool {
		return !served || !unknown(driver)
	}, model.Says{From: "listed", Explain: func(left model.Domains) model.Explanation {
		for _, v := range left[d.Dim] {
			if branch := listsWithout(s.Facts, g.GPU.Arch, d.Values[v]); branch != nil {
				return model.Explanation{
					Text: fmt.Sprintf("drivers up to branch %s do not know %s (%s), whatever the CUDA", branch.Branch,
						g.GPU.Name(), g.GPU.Arch.Name),
					Facts: []string{"drivers/" + branch.Branch + "#architectures", g.GPU.Ref()}}
			}
		}
		return model.Explanation{}
	}})
}

// listsWithout returns the branch by which a driver does not know an architecture: its own or the next one of which a
// source lists what it knows, where that is before the first that seems to; nil where none is.
func listsWithout(f *facts.Facts, arch *matrices.Architecture, driver string) *matrices.DriverBranch {
	var next *matrices.DriverBranch
	branches := f.DriverBranches()
	for i := range branches {
		b := &branches[i]
		if version.Compare(b.Branch, version.Major(driver)) < 0 ||
			version.Compare(b.Branch, arch.FirstDriverBranch) >= 0 || next != nil && version.Compare(next.Branch, b.Branch) < 0 {
			continue
		}
		if len(b.Architectures) > 0 && !slices.Contains(b.Inferred, "architectures") &&
			!slices.Contains(b.Architectures, arch.Name) {
			next = b
		}
	}
	return next
}

// stateGPUDriverInferred ranks drivers below others that only seem to be too old
// for a GPU.
func stateGPUDriverInferred(s *model.Statement) {
	for _, d := range s.Drivers {
		for _, g := range s.GPUs {
			if !inferredBranch(g.GPU.Arch) {
				continue
			}
			floor := query.BoardDriverFloor(s.Facts, g.GPU, s.Query.Windows())
			if floor.Value == "" {
				continue
			}
			if established(s) {
				model.Constrain2(s, g.Served(), d.Term(), func(served bool, driver string) bool {
					return !served || version.Compare(driver, floor.Value) >= 0
				}, unestablished)
				continue
			}
			model.Soften2(s, g.Served(), d.Term(), func(served bool, driver string) int {
				if served && version.Compare(driver, floor.Value) < 0 {
					return costByUnknown
				}
				return 0
			}, model.Weighs{Level: model.LevelKernels, From: floor.Value})
		}
	}
}

// inferredBranch reports whether no source states the architecture's first
// driver branch outright.
func inferredBranch(arch *matrices.Architecture) bool {
	return slices.Contains(arch.Inferred, "first_driver_branch")
}

// stateGPUDriverEnd refuses drivers that dropped a GPU.
func stateGPUDriverEnd(s *model.Statement) {
	for _, d := range s.Drivers {
		for _, g := range s.GPUs {
			last := g.GPU.Arch.LastDriverBranch
			if last == "" || g.GPU.Arch.Tegra {
				continue
			}
			model.Constrain2(s, g.Served(), d.Term(), func(served bool, driver string) bool {
				return !served || !pastBranch(s.Model, driver, last)
			}, model.Says{From: s.Query.Windows(), Explain: func(model.Domains) model.Explanation {
				return model.Explanation{
					Text: fmt.Sprintf("driver branch %s is the last that supports %s (%s)",
						last, g.GPU.Name(), g.GPU.Arch.Name),
					Facts: []string{"architectures/" + g.GPU.CC() + "#last-driver-branch"}}
			}})
		}
	}
}

// pastBranch reports whether a driver is of a branch later than last. Windows
// has branches of its own, which run up to 19 numbers ahead of their Linux
// sisters (581 belongs with 580, 591 with 590).
func pastBranch(m *model.Model, driver, last string) bool {
	if m.Query.Windows() {
		n, _ := version.NextNumber(driver)
		end, _ := version.NextNumber(last)
		return n/10 > end/10
	}
	return version.Compare(version.Major(driver), last) > 0
}
