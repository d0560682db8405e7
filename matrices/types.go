// Package matrices holds the compatibility facts: which GPU, driver, CUDA,
// cuDNN, framework build, Python and operating system belong together, each
// row with its sources. The tables are HCL files in this folder's subfolders,
// compiled by go generate into an embedded snapshot that is decoded table by
// table on demand; a user's overlay files have the same form.
//
// This package has the row types, the [Set] of tables and what is looked up in
// them. What reads files lies below it: tablefile reads one with its places,
// lint checks it, compile makes the tables of a whole collection, overlay lays
// files over a set.
//
// # Form of a table
//
// A file holds source blocks and rows. A row is one block; its labels are its
// id, its attributes its cells. Every row names its sources; cells that no
// source states outright are listed as inferred.
//
// A source stands once, and rows of every table may cite it. Its place is the
// file that cites it; where several files of a folder do, the folder's
// sources.hcl; where files of several folders do, the sources.hcl above them.
//
//	source "nv-cc" {
//	  title = "NVIDIA CUDA GPU compute capability page"
//	  url   = "https://developer.nvidia.com/cuda-gpus"
//	  date  = "2026-11-20"
//	  class = "vendor"
//	}
//
//	gpu "t4" {
//	  name               = "Tesla T4"
//	  compute_capability = "7.5"
//	  source             = ["nv-cc"]
//	}
//
// What a line of releases shares is said once, in a group: a block without its last
// label, and in it rows, a map of the labels and of the cells in which each row
// differs:
//
//	package "lightning" {
//	  python_requires = ">=3.9"
//	  requires        = { torch = ">=2.1.0,<4.0" }
//	  source          = ["lightning@${version}:requirements/pytorch/base.txt"]
//	  rows = {
//	    "2.5.0" = { released = "2024-12-20", tested_upper = { torch = "<2.6.0" } }
//	    "2.4.0" = { released = "2024-08-07", tested_upper = { torch = "<2.5.0" } }
//	  }
//	}
//
// Where rows differ in nothing but the label, rows is a list of labels. Blocks in
// rows form groups in the same way, such as the platforms of a build that have the
// same code.
//
// A row that stands by itself, with blocks of its own, may say which other one of
// its file has most of its cells, and hold what differs:
//
//	framework "jax" "0.4.30" {
//	  like     = "0.4.29"
//	  without  = ["pins.nvidia-nvtx-cu12", "build.cuda12_local"]
//	  released = "2024-06-18"
//	}
//
// The row behind it stands anywhere in the file, is itself like none and in no
// group, so that a row is read in two places at most.
//
// What a row writes stands in for what is behind it, in its group or in the row that
// it is like: attribute by attribute, entry by entry in maps, and nested blocks by
// their labels; lists stand in whole, and so do nested blocks that no label tells
// apart, all of one type together. Without names what is behind the row and it has
// not: a cell, an entry as cell.key, a block as type.labels; it stands in the block
// or row whose cells it leaves out.
//
// Strings may hold the labels of their row and of the blocks around them, by
// name: "jax-ml/jax@jax-v${version}:setup.py". What is behind a row brings such a
// string along, which then has the labels of the row that it came to.
//
// Envsolve matrices fmt writes the short form: a group keeps what it shares when a
// row joins it, so that a new release is a new line and changes no other. Matrices
// lint tells of a cell that repeats what is behind it, which go generate refuses, and
// of rows that could be shorter.
//
// What was read off a file stands apart from what was typed by its citation, the
// source wheels with the file's digest: a row that harvest wrote cites nothing else,
// and in a typed row cell_source names the cells that were measured.
//
// The struct tags of the row types below are the schema: hcl names the
// attribute or block (label marks the block's labels), check names the lint
// rule for the value, known names the field that records whether the attribute
// was written at all.
//
// # References
//
// A fact is named table/row#cell: cuda/12.4.1#min-driver,
// pytorch/2.5.1+cu124#sm, gpus/rtx-5090#compute-capability. [Set.Lookup]
// resolves one to its value and sources.
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
	ID    string `hcl:"id,label" check:"id"`
	Title string `hcl:"title" check:"required"`
	URL   string `hcl:"url" check:"url"`
	Date  string `hcl:"date" check:"required,date"` // YYYY-MM-DD, of the document or else of the reading
	Class Class  `hcl:"class" check:"required,enum=measured|vendor|reported|inferred"`
}

