package planner

import (
	"fmt"
	"slices"
)

var (
	ruleKernels = Rule{ID: "kernel-coverage", Source: docGuide,
		Text: "A framework build runs on a GPU only if it carries machine code for the GPU's compute capability, or for an earlier minor of the same major, or PTX that the driver can compile; it never runs across majors, and Jetson parts match exactly."}
	rulePTX = Rule{ID: "ptx-jit", Source: docGuide, Soft: true,
		Text: "Where a build has only PTX for a GPU, the driver compiles every kernel at first use; libraries such as NCCL carry no PTX. Such a stack ranks below one with machine code."}
	rulePTXDriver = Rule{ID: "ptx-needs-driver", Source: docCompat,
		Text: "PTX can be compiled only by a driver at least as new as the toolkit that made it: minor-version compatibility does not cover it."}
	ruleSystemCUDA = Rule{ID: "system-cuda", Source: docBuilds, Soft: true,
		Text: "A build whose wheels bring CUDA goes before one that takes it from the system: the image then needs no second source of it."}
	ruleNoIndex = Rule{ID: "no-index", Source: docBuilds, Soft: true,
		Text: "A build whose index the facts do not name cannot be locked without the target's help; it ranks below builds on a known index."}
	ruleBrokenPTX = Rule{ID: "tensorflow-ptx-blackwell", Source: docTensorFlow,
		Text: "TensorFlow's official wheels up to 2.21 carry PTX for Hopper as their newest code; on Blackwell it ends in CUDA_ERROR_INVALID_PTX, so they do not serve it."}
	ruleRunTimeKernels = Rule{ID: "kernels-at-run-time", Source: docCuPy,
		Text: "CuPy compiles its kernels with NVRTC when they are used: it serves the GPUs that its CUDA toolkit can compile for."}
	ruleDocumentedFloor = Rule{ID: "documented-capability", Source: docBuilds,
		Text: "Where the GPU code of a build is not listed, the lowest compute capability that its makers document holds."}
	ruleBroken = Rule{ID: "broken-build", Source: docBuilds,
		Text: "A build that cannot be installed or used as published is never chosen: tensorflow[and-cuda] 2.15.0 asks for packages that are on no index."}
	ruleKernelsUnknown = Rule{ID: "kernels-not-established", Source: docTorch, Soft: true,
		Text: "A build whose GPU code the facts do not list may or may not run on a GPU; it ranks below every build that is known to."}
	ruleCPUBuild = Rule{ID: "cpu-build", Source: docTorch, Soft: true,
		Text: "A build for the CPU has no GPU code. It is chosen only when it is asked for, or when a release has no other build on the platform and the target names no GPU."}
)

// Costs of serving a GPU in a weaker way than by machine code.
const (
	costByPTX     = 1
	costByUnknown = 2
)

// Costs of how a build comes by CUDA.
const (
	costSystem       = 1
	costNoIndex      = 2
	costAddedCUDNN   = 1
	costShadowed     = 1
	costHostCompiler = 1
	costWithdrawn    = 1
	costByCPU        = 8
)

func (s *scene) stateKernelRules() {
	for _, g := range s.gpus {
		for i, f := range s.frameworks {
			s.stateCoverage(g, f, g.cover[i])
		}
	}
	for _, f := range s.frameworks {
		s.stateBroken(f)
		s.stateDelivery(f)
	}
}

func (s *scene) stateCoverage(g *gpuAxis, f *frameworkAxis, cover []coverage) {
	info, explain := ruleKernels, missingKernels
	if s.ask.forcesPTX() {
		info, explain = ruleForcedPTX, missingPTX
	}
	class := func(i, v int) int {
		if i == 0 {
			return v
		}
		return int(cover[v])
	}
	s.law(info, []*axis{&g.axis, &f.axis}, nil, func() relation {
		return relation{func(v []int) bool { return v[0] == absent || !cover[v[1]].refused() }, class}
	},
		func(left scope) explanation { return explain(g, f, left[f.dim]) })
	s.clauses[len(s.clauses)-1].speaks = func(left scope) rule {
		if s.ask.forcesPTX() {
			return ruleForcedPTX
		}
		speaks, _ := otherKernels(g, f, listed(withGPUCode(f.pick(left[f.dim]))))
		return speaks
	}
	if hasCoverage(cover, coverPTX) {
		s.statePTX(g, f, cover, class)
	}
	if hasCoverage(cover, coverUnknown) {
		s.weakness(ruleKernelsUnknown, levelKernels, []*axis{&g.axis, &f.axis}, nil, func() costs {
			return costs{func(v []int) int {
				if v[0] != absent && cover[v[1]] == coverUnknown {
					return costByUnknown
				}
				return 0
			}, class}
		})
	}
}

