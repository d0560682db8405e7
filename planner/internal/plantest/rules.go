package plantest

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/rules"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/solver"
)

// SolvedWithout solves a request over everything there is, with one rule taken
// out; nil where nothing satisfies it.
func SolvedWithout(t *testing.T, f *facts.Facts, words, without string) *model.Solution {
	t.Helper()
	s := Wide(t, f, words)
	if refused, ok := judgedByCoverage()[without]; ok {
		forgive(s, refused)
	}
	rules.Require(s)
	rules.State(s)
	s.Constraints = slices.DeleteFunc(s.Constraints, func(c model.Constraint) bool {
		return c.Requirement == nil &&
			c.Rule.ID == without
	})
	s.SoftConstraints = slices.DeleteFunc(s.SoftConstraints,
		func(p model.SoftConstraint) bool { return p.Rule.ID == without })
	problem, err := s.Compile()
	if err != nil {
		t.Fatalf("%s: %v", words, err)
	}
	solution, err := problem.Solve()
	var none *solver.Unsatisfiable
	if errors.As(err, &none) {
		return nil
	}
	if err != nil {
		t.Fatalf("%s: %v", words, err)
	}
	return &model.Solution{Model: s, Values: solution.Values}
}

// Wide returns the widest model of a request, without what is stated over it.
// Behind " said: " stands what an environment is said to have, which then is
// judged: "cudnn 9.1.0", "toolkit 12.4", "system WSL 1", or a package with what
// it was compiled for.
func Wide(t *testing.T, f *facts.Facts, words string) *model.Model {
	t.Helper()
	return Model(t, f, words, model.WideModel)
}

// Model returns the model of a request of some size; words are as those of Wide.
func Model(t *testing.T, f *facts.Facts, words string, size model.Size) *model.Model {
	t.Helper()
	asks, said, _ := strings.Cut(words, " said: ")
	r := Request(asks)
	q, err := query.Read(f, &r)
	if err != nil {
		t.Fatalf("%s: %v", words, err)
	}
	if said != "" {
		q.Existing = environmentSaid(said)
	}
	return model.New(f, model.NewCache(), q, size)
}

// AnswerWithout says in a line what comes of a request with one rule taken out.
func AnswerWithout(t *testing.T, f *facts.Facts, words, without string) string {
	t.Helper()
	if c := SolvedWithout(t, f, words, without); c != nil {
		return Summary(answer.Plan(c).Stack)
	}
	return "nothing"
}

// Summary returns all that decides a stack, as one line.
func Summary(s *plan.Stack) string {
	if s == nil {
		return "nothing"
	}
	return fmt.Sprint(s.Framework, s.Frameworks, s.Python, s.Standalone, s.CUDA, s.CUDNN, s.NCCL, s.OS, s.Platform, s.BaseImage,
		s.Packages, s.Driver, s.GPUs)
}

// OneBuild returns a set of facts with a single PyTorch, to show rules that no
// release in the tables depends on alone.
func OneBuild(spoil func(*matrices.FrameworkRelease)) *matrices.Set {
	tables := TablesOf(matrices.Embedded())
	release := matrices.FrameworkRelease{
		Framework: "pytorch", Version: "3.0.0", Package: "torch", Released: "2026-10-01", Python: []string{"3.12"},
		MinGlibc: "2.28",
		Builds: []matrices.Build{{
			Variant: "cu126", CUDA: "12.6", CUDAFull: "12.6.3", CUDNN: "9.10.2.21", NCCL: "2.29.3",
			Platforms: []matrices.PlatformBuild{{Platform: facts.LinuxAMD64, SM: []string{"8.0"}, KernelsKnown: true,
				PTXKnown: true, Delivery: matrices.DeliveryWheels}},
		}},
	}
	spoil(&release)
	tables.Frameworks = map[string][]matrices.FrameworkRelease{"pytorch": {release}}
	return matrices.New(tables)
}

