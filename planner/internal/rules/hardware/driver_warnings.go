package hardware

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/internal/words"
)

// given returns the oldest driver that hosts of the entry in question run; not
// ok where none is named, or the stack needs none.
func given(r *rule.Report) (low string, ok bool) {
	if r.Driver.Low == "" || r.Stack.Driver.Floor == "" {
		return "", false
	}
	return r.LowestGiven(r.Driver), true
}

// givenBranch returns that driver and its branch; nil where the facts do not know
// it, and on Windows, which has branches of its own.
func givenBranch(r *rule.Report) (low string, branch *matrices.DriverBranch) {
	low, ok := given(r)
	if !ok || r.Part(r.Platform) == facts.WindowsAMD64 {
		return low, nil
	}
	return low, r.Facts.ByBranch()[version.Major(low)]
}

func warnDriverBranch(r *rule.Report) {
	if d := r.Driver; d != nil && d.Low == "" && r.Stack.Driver.Floor != "" {
		r.Warn([]string{Floor(r.Solution).Fact},
			"drivers older than %s do not run this stack, and %s takes them in: say from which driver on, as in >=%[1]s,%[2]s",
			r.Stack.Driver.Floor, d.Text.Value)
		return
	}
	if low, ok := given(r); ok && r.Driver.Branch != "" && version.Compare(low, r.Stack.Driver.Floor) < 0 {
		r.Warn([]string{Floor(r.Solution).Fact},
			"releases of branch %s older than %s do not run this stack: check that every host has %[2]s or newer",
			r.Driver.Branch, r.Stack.Driver.Floor)
	}
}

func warnDriverDocumented(r *rule.Report) {
	if low, ok := given(r); ok && r.Driver.Branch == "" && version.Compare(low, r.Stack.Driver.Floor) < 0 {
		r.Warn([]string{Floor(r.Solution).Fact}, "driver %s is older than %s, which the release notes of CUDA %s name: "+
			"its branch reports that CUDA, so it runs, and may lack fixes",
			low, r.Stack.Driver.Floor, version.Minor(r.Part(r.CUDA)))
	}
}

// warnDriverEnded tells of a given driver that gets no more fixes, and when no
// supported driver is left for the GPUs.
func warnDriverEnded(r *rule.Report) {
	if r.Driver == nil {
		warnNoBranch(r)
		return
	}
	if _, branch := givenBranch(r); branch != nil && !branch.Supported {
		r.Warn([]string{"drivers/" + branch.Branch}, "driver branch %s gets no more fixes%s%s", branch.Branch,
			endedSince(branch.EndOfSupport), words.Prefixed("; recommended: ", r.Stack.Driver.Recommended))
	}
}

func warnNoBranch(r *rule.Report) {
	if r.Stack.Driver.Recommended != "" || len(r.Served()) == 0 || r.Part(r.Platform) == facts.WindowsAMD64 {
		return
	}
	for _, b := range slices.Backward(r.Facts.DriverBranches()) {
		if BranchServes(r.Solution, &b) && version.Compare(model.Latest(&b), r.Stack.Driver.Floor) >= 0 {
			r.Warn([]string{"drivers/" + b.Branch},
				"no driver branch for these GPUs gets fixes any more: the newest is %s%s",
				model.Latest(&b), endedSince(b.EndOfSupport))
			return
		}
	}
}

// BranchServes reports whether a driver branch supports every GPU of the stack.
func BranchServes(c *model.Solution, b *matrices.DriverBranch) bool {
	for _, g := range c.Served() {
		arch := g.GPU.Arch
		if arch.Tegra {
			return false // Jetson drivers come with JetPack
		}
		if arch.FirstDriverBranch != "" && version.Compare(b.Branch, arch.FirstDriverBranch) < 0 {
			return false
		}
		if arch.LastDriverBranch != "" && version.Compare(b.Branch, arch.LastDriverBranch) > 0 {
			return false
		}
	}
	return true
}

// warnGPUDriverEnd tells of GPUs that newer drivers than hosts may run no longer
// support.
func warnGPUDriverEnd(r *rule.Report) {
	openEnded := func(d query.Driver) bool { return strings.HasPrefix(d.Range.Text, ">") && len(d.Range.Tests) == 1 }
	if len(r.Query.Drivers) > 0 && !slices.ContainsFunc(r.Query.Drivers, openEnded) {
		return
	}
	for _, g := range r.Served() {
		if last := g.GPU.Arch.LastDriverBranch; last != "" && !g.GPU.Arch.Tegra {
			r.Warn([]string{"architectures/" + g.GPU.CC() + "#last-driver-branch"},
				"driver branch %s is the last for %s (%s): hosts must not run a newer one",
				last, g.GPU.Name(), g.GPU.Arch.Name)
		}
	}
}

