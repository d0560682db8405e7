package matrices

import (
	_ "embed"
	"reflect"
	"slices"
	"strings"
	"sync"

	"github.com/envsolve/envsolve/matrices/internal/schema"
	"github.com/envsolve/envsolve/matrices/internal/snapshot"
	"github.com/envsolve/envsolve/matrices/internal/store"
)

// Tables are the facts held in memory, for tests and for overlays. Framework
// releases are keyed by framework name and stand newest first; sources are
// those of all tables, sorted by id.
type Tables struct {
	Version           string                        // date of the facts, 2026.11.20
	GPUs              []GPU                         `table:"gpus" block:"gpu"`
	GPUGroups         []GPUGroup                    `table:"gpu-groups" block:"gpu_group"`
	Chips             []Chip                        `table:"chips" block:"chip"`
	Instances         []Instance                    `table:"instances" block:"instance"`
	Architectures     []Architecture                `table:"architectures" block:"architecture"`
	DriverBranches    []DriverBranch                `table:"drivers" block:"driver_branch"`
	DriverFloors      []DriverFloor                 `table:"driver-floors" block:"driver_floor"`
	Banners           []Banner                      `table:"banners" block:"banner"`
	CUDAReleases      []CUDARelease                 `table:"cuda" block:"cuda"`
	CUDAWheels        []CUDAWheels                  `table:"cuda-wheels" block:"cuda_wheels"`
	ForwardCompats    []ForwardCompat               `table:"forward-compat" block:"forward_compat"`
	JetPacks          []JetPack                     `table:"jetpack" block:"jetpack"`
	HostSystems       []HostSystem                  `table:"host-systems" block:"host_system"`
	ContainerToolkits []ContainerToolkit            `table:"container-toolkit" block:"container_toolkit"`
	GPUOperators      []GPUOperator                 `table:"gpu-operator" block:"gpu_operator"`
	DriverHoles       []DriverHole                  `table:"driver-holes" block:"driver_hole"`
	MIGFloors         []MIGFloor                    `table:"mig-floors" block:"mig_floor"`
	EFAInstallers     []EFAInstaller                `table:"efa-installer" block:"efa_installer"`
	EFAFloors         []EFAFloor                    `table:"efa-floors" block:"efa_floor"`
	DriverPackages    []DriverPackages              `table:"driver-packages" block:"driver_packages"`
	CUDNNReleases     []CUDNNRelease                `table:"cudnn" block:"cudnn"`
	NCCLReleases      []NCCLRelease                 `table:"nccl" block:"nccl"`
	TensorRTReleases  []TensorRTRelease             `table:"tensorrt" block:"tensorrt"`
	Libraries         []Libraries                   `table:"libraries" block:"libraries"`
	Opens             []Opens                       `table:"opens" block:"opens"`
	LeftOut           []LeftOut                     `table:"left-out" block:"left_out"`
	DistroPackages    []DistroPackage               `table:"distro-packages" block:"distro_package"`
	OSes              []OS                          `table:"os" block:"os"`
	PythonImages      []PythonImage                 `table:"python" block:"python_image"`
	PythonStandalone  []PythonStandalone            `table:"python-standalone" block:"python_standalone"`
	Manylinux         []Manylinux                   `table:"manylinux" block:"manylinux"`
	ImageGates        []ImageGate                   `table:"image-gates" block:"image_gate"`
	ImageTags         []ImageTag                    `table:"images" block:"image"`
	NGCImages         []NGCImage                    `table:"ngc" block:"ngc_image"`
	Errors            []ErrorEntry                  `table:"errors" block:"error"`
	Guidance          []Guidance                    `table:"guidance" block:"guidance"`
	FrameworkInfos    []FrameworkInfo               `table:"frameworks" block:"framework_info"`
	PackageInfos      []PackageInfo                 `table:"packages" block:"package_info"`
	Upstreams         []Upstream                    `table:"upstream" block:"upstream"`
	MeasuredWheels    []MeasuredWheel               `table:"measured" block:"measured"`
	Announcements     []Announced                   `table:"announced" block:"announced"`
	Packages          map[string][]PackageRelease   `block:"package"`
	Frameworks        map[string][]FrameworkRelease `block:"framework"`
	Sources           []Source
}

// Set is one consistent collection of facts. Its tables are decoded the first
// time they are asked for; all methods are safe for concurrent use. Callers
// must not change what they are given.
type Set struct {
	store       *store.Store
	names       func() *gpuNames // of its boards, as people spell them
	expressions *gpuExpressions  // that take such names apart
	schemas     sync.Map         // of the tables that facts were looked up in, by block type
}

