package hardware

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

// The rules on GPU code.
const (
	Kernels         = "kernel-coverage"
	PTX             = "ptx-jit"
	PTXDriver       = "ptx-needs-driver"
	BrokenPTX       = "tensorflow-ptx-blackwell"
	EarlierCUDA     = "earlier-cuda-fails-on-gpu"
	RunTimeKernels  = "kernels-at-run-time"
	DocumentedFloor = "documented-capability"
	KernelsUnknown  = "kernels-not-established"
	KernelsUntried  = "kernels-untried"
)

var KernelRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: Kernels, Kind: plan.Runs, Source: rule.DocGuide,
			Text: "A framework build runs on a GPU only if it carries machine code for the GPU's compute " +
				"capability, or for an earlier minor of the same major, or PTX that the driver can compile; it " +
				"never runs across majors, and Jetson parts match exactly."},
		State: stateKernels,
	},
	{
		Rule: plan.Rule{ID: PTX, Kind: plan.Runs, Source: rule.DocGuide, Soft: true,
			Text: "Where a build has only PTX for a GPU, the driver compiles every kernel at first use; libraries " +
				"such as NCCL carry no PTX. Such a stack ranks below one with machine code."},
		State: statePTX,
		About: rule.AboutBuild, Warn: warnPTX,
	},
	{
		Rule: plan.Rule{ID: PTXDriver, Kind: plan.Runs, Source: rule.DocCompat,
			Text: "PTX can be compiled only by a driver at least as new as the toolkit that made it: " +
				"minor-version compatibility does not cover it."},
		State: statePTXDriver,
	},
	{
		Rule: plan.Rule{ID: BrokenPTX, Kind: plan.Runs, Source: rule.DocTensorFlow,
			Text: "TensorFlow's official wheels up to 2.21 carry PTX for Hopper as their newest code; on " +
				"Blackwell it ends in CUDA_ERROR_INVALID_PTX, so they do not serve it."},
	},
	{
		Rule: plan.Rule{ID: EarlierCUDA, Kind: plan.Runs, Source: rule.DocTuring,
			Text: "The libraries of CUDA 9 and older, such as cuBLAS, run code for earlier GPUs on RTX 20 boards and " +
				"others of capability 7.5, and fail there at the first product of matrices: these need CUDA 10."},
	},
	{
		Rule: plan.Rule{ID: RunTimeKernels, Kind: plan.Runs, Source: rule.DocCuPy,
			Text: "CuPy compiles its kernels with NVRTC when they are used: it serves the GPUs that its CUDA " +
				"toolkit can compile for. numba hands the driver PTX for the newest of them, which later GPUs take."},
	},
	{
		Rule: plan.Rule{ID: DocumentedFloor, Kind: plan.Runs, Source: rule.DocBuilds,
			Text: "Where the GPU code of a build is not listed, the lowest compute capability that its makers " +
				"document holds."},
	},
	{
		Rule: plan.Rule{ID: KernelsUnknown, Kind: plan.Runs, Source: rule.DocTorch, Soft: true,
			Text: "A build whose GPU code the facts do not list may or may not run on a GPU; it ranks below every " +
				"build that is known to."},
		State: stateKernelsUnknown,
		About: rule.AboutBuild, Warn: warnKernelsUnknown,
	},
	{
		Rule: plan.Rule{ID: KernelsUntried, Kind: plan.Made, Source: rule.DocTorch,
			Text: "Of a framework whose newest builds' GPU code the facts list, a build whose code they do not list is taken " +
				"only where the target names it, or where its makers document that it serves the GPU: that it may run " +
				"is no reason to say that it does."},
		State: stateUntried,
	},
}

// Costs of serving a GPU in a weaker way than by machine code.
const (
	costByPTX     = 1
	costByUnknown = 2
)

// stateKernels refuses builds without code that runs on a GPU. It keeps the
// rules on why a build has none too: otherKernels tells which one it was.
func stateKernels(s *model.Statement) {
	if s.Query.ForcesPTX() {
		return
	}
	stateCoverage(s, missingKernels, func(g *model.GPUVariable, f *model.PackageVariable, left []int) string {
		rule, _ := otherKernels(g, f, model.Listed(model.WithGPUCode(f.Pick(left))))
		return rule
	})
}

