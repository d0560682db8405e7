package query

import (
	"github.com/envsolve/envsolve/matrices/version"
)

// Pin is a version that WhyNot holds fast, beside what the user asks.
type Pin struct {
	Part  string // a framework, a companion, or cuda, cudnn, nccl, python, os
	Spec  Specifier
	Range version.Range
	OS    *OS
	// stated tells that the request itself asks for it: hosts of another kind,
	// or a package that has no variable of versions.
	Stated bool
}

// Hold holds a version fast.
func (a *Query) Hold(held *Pin) {
	a.Pin = held
	for i := range a.Frameworks {
		if fa := &a.Frameworks[i]; fa.Name == held.Part && !held.Stated {
			fa.Pinned = &held.Spec
		}
	}
}