// Evidence says what a row rests on.
type Evidence struct {
	// ids of sources, with the place in them: id@revision:path
	Sources  []string            `hcl:"source" check:"source"`
	Cells    map[string][]string `hcl:"cell_source"`            // cell → sources, where a cell has its own
	Inferred []string            `hcl:"inferred" check:"cells"` // the cells that no source states outright
	Others   []Other             `hcl:"other" check:"repeats"`  // what other sources say
	Notes    []string            `hcl:"notes"`

	Overlay    string            // the overlay file that the row came from; empty for ours
	Overridden map[string]string // cell of the row, or of a block in it, → the overlay file that wrote it
	Learned    string            // the wheel whose metadata says it, of a row that was read off an index
}

// Other is a value that some source gives for a cell and that was not chosen.
type Other struct {
	Cell    string   `hcl:"cell,label" check:"required"`
	Value   string   `hcl:"value" check:"required"`
	Why     string   `hcl:"why" check:"required"` // why the row's value was chosen over this one
	Sources []string `hcl:"source" check:"source"`
}

// Compute capabilities are written "8.6"; PTX and cubin lists hold them, with
// an "a" or "f" suffix for architecture- and family-specific code.

// GPU is one board. Its fact reference is gpus/ID.
type GPU struct {
	ID                string   `hcl:"id,label" check:"id"`
	Name              string   `hcl:"name" check:"required"`      // as the newest nvidia-smi prints it
	Aliases           []string `hcl:"aliases" check:"lower"`      // lower case
	OtherNames        []string `hcl:"other_names"`                // as older drivers and shops print it
	Arch              string   `hcl:"arch" check:"required,arch"` // volta, ampere, …
	ComputeCapability string   `hcl:"compute_capability" check:"required,sm"`
	Chips             []string `hcl:"chips"` // GA102, …
	// nominal, per GPU; several variants may share the name
	MemoryGiB       []float64 `hcl:"memory_gib" check:"positive"`
	Class           string    `hcl:"class" check:"required,enum=datacenter|dgx|geforce|jetson|laptop|titan|workstation"`
	PCIIDs          []string  `hcl:"pci_ids" check:"hex4"` // device ids under vendor 10DE; not unique
	PCISubsystemIDs []string  `hcl:"pci_subsystem_ids"`    // DEVICE:SUBSYSTEM, where the name depends on it
	Released        string    `hcl:"released" check:"date"`
	// first Linux driver that lists the board
	FirstDriver      string `hcl:"first_driver" check:"driver"`
	LastDriverBranch string `hcl:"last_driver_branch" check:"ref=drivers"` // empty: still supported
	// the platform of the machines that it comes in, where all are of one; empty for others
	Platform string `hcl:"platform" check:"enum=linux/arm64"`
	Evidence
}

// GPUGroup is a name that stands for several boards of one compute capability.
// An ambiguous group spans several capabilities: its members are suggestions,
// never an answer.
type GPUGroup struct {
	ID                string   `hcl:"id,label" check:"id"` // v100, a100, …
	Members           []string `hcl:"members" check:"required,ref=gpus"`
	ComputeCapability string   `hcl:"compute_capability" check:"sm"` // empty when ambiguous
	Ambiguous         []string `hcl:"ambiguous" check:"sm"`          // the capabilities of an ambiguous group
	Evidence
}

// Instance is a cloud machine type, asked for as provider:name.
type Instance struct {
	Provider     string    `hcl:"provider,label" check:"enum=aws|gcp|azure"`
	Name         string    `hcl:"name,label" check:"required"`
	GPU          string    `hcl:"gpu" check:"required,ref=gpus|gpu-groups"` // id of a GPU or group
	Count        float64   `hcl:"count"`                                    // 0 for a fraction of one GPU
	Counts       []float64 `hcl:"counts" check:"positive"`                  // choices, where the count is not fixed
	GPUMemoryMiB float64   `hcl:"gpu_memory_mib"`                           // as the provider reports it, per GPU
	Evidence
}

