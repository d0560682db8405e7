package libraries

import (
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
)

// CUDNN is the library that is a part of stacks, which name its wheel themselves.
const CUDNN = "cudnn"

// PathWheel is a wheel of NVIDIA's that a build finds along the loader's path alone, and
// the versions of it that go with the stack's CUDA.
type PathWheel struct{ Name, Specifier string }

// PathWheels returns the wheels of NVIDIA's, but for that of cuDNN, that must be named
// beside a build which finds its libraries along the loader's path. A version that the
// target asks for stands.
func PathWheels(c *model.Solution, b *candidate.Build) []PathWheel {
	var list []PathWheel
	for _, library := range b.PathWheels() {
		if library == CUDNN {
			continue
		}
		name := wheelOfLibrary(c, library)
		if !slices.ContainsFunc(c.Query.Of(query.CUDAWheel), func(p *query.Package) bool {
			return p.Name == name && p.Version != nil
		}) {
			list = append(list, PathWheel{name, "==" + version.Minor(c.Part(c.CUDA)) + ".*"})
		}
	}
	return list
}

// LibraryPath returns the folders of NVIDIA's wheels, below site-packages, that the loader
// must look through, since something in the stack opens their libraries by name: builds and
// packages that find them along its path, and what takes a cuDNN from the system that is
// added as a wheel. AddedCUDNN says of which builds that is so.
func LibraryPath(c *model.Solution, addedCUDNN func(*model.Solution, *candidate.Build) bool) []string {
	if c.Query.Windows() {
		return nil
	}
	var libraries []string
	for _, f := range c.Frameworks() {
		b := c.Build(f)
		libraries = append(append(libraries, b.PathWheels()...), PinnedLibraries(b)...)
		if b.System() && addedCUDNN(c, b) {
			libraries = append(libraries, CUDNN)
		}
	}
	for _, e := range c.Of(query.Extension) {
		traits, v := e.Package.Traits, c.At(&e.Variable)
		if traits != nil && len(traits.PathWheels) > 0 && !e.Package.None(v) {
			libraries = append(libraries, openedBeside(c, e.Package, e.Row(v))...)
		}
	}
	slices.Sort(libraries)
	folders := slices.Compact(libraries)
	for i, library := range folders {
		folders[i] = "nvidia/" + library + "/lib"
	}
	return folders
}

// PinnedLibraries returns the libraries of the wheels that a build pins, where it does not always
// find them by itself; none for others.
func PinnedLibraries(b *candidate.Build) []string {
	if b.On.Delivery != matrices.DeliveryWheels || !b.Traits.Has(matrices.TraitWheelLibraries, b.Release.Version) {
		return nil
	}
	var libraries []string
	for wheel := range b.Row.Pins {
		if library := query.WheelLibrary(wheel); library != "" {
			libraries = append(libraries, library)
		}
	}
	return libraries
}

// openedBeside returns the libraries that a package opens by name and the wheels of a
// framework bring, each in a folder of its own.
func openedBeside(c *model.Solution, p *query.Package, r *matrices.PackageRelease) []string {
	wheels := c.Facts.CUDAWheels(c.Part(c.CUDA))
	brought := slices.ContainsFunc(c.Builds(), func(b *candidate.Build) bool {
		return b.On.Delivery == matrices.DeliveryWheels && !b.CPU()
	})
	if wheels == nil || !brought {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(p.Traits.PathWheels), func(library string) bool {
		if library == CUDNN {
			return !opensCUDNN(c.Model, r)
		}
		return !slices.Contains(wheels.Alike, library)
	})
}