// explainKernels says why the builds left do not run on a GPU.
type explainKernels func(g *model.GPUVariable, f *model.PackageVariable, left []int) model.Explanation

// stateCoverage refuses builds that do not cover a GPU. RefusedBy returns the
// rule that the builds left fail.
func stateCoverage(s *model.Statement, explain explainKernels,
	refusedBy func(g *model.GPUVariable, f *model.PackageVariable, left []int) string) {
	for _, g := range s.GPUs {
		for i, f := range s.Frameworks() {
			model.Constrain2(s, g.Served(), coverage(f, g.Cover[i]),
				func(served bool, c candidate.Coverage) bool { return !served || !c.Refused() },
				model.Says{
					Explain:   func(left model.Domains) model.Explanation { return explain(g, f, left[f.Dim]) },
					RefusedBy: func(left model.Domains) string { return refusedBy(g, f, left[f.Dim]) },
				})
		}
	}
}

// coverage returns the variable of a framework's builds as how each covers a
// GPU.
func coverage(f *model.PackageVariable, cover []candidate.Coverage) model.Term[candidate.Coverage] {
	return model.Over(&f.Variable, cover).Alike(func(c candidate.Coverage) string { return strconv.Itoa(int(c)) })
}

// softenCoverage adds a cost for builds that cover a GPU in one way.
func softenCoverage(s *model.Statement, kind candidate.Coverage, cost int) {
	for _, g := range s.GPUs {
		for i, f := range s.Frameworks() {
			if !slices.Contains(g.Cover[i], kind) {
				continue
			}
			if established(s) {
				model.Constrain2(s, g.Served(), coverage(f, g.Cover[i]),
					func(served bool, c candidate.Coverage) bool { return !served || c != kind }, unestablished)
				continue
			}
			model.Soften2(s, g.Served(), coverage(f, g.Cover[i]), func(served bool, c candidate.Coverage) int {
				if served && c == kind {
					return cost
				}
				return 0
			}, model.Weighs{Level: model.LevelKernels})
		}
	}
}

// established reports whether only what is known to run is taken.
func established(s *model.Statement) bool {
	return s.Query.Existing != nil && s.Query.Existing.Established
}

// unestablished says why what may run is refused.
var unestablished = model.Says{Own: true, Silent: true, Explain: func(model.Domains) model.Explanation {
	return model.Explanation{Text: "it is not established that it runs"}
}}

// statePTX ranks builds that serve a GPU through PTX alone below others.
func statePTX(s *model.Statement) { softenCoverage(s, candidate.CoverPTX, costByPTX) }

// stateKernelsUnknown ranks builds whose GPU code is not listed below others.
func stateKernelsUnknown(s *model.Statement) {
	softenCoverage(s, candidate.CoverUnknown, costByUnknown)
}

// statePTXDriver holds builds that serve a GPU through PTX alone to drivers
// that compile it.
func statePTXDriver(s *model.Statement) {
	compiles := func(served bool, need buildFloor, driver string, compat bool) bool {
		return !served || version.Compare(driver, need.Value) >= 0 ||
			compat && compatOf(s.Model, need.cuda, driver) != nil
	}
	for _, g := range s.GPUs {
		for i, f := range s.Frameworks() {
			if !slices.Contains(g.Cover[i], candidate.CoverPTX) {
				continue
			}
			needs := ptxNeeds(s.Model, g, f, g.Cover[i])
			says := model.Says{Explain: func(left model.Domains) model.Explanation {
				return ptxTooNew(g, f, needs, left[f.Dim])
			}}
			builds := floorTerm(f, needs)
			for _, d := range s.Drivers {
				model.Constrain4(s, g.Served(), builds, d.Term(), s.ForwardTerm(), compiles, says)
			}
		}
	}
}

// ptxNeeds returns the driver that compiles the PTX of each build that serves a
// GPU by it.
func ptxNeeds(m *model.Model, g *model.GPUVariable, f *model.PackageVariable,
	cover []candidate.Coverage) []facts.Cited {
	return model.PerValue(m, f.Same, "PTX needs", g.Same, func() []facts.Cited {
		needs := make([]facts.Cited, len(f.Builds))
		for i := range f.Builds {
			if cover[i] == candidate.CoverPTX {
				needs[i] = m.Facts.CUDAToolkitDriver(f.Builds[i].CUDA, f.Builds[i].Windows())
			}
		}
		return needs
	})
}

