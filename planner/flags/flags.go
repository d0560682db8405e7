// Package flags reads what flags ask for: a stack without a target file, or parts
// that go over those of one.
package flags

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/spelling"
	"github.com/envsolve/envsolve/planner/request"
)

// DefaultTarget names the target that flags alone describe.
const DefaultTarget = "default"

// Flags asks for a stack without a file. Each field is the flag of its name,
// "" or empty where the flag was not given.
type Flags struct {
	GPU       []string // models; several in one value may be separated by commas
	Driver    []string // what the hosts run; several for a mixed fleet
	Framework []string // NAME or NAME==VERSION
	CUDA      string
	CUDNN     string
	NCCL      string
	Python    string
	// PythonFrom is where the Python comes from, as python_from in a target file.
	PythonFrom string
	OS         string
	Platform   string
	With       []string // Python packages: NAME or NAME==VERSION
	// AssumeLike names known versions that unknown ones are to be taken for:
	// VERSION, of every framework, or NAME==VERSION.
	AssumeLike []string
	// ForwardCompat lets the stack rest on a cuda-compat package.
	ForwardCompat bool
	// Indexes are what wheels may come from, as indexes in a target file; several in one value
	// may be separated by commas.
	Indexes []string
}

// Empty reports whether no flag was given.
func (f Flags) Empty() bool {
	return len(f.GPU)+len(f.Driver)+len(f.Framework)+len(f.With)+len(f.AssumeLike)+len(f.Indexes) == 0 &&
		f.CUDA+f.CUDNN+f.NCCL+f.Python+f.PythonFrom+f.OS+f.Platform == "" && !f.ForwardCompat
}

// ErrNoFramework is that of flags which ask for no framework, and for no package that brings one.
var ErrNoFramework = errors.New("--framework: name a framework, such as --framework pytorch, packages with --with, " +
	"or a target file")

// Request returns the request that flags alone describe, of frameworks that
// the facts know. The error joins one for each flag that is wrong, each starting
// with the flag's name.
func Request(facts *matrices.Set, f Flags) (request.Request, error) {
	req, err := Part(facts, f)
	if err == nil && len(req.Frameworks)+len(req.Packages) == 0 {
		return request.Request{}, ErrNoFramework
	}
	return req, err
}

// Part is Request for flags that may name no framework, since what they are asked beside brings one.
func Part(facts *matrices.Set, f Flags) (request.Request, error) {
	o, err := Parse(f, Known(facts))
	if err != nil {
		return request.Request{}, err
	}
	req := request.Request{Target: DefaultTarget, SelfTest: request.SelfTestRequest{GPU: "auto"}}
	o.Apply(&req)
	return req, nil
}

// Overrides are flags in the form of a request.
type Overrides struct {
	gpus       []request.Text
	Frameworks []request.FrameworkRequest
	packages   []request.PackageRequest
	assumed    map[string]request.Text // framework, "" for any → the version to take it for
	parts      request.Request         // the parts that are one text each
}

// Parse checks all flags, for frameworks that a target can name. The result is usable even with an error.
func Parse(f Flags, known Frameworks) (*Overrides, error) {
	p := &parser{frameworks: known}
	o := &Overrides{assumed: map[string]request.Text{}}
	o.gpus = p.list("--gpu", f.GPU)
	o.parts.Indexes = request.Distinct(p.list("--indexes", f.Indexes))
	for _, value := range f.Driver {
		if t := p.text("--driver", value); t.Set() {
			o.parts.Drivers = append(o.parts.Drivers, t)
		}
	}
	o.parts.ForwardCompat = f.ForwardCompat
	o.parts.CUDA = p.optional("--cuda", f.CUDA)
	o.parts.CUDNN = p.optional("--cudnn", f.CUDNN)
	o.parts.NCCL = p.optional("--nccl", f.NCCL)
	o.parts.Python = p.optional("--python", f.Python)
	o.parts.PythonFrom = p.optional("--python-from", f.PythonFrom)
	if t := o.parts.PythonFrom; t.Set() && !slices.Contains(request.PythonPlaces(), t.Value) {
		p.fail("--python-from", "%q is not supported; it is one of %s", t.Value,
			strings.Join(request.PythonPlaces(), ", "))
	}
	o.parts.OS = p.optional("--os", f.OS)
	o.parts.Platform = p.optional("--platform", f.Platform)
	if t := o.parts.Platform; t.Set() && !slices.Contains(matrices.Platforms(), t.Value) {
		p.fail("--platform", "%q is not supported; it is one of %s", t.Value, strings.Join(matrices.Platforms(), ", "))
	}
	for _, value := range f.Framework {
		p.framework(o, value)
	}
	for _, value := range f.With {
		p.with(o, value)
	}
	for _, value := range f.AssumeLike {
		p.assumeLike(o, value)
	}
	return o, errors.Join(p.errs...)
}

// parser gathers what is wrong with flags.
type parser struct {
	frameworks Frameworks
	errs       []error
}

func (p *parser) fail(flag, format string, args ...any) {
	p.errs = append(p.errs, fmt.Errorf("%s: %w", flag, fmt.Errorf(format, args...)))
}

func (p *parser) text(flag, value string) request.Text {
	value = strings.TrimSpace(value)
	if value == "" {
		p.fail(flag, "the value is empty")
		return request.Text{}
	}
	if err := spelling.CheckText(value); err != nil {
		p.fail(flag, "%q %w", value, err)
		return request.Text{}
	}
	return request.Text{Value: value, At: request.Position{File: flag}}
}

// list reads the values of a flag, each of which may be several with commas between.
func (p *parser) list(flag string, values []string) []request.Text {
	var list []request.Text
	for _, value := range values {
		for one := range strings.SplitSeq(value, ",") {
			if t := p.text(flag, one); t.Set() {
				list = append(list, t)
			}
		}
	}
	return list
}