// TablesOf copies what plans read of a set, for tests that change it.
func TablesOf(set *matrices.Set) matrices.Tables {
	t := matrices.Tables{
		Version: set.Version(), GPUs: slices.Clone(set.GPUs()), GPUGroups: slices.Clone(set.GPUGroups()),
		Architectures: slices.Clone(set.Architectures()), DriverBranches: slices.Clone(set.DriverBranches()),
		DriverFloors: slices.Clone(set.DriverFloors()), CUDAReleases: slices.Clone(set.CUDAReleases()),
		CUDNNReleases: slices.Clone(set.CUDNNReleases()), NCCLReleases: slices.Clone(set.NCCLReleases()),
		OSes: slices.Clone(set.OSes()), PythonImages: slices.Clone(set.PythonImages()),
		PythonStandalone: slices.Clone(set.PythonStandalone()),
		JetPacks:         slices.Clone(set.JetPacks()), FrameworkInfos: slices.Clone(set.FrameworkInfos()),
		Upstreams:  slices.Clone(set.Upstreams()),
		Frameworks: map[string][]matrices.FrameworkRelease{}, Sources: slices.Clone(set.Sources()),
	}
	for _, name := range set.FrameworkNames() {
		t.Frameworks[name] = slices.Clone(set.Frameworks(name))
	}
	return t
}

// judgedByCoverage returns the rules that coverage keeps, with what it finds
// where they refuse.
func judgedByCoverage() map[string]candidate.Coverage {
	return map[string]candidate.Coverage{hardware.BrokenPTX: candidate.CoverBrokenPTX,
		hardware.RunTimeKernels: candidate.CoverNotCompiled, hardware.DocumentedFloor: candidate.CoverBelowFloor,
		hardware.EarlierCUDA: candidate.CoverEarlierCUDA}
}

// forgive makes what coverage refuses by one rule serve.
func forgive(s *model.Model, refused candidate.Coverage) {
	for _, g := range s.GPUs {
		for i := range g.Cover {
			g.Cover[i] = slices.Clone(g.Cover[i])
			for b := range g.Cover[i] {
				if g.Cover[i][b] == refused {
					g.Cover[i][b] = candidate.CoverCubin
				}
			}
		}
		g.Same = nil // its tables are its own
	}
}

// environmentSaid is an environment of which one thing is said: the CUDA or cuDNN that is
// there, or the image that has none, the system that it is on, its day, or a package with what it was compiled for.
func environmentSaid(said string) *query.Existing {
	e := &query.Existing{OS: matrices.OS{ID: "the system"}}
	name, text, _ := strings.Cut(said, " ")
	switch name {
	case "pip":
	case "cudnn":
		e.LoadedCUDNN = text
	case "cuda":
		e.CUDA = text
	case "day":
		e.Day = text
	case "toolkit":
		e.Toolkit = text
	case "from-index": // from-index minkowskiengine
		e.OnSpot = []query.OnSpot{{Name: text, Info: facts.New(matrices.Embedded()).PackageNamed(text), Published: true}}
	case "pip-for": // pip-for fairseq 25.0
		asked, with, _ := strings.Cut(text, " ")
		e.Tools = []query.Tool{{Name: query.Pip, Version: with, For: asked}}
	case "built-with": // built-with torch flash-attn
		name, of, _ := strings.Cut(text, " ")
		e.Together = []query.Built{{Name: name, For: of}}
	case "setuptools":
		e.Tools = []query.Tool{{Name: name, Version: text, For: "an extension"}}
	case "without-cuda":
		e.WithoutCUDA = text
	case "without-cudnn":
		e.WithoutCUDNN = text
	case "managed":
		e.Managed = text
	case "system":
		e.NoGPU = reading.ReadSystem(matrices.Embedded(), text).NoGPU
	default:
		c := reading.ReadCompiled(text, facts.New(matrices.Embedded()).CompiledAgainst()...)
		e.Compiled = []query.Compiled{{Name: name, Text: text, Torch: c.Torch, CUDA: c.CUDA, SM: c.SM, PTX: c.PTX}}
	}
	return e
}
