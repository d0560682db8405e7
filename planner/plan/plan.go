package plan

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/request"
)

// PlanSchema names the JSON that Document encodes to.
const PlanSchema = "envsolve.plan/v1"

// Document is the result of planning: what `plan -o json` prints. Field order
// is the order of the JSON keys, a promise to scripts.
type Document struct {
	Schema   string       `json:"schema"`
	Matrices MatricesInfo `json:"matrices"`
	Plans    []Plan       `json:"plans"`
}

// MatricesInfo identifies the facts that a plan rests on.
type MatricesInfo struct {
	Version string `json:"version"` // date of the facts, 2026.11.20
	Digest  string `json:"digest"`  // sha256:… of the snapshot and overlays
	// From is the reference that the snapshot was fetched by, with its digest; empty
	// for the one that the program was built with, and for a file.
	From string `json:"from,omitempty"`
}

// Status of a plan.
const (
	StatusOK       = "ok"
	StatusConflict = "conflict"
)

// Plan is the answer for one target.
type Plan struct {
	Target   string    `json:"target"` // with its matrix cell, as Request.Name gives it
	Status   string    `json:"status"`
	Stack    *Stack    `json:"stack"`
	Reasons  []Reason  `json:"reasons"`
	Warnings []Warning `json:"warnings"`
	Conflict *Conflict `json:"conflict"`
	// Horizon says what of the stack is the last of its kind for its GPUs and hosts.
	Horizon []Horizon `json:"horizon,omitempty"`
	// Facts says how old the facts are that the stack rests on; nil in conflicts
	// and where nothing says.
	Facts *FactsAge `json:"facts,omitempty"`
	// Locked is how large the locked image is, where the target is locked as it
	// is planned.
	Locked *LockedSizes `json:"locked,omitempty"`
}

// Horizon is an end that a stack comes to: a last line of releases, a last driver.
type Horizon struct {
	Text  string   `json:"text"`
	Facts []string `json:"facts"`
}

// FactsAge is the age of the tables that a stack rests on.
type FactsAge struct {
	Oldest string   `json:"oldest"` // day up to which the oldest of them has everything, 2026-11-20
	Table  string   `json:"table"`  // that one
	Tables []string `json:"-"`      // all of them, sorted
}

// LockedSizes are bytes that move for a locked target: what is downloaded to
// make its layers, and the layers as a registry has them. The self-test and the
// user's own files come on top of them.
type LockedSizes struct {
	DownloadBytes int64         `json:"download_bytes"` // wheels and distribution packages
	ImageBytes    int64         `json:"image_bytes"`    // base, wheels and distribution packages
	BaseBytes     int64         `json:"base_bytes"`     // 0 in locks that do not say
	AptBytes      int64         `json:"apt_bytes"`
	PythonBytes   int64         `json:"python_bytes,omitempty"` // of a relocatable build
	Layers        []LockedLayer `json:"layers"`                 // of wheels, largest first
	LayerBudget   int           `json:"layer_budget"`           // how many there may be
}

// LockedLayer is a layer of one wheel or of several small ones.
type LockedLayer struct {
	Digest string   `json:"digest"`
	Bytes  int64    `json:"bytes"`
	Wheels []string `json:"wheels"` // "torch 2.5.1+cu124", sorted
}

// WheelLayers is how many layers the wheels of an image may have together: what
// container runtimes stack (127), less a generous base image and our own.
const WheelLayers = 60

