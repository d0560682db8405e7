package matrices

// FrameworkInfo is what holds for every release of a framework: its names, the
// wheels and modules that it consists of, and how it behaves. Its fact reference
// is frameworks/NAME.
type FrameworkInfo struct {
	ID   string `hcl:"id,label" check:"id"`   // pytorch: what target files and the table of its releases call it
	Name string `hcl:"name" check:"required"` // as its makers write it: PyTorch
	// Rank is its place in lists of frameworks, from 1. Frameworks without one
	// stand behind those with one, by their ids.
	Rank float64 `hcl:"rank"`
	// Aliases are what people call it besides in words, that is none of its packages: tf.
	// Lists of packages mean another package by such a name: onnx.
	Aliases []string `hcl:"aliases" check:"lower"`
	// Packages are the distributions that are the framework and carry its
	// version, the usual one first. An environment holds one of them.
	Packages []string `hcl:"packages" check:"required,lower"`
	// DeviceExtras are the extras of its own package that bring it to other devices than NVIDIA's GPUs, and those
	// devices: tpu → Google's TPUs.
	DeviceExtras map[string]string `hcl:"device_extras"`
	// VendorPackages are distributions of a vendor's own builds of it, which are none
	// of those of the releases: nvidia-tensorflow.
	VendorPackages []string `hcl:"vendor_packages" check:"lower"`
	// Nightlies are the names by which its nightlies are on the index, and the package of its
	// releases that each is like: tf-nightly-gpu → tensorflow-gpu.
	Nightlies map[string]string `hcl:"nightlies"`
	// CorePackage is the distribution with its compiled code where that is none
	// of Packages: jaxlib. Module and CoreModule are the folders that the two
	// install and programs import.
	CorePackage string   `hcl:"core_package" check:"lower"`
	Module      string   `hcl:"module" check:"required"`
	CoreModule  string   `hcl:"core_module"`
	Companions  []string `hcl:"companions" check:"lower"` // further distributions that decide how it works on a GPU
	// Libraries are what the names of its own shared libraries begin with: libtorch.
	Libraries []string `hcl:"libraries"`
	// Modules are what to import of packages that belong to it and have no row
	// of their own: package → module.
	Modules map[string]string `hcl:"modules"`
	// Label says which local version label its wheels carry on their makers' own
	// index: variant is the variant of the build (+cu124), empty none.
	Label string `hcl:"label" check:"enum=variant"`
	// IndexURL is that index, {variant} for the build's; IndexCompanions are the
	// packages that it holds besides, with the same label.
	IndexURL        string   `hcl:"index_url" check:"url"`
	IndexCompanions []string `hcl:"index_companions" check:"lower"`
	// CPUCompanions are those of them that load beside any build where they are compiled
	// for the CPU, and do there without GPU code of their own.
	CPUCompanions []string `hcl:"cpu_companions" check:"lower"`
	// IndexAlso are further packages that the index holds, without a label.
	IndexAlso []string `hcl:"index_also" check:"lower"`
	// BuildFile is the file of its wheels that names the CUDA that they were
	// built for, as cuda or cuda_version = 'VERSION'.
	BuildFile string `hcl:"build_file"`
	// Conda are the packages of conda's channels that are the framework.
	Conda []string `hcl:"conda" check:"lower"`
	// CondaCUDA and CondaCPU are the packages by which its makers' own channel of
	// conda chooses the CUDA of a build and a build without; CondaEnd is the last
	// release in that channel.
	CondaCUDA string `hcl:"conda_cuda" check:"lower"`
	CondaCPU  string `hcl:"conda_cpu" check:"lower"`
	CondaEnd  string `hcl:"conda_end" check:"pep440"`
	// CondaForgeCUDA is the first release of which conda-forge has builds for CUDA on x86-64 Linux that conda
	// prefers where it finds a driver, where the default index has builds for the CPU.
	CondaForgeCUDA string `hcl:"conda_forge_cuda" check:"pep440"`
	// CondaForgeDriver is the first release of which conda-forge's builds for CUDA ask for a driver where conda
	// installs: where it finds none, as in the build of an image, it takes the one for the CPU.
	CondaForgeDriver string `hcl:"conda_forge_driver" check:"pep440"`
	// Images are the repositories of images whose tags begin with its version.
	// ImageGPU is the word in tags of those with GPU code; without it they have none.
	// ImageOnCUDA is the word in tags of those that are made from NVIDIA's image of their build's CUDA.
	// ImagesUnsaid are repositories of images that hold it and whose tags do not say in which release.
	Images       []string `hcl:"images" check:"lower"`
	ImageGPU     string   `hcl:"image_gpu" check:"lower"`
	ImageOnCUDA  string   `hcl:"image_on_cuda" check:"lower"`
	ImagesUnsaid []string `hcl:"images_unsaid" check:"lower"`
	// NGCABI is whether NVIDIA's images of it are compiled with the C++11 ABI of the C++ library,
	// whatever the builds of the index are.
	NGCABI string `hcl:"ngc_cxx11_abi" check:"enum=true|false"`
	// ReportNames are what reports of programs and people write before its version.
	ReportNames []string `hcl:"report_names" check:"lower"`
	// SelfTest names the module of the self-test that asks it; empty where there
	// is none yet.
	SelfTest string `hcl:"selftest" check:"id"`
	// Errors under which its users meet a cuDNN of another build, a build without
	// CUDA, and a companion of another build.
	CUDNNError     string `hcl:"cudnn_error" check:"ref=errors"`
	CPUBuildError  string `hcl:"cpu_build_error" check:"ref=errors"`
	CompanionError string `hcl:"companion_error" check:"ref=errors"`
	// SourcePackage is the distribution of which the index has the source, which compiles against whichever CUDA
	// toolkit is there: it is bound to none of those that the wheels are for.
	SourcePackage string `hcl:"source_package" check:"lower"`
	// RunTimeKernels says that it compiles its kernels when they are used, for
	// whatever GPU its CUDA knows.
	RunTimeKernels bool `hcl:"run_time_kernels"`
	// XLA says that it compiles for the GPU with XLA, which needs the ptxas and
	// the libdevice of a toolkit.
	XLA bool `hcl:"xla"`
	// Extended says that packages are compiled against one of its releases, and
	// name that release and its CUDA in their own labels.
	Extended bool    `hcl:"extended"`
	Stubs    []Stub  `hcl:"stub"`
	Traits   []Trait `hcl:"trait"`
	Evidence
}

