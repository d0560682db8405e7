package matrices

import (
	"slices"
	"strings"
)

// How a framework build brings CUDA.
const (
	DeliveryWheels  = "pip-nvidia-wheels" // as dependencies
	DeliveryBundled = "bundled-in-wheel"
	DeliverySystem  = "system" // expects it installed
)

// FrameworkRelease is one version of a framework with its builds. Its fact
// reference is FRAMEWORK/VERSION, such as pytorch/2.5.1.
type FrameworkRelease struct {
	Framework string `hcl:"framework,label" check:"id"` // pytorch
	Version   string `hcl:"version,label" check:"pep440"`
	Package   string `hcl:"package" check:"required"` // torch
	// other names with the same content: tensorflow-gpu
	PackageAliases []string `hcl:"package_aliases"`
	// the day of its first file on the index, which harvest --days holds it to; of
	// a release that is not there that of its tag
	Released       string   `hcl:"released" check:"date"`
	Prerelease     bool     `hcl:"prerelease"`
	Python         []string `hcl:"python" check:"version"`            // minors with Linux wheels
	PythonRequires string   `hcl:"python_requires" check:"specifier"` // of the metadata
	// minors with Windows wheels, where they differ
	PythonWindows []string `hcl:"python_windows" check:"version"`
	PythonNotes   string   `hcl:"python_notes"`
	// companion package → its exact version: torchvision, torchaudio, triton
	Pairs map[string]string `hcl:"pairs" check:"pep440"`
	// companion package → PEP 440 range where not exact: numpy, keras, jaxlib
	PairSpecs map[string]string `hcl:"pair_specs" check:"specifier"`
	// package that it requires → versions that it works with, where its metadata takes in others
	Limits map[string]string `hcl:"limits" check:"specifier"`
	// package that requires it → versions that are broken beside it, which no metadata says
	Breaks map[string]string `hcl:"breaks" check:"specifier"`
	// companion package → Pythons it has wheels for, where fewer
	PairPython  map[string]string `hcl:"pair_python" check:"specifier"`
	Requires    []string          `hcl:"requires"` // further PEP 508 requirements, with markers
	MinGlibc    string            `hcl:"min_glibc" check:"version"`
	MinGlibcArm string            `hcl:"min_glibc_arm64" check:"version"` // where linux/arm64 differs
	BuiltWith   map[string]string `hcl:"built_with"`                      // compiler, bazel
	Yanked      string            `hcl:"yanked"`                          // reason; empty when not
	Builds      []Build           `hcl:"build"`
	Evidence
}

// Build is one artefact family of a release: the wheels made for one CUDA. Its
// fact reference is FRAMEWORK/VERSION+VARIANT, such as pytorch/2.5.1+cu124.
type Build struct {
	Variant string `hcl:"variant,label" check:"id"` // cu124, cpu, cuda12-local
	// where not the release's: cupy-cuda12x, tensorflow-gpu
	Package      string   `hcl:"package"`
	WheelVersion string   `hcl:"wheel_version" check:"pep440"` // where not the release's: 2.4.2.post112
	Extra        string   `hcl:"extra"`                        // of the package: and-cuda, cuda12
	ExtraAliases []string `hcl:"extra_aliases"`
	// package → exact text after its name: jaxlib → ==0.4.25+cuda12.cudnn89
	Requires map[string]string `hcl:"requires"`
	// the CUDA it was made for: 12.4, or 12 where only the major counts; empty for cpu
	CUDA     string `hcl:"cuda" check:"version"`
	CUDAFull string `hcl:"cuda_full" check:"version"` // 12.4.1 where known
	// the CUDA it accepts at run time, where the facts say
	CUDASpec  string            `hcl:"cuda_spec" check:"specifier"`
	CUDNN     string            `hcl:"cudnn" check:"version"`        // made for
	CUDNNSpec string            `hcl:"cudnn_spec" check:"specifier"` // accepts at run time
	NCCL      string            `hcl:"nccl" check:"version"`
	NCCLSpec  string            `hcl:"nccl_spec" check:"specifier"`
	TensorRT  string            `hcl:"tensorrt" check:"version"`
	NVSHMEM   string            `hcl:"nvshmem" check:"version"`
	MinDriver string            `hcl:"min_driver" check:"driver"` // Linux, as the framework's documents ask
	SMMin     string            `hcl:"sm_min" check:"sm"`         // as the framework's documents say
	Pins      map[string]string `hcl:"pins" check:"pin"`          // nvidia package → version or range
	IndexURL  string            `hcl:"index_url" check:"url"`     // where this variant's wheels are
	IndexKind string            `hcl:"index_kind" check:"enum=simple|find-links|pypi|feed"`
	// platforms on which plain pip gives this build
	PyPIDefault []string `hcl:"pypi_default" check:"platform"`
	Channel     string   `hcl:"channel" check:"enum=stable|experimental"` // empty when not said
	// companions that are not built for this CUDA
	Lacks []string `hcl:"lacks"`
	// why it must not be used; empty when fine
	Broken string `hcl:"broken"`
	// what is known to fail in it, by what means; empty when nothing is
	Faults []string `hcl:"faults"`
	// kernels were read off this very build
	Observed bool `hcl:"observed"`
	// the JetPack releases whose Jetson boards it is for; none for other builds
	JetPack []string `hcl:"jetpack" check:"ref=jetpack"`
	// pypi, index, linux, windows → delivery
	DeliveryByChannel map[string]string `hcl:"delivery_by_channel"`
	Platforms         []PlatformBuild   `hcl:"platform"`
	Evidence
}

