package query

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/request"
)

// NewFramework returns a framework of which nothing is asked.
func NewFramework(tables *facts.Facts, name string) *Package {
	return &Package{Kind: Framework, Name: name, Traits: tables.FrameworkTraits(name),
		Releases: tables.FrameworkReleases(name), tables: tables}
}

func (q *Query) readFrameworks(tables *facts.Facts, faults *Faults) {
	for i := range q.Request.Frameworks {
		q.readFramework(tables, &q.Request.Frameworks[i], faults)
	}
}

func (q *Query) readFramework(tables *facts.Facts, r *request.FrameworkRequest, faults *Faults) {
	if names := tables.FrameworkNames(); !slices.Contains(names, r.Name) {
		faults.Add(r.At, "unknown framework "+words.Quote(r.Name), "%s", unknownFramework(tables, r.Name, names))
		return
	}
	if q.find(Framework, r.Name) != nil {
		faults.Add(r.At, "framework asked for twice", "%s stands in this target already", r.Name)
		return
	}
	framework := NewFramework(tables, r.Name)
	framework.At = r.At
	framework.readVersion(r.Version, faults)
	framework.readCUDA(r.CUDA, faults)
	framework.assume(r.AssumeLike, tables, q, faults)
	q.add(framework)
	q.readWith(tables, framework, r.With, faults)
}

// readNamedFrameworks adds the frameworks of which a target names a package with GPU code among its
// packages, as torch is that of PyTorch and cupy-cuda12x one of CuPy's.
func (q *Query) readNamedFrameworks(tables *facts.Facts, faults *Faults) {
	for i := range q.Request.Packages {
		r := &q.Request.Packages[i]
		name, _ := tables.FrameworkOf(r.Name)
		if !q.lockDecides || name == "" || q.find(Framework, name) != nil {
			continue
		}
		releases := tables.FrameworkReleases(name)
		if len(releases) > 0 && releases[0].Package == r.Name || tables.InstalledBy(name, r.Name) {
			q.readFramework(tables, &request.FrameworkRequest{Name: name, At: r.At}, faults)
		}
	}
}

// readOtherNames adds, to a target that has none, the framework of which it names another package:
// one without GPU code, such as onnxruntime, or the compiled code alone, such as jaxlib. Beside other
// frameworks these ask for none.
func (q *Query) readOtherNames(tables *facts.Facts, faults *Faults) {
	if !q.lockDecides || len(q.Frameworks())+len(q.Request.Frameworks) > 0 {
		return
	}
	for i := range q.Request.Packages {
		r := &q.Request.Packages[i]
		for _, name := range tables.FrameworkNames() {
			if slices.Contains(tables.FrameworkInfo(name).Distributions(), r.Name) {
				q.readFramework(tables, &request.FrameworkRequest{Name: name, At: r.At}, faults)
				q.readLimitedAlone(faults)
				return
			}
		}
	}
}

// unknownFramework says which frameworks there are, and which may be meant.
func unknownFramework(tables *facts.Facts, name string, names []string) string {
	if called := tables.FrameworkCalled(name); slices.Contains(names, called) {
		if slices.Contains(tables.FrameworkInfo(called).Distributions(), name) {
			return "the framework of the package " + name + " is called " + called
		}
		return words.DidYouMean([]string{called})
	}
	if near := version.Nearest(name, names); len(near) > 0 {
		return words.DidYouMean(near)
	}
	return "the facts of " + tables.Date() + " know " + words.JoinWords(names, "and")
}

// NoFramework sums up the fault of a target without a framework.
const NoFramework = "no framework"

