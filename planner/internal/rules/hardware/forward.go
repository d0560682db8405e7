package hardware

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// The rules on forward compatibility.
const (
	Forward      = "forward-compatibility"
	ForwardGPU   = "forward-compatibility-gpu"
	ForwardImage = "forward-compatibility-image"
	ForwardMount = "forward-compatibility-toolkit"
)

var ForwardRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: Forward, Kind: plan.Runs, Source: rule.DocForward, Soft: true,
			Text: "On Linux a cuda-compat package puts a newer user-mode driver before the kernel driver of an " +
				"older branch, if that branch is one that the package may be used on. It is for hosts whose " +
				"driver cannot be changed: asked for by the target, ranked below every stack that needs none, " +
				"and always a warning."},
		State: stateForward,
		About: rule.AboutDrivers, Warn: warnForward,
	},
	{
		Rule: plan.Rule{ID: ForwardGPU, Kind: plan.Runs, Source: rule.DocForward,
			Text: "Forward compatibility is for data-centre GPUs, and for a few NGC-Ready workstation boards that " +
				"no table lists. On GeForce it ends in error 804, forward compatibility was attempted on non " +
				"supported HW."},
		State: stateForwardGPU,
	},
	{
		Rule: plan.Rule{ID: ForwardImage, Kind: plan.Made, Source: rule.DocForward,
			Text: "The cuda-compat package comes with the nvidia/cuda images of its CUDA minor; in the smallest " +
				"of them, base, it is nearly all there is besides the system."},
		State: stateForwardImage,
	},
	{
		Rule: plan.Rule{ID: ForwardMount, Kind: plan.Runs, Source: rule.DocContainers,
			Text: "Version 1.17.4 of the NVIDIA container toolkit leaves cuda-compat libraries where they are in the " +
				"image, so that programs open the driver's; earlier ones put them before it, and later ones do so " +
				"again, 1.17.5 and 1.17.6 by NVIDIA's runtime and CDI alone."},
		State: stateForwardMount,
	},
}

// compatOf returns the cuda-compat package by which a kernel driver runs a CUDA;
// nil when it needs none or there is none. The official table says which
// branches a package may be used on; what is older than the table was listed
// by the images of its time.
func compatOf(m *model.Model, cuda, driver string) *matrices.ForwardCompat {
	rows := m.Facts.ForwardCompats()
	branch := version.Major(driver)
	for i := len(rows) - 1; i >= 0; i-- {
		r := &rows[i]
		if cuda != "" && version.StartsWith(r.CUDA, version.Minor(cuda)) && version.Compare(r.Branch, branch) > 0 &&
			(slices.Contains(r.Branches, branch) || slices.Contains(r.Historical, branch)) {
			return r
		}
	}
	return nil
}

// stateForward ranks stacks with a cuda-compat package below those without.
func stateForward(s *model.Statement) {
	if s.Forward == nil {
		return
	}
	model.Soften1(s, s.ForwardTerm(), func(compat bool) int {
		if compat {
			return 1
		}
		return 0
	}, model.Weighs{Level: model.LevelForward})
}

// stateForwardGPU refuses cuda-compat packages for GPUs that do not run them.
func stateForwardGPU(s *model.Statement) {
	if s.Forward == nil || s.Query.Forward.No == "" {
		return
	}
	model.Constrain1(s, s.ForwardTerm(), func(compat bool) bool { return !compat }, model.Says{
		Explain: func(model.Domains) model.Explanation {
			return model.Explanation{Text: s.Query.Forward.No, Facts: []string{s.Query.Forward.NoRef}}
		}})
}

// stateForwardMount refuses cuda-compat packages on hosts whose container toolkit
// leaves them where they are.
func stateForwardMount(s *model.Statement) {
	if s.Forward == nil || !s.Query.LeavesCompat() {
		return
	}
	model.Constrain1(s, s.ForwardTerm(), func(compat bool) bool { return !compat }, model.Says{
		Explain: func(model.Domains) model.Explanation {
			return model.Explanation{
				Text: fmt.Sprintf("version %s of the NVIDIA container toolkit leaves cuda-compat libraries where they "+
					"are in the image: the driver's own are opened", s.Query.Host.Toolkit),
				Facts: []string{"container-toolkit/" + s.Query.Host.Containers.Version + "#compat"}}
		}})
}