func (p *parser) optional(flag, value string) request.Text {
	if value == "" {
		return request.Text{}
	}
	return p.text(flag, value)
}

func (p *parser) framework(o *Overrides, value string) {
	const flag = "--framework"
	parsed, err := spelling.ParsePackage(value)
	if err != nil {
		p.fail(flag, "%w", err)
		return
	}
	at := request.Position{File: flag}
	fw := request.FrameworkRequest{Name: parsed.Name, At: at}
	if parsed.Specifier != "" {
		fw.Version = request.Text{Value: parsed.Specifier, At: at}
	}
	if p.frameworks.Lacks(fw.Name) {
		of, pkg := p.frameworks.Called(fw.Name)
		if pkg { // which may say more than the framework: cupy-cuda11x
			p.with(o, value)
			return
		}
		fw.Name = cmp.Or(of, fw.Name)
	}
	same := func(other request.FrameworkRequest) bool { return other.Name == fw.Name }
	switch {
	case p.frameworks.Lacks(fw.Name):
		p.noFramework(flag, fw.Name)
	case len(parsed.Extras) > 0:
		p.fail(flag, "%s takes no extras; ask for packages by --with", fw.Name)
	case slices.ContainsFunc(o.Frameworks, same):
		p.fail(flag, "%s is given twice", fw.Name)
	default:
		o.Frameworks = append(o.Frameworks, fw)
	}
}

func (p *parser) noFramework(flag, name string) {
	p.fail(flag, "there is no framework %q.%s", name, strings.TrimSuffix(p.frameworks.Hint(name), "."))
}

func (p *parser) with(o *Overrides, value string) {
	parsed, err := spelling.ParsePackage(value)
	if err != nil {
		p.fail("--with", "%w", err)
		return
	}
	parsed.At = request.Position{File: "--with"}
	same := func(other request.PackageRequest) bool { return other.Name == parsed.Name }
	if slices.ContainsFunc(o.packages, same) {
		p.fail("--with", "%s is given twice", parsed.Name)
		return
	}
	o.packages = append(o.packages, parsed)
}

// assumeLike reads VERSION or NAME==VERSION.
func (p *parser) assumeLike(o *Overrides, value string) {
	const flag = "--assume-like"
	name, version, named := strings.Cut(value, "==")
	if !named {
		name, version = "", value
	}
	if _, twice := o.assumed[name]; twice {
		p.fail(flag, "%q says the same as another one", value)
		return
	}
	if named && p.frameworks.Lacks(name) {
		p.noFramework(flag, name)
		return
	}
	if t := p.text(flag, version); t.Set() {
		o.assumed[name] = t
	}
}

// Apply lays the flags over a request, which may share memory with others.
func (o *Overrides) Apply(req *request.Request) {
	if len(o.gpus) > 0 {
		req.GPUs = slices.Clone(o.gpus)
	}
	if len(o.parts.Drivers) > 0 {
		req.Drivers = slices.Clone(o.parts.Drivers)
	}
	if len(o.parts.Indexes) > 0 {
		req.Indexes = slices.Clone(o.parts.Indexes)
	}
	req.ForwardCompat = req.ForwardCompat || o.parts.ForwardCompat
	replace(&req.CUDA, o.parts.CUDA)
	replace(&req.CUDNN, o.parts.CUDNN)
	replace(&req.NCCL, o.parts.NCCL)
	replace(&req.Python, o.parts.Python)
	replace(&req.PythonFrom, o.parts.PythonFrom)
	replace(&req.OS, o.parts.OS)
	replace(&req.Platform, o.parts.Platform)
	if len(o.Frameworks) > 0 {
		req.Frameworks = o.overFrameworks(req.Frameworks)
	}
	if o.parts.CUDA.Set() {
		req.Frameworks = slices.Clone(req.Frameworks)
		for i := range req.Frameworks {
			req.Frameworks[i].CUDA = request.Text{}
		}
	}
	if len(o.assumed) > 0 {
		req.Frameworks = o.assume(req.Frameworks)
	}
	if len(o.packages) > 0 {
		req.Packages = o.overPackages(req.Packages)
	}
}

// assume returns the frameworks the versions that they are to be taken for. One
// without a name is for the only framework, or those that ask for a version.
func (o *Overrides) assume(below []request.FrameworkRequest) []request.FrameworkRequest {
	out := slices.Clone(below)
	for i := range out {
		if like, named := o.assumed[out[i].Name]; named {
			out[i].AssumeLike = like
		} else if like := o.assumed[""]; like.Set() && (out[i].Version.Set() || len(out) == 1) {
			out[i].AssumeLike = like
		}
	}
	return out
}

func replace(below *request.Text, over request.Text) {
	if over.Set() {
		*below = over
	}
}

func (o *Overrides) overFrameworks(below []request.FrameworkRequest) []request.FrameworkRequest {
	out := slices.Clone(o.Frameworks)
	for i, fw := range out {
		for _, old := range below {
			if old.Name == fw.Name {
				out[i].CUDA, out[i].With, out[i].AssumeLike = old.CUDA, slices.Clone(old.With), old.AssumeLike
			}
		}
	}
	return out
}

func (o *Overrides) overPackages(below []request.PackageRequest) []request.PackageRequest {
	out := slices.Clone(o.packages)
	for _, old := range below {
		same := func(p request.PackageRequest) bool { return p.Name == old.Name }
		if !slices.ContainsFunc(out, same) {
			out = append(out, old)
		}
	}
	slices.SortFunc(out, func(a, b request.PackageRequest) int { return strings.Compare(a.Name, b.Name) })
	return out
}
