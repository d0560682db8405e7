package matrices

// How a framework build brings CUDA.
const (
	DeliveryWheels  = "pip-nvidia-wheels" // as dependencies
	DeliveryBundled = "bundled-in-wheel"
	DeliverySystem  = "system" // expects it installed
)

// FrameworkRelease is one version of a framework with its builds. Its fact
// reference is FRAMEWORK/VERSION, such as pytorch/2.5.1.
type FrameworkRelease struct {
	Framework   string            `hcl:"framework,label" check:"id"` // pytorch
	Version     string            `hcl:"version,label" check:"pep440"`
	Package     string            `hcl:"package" check:"required"` // torch
	Released    string            `hcl:"released" check:"date"`
	Status      string            `hcl:"status"`                 // empty for a final release
	Python      []string          `hcl:"python" check:"version"` // minors with wheels
	PythonNotes string            `hcl:"python_notes"`
	Pairs       map[string]string `hcl:"pairs" check:"pep440"`          // companion package → its exact version: torchvision, torchaudio, triton
	PairSpecs   map[string]string `hcl:"pair_specs" check:"specifier"`  // companion package → PEP 440 range where not exact
	PairPython  map[string]string `hcl:"pair_python" check:"specifier"` // companion package → Pythons it has wheels for, where fewer
	MinGlibc    string            `hcl:"min_glibc" check:"version"`
	Yanked      string            `hcl:"yanked"` // reason; empty when not
	Broken      []string          `hcl:"broken"` // what of it must not be used, and why
	Builds      []Build           `hcl:"build"`
	Evidence
}

// Build is one artefact family of a release: the wheels made for one CUDA. Its
// fact reference is FRAMEWORK/VERSION+VARIANT, such as pytorch/2.5.1+cu124.
type Build struct {
	Variant           string            `hcl:"variant,label" check:"id"`  // cu124, cpu
	CUDA              string            `hcl:"cuda" check:"version"`      // 12.4; empty for cpu
	CUDAFull          string            `hcl:"cuda_full" check:"version"` // 12.4.1 where known
	CUDNN             string            `hcl:"cudnn" check:"version"`
	NCCL              string            `hcl:"nccl" check:"version"`
	Pins              map[string]string `hcl:"pins" check:"pin"`      // nvidia package → version or range
	IndexURL          string            `hcl:"index_url" check:"url"` // where this variant's wheels are
	IndexKind         string            `hcl:"index_kind" check:"enum=simple|find-links|pypi"`
	PyPIDefault       []string          `hcl:"pypi_default" check:"platform"`            // platforms on which plain pip gives this build
	Channel           string            `hcl:"channel" check:"enum=stable|experimental"` // empty when not said
	Observed          bool              `hcl:"observed"`                                 // kernels were read off this very build
	DeliveryByChannel map[string]string `hcl:"delivery_by_channel"`                      // pypi, index, linux, windows → delivery
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
	CUDNN        string   `hcl:"cudnn" check:"version"`
	MinGlibc     string   `hcl:"min_glibc" check:"version"`
	Delivery     string   `hcl:"delivery" check:"enum=pip-nvidia-wheels|bundled-in-wheel|system"`
	CXX11ABI     string   `hcl:"cxx11_abi" check:"enum=true|false"` // empty when not known
}