// PlatformBuild is a build on one platform.
type PlatformBuild struct {
	Platform     string   `hcl:"platform,label" check:"platform"`    // linux/amd64
	SM           []string `hcl:"sm" check:"sm" known:"KernelsKnown"` // cubins
	PTX          []string `hcl:"ptx" check:"sm" known:"PTXKnown"`
	KernelsKnown bool     // false: SM is not established
	PTXKnown     bool     // false: PTX is not established
	Package      string   `hcl:"package"`                   // that installs it, where not the build's
	CUDNN        string   `hcl:"cudnn" check:"version"`     // where not the build's
	IndexURL     string   `hcl:"index_url" check:"url"`     // where not the build's: pages of links of one system
	Python       []string `hcl:"python" check:"version"`    // minors with wheels, where not the release's
	MinGlibc     string   `hcl:"min_glibc" check:"version"` // where not the release's
	Delivery     string   `hcl:"delivery" check:"enum=pip-nvidia-wheels|bundled-in-wheel|system"`
	// the NumPy it can be used with, where not the release's
	NumPy        string   `hcl:"numpy" check:"specifier"`
	CXX11ABI     string   `hcl:"cxx11_abi" check:"enum=true|false"` // empty when not known
	Experimental bool     `hcl:"experimental"`
	Faults       []string `hcl:"faults"` // what is known to fail in it on this platform
	Gone         bool     `hcl:"gone"`   // its wheel was on the default index and is not there any more
	// its wheels are on the index without the local label that those of other platforms carry
	Unlabelled bool `hcl:"unlabelled"`
}

