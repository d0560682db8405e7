package rules

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
	"github.com/envsolve/envsolve/planner/plan"
)

// need is a lower bound on the driver.
type need struct {
	facts.Cited
	Info model.Rule
	Why  string // "CUDA 12", "RTX 5090"
}

// Needs returns every lower bound that the choice puts on the driver.
func Needs(c *model.Solution) []need {
	if onlyJetson(c) {
		return nil
	}
	var list []need
	windows := c.Part(c.Platform) == facts.WindowsAMD64
	for i := range c.Frameworks {
		b := c.Build(i)
		if b.CPU() {
			continue
		}
		if n, ok := compatNeed(c, b); ok {
			list = append(list, n)
			continue
		}
		list = append(list, need{c.Facts.CUDADriverFloor(b.CUDA, windows), RuleDriverFloor, "CUDA " + version.Major(b.CUDA)},
			need{b.DriverFloor(), RuleFrameworkDriver, facts.DisplayName(b.Release.Framework) + " " + b.Label()})
		for _, g := range c.Served() {
			if g.Cover[i][c.At(&c.Frameworks[i].Variable)] == candidate.CoverPTX {
				list = append(list, need{c.Facts.CUDAToolkitDriver(b.CUDA, windows), RulePTXDriver, "PTX of CUDA " + version.Minor(b.CUDA)})
			}
		}
	}
	for _, g := range c.Served() {
		floor := query.BoardDriverFloor(c.Facts, g.Query, windows)
		if InferredBranch(g.Query.Arch) && len(c.Query.Drivers) > 0 {
			continue // a warning tells of it
		}
		list = append(list, need{floor, RuleGPUDriver, g.Query.Name()})
	}
	return list
}

// Floor is the highest of the needs: the oldest driver that runs the stack.
func Floor(c *model.Solution) need {
	var top need
	for _, n := range Needs(c) {
		if n.Value != "" && (top.Value == "" || version.Compare(n.Value, top.Value) > 0) {
			top = n
		}
	}
	return top
}

var (
	RuleDriverFloor = plan.Rule{ID: "cuda-driver-floor", Source: docCompat,
		Text: "Programs of CUDA 11 and later run on the driver floor of their CUDA major (minor-version compatibility): 450.80.02 for 11, 525.60.13 for 12, 580.65.06 for 13 on Linux. Before 11 each minor has a floor of its own. A newer driver runs every older CUDA."}
	RuleFrameworkDriver = plan.Rule{ID: "framework-driver-floor", Source: docBuilds,
		Text: "A framework's documents may ask for a newer Linux driver than its CUDA does; then that counts."}
	RuleMinorCompat = plan.Rule{ID: "minor-version-compatibility", Source: docCompat, Soft: true,
		Text: "A driver of an older branch than the CUDA minor runs it by minor-version compatibility, without features that live in the driver and without compiling PTX of the newer toolkit. Within one release a build that does not need it is preferred."}
	RuleGPUDriver = plan.Rule{ID: "gpu-driver-floor", Source: docDrivers,
		Text: "A GPU needs a driver that knows its architecture, whatever the CUDA floor is: Blackwell needs 570.26 even with an older CUDA 12."}
	RuleGPUDriverInferred = plan.Rule{ID: "gpu-driver-inferred", Source: docDrivers, Inferred: true, Soft: true,
		Text: "Where the first driver branch of an architecture is only inferred, an older driver is not refused: it ranks below every driver that is known to do, and brings a warning."}
	RuleGPUDriverEnd = plan.Rule{ID: "gpu-driver-end", Source: docDrivers,
		Text: "Driver branches drop old architectures: Kepler ends with R470, Maxwell, Pascal and Volta with R580."}
	RuleKernelModule = plan.Rule{ID: "kernel-module", Source: docOpenModule, Soft: true,
		Text: "Blackwell and Grace Hopper run on the open kernel modules only; Maxwell, Pascal and Volta on the proprietary ones only; those between on either. GPUs of both groups cannot share a host."}
	RuleDriverEnded = plan.Rule{ID: "driver-ended", Source: docDrivers, Soft: true,
		Text: "A driver branch past its end of support gets no security fixes; only supported branches are recommended, the long-term one first."}
	RuleDriverListed = plan.Rule{ID: "driver-lists-gpu", Source: docDrivers, Soft: true, Inferred: true,
		Text: "A board may work on a driver older than the first that lists it, since it is the architecture that the driver must know; it is not certain to."}
	RuleDriverDocumented = plan.Rule{ID: "driver-below-documented", Source: docReleases, Soft: true,
		Text: "Before CUDA 11 a driver runs every CUDA up to the one that its branch reports; the release notes name the driver of the installer as floor, which may be a later one of that branch. A driver between the two is accepted with a warning."}
	RuleDriverBranch = plan.Rule{ID: "driver-branch-floor", Source: docDrivers, Soft: true,
		Text: "Where only a driver branch is given, the floor may lie inside the branch: hosts on older releases of it need an update."}
)