// Architecture is one compute capability.
type Architecture struct {
	ComputeCapability string   `hcl:"compute_capability,label" check:"sm"` // the row's id
	Name              string   `hcl:"name" check:"required"`               // volta
	Tegra             bool     `hcl:"tegra"`
	Chips             []string `hcl:"chips"`
	Examples          []string `hcl:"examples"`
	// first toolkit that targets it
	FirstCUDA string `hcl:"first_cuda" check:"version"`
	// the libraries of an earlier major, such as cuBLAS, fail on it, by reports
	EarlierCUDAFails bool `hcl:"earlier_cuda_fails"`
	// last one; empty: still does
	LastCUDA          string `hcl:"last_cuda" check:"version,after=first_cuda"`
	FirstDriverBranch string `hcl:"first_driver_branch" check:"version"`
	// empty: still supported
	LastDriverBranch string            `hcl:"last_driver_branch" check:"version,after=first_driver_branch"`
	OpenKernelModule string            `hcl:"open_kernel_module" check:"enum=required|optional|none|jetson"`
	FeatureTargets   map[string]string `hcl:"feature_targets"` // 9.0a → first toolkit, or "12.8-12.9" where it ended
	Evidence
}

// DriverVersion is one released driver.
type DriverVersion struct {
	Version string   `hcl:"version,label" check:"driver"`
	Date    string   `hcl:"date" check:"date"`
	Kind    string   `hcl:"kind"` // empty for a normal release; vulkan-developer-beta, …
	Sources []string `hcl:"source" check:"source"`
}

// DriverBranch is a driver branch, such as 580.
type DriverBranch struct {
	Branch       string `hcl:"branch,label" check:"version"`
	Type         string `hcl:"type" check:"required"` // LTS, production, new-feature, …
	Status       string `hcl:"status" check:"required"`
	Supported    bool   `hcl:"supported"`                   // still receives fixes at the facts' date
	EndOfSupport string `hcl:"end_of_support" check:"date"` // YYYY-MM; empty when unknown
	// the CUDA version nvidia-smi reports; empty when none
	CUDA             string          `hcl:"cuda" check:"version"`
	Architectures    []string        `hcl:"architectures" check:"arch"`
	OpenKernelModule string          `hcl:"open_kernel_module"`
	Versions         []DriverVersion `hcl:"version"` // oldest first, Linux
	WindowsLatest    string          `hcl:"windows_latest" check:"driver"`
	Evidence
}

// CUDARelease is one toolkit release.
type CUDARelease struct {
	Version          string `hcl:"version,label" check:"version"` // 12.4.1
	Label            string `hcl:"label"`                         // 12.4 Update 1
	Released         string `hcl:"released" check:"date"`
	Status           string `hcl:"status"`                          // ga, release candidate, …
	MinDriverLinux   string `hcl:"min_driver_linux" check:"driver"` // of the exact toolkit
	MinDriverWindows string `hcl:"min_driver_windows" check:"driver"`
	// of the major, where minor-version compatibility holds
	MinDriverMinorCompatLinux   string   `hcl:"min_driver_minor_compat_linux" check:"driver"`
	MinDriverMinorCompatWindows string   `hcl:"min_driver_minor_compat_windows" check:"driver"`
	BundledDriverLinux          string   `hcl:"bundled_driver_linux" check:"driver"` // what the installer carries
	BundledDriverWindows        string   `hcl:"bundled_driver_windows" check:"driver"`
	ToolkitDriverBranch         string   `hcl:"toolkit_driver_branch" check:"version"` // 550 for 12.4
	SM                          []string `hcl:"sm" check:"sm"`
	GCCMin                      string   `hcl:"gcc_min" check:"version"`
	GCCMax                      string   `hcl:"gcc_max" check:"version"`
	ClangMax                    string   `hcl:"clang_max" check:"version"`
	Platforms                   []string `hcl:"platforms"` // linux-x86_64, …
	Evidence
}

