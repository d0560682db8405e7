package planner

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

var (
	ruleForward = Rule{ID: "forward-compatibility", Source: docForward, Soft: true,
		Text: "On Linux a cuda-compat package puts a newer user-mode driver before the kernel driver of an older branch, if that branch is one that the package may be used on. It is for hosts whose driver cannot be changed: asked for by the target, ranked below every stack that needs none, and always a warning."}
	ruleForwardGPU = Rule{ID: "forward-compatibility-gpu", Source: docForward,
		Text: "Forward compatibility is for data-centre GPUs, and for a few NGC-Ready workstation boards that no table lists. On GeForce it ends in error 804, forward compatibility was attempted on non supported HW."}
	ruleForwardImage = Rule{ID: "forward-compatibility-image", Source: docForward,
		Text: "The cuda-compat package comes with the nvidia/cuda images of its CUDA minor; in the smallest of them, base, it is nearly all there is besides the system."}
)

// Values of the axis that says whether the image holds a cuda-compat package.
const (
	withoutCompat = iota
	withCompat
)

// forwardAsk is what is asked of forward compatibility, and what the GPUs allow.
type forwardAsk struct {
	asked bool
	no    string // why the GPUs of the target do not run it; empty when they do
	noRef string
}

// readForward finds out whether the target's GPUs run cuda-compat packages.
func (a *ask) readForward() {
	a.forward = forwardAsk{asked: a.request.ForwardCompat}
	for i := range a.gpus {
		for _, b := range a.gpus[i].boards {
			if why := withoutForward(b); why != "" && a.forward.no == "" {
				a.forward.no, a.forward.noRef = why, a.gpus[i].ref()
			}
		}
	}
}

// withoutForward says why a board does not run cuda-compat packages; empty
// when it does, or when its class is not known.
func withoutForward(b matrices.GPU) string {
	switch b.Class {
	case "datacenter", "dgx", "":
		return ""
	case "jetson":
		return "the drivers of " + b.Name + " come with JetPack, which has a compatibility package of its own"
	case "workstation":
		return b.Name + " is no data-centre GPU, and the facts do not list it among the few workstation boards that run cuda-compat packages"
	default:
		return b.Name + " is no data-centre GPU: cuda-compat packages end there in error 804"
	}
}

// addForwardAxis adds the choice of a cuda-compat package: where the target
// asks for it, and where it may be a way out of a conflict.
func (s *scene) addForwardAxis() {
	f := &s.ask.forward
	if s.ask.windows() || len(s.ask.drivers) == 0 || !f.asked && (s.narrow() || f.no != "" || len(s.ask.gpus) == 0) {
		return
	}
	s.forward = &axis{part: "forward_compatibility", size: 2}
}

// compatOf gives the cuda-compat package by which a kernel driver runs a CUDA;
// nil when it needs none or there is none. The official table says which
// branches a package may be used on; what is older than the table was listed
// by the images of its time.
func (s *scene) compatOf(cuda, driver string) *matrices.ForwardCompat {
	rows := s.facts.ForwardCompats()
	branch := major(driver)
	for i := len(rows) - 1; i >= 0; i-- {
		r := &rows[i]
		if cuda != "" && startsWith(r.CUDA, minor(cuda)) && compareDotted(r.Branch, branch) > 0 && (slices.Contains(r.Branches, branch) || slices.Contains(r.Historical, branch)) {
			return r
		}
	}
	return nil
}

// stateForwardRules ties the cuda-compat package to the GPUs that run it and
// the images that hold it.
func (s *scene) stateForwardRules() {
	if s.forward == nil {
		return
	}
	ask := &s.ask.forward
	if !ask.asked {
		s.require(s.forward, requirement{part: "forward_compatibility", from: "false", at: s.ask.request.At, text: "forward_compatibility = false",
			to: func(int) change { return change{"true", s.wroteForward()} }},
			costForward, func(v int) bool { return v == withoutCompat }, nil)
		s.clauses[len(s.clauses)-1].silent = true
	}
	if ask.no != "" {
		s.fact(ruleForwardGPU, []*axis{s.forward}, func(v []int) bool { return v[0] == withoutCompat }, nil,
			func(scope) explanation { return explanation{ask.no, []string{ask.noRef}} })
	}
	s.avoid(ruleForward, levelForward, []*axis{s.forward}, func(v []int) int { return v[0] }, nil)
	s.fact(ruleForwardImage, []*axis{s.forward, &s.base.axis},
		func(v []int) bool {
			switch kind := s.bases[v[1]].kind; kind {
			case baseCompat:
				return v[0] == withCompat
			case baseCUDA, baseOwn:
				return true
			default:
				return v[0] == withoutCompat
			}
		}, nil,
		func(scope) explanation {
			return explanation{text: "cuda-compat packages come with nvidia/cuda images alone"}
		})
}