func stateDriverRules(s *model.Model) {
	for _, d := range s.Drivers {
		for _, f := range s.Frameworks {
			stateCUDAFloor(s, f, d)
			stateOwnFloor(s, f, d)
		}
		for _, g := range s.GPUs {
			stateGPUDriver(s, g, d)
			stateGPUDriverEnd(s, g, d)
		}
	}
}

// cudaFloors returns the driver floor of the CUDA of each build.
func cudaFloors(s *model.Model, f *model.FrameworkVariable) []facts.Cited {
	return facts.CachedList(s.Facts, f.Same, "CUDA floor", s.Query.OnlyJetson(), func() []facts.Cited { return listCUDAFloors(s, f) })
}

func listCUDAFloors(s *model.Model, f *model.FrameworkVariable) []facts.Cited {
	floors := make([]facts.Cited, len(f.Builds))
	if s.Query.OnlyJetson() {
		return floors
	}
	known := map[string]facts.Cited{}
	for i := range f.Builds {
		b := &f.Builds[i]
		if b.CPU() {
			continue
		}
		key := b.CUDA + b.On.Platform
		floor, seen := known[key]
		if !seen {
			floor = s.Facts.CUDADriverFloor(b.CUDA, b.Windows())
			known[key] = floor
		}
		floors[i] = floor
	}
	return floors
}

// ownFloors returns the driver that each build's documents ask for, where that is
// newer than its CUDA does; nil where no build has such a one.
func ownFloors(s *model.Model, f *model.FrameworkVariable) []facts.Cited {
	return facts.CachedList(s.Facts, f.Same, "own floor", s.Query.OnlyJetson(), func() []facts.Cited {
		var own []facts.Cited
		for i, floor := range cudaFloors(s, f) {
			if c := f.Builds[i].DriverFloor(); !s.Query.OnlyJetson() && version.Compare(c.Value, floor.Value) > 0 {
				if own == nil {
					own = make([]facts.Cited, len(f.Builds))
				}
				own[i] = c
			}
		}
		return own
	})
}

// stateOwnFloor holds builds to the driver that their makers ask for.
func stateOwnFloor(s *model.Model, f *model.FrameworkVariable, d *model.DriverVariable) {
	own := ownFloors(s, f)
	if own == nil {
		return
	}
	axes := []*model.Variable{&f.Variable, &d.Variable}
	if s.Forward != nil {
		axes = append(axes, s.Forward)
	}
	s.Constrain(RuleFrameworkDriver, axes, func(v []int) bool {
		return version.Compare(d.Values[v[1]], own[v[0]].Value) >= 0 || len(v) > 2 && v[2] == withCompat && compatOf(s, f.Builds[v[0]].CUDA, d.Values[v[1]]) != nil
	}, nil, func(left model.Domains) model.Explanation {
		for _, v := range left[f.Dim] {
			if own[v].Value != "" {
				return model.Explanation{Text: fmt.Sprintf("%s %s asks for driver %s or newer", facts.DisplayName(f.Query.Name), f.Builds[v].Label(), own[v].Value), Facts: []string{own[v].Fact}}
			}
		}
		return model.Explanation{Text: RuleFrameworkDriver.Text}
	})
}

func stateCUDAFloor(s *model.Model, f *model.FrameworkVariable, d *model.DriverVariable) {
	floors := cudaFloors(s, f)
	if s.Forward != nil {
		stateForwardFloor(s, f, d, floors)
		return
	}
	given := d.Query != nil
	s.Tabulated(RuleDriverFloor, []*model.Variable{&f.Variable, &d.Variable}, [2]bool{s.Query.OnlyJetson(), given}, func() model.Relation {
		return model.Relation{Allows: func(v []int) bool {
			return version.Compare(d.Values[v[1]], floors[v[0]].Value) >= 0 || given && branchKnows(s.Facts, d.Values[v[1]], floors[v[0]], f.Builds[v[0]].CUDA)
		}, Class: model.ClassOf(floors, func(c *facts.Cited) string { return c.Value + c.Fact })}
	},
		func(left model.Domains) model.Explanation {
			return driverTooOld(s, f.Pick(left[f.Dim]), floors, left[f.Dim], d, left[d.Dim])
		})
}

// stateForwardFloor is stateCUDAFloor where a cuda-compat package may take the
// place of a newer driver.
func stateForwardFloor(s *model.Model, f *model.FrameworkVariable, d *model.DriverVariable, floors []facts.Cited) {
	keys := make([]string, len(floors))
	for i := range floors {
		keys[i] = floors[i].Value + version.Minor(f.Builds[i].CUDA)
	}
	s.Constrain(RuleDriverFloor, []*model.Variable{&f.Variable, &d.Variable, s.Forward},
		func(v []int) bool {
			driver := d.Values[v[1]]
			return version.Compare(driver, floors[v[0]].Value) >= 0 || v[2] == withCompat && compatOf(s, f.Builds[v[0]].CUDA, driver) != nil
		},
		model.ClassOf(keys, func(k *string) string { return *k }),
		func(left model.Domains) model.Explanation {
			e := driverTooOld(s, f.Pick(left[f.Dim]), floors, left[f.Dim], d, left[d.Dim])
			if s.Query.Forward.Asked && s.Query.Forward.No == "" {
				e.Text += ", and no cuda-compat package lifts it"
			}
			return e
		})
}