// CUDNNRelease is one cuDNN release.
type CUDNNRelease struct {
	Version          string              `hcl:"version,label" check:"version"` // 9.1.0.70
	Released         string              `hcl:"released" check:"date"`
	Status           string              `hcl:"status" check:"required"` // ga, yanked on PyPI, …
	CUDAMajors       []string            `hcl:"cuda_majors" check:"version"`
	CUDABuilds       []string            `hcl:"cuda_builds"`  // 12.x, 10.2, …
	BuildScheme      string              `hcl:"build_scheme"` // per_cuda_minor, per_major
	CUDARange        map[string]string   `hcl:"cuda_range"`   // major → "12.0-12.4"
	SMMin            string              `hcl:"sm_min" check:"sm"`
	SMMinByCUDA      map[string]string   `hcl:"sm_min_by_cuda"` // CUDA major → floor, where it differs
	SMMax            string              `hcl:"sm_max" check:"sm"`
	MinDriver        map[string]string   `hcl:"min_driver" check:"driver"` // CUDA major → floor
	MinDriverWindows map[string]string   `hcl:"min_driver_windows" check:"driver"`
	BlackwellNeeds   map[string]string   `hcl:"blackwell_needs"`
	Wheels           map[string]string   `hcl:"wheels"`          // cu12 → wheel version seen on the index
	WheelsExpected   []string            `hcl:"wheels_expected"` // variants expected under the same version
	StaticOn         map[string][]string `hcl:"static_on"`       // yes/no → toolkits for static linking
	OtherBuilds      []string            `hcl:"other_builds"`
	Evidence
}

// NCCLRelease is one NCCL release. Its fact reference is nccl/VERSION.
type NCCLRelease struct {
	Version    string              `hcl:"version,label" check:"version"` // 2.21.5
	Released   string              `hcl:"released" check:"date"`         // date of the tag
	Tags       []string            `hcl:"tags"`
	CUDAMajors []string            `hcl:"cuda_majors" check:"version"`
	CUDABuilds []string            `hcl:"cuda_builds" check:"version"` // toolkit minors that binaries were made for
	Wheels     map[string][]string `hcl:"wheels"`                      // cu12 → wheel versions
	WheelDates map[string]string   `hcl:"wheel_dates" check:"date"`    // wheel version → upload date
	// toolkit → compute capabilities of the default source build
	SM         map[string][]string `hcl:"sm"`
	CondaForge string              `hcl:"conda_forge_first_seen" check:"date"`
	MinGlibc   string              `hcl:"min_glibc" check:"version"`
	Evidence
}

// OS is an operating system image family.
type OS struct {
	ID     string `hcl:"id,label" check:"id"` // debian12, ubuntu22.04
	Glibc  string `hcl:"glibc" check:"required,version"`
	GCC    string `hcl:"gcc" check:"version"`
	Python string `hcl:"python" check:"version"` // its own python3
	// other minors that its archive has → the package's version: 3.11 → 3.11.0~rc1
	PythonAlso  map[string]string `hcl:"python_also"`
	Released    string            `hcl:"released" check:"date"`
	EndOfLife   string            `hcl:"end_of_life" check:"date"`
	ExtendedEOL string            `hcl:"extended_end_of_life" check:"date"`
	BaseImage   string            `hcl:"base_image"`  // docker.io/library/debian:12-slim; empty when there is none
	PythonTags  []string          `hcl:"python_tags"` // suffixes of python image tags: slim-bookworm
	// its own Python is marked as externally managed: installers refuse to install into it (PEP 668)
	PythonManaged bool `hcl:"python_managed"`
	Evidence
}

// PythonImage is a python:X.Y-slim family of base images.
type PythonImage struct {
	Python string `hcl:"python,label" check:"version"` // 3.12
	// OS id → docker.io/library/python:3.12-slim-bookworm
	Images    map[string]string `hcl:"images" check:"keys=os"`
	Frozen    map[string]string `hcl:"frozen_images" check:"keys=os"` // OS id → image that is no longer rebuilt
	Default   string            `hcl:"default_os" check:"ref=os"`     // what the tag without a suffix means
	Latest    string            `hcl:"latest" check:"version"`        // newest patch release in an image
	EndOfLife string            `hcl:"end_of_life" check:"date"`
	Evidence
}

// DriverFloor is the oldest driver that runs a CUDA family.
type DriverFloor struct {
	Family  string `hcl:"family,label" check:"required"` // CUDA major or minor: 12.x, 10.2
	Linux   string `hcl:"linux" check:"required,driver"`
	Windows string `hcl:"windows" check:"driver"`
	Evidence
}
