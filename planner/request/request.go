package request

import (
	"fmt"
	"slices"
)

// Position is a place in a file the user wrote, or the flag that stands in for
// one. The zero value is "nowhere".
type Position struct {
	File   string // as the user named it; "--driver" for a flag
	Line   int    // 1-based; 0 for a flag
	Column int    // 1-based, in bytes
}

// String returns "envsolve.hcl:4:3", or the flag's name.
func (p Position) String() string {
	if p.Line == 0 {
		return p.File
	}
	return fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Column)
}

// Text is a value as the user wrote it, and where.
type Text struct {
	Value string
	At    Position
}

// Set reports whether the user wrote the value at all.
func (t Text) Set() bool { return t.Value != "" || t.At != Position{} }

// Values returns the values of some texts.
func Values(texts []Text) []string {
	values := make([]string, len(texts))
	for i, t := range texts {
		values[i] = t.Value
	}
	return values
}

// Distinct returns the texts without those whose value an earlier one has.
func Distinct(texts []Text) []Text {
	var distinct []Text
	for _, t := range texts {
		if !slices.ContainsFunc(distinct, func(d Text) bool { return d.Value == t.Value }) {
			distinct = append(distinct, t)
		}
	}
	return distinct
}

// FrameworkRequest asks for one framework.
type FrameworkRequest struct {
	Name    string // pytorch, tensorflow, jax, onnxruntime, cupy, paddle
	Version Text   // PEP 440 specifier; "2.5" means ==2.5.*, "2.5.1" means ==2.5.1
	CUDA    Text   // the CUDA the build was made for, such as "12.4"
	With    []Text // companion packages: torchvision, torchaudio
	// AssumeLike names a known release that Version, which the facts do not
	// know, is to be taken for.
	AssumeLike Text
	At         Position
}

// PackageRequest asks for one Python package.
type PackageRequest struct {
	Name      string   // normalised per PEP 503
	Extras    []string // normalised, sorted: default in ray[default]
	Specifier string   // PEP 440 specifier set, empty for any
	// AssumeLike is the known release that the one asked for is near to, where the facts do not
	// know that; empty for none. No target asks for it.
	AssumeLike string
	At         Position
}

// CopyRequest copies files from the target file's folder into the image.
type CopyRequest struct {
	From, To string
	At       Position
}

// ImageRequest says what the image is to hold besides the stack.
type ImageRequest struct {
	Tags       []Text
	Apt        []Text
	Env        map[string]string
	User       Text
	Copy       []CopyRequest
	Workdir    Text
	Entrypoint []string
	Command    []string
	Labels     map[string]string
	Base       Text
	Bytecode   bool // compiled modules beside their sources
}

// HostRequest says what the hosts have besides a driver.
type HostRequest struct {
	System      Text // hgx-b200
	GPUOperator Text // version of NVIDIA's GPU Operator
	Toolkit     Text // version of the NVIDIA container toolkit
	EFA         Text // version of the installer of their Elastic Fabric Adapters
	MIG         Text // slices: of GPUs alone, mixed: beside whole ones; absent: none
}

// SelfTestRequest says what the self-test does beside its own checks.
type SelfTestRequest struct {
	GPU string // how a missing GPU is treated: auto, required, off
	// Smoke is a Python script of the user's that the self-test runs, relative
	// to the target file's folder; absent: none.
	Smoke Text
	// Guard puts a check of driver and GPUs before the image's entrypoint.
	Guard bool
}

// PyPI is the default index among those that wheels may come from.
const PyPI = "pypi"

// Where a Python comes from.
const (
	PythonSystem     = "system"     // the base image, or its distribution's archive
	PythonStandalone = "standalone" // a relocatable build
)

// PythonPlaces lists where a target may want its Python from.
func PythonPlaces() []string { return []string{PythonSystem, PythonStandalone} }

// Request is one target, evaluated: no variables, no inheritance, no matrix.
type Request struct {
	Target     string
	At         Position
	GPUs       []Text
	Drivers    []Text // absent: the floor is solved; several: a mixed fleet
	Python     Text
	PythonFrom Text // where it comes from: system or standalone; absent: the system before a relocatable build
	Platform   Text // absent: linux/amd64
	OS         Text
	Frameworks []FrameworkRequest
	Packages   []PackageRequest // sorted by name
	CUDA       Text
	CUDNN      Text
	NCCL       Text
	Toolkit    bool
	// ForwardCompat says that the stack may rest on a cuda-compat package.
	ForwardCompat bool
	// Indexes are what wheels may come from: pypi, the default index, and the names of
	// frameworks and packages that are kept elsewhere. Absent: any that the facts know.
	Indexes  []Text
	Host     HostRequest
	Prefer   []Text
	Image    ImageRequest
	SelfTest SelfTestRequest
	// Cell names the matrix cell this request is, such as torch=2.5,gpu=t4.
	Cell string
}

// TakesFrom reports whether wheels may come from an index: request.PyPI, or that of a
// framework or package that is kept elsewhere.
func (r Request) TakesFrom(index string) bool {
	return len(r.Indexes) == 0 || slices.ContainsFunc(r.Indexes, func(t Text) bool { return t.Value == index })
}

// Name tells a request from all others of its file: the target's name, with the
// matrix cell where there is one, as in ci[gpu=t4,torch=2.5].
func (r Request) Name() string {
	if r.Cell == "" {
		return r.Target
	}
	return r.Target + "[" + r.Cell + "]"
}

// Index is a Python package index and the packages that must come from it.
type Index struct {
	Name     string
	URL      string // may hold {variant}
	Packages []string
	// FindLinks says that the URL is a page of links to wheels (pip's -f), not
	// a package index.
	FindLinks bool
	At        Position
}

// Mirror replaces one registry host by another place.
type Mirror struct {
	Host string
	To   string
	At   Position
}