// branchKnows reports whether a driver below the documented floor of a CUDA
// before 11 runs it all the same: one of a branch whose own CUDA is that minor
// or a newer one does. The floor is then the driver of the release's installer.
func branchKnows(f *facts.Facts, driver string, floor facts.Cited, cuda string) bool {
	if cuda == "" || version.Compare(version.Major(cuda), "11") >= 0 || !strings.HasPrefix(floor.Fact, "cuda/") {
		return false
	}
	branch := f.ByBranch()[version.Major(driver)]
	return branch != nil && branch.CUDA != "" && version.Compare(branch.CUDA, version.Minor(cuda)) >= 0
}

func driverTooOld(s *model.Model, builds []*candidate.Build, floors []facts.Cited, left []int, d *model.DriverVariable, drivers []int) model.Explanation {
	lowest := -1
	for i, v := range left {
		if floors[v].Value != "" && (lowest < 0 || version.Compare(floors[v].Value, floors[left[lowest]].Value) < 0) {
			lowest = i
		}
	}
	if lowest < 0 {
		return model.Explanation{}
	}
	floor := floors[left[lowest]]
	text := fmt.Sprintf("CUDA %s needs driver %s or newer", version.Minor(builds[lowest].CUDA), floor.Value)
	if m := version.Major(builds[lowest].CUDA); version.Compare(m, "11") >= 0 {
		text = fmt.Sprintf("CUDA %s needs driver %s or newer", m, floor.Value)
	}
	if len(drivers) > 0 {
		newestLeft := d.Values[drivers[len(drivers)-1]]
		if branch := s.Facts.ByBranch()[version.Major(newestLeft)]; branch != nil && branch.CUDA != "" {
			text += fmt.Sprintf(" (branch %s stops at CUDA %s)", branch.Branch, branch.CUDA)
		}
	}
	return model.Explanation{Text: text, Facts: []string{floor.Fact, builds[lowest].Ref("cuda")}}
}

func stateGPUDriver(s *model.Model, g *model.GPUVariable, d *model.DriverVariable) {
	floor := query.BoardDriverFloor(s.Facts, g.Query, s.Query.Windows())
	if floor.Value == "" {
		return
	}
	if InferredBranch(g.Query.Arch) {
		s.SoftTabulated(RuleGPUDriverInferred, model.LevelKernels, []*model.Variable{&g.Variable, &d.Variable}, floor.Value, func() model.Costs {
			return model.Costs{Of: func(v []int) int {
				if v[0] != model.Absent && version.Compare(d.Values[v[1]], floor.Value) < 0 {
					return costByUnknown
				}
				return 0
			}}
		})
		return
	}
	s.Tabulated(RuleGPUDriver, []*model.Variable{&g.Variable, &d.Variable}, floor.Value, func() model.Relation {
		return model.Relation{Allows: func(v []int) bool { return v[0] == model.Absent || version.Compare(d.Values[v[1]], floor.Value) >= 0 }}
	},
		func(model.Domains) model.Explanation {
			return model.Explanation{
				Text:  fmt.Sprintf("%s (%s) %s driver %s or newer, whatever the CUDA", g.Query.Name(), g.Query.Arch.Name, g.Query.Verb("needs", "need"), floor.Value),
				Facts: []string{floor.Fact, g.Query.Ref()}}
		})
}

// InferredBranch reports whether no source states the architecture's first
// driver branch outright.
func InferredBranch(arch *matrices.Architecture) bool {
	return slices.Contains(arch.Inferred, "first_driver_branch")
}

func stateGPUDriverEnd(s *model.Model, g *model.GPUVariable, d *model.DriverVariable) {
	last := g.Query.Arch.LastDriverBranch
	if last == "" || g.Query.Arch.Tegra {
		return
	}
	s.Tabulated(RuleGPUDriverEnd, []*model.Variable{&g.Variable, &d.Variable}, s.Query.Windows(), func() model.Relation {
		return model.Relation{Allows: func(v []int) bool { return v[0] == model.Absent || !pastBranch(s, d.Values[v[1]], last) }}
	},
		func(model.Domains) model.Explanation {
			return model.Explanation{
				Text:  fmt.Sprintf("driver branch %s is the last that supports %s (%s)", last, g.Query.Name(), g.Query.Arch.Name),
				Facts: []string{"architectures/" + g.Query.CC() + "#last-driver-branch"}}
		})
}

// pastBranch reports whether a driver is of a branch later than last. Windows
// has branches of its own, which run up to 19 numbers ahead of their Linux
// sisters (581 belongs with 580, 591 with 590).
func pastBranch(s *model.Model, driver, last string) bool {
	if s.Query.Windows() {
		n, _ := version.NextNumber(driver)
		end, _ := version.NextNumber(last)
		return n/10 > end/10
	}
	return version.Compare(version.Major(driver), last) > 0
}