// wroteForward gives the way to ask for forward compatibility, in the user's
// own form.
func (s *scene) wroteForward() string {
	driver := func(d driverAsk) bool { return d.text.At.byFlag() }
	framework := func(f frameworkAsk) bool { return f.at.byFlag() }
	if slices.ContainsFunc(s.ask.drivers, driver) || slices.ContainsFunc(s.ask.frameworks, framework) {
		return "--forward-compat"
	}
	return "forward_compatibility = true"
}

// compatBases gives the smallest nvidia/cuda images, which hold cuda-compat
// packages.
func (s *scene) compatBases(oses []matrices.OS, platforms []string) []baseImage {
	if s.forward == nil {
		return nil
	}
	byID := rowsBy(oses, func(o *matrices.OS) string { return o.ID })
	var list []baseImage
	tags := s.facts.cudaTags()
	for i := range tags {
		tag := &tags[i]
		if os := byID[tag.OS]; os != nil && tag.Flavor == "base" && (s.ask.os != nil || strings.HasPrefix(tag.OS, "ubuntu")) && onAny(tag.Platforms, platforms) {
			list = append(list, baseImage{ref: "docker.io/nvidia/cuda:" + tag.Tag, os: tag.OS, python: os.Python, kind: baseCompat, cuda: tag.CUDA, fact: "images/" + tag.Tag, tag: tag})
		}
	}
	return list
}

// forwarded reports whether the stack rests on a cuda-compat package.
func (c *choice) forwarded() bool { return c.forward != nil && c.at(c.forward) == withCompat }

// oldestDriver is the oldest driver that hosts of the target run, or are to run
// in a way out that changes it.
func (c *choice) oldestDriver() string {
	oldest := ""
	for _, d := range c.drivers {
		if v := d.values[c.at(&d.axis)]; oldest == "" || compareDotted(v, oldest) < 0 {
			oldest = v
		}
	}
	return oldest
}

// compatNeed gives what a cuda-compat package asks of the driver in place of
// its CUDA; not ok where the stack has none.
func (c *choice) compatNeed(b *build) (need, bool) {
	if !c.forwarded() || b.cpu() {
		return need{}, false
	}
	driver := c.oldestDriver()
	row := c.compatOf(c.part(c.cuda), driver)
	if row == nil {
		return need{}, false
	}
	return need{cited{driver, compatRef(row, major(driver))}, ruleForward, row.Package + " on branch " + major(driver)}, true
}

// compatRef is the fact that lets a package be used on a branch.
func compatRef(row *matrices.ForwardCompat, branch string) string {
	if slices.Contains(row.Branches, branch) {
		return "forward-compat/" + row.CUDA + "#branches"
	}
	return "forward-compat/" + row.CUDA + "#historical"
}

// warnForward says what a stack with a cuda-compat package rests on.
func (c *choice) warnForward() []Warning {
	var list []Warning
	for i := range c.frameworks {
		n, ok := c.compatNeed(c.build(i))
		if !ok || len(list) > 0 {
			continue // one package serves all frameworks
		}
		row := c.compatOf(c.part(c.cuda), n.value)
		floor := c.facts.cudaDriverFloor(c.build(i).cuda, false).value
		text := fmt.Sprintf("driver %s runs CUDA %s through %s (forward compatibility): on data-centre GPUs alone, and without OpenGL and Vulkan interop; driver %s or newer needs none of it",
			n.value, row.CUDA, row.Package, floor)
		if !slices.Contains(row.Branches, major(n.value)) {
			text += fmt.Sprintf("; NVIDIA's table no longer lists branch %s", major(n.value))
		}
		if c.image().kind == baseOwn {
			text += "; the target's own base image must hold the package"
		}
		list = append(list, Warning{Rule: ruleForward.ID, Text: text, Facts: []string{n.fact}})
	}
	return list
}