// Stack is one consistent stack.
type Stack struct {
	GPUs      []GPU     `json:"gpus"`
	Driver    Driver    `json:"driver"`
	CUDA      CUDA      `json:"cuda"`
	CUDNN     string    `json:"cudnn"`
	NCCL      string    `json:"nccl"`
	Framework Framework `json:"framework"`
	Python    string    `json:"python"`
	// Standalone is the relocatable build that the Python is; nil for one of the base
	// image or its distribution.
	Standalone    *Standalone       `json:"python_standalone,omitempty"`
	OS            string            `json:"os"`
	Platform      string            `json:"platform"`
	BaseImage     string            `json:"base_image"`
	Packages      map[string]string `json:"packages"`
	DownloadBytes *int64            `json:"download_bytes"`
	// Frameworks lists every framework when a target asks for more than one.
	Frameworks []Framework `json:"frameworks,omitempty"`
	// Unpinned lists the packages that the target names, or that the stack needs besides,
	// and the facts give no version of, by name: the lock decides.
	Unpinned []Unpinned `json:"unpinned,omitempty"`
	// Compiled lists the packages that an installer compiles where it installs them, each behind all that Packages and
	// Unpinned hold besides. A lock pins none of them: it holds wheels alone.
	Compiled []Compiled `json:"-"`
	// LibraryPath lists the folders of wheels that the loader must look through, below
	// site-packages, in order: nvidia/cublas/lib.
	LibraryPath []string `json:"library_path,omitempty"`
	// Pip is the range of pip that installs the stack, since a newer one refuses metadata of
	// its packages; empty for any.
	Pip string `json:"pip,omitempty"`
	// AskedAlone lists packages whose build a version does not tell from the one that the default
	// index has under it: their own index must be asked alone.
	AskedAlone []string `json:"-"`
	// Extras returns the extra that a package of Packages is installed with:
	// jax → cuda12, tensorflow → and-cuda.
	Extras map[string]string `json:"-"`
	// Asked holds the extras that the target asks for and that choose no build, of packages
	// that the stack gives a version of, with commas between several: vllm → audio,video.
	Asked map[string]string `json:"extras,omitempty"`
	// Limits holds ranges of packages that the stack does not pin and that must
	// stay within bounds which no metadata states: numpy → <2.
	Limits map[string]string `json:"-"`
	// Install holds the commands that install the stack by hand, for people.
	Install []string `json:"-"`
	// Wheels holds the address of a package's wheel where no index serves it:
	// flash-attn → https://github.com/….
	Wheels map[string]string `json:"wheels,omitempty"`
	// NoIndex holds for a package that no known index has in the stack's build what is to be
	// done about it, as a sentence that begins with the package. Another build of the same
	// version may be on the default index.
	NoIndex map[string]string `json:"no_index,omitempty"`
	// Indexes holds the package index that each framework's wheels come from, and
	// those of packages that the default one does not have. One without an address
	// is the default index, as long as the target file names no other for it.
	Indexes []request.Index `json:"-"`
}

// Unpinned is a package that the target names or the stack needs, and whose version
// the stack leaves open.
type Unpinned struct {
	Name      string   `json:"name"`                // as the target names it, normalised per PEP 503
	Extras    []string `json:"extras,omitempty"`    // default in ray[default]
	Specifier string   `json:"specifier,omitempty"` // what the target and the stack hold its version to; empty for any
	// Known tells that the facts say something of it, though not which version;
	// of others nothing says whether they fit.
	Known bool `json:"known"`
}

// Compiled is a package that an installer compiles.
type Compiled struct {
	Name        string // as in Packages or Unpinned
	Requirement string // as pip takes it: transformer-engine[pytorch]==2.20.2
	Extra       string // of Requirement, the one that brings what is compiled: pytorch; empty where none does
	// MayHaveWheel says that there may be a wheel that fits, of which the facts do not know: then nothing is compiled.
	MayHaveWheel bool
	// InPlace says that its setup imports a package of the stack: pip must build it with --no-build-isolation.
	InPlace bool
	// Tools are what must be there before that, as pip takes them: setuptools<60. Prepare installs them by hand. Debs
	// are packages of Debian and Ubuntu that it needs besides a compiler.
	Tools   []string
	Prepare string
	Debs    []string
	// ArchList is what TORCH_CUDA_ARCH_LIST must say, 8.0;9.0; empty where the package does not ask for it.
	ArchList string
	Command  string // that compiles it by hand, in a POSIX shell or, on Windows, in PowerShell
}

// IsCompiled reports whether a package of Packages or Unpinned is one of Compiled.
func (s *Stack) IsCompiled(name string) bool {
	return slices.ContainsFunc(s.Compiled, func(c Compiled) bool { return c.Name == name })
}

// String returns the package as pip takes it: ray[default]>=2.
func (u Unpinned) String() string {
	if len(u.Extras) == 0 {
		return u.Name + u.Specifier
	}
	return u.Name + "[" + strings.Join(u.Extras, ",") + "]" + u.Specifier
}

// AllFrameworks returns the frameworks of the stack, one or several.
func (s *Stack) AllFrameworks() []Framework {
	if len(s.Frameworks) == 0 {
		return []Framework{s.Framework}
	}
	return s.Frameworks
}