// PackageInfo is what holds for every release of a package around the
// frameworks. Its fact reference is packages/NAME.
type PackageInfo struct {
	Name     string   `hcl:"name,label" check:"id"`
	PyPI     string   `hcl:"pypi"`      // its name on the index; empty when it is not there
	Aliases  []string `hcl:"aliases"`   // further names that some of its releases have there
	Module   string   `hcl:"module"`    // what to import of it to see that it loads, its compiled code included
	TorchPin string   `hcl:"torch_pin"` // how it is tied to torch
	// Images are the repositories of images whose tags begin with its version;
	// ReportNames are what reports of programs and people write before it.
	Images      []string `hcl:"images" check:"lower"`
	ReportNames []string `hcl:"report_names" check:"lower"`
	// BindsGPU says that its releases tie a stack to a CUDA or to GPUs: what
	// requires it brings it into the solve.
	BindsGPU bool `hcl:"binds_gpu"`
	// Framework is what the package is for, where its metadata does not require
	// it: a target that names no framework gets it.
	Framework string `hcl:"framework"`
	// Delivery says how CUDA comes to a package that loads it by itself, in the
	// words of a build: it can be a target's only software on the GPU.
	Delivery string `hcl:"delivery" check:"enum=pip-nvidia-wheels|bundled-in-wheel|system"`
	// PathWheels are the libraries that a package which takes CUDA from the system opens by
	// name, where its makers say to install NVIDIA's wheels of them instead and to list
	// their folders, site-packages/nvidia/LIBRARY/lib, on the loader's path: cublas, cudnn.
	// cuDNN is opened by those of its releases that name one.
	PathWheels []string `hcl:"path_wheels" check:"lower"`
	// Extra begins the name of the extras that bring CUDA: cu for cu12.
	Extra string `hcl:"extra"`
	// RunTimeKernels says that the package compiles its kernels when they are
	// used, for whatever GPU its CUDA knows.
	RunTimeKernels bool `hcl:"run_time_kernels"`
	// HandsPTX says that it hands the PTX of its toolkit to the driver, which compiles
	// what is no newer than itself: for a GPU that is newer than the toolkit, PTX for
	// the newest that this knows.
	HandsPTX bool `hcl:"hands_ptx"`
	// CUDAExact says that a further wheel, for another CUDA major than the default
	// one, goes with a framework's build for its very minor.
	CUDAExact bool `hcl:"cuda_exact"`
	// OnSpot says that it is always compiled where it is, against the framework that is
	// there: its makers publish no wheels, and the facts hold none of its releases.
	OnSpot bool `hcl:"on_spot"`
	// AnyFramework says that what is compiled of it where it is takes the CUDA of the machine,
	// whatever the framework beside it was built for: it is bound to none.
	AnyFramework bool `hcl:"any_framework"`
	// ToolkitMinor says that its own setup refuses a toolkit of another CUDA minor than that of
	// the framework's build, and not of another major alone.
	ToolkitMinor bool `hcl:"toolkit_minor"`
	// ToolkitEnd is the first CUDA whose toolkit does not compile its sources as its makers publish them, and
	// Compiles are the releases of packages, such as torch, beside which those compile; empty where none is known
	// to end it.
	ToolkitEnd string            `hcl:"toolkit_end" check:"version"`
	Compiles   map[string]string `hcl:"compiles_beside" check:"specifier"`
	// PythonEnd is the first Python on which the setup of these sources does not run; empty where none is known to
	// end it.
	PythonEnd string `hcl:"python_end" check:"version"`
	// ArchList says that torch's builder of extensions chooses for which GPUs it is compiled, by TORCH_CUDA_ARCH_LIST
	// where that is set: its own setup names none.
	ArchList bool `hcl:"arch_list"`
	// Device is what it runs on where that is no NVIDIA GPU by CUDA; the facts hold none of its releases then.
	// AnyGPU says that NVIDIA's GPUs are among it, and MacOS that it is published for macOS alone.
	Device string `hcl:"device"`
	AnyGPU bool   `hcl:"any_gpu"`
	MacOS  bool   `hcl:"macos"`
	// BuildsOn are the platforms besides those of its releases for which its makers say
	// how to build it from the source package.
	BuildsOn []string `hcl:"builds_on" check:"platform"`
	// BuildImports says which packages the setup of its sources on the index imports (import torch at the top of
	// setup.py), and for which of its releases that is so: built where they are not, it ends there.
	BuildImports map[string]string `hcl:"build_imports" check:"specifier"`
	// BuildRequires says which packages those sources ask for to be built with (requires in pyproject.toml), and for
	// which of its releases that is so: built in an environment of its own, it is with the newest of them.
	BuildRequires map[string]string `hcl:"build_requires" check:"specifier"`
	// BuildTools are what an installer does not fetch for them where it builds them in the environment that is there
	// (--no-build-isolation), as it takes requirements, and BuildDebs packages of Debian and Ubuntu that they need.
	BuildTools []string `hcl:"build_tools"`
	BuildDebs  []string `hcl:"build_debs"`
	// BuildExtra is the extra that brings those sources, where they are those of a package of their own, whose
	// name is then an alias.
	BuildExtra string `hcl:"build_extra"`
	// BuildApart are the releases whose sources have a pyproject.toml, by which any pip builds them in an environment
	// of their own; of others a pip before 25.3 does not, where setuptools and wheel are there.
	BuildApart string `hcl:"build_apart" check:"specifier"`
	// IndexCPU says that its wheels under its plain name on the default index are for
	// the CPU, and those for GPUs elsewhere, or there by the other names that a release lists.
	IndexCPU bool `hcl:"index_cpu"`
	// Sdist says that the default index has its source beside the wheels, which pip compiles on a Python or for a C
	// library that no wheel of a release is for.
	Sdist bool `hcl:"sdist"`
	// WheelsFrom says where the wheels are that the default index does not have:
	// those compiled against one torch, or for another CUDA than its own. The
	// first that holds for a release counts.
	WheelsFrom []WheelSource `hcl:"wheels_from" check:"repeats"`
	Evidence
}

