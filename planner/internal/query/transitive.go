package query

import (
	"maps"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/request"
)

// addTransitivePackages adds the packages with GPU code that those of the target
// require, and what those require in turn. Packages that are paired with
// a framework's releases come with the framework.
func (a *Query) addTransitivePackages(facts *facts.Facts) {
	for i := 0; i < len(a.Extensions); i++ {
		for _, name := range a.Extensions[i].requirements() {
			a.addTransitive(facts, &a.Extensions[i], name)
		}
	}
}

// requirements returns the names that any release the target may take requires,
// sorted.
func (e *Extension) requirements() []string {
	names := map[string]bool{}
	for i := range e.Releases {
		if e.Allows(i) {
			for name := range e.Releases[i].Requires {
				names[name] = true
			}
		}
	}
	return slices.Sorted(maps.Keys(names))
}

func (a *Query) addTransitive(facts *facts.Facts, by *Extension, name string) {
	info := PackageNamed(facts, request.NormalizeName(name))
	if info == nil || !info.BindsGPU {
		return
	}
	known := info.Name
	if slices.ContainsFunc(a.Extensions, func(o Extension) bool { return o.Name == known }) || a.paired(known) {
		return
	}
	// The first release stands for none: it is the best one where nothing
	// requires the package.
	e := Extension{Name: known, PyPI: info.PyPI, CUDAExact: info.CUDAExact, WheelsFrom: info.WheelsFrom, at: by.at, Transitive: true,
		Releases: []matrices.PackageRelease{{Package: known}}}
	for _, r := range facts.Packages(known) {
		if !r.Unreleased {
			e.Releases = append(e.Releases, r)
		}
	}
	e.Optional = slices.ContainsFunc(by.Releases, func(r matrices.PackageRelease) bool { return r.SMMin != "" })
	a.Extensions = append(a.Extensions, e)
}

// paired reports whether a package is a companion of one of the frameworks.
func (a *Query) paired(name string) bool {
	return slices.ContainsFunc(a.Frameworks, func(fa Framework) bool { return len(CompanionVersions(&fa, name)) > 0 })
}

// None reports whether a release stands for the package's absence.
func (e *Extension) None(i int) bool { return e.Transitive && i == 0 }
