package matrices

import (
	_ "embed"
	"reflect"
	"slices"
	"strings"
	"sync"
)

// Tables are the facts held in memory, for tests and for overlays. Framework
// releases are keyed by framework name and stand newest first; sources are
// those of all tables, sorted by id.
type Tables struct {
	Version          string                        // date of the facts, 2026.11.20
	GPUs             []GPU                         `table:"gpus" block:"gpu"`
	GPUGroups        []GPUGroup                    `table:"gpu-groups" block:"gpu_group"`
	Chips            []Chip                        `table:"chips" block:"chip"`
	Instances        []Instance                    `table:"instances" block:"instance"`
	Architectures    []Architecture                `table:"architectures" block:"architecture"`
	DriverBranches   []DriverBranch                `table:"drivers" block:"driver_branch"`
	DriverFloors     []DriverFloor                 `table:"driver-floors" block:"driver_floor"`
	Banners          []Banner                      `table:"banners" block:"banner"`
	CUDAReleases     []CUDARelease                 `table:"cuda" block:"cuda"`
	ForwardCompats   []ForwardCompat               `table:"forward-compat" block:"forward_compat"`
	JetPacks         []JetPack                     `table:"jetpack" block:"jetpack"`
	CUDNNReleases    []CUDNNRelease                `table:"cudnn" block:"cudnn"`
	NCCLReleases     []NCCLRelease                 `table:"nccl" block:"nccl"`
	TensorRTReleases []TensorRTRelease             `table:"tensorrt" block:"tensorrt"`
	Libraries        []Libraries                   `table:"libraries" block:"libraries"`
	Opens            []Opens                       `table:"opens" block:"opens"`
	DistroPackages   []DistroPackage               `table:"distro-packages" block:"distro_package"`
	OSes             []OS                          `table:"os" block:"os"`
	PythonImages     []PythonImage                 `table:"python" block:"python_image"`
	Manylinux        []Manylinux                   `table:"manylinux" block:"manylinux"`
	ImageGates       []ImageGate                   `table:"image-gates" block:"image_gate"`
	ImageTags        []ImageTag                    `table:"images" block:"image"`
	NGCImages        []NGCImage                    `table:"ngc" block:"ngc_image"`
	Errors           []ErrorEntry                  `table:"errors" block:"error"`
	Guidance         []Guidance                    `table:"guidance" block:"guidance"`
	PackageInfos     []PackageInfo                 `table:"packages" block:"package_info"`
	Packages         map[string][]PackageRelease   `block:"package"`
	Frameworks       map[string][]FrameworkRelease `block:"framework"`
	Sources          []Source
}

// Set is one consistent collection of facts. Its tables are decoded the first
// time they are asked for; all methods are safe for concurrent use. Callers
// must not change what they are given.
type Set struct {
	version  string
	digest   func() string
	tables   map[string]*lazyTable // gpus, pytorch, source:
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
	t.Sources = slices.Clone(t.Sources)
	sortBy(t.Sources, func(s Source) string { return s.ID })
	s := &Set{
		version: t.Version,
		digest: sync.OnceValue(func() string {
			_, digest, _, _ := directory(string(Encode(t)))
			return digest
		}),
		tables: map[string]*lazyTable{},
	}
	add := func(name, block string, rows reflect.Value) {
		if rows.Len() == 0 {
			return
		}
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
	add(sourceTable, "source", reflect.ValueOf(t.Sources))
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

// Chips gives the chips by code name.
func (s *Set) Chips() []Chip { return rows[Chip](s, "chips") }

// Banners gives the words of nvidia-smi by driver branch.
func (s *Set) Banners() []Banner { return rows[Banner](s, "banners") }

// ForwardCompats gives the cuda-compat packages, oldest CUDA first.
func (s *Set) ForwardCompats() []ForwardCompat { return rows[ForwardCompat](s, "forward-compat") }

// JetPacks gives the JetPack releases, oldest first.
func (s *Set) JetPacks() []JetPack { return rows[JetPack](s, "jetpack") }

// TensorRTReleases gives the TensorRT releases, oldest first.
func (s *Set) TensorRTReleases() []TensorRTRelease { return rows[TensorRTRelease](s, "tensorrt") }

// Libraries gives the file names of CUDA and cuDNN releases.
func (s *Set) Libraries() []Libraries { return rows[Libraries](s, "libraries") }

// Opens gives the libraries that builds of frameworks open by name.
func (s *Set) Opens() []Opens { return rows[Opens](s, "opens") }

// DistroPackages gives libraries as Linux distributions package them.
func (s *Set) DistroPackages() []DistroPackage { return rows[DistroPackage](s, "distro-packages") }

// Manylinux gives the platform tags of wheels, oldest C library first.
func (s *Set) Manylinux() []Manylinux { return rows[Manylinux](s, "manylinux") }

// ImageGates gives the contents of NVIDIA_REQUIRE_CUDA that image tags name.
func (s *Set) ImageGates() []ImageGate { return rows[ImageGate](s, "image-gates") }

// ImageTags gives the tags of docker.io/nvidia/cuda, oldest CUDA first.
func (s *Set) ImageTags() []ImageTag { return rows[ImageTag](s, "images") }

// NGCImages gives the framework images of nvcr.io, oldest first.
func (s *Set) NGCImages() []NGCImage { return rows[NGCImage](s, "ngc") }

// Errors gives the catalog of errors that users meet.
func (s *Set) Errors() []ErrorEntry { return rows[ErrorEntry](s, "errors") }

// Guidance gives the sentences that hold for whole subjects.
func (s *Set) Guidance() []Guidance { return rows[Guidance](s, "guidance") }

// PackageInfos gives what holds for every release of a package.
func (s *Set) PackageInfos() []PackageInfo { return rows[PackageInfo](s, "packages") }

// PackageNames gives the names that Packages knows, sorted.
func (s *Set) PackageNames() []string { return s.names("package") }

// Packages gives the releases of one package around the frameworks, newest
// first; none when the name is not known.
func (s *Set) Packages(name string) []PackageRelease {
	if l, ok := s.tables[name]; !ok || l.block != "package" {
		return nil
	}
	return rows[PackageRelease](s, name)
}

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

// Sources returns the sources of all tables, by id.
func (s *Set) Sources() []Source { return rows[Source](s, sourceTable) }

// Source returns the source that a citation names. A citation is a source id,
// or an id with a place in it: id@revision:path. The place is added to the
// title and, for a repository, to the address.
func (s *Set) Source(citation string) (Source, bool) {
	id, place := splitCitation(citation)
	sources := s.Sources()
	i, ok := slices.BinarySearchFunc(sources, id, func(s Source, id string) int { return strings.Compare(s.ID, id) })
	if !ok {
		return Source{}, false
	}
	return sources[i].at(place), true
}

// splitCitation parts id@revision:path into the id and @revision:path.
func splitCitation(citation string) (id, place string) {
	if i := strings.IndexAny(citation, "@:"); i > 0 {
		return citation[:i], citation[i:]
	}
	return citation, ""
}

// at points a source to a place in it.
func (s Source) at(place string) Source {
	if place == "" {
		return s
	}
	s.ID += place
	s.Title += " " + place
	revision, path, _ := strings.Cut(strings.TrimPrefix(place, "@"), ":")
	if strings.HasPrefix(s.URL, "https://github.com/") && revision != "" && strings.Count(s.URL, "/") == 4 {
		s.URL += "/blob/" + revision + "/" + path
	}
	return s
}
