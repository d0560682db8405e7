package model

import (
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/solver"
)

// Model is one solver problem with everything needed to turn its answer back
// into words: the candidates of each dimension, and the constraints over them.
type Model struct {
	Facts *facts.Facts
	Query *query.Query
	Size  Size

	Variables  []*Variable // in order of preference; the index is the solver's dimension
	Frameworks []*FrameworkVariable
	Companions []*CompanionVariable
	Extensions []*ExtensionVariable
	NVIDIA     []*NVIDIAVariable
	Named      []*NamedVariable
	Python     *ListVariable
	CUDA       *ListVariable
	CUDNN      *ListVariable
	NCCL       *ListVariable
	OS         *OSVariable
	Base       *BaseVariable
	Bases      []facts.BaseImage // of base
	Fit        *Variable         // nil unless base images bring CUDA
	Forward    *Variable         // nil unless a cuda-compat package may be in the image
	Parts      []Part            // cuda, cudnn, nccl
	Platform   *ListVariable
	Drivers    []*DriverVariable
	GPUs       []*GPUVariable

	CUDNNReleases []*matrices.CUDNNRelease // of the cuDNN variable, once asked for

	Constraints     []Constraint
	SoftConstraints []SoftConstraint
	Compiled        *solver.Model // of the constraints, once compiled
}

// Variable is one thing to be decided.
type Variable struct {
	Part string // as in prefer and in the plan: framework, python, …
	Dim  int
	Size int
	Same facts.Identity // of its values
}

type FrameworkVariable struct {
	Variable
	Query  *query.Framework
	Builds []candidate.Build
}

type CompanionVariable struct {
	Variable
	Query    *query.Companion
	Versions []string // newest first
	Labelled int      // the one that the target names with a local label; -1 for none
}

type ListVariable struct {
	Variable
	Values []string
}

type OSVariable struct {
	Variable
	Rows []matrices.OS
}

type BaseVariable struct {
	Variable
	Images []facts.BaseImage
}

// DriverVariable is the oldest driver of one entry of the fleet, or the floor to
// be found when none is given.
type DriverVariable struct {
	Variable
	Query  *query.Driver // nil when none is given
	Values []string      // oldest first
}

// GPUVariable says whether the boards of one compute capability are served:
// value 0 is yes, 1 is no. The user's requirement pins it to 0; a narrow model
// has no other value.
type GPUVariable struct {
	Variable
	Query *query.GPU
	Cover [][]candidate.Coverage // by framework, by build
}

const Absent = 1

// Size says how much a model holds. A smaller one leaves out what the
// preferences put last or the user's own words rule out: where it has an
// answer, the larger ones have the same.
type Size uint8

const (
	WheelModel  Size = iota // builds whose wheels bring CUDA, of the versions asked for
	NarrowModel             // every build of the versions asked for
	WideModel               // everything, so that conflicts can be explained and ways out found
)

// narrow reports whether what the user's words rule out is left out.
func (s *Model) narrow() bool { return s.Size != WideModel }

// usualConstraints is how many constraints the model of one GPU has room for.
const usualConstraints = 40

// New lists the candidates.
func New(facts *facts.Facts, a *query.Query, size Size) *Model {
	s := &Model{Facts: facts, Query: a, Size: size, Constraints: make([]Constraint, 0, usualConstraints),
		SoftConstraints: make([]SoftConstraint, 0, usualConstraints/4)}
	on := s.CandidatePlatforms()
	for i := range a.Frameworks {
		fa := &a.Frameworks[i]
		builds, same := candidate.BuildsOf(s.Facts, fa, s.Filter(fa, on))
		s.Frameworks = append(s.Frameworks, &FrameworkVariable{Query: fa, Builds: builds,
			Variable: Variable{Part: "framework", Size: len(builds), Same: same}})
	}
	s.addCompanionVariables()
	s.addExtensionVariables()
	s.addNVIDIAVariables()
	s.addNamedVariables()
	s.Python = s.newListVariable("python", candidate.PythonsBy(a), s.listPythons)
	s.addForwardVariable()
	s.addBaseVariables(on)
	s.Parts = s.newParts()
	s.CUDA = s.newPartVariable(&s.Parts[0])
	s.CUDNN = s.newPartVariable(&s.Parts[1])
	s.NCCL = s.newPartVariable(&s.Parts[2])
	platform, same := s.Facts.Intern(on)
	s.Platform = &ListVariable{Values: platform, Variable: Variable{Part: "platform", Size: len(platform), Same: same}}
	s.addDriverVariables()
	s.addGPUVariables()
	s.order()
	return s
}

// newListVariable makes a variable of values that follow from the builds of the
// target's frameworks and from what by says.
func (s *Model) newListVariable(part string, by any, list func() []string) *ListVariable {
	values, same := s.listed(part, by, list)
	return &ListVariable{Values: values, Variable: Variable{Part: part, Size: len(values), Same: same}}
}

