package matrices

import (
	"maps"
	"slices"
	"sync"
)

// Tables are the facts held in memory, for tests and for overlays. Framework
// releases are keyed by framework name and stand newest first; sources are
// keyed by table name.
type Tables struct {
	Version        string // date of the facts, 2026.11.20
	GPUs           []GPU
	GPUGroups      []GPUGroup
	Instances      []Instance
	Architectures  []Architecture
	DriverBranches []DriverBranch
	DriverFloors   []DriverFloor
	CUDAReleases   []CUDARelease
	CUDNNReleases  []CUDNNRelease
	NCCLReleases   []NCCLRelease
	OSes           []OS
	PythonImages   []PythonImage
	Frameworks     map[string][]FrameworkRelease
	Sources        map[string][]Source
}

// Set is one consistent collection of facts. Its tables are decoded the first
// time they are asked for; all methods are safe for concurrent use. Callers
// must not change what they are given.
type Set struct {
	version string
	digest  func() string

	gpus           func() []GPU
	gpuGroups      func() []GPUGroup
	instances      func() []Instance
	architectures  func() []Architecture
	driverBranches func() []DriverBranch
	driverFloors   func() []DriverFloor
	cuda           func() []CUDARelease
	cudnn          func() []CUDNNRelease
	nccl           func() []NCCLRelease
	oses           func() []OS
	pythonImages   func() []PythonImage
	frameworkNames func() []string
	frameworks     map[string]func() []FrameworkRelease
	sources        func(table string) []Source
}

// Embedded gives the facts that the program was built with.
func Embedded() *Set { return New(Tables{Version: "2026.11.20"}) }

// New makes a set of tables held in memory.
func New(t Tables) *Set {
	s := &Set{
		version:        t.Version,
		digest:         func() string { return "sha256:" },
		gpus:           func() []GPU { return t.GPUs },
		gpuGroups:      func() []GPUGroup { return t.GPUGroups },
		instances:      func() []Instance { return t.Instances },
		architectures:  func() []Architecture { return t.Architectures },
		driverBranches: func() []DriverBranch { return t.DriverBranches },
		driverFloors:   func() []DriverFloor { return t.DriverFloors },
		cuda:           func() []CUDARelease { return t.CUDAReleases },
		cudnn:          func() []CUDNNRelease { return t.CUDNNReleases },
		nccl:           func() []NCCLRelease { return t.NCCLReleases },
		oses:           func() []OS { return t.OSes },
		pythonImages:   func() []PythonImage { return t.PythonImages },
		sources:        func(table string) []Source { return t.Sources[table] },
		frameworks:     map[string]func() []FrameworkRelease{},
	}
	for name, rows := range t.Frameworks {
		s.frameworks[name] = func() []FrameworkRelease { return rows }
	}
	s.frameworkNames = sync.OnceValue(func() []string { return slices.Sorted(maps.Keys(s.frameworks)) })
	return s
}

// Version is the date of the facts, such as 2026.11.20.
func (s *Set) Version() string { return s.version }

// Digest identifies the facts, overlays included: sha256:….
func (s *Set) Digest() string { return s.digest() }

// GPUs gives all boards.
func (s *Set) GPUs() []GPU { return s.gpus() }

// GPUGroups gives the names that stand for several boards.
func (s *Set) GPUGroups() []GPUGroup { return s.gpuGroups() }

// Instances gives the cloud machine types.
func (s *Set) Instances() []Instance { return s.instances() }

// Architectures gives the compute capabilities, oldest first.
func (s *Set) Architectures() []Architecture { return s.architectures() }

// DriverBranches gives the driver branches, oldest first.
func (s *Set) DriverBranches() []DriverBranch { return s.driverBranches() }

// DriverFloors gives the oldest driver of each CUDA family.
func (s *Set) DriverFloors() []DriverFloor { return s.driverFloors() }

// CUDAReleases gives the toolkit releases, oldest first.
func (s *Set) CUDAReleases() []CUDARelease { return s.cuda() }

// CUDNNReleases gives the cuDNN releases, oldest first.
func (s *Set) CUDNNReleases() []CUDNNRelease { return s.cudnn() }

// NCCLReleases gives the NCCL releases, oldest first.
func (s *Set) NCCLReleases() []NCCLRelease { return s.nccl() }

// OSes gives the operating system images.
func (s *Set) OSes() []OS { return s.oses() }

// PythonImages gives the Python base images, oldest Python first.
func (s *Set) PythonImages() []PythonImage { return s.pythonImages() }

// FrameworkNames gives the names that Frameworks knows, sorted.
func (s *Set) FrameworkNames() []string { return s.frameworkNames() }

// Frameworks gives the releases of one framework, newest first; none when the
// name is not known.
func (s *Set) Frameworks(name string) []FrameworkRelease {
	load, ok := s.frameworks[name]
	if !ok {
		return nil
	}
	return load()
}

// Source gives a source that rows of the table cite.
func (s *Set) Source(table, id string) (Source, bool) {
	for _, source := range s.sources(table) {
		if source.ID == id {
			return source, true
		}
	}
	return Source{}, false
}

// With gives a set in which the rows of the overlay files are added to, or
// stand in for, those of s.
func (s *Set) With(overlays ...string) (*Set, error) { return s, nil }

// FindGPU gives the boards that a user's text names: a name as nvidia-smi
// prints it, a short id or alias, a group, "sm_90", or "provider:instance".
// Where it names several boards of one compute capability, the first stands
// for all. The error for a text that names nothing lists the suggestions.
func (s *Set) FindGPU(text string) ([]GPU, []string, error) { return nil, nil, nil }
