package planner

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

var (
	ruleDriverFloor = Rule{ID: "cuda-driver-floor", Source: docCompat,
		Text: "Programs of CUDA 11 and later run on the driver floor of their CUDA major (minor-version compatibility): 450.80.02 for 11, 525.60.13 for 12, 580.65.06 for 13 on Linux. Before 11 each minor has a floor of its own. A newer driver runs every older CUDA."}
	ruleFrameworkDriver = Rule{ID: "framework-driver-floor", Source: docBuilds,
		Text: "A framework's documents may ask for a newer Linux driver than its CUDA does; then that counts."}
	ruleMinorCompat = Rule{ID: "minor-version-compatibility", Source: docCompat, Soft: true,
		Text: "A driver of an older branch than the CUDA minor runs it by minor-version compatibility, without features that live in the driver and without compiling PTX of the newer toolkit. Within one release a build that does not need it is preferred."}
	ruleGPUDriver = Rule{ID: "gpu-driver-floor", Source: docDrivers,
		Text: "A GPU needs a driver that knows its architecture, whatever the CUDA floor is: Blackwell needs 570.26 even with an older CUDA 12."}
	ruleGPUDriverInferred = Rule{ID: "gpu-driver-inferred", Source: docDrivers, Inferred: true, Soft: true,
		Text: "Where the first driver branch of an architecture is only inferred, an older driver is not refused: it ranks below every driver that is known to do, and brings a warning."}
	ruleGPUDriverEnd = Rule{ID: "gpu-driver-end", Source: docDrivers,
		Text: "Driver branches drop old architectures: Kepler ends with R470, Maxwell, Pascal and Volta with R580."}
	ruleKernelModule = Rule{ID: "kernel-module", Source: docOpenModule, Soft: true,
		Text: "Blackwell and Grace Hopper run on the open kernel modules only; Maxwell, Pascal and Volta on the proprietary ones only; those between on either. GPUs of both groups cannot share a host."}
	ruleDriverEnded = Rule{ID: "driver-ended", Source: docDrivers, Soft: true,
		Text: "A driver branch past its end of support gets no security fixes; only supported branches are recommended, the long-term one first."}
	ruleDriverListed = Rule{ID: "driver-lists-gpu", Source: docDrivers, Soft: true, Inferred: true,
		Text: "A board may work on a driver older than the first that lists it, since it is the architecture that the driver must know; it is not certain to."}
	ruleDriverDocumented = Rule{ID: "driver-below-documented", Source: docReleases, Soft: true,
		Text: "Before CUDA 11 a driver runs every CUDA up to the one that its branch reports; the release notes name the driver of the installer as floor, which may be a later one of that branch. A driver between the two is accepted with a warning."}
	ruleDriverBranch = Rule{ID: "driver-branch-floor", Source: docDrivers, Soft: true,
		Text: "Where only a driver branch is given, the floor may lie inside the branch: hosts on older releases of it need an update."}
)

func (s *scene) stateDriverRules() {
	for _, d := range s.drivers {
		for _, f := range s.frameworks {
			s.stateCUDAFloor(f, d)
			s.stateOwnFloor(f, d)
		}
		for _, g := range s.gpus {
			s.stateGPUDriver(g, d)
			s.stateGPUDriverEnd(g, d)
		}
	}
}

// cudaFloors gives the driver floor of the CUDA of each build.
func (s *scene) cudaFloors(f *frameworkAxis) []cited {
	return traits(s.facts, f.same, "CUDA floor", s.ask.onlyJetson(), func() []cited { return s.listCUDAFloors(f) })
}

func (s *scene) listCUDAFloors(f *frameworkAxis) []cited {
	floors := make([]cited, len(f.builds))
	if s.ask.onlyJetson() {
		return floors
	}
	known := map[string]cited{}
	for i := range f.builds {
		b := &f.builds[i]
		if b.cpu() {
			continue
		}
		key := b.cuda + b.on.Platform
		floor, seen := known[key]
		if !seen {
			floor = s.facts.cudaDriverFloor(b.cuda, b.windows())
			known[key] = floor
		}
		floors[i] = floor
	}
	return floors
}