// listed returns a list that follows from the builds of the target's frameworks
// and from what by says, with its identity.
func (s *Model) listed(what string, by any, list func() []string) ([]string, facts.Identity) {
	var of facts.Identity
	if by != (facts.Uncached{}) {
		of = s.buildsIdentity()
	}
	values := facts.CachedList(s.Facts, of, what, by, func() []string {
		values, _ := s.Facts.Intern(list())
		return values
	})
	if len(values) == 0 {
		return values, nil
	}
	return values, &values[0]
}

// CandidatePlatforms returns the platform of the target first; where the user
// wrote one, a wide model holds the others too, since another platform may be
// the way out.
func (s *Model) CandidatePlatforms() []string {
	list := []string{s.Query.Platform}
	if s.narrow() || (!s.Query.PlatformAt.Set() && s.Query.PlatformBy == "") {
		return list
	}
	for _, p := range query.Platforms() {
		if p != s.Query.Platform {
			list = append(list, p)
		}
	}
	return list
}

// driverCUDA is the CUDA of the oldest given driver's branch; empty when no
// driver is given or its branch is not known.
func (s *Model) driverCUDA() string {
	oldest := ""
	for i := range s.Query.Drivers {
		branch := s.Facts.ByBranch()[version.Major(s.Query.Drivers[i].Low)]
		if branch != nil && branch.CUDA != "" && (oldest == "" || version.Compare(branch.CUDA, oldest) < 0) {
			oldest = branch.CUDA
		}
	}
	return oldest
}

// buildsIdentity is the identity of the builds of all frameworks together.
func (s *Model) buildsIdentity() facts.Identity {
	var all [3]facts.Identity
	if len(s.Frameworks) > len(all) {
		return nil
	}
	for i, f := range s.Frameworks {
		if f.Same == nil {
			return nil
		}
		all[i] = f.Same
	}
	return all
}

func (s *Model) addBaseVariables(on []string) {
	s.OS = s.newOSVariable(on)
	s.Base = s.newBaseVariable(on)
	s.Bases = s.Base.Images
	if s.needsSystemCUDA() {
		s.Fit = &Variable{Part: "fit", Size: 2}
	}
}

func (s *Model) addDriverVariables() {
	values, same := s.listed("drivers", s.driversBy(), s.ListDrivers)
	one := Variable{Part: "driver", Size: len(values), Same: same}
	if len(s.Query.Drivers) == 0 {
		s.Drivers = []*DriverVariable{{Values: values, Variable: one}}
		return
	}
	for i := range s.Query.Drivers {
		s.Drivers = append(s.Drivers, &DriverVariable{Query: &s.Query.Drivers[i], Values: values, Variable: one})
	}
}

func (s *Model) addGPUVariables() {
	size := Absent + 1
	if s.narrow() {
		size = Absent
	}
	for i := range s.Query.GPUs {
		ask := &s.Query.GPUs[i]
		g := &GPUVariable{Query: ask, Variable: Variable{Part: "gpu", Size: size,
			Same: query.GPUIdentity{Arch: ask.Arch, Size: size, Forced: s.Query.ForcesPTX()}}}
		for _, f := range s.Frameworks {
			g.Cover = append(g.Cover, s.coverOf(f, ask.Arch))
		}
		s.GPUs = append(s.GPUs, g)
	}
}

// coverOf says how each build serves an architecture.
func (s *Model) coverOf(f *FrameworkVariable, arch *matrices.Architecture) []candidate.Coverage {
	if taken := f.Query.Taken; taken != nil && taken.Compiled {
		cover := make([]candidate.Coverage, len(f.Builds))
		for b := range f.Builds {
			cover[b] = f.Builds[b].CoversCompiled(arch)
		}
		return cover
	}
	forced := s.Query.ForcesPTX()
	return facts.CachedList(s.Facts, f.Same, "cover", query.GPUIdentity{Arch: arch, Forced: forced},
		func() []candidate.Coverage {
			cover := make([]candidate.Coverage, len(f.Builds))
			for b := range f.Builds {
				if cover[b] = f.Builds[b].Covers(arch, s.Facts.ByCapability()); forced {
					cover[b] = f.Builds[b].CoversForced(arch, s.Facts.ByCapability())
				}
			}
			return cover
		})
}

// problem returns the solver its problem.
func (s *Model) problem() solver.Problem {
	p := solver.Problem{
		Budget:     s.Query.Budget,
		Dimensions: make([]solver.Dimension, 0, len(s.Variables)),
		Rules:      make([]solver.Rule, 0, len(s.Constraints)),
		Soft:       make([]solver.Soft, 0, len(s.SoftConstraints)),
	}
	for _, a := range s.Variables {
		p.Dimensions = append(p.Dimensions, solver.Dimension{Name: a.Part, Size: a.Size})
	}
	for i := range s.Constraints {
		p.Rules = append(p.Rules, s.Constraints[i].Solver)
	}
	for i := range s.SoftConstraints {
		p.Soft = append(p.Soft, s.SoftConstraints[i].solver)
	}
	return p
}
