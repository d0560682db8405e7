package facts

import (
	"cmp"
	"maps"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/request"
)

// Traits is what holds for every release of a package, a framework or not.
type Traits struct {
	Name            string   // as sentences write it: PyTorch
	Module          string   // what programs import: torch
	PyPI            string   // on the index; empty where the release says
	BuildFile       string   // of its wheels: names the CUDA that they were built for; empty for none
	CUDAExact       bool     // its wheels for another CUDA major go with a build for their very minor
	Label           string   // that its wheels carry: variant is the variant of the build (+cu124), empty none
	IndexCompanions []string // packages that its own index holds besides, with the same label
	CPUCompanions   []string // those of them that load beside any build where they are compiled for the CPU
	IndexAlso       []string // packages that its own index holds besides, without
	RunTimeKernels  bool     // it compiles its kernels when they are used
	HandsPTX        bool     // it hands PTX of its toolkit to the driver
	AnyFramework    bool     // of a package: what is compiled of it where it is is bound to no framework
	Extended        bool     // packages are compiled against one of its releases, and name that in their labels
	BuildsOn        []string // of a package: platforms, besides its releases', that its makers say how to build it for
	Bundled         bool     // of a package: the CUDA that it runs on is inside its own libraries
	Alone           bool     // of a package: it brings CUDA by itself, and can be a target's only software on the GPU
	PathWheels      []string // of a package: libraries that it takes from wheels along the loader's path, or the system
	IndexCPU        bool     // of a package: under its plain name the default index has wheels for the CPU alone
	Sdist           bool     // of a package: the default index has its source, which pip compiles where no wheel fits

	WheelsFrom []matrices.WheelSource // that have the wheels which the default index does not

	framework *matrices.FrameworkInfo // nil for other packages
}

// FrameworkTraits returns the traits of a framework.
func (f *Facts) FrameworkTraits(name string) *Traits { return TraitsOf(f.FrameworkInfo(name)) }

// TraitsOf returns the traits that a row says of a framework.
func TraitsOf(info *matrices.FrameworkInfo) *Traits {
	return &Traits{Name: info.Name, Module: info.Module, Label: info.Label, BuildFile: info.BuildFile,
		IndexCompanions: info.IndexCompanions, CPUCompanions: info.CPUCompanions, IndexAlso: info.IndexAlso,
		RunTimeKernels: info.RunTimeKernels, Extended: info.Extended, framework: info}
}

// PackageTraits returns the traits that a row says of a package.
func PackageTraits(info *matrices.PackageInfo) *Traits {
	return &Traits{Name: cmp.Or(info.PyPI, info.Name), Module: info.Module, PyPI: info.PyPI, CUDAExact: info.CUDAExact,
		WheelsFrom: info.WheelsFrom, RunTimeKernels: info.RunTimeKernels, HandsPTX: info.HandsPTX,
		BuildsOn: info.BuildsOn, Bundled: info.Delivery == matrices.DeliveryBundled, Alone: info.Delivery != "",
		PathWheels: info.PathWheels, IndexCPU: info.IndexCPU, AnyFramework: info.AnyFramework,
		Sdist: info.Sdist}
}

// Has reports whether a release has one of the traits that some releases of a
// framework have: matrices.TraitKeras3.
func (t *Traits) Has(trait, version string) bool {
	return t.framework != nil && t.framework.Has(trait, version)
}

// HasOn reports whether a release has a trait that shows on an architecture.
func (t *Traits) HasOn(trait, version, architecture string) bool {
	return t.framework != nil && t.framework.HasOn(trait, version, architecture)
}

// BuilderNeeds returns what a release of a framework says of the packages beside which its builder of extensions
// runs; nil for any.
func (t *Traits) BuilderNeeds(version string) *matrices.Trait {
	if t.framework == nil {
		return nil
	}
	return t.framework.TraitOf(matrices.TraitBuilderNeeds, version)
}

// CondasNeeds returns what a release of a framework says of the packages of conda beside which the builds of its
// makers' channel load; nil for any.
func (t *Traits) CondasNeeds(version string) *matrices.Trait {
	if t.framework == nil {
		return nil
	}
	return t.framework.TraitOf(matrices.TraitCondasNeeds, version)
}