// driverFloor is the driver that the framework's own documents ask for.
func (b *build) driverFloor() cited {
	if b.row.MinDriver == "" || b.windows() {
		return cited{}
	}
	return cited{b.row.MinDriver, b.ref("min-driver")}
}

// ownFloors gives the driver that each build's documents ask for, where that is
// newer than its CUDA does; nil where no build has such a one.
func (s *scene) ownFloors(f *frameworkAxis) []cited {
	return traits(s.facts, f.same, "own floor", s.ask.onlyJetson(), func() []cited {
		var own []cited
		for i, floor := range s.cudaFloors(f) {
			if c := f.builds[i].driverFloor(); !s.ask.onlyJetson() && compareDotted(c.value, floor.value) > 0 {
				if own == nil {
					own = make([]cited, len(f.builds))
				}
				own[i] = c
			}
		}
		return own
	})
}

// stateOwnFloor holds builds to the driver that their makers ask for.
func (s *scene) stateOwnFloor(f *frameworkAxis, d *driverAxis) {
	own := s.ownFloors(f)
	if own == nil {
		return
	}
	axes := []*axis{&f.axis, &d.axis}
	if s.forward != nil {
		axes = append(axes, s.forward)
	}
	s.fact(ruleFrameworkDriver, axes, func(v []int) bool {
		return compareDotted(d.values[v[1]], own[v[0]].value) >= 0 || len(v) > 2 && v[2] == withCompat && s.compatOf(f.builds[v[0]].cuda, d.values[v[1]]) != nil
	}, nil, func(left scope) explanation {
		for _, v := range left[f.dim] {
			if own[v].value != "" {
				return explanation{fmt.Sprintf("%s %s asks for driver %s or newer", displayName(f.ask.name), f.builds[v].label(), own[v].value), []string{own[v].fact}}
			}
		}
		return explanation{text: ruleFrameworkDriver.Text}
	})
}

func (s *scene) stateCUDAFloor(f *frameworkAxis, d *driverAxis) {
	floors := s.cudaFloors(f)
	if s.forward != nil {
		s.stateForwardFloor(f, d, floors)
		return
	}
	given := d.ask != nil
	s.law(ruleDriverFloor, []*axis{&f.axis, &d.axis}, [2]bool{s.ask.onlyJetson(), given}, func() relation {
		return relation{func(v []int) bool {
			return compareDotted(d.values[v[1]], floors[v[0]].value) >= 0 || given && s.facts.branchKnows(d.values[v[1]], floors[v[0]], f.builds[v[0]].cuda)
		}, classOf(floors, func(c *cited) string { return c.value + c.fact })}
	},
		func(left scope) explanation {
			return s.driverTooOld(f.pick(left[f.dim]), floors, left[f.dim], d, left[d.dim])
		})
}

// stateForwardFloor is stateCUDAFloor where a cuda-compat package may take the
// place of a newer driver.
func (s *scene) stateForwardFloor(f *frameworkAxis, d *driverAxis, floors []cited) {
	keys := make([]string, len(floors))
	for i := range floors {
		keys[i] = floors[i].value + minor(f.builds[i].cuda)
	}
	s.fact(ruleDriverFloor, []*axis{&f.axis, &d.axis, s.forward},
		func(v []int) bool {
			driver := d.values[v[1]]
			return compareDotted(driver, floors[v[0]].value) >= 0 || v[2] == withCompat && s.compatOf(f.builds[v[0]].cuda, driver) != nil
		},
		classOf(keys, func(k *string) string { return *k }),
		func(left scope) explanation {
			e := s.driverTooOld(f.pick(left[f.dim]), floors, left[f.dim], d, left[d.dim])
			if s.ask.forward.asked && s.ask.forward.no == "" {
				e.text += ", and no cuda-compat package lifts it"
			}
			return e
		})
}