// warnMinorCompat tells when the stack rests on minor-version compatibility,
// and what that leaves out here.
func warnMinorCompat(r *rule.Report) {
	driver, branch := givenBranch(r)
	cuda := r.Part(r.CUDA)
	if branch == nil || cuda == "" || branch.CUDA == "" || version.Major(cuda) != version.Major(branch.CUDA) ||
		version.Compare(version.Minor(cuda), branch.CUDA) <= 0 {
		return
	}
	own := r.Facts.CUDAToolkitDriver(cuda, false)
	r.Warn([]string{own.Fact}, "driver %s knows CUDA %s, and runs CUDA %s by minor-version compatibility: "+
		"code that hands PTX of CUDA %[3]s to the driver, such as NVRTC or numba, needs %s or newer",
		driver, branch.CUDA, version.Minor(cuda), own.Value)
}

// belowInferred reports whether a driver is older than the first that seems to
// know a GPU, which no source says outright, and than all that list one of its boards.
func belowInferred(r *rule.Report, driver string, g *model.GPUVariable) (floor string, below bool) {
	if !inferredBranch(g.GPU.Arch) {
		return "", false
	}
	floor = query.BoardDriverFloor(r.Facts, g.GPU, r.Query.Windows()).Value
	return floor, version.Compare(driver, floor) < 0
}

func warnGPUDriverInferred(r *rule.Report) {
	driver, branch := givenBranch(r)
	if branch == nil {
		return
	}
	for _, g := range r.Served() {
		if floor, below := belowInferred(r, driver, g); below {
			r.Warn([]string{"architectures/" + g.GPU.CC() + "#first-driver-branch"},
				"driver %s is older than %s, the first that seems to know %s (%s): "+
					"no source says so outright, but expect the GPU not to show up",
				driver, floor, g.GPU.Name(), g.GPU.Arch.Name)
		}
	}
}

func warnDriverListed(r *rule.Report) {
	driver, branch := givenBranch(r)
	if branch == nil {
		return
	}
	for _, g := range r.Served() {
		if _, below := belowInferred(r, driver, g); below {
			continue
		}
		for _, b := range g.GPU.Boards {
			if b.FirstDriver != "" && version.Compare(driver, b.FirstDriver) < 0 {
				r.Warn([]string{"gpus/" + b.ID + "#first-driver"},
					"driver %s is older than %s, the first that lists %s: it may work, and is not certain to",
					driver, b.FirstDriver, b.Name)
			}
		}
	}
}

// warnNewDriver tells of hosts whose driver is newer than the facts.
func warnNewDriver(r *rule.Report) {
	newest := query.NewestBranch(r.Facts)
	for i := range r.Query.Drivers {
		d := &r.Query.Drivers[i]
		if d.Low == "" || r.Query.Windows() || version.Compare(version.Major(d.Low), newest) <= 0 {
			continue
		}
		r.Warn([]string{"drivers/" + newest}, "driver %s is not known to the facts of %s, which end with branch %s: "+
			"drivers run every older CUDA, but whether this one still supports the GPUs is not known",
			d.Text.Value, r.Facts.Date(), newest)
	}
}

// Kernel module flavours.
const (
	ModuleOpen        = "open"
	ModuleProprietary = "proprietary"
	ModuleEither      = "either"
)

// KernelModuleOf returns which kernel modules a GPU runs on.
func KernelModuleOf(g *query.GPU) string {
	if g.Arch.OpenKernelModule == "required" {
		return ModuleOpen
	}
	if g.Arch.OpenKernelModule == "none" {
		return ModuleProprietary
	}
	for _, b := range g.Boards {
		if strings.HasPrefix(b.ID, "gh200") {
			return ModuleOpen
		}
	}
	return ModuleEither
}

func warnKernelModule(r *rule.Report) {
	var open, closed []string
	for _, g := range r.Served() {
		switch KernelModuleOf(g.GPU) {
		case ModuleOpen:
			open = append(open, g.GPU.Name())
		case ModuleProprietary:
			closed = append(closed, g.GPU.Name())
		}
	}
	if len(open) > 0 && len(closed) > 0 {
		r.Warn(nil, "%s needs the open kernel modules and %s the proprietary ones: they cannot share a host",
			words.JoinWords(open, "and"), words.JoinWords(closed, "and"))
	}
}

// endedSince says since when a branch gets no fixes, where that is known.
func endedSince(month string) string {
	if month == "" {
		return ""
	}
	return ", ended " + month
}
