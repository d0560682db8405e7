package query

import (
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/observed"
)

// Existing says that a query judges an environment that is there already: its
// parts are what was observed, no image or index has to exist for them, and only
// rules on what runs are asked.
type Existing struct {
	OS     matrices.OS // the system by what it gives; without a C library where nobody knows it
	Python string      // the minor, where it is known
	CUDNN  string      // of the system, where it is known
	CUDA   string      // of the system, where it is known
	// Foreign says that the packages are another channel's builds, or compiled on
	// the spot: which Pythons, systems and partners the index's wheels are for
	// says nothing of them.
	Foreign bool
	// Held says that the GPUs stay: no way out gives one up.
	Held bool
	// Established says that a GPU is served by machine code of which the facts know,
	// on a driver that a source says knows it: what may run is refused as well.
	Established bool
	// LoadedCUDNN is a cuDNN that is said to be there and not where: it is the one
	// that is loaded. Empty for none.
	LoadedCUDNN string
	// NCCL is the release that is loaded in place of the builds' own; empty for none.
	NCCL string
	// SystemCUDNN says that a cuDNN is where the loader looks for libraries.
	SystemCUDNN bool
	// OnPath lists the libraries of which the loader's path names the folder of NVIDIA's wheel; or
	// observed.EveryLibrary.
	OnPath []string
	// Toolkit is the CUDA of the nvcc that is there; empty where it is not known.
	Toolkit string
	// OnSpot lists packages of whose releases the facts hold none and that are compiled where
	// they are, as is said of them or as their makers have it. Of what comes from a repository
	// alone nobody says it: most of that is Python.
	OnSpot []OnSpot
	// Tools lists what is there before a package is compiled where it is, and the pip that
	// installs a package.
	Tools []Tool
	// Together lists what the setup of a package imports that is built without it, and Against what one asks for that
	// is built in an environment of its own.
	Together []Built
	Against  []Against
	// MayLack lists what the setup of a package imports, where it is open whether pip builds that where it is.
	MayLack []Built
	// Installed names the packages that are there; others are asked for.
	Installed []string
	// Day is that by which everything was released whose version is not said; empty
	// where it is not known.
	Day string
	// NoGPU names a system that passes no GPU to programs; empty for others.
	NoGPU string
	// Managed names the system whose Python, which it marks as externally managed, commands install into that it
	// stops; empty where none do.
	Managed string
	// WithoutCUDA and WithoutCUDNN name the image that the environment is made of, where it
	// holds no libraries of CUDA's toolkit, or no cuDNN; empty where it may hold them.
	WithoutCUDA, WithoutCUDNN string
	// Compiled lists the packages of which it is said what they were compiled for.
	Compiled []Compiled
}

// Finds reports whether the loader's path names the folder of NVIDIA's wheel with a library.
func (e *Existing) Finds(library string) bool {
	return slices.Contains(e.OnPath, observed.EveryLibrary) || slices.Contains(e.OnPath, library)
}

// FindsAll reports whether it names those of all of some libraries, of which there are any.
func (e *Existing) FindsAll(list []string) bool {
	return len(list) > 0 && !slices.ContainsFunc(list, func(library string) bool { return !e.Finds(library) })
}

// Pip is the name of the installer that is a tool: a newer one refuses the metadata of some packages.
const Pip = "pip"

// Tool is a package that is there as another one is compiled where it is, or installed.
type Tool struct {
	Name, Version string // the version is empty for the newest
	For           string // the package that is compiled or installed
}

// Built is a package that an installer builds from source without another one, which its setup imports.
type Built struct {
	Name, For string // what is imported, and the package that is built
	// Apart says that it is built in an environment of its own, which holds what it asks for; else it is before the same
	// command installs the other, and InPlace says that it is in the environment that is there.
	Apart, InPlace bool
}

// Against is a package that an installer builds from source in an environment of its own, against the newest release
// of a framework that its source asks for, whichever is there.
type Against struct {
	Name, For string // of the framework's package, and the package that is built
	// Release, CUDA and ABI are those of the build that the installer takes, the last empty where it is not known; and
	// Sure says that it takes no other, since the Python is known, no index is asked besides the default one and no
	// variable constrains it, and that what is built is of no use without machine code.
	Release, CUDA, ABI string
	Sure               bool
}

// Differs reports whether what was built is for another minor of the framework or another major of CUDA than a build.
func (a *Against) Differs(release, cuda string) bool {
	return version.Minor(a.Release) != version.Minor(release) || version.Major(a.CUDA) != version.Major(cuda)
}

// Compiled is a package of which somebody says what it was compiled for.
type Compiled struct {
	Name, Text string   // the package, and what is said of it
	Torch      string   // the minor that it was compiled against; empty where it is not said
	CUDA       string   // 11.8, 12 or cpu; empty where it is not said
	ABI        string   // true or false: whether it has the ABI of C++11; empty where it is not said
	SM         []string // the compute capabilities that it holds machine code for; none where it is not said
	PTX        bool     // it holds PTX for the newest of them
}

// Of reports whether it is said of a package, which may be named by another of its names.
func (c *Compiled) Of(p *Package) bool { return c.Name == p.Name || c.Name == p.Asked }

// Taken says which builds of a framework an environment has: those that are
// observed, or else those that its installer gives.
type Taken struct {
	Builds map[*matrices.Build]bool
	// Other builds can be had of another release than the environment's, by who names
	// them with it.
	Other map[*matrices.Build]bool
	Text  string // why these: the build that pip gives from PyPI
	Label string // of the one build; empty for several
	// Default says that nobody chose it: it is what the installer gives by itself, what the
	// index has that is asked instead of the default one, or what comes with an image's tag.
	Default bool
	// Compiled says that it was compiled by whoever uses it, for the GPUs that its
	// toolkit can compile for.
	Compiled bool
	CUDA     string // that it was compiled with; empty where it is not known
	Changed  bool   // it was compiled for other GPUs than its makers serve
}

// Has reports whether the environment has a build, or can have it with another
// release.
func (t *Taken) Has(row *matrices.Build) bool { return t == nil || t.Builds[row] || t.Other[row] }

// Names reports whether a build must be named with its release: its installer gives
// another one by itself.
func (t *Taken) Names(row *matrices.Build) bool { return t != nil && !t.Builds[row] && t.Other[row] }

// Judges reports whether rules are asked about a package of that name.
func (q *Query) Judges(name string) bool {
	return slices.ContainsFunc(q.Packages, func(p *Package) bool {
		return p.Name == name || p.Asked == name || p.Kind == Extension && p.Traits.PyPI == name
	})
}

// JudgesCUDAOf reports whether a query holds a package for the CUDA in its name alone.
func (q *Query) JudgesCUDAOf(name string) bool {
	return slices.ContainsFunc(q.Packages, func(p *Package) bool { return p.CompiledWith != "" && p.Name == name })
}