func hasCoverage(cover []coverage, kind coverage) bool {
	for _, c := range cover {
		if c == kind {
			return true
		}
	}
	return false
}

// statePTX adds the rules for builds that serve the GPU through PTX alone.
func (s *scene) statePTX(g *gpuAxis, f *frameworkAxis, cover []coverage, class func(i, v int) int) {
	s.weakness(rulePTX, levelKernels, []*axis{&g.axis, &f.axis}, nil, func() costs {
		return costs{func(v []int) int {
			if v[0] != absent && cover[v[1]] == coverPTX {
				return costByPTX
			}
			return 0
		}, class}
	})
	needs := traits(s.facts, f.same, "PTX needs", g.same, func() []cited {
		needs := make([]cited, len(f.builds))
		for i := range f.builds {
			if cover[i] == coverPTX {
				needs[i] = s.facts.cudaToolkitDriver(f.builds[i].cuda, f.builds[i].windows())
			}
		}
		return needs
	})
	for _, d := range s.drivers {
		axes := []*axis{&g.axis, &f.axis, &d.axis}
		if s.forward != nil {
			axes = append(axes, s.forward)
		}
		s.fact(rulePTXDriver, axes, func(v []int) bool {
			return v[0] == absent || compareDotted(d.values[v[2]], needs[v[1]].value) >= 0 ||
				len(v) > 3 && v[3] == withCompat && s.compatOf(f.builds[v[1]].cuda, d.values[v[2]]) != nil
		}, nil, func(left scope) explanation { return ptxTooNew(g, f, needs, left[f.dim]) })
	}
}

func missingKernels(g *gpuAxis, f *frameworkAxis, left []int) explanation {
	builds := listed(withGPUCode(f.pick(left)))
	if _, e := otherKernels(g, f, builds); e.text != "" {
		return e
	}
	var facts []string
	lists := map[string]bool{}
	var oldest, newest string
	for _, b := range builds {
		text := describeKernels(b.on)
		if !lists[text] && len(lists) < 3 {
			facts = append(facts, b.kernelRef())
		}
		lists[text] = true
		for _, code := range b.on.SM {
			cc, _ := splitTarget(code)
			if compareDotted(cc, newest) > 0 {
				newest = cc
			}
			if oldest == "" || compareDotted(cc, oldest) < 0 {
				oldest = cc
			}
		}
	}
	carry := "newest is " + smName(newest) + ", no usable PTX"
	switch {
	case len(lists) == 1:
		carry = describeKernels(builds[0].on)
	case compareDotted(oldest, g.ask.cc()) > 0:
		carry = "they start at " + smName(oldest)
	case compareDotted(newest, g.ask.cc()) > 0:
		carry = "none of their code runs there"
	}
	text := fmt.Sprintf("%s carry no %s code for %s: %s", f.describe(builds), g.ask.sm(), g.ask.name(), carry)
	if g.ask.arch.Tegra {
		text += " (Jetson parts run code made for them alone)"
	}
	return explanation{text, unique(append(facts, g.ask.ref()))}
}

// listed keeps to the builds whose code the facts list, if there are any:
// those say most.
func listed(builds []*build) []*build {
	if list := slices.DeleteFunc(slices.Clone(builds), func(b *build) bool { return !b.on.KernelsKnown }); len(list) > 0 {
		return list
	}
	return builds
}

