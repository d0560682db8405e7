package query

import (
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
)

// Pin is a version that WhyNot holds fast, beside what the user asks.
type Pin struct {
	Part  string // a package, or cuda, cudnn, nccl, python, os
	Spec  Specifier
	Range version.Range // of cuda, cudnn, nccl and python
	OS    *OS
	// Stated tells that the request itself asks for it: hosts of another kind,
	// or a package that has no variable of versions.
	Stated bool
}

// Hold holds a version fast.
func (q *Query) Hold(held *Pin) {
	q.Pin = held
	if framework := q.find(Framework, held.Part); framework != nil && !held.Stated {
		framework.Pinned = &held.Spec
	}
}

// CheckPin finds a pinned version of a package that the facts do not know.
func (q *Query) CheckPin(tables *facts.Facts, faults *Faults) {
	for _, p := range q.Unlisted {
		if p.Name == q.Pin.Part {
			p.checkKnown(tables, faults)
		}
	}
	for _, p := range q.Packages {
		if p.Name != q.Pin.Part || p.Kind > Extension {
			continue
		}
		asked := *p
		asked.Version, asked.Variant, asked.CUDA = &q.Pin.Spec, nil, nil
		if p.Kind == Extension {
			asked.Asked = p.Name // the target may name it as some releases alone are named
			asked.judgeReleases()
		}
		asked.checkKnown(tables, faults)
	}
}