// The ways in which makers of packages publish wheels besides the default index.
const (
	WheelFile  = "file"  // each at an address of its own
	WheelLinks = "links" // on a page of links, pip's --find-links
	WheelIndex = "index" // on a package index, pip's --extra-index-url
)

// WheelSource is a place that has wheels of a package which the default index
// does not have. In its URL and label stand, for what the wheel goes with,
// {version}, {cuda} (cu126, or as the release's cuda_tag writes it), {framework}
// (the minor of the one that it is compiled against, 2.8), {framework_release}
// (2.8.0), both also without dots, as {framework_digits} (28), {abi} (the C++11
// ABI, TRUE or FALSE), {python} (cp312-cp312) and {machine} (x86_64).
type WheelSource struct {
	Kind string `hcl:"kind,label" check:"enum=file|links|index"`
	URL  string `hcl:"url" check:"required,url"`
	// Former are the addresses that the place had before, which lead there still.
	Former []string `hcl:"former" check:"url"`
	// Label is the local label of the version in the wheels' metadata, which pip
	// compares; empty where there is none, whatever the files are called.
	Label     string   `hcl:"label"`
	From      string   `hcl:"from" check:"pep440"` // the first release that it holds for; empty: all
	To        string   `hcl:"to" check:"pep440"`   // the last
	Platforms []string `hcl:"platforms" check:"platform"`
	CUDA      []string `hcl:"cuda" check:"lower"` // that it has wheels for, as {cuda}; empty: all of a release
}

// Holds reports whether the place has the wheels of a release for a platform and a CUDA, which is
// written as its URL does: cu126.
func (s *WheelSource) Holds(release, platform, cuda string) bool {
	return (s.From == "" || ComparePEP440(release, s.From) >= 0) && (s.To == "" || ComparePEP440(release, s.To) <= 0) &&
		(len(s.Platforms) == 0 || slices.Contains(s.Platforms, platform)) &&
		(len(s.CUDA) == 0 || slices.Contains(s.CUDA, cuda))
}

// IsPage reports whether an address is that of one of the pages of links, where the place has one for each
// build of the framework or each CUDA.
func (s *WheelSource) IsPage(address string) bool {
	is := func(url string) bool {
		before, _, several := strings.Cut(withoutScheme(url), "{")
		return several && strings.HasPrefix(withoutScheme(address), before)
	}
	return s.Kind == WheelLinks && (is(s.URL) || slices.ContainsFunc(s.Former, is))
}

// withoutScheme returns an address without https:// or http://, which lead to one place.
func withoutScheme(url string) string {
	return strings.TrimPrefix(strings.TrimPrefix(url, "https://"), "http://")
}