// stateForwardImage ties the cuda-compat package to the images that hold it.
func stateForwardImage(s *model.Statement) {
	if s.Forward == nil {
		return
	}
	model.Constrain2(s, s.ForwardTerm(), s.Base.Term(), func(compat bool, image *facts.BaseImage) bool {
		switch image.Kind {
		case facts.BaseCompat:
			return compat
		case facts.BaseCUDA, facts.BaseOwn:
			return true
		default:
			return !compat
		}
	}, model.Says{Explain: func(model.Domains) model.Explanation {
		return model.Explanation{Text: "cuda-compat packages come with nvidia/cuda images alone"}
	}})
}

// withoutCompat is the value of the forward variable that stands for an image
// without a cuda-compat package.
const withoutCompat = 0

// RequireNoForward rules cuda-compat packages out unless the target asks for
// one; a way out may then ask for it.
func RequireNoForward(m *model.Model) {
	if m.Forward == nil || m.Query.Forward.Asked {
		return
	}
	m.Require(m.Forward, model.Requirement{Part: "forward_compatibility", From: "false", At: m.Query.Request.At,
		Text: "forward_compatibility = false", Silent: true,
		To: func(int) model.Change { return model.Change{Value: "true", Text: spellForward(m)} }},
		model.CostForward, func(v int) bool { return v == withoutCompat }, nil)
}

// spellForward returns the way to ask for forward compatibility, in the user's
// own form.
func spellForward(m *model.Model) string {
	driver := func(d query.Driver) bool { return d.Text.At.ByFlag() }
	framework := func(p *query.Package) bool { return p.At.ByFlag() }
	if slices.ContainsFunc(m.Query.Drivers, driver) || slices.ContainsFunc(m.Query.Frameworks(), framework) {
		return "--forward-compat"
	}
	return "forward_compatibility = true"
}

// forwarded reports whether the stack rests on a cuda-compat package.
func forwarded(c *model.Solution) bool { return model.ValueIn(c, c.ForwardTerm()) }

// OldestDriver returns the oldest driver that hosts of the target run, or are to
// run in a way out that changes it.
func OldestDriver(c *model.Solution) string {
	oldest := ""
	for _, d := range c.Drivers {
		if v := d.Values[c.At(&d.Variable)]; oldest == "" || version.Compare(v, oldest) < 0 {
			oldest = v
		}
	}
	return oldest
}

// compatNeed returns what a cuda-compat package asks of the driver in place of
// its CUDA; not ok where the stack has none.
func compatNeed(c *model.Solution, b *candidate.Build) (Need, bool) {
	if !forwarded(c) || b.CPU() {
		return Need{}, false
	}
	driver := OldestDriver(c)
	row := compatOf(c.Model, c.Part(c.CUDA), driver)
	if row == nil {
		return Need{}, false
	}
	branch := version.Major(driver)
	floor := facts.Cited{Value: driver, Fact: compatRef(row, branch)}
	return Need{floor, Forward, row.Package + " on branch " + branch}, true
}

// compatRef returns the fact that lets a package be used on a branch.
func compatRef(row *matrices.ForwardCompat, branch string) string {
	if slices.Contains(row.Branches, branch) {
		return "forward-compat/" + row.CUDA + "#branches"
	}
	return "forward-compat/" + row.CUDA + "#historical"
}

// warnForward tells what a stack with a cuda-compat package rests on. One
// package serves all frameworks.
func warnForward(r *rule.Report) {
	for _, b := range r.Builds() {
		if n, ok := compatNeed(r.Solution, b); ok {
			warnCompat(r, b, n)
			return
		}
	}
}

func warnCompat(r *rule.Report, b *candidate.Build, n Need) {
	row := compatOf(r.Model, r.Part(r.CUDA), n.Value)
	text := fmt.Sprintf("driver %s runs CUDA %s through %s (forward compatibility): on data-centre GPUs alone, "+
		"and without OpenGL and Vulkan interop; driver %s or newer needs none of it",
		n.Value, row.CUDA, row.Package, r.Facts.CUDADriverFloor(b.CUDA, false).Value)
	if !slices.Contains(row.Branches, version.Major(n.Value)) {
		text += fmt.Sprintf("; NVIDIA's table no longer lists branch %s", version.Major(n.Value))
	}
	if r.Image().Kind == facts.BaseOwn {
		text += "; the target's own base image must hold the package"
	}
	switch c := r.Query.Host.Containers; {
	case c == nil:
		text += "; version 1.17.4 of the NVIDIA container toolkit mounts no such package"
	case c.Compat == matrices.CompatRuntime:
		text += fmt.Sprintf("; version %s of the NVIDIA container toolkit mounts the package by its runtime and CDI, "+
			"and not by docker run --gpus alone", r.Query.Host.Toolkit)
	}
	r.Warn([]string{n.Fact}, "%s", text)
}
