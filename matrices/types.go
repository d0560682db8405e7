// Package matrices holds the compatibility facts: which GPU, driver, CUDA,
// cuDNN, framework build, Python and operating system belong together, each
// row with its sources. The tables are HCL files in this folder's subfolders,
// compiled by go generate into an embedded snapshot that is decoded table by
// table on demand; a user's overlay files have the same form.
package matrices

// Class says how a fact is known.
type Class string

// The classes of evidence, strongest first.
const (
	Measured Class = "measured" // read off the artefact itself
	Vendor   Class = "vendor"   // the maker's documentation or build scripts
	Reported Class = "reported" // users' reports
	Inferred Class = "inferred" // follows from neighbouring facts
)

// Source is a document that rows cite.
type Source struct {
	ID    string
	Title string
	URL   string
	Date  string // YYYY-MM-DD, of the document or of the reading; may be empty
	Class Class
}

// Evidence says what a row rests on.
type Evidence struct {
	Sources  []string // ids of sources of the same table
	Inferred []string // the cells that no source states outright
	Notes    []string
	Overlay  string // the overlay file the row came from; empty for ours
}

// Compute capabilities are written "8.6"; PTX and cubin lists hold them, with
// an "a" or "f" suffix for architecture- and family-specific code.

// GPU is one board. Its fact reference is gpus/ID.
type GPU struct {
	ID                string
	Name              string   // as the newest nvidia-smi prints it
	Aliases           []string // lower case
	OtherNames        []string
	Arch              string // volta, ampere, …
	ComputeCapability string
	MemoryGiB         []float64
	Class             string // datacenter, geforce, workstation, jetson, …
	PCIIDs            []string
	Released          string
	FirstDriver       string // first Linux driver that lists the board
	LastDriverBranch  string // empty: still supported
	Evidence
}

// GPUGroup is a name that stands for several boards of one compute capability.
type GPUGroup struct {
	ID                string // v100, a100, …
	Members           []string
	ComputeCapability string
	Evidence
}

// Instance is a cloud machine type, asked for as provider:name.
type Instance struct {
	Provider, Name string
	GPU            string // id of a GPU or group
	Count          float64
	Evidence
}

// Architecture is one compute capability.
type Architecture struct {
	ComputeCapability string // the row's id
	Name              string // volta
	Tegra             bool
	FirstCUDA         string // first toolkit that targets it
	LastCUDA          string // last one; empty: still does
	FirstDriverBranch string
	LastDriverBranch  string // empty: still supported
	OpenKernelModule  string // as the facts say: required, none, optional
	Evidence
}

// DriverVersion is one released driver.
type DriverVersion struct {
	Version string
	Date    string
	Kind    string // empty for a normal release; vulkan-developer-beta, …
}

// DriverBranch is a driver branch, such as 580.
type DriverBranch struct {
	Branch        string
	Type          string // LTS, production, new-feature, …
	Status        string
	Supported     bool   // still receives fixes at the facts' date
	EndOfSupport  string // YYYY-MM; empty when unknown
	CUDA          string // the CUDA version nvidia-smi reports; empty when none
	Architectures []string
	Versions      []DriverVersion // oldest first, Linux
	WindowsLatest string
	Evidence
}

// CUDARelease is one toolkit release.
type CUDARelease struct {
	Version                     string // 12.4.1
	Released                    string
	MinDriverLinux              string // of the exact toolkit
	MinDriverWindows            string
	MinDriverMinorCompatLinux   string // of the major, where minor-version compatibility holds
	MinDriverMinorCompatWindows string
	ToolkitDriverBranch         string // 550 for 12.4
	SM                          []string
	GCCMax                      string
	Platforms                   []string
	Evidence
}

// CUDNNRelease is one cuDNN release.
type CUDNNRelease struct {
	Version    string // 9.1.0.70
	Released   string
	Status     string // ga, yanked, …
	CUDAMajors []string
	CUDARange  map[string]string // major → "12.0-12.4"
	SMMin      string
	SMMax      string
	MinDriver  map[string]string // CUDA major → floor
	Evidence
}

// OS is an operating system image family.
type OS struct {
	ID         string // debian12, ubuntu22.04
	Glibc      string
	Python     string // its own python3
	Released   string
	EndOfLife  string
	BaseImage  string // docker.io/library/debian:12-slim; empty when there is none
	PythonTags []string
	Evidence
}

// PythonImage is a python:X.Y-slim family of base images.
type PythonImage struct {
	Python    string            // 3.12
	Images    map[string]string // OS id → docker.io/library/python:3.12-slim-bookworm
	EndOfLife string
	Evidence
}

// How a framework build brings CUDA.
const (
	DeliveryWheels  = "pip-nvidia-wheels" // as dependencies
	DeliveryBundled = "bundled-in-wheel"
	DeliverySystem  = "system" // expects it installed
)

// FrameworkRelease is one version of a framework with its builds.
type FrameworkRelease struct {
	Framework   string // pytorch
	Package     string // torch
	Version     string
	Released    string
	Python      []string          // minors with wheels
	Pairs       map[string]string // companion package → its exact version: torchvision, torchaudio, triton
	PairSpecs   map[string]string // companion package → PEP 440 range where not exact
	MinGlibc    string
	Yanked      string // reason; empty when not
	Builds      []Build
	PythonNotes string
	Evidence
}

// Build is one artefact family of a release: the wheels made for one CUDA.
type Build struct {
	Variant     string // cu124, cpu
	CUDA        string // 12.4; empty for cpu
	CUDAFull    string // 12.4.1 where known
	CUDNN       string
	NCCL        string
	Pins        map[string]string // nvidia package → version or range
	IndexURL    string            // where this variant's wheels are
	IndexKind   string            // simple, find-links
	PyPIDefault []string          // platforms on which plain pip gives this build
	Channel     string            // stable, experimental; empty when not said
	Observed    bool              // kernels were read off this very build
	Platforms   []PlatformBuild
	Evidence
}

// PlatformBuild is a build on one platform.
type PlatformBuild struct {
	Platform     string   // linux/amd64
	KernelsKnown bool     // false: SM and PTX are not established
	SM           []string // cubins
	PTX          []string
	CUDNN        string
	MinGlibc     string
	Delivery     string
}

// DriverFloor is the oldest driver that runs a CUDA family.
type DriverFloor struct {
	Family  string // CUDA major or minor: 12.x, 10.2
	Linux   string
	Windows string
	Evidence
}

// NCCLRelease is one NCCL release. Its fact reference is nccl/VERSION.
type NCCLRelease struct {
	Version    string // 2.21.5
	Released   string
	CUDAMajors []string
	CUDABuilds []string            // toolkit minors that binaries were made for
	Wheels     map[string][]string // cu12 → wheel versions
	WheelDates map[string]string   // wheel version → upload date
	SM         map[string][]string // toolkit → compute capabilities of the default source build
	MinGlibc   string
	Evidence
}