// PackageRelease is one release of a package around the frameworks: vllm,
// flash-attn, xformers. Its fact reference is PACKAGE/VERSION.
type PackageRelease struct {
	Package        string   `hcl:"package,label" check:"id"`
	Version        string   `hcl:"version,label" check:"required"`
	Onward         bool     `hcl:"onward"`                 // holds for later releases too, until the next row
	Unreleased     bool     `hcl:"unreleased"`             // a state of the main branch, on no index
	Gone           bool     `hcl:"gone"`                   // not on the default index: never put there, or taken off
	PyPI           []string `hcl:"pypi"`                   // names on the index, where not the package's
	Released       string   `hcl:"released" check:"date"`  // as of a framework
	Python         []string `hcl:"python" check:"version"` // minors with wheels or in the classifiers
	PythonRequires string   `hcl:"python_requires" check:"specifier"`
	// the first Python on which its source is known not to compile; empty when none is
	SourceEnd string `hcl:"source_end" check:"version"`
	// of its wheels; empty when they have no machine code or it is not known
	MinGlibc string `hcl:"min_glibc" check:"version"`
	// CUDA of further wheels → floor, where it differs
	MinGlibcByCUDA map[string]string `hcl:"min_glibc_by_cuda" check:"version"`
	Requires       map[string]string `hcl:"requires" check:"pin"` // package → specifier; * for any
	// package → versions that it works with, where its metadata takes in others or does not name it
	Limits map[string]string `hcl:"limits" check:"specifier"`
	// Pip is the range of pip that reads its metadata and that of what it requires; empty for any.
	Pip string `hcl:"pip" check:"specifier"`
	// "torch (win32)" → specifier, and ties that no specifier says; "torchvision (import)" is what it
	// imports and its metadata does not require
	RequiresOther map[string]string `hcl:"requires_other" check:"ties"`
	// package → PEP 508 marker of its requirement
	Markers     map[string]string `hcl:"markers" check:"marker"`
	Recommended map[string]string `hcl:"recommended"`
	// package → versions beside which alone its makers answer for it, where its metadata names none
	Beside      map[string]string `hcl:"beside" check:"specifier"`
	TestedUpper map[string]string `hcl:"tested_upper"`
	CUDA        string            `hcl:"cuda"`      // of the default wheel
	CUDAAlso    []string          `hcl:"cuda_also"` // of further wheels
	CUDAMin     string            `hcl:"cuda_min" check:"version"`
	// the first CUDA that its GPU code does not know; empty when it knows all
	CUDAEnd     string              `hcl:"cuda_end" check:"version"`
	CUDAFacts   map[string]string   `hcl:"cuda_facts"` // docker_image, image_build, rule, …
	CUDNN       string              `hcl:"cudnn"`
	CUDNNMin    string              `hcl:"cudnn_min" check:"version"`
	DriverMin   string              `hcl:"driver_min" check:"driver"`
	SMMin       string              `hcl:"sm_min" check:"sm"`
	SMMinByCUDA map[string]string   `hcl:"sm_min_by_cuda"`
	SMMinFor    map[string]string   `hcl:"sm_min_for"` // fp8, int8 → floor
	SM          map[string][]string `hcl:"sm"`         // wheels, docker, source, or a platform with the CUDA of some of its wheels (linux/amd64 11.8-12.6) → compiled architectures, as the build writes them
	// AnyWheel says that its wheel is one for every platform, which an installer puts on those, too, that it
	// does not exist for.
	AnyWheel  bool   `hcl:"any_wheel"`
	NeedsNVCC string `hcl:"needs_nvcc"` // always, or when
	// NumPyABI is the NumPy that its compiled modules load beside, whatever the
	// metadata says: >=1.19 or <2.
	NumPyABI string `hcl:"numpy_abi" check:"specifier"`
	// TorchABI is how its libraries are bound to torch: by the C++ interface, with
	// std::string of one ABI or the other, or by C functions that stay.
	TorchABI string `hcl:"torch_abi" check:"enum=cxx11|pre-cxx11|stable"`
	// TorchBuilt is the torch that the default wheel was compiled against: 2.9.1, or as
	// much of it as is known.
	TorchBuilt string     `hcl:"torch_built" check:"version"`
	Platforms  []string   `hcl:"platforms"` // linux/amd64, or any
	CUDATag    string     `hcl:"cuda_tag"`  // how wheel names write CUDA: cu<major>
	Wheels     []WheelSet `hcl:"wheels" check:"repeats"`
	// WheelsPartial says that its makers may have published other wheels than those that stand in
	// Wheels: none of the sources lists them all.
	WheelsPartial bool `hcl:"wheels_partial"`
	// WheelsExact says that a wheel loads beside the very release of torch and the CUDA that it was
	// compiled with, and beside no other of their minor or major: it compares them as it is imported.
	WheelsExact bool                `hcl:"wheels_exact"`
	More        map[string][]string `hcl:"more"` // what only this package says
	Evidence
}

// WheelSet is the wheels of a package that are compiled for one torch.
type WheelSet struct {
	Torch     string   `hcl:"torch,label" check:"version"`
	Platforms []string `hcl:"platforms"`
	CUDA      []string `hcl:"cuda"` // 12.4; cpu
	Python    []string `hcl:"python" check:"version"`
	// of the torch they were compiled with, whatever the file's name says
	CXX11ABI []string `hcl:"cxx11_abi" check:"enum=true|false"`
}

// ExistsFor reports whether a release exists for a platform, as far as the row says.
func (r *PackageRelease) ExistsFor(platform string) bool {
	return len(r.Platforms) == 0 || slices.Contains(r.Platforms, "any") || slices.Contains(r.Platforms, platform)
}
