package matrices

// TensorRTRelease is one TensorRT release.
type TensorRTRelease struct {
	Version       string            `hcl:"version,label" check:"version"` // 10.7.0.23
	Released      string            `hcl:"released" check:"date"`
	CUDABuilt     []string          `hcl:"cuda_built" check:"version"`
	CUDARange     map[string]string `hcl:"cuda_range"` // linux → "11.0-11.8, 12.0-12.6"
	CUDNN         string            `hcl:"cudnn"`
	CUDNNRequired bool              `hcl:"cudnn_required"`
	SMMin         string            `hcl:"sm_min"` // may be as vague as 3.x
	Driver        string            `hcl:"driver"` // the rule for its floor
	Wheels        []string          `hcl:"wheels"` // package names
	Evidence
}

// ForwardCompat is one cuda-compat package: it puts a newer user-mode driver
// before an older kernel driver.
type ForwardCompat struct {
	CUDA           string            `hcl:"cuda,label" check:"version"` // 12.4
	Package        string            `hcl:"package" check:"required"`   // cuda-compat-12-4
	Branch         string            `hcl:"branch" check:"version"`     // the driver branch it was built from
	PackageDrivers []string          `hcl:"package_drivers"`            // versions seen
	Official       map[string]string `hcl:"official" check:"enum=compatible|not_needed|not_compatible"`
	// kernel branches it may be used on
	Branches      []string `hcl:"branches" check:"ref=drivers" known:"BranchesKnown"`
	BranchesKnown bool     // false: older than the official table
	Historical    []string `hcl:"historical" check:"version"` // branches that container gates once named
	GPUClasses    []string `hcl:"gpu_classes"`
	GPUExcluded   []string `hcl:"gpu_excluded"`
	Gates         []Gate   `hcl:"gate"`
	Evidence
}

// Gate is what the NVIDIA_REQUIRE_CUDA of the images of one CUDA version named
// over some time.
type Gate struct {
	FirstSeen string   `hcl:"first_seen" check:"date"`
	LastSeen  string   `hcl:"last_seen" check:"date"`
	Image     string   `hcl:"image"` // the one image it was read off
	Drivers   []string `hcl:"drivers"`
	Brands    []string `hcl:"brands"`
	TeslaOnly []string `hcl:"tesla_only_drivers"`
}

// JetPack is one release of the system of Jetson boards, with the CUDA that it
// brings. Jetson drivers are no part of the driver branches.
type JetPack struct {
	Version   string   `hcl:"version,label" check:"version"` // 6.2
	L4T       string   `hcl:"l4t" check:"version"`           // 36.4.3
	CUDA      string   `hcl:"cuda" check:"required,version"`
	CUDNN     string   `hcl:"cudnn" check:"version"`
	SM        []string `hcl:"sm" check:"required,sm"` // the boards it runs on
	Ubuntu    string   `hcl:"ubuntu" check:"version"`
	Python    string   `hcl:"python" check:"version"` // its own python3
	BaseImage string   `hcl:"base_image"`             // a container with its libraries; empty where plain Ubuntu serves
	// WheelsFrom is the year and month, as its wheels of frameworks have them in their label
	// (nv22.3), from which NVIDIA made these for this JetPack.
	WheelsFrom string `hcl:"wheels_from" check:"version"`
	// Brings is what it installs besides that has packages of its own elsewhere, by their names.
	Brings map[string]string `hcl:"brings" check:"version"`
	Evidence
}

// ImageGate is one content of NVIDIA_REQUIRE_CUDA: a container starts when the
// host's CUDA is at least CUDAMin, or when the host's driver branch is listed
// with a matching brand.
type ImageGate struct {
	ID       string              `hcl:"id,label" check:"id"`
	CUDAMin  string              `hcl:"cuda_min" check:"required,version"`
	Branches map[string][]string `hcl:"branches"` // driver branch → brands
	Evidence
}

// ImageTag is one tag of docker.io/nvidia/cuda.
type ImageTag struct {
	Tag       string            `hcl:"tag,label" check:"id"`
	CUDA      string            `hcl:"cuda" check:"required,version"`
	Flavor    string            `hcl:"flavor" check:"required"` // base, runtime, devel, cudnn-runtime, …
	OS        string            `hcl:"os" check:"required"`
	CUDNN     string            `hcl:"cudnn" check:"version"` // the last one the recipe pinned
	NCCL      string            `hcl:"nccl" check:"version"`
	Platforms []string          `hcl:"platforms" check:"platform"`
	Gate      map[string]string `hcl:"gate" check:"ref=image-gates"` // platform or all → image gate
	FirstSeen string            `hcl:"first_seen" check:"date"`
	ListedBy  []string          `hcl:"listed_by"` // who still listed it in 2026
	Evidence
}

// Manylinux is one wheel platform tag and the C library that it needs.
type Manylinux struct {
	Tag       string   `hcl:"tag,label" check:"id"`
	Alias     string   `hcl:"alias"`
	Glibc     string   `hcl:"glibc" check:"required,version"`
	GLIBCXX   string   `hcl:"glibcxx" check:"version"` // newest symbol version allowed
	Pip       string   `hcl:"pip" check:"version"`     // first pip that accepts the tag
	Oldest    []string `hcl:"oldest"`                  // oldest systems that run it
	BuildBase string   `hcl:"build_base"`
	Evidence
}