// ComparesCUDA reports whether a release of a companion is imported beside a framework for the very minor of the CUDA
// alone that it was compiled with.
func (t *Traits) ComparesCUDA(companion, companionVersion, frameworkVersion string) bool {
	trait := t.comparesCUDA(frameworkVersion)
	if trait == nil || companionVersion == "" || trait.Needs[companion] == "" {
		return false
	}
	of, err := version.ParseSpecifier(trait.Needs[companion])
	return err == nil && of.Allows(companionVersion)
}

// ComparesMajor reports whether it is known to be imported beside a framework for another minor.
func (t *Traits) ComparesMajor(companion, companionVersion, frameworkVersion string) bool {
	trait := t.comparesCUDA(frameworkVersion)
	return trait != nil && trait.Takes[companion] != "" &&
		version.Compare(companionVersion, trait.Takes[companion]) >= 0
}

func (t *Traits) comparesCUDA(frameworkVersion string) *matrices.Trait {
	if t.framework == nil {
		return nil
	}
	return t.framework.TraitOf(matrices.TraitComparesCUDA, frameworkVersion)
}

// CompiledAgainst returns the modules of the frameworks that packages are compiled against, which
// labels of wheels name.
func (f *Facts) CompiledAgainst() []string {
	var modules []string
	for _, id := range f.FrameworkNames() {
		if info := f.FrameworkInfo(id); info.Extended {
			modules = append(modules, info.Module)
		}
	}
	return modules
}

// IsLearned reports whether a package is in no table, and what is known of it was
// read off an index: some of its releases.
func IsLearned(info *matrices.PackageInfo) bool { return info.Learned != "" }

// PackageNames lists the packages that the facts know by their own releases, sorted.
func (f *Facts) PackageNames() []string { return slices.Sorted(maps.Keys(f.packagesNamed())) }

// PackageNamed returns a package by its name in the facts or on the index; nil
// when they do not know it.
func (f *Facts) PackageNamed(name string) *matrices.PackageInfo { return f.packagesNamed()[name] }

// DeviceOf returns what a package runs on that runs on no NVIDIA GPU by CUDA; empty for others.
func (f *Facts) DeviceOf(name string) string {
	if info := f.PackageNamed(name); info != nil {
		return info.Device
	}
	return ""
}

// FrameworkOf returns the framework that a package's name stands for; own says that it is
// the name of the framework and none of a package that installs it. The package with a
// framework's compiled code stands for none, where its version is another one. What people
// call a framework besides stands for none either: onnx is ONNX Runtime in words, and a
// package of its own in a list of packages.
func (f *Facts) FrameworkOf(name string) (framework string, own bool) {
	of := f.frameworksNamed()[name]
	return of.framework, of.own
}

// FrameworkOfVendor returns the framework of which a package holds a vendor's own build; empty
// for other packages.
func (f *Facts) FrameworkOfVendor(name string) string {
	for _, id := range f.FrameworkNames() {
		if slices.Contains(f.FrameworkInfo(id).VendorPackages, name) {
			return id
		}
	}
	return ""
}

// ReleaseOfNightly returns the package of a framework's releases that is like a nightly which is on the
// index by a name of its own; empty for other names.
func (f *Facts) ReleaseOfNightly(name string) string {
	for _, id := range f.FrameworkNames() {
		if of := f.FrameworkInfo(id).Nightlies[name]; of != "" {
			return of
		}
	}
	return ""
}

// namedFramework is what a name stands for.
type namedFramework struct {
	framework string
	own       bool
}

// nameFrameworks returns the frameworks by all the names that they have.
func (f *Facts) nameFrameworks() map[string]namedFramework {
	named := map[string]namedFramework{}
	add := func(name string, of namedFramework) {
		if _, there := named[name]; !there {
			named[name] = of
		}
	}
	for _, id := range f.FrameworkNames() {
		info := f.FrameworkInfo(id)
		if core := info.CorePackage; core != "" && !slices.Contains(info.Packages, core) {
			add(core, namedFramework{})
		}
		for _, name := range info.Distributions() {
			add(name, namedFramework{framework: id})
		}
	}
	for _, id := range f.FrameworkNames() {
		add(id, namedFramework{id, true})
	}
	return named
}

// namePackages returns the packages by all the names that they have.
func namePackages(rows []matrices.PackageInfo) map[string]*matrices.PackageInfo {
	named := make(map[string]*matrices.PackageInfo, 2*len(rows))
	for i := range rows {
		row := &rows[i]
		for _, name := range append([]string{row.Name, request.NormalizeName(row.PyPI)}, row.Aliases...) {
			if _, there := named[name]; !there && name != "" {
				named[name] = row
			}
		}
	}
	return named
}
