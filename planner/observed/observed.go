// Package observed holds what is known of an environment that already exists:
// observations read from the files, reports and machines that describe it, each
// with its place. It is plain data; [planner.Planner] judges it.
//
// An observation is what was found, not what is wished: versions are those that
// are loaded, and no image, index or download has to exist for them.
package observed

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/request"
)

// Kind says what an observation is about.
type Kind string

// The kinds of observations.
const (
	GPU    Kind = "gpu"    // Value is a board's name as people write it, Count how many
	Driver Kind = "driver" // Value is a driver release such as 535.104.05
	CUDA   Kind = "cuda"   // of the build, the toolkit or the driver: nobody says which
	// Build is the CUDA that a framework's build was made for, or "cpu" of a build
	// that has none; Name is the framework's package.
	Build    Kind = "build"
	Toolkit  Kind = "toolkit"  // the CUDA toolkit on PATH, as nvcc names it
	Ceiling  Kind = "ceiling"  // the newest CUDA that the driver serves, as nvidia-smi names it
	CUDNN    Kind = "cudnn"    // In says whether a wheel brought it or the system
	NCCL     Kind = "nccl"     // In as for cuDNN
	Python   Kind = "python"   // 3.10 or 3.10.12
	OS       Kind = "os"       // a distribution or Windows, by name or version; WSL2
	Glibc    Kind = "glibc"    // the C library's version
	Kernel   Kind = "kernel"   // the kernel's release
	Platform Kind = "platform" // linux/amd64, linux/arm64, windows/amd64
	Image    Kind = "image"    // a base image's reference
	Package  Kind = "package"  // a Python or conda package: Name, and Value or Specifier
	JetPack  Kind = "jetpack"  // JetPack's or L4T's version on a Jetson
	Date     Kind = "date"     // the day or the month that the environment is of
	// Lacks is what a container's image, or a machine, has none of, by its name: LibrariesOfCUDA,
	// LibraryCUDNN, CompilerOfCUDA or LoaderPath. What is installed on top of it may bring it.
	Lacks Kind = "lacks"
	// Holds is a framework, Name its package, that an image holds in a release which its reference, Value,
	// does not say. Without a name it is not known whether the image holds any.
	Holds Kind = "holds"
	// Brought is something that may have brought such libraries to an image, of which
	// nobody says which they are.
	Brought Kind = "brought"
	// OnPath is a library of which the loader's path lists the folder of NVIDIA's wheel, Value: cudnn for
	// site-packages/nvidia/cudnn/lib, and EveryLibrary for all of them.
	OnPath Kind = "on_path"
	// Compiles is an image, Value, in which packages are installed that another one takes over: it has CUDA's
	// compiler.
	Compiles Kind = "compiles"
	// Locked is what a lock holds packages for: Value lists platforms, those with packages for
	// CUDA first, and Name says them as the lock does.
	Locked Kind = "locked"
	// Malformed is an entry of a list of requirements, Value, that is none: installers refuse the list.
	Malformed Kind = "malformed"
	// CMake is what CMake is told where packages are compiled at install: the value of
	// CMAKE_ARGS.
	CMake Kind = "cmake"
	// ArchList is for which GPUs extensions of torch are compiled where they are: the value of TORCH_CUDA_ARCH_LIST.
	ArchList Kind = "arch_list"
	// DriverForConda is the CUDA of a driver that conda is to take for there where it installs, whatever is: the
	// value of CONDA_OVERRIDE_CUDA. An empty one says that there is no driver.
	DriverForConda Kind = "driver_for_conda"
	// IntoSystem is a command of an installer's, Value, that installs into the Python of the system's distribution and
	// says nothing that lets it where that is marked as externally managed. Name is the minor of that Python where
	// the command names it, and Upgraded says that it replaces a package that the distribution has there.
	IntoSystem Kind = "into_system"
)

// Develops reports whether the reference of an image says that it is one for development, which has CUDA's
// compiler: nvidia/cuda:12.8.1-devel-ubuntu22.04.
func Develops(image string) bool {
	_, tag, _ := strings.Cut(image[strings.LastIndexByte(image, '/')+1:], ":")
	return slices.Contains(strings.FieldsFunc(tag, func(r rune) bool { return r == '-' || r == '_' }), "devel")
}

// What an image may lack.
const (
	LibrariesOfCUDA = "cuda"
	LibraryCUDNN    = "cudnn"
	CompilerOfCUDA  = "nvcc"
	// HostCondition is the image's own condition on the hosts that may start it, which was
	// set aside.
	HostCondition = "host-condition"
	// LoaderPath is a path of the loader's that names the image's CUDA: what looks beside
	// itself for libraries finds its own first.
	LoaderPath = "loader-path"
)

