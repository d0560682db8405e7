package hardware

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

// The rules on a CUDA toolkit of the system that a framework compiles with.
const (
	SystemCompiler = "system-compiler-gpu"
	SystemLinker   = "system-linker-driver"
)

var SystemToolkitRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: SystemCompiler, Kind: plan.Runs, Source: rule.DocCuPy,
			Text: "CuPy compiles kernels with the NVRTC that is there, for the GPU or for the newest that this NVRTC " +
				"knows. From CUDA 11.3 on that is machine code, which runs on GPUs of the same major alone: NVRTC 12.6 " +
				"makes nothing for Blackwell. JAX with the CUDA of the system compiles with its ptxas, which must know " +
				"the GPU itself."},
		State: stateSystemCompiler,
	},
	{
		Rule: plan.Rule{ID: SystemLinker, Kind: plan.Runs, Source: rule.DocJAXInstall,
			Text: "JAX with the CUDA of the system asks for a driver that is at least as new as that toolkit: what the " +
				"toolkit compiles, the driver links. Minor-version compatibility does not cover it, nor the PTX of " +
				"its toolkit that numba hands to the driver, unless a package beside it links that."},
		State: stateSystemLinker,
	},
}

// stateSystemCompiler refuses GPUs for which the toolkit that is there makes no code that runs on them,
// where a framework compiles its kernels with it.
func stateSystemCompiler(s *model.Statement) {
	if s.Query.Existing != nil && s.Query.Existing.CUDA == "" {
		return // nobody says which is there
	}
	for _, f := range s.Frameworks() {
		stateSystemAssembler(s, f)
		if t := f.Package.Traits; t == nil || !t.RunTimeKernels || t.HandsPTX {
			continue
		}
		for _, g := range s.GPUs {
			archs := s.Facts.ByCapability()
			makes := func(cuda string) bool { return candidate.CompilesAtRunTime(cuda, g.GPU.Arch, archs) }
			if !slices.ContainsFunc(s.CUDA.Values, func(cuda string) bool { return !makes(cuda) }) {
				continue
			}
			model.Constrain2(s, g.Served(), s.CUDA.Term().Alike(version.Minor),
				func(served bool, cuda string) bool { return !served || makes(cuda) },
				model.Says{Own: true, Explain: func(left model.Domains) model.Explanation {
					return model.Explanation{Facts: []string{"architectures/" + g.GPU.CC() + "#first-cuda"},
						Text: fmt.Sprintf("%s compiles kernels with the NVRTC of CUDA %s, which makes no code for %s (%s): CUDA %s does",
							f.Package.Traits.Name, toolkitWords(s, left), g.GPU.Name(), g.GPU.SM(), g.GPU.Arch.FirstCUDA)}
				}})
		}
	}
}

// toolkitWords names the CUDA whose toolkit compiles: as it was observed, or those that are left, by their minors.
func toolkitWords(s *model.Statement, left model.Domains) string {
	if s.Query.Existing != nil && s.Query.Existing.CUDA != "" {
		return s.Query.Existing.CUDA
	}
	var minors []string
	for _, v := range left[s.CUDA.Dim] {
		minors = append(minors, version.Minor(s.CUDA.Values[v]))
	}
	minors = version.SortDistinct(minors)
	return words.JoinWords(words.Few(minors, words.FewNames), "or")
}

// linksKernels reports whether a build compiles with the CUDA of the system, and has the
// driver link what comes of it.
func linksKernels(b *candidate.Build) bool {
	return b.System() && b.Traits.Has(matrices.TraitLinksKernels, b.Release.Version)
}

// stateSystemAssembler refuses GPUs that are newer than the toolkit of the system to
// builds that assemble their kernels with its ptxas.
func stateSystemAssembler(s *model.Statement, f *model.PackageVariable) {
	some := false
	for i := range f.Builds {
		some = some || linksKernels(&f.Builds[i])
	}
	if !some {
		return
	}
	links := model.NewTerm(&f.Variable, func(i int) bool { return linksKernels(&f.Builds[i]) }).Alike(model.YesNo)
	for _, g := range s.GPUs {
		first := g.GPU.Arch.FirstCUDA
		knows := func(cuda string) bool { return first == "" || version.Compare(version.Minor(cuda), first) >= 0 }
		allows := func(served, links bool, cuda string) bool { return !served || !links || cuda == "" || knows(cuda) }
		explain := func(left model.Domains) model.Explanation {
			return model.Explanation{Facts: []string{"architectures/" + g.GPU.CC() + "#first-cuda"},
				Text: fmt.Sprintf("%s compiles with the ptxas of CUDA %s, which does not know %s (%s): CUDA %s does",
					f.Package.Traits.Name, toolkitWords(s, left), g.GPU.Name(), g.GPU.SM(), first)}
		}
		model.Constrain3(s, g.Served(), links, s.CUDA.Term().Alike(version.Minor), allows,
			model.Says{Own: true, Explain: explain})
	}
}

// stateSystemLinker refuses drivers that are older than the toolkit of the system
// whose code they have to link.
func stateSystemLinker(s *model.Statement) {
	if s.Query.Existing == nil || s.Query.Existing.CUDA == "" {
		return
	}
	cuda := s.Query.Existing.CUDA
	for _, f := range s.Frameworks() {
		links := func(b *candidate.Build) bool {
			return linksKernels(b) || b.System() && b.Traits.HandsPTX && !linksPTX(s)
		}
		for _, d := range s.Drivers {
			if d.Driver == nil {
				continue
			}
			serves := func(driver string) bool {
				branch := s.Facts.ByBranch()[version.Major(driver)]
				return branch == nil || branch.CUDA == "" || version.Compare(branch.CUDA, version.Minor(cuda)) >= 0
			}
			model.Constrain2(s, f.BuildTerm(), d.Term(),
				func(b *candidate.Build, driver string) bool { return !links(b) || serves(driver) },
				model.Says{Own: true, Explain: func(model.Domains) model.Explanation {
					return model.Explanation{Facts: []string{s.Facts.CUDAToolkitDriver(cuda, s.Query.Windows()).Fact},
						Text: fmt.Sprintf("%s compiles with the CUDA %s of the system, and the driver that links its code must "+
							"be as new: %s", f.Package.Traits.Name, cuda, s.Facts.CUDAToolkitDriver(cuda, s.Query.Windows()).Value)}
				}})
		}
	}
}

// linksPTX reports whether a package is there that links the PTX which another hands to
// the driver: those that numba's documents name, and NVIDIA's own successor of its CUDA
// target.
func linksPTX(s *model.Statement) bool {
	return slices.ContainsFunc(s.Query.Packages, func(p *query.Package) bool {
		return p.Name == "numba-cuda" || strings.HasPrefix(p.Name, "pynvjitlink") || strings.HasPrefix(p.Name, "ptxcompiler")
	})
}