func missingKernels(g *model.GPUVariable, f *model.PackageVariable, left []int) model.Explanation {
	builds := model.Listed(model.WithGPUCode(f.Pick(left)))
	if _, e := otherKernels(g, f, builds); e.Text != "" {
		return e
	}
	var facts []string
	lists := map[string]bool{}
	for i, b := range builds {
		if i > 0 && sameCode(b, builds[i-1]) {
			continue
		}
		text := candidate.DescribeKernels(b.On)
		if !lists[text] && len(lists) < 3 {
			facts = append(facts, b.KernelRef())
		}
		lists[text] = true
	}
	text := fmt.Sprintf("%s carry no %s code for %s: %s", f.Describe(builds), g.GPU.SM(), g.GPU.Name(),
		carriedCode(g, builds, len(lists) == 1))
	if g.GPU.Arch.Tegra {
		text += " (Jetson parts run code made for them alone)"
	}
	return model.Explanation{Text: text, Facts: words.Unique(append(facts, g.GPU.Ref()))}
}

// sameCode reports whether two builds carry the same GPU code.
func sameCode(a, b *candidate.Build) bool {
	return slices.Equal(a.On.SM, b.On.SM) && slices.Equal(a.On.PTX, b.On.PTX)
}

// carriedCode says what code builds have, none of which runs on a GPU.
func carriedCode(g *model.GPUVariable, builds []*candidate.Build, alike bool) string {
	var oldest, newest string
	for i, b := range builds {
		if alike || i > 0 && sameCode(b, builds[i-1]) {
			continue
		}
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
	switch {
	case alike:
		return candidate.DescribeKernels(builds[0].On)
	case version.Compare(oldest, g.GPU.CC()) > 0:
		return "they start at " + query.SMName(oldest)
	case version.Compare(newest, g.GPU.CC()) >= 0:
		return "none of their code runs there"
	default:
		return "newest is " + query.SMName(newest) + ", no usable PTX"
	}
}

// otherKernels explains builds that do not serve a GPU for another reason than
// the list of their code, and returns the id of the rule that says so.
func otherKernels(g *model.GPUVariable, f *model.PackageVariable,
	builds []*candidate.Build) (string, model.Explanation) {
	cc := g.GPU.CC()
	if taken := f.Package.Taken; taken != nil && taken.Compiled && taken.CUDA != "" && g.GPU.Arch.FirstCUDA != "" &&
		!candidate.Targets(taken.CUDA, g.GPU.Arch) {
		return Kernels, model.Explanation{Text: compiledWith(f, g, taken.CUDA), Facts: []string{"architectures/" + cc}}
	}
	for _, b := range builds {
		switch {
		case b.CPU():
			return Kernels, model.Explanation{
				Text:  noGPUCode(f, builds),
				Facts: []string{b.Ref("")}}
		case !b.Traits.RunTimeKernels && candidate.LibrariesFail(b, g.GPU.Arch):
			return EarlierCUDA, model.Explanation{
				Text: fmt.Sprintf("the libraries of CUDA %s, such as cuBLAS, fail on %s (%s), which CUDA %s first knew: "+
					"%s are made with it", version.Major(b.CUDA), g.GPU.Name(), g.GPU.SM(), g.GPU.Arch.FirstCUDA,
					f.Describe(builds)),
				Facts: []string{b.Ref("cuda"), "architectures/" + cc + "#earlier-cuda-fails"}}
		case b.Traits.RunTimeKernels && !b.BelowDocumented(cc):
			return RunTimeKernels, model.Explanation{
				Text: fmt.Sprintf("%s compile kernels with a toolkit that cannot compile for %s (%s)",
					f.Describe(builds), g.GPU.Name(), g.GPU.SM()),
				Facts: []string{b.Ref("cuda"), "architectures/" + cc}}
		case len(b.On.PTX) > 0 && candidate.BrokenPTX(b, g.GPU.Arch):
			return BrokenPTX, model.Explanation{
				Text: fmt.Sprintf("%s carry no %s code for %s, and their %s",
					f.Describe(builds), g.GPU.SM(), g.GPU.Name(), brokenPTX(b)),
				Facts: []string{b.KernelRef(), g.GPU.Ref()}}
		case !b.On.KernelsKnown && !b.BelowDocumented(cc):
			return Kernels, model.Explanation{
				Text: fmt.Sprintf("%s are made with a CUDA that cannot compile for %s (%s)",
					f.Describe(builds), g.GPU.Name(), g.GPU.SM()),
				Facts: []string{b.Ref("cuda"), "architectures/" + cc + "#first-cuda"}}
		case !b.On.KernelsKnown:
			return DocumentedFloor, model.Explanation{
				Text:  fmt.Sprintf("%s need compute capability %s, and %s", f.Describe(builds), b.Row.SMMin, g.GPU.Has()),
				Facts: []string{b.Ref("sm-min"), g.GPU.Ref()}}
		}
	}
	return Kernels, model.Explanation{}
}

// compiledWith says that the toolkit that a framework was compiled with makes no code for a GPU.
func compiledWith(f *model.PackageVariable, g *model.GPUVariable, cuda string) string {
	which, made := "first", g.GPU.Arch.FirstCUDA
	if version.Compare(version.Minor(cuda), made) >= 0 {
		which, made = "last", g.GPU.Arch.LastCUDA
	}
	return fmt.Sprintf("%s is compiled with CUDA %s here, and CUDA %s is the %s that makes code for %s (%s)",
		f.Package.Traits.Name, version.Minor(cuda), made, which, g.GPU.Name(), g.GPU.SM())
}

// brokenPTX says why PTX does not do for a GPU.
func brokenPTX(b *candidate.Build) string {
	if b.Traits.Has(matrices.TraitLinksKernels, b.Release.Version) {
		return "XLA compiles nothing for it"
	}
	return "PTX ends there in CUDA_ERROR_INVALID_PTX"
}

// noGPUCode says that builds are for the CPU.
func noGPUCode(f *model.PackageVariable, builds []*candidate.Build) string {
	builds = f.Asked(builds)
	if len(builds) == 1 {
		return f.One(builds) + " has no GPU code: it is built for the CPU alone"
	}
	return f.Describe(builds) + " have no GPU code: they are built for the CPU alone"
}

func ptxTooNew(g *model.GPUVariable, f *model.PackageVariable, needs []facts.Cited, left []int) model.Explanation {
	e := model.Explanation{}
	lowest := ""
	for _, v := range left {
		if needs[v].Value != "" && (lowest == "" || version.Compare(needs[v].Value, lowest) < 0) {
			lowest = needs[v].Value
			e.Facts = []string{f.Builds[v].Ref("ptx"), needs[v].Fact}
		}
	}
	e.Text = fmt.Sprintf("%s run on %s only through PTX, which takes the toolkit's own driver, %s or newer",
		f.Describe(f.Pick(left)), g.GPU.Name(), lowest)
	return e
}

func warnPTX(r *rule.Report) {
	for _, g := range r.GPUs {
		if r.Covered(g, r.Framework) != candidate.CoverPTX || r.Build.Traits.HandsPTX {
			continue
		}
		text := fmt.Sprintf("%s %s has only PTX for %s: the driver compiles kernels at first use, which takes minutes",
			r.Build.Traits.Name, r.Build.Label(), g.GPU.Name())
		if r.Stack.NCCL != "" {
			text += ", and NCCL collectives fail because NCCL carries no PTX"
		}
		r.Warn([]string{r.Build.Ref("ptx")}, "%s", text)
	}
}

func warnKernelsUnknown(r *rule.Report) {
	for _, g := range r.GPUs {
		if r.Covered(g, r.Framework) != candidate.CoverUnknown {
			continue
		}
		if r.Build.Documented(g.GPU.Arch) {
			r.Warn([]string{r.Build.KernelRef(), r.Build.Ref("sm-min")},
				"the facts do not list the GPU code of %s %s: that it runs on %s is by its makers' documents, which say "+
					"from compute capability %s on",
				r.Build.Traits.Name, r.Build.Label(), g.GPU.Name(), r.Build.Row.SMMin)
			continue
		}
		r.Warn([]string{r.Build.KernelRef()},
			"the facts do not list the GPU code of %s %s: whether it runs on %s is not established",
			r.Build.Traits.Name, r.Build.Label(), g.GPU.Name())
	}
}