// Named returns a package of the stack with the extras that the target asks for:
// vllm[audio].
func (s *Stack) Named(name string) string {
	if s.Asked[name] == "" {
		return name
	}
	return name + "[" + s.Asked[name] + "]"
}

// How a GPU runs a stack's kernels.
const (
	RunsByCubin   = "cubin"
	RunsByPTX     = "ptx"
	RunsByUnknown = "unknown" // the facts do not list the build's GPU code; a warning says so
)

// GPU is one GPU model of the target and how it runs the stack.
type GPU struct {
	ID                string `json:"id"`
	Name              string `json:"name"`
	ComputeCapability string `json:"compute_capability"`
	RunsBy            string `json:"runs_by"`
}

// Driver says what the hosts must run.
type Driver struct {
	Floor        string `json:"floor"`
	Recommended  string `json:"recommended"`
	Given        string `json:"given"`
	KernelModule string `json:"kernel_module"` // open, proprietary, either
	// JetPack lists the JetPack releases that run the stack, where all its GPUs
	// are Jetson boards, with commas between: their driver comes with it.
	JetPack string `json:"jetpack,omitempty"`
}

// How CUDA reaches the image.
const (
	DeliveryWheels    = "wheels"
	DeliveryBaseImage = "base-image"
	DeliveryDistro    = "distro"
)

// CUDA is the CUDA that the framework loads.
type CUDA struct {
	Version  string `json:"version"`
	Delivery string `json:"delivery"`
}

// Framework is a framework build.
type Framework struct {
	Name    string `json:"name"`
	Version string `json:"version"`
	Variant string `json:"variant"`
}

// Reason says why a part has its value.
type Reason struct {
	Part  string   `json:"part"`
	Value string   `json:"value"`
	Rule  string   `json:"rule"`
	Text  string   `json:"text"`
	Facts []string `json:"facts"`
}

// Warning is a weakness of a stack that works.
type Warning struct {
	Rule  string   `json:"rule"`
	Text  string   `json:"text"`
	Facts []string `json:"facts,omitempty"`
}

// Conflict is a smallest set of rules that cannot hold together.
type Conflict struct {
	Rules []ConflictRule `json:"rules"`
	Fixes []Fix          `json:"fixes"`
	// Note says what is to be said of the ways out besides: why there are none,
	// or that there may be more.
	Note string `json:"note,omitempty"`
	// Split shares a fleet out over the fewest stacks that serve it all, where
	// one cannot: its GPUs, or else its GPUs on their drivers.
	Split []Share `json:"split,omitempty"`
	// SplitProven tells that no fewer stacks serve the fleet.
	SplitProven bool `json:"split_proven,omitempty"`
	// Others holds the further conflicts of the target: those that share no
	// requirement with the first nor with each other, and then those behind
	// what a fix changes besides. Every fix mends them all.
	Others []Conflict `json:"others,omitempty"`
}

// Share is one part of a fleet and its stack.
type Share struct {
	GPUs    []string `json:"gpus"`              // as the user wrote them
	Drivers []string `json:"drivers,omitempty"` // likewise; empty where the stack runs on all
	Stack   *Stack   `json:"stack"`
	// Apart holds the facts that keep this share from the first one's stack;
	// it is empty for the first.
	Apart []ConflictRule `json:"apart,omitempty"`
}

// ConflictRule is one rule of a conflict.
type ConflictRule struct {
	Kind  string   `json:"kind"` // requirement, fact
	Rule  string   `json:"rule"`
	Text  string   `json:"text"`
	At    string   `json:"at,omitempty"`
	Facts []string `json:"facts"`
	// Evidence is what the first of the facts rests on; nil for requirements.
	Evidence *Evidence `json:"evidence,omitempty"`
}

// Evidence is the strongest and newest source of a fact.
type Evidence struct {
	Class   string `json:"class"` // measured, vendor, reported, inferred
	Date    string `json:"date"`  // YYYY-MM-DD
	URL     string `json:"url,omitempty"`
	Overlay string `json:"overlay,omitempty"` // the user's own file that states it
	Learned string `json:"learned,omitempty"` // the wheel on an index whose metadata states it
}

// Fix is a change of the request that has been solved.
type Fix struct {
	Change []Change `json:"change"`
	Text   string   `json:"text"`
	Stack  *Stack   `json:"stack"`
}

// Change is one part of a fix. To is empty when the part is given up.
type Change struct {
	Part string `json:"part"`
	From string `json:"from"`
	To   string `json:"to"`
}
