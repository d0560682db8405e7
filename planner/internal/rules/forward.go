package rules

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/plan"
)

var (
	RuleForward = plan.Rule{ID: "forward-compatibility", Source: docForward, Soft: true,
		Text: "On Linux a cuda-compat package puts a newer user-mode driver before the kernel driver of an older branch, if that branch is one that the package may be used on. It is for hosts whose driver cannot be changed: asked for by the target, ranked below every stack that needs none, and always a warning."}
	RuleForwardGPU = plan.Rule{ID: "forward-compatibility-gpu", Source: docForward,
		Text: "Forward compatibility is for data-centre GPUs, and for a few NGC-Ready workstation boards that no table lists. On GeForce it ends in error 804, forward compatibility was attempted on non supported HW."}
	RuleForwardImage = plan.Rule{ID: "forward-compatibility-image", Source: docForward,
		Text: "The cuda-compat package comes with the nvidia/cuda images of its CUDA minor; in the smallest of them, base, it is nearly all there is besides the system."}
)

// Values of the axis that says whether the image holds a cuda-compat package.
const (
	withoutCompat = iota
	withCompat
)

// compatOf returns the cuda-compat package by which a kernel driver runs a CUDA;
// nil when it needs none or there is none. The official table says which
// branches a package may be used on; what is older than the table was listed
// by the images of its time.
func compatOf(s *model.Model, cuda, driver string) *matrices.ForwardCompat {
	rows := s.Facts.ForwardCompats()
	branch := version.Major(driver)
	for i := len(rows) - 1; i >= 0; i-- {
		r := &rows[i]
		if cuda != "" && version.StartsWith(r.CUDA, version.Minor(cuda)) && version.Compare(r.Branch, branch) > 0 && (slices.Contains(r.Branches, branch) || slices.Contains(r.Historical, branch)) {
			return r
		}
	}
	return nil
}

// stateForwardRules ties the cuda-compat package to the GPUs that run it and
// the images that hold it.
func stateForwardRules(s *model.Model) {
	if s.Forward == nil {
		return
	}
	ask := &s.Query.Forward
	if !ask.Asked {
		s.Require(s.Forward, model.Requirement{Part: "forward_compatibility", From: "false", At: s.Query.Request.At, Text: "forward_compatibility = false",
			To: func(int) model.Change { return model.Change{Value: "true", Text: spellForward(s)} }},
			model.CostForward, func(v int) bool { return v == withoutCompat }, nil)
		s.Constraints[len(s.Constraints)-1].Silent = true
	}
	if ask.No != "" {
		s.Constrain(RuleForwardGPU, []*model.Variable{s.Forward}, func(v []int) bool { return v[0] == withoutCompat }, nil,
			func(model.Domains) model.Explanation {
				return model.Explanation{Text: ask.No, Facts: []string{ask.NoRef}}
			})
	}
	s.Soften(RuleForward, model.LevelForward, []*model.Variable{s.Forward}, func(v []int) int { return v[0] }, nil)
	s.Constrain(RuleForwardImage, []*model.Variable{s.Forward, &s.Base.Variable},
		func(v []int) bool {
			switch kind := s.Bases[v[1]].Kind; kind {
			case facts.BaseCompat:
				return v[0] == withCompat
			case facts.BaseCUDA, facts.BaseOwn:
				return true
			default:
				return v[0] == withoutCompat
			}
		}, nil,
		func(model.Domains) model.Explanation {
			return model.Explanation{Text: "cuda-compat packages come with nvidia/cuda images alone"}
		})
}

// spellForward returns the way to ask for forward compatibility, in the user's
// own form.
func spellForward(s *model.Model) string {
	driver := func(d query.Driver) bool { return d.Text.At.ByFlag() }
	framework := func(f query.Framework) bool { return f.At.ByFlag() }
	if slices.ContainsFunc(s.Query.Drivers, driver) || slices.ContainsFunc(s.Query.Frameworks, framework) {
		return "--forward-compat"
	}
	return "forward_compatibility = true"
}

// forwarded reports whether the stack rests on a cuda-compat package.
func forwarded(c *model.Solution) bool { return c.Forward != nil && c.At(c.Forward) == withCompat }

// oldestDriver is the oldest driver that hosts of the target run, or are to run
// in a way out that changes it.
func oldestDriver(c *model.Solution) string {
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
func compatNeed(c *model.Solution, b *candidate.Build) (need, bool) {
	if !forwarded(c) || b.CPU() {
		return need{}, false
	}
	driver := oldestDriver(c)
	row := compatOf(c.Model, c.Part(c.CUDA), driver)
	if row == nil {
		return need{}, false
	}
	return need{facts.Cited{Value: driver, Fact: compatRef(row, version.Major(driver))}, RuleForward, row.Package + " on branch " + version.Major(driver)}, true
}

// compatRef is the fact that lets a package be used on a branch.
func compatRef(row *matrices.ForwardCompat, branch string) string {
	if slices.Contains(row.Branches, branch) {
		return "forward-compat/" + row.CUDA + "#branches"
	}
	return "forward-compat/" + row.CUDA + "#historical"
}

// WarnForward says what a stack with a cuda-compat package rests on.
func WarnForward(c *model.Solution) []plan.Warning {
	var list []plan.Warning
	for i := range c.Frameworks {
		n, ok := compatNeed(c, c.Build(i))
		if !ok || len(list) > 0 {
			continue // one package serves all frameworks
		}
		row := compatOf(c.Model, c.Part(c.CUDA), n.Value)
		floor := c.Facts.CUDADriverFloor(c.Build(i).CUDA, false).Value
		text := fmt.Sprintf("driver %s runs CUDA %s through %s (forward compatibility): on data-centre GPUs alone, and without OpenGL and Vulkan interop; driver %s or newer needs none of it",
			n.Value, row.CUDA, row.Package, floor)
		if !slices.Contains(row.Branches, version.Major(n.Value)) {
			text += fmt.Sprintf("; NVIDIA's table no longer lists branch %s", version.Major(n.Value))
		}
		if c.Image().Kind == facts.BaseOwn {
			text += "; the target's own base image must hold the package"
		}
		list = append(list, plan.Warning{Rule: RuleForward.ID, Text: text, Facts: []string{n.Fact}})
	}
	return list
}