// otherKernels explains builds that do not serve a GPU for another reason than
// the list of their code, and names the rule that says so.
func otherKernels(g *gpuAxis, f *frameworkAxis, builds []*build) (rule, explanation) {
	for _, b := range builds {
		switch {
		case b.jit && !b.belowDocumented(g.ask.cc()):
			return ruleRunTimeKernels, explanation{fmt.Sprintf("%s compile kernels with a toolkit that cannot compile for %s (%s)", f.describe(builds), g.ask.name(), g.ask.sm()),
				[]string{b.ref("cuda"), "architectures/" + g.ask.cc()}}
		case brokenPTX(b, g.ask.arch) && len(b.on.PTX) > 0:
			return ruleBrokenPTX, explanation{fmt.Sprintf("%s carry no %s code for %s, and their PTX ends there in CUDA_ERROR_INVALID_PTX", f.describe(builds), g.ask.sm(), g.ask.name()),
				[]string{b.kernelRef(), g.ask.ref()}}
		case !b.on.KernelsKnown && !b.belowDocumented(g.ask.cc()):
			return ruleKernels, explanation{fmt.Sprintf("%s are made with a CUDA that cannot compile for %s (%s)", f.describe(builds), g.ask.name(), g.ask.sm()),
				[]string{b.ref("cuda"), "architectures/" + g.ask.cc() + "#first-cuda"}}
		case !b.on.KernelsKnown:
			return ruleDocumentedFloor, explanation{fmt.Sprintf("%s need compute capability %s, and %s", f.describe(builds), b.row.SMMin, g.ask.has()),
				[]string{b.ref("sm-min"), g.ask.ref()}}
		}
	}
	return ruleKernels, explanation{}
}

// stateBroken refuses builds that cannot be used as published.
func (s *scene) stateBroken(f *frameworkAxis) {
	if !s.flagsOf(f).broken {
		return
	}
	s.law(ruleBroken, []*axis{&f.axis}, nil, func() relation {
		return relation{allows: func(v []int) bool { return f.builds[v[0]].row.Broken == "" }}
	},
		func(left scope) explanation {
			for _, b := range f.pick(left[f.dim]) {
				if b.row.Broken != "" {
					return explanation{fmt.Sprintf("%s %s is broken: %s", displayName(f.ask.name), b.label(), b.row.Broken), []string{b.ref("broken")}}
				}
			}
			return explanation{text: ruleBroken.Text}
		})
}

// withGPUCode leaves CPU builds out, unless there is nothing else: that those
// have no GPU code goes without saying.
func withGPUCode(builds []*build) []*build {
	if list := slices.DeleteFunc(slices.Clone(builds), (*build).cpu); len(list) > 0 {
		return list
	}
	return builds
}

func ptxTooNew(g *gpuAxis, f *frameworkAxis, needs []cited, left []int) explanation {
	e := explanation{}
	lowest := ""
	for _, v := range left {
		if needs[v].value != "" && (lowest == "" || compareDotted(needs[v].value, lowest) < 0) {
			lowest = needs[v].value
			e.facts = []string{f.builds[v].ref("ptx"), needs[v].fact}
		}
	}
	e.text = fmt.Sprintf("%s run on %s only through PTX, which takes the toolkit's own driver, %s or newer", f.describe(f.pick(left)), g.ask.name(), lowest)
	return e
}

// stateDelivery ranks builds by how they come by CUDA: with wheels first, from
// the system after that, and without GPU code last.
func (s *scene) stateDelivery(f *frameworkAxis) {
	if f.ask.cpuOnly() || s.size == wheelScene {
		return
	}
	flags := s.flagsOf(f)
	if flags.system {
		s.avoidBuilds(ruleSystemCUDA, f, costSystem, (*build).system)
	}
	if flags.noIndex {
		s.avoidBuilds(ruleNoIndex, f, costNoIndex, (*build).noIndex)
	}
	if flags.cpu {
		s.avoidBuilds(ruleCPUBuild, f, costByCPU, (*build).cpu)
	}
}

func (s *scene) avoidBuilds(info rule, f *frameworkAxis, cost int, weak func(*build) bool) {
	s.weakness(info, levelDelivery, []*axis{&f.axis}, nil, func() costs {
		return costs{of: func(v []int) int {
			if weak(&f.builds[v[0]]) {
				return cost
			}
			return 0
		}}
	})
}