// Of returns the set of a store. It is for the packages below this one, which
// make stores of table files.
func Of(s *store.Store) *Set {
	set := &Set{store: s}
	set.names = sync.OnceValue(set.spellNames)
	set.expressions = newGPUExpressions()
	return set
}

// Store returns what the set reads its tables from, for the packages below this
// one.
func (s *Set) Store() *store.Store { return s.store }

// rows returns the rows of a table; none for a table that the set lacks.
func rows[T any](s *Set, name string) []T {
	t, ok := s.store.Tables[name]
	if !ok {
		return nil
	}
	return t.Rows(reflect.TypeFor[T]()).([]T)
}

//go:generate go run ../internal/tools/compilefacts

//go:embed snapshot.bin
var embedded string

// embeddedSet is one for all callers, so that a table is decoded once.
var embeddedSet = sync.OnceValue(decodeEmbedded)

// Embedded returns the facts that the program was built with.
func Embedded() *Set { return embeddedSet() }

func decodeEmbedded() *Set {
	version, digest, sections, err := snapshot.Decode(embedded)
	if err != nil {
		panic(err) // the tests read every table of the snapshot
	}
	s := &store.Store{
		Version: version,
		Digest:  func() string { return digest },
		Tables:  make(map[string]*store.Table, len(sections)),
	}
	for _, part := range sections {
		s.Tables[part.Name] = store.NewTable(part.Block, part.Rows)
	}
	return Of(s)
}

// New returns a set of tables held in memory.
func New(t Tables) *Set {
	t.Sources = slices.Clone(t.Sources)
	sortBy(t.Sources, func(s Source) string { return s.ID })
	s := &store.Store{
		Version: t.Version,
		Digest: sync.OnceValue(func() string {
			_, digest, _, _ := snapshot.Decode(string(Encode(t)))
			return digest
		}),
		Tables: map[string]*store.Table{},
	}
	t.each(func(name, block string, rows reflect.Value) {
		s.Tables[name] = store.NewTable(block, func(reflect.Type) any { return rows.Interface() })
	})
	return Of(s)
}

// Encode writes tables as a snapshot, the form in which they are embedded. The
// same tables are always the same bytes.
func Encode(t Tables) []byte {
	var sections []snapshot.Section
	t.each(func(name, block string, rows reflect.Value) {
		sections = append(sections, snapshot.NewSection(name, block, rows))
	})
	return snapshot.Encode(t.Version, sections)
}

// each visits every table that has rows, the sources last.
func (t Tables) each(visit func(name, block string, rows reflect.Value)) {
	value := reflect.ValueOf(&t).Elem()
	for _, spec := range schema.Tables(value.Type()) {
		names, lists := spec.Lists(value)
		for i, rows := range lists {
			if rows.Len() > 0 {
				visit(names[i], spec.Block, rows)
			}
		}
	}
	if len(t.Sources) > 0 {
		visit(store.Sources, "source", reflect.ValueOf(t.Sources))
	}
}

// Version is the date of the facts, such as 2026.11.20.
func (s *Set) Version() string { return s.store.Version }

// Digest identifies the facts, overlays included: sha256:….
func (s *Set) Digest() string { return s.store.Digest() }

// From is the reference, with a digest, of what the set was read from; empty for the
// facts that the program was built with, and for those of a file.
func (s *Set) From() string { return s.store.From }

// Overlays lists the overlay files of the set, in the order they were given.
func (s *Set) Overlays() []string { return s.store.Overlays }

// Learned lists the packages that no table holds and that were read off an index,
// see the package learned.
func (s *Set) Learned() []string { return s.store.Learned }

// GPUs returns all boards.
func (s *Set) GPUs() []GPU { return rows[GPU](s, "gpus") }

// GPUGroups returns the names that stand for several boards.
func (s *Set) GPUGroups() []GPUGroup { return rows[GPUGroup](s, "gpu-groups") }

// Instances returns the cloud machine types.
func (s *Set) Instances() []Instance { return rows[Instance](s, "instances") }

// Architectures returns the compute capabilities, oldest first.
func (s *Set) Architectures() []Architecture { return rows[Architecture](s, "architectures") }

// DriverBranches returns the driver branches, oldest first.
func (s *Set) DriverBranches() []DriverBranch { return rows[DriverBranch](s, "drivers") }

// DriverFloors returns the oldest driver of each CUDA family.
func (s *Set) DriverFloors() []DriverFloor { return rows[DriverFloor](s, "driver-floors") }

