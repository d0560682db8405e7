package rules

import (
	"fmt"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

var (
	RuleKernels = plan.Rule{ID: "kernel-coverage", Source: docGuide,
		Text: "A framework build runs on a GPU only if it carries machine code for the GPU's compute capability, or for an earlier minor of the same major, or PTX that the driver can compile; it never runs across majors, and Jetson parts match exactly."}
	RulePTX = plan.Rule{ID: "ptx-jit", Source: docGuide, Soft: true,
		Text: "Where a build has only PTX for a GPU, the driver compiles every kernel at first use; libraries such as NCCL carry no PTX. Such a stack ranks below one with machine code."}
	RulePTXDriver = plan.Rule{ID: "ptx-needs-driver", Source: docCompat,
		Text: "PTX can be compiled only by a driver at least as new as the toolkit that made it: minor-version compatibility does not cover it."}
	RuleSystemCUDA = plan.Rule{ID: "system-cuda", Source: docBuilds, Soft: true,
		Text: "A build whose wheels bring CUDA goes before one that takes it from the system: the image then needs no second source of it."}
	RuleNoIndex = plan.Rule{ID: "no-index", Source: docBuilds, Soft: true,
		Text: "A build whose index the facts do not name cannot be locked without the target's help; it ranks below builds on a known index."}
	RuleBrokenPTX = plan.Rule{ID: "tensorflow-ptx-blackwell", Source: docTensorFlow,
		Text: "TensorFlow's official wheels up to 2.21 carry PTX for Hopper as their newest code; on Blackwell it ends in CUDA_ERROR_INVALID_PTX, so they do not serve it."}
	RuleRunTimeKernels = plan.Rule{ID: "kernels-at-run-time", Source: docCuPy,
		Text: "CuPy compiles its kernels with NVRTC when they are used: it serves the GPUs that its CUDA toolkit can compile for."}
	RuleDocumentedFloor = plan.Rule{ID: "documented-capability", Source: docBuilds,
		Text: "Where the GPU code of a build is not listed, the lowest compute capability that its makers document holds."}
	RuleBroken = plan.Rule{ID: "broken-build", Source: docBuilds,
		Text: "A build that cannot be installed or used as published is never chosen: tensorflow[and-cuda] 2.15.0 asks for packages that are on no index."}
	RuleKernelsUnknown = plan.Rule{ID: "kernels-not-established", Source: docTorch, Soft: true,
		Text: "A build whose GPU code the facts do not list may or may not run on a GPU; it ranks below every build that is known to."}
	RuleCPUBuild = plan.Rule{ID: "cpu-build", Source: docTorch, Soft: true,
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

func stateKernelRules(s *model.Model) {
	for _, g := range s.GPUs {
		for i, f := range s.Frameworks {
			stateCoverage(s, g, f, g.Cover[i])
		}
	}
	for _, f := range s.Frameworks {
		stateBroken(s, f)
		stateDelivery(s, f)
	}
}

func stateCoverage(s *model.Model, g *model.GPUVariable, f *model.FrameworkVariable, cover []candidate.Coverage) {
	info, explain := RuleKernels, missingKernels
	if s.Query.ForcesPTX() {
		info, explain = RuleForcedPTX, missingPTX
	}
	class := func(i, v int) int {
		if i == 0 {
			return v
		}
		return int(cover[v])
	}
	s.Tabulated(info, []*model.Variable{&g.Variable, &f.Variable}, nil, func() model.Relation {
		return model.Relation{Allows: func(v []int) bool { return v[0] == model.Absent || !cover[v[1]].Refused() }, Class: class}
	},
		func(left model.Domains) model.Explanation { return explain(g, f, left[f.Dim]) })
	s.Constraints[len(s.Constraints)-1].RefusedBy = func(left model.Domains) string {
		if s.Query.ForcesPTX() {
			return RuleForcedPTX.ID
		}
		speaks, _ := otherKernels(g, f, model.Listed(model.WithGPUCode(f.Pick(left[f.Dim]))))
		return speaks.ID
	}
	if hasCoverage(cover, candidate.CoverPTX) {
		statePTX(s, g, f, cover, class)
	}
	if hasCoverage(cover, candidate.CoverUnknown) {
		s.SoftTabulated(RuleKernelsUnknown, model.LevelKernels, []*model.Variable{&g.Variable, &f.Variable}, nil, func() model.Costs {
			return model.Costs{Of: func(v []int) int {
				if v[0] != model.Absent && cover[v[1]] == candidate.CoverUnknown {
					return costByUnknown
				}
				return 0
			}, Class: class}
		})
	}
}

func hasCoverage(cover []candidate.Coverage, kind candidate.Coverage) bool {
	for _, c := range cover {
		if c == kind {
			return true
		}
	}
	return false
}

// statePTX adds the rules for builds that serve the GPU through PTX alone.
func statePTX(s *model.Model, g *model.GPUVariable, f *model.FrameworkVariable, cover []candidate.Coverage, class func(i, v int) int) {
	s.SoftTabulated(RulePTX, model.LevelKernels, []*model.Variable{&g.Variable, &f.Variable}, nil, func() model.Costs {
		return model.Costs{Of: func(v []int) int {
			if v[0] != model.Absent && cover[v[1]] == candidate.CoverPTX {
				return costByPTX
			}
			return 0
		}, Class: class}
	})
	needs := facts.CachedList(s.Facts, f.Same, "PTX needs", g.Same, func() []facts.Cited {
		needs := make([]facts.Cited, len(f.Builds))
		for i := range f.Builds {
			if cover[i] == candidate.CoverPTX {
				needs[i] = s.Facts.CUDAToolkitDriver(f.Builds[i].CUDA, f.Builds[i].Windows())
			}
		}
		return needs
	})
	for _, d := range s.Drivers {
		axes := []*model.Variable{&g.Variable, &f.Variable, &d.Variable}
		if s.Forward != nil {
			axes = append(axes, s.Forward)
		}
		s.Constrain(RulePTXDriver, axes, func(v []int) bool {
			return v[0] == model.Absent || version.Compare(d.Values[v[2]], needs[v[1]].Value) >= 0 ||
				len(v) > 3 && v[3] == withCompat && compatOf(s, f.Builds[v[1]].CUDA, d.Values[v[2]]) != nil
		}, nil, func(left model.Domains) model.Explanation { return ptxTooNew(g, f, needs, left[f.Dim]) })
	}
}

func missingKernels(g *model.GPUVariable, f *model.FrameworkVariable, left []int) model.Explanation {
	builds := model.Listed(model.WithGPUCode(f.Pick(left)))
	if _, e := otherKernels(g, f, builds); e.Text != "" {
		return e
	}
	var facts []string
	lists := map[string]bool{}
	var oldest, newest string
	for _, b := range builds {
		text := candidate.DescribeKernels(b.On)
		if !lists[text] && len(lists) < 3 {
			facts = append(facts, b.KernelRef())
		}
		lists[text] = true
		for _, code := range b.On.SM {
			cc, _ := candidate.SplitTarget(code)
			if version.Compare(cc, newest) > 0 {
				newest = cc
			}
			if oldest == "" || version.Compare(cc, oldest) < 0 {
				oldest = cc
			}
		}
	}
	carry := "newest is " + query.SMName(newest) + ", no usable PTX"
	switch {
	case len(lists) == 1:
		carry = candidate.DescribeKernels(builds[0].On)
	case version.Compare(oldest, g.Query.CC()) > 0:
		carry = "they start at " + query.SMName(oldest)
	case version.Compare(newest, g.Query.CC()) > 0:
		carry = "none of their code runs there"
	}
	text := fmt.Sprintf("%s carry no %s code for %s: %s", f.Describe(builds), g.Query.SM(), g.Query.Name(), carry)
	if g.Query.Arch.Tegra {
		text += " (Jetson parts run code made for them alone)"
	}
	return model.Explanation{Text: text, Facts: words.Unique(append(facts, g.Query.Ref()))}
}

// otherKernels explains builds that do not serve a GPU for another reason than
// the list of their code, and names the rule that says so.
func otherKernels(g *model.GPUVariable, f *model.FrameworkVariable, builds []*candidate.Build) (model.Rule, model.Explanation) {
	for _, b := range builds {
		switch {
		case b.JIT && !b.BelowDocumented(g.Query.CC()):
			return RuleRunTimeKernels, model.Explanation{Text: fmt.Sprintf("%s compile kernels with a toolkit that cannot compile for %s (%s)", f.Describe(builds), g.Query.Name(), g.Query.SM()),
				Facts: []string{b.Ref("cuda"), "architectures/" + g.Query.CC()}}
		case candidate.BrokenPTX(b, g.Query.Arch) && len(b.On.PTX) > 0:
			return RuleBrokenPTX, model.Explanation{Text: fmt.Sprintf("%s carry no %s code for %s, and their PTX ends there in CUDA_ERROR_INVALID_PTX", f.Describe(builds), g.Query.SM(), g.Query.Name()),
				Facts: []string{b.KernelRef(), g.Query.Ref()}}
		case !b.On.KernelsKnown && !b.BelowDocumented(g.Query.CC()):
			return RuleKernels, model.Explanation{Text: fmt.Sprintf("%s are made with a CUDA that cannot compile for %s (%s)", f.Describe(builds), g.Query.Name(), g.Query.SM()),
				Facts: []string{b.Ref("cuda"), "architectures/" + g.Query.CC() + "#first-cuda"}}
		case !b.On.KernelsKnown:
			return RuleDocumentedFloor, model.Explanation{Text: fmt.Sprintf("%s need compute capability %s, and %s", f.Describe(builds), b.Row.SMMin, g.Query.Has()),
				Facts: []string{b.Ref("sm-min"), g.Query.Ref()}}
		}
	}
	return RuleKernels, model.Explanation{}
}

// stateBroken refuses builds that cannot be used as published.
func stateBroken(s *model.Model, f *model.FrameworkVariable) {
	if !s.FlagsOf(f).Broken {
		return
	}
	s.Tabulated(RuleBroken, []*model.Variable{&f.Variable}, nil, func() model.Relation {
		return model.Relation{Allows: func(v []int) bool { return f.Builds[v[0]].Row.Broken == "" }}
	},
		func(left model.Domains) model.Explanation {
			for _, b := range f.Pick(left[f.Dim]) {
				if b.Row.Broken != "" {
					return model.Explanation{Text: fmt.Sprintf("%s %s is broken: %s", facts.DisplayName(f.Query.Name), b.Label(), b.Row.Broken), Facts: []string{b.Ref("broken")}}
				}
			}
			return model.Explanation{Text: RuleBroken.Text}
		})
}

func ptxTooNew(g *model.GPUVariable, f *model.FrameworkVariable, needs []facts.Cited, left []int) model.Explanation {
	e := model.Explanation{}
	lowest := ""
	for _, v := range left {
		if needs[v].Value != "" && (lowest == "" || version.Compare(needs[v].Value, lowest) < 0) {
			lowest = needs[v].Value
			e.Facts = []string{f.Builds[v].Ref("ptx"), needs[v].Fact}
		}
	}
	e.Text = fmt.Sprintf("%s run on %s only through PTX, which takes the toolkit's own driver, %s or newer", f.Describe(f.Pick(left)), g.Query.Name(), lowest)
	return e
}

// stateDelivery ranks builds by how they come by CUDA: with wheels first, from
// the system after that, and without GPU code last.
func stateDelivery(s *model.Model, f *model.FrameworkVariable) {
	if f.Query.CPUOnly() || s.Size == model.WheelModel {
		return
	}
	flags := s.FlagsOf(f)
	if flags.System {
		avoidBuilds(s, RuleSystemCUDA, f, costSystem, (*candidate.Build).System)
	}
	if flags.NoIndex {
		avoidBuilds(s, RuleNoIndex, f, costNoIndex, (*candidate.Build).NoIndex)
	}
	if flags.CPU {
		avoidBuilds(s, RuleCPUBuild, f, costByCPU, (*candidate.Build).CPU)
	}
}

func avoidBuilds(s *model.Model, info model.Rule, f *model.FrameworkVariable, cost int, weak func(*candidate.Build) bool) {
	s.SoftTabulated(info, model.LevelDelivery, []*model.Variable{&f.Variable}, nil, func() model.Costs {
		return model.Costs{Of: func(v []int) int {
			if weak(&f.Builds[v[0]]) {
				return cost
			}
			return 0
		}}
	})
}