// ArchListVariable is the variable that says for which GPUs torch's builder compiles extensions.
// https://docs.pytorch.org/docs/stable/cpp_extension.html#torch.utils.cpp_extension.CUDAExtension
const ArchListVariable = "TORCH_CUDA_ARCH_LIST"

// EveryLibrary is the value of an OnPath that lists the folders of all of NVIDIA's wheels.
const EveryLibrary = "*"

// Machine is the text of a Lacks of a machine that was looked at, and of no image.
const Machine = "the machine"

// OfDistribution is the value of a Python that is the one of the system's distribution,
// whichever that has.
const OfDistribution = "of the distribution"

// Newest is the value of a Python, and what stands behind the name of a distribution, that is whichever is the newest
// where an image's tag says no more: python:3-slim, ubuntu:latest.
const Newest = "latest"

// Places that a library's file can be in.
const (
	InWheel  = "wheel"
	InSystem = "system"
	InConda  = "conda" // the environment of conda's that it is a package of
)

// Observation is one thing that is known of an environment.
type Observation struct {
	Kind  Kind
	Name  string // of a package, normalised per PEP 503
	Value string // the version or name as written; of a package, empty where only a range is known
	// Specifier is the PEP 440 range of a package that is asked for and not
	// installed; empty for any version.
	Specifier string
	Extras    []string // normalised, sorted
	Marker    string   // PEP 508 marker that the entry stands behind
	// Else says that the entry counts only where none of the same package's right before it
	// does, of a list in which each is for another environment.
	Else bool
	// From names where the package comes from, when the source says so: an
	// index's URL, the URL or file name of a wheel, or a conda channel.
	From string
	// Origins are the places that it comes from by the environment, of which the first counts
	// whose marker holds; where none does, it comes from the default index. From is that of
	// the first for Linux then. Empty where there is one place for all.
	Origins []Origin
	// AskedBy is the entry that asks for the package where this is what a file of constraints
	// says of it, and Constraint what such a file says besides where this entry names a
	// version itself; nil where there is none.
	AskedBy, Constraint *Observation
	// Conda says that it is a package of conda's channels, and From one of these.
	Conda bool
	// Label is a build's name outside the version, such as conda's
	// py3.10_cuda12.1_cudnn8.9.2_0.
	Label string
	// ForGPU says that its name is that of builds with GPU code alone, as conda has such.
	ForGPU bool
	// Installed says that the thing is there, rather than asked for.
	Installed bool
	// Source says that the package was or is to be built from source.
	Source bool
	// NoBinary says that an installer is told to take no wheel of it, and compiles it.
	NoBinary bool
	// Installation says how its installer installs it; nil where nothing is said of that.
	Installation *Installation
	// Alone says that it is installed without what it requires (pip's --no-deps): its own
	// requirements choose no release of another package.
	Alone bool
	// Command tells apart the commands of a script that install one after the other, from 1; 0
	// where no command does.
	Command int
	// Conditions are those that decide whether the command runs at all: it does where each comes out as it says.
	Conditions []Condition
	// Caught says that the text goes on where the command fails that installs it: what was there before stays then.
	Caught bool
	// Upgraded says that the newest that suits is installed, whatever is there before it
	// (pip's --upgrade).
	Upgraded bool
	// Anew says that it is installed again where the version that is asked for is there (pip's
	// --force-reinstall).
	Anew bool
	// Settled says that this version is installed whatever others ask for, as a lock says that
	// was resolved before, or an override.
	Settled bool
	In      string // of a library: InWheel, InSystem, InConda, or empty when nobody says
	Count   int    // of GPUs; 0 for one
	// Host tells the GPUs and drivers of one kind of host from those of others; empty where
	// each GPU may be beside each driver.
	Host string
	// Container names the container of a manifest that it is of, or the report or the machine of
	// a text that shows several. Where it ends in a slash it is of all containers whose names
	// begin so; empty for all there are.
	Container string
	At        request.Position
	Text      string // as it stands in the source
}

// Installation is how something is installed.
type Installation struct {
	// List is the list of requirements that is installed as one where it names the file in which this stands; empty
	// where this stands in a file that no other names.
	List string
	// Isolated says that what has no wheel is built in an environment of its own, as uv does it, and InPlace that it is
	// to be in the one that is there (--no-build-isolation), or with what is said.
	Isolated, InPlace bool
	// Constrained says that a variable has pip bind the versions of what it installs, and of what it builds with.
	Constrained bool
	// Python says how the command finds the Python that it installs into: where that is another, so may the Python be.
	Python string
	// Unread says that an earlier command installs what cannot be read.
	Unread bool
	// ArchList is the value of TORCH_CUDA_ARCH_LIST; empty where that is not set.
	ArchList string
}

