package conda

import (
	"slices"
	"sync"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/request"
)

// frameworks are the rows of the frameworks, with what conda calls each.
var frameworks = sync.OnceValue(func() []matrices.FrameworkInfo { return matrices.Embedded().FrameworkInfos() })

// frameworkWith returns the first framework that something holds for; nil for
// none.
func frameworkWith(holds func(*matrices.FrameworkInfo) bool) *matrices.FrameworkInfo {
	list := frameworks()
	for i := range list {
		if holds(&list[i]) {
			return &list[i]
		}
	}
	return nil
}

// pypiName returns the name of the wheel that holds what conda's package does,
// where it is another.
func pypiName(name string) string {
	if f := frameworkWith(func(f *matrices.FrameworkInfo) bool { return slices.Contains(f.Conda, name) }); f != nil {
		return f.Packages[0]
	}
	return request.NormalizeName(name)
}

// selectedBy returns the framework whose build a package of conda's chooses, by
// the CUDA that it is for or as one without; nil for any other package.
func selectedBy(name string) *matrices.FrameworkInfo {
	return frameworkWith(func(f *matrices.FrameworkInfo) bool {
		return name != "" && (f.CondaCUDA == name || f.CondaCPU == name)
	})
}

// hasBuilds reports whether conda's channels have a package in builds for one
// CUDA each: a framework, its compiled part, and what its makers build with it.
func hasBuilds(name string) bool {
	return frameworkWith(func(f *matrices.FrameworkInfo) bool {
		return slices.Contains(f.Distributions(), name) || slices.Contains(f.IndexCompanions, name)
	}) != nil
}
