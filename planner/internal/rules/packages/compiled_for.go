package packages

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

// Ids of the rules of packages of which it is said what they were compiled for.
const (
	CompiledBeside = "compiled-beside"
	CompiledFor    = "compiled-for"
)

var CompiledRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: CompiledBeside, Kind: plan.Runs, Source: rule.DocPackages,
			Text: "A package that is said to be compiled against a torch minor, or for a CUDA, loads beside a torch of " +
				"that minor and that CUDA major alone: the C++ interface of torch changes with each minor. One that compares " +
				"the CUDA as it is imported, as companions of torch may, loads beside that minor of it. Compiled " +
				"for the CPU it has no operators for the GPU, of which torchaudio has use for few."},
		State: stateCompiledBeside,
	},
	{
		Rule: plan.Rule{ID: CompiledFor, Kind: plan.Runs, Source: rule.DocGuide,
			Text: "A package that is said to be compiled for some compute capabilities runs on GPUs of those majors, of " +
				"at least that minor, and on newer ones by PTX alone."},
		State: stateCompiledFor,
	},
}

// compiledHere lists what is said of what packages of an environment were
// compiled for.
func compiledHere(s *model.Statement) []query.Compiled {
	if s.Query.Existing == nil {
		return nil
	}
	return s.Query.Existing.Compiled
}

// SaidForTorch reports whether a package of an environment is said to be a wheel for some
// torch, and so none that was compiled there.
func SaidForTorch(s *model.Statement, e *model.PackageVariable) bool {
	return slices.ContainsFunc(compiledHere(s), func(c query.Compiled) bool {
		return c.Of(e.Package) && c.Torch != ""
	})
}

// stateCompiledBeside ties torch to the packages that are said to be compiled
// against one of its releases.
func stateCompiledBeside(s *model.Statement) {
	for i, c := range compiledHere(s) {
		if c.Torch == "" && c.CUDA == "" {
			continue
		}
		for _, f := range s.Frameworks() {
			if !f.Package.Traits.Extended {
				continue
			}
			model.Constrain1(s, f.BuildTerm(), func(b *candidate.Build) bool { return loadsBeside(&c, f.Package, b) },
				model.Says{Own: true, From: i, Explain: func(model.Domains) model.Explanation {
					return model.Explanation{Text: besideWords(&c, f)}
				}})
		}
	}
}

// loadsBeside reports whether a package loads beside a build. The minors of a
// CUDA major are compatible from 11 on. Of a framework that its user or a vendor
// compiled, the index's build says the release alone, but on a Jetson: that has the CUDA
// of its JetPack.
func loadsBeside(c *query.Compiled, framework *query.Package, b *candidate.Build) bool {
	switch {
	case c.Torch != "" && version.Minor(b.Release.Version) != c.Torch:
		return false
	case c.CUDA != "cpu" && framework.Taken != nil && framework.Taken.Compiled:
		made := framework.Taken.CUDA
		if made == "" && b.Jetson() {
			made = b.CUDA
		}
		return c.CUDA == "" || made == "" || version.Major(made) == version.Major(c.CUDA)
	case c.ABI != "" && b.On.CXX11ABI != "" && c.ABI != b.On.CXX11ABI:
		return false
	case c.CUDA == "":
		return true
	case c.CUDA == "cpu":
		return b.CPU() || slices.Contains(b.Traits.CPUCompanions, c.Name)
	case b.CPU() || version.Major(b.CUDA) != version.Major(c.CUDA):
		return false
	}
	exact := version.Compare(version.Major(c.CUDA), "11") < 0 ||
		b.Traits.ComparesCUDA(c.Name, b.Release.Pairs[c.Name], b.Release.Version)
	return !exact || version.Parts(c.CUDA) < 2 || version.Minor(b.CUDA) == version.Minor(c.CUDA)
}

func besideWords(c *query.Compiled, f *model.PackageVariable) string {
	var terms []string
	if c.Torch != "" {
		terms = append(terms, f.Package.Traits.Module+" "+c.Torch)
	}
	switch c.CUDA {
	case "":
	case "cpu":
		return fmt.Sprintf("%s is said to be compiled for the CPU (%s): its operators do not run on the GPU",
			c.Name, c.Text)
	default:
		terms = append(terms, "CUDA "+c.CUDA)
	}
	if c.ABI != "" {
		terms = append(terms, "C++11 ABI "+c.ABI)
	}
	return fmt.Sprintf("%s is said to be compiled for %s (%s), and loads beside no other", c.Name,
		words.JoinWords(terms, "and"), c.Text)
}

// stateCompiledFor ties GPUs to the packages that are said to hold machine code
// for some.
func stateCompiledFor(s *model.Statement) {
	for i, c := range compiledHere(s) {
		if len(c.SM) == 0 {
			continue
		}
		for _, g := range s.GPUs {
			runs := holdsCodeFor(&c, g.GPU.CC())
			model.Constrain1(s, g.Served(), func(served bool) bool { return !served || runs },
				model.Says{Own: true, From: i, Explain: func(model.Domains) model.Explanation {
					return model.Explanation{Facts: []string{g.GPU.Ref()},
						Text: fmt.Sprintf("%s is said to be compiled for compute capability %s (%s), and %s", c.Name,
							words.JoinWords(c.SM, "and"), c.Text, g.GPU.Has())}
				}})
		}
	}
}

// holdsCodeFor reports whether machine code for some capabilities, or PTX for the
// newest of them, runs on a GPU.
func holdsCodeFor(c *query.Compiled, cc string) bool {
	for _, sm := range c.SM {
		if version.Major(sm) == version.Major(cc) && version.Compare(sm, cc) <= 0 {
			return true
		}
	}
	return c.PTX && version.Compare(c.SM[len(c.SM)-1], cc) <= 0
}
