package matrices

import (
	_ "embed"
	"reflect"
	"slices"
	"sync"
)

// Tables are the facts held in memory, for tests and for overlays. Framework
// releases are keyed by framework name and stand newest first; sources are
// keyed by table name.
type Tables struct {
	Version        string                        // date of the facts, 2026.11.20
	GPUs           []GPU                         `table:"gpus" block:"gpu"`
	GPUGroups      []GPUGroup                    `table:"gpu-groups" block:"gpu_group"`
	Instances      []Instance                    `table:"instances" block:"instance"`
	Architectures  []Architecture                `table:"architectures" block:"architecture"`
	DriverBranches []DriverBranch                `table:"drivers" block:"driver_branch"`
	DriverFloors   []DriverFloor                 `table:"driver-floors" block:"driver_floor"`
	CUDAReleases   []CUDARelease                 `table:"cuda" block:"cuda"`
	CUDNNReleases  []CUDNNRelease                `table:"cudnn" block:"cudnn"`
	NCCLReleases   []NCCLRelease                 `table:"nccl" block:"nccl"`
	OSes           []OS                          `table:"os" block:"os"`
	PythonImages   []PythonImage                 `table:"python" block:"python_image"`
	Frameworks     map[string][]FrameworkRelease `block:"framework"`
	Sources        map[string][]Source
}

// Set is one consistent collection of facts. Its tables are decoded the first
// time they are asked for; all methods are safe for concurrent use. Callers
// must not change what they are given.
type Set struct {
	version  string
	digest   func() string
	tables   map[string]*lazyTable // gpus, pytorch, source:gpus
	overlays []string
}

// lazyTable is a table that is decoded once, when it is first asked for.
type lazyTable struct {
	block string // gpu, framework, source
	load  func(row reflect.Type) any
	once  sync.Once
	rows  any // a slice of the row type
}

// get decodes the table into a slice of row.
func (l *lazyTable) get(row reflect.Type) any {
	l.once.Do(func() { l.rows = l.load(row) })
	return l.rows
}

// rows gives the rows of a table; none for a table that the set lacks.
func rows[T any](s *Set, name string) []T {
	l, ok := s.tables[name]
	if !ok {
		return nil
	}
	return l.get(reflect.TypeFor[T]()).([]T)
}

//go:generate go run ./gen

//go:embed snapshot.bin
var snapshot string

// Embedded gives the facts that the program was built with.
func Embedded() *Set {
	version, digest, sections, err := directory(snapshot)
	if err != nil {
		panic(err) // the tests read every table of the snapshot
	}
	s := &Set{
		version: version,
		digest:  func() string { return digest },
		tables:  make(map[string]*lazyTable, len(sections)),
	}
	for _, part := range sections {
		s.tables[part.name] = &lazyTable{
			block: part.block,
			load:  func(row reflect.Type) any { return decodeRows(part.data, row) },
		}
	}
	return s
}

// New makes a set of tables held in memory.
func New(t Tables) *Set {
	s := &Set{
		version: t.Version,
		digest: sync.OnceValue(func() string {
			_, digest, _, _ := directory(string(encode(t)))
			return digest
		}),
		tables: map[string]*lazyTable{},
	}
	add := func(name, block string, rows reflect.Value) {
		s.tables[name] = &lazyTable{block: block, load: func(reflect.Type) any { return rows.Interface() }}
	}
	value := reflect.ValueOf(&t).Elem()
	for _, spec := range schema() {
		f := value.Field(spec.index)
		if !spec.keyed() {
			add(spec.name, spec.block, f)
			continue
		}
		for _, key := range sortedKeys(f) {
			add(key, spec.block, f.MapIndex(reflect.ValueOf(key)))
		}
	}
	for name, sources := range t.Sources {
		add(sourceTable(name), "source", reflect.ValueOf(sources))
	}
	return s
}

// Version is the date of the facts, such as 2026.11.20.
func (s *Set) Version() string { return s.version }

// Digest identifies the facts, overlays included: sha256:….
func (s *Set) Digest() string { return s.digest() }

// GPUs gives all boards.
func (s *Set) GPUs() []GPU { return rows[GPU](s, "gpus") }

// GPUGroups gives the names that stand for several boards.
func (s *Set) GPUGroups() []GPUGroup { return rows[GPUGroup](s, "gpu-groups") }

// Instances gives the cloud machine types.
func (s *Set) Instances() []Instance { return rows[Instance](s, "instances") }

// Architectures gives the compute capabilities, oldest first.
func (s *Set) Architectures() []Architecture { return rows[Architecture](s, "architectures") }

// DriverBranches gives the driver branches, oldest first.
func (s *Set) DriverBranches() []DriverBranch { return rows[DriverBranch](s, "drivers") }

// DriverFloors gives the oldest driver of each CUDA family.
func (s *Set) DriverFloors() []DriverFloor { return rows[DriverFloor](s, "driver-floors") }

// CUDAReleases gives the toolkit releases, oldest first.
func (s *Set) CUDAReleases() []CUDARelease { return rows[CUDARelease](s, "cuda") }

// CUDNNReleases gives the cuDNN releases, oldest first.
func (s *Set) CUDNNReleases() []CUDNNRelease { return rows[CUDNNRelease](s, "cudnn") }

// NCCLReleases gives the NCCL releases, oldest first.
func (s *Set) NCCLReleases() []NCCLRelease { return rows[NCCLRelease](s, "nccl") }

// OSes gives the operating system images.
func (s *Set) OSes() []OS { return rows[OS](s, "os") }

// PythonImages gives the Python base images, oldest Python first.
func (s *Set) PythonImages() []PythonImage { return rows[PythonImage](s, "python") }

// FrameworkNames gives the names that Frameworks knows, sorted.
func (s *Set) FrameworkNames() []string { return s.names("framework") }

// Frameworks gives the releases of one framework, newest first; none when the
// name is not known.
func (s *Set) Frameworks(name string) []FrameworkRelease {
	if l, ok := s.tables[name]; !ok || l.block != "framework" {
		return nil
	}
	return rows[FrameworkRelease](s, name)
}

// names lists the tables with rows of one block type.
func (s *Set) names(block string) []string {
	var out []string
	for name, l := range s.tables {
		if l.block == block {
			out = append(out, name)
		}
	}
	slices.Sort(out)
	return out
}

// Source gives a source that rows of the table cite.
func (s *Set) Source(table, id string) (Source, bool) {
	for _, source := range rows[Source](s, sourceTable(table)) {
		if source.ID == id {
			return source, true
		}
	}
	return Source{}, false
}

// With gives a set in which the rows of the overlay files are added to, or
// stand in for, those of s.
func (s *Set) With(overlays ...string) (*Set, error) { return s, nil }
