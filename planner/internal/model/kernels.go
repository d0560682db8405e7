package model

import (
	"slices"

	"github.com/envsolve/envsolve/planner/internal/candidate"
)

// Listed keeps to the builds whose code the facts list, if there are any:
// those say most.
func Listed(builds []*candidate.Build) []*candidate.Build {
	if list := slices.DeleteFunc(slices.Clone(builds),
		func(b *candidate.Build) bool { return !b.On.KernelsKnown }); len(list) > 0 {
		return list
	}
	return builds
}

// WithGPUCode leaves CPU builds out, unless there is nothing else: that those
// have no GPU code goes without saying.
func WithGPUCode(builds []*candidate.Build) []*candidate.Build {
	if list := slices.DeleteFunc(slices.Clone(builds), (*candidate.Build).CPU); len(list) > 0 {
		return list
	}
	return builds
}