// checkFrameworks finds a target without a framework: none is named, and no
// package brings one.
func (q *Query) checkFrameworks(tables *facts.Facts, faults *Faults) {
	if len(q.Frameworks())+len(q.Request.Frameworks) > 0 || faults.Err() != nil {
		return
	}
	if q.lacksFramework(tables, faults) {
		return
	}
	brings := "there are no packages that bring one"
	if len(q.Request.Packages) > 0 {
		var names []string
		for i := range q.Request.Packages {
			names = append(names, q.Request.Packages[i].Name)
		}
		brings = words.JoinWords(words.Few(names, 3), "and") + " bring none"
		if len(names) == 1 {
			brings = names[0] + " brings none"
		}
	}
	faults.Add(q.Request.At, NoFramework, "a target needs one, and %s; the facts know %s", brings,
		words.JoinWords(tables.FrameworkNames(), "and"))
}

// readVersion reads the version of a framework. A local label names a variant of
// its builds.
func (p *Package) readVersion(text request.Text, faults *Faults) {
	if !text.Set() {
		return
	}
	spec, err := version.ParseSpecifier(text.Value)
	if err != nil {
		faults.Add(text.At, "invalid "+p.Name+" version", "%v", err)
		return
	}
	p.Version = &Specifier{Spec: spec, Text: text}
	if spec.Local != "" {
		p.Variant = &Variant{Variant: spec.Local, Text: text}
	}
}

// readCUDA reads the CUDA of the build: a version, or a variant's name.
func (p *Package) readCUDA(text request.Text, faults *Faults) {
	if !text.Set() {
		return
	}
	value, named := strings.ToLower(text.Value), false
	p.eachBuild(func(b *matrices.Build) { named = named || b.Variant == value }) // such as Jetsons' jp6-cu126
	if named || value == "cpu" || strings.HasPrefix(value, "cu") {
		p.Variant = &Variant{Variant: value, Text: text}
		return
	}
	p.CUDA = readRange(text, "cuda", faults)
}

// frameworkCUDA returns the CUDA that is asked for in a framework's block where
// builds name the major alone: it can only be the one that they are to load.
func (q *Query) frameworkCUDA() *Range {
	for _, p := range q.Frameworks() {
		if p.CUDA == nil {
			continue
		}
		majors := false
		p.eachBuild(func(b *matrices.Build) {
			majors = majors || version.Parts(b.CUDA) == 1 && p.AllowsCUDA(b.CUDA)
		})
		asked, _ := p.CUDA.Range.Lowest()
		if majors && version.Parts(asked) > 1 {
			return p.CUDA
		}
	}
	return nil
}

// AllowsCUDA reports whether the CUDA that is asked for may be that of a build: the one
// that it was made for, or of its major where it was made for that alone.
func (p *Package) AllowsCUDA(made string) bool {
	if p.CUDA.Range.Allows(made) {
		return true
	}
	asked, _ := p.CUDA.Range.Lowest()
	return version.Parts(made) == 1 && version.Major(asked) == made
}

// CPUOnly reports whether the user asks for a build without GPU code.
func (p *Package) CPUOnly() bool { return p.Variant != nil && p.Variant.Variant == "cpu" }

// VersionSpelling returns a framework's version in the form in which the target
// asks for it: in the framework's block, as the package that holds it, or
// behind a flag as name==version.
func (p *Package) VersionSpelling(at request.Position, version string) string {
	switch {
	case p.VersionOf != "":
		return request.SpellRequirement(p.VersionOf, version, at)
	case at.ByFlag():
		return request.SpellRequirement(p.Name, version, at)
	}
	return request.SpellInBlock(p.Name, "version", version)
}

// AskedVersion returns the version of a framework that the target asks for, as
// it writes it.
func (p *Package) AskedVersion() string {
	return p.VersionSpelling(p.Version.Text.At, p.Version.Text.Value)
}

// HasWheels reports whether wheels bring CUDA for any build of the framework.
func (p *Package) HasWheels() bool {
	for i := range p.Releases {
		for j := range p.Releases[i].Builds {
			for k := range p.Releases[i].Builds[j].Platforms {
				if d := p.Releases[i].Builds[j].Platforms[k].Delivery; d == matrices.DeliveryWheels ||
					d == matrices.DeliveryBundled {
					return true
				}
			}
		}
	}
	return false
}