// Stub is a package that the default index has in a framework's name, with releases that hold
// nothing: they refuse to be installed, and name the package to install instead.
type Stub struct {
	Package  string   `hcl:"package,label" check:"lower"`     // pytorch
	Refused  []string `hcl:"refused" check:"required,pep440"` // those releases, oldest first
	Released string   `hcl:"released" check:"required,date"`  // the day of the first of them
	Evidence
}

// Traits of frameworks, which some of their releases have.
const (
	// TraitWheelLibraries: the libraries of NVIDIA's wheels are not always found
	// without LD_LIBRARY_PATH.
	TraitWheelLibraries = "wheel-libraries-not-found"
	// TraitWheelLibrariesLost: they are never found without it.
	TraitWheelLibrariesLost = "wheel-libraries-lost"
	// TraitLoaderPath: CUDA's libraries are looked for along the loader's path
	// first.
	TraitLoaderPath = "loader-path-first"
	// TraitXLAByDefault: XLA compiles without being asked to.
	TraitXLAByDefault = "xla-by-default"
	// TraitPTXRefused: drivers do not take the PTX that its wheels carry.
	TraitPTXRefused = "ptx-refused"
	// TraitLinksKernels: the driver links what it compiles with the system's toolkit.
	TraitLinksKernels = "links-kernels"
	// TraitKeras3: its keras is Keras 3.
	TraitKeras3 = "keras-3"
	// TraitChecksCuBLAS: it warns of a cuBLAS that may corrupt data.
	TraitChecksCuBLAS = "checks-cublas"
	// TraitChecksSeveralGPUs: it refuses an older cuDNN on hosts with several GPUs.
	TraitChecksSeveralGPUs = "checks-several-gpus"
	// TraitWarnsOfCUDNN: it opens whichever cuDNN the system has, warns where that is
	// older than the one it was compiled with, and goes on.
	TraitWarnsOfCUDNN = "warns-of-cudnn"
	// TraitIgnoresCUDNNMinor: it opens the system's cuDNN of the major that it was made
	// with, and does not look at the minor.
	TraitIgnoresCUDNNMinor = "ignores-cudnn-minor"
	// TraitBuilderNeeds: what it compiles extensions with runs beside some releases of other packages alone.
	TraitBuilderNeeds = "builder-needs"
	// TraitComparesCUDA: the releases of companions that it needs compare the CUDA that they were compiled with to
	// the framework's as they are imported, and refuse one of another minor; those from the ones on that it takes
	// refuse one of another major alone.
	TraitComparesCUDA = "compares-cuda"
	// TraitCondasLibraries: builds of conda's channels load the libraries that conda brings, and those of NVIDIA's wheels
	// where there are no others alone.
	TraitCondasLibraries = "condas-libraries"
	// TraitCondasNeeds: builds of its makers' channel of conda load beside the releases of conda's packages alone that it
	// needs, of which conda has later ones since some day, and takes these where nobody says which.
	TraitCondasNeeds = "condas-needs"
)

// TraitIDs lists the traits that a row may have.
func TraitIDs() []string {
	return []string{TraitWheelLibraries, TraitWheelLibrariesLost, TraitLoaderPath, TraitXLAByDefault, TraitPTXRefused,
		TraitLinksKernels,
		TraitKeras3,
		TraitChecksCuBLAS, TraitChecksSeveralGPUs, TraitWarnsOfCUDNN,
		TraitIgnoresCUDNNMinor, TraitBuilderNeeds, TraitComparesCUDA, TraitCondasLibraries,
		TraitCondasNeeds}
}

// Trait is a way in which some releases of a framework behave.
type Trait struct {
	ID   string   `hcl:"id,label" check:"trait"`       // TraitKeras3, …
	From string   `hcl:"from" check:"pep440"`          // the first release with it; empty: the first of all
	To   string   `hcl:"to" check:"pep440,after=from"` // the last one; empty: the newest has it
	On   []string `hcl:"on" check:"arch"`              // architectures on which it shows; empty: all
	// Needs are the releases of other packages that it is about, and Takes of each the one that people take.
	Needs map[string]string `hcl:"needs" check:"specifier"`
	Takes map[string]string `hcl:"takes" check:"pep440"`
	Since string            `hcl:"since" check:"date"` // the day from which on it shows; empty: always
	Evidence
}