// CUDAReleases returns the toolkit releases, oldest first.
func (s *Set) CUDAReleases() []CUDARelease { return rows[CUDARelease](s, "cuda") }

// CUDNNReleases returns the cuDNN releases, oldest first.
func (s *Set) CUDNNReleases() []CUDNNRelease { return rows[CUDNNRelease](s, "cudnn") }

// NCCLReleases returns the NCCL releases, oldest first.
func (s *Set) NCCLReleases() []NCCLRelease { return rows[NCCLRelease](s, "nccl") }

// OSes returns the operating system images.
func (s *Set) OSes() []OS { return rows[OS](s, "os") }

// PythonImages returns the Python base images, oldest Python first.
func (s *Set) PythonImages() []PythonImage { return rows[PythonImage](s, "python") }

// PythonStandalone returns the relocatable builds of Python, oldest Python first.
func (s *Set) PythonStandalone() []PythonStandalone {
	return rows[PythonStandalone](s, "python-standalone")
}

// ForwardCompats returns the cuda-compat packages, oldest CUDA first.
func (s *Set) ForwardCompats() []ForwardCompat { return rows[ForwardCompat](s, "forward-compat") }

// JetPacks returns the JetPack releases, oldest first.
func (s *Set) JetPacks() []JetPack { return rows[JetPack](s, "jetpack") }

// Manylinux returns the platform tags of wheels, with the C library of each.
func (s *Set) Manylinux() []Manylinux { return rows[Manylinux](s, "manylinux") }

// Libraries returns the file names of CUDA and cuDNN releases.
func (s *Set) Libraries() []Libraries { return rows[Libraries](s, "libraries") }

// Opens returns the libraries that builds of frameworks open by name.
func (s *Set) Opens() []Opens { return rows[Opens](s, "opens") }

// LeftOut returns the libraries of CUDA that frameworks do not bring.
func (s *Set) LeftOut() []LeftOut { return rows[LeftOut](s, "left-out") }

// ImageGates returns the contents of NVIDIA_REQUIRE_CUDA that image tags name.
func (s *Set) ImageGates() []ImageGate { return rows[ImageGate](s, "image-gates") }

// ImageTags returns the tags of docker.io/nvidia/cuda, oldest CUDA first.
func (s *Set) ImageTags() []ImageTag { return rows[ImageTag](s, "images") }

// NGCImages returns the framework images of NVIDIA's registry, as its release
// notes describe them.
func (s *Set) NGCImages() []NGCImage { return rows[NGCImage](s, "ngc") }

// Errors returns the catalog of errors that users meet.
func (s *Set) Errors() []ErrorEntry { return rows[ErrorEntry](s, "errors") }

// Guidance returns the sentences that hold for whole subjects.
func (s *Set) Guidance() []Guidance { return rows[Guidance](s, "guidance") }

// PackageInfos returns what holds for every release of a package.
func (s *Set) PackageInfos() []PackageInfo { return rows[PackageInfo](s, "packages") }

// PackageNames returns the names that Packages knows, sorted.
func (s *Set) PackageNames() []string { return s.store.Names("package") }

// Packages returns the releases of one package around the frameworks, newest
// first; none when the name is not known.
func (s *Set) Packages(name string) []PackageRelease {
	if t, ok := s.store.Tables[name]; !ok || t.Block != "package" {
		return nil
	}
	return rows[PackageRelease](s, name)
}

// FrameworkNames returns the names that Frameworks knows, sorted.
func (s *Set) FrameworkNames() []string { return s.store.Names("framework") }

// Frameworks returns the releases of one framework, newest first; none when the
// name is not known.
func (s *Set) Frameworks(name string) []FrameworkRelease {
	if t, ok := s.store.Tables[name]; !ok || t.Block != "framework" {
		return nil
	}
	return rows[FrameworkRelease](s, name)
}

// Sources returns the sources of all tables, by id.
func (s *Set) Sources() []Source { return rows[Source](s, store.Sources) }

// Source returns the source that a citation names. A citation is a source id,
// or an id with a place in it: id@revision:path. The place is added to the
// title and, for a repository, to the address.
func (s *Set) Source(citation string) (Source, bool) {
	id, place := schema.SplitCitation(citation)
	sources := s.Sources()
	i, ok := slices.BinarySearchFunc(sources, id, func(s Source, id string) int { return strings.Compare(s.ID, id) })
	if !ok {
		return Source{}, false
	}
	return sources[i].at(place), true
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
