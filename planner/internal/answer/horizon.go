package answer

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

// horizon says what of a stack is the last of its kind: the line of a framework
// after which its makers announced that nothing is left for the target's GPUs or
// hosts, and the last driver branch and CUDA of its GPUs.
func horizon(c *model.Solution, s *plan.Stack) []plan.Horizon {
	var list []plan.Horizon
	for _, f := range c.Frameworks() {
		list = append(list, lastLines(c, f)...)
	}
	var archs []*matrices.Architecture
	for _, g := range c.Query.GPUs {
		if g.Arch.LastDriverBranch != "" && !g.Arch.Tegra && !slices.Contains(archs, g.Arch) {
			archs = append(archs, g.Arch)
		}
	}
	for _, arch := range archs {
		list = append(list, lastDriver(c, arch))
	}
	return list
}

// lastLines are the announced ends of a framework that lie ahead of the stack and
// leave some of the target's GPUs or hosts behind.
func lastLines(c *model.Solution, f *model.PackageVariable) []plan.Horizon {
	b := c.Build(f)
	var list []plan.Horizon
	for _, a := range c.Facts.Announced() {
		if a.Framework != f.Package.Name || version.Compare(b.Release.Version, a.From) >= 0 {
			continue
		}
		behind := leftBehind(c, f, &a)
		if len(behind) == 0 {
			continue
		}
		text := fmt.Sprintf("%s %s is the last line for %s: %s and later have no builds for CUDA %s, as announced on %s",
			b.Traits.Name, a.Last, words.JoinWords(behind, "and"), a.From, a.CUDA, a.On)
		list = append(list, plan.Horizon{Text: text, Facts: []string{"announced/" + a.ID}})
	}
	return list
}

// leftBehind names the GPUs and hosts of a target that the builds which end serve and what is
// left after them does not. Jetsons have builds of their own, and those of another platform, for
// older GPUs or for older drivers were left behind before.
func leftBehind(c *model.Solution, f *model.PackageVariable, a *matrices.Announced) []string {
	ending := endingCUDAs(c, f, a)
	if len(ending) == 0 {
		return nil
	}
	var behind []string
	jetsons := 0
	for i := range c.Query.GPUs {
		arch := c.Query.GPUs[i].Arch
		if arch.Tegra {
			jetsons++
			continue
		}
		if arch.LastCUDA != "" && version.Compare(version.Major(arch.LastCUDA), version.Major(a.CUDA)) < 0 {
			continue
		}
		if a.SMMin != "" && version.Compare(c.Query.GPUs[i].CC(), a.SMMin) < 0 {
			behind = append(behind, c.Query.GPUs[i].Name())
		}
	}
	if a.DriverMin == "" || jetsons > 0 && jetsons == len(c.Query.GPUs) {
		return behind
	}
	windows := c.Query.Windows()
	oldest, newest := "", a.DriverMin
	for i, cuda := range ending {
		if floor := c.Facts.CUDADriverFloor(cuda, windows).Value; i == 0 || version.Compare(floor, oldest) < 0 {
			oldest = floor
		}
	}
	if windows {
		newest = c.Facts.WindowsFloorAfter(a.CUDA)
	}
	if slices.ContainsFunc(c.Query.Drivers, func(d query.Driver) bool {
		return olderThan(d, newest) && !olderThan(d, oldest)
	}) {
		behind = append(behind, "drivers older than "+newest)
	}
	return behind
}

// olderThan reports whether the oldest driver of some hosts is older than another one: a branch
// where all of its drivers are.
func olderThan(d query.Driver, driver string) bool {
	if d.Branch != "" {
		return version.Compare(d.Branch, version.Major(driver)) < 0
	}
	return d.Low != "" && version.Compare(d.Low, driver) < 0
}

// endingCUDAs returns the CUDAs of the builds that the last line of an announced end has for the
// stack's platform and no line has after it.
func endingCUDAs(c *model.Solution, f *model.PackageVariable, a *matrices.Announced) []string {
	var cudas []string
	platform := c.Part(c.Platform)
	for i := range f.Package.Releases {
		r := &f.Package.Releases[i]
		if version.Truncate(r.Version, version.Parts(a.Last)) != a.Last {
			continue
		}
		for j := range r.Builds {
			b := &r.Builds[j]
			if b.CUDA != "" && version.Compare(version.Major(b.CUDA), a.CUDA) <= 0 &&
				slices.ContainsFunc(b.Platforms, func(on matrices.PlatformBuild) bool { return on.Platform == platform }) {
				cudas = append(cudas, b.CUDA)
			}
		}
	}
	return cudas
}

// lastDriver says which driver branch and CUDA are the last for an architecture.
func lastDriver(c *model.Solution, arch *matrices.Architecture) plan.Horizon {
	var names []string
	for i := range c.Query.GPUs {
		if c.Query.GPUs[i].Arch == arch {
			names = append(names, c.Query.GPUs[i].Name())
		}
	}
	ref := "architectures/" + arch.ComputeCapability + "#"
	h := plan.Horizon{Facts: []string{ref + "last-driver-branch"}}
	h.Text = "driver branch " + arch.LastDriverBranch
	if branch := c.Facts.ByBranch()[arch.LastDriverBranch]; branch != nil && branch.EndOfSupport != "" {
		gets := "had fixes until"
		if branch.Supported {
			gets = "gets fixes until"
		}
		h.Text += fmt.Sprintf(", which %s %s,", gets, branch.EndOfSupport)
		h.Facts = append(h.Facts, "drivers/"+branch.Branch+"#end-of-support")
	}
	if arch.LastCUDA != "" {
		h.Text += " and CUDA " + arch.LastCUDA
		h.Facts = append(h.Facts, ref+"last-cuda")
	}
	h.Text += " are the last for " + words.JoinWords(names, "and")
	if arch.LastCUDA == "" {
		h.Text = "driver branch " + arch.LastDriverBranch + " is the last for " + words.JoinWords(names, "and")
	}
	return h
}
