// Package compare tells two plans, locks or planned target files apart: what
// changes in each target's parts, in the drivers and GPUs that it runs on, in
// its packages and in what is to download. It is pure.
package compare

import (
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/plan"
)

// Schema names the JSON that Document encodes to.
const Schema = "envsolve.diff/v1"

// Kinds of a Side.
const (
	KindPlan   = "plan"
	KindLock   = "lock"
	KindTarget = "target"
)

// Side is one of the two things that are compared.
type Side struct {
	Path     string            `json:"path"`
	Kind     string            `json:"kind"` // plan, lock, target
	Matrices plan.MatricesInfo `json:"matrices"`
	Targets  []Target          `json:"-"`
	// Reach returns where stacks of this side can run, by the facts that it was
	// planned with; nil for the one that Compare is given.
	Reach func(*plan.Stack) planner.Reach `json:"-"`
}

// Target is one target of a side.
type Target struct {
	Name     string
	Platform string      // empty when there is no stack to say it
	Stack    *plan.Stack // nil for a target in conflict
	Locked   *Locked     // nil when it is not locked
}

// Locked is what a lock says of a target beside its stack.
type Locked struct {
	BaseDigest string
	Packages   []Package // wheels, and then the distribution's packages, as apt:NAME
}

// Package is a package in one version.
type Package struct{ Name, Version string }

// FromDocument makes a side of a plan's document.
func FromDocument(doc plan.Document, path, kind string) Side {
	side := Side{Path: path, Kind: kind, Matrices: doc.Matrices}
	for _, p := range doc.Plans {
		t := Target{Name: p.Target, Stack: p.Stack}
		if p.Stack != nil {
			t.Platform = p.Stack.Platform
		}
		side.Targets = append(side.Targets, t)
	}
	return side
}

// Compare tells two sides apart. reach gives where a stack can run, as
// Planner.Reach does, for a side that has no such function of its own.
func Compare(before, after Side, reach func(*plan.Stack) planner.Reach) Document {
	doc := Document{Schema: Schema, Before: before, After: after, Targets: []Difference{}}
	for _, p := range pairs(before.Targets, after.Targets) {
		doc.Targets = append(doc.Targets, difference(p, before.reachOr(reach), after.reachOr(reach)))
	}
	return doc
}

func (s *Side) reachOr(reach func(*plan.Stack) planner.Reach) func(*plan.Stack) planner.Reach {
	if s.Reach != nil {
		return s.Reach
	}
	return reach
}

// pair is a target before and after; one of the two may be nil.
type pair struct{ before, after *Target }

// pairs matches targets by name and platform, then by name alone, and two
// single ones whatever they are called. What is left is new or gone.
func pairs(before, after []Target) []pair {
	if len(before) == 1 && len(after) == 1 {
		return []pair{{&before[0], &after[0]}}
	}
	taken := make([]bool, len(after))
	matched := make([]*Target, len(before))
	for _, same := range []func(a, b *Target) bool{
		func(a, b *Target) bool { return a.Name == b.Name && a.Platform == b.Platform },
		func(a, b *Target) bool { return a.Name == b.Name },
	} {
		for i := range before {
			for j := range after {
				if matched[i] == nil && !taken[j] && same(&before[i], &after[j]) {
					matched[i], taken[j] = &after[j], true
				}
			}
		}
	}
	var list []pair
	for i := range before {
		list = append(list, pair{&before[i], matched[i]})
	}
	for j := range after {
		if !taken[j] {
			list = append(list, pair{nil, &after[j]})
		}
	}
	return list
}