// NGCImage is one framework image of NVIDIA's registry.
type NGCImage struct {
	Image     string `hcl:"image,label" check:"required"` // nvcr.io/nvidia/pytorch
	Tag       string `hcl:"tag,label" check:"required"`   // 25.12-py3
	CUDA      string `hcl:"cuda" check:"version"`
	CUDNN     string `hcl:"cudnn" check:"version"`
	NCCL      string `hcl:"nccl" check:"version"`
	Framework string `hcl:"framework_version"`
	Python    string `hcl:"python" check:"version"`
	Ubuntu    string `hcl:"ubuntu" check:"version"`
	DriverMin string `hcl:"driver_min" check:"driver"` // on any GPU
	// older ones that data-center GPUs run it on, by forward compatibility, as the notes print them
	DriversDataCenter []string `hcl:"drivers_data_center"`
	DriverToolkit     string   `hcl:"driver_toolkit" check:"driver"` // shipped with that toolkit; not a floor
	SMMin             string   `hcl:"sm_min" check:"sm"`
	SM                []string `hcl:"sm"`
	Evidence
}

// HasContents reports whether the facts say what the image is made of: its framework, or its system. One of which they do
// not is made on top of another, and may have the CUDA of another month.
func (i *NGCImage) HasContents() bool { return i.Framework != "" || i.Ubuntu != "" }

// Chip ties a chip's code name to its compute capability.
type Chip struct {
	Name              string `hcl:"name,label" check:"id"`
	ComputeCapability string `hcl:"compute_capability" check:"required,sm"`
	Arch              string `hcl:"arch" check:"required,arch"`
	Evidence
}

// Banner says which words nvidia-smi uses for its versions.
type Banner struct {
	Branches    string `hcl:"branches,label" check:"required"`
	DriverField string `hcl:"driver_field" check:"required"`
	CUDAField   string `hcl:"cuda_field"` // empty: it prints none
	Evidence
}

// DistroPackage is a library as a Linux distribution packages it.
type DistroPackage struct {
	Distro  string `hcl:"distro,label" check:"id"`
	Package string `hcl:"package,label" check:"required"`
	Version string `hcl:"version" check:"required"`
	CUDA    string `hcl:"cuda" check:"version"`
	Section string `hcl:"section"`
	Evidence
}

// Guidance is a sentence that holds for a whole subject and that no single row
// can say.
type Guidance struct {
	Subject string `hcl:"subject,label" check:"id"` // cudnn, jax
	ID      string `hcl:"id,label" check:"id"`
	Text    string `hcl:"text" check:"required"`
	From    string `hcl:"from"` // first version that it holds for; empty: all
	To      string `hcl:"to"`   // last version
	// InsteadOn lists architectures (blackwell), platforms and compute
	// capabilities on which the sentence names software of other makers that
	// serves where no build of the subject's table does.
	InsteadOn []string `hcl:"instead_on"`
	Evidence
}

// ErrorEntry is one error that users meet, by what it prints.
type ErrorEntry struct {
	ID         string   `hcl:"id,label" check:"id"`
	Framework  string   `hcl:"framework" check:"required"`         // pytorch, …, or any
	Layer      string   `hcl:"layer" check:"required"`             // driver, cudnn, linker, …
	Signatures []string `hcl:"signatures" check:"required,regexp"` // regular expressions; any match counts
	Unless     []string `hcl:"unless" check:"regexp"`              // a match of any of these tells it is another error
	Example    string   `hcl:"example"`
	Harmless   bool     `hcl:"harmless"` // mostly not what went wrong: other errors of a log go first
	Follows    bool     `hcl:"follows"`  // says that something went wrong, not what: errors of a log that say it go first
	Causes     []Cause  `hcl:"cause"`    // most frequent first
	Evidence
}

// Cause is one reason for an error.
type Cause struct {
	Cause   string `hcl:"cause" check:"required"`
	Confirm string `hcl:"confirm"` // how to find out that it is this one
	Fix     string `hcl:"fix" check:"required"`
}

// Libraries is the file names that one CUDA or cuDNN release ships, by which
// programs find them.
type Libraries struct {
	Product string            `hcl:"product,label" check:"enum=cuda|cudnn"`
	Version string            `hcl:"version,label" check:"version"` // 10.1, or 12 for all of a major
	Linux   map[string]string `hcl:"linux"`                         // cudart → libcudart.so.12
	Windows map[string]string `hcl:"windows"`                       // cudart → cudart64_12.dll
	Evidence
}

// Opens is the libraries that builds of a framework open by name where CUDA
// comes from the system. It holds from its version on, until the next row of
// the framework. The file names are those that Libraries gives for the CUDA and
// the cuDNN that a build was made for.
type Opens struct {
	Framework string   `hcl:"framework,label" check:"id"`
	From      string   `hcl:"from,label" check:"pep440"`
	Libraries []string `hcl:"libraries" check:"required"` // cudart, cublas, …, by the names of Libraries
	Missing   string   `hcl:"missing"`                    // what happens where one of them is not found
	Evidence
}

// LeftOut is the libraries of CUDA that no wheel brings which builds of a
// framework ask for, where its CUDA comes as wheels. It holds from its version on,
// until the next row of the framework; a framework without a row brings all.
type LeftOut struct {
	Framework string   `hcl:"framework,label" check:"id"`
	From      string   `hcl:"from,label" check:"pep440"`
	Libraries []string `hcl:"libraries"` // curand, by the names of Libraries
	Evidence
}