// branchKnows reports whether a driver below the documented floor of a CUDA
// before 11 runs it all the same: one of a branch whose own CUDA is that minor
// or a newer one does. The floor is then the driver of the release's installer.
func (f *facts) branchKnows(driver string, floor cited, cuda string) bool {
	if cuda == "" || compareDotted(major(cuda), "11") >= 0 || !strings.HasPrefix(floor.fact, "cuda/") {
		return false
	}
	branch := f.branches()[major(driver)]
	return branch != nil && branch.CUDA != "" && compareDotted(branch.CUDA, minor(cuda)) >= 0
}

func (s *scene) driverTooOld(builds []*build, floors []cited, left []int, d *driverAxis, drivers []int) explanation {
	lowest := -1
	for i, v := range left {
		if floors[v].value != "" && (lowest < 0 || compareDotted(floors[v].value, floors[left[lowest]].value) < 0) {
			lowest = i
		}
	}
	if lowest < 0 {
		return explanation{}
	}
	floor := floors[left[lowest]]
	text := fmt.Sprintf("CUDA %s needs driver %s or newer", minor(builds[lowest].cuda), floor.value)
	if m := major(builds[lowest].cuda); compareDotted(m, "11") >= 0 {
		text = fmt.Sprintf("CUDA %s needs driver %s or newer", m, floor.value)
	}
	if len(drivers) > 0 {
		newestLeft := d.values[drivers[len(drivers)-1]]
		if branch := s.facts.branches()[major(newestLeft)]; branch != nil && branch.CUDA != "" {
			text += fmt.Sprintf(" (branch %s stops at CUDA %s)", branch.Branch, branch.CUDA)
		}
	}
	return explanation{text, []string{floor.fact, builds[lowest].ref("cuda")}}
}

func (s *scene) stateGPUDriver(g *gpuAxis, d *driverAxis) {
	floor := s.facts.boardDriverFloor(g.ask, s.ask.windows())
	if floor.value == "" {
		return
	}
	if inferredBranch(g.ask.arch) {
		s.weakness(ruleGPUDriverInferred, levelKernels, []*axis{&g.axis, &d.axis}, floor.value, func() costs {
			return costs{of: func(v []int) int {
				if v[0] != absent && compareDotted(d.values[v[1]], floor.value) < 0 {
					return costByUnknown
				}
				return 0
			}}
		})
		return
	}
	s.law(ruleGPUDriver, []*axis{&g.axis, &d.axis}, floor.value, func() relation {
		return relation{allows: func(v []int) bool { return v[0] == absent || compareDotted(d.values[v[1]], floor.value) >= 0 }}
	},
		func(scope) explanation {
			return explanation{
				text:  fmt.Sprintf("%s (%s) %s driver %s or newer, whatever the CUDA", g.ask.name(), g.ask.arch.Name, g.ask.verb("needs", "need"), floor.value),
				facts: []string{floor.fact, g.ask.ref()}}
		})
}

// inferredBranch reports whether no source states the architecture's first
// driver branch outright.
func inferredBranch(arch *matrices.Architecture) bool {
	return slices.Contains(arch.Inferred, "first_driver_branch")
}

func (s *scene) stateGPUDriverEnd(g *gpuAxis, d *driverAxis) {
	last := g.ask.arch.LastDriverBranch
	if last == "" || g.ask.arch.Tegra {
		return
	}
	s.law(ruleGPUDriverEnd, []*axis{&g.axis, &d.axis}, s.ask.windows(), func() relation {
		return relation{allows: func(v []int) bool { return v[0] == absent || !s.pastBranch(d.values[v[1]], last) }}
	},
		func(scope) explanation {
			return explanation{
				text:  fmt.Sprintf("driver branch %s is the last that supports %s (%s)", last, g.ask.name(), g.ask.arch.Name),
				facts: []string{"architectures/" + g.ask.cc() + "#last-driver-branch"}}
		})
}

// pastBranch reports whether a driver is of a branch later than last. Windows
// has branches of its own, which run up to 19 numbers ahead of their Linux
// sisters (581 belongs with 580, 591 with 590).
func (s *scene) pastBranch(driver, last string) bool {
	if s.ask.windows() {
		n, _ := nextNumber(driver)
		end, _ := nextNumber(last)
		return n/10 > end/10
	}
	return compareDotted(major(driver), last) > 0
}