// Condition is one of a script of which nobody knows whether it holds.
type Condition struct {
	// Key is the same of conditions that come out alike, and of no others. It is empty of one that stands for more than
	// are told apart.
	Key   string
	Text  string // as it stands in the script
	At    request.Position
	Holds bool // as which it decides
}

// Installs returns how an observation is installed.
func (o *Observation) Installs() Installation {
	if o.Installation == nil {
		return Installation{}
	}
	return *o.Installation
}

// Origin is a place that a package comes from in some environments.
type Origin struct {
	Marker string // PEP 508; empty for all
	From   string // as of an observation
	Value  string // the version, where the place alone says it
	Source bool   // it is built from source there
}

// Installers, as far as they differ in what they choose.
const (
	Pip    = "pip"
	UV     = "uv"
	Poetry = "poetry"
	PDM    = "pdm"
	Pipenv = "pipenv"
	Conda  = "conda"
	Pixi   = "pixi"
)

// Index is a package index, a page of links or a conda channel that the
// environment's packages come from, in the order in which the installer asks.
type Index struct {
	URL       string
	Extra     bool     // asked beside the default index (pip's --extra-index-url)
	First     bool     // of a package that it has, no index behind it is asked, as uv does it
	FindLinks bool     // a page of links to wheels (pip's -f)
	Channel   bool     // a conda channel
	Packages  []string // the only packages that come from it; empty for all
	Container string   // as of an observation
	Marker    string   // PEP 508 marker behind which they do
	Unsaid    bool     // its address is known only where the command runs
	Login     bool     // the source has a user, a password or a token in the address, which URL lacks
	// Command is the only one that asks it, as of an observation; 0 for all.
	Command int
	// Conditions are those that decide whether it is asked, as of an observation.
	Conditions []Condition
	At         request.Position
}

// Note is something in a source that was not judged, and why.
type Note struct {
	At   request.Position
	Text string
	// Unless makes the note void where anything of a kind was observed of all that there
	// is, and not of one container; empty for one that always holds.
	Unless Kind
	// Apt holds what the note is about where that is packages which apt installs into the image
	// that is there at the end.
	Apt []string
}

// Setting is what an image is told besides what it holds: nothing is judged by it.
type Setting struct {
	Text string // the instruction; of variables the names alone
	// As is the attribute of a target's image block that says the like.
	As string
	At request.Position
}

// Holds reports whether the note holds of an environment.
func (n Note) Holds(env *Environment) bool {
	return n.Unless == "" ||
		!slices.ContainsFunc(env.Observations, func(o Observation) bool { return o.Kind == n.Unless && o.Container == "" })
}

// Environment is everything that is known of one environment. Where two
// observations of one thing differ, the later one holds: sources are laid over
// one another in the order in which the user named them, and flags come last.
type Environment struct {
	Installer    string // pip, uv, …; empty when nobody says
	Observations []Observation
	Indexes      []Index
	UnreadIndex  bool // an index is asked whose address the sources do not say
	// Bound says that the installer may take older releases of what nothing names here: a constraint or a date binds
	// them, or something that cannot be read may.
	Bound bool
	// ByDriver says which packages an installer looks for in an index that is known only where it runs: one that it
	// chooses by the driver of that machine, or one whose address is Unsaid. Addresses are empty.
	ByDriver []Index
	Notes    []Note
	Settings []Setting
	Sources  []string // the names of the sources, in order
	Date     string   // of the report, where it has one: 2026-11-22
}

// Change is one thing to do to an environment: an observation that becomes
// another. Sources write it in their own syntax.
type Change struct {
	// Of is the observation that changes, by its place in
	// [Environment.Observations]; -1 for a package to add.
	Of int
	// Name is the package to name instead, or to add; empty where the name stays.
	Name string
	// Value is the new version without a label, the new image's reference, or the
	// new value of another kind. Empty removes a package.
	Value string
	Label string // of the package's build, such as cu128 or cpu; empty for none
	// Index is the URL of the index that has the build; empty for the installer's
	// own default.
	Index string
	// Over is the page of links to wheels that Index takes the place of; empty where it takes none's.
	Over string
	// Wheel is the address of the wheel that has the build, or of the folder that has one for each Python,
	// with a slash at its end; empty where an index has it.
	Wheel string
	// From is where the package comes from now, of several places the one that counts.
	From string
	// Conda is the package of conda's beside which one of conda's is to be added; empty for others.
	Conda string
}
