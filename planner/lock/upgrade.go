package lock

import (
	"slices"

	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// Upgrade says what a new lock may choose anew. The zero value keeps of the old
// one all that still fits.
type Upgrade struct {
	All   bool
	Names []string // of packages, frameworks and the parts below, in any spelling
}

// Parts of a lock that are no package, by the names that Upgrade takes.
const (
	PartBase   = "base-image" // the digest behind the reference
	PartApt    = "apt"        // all distribution packages
	PartPython = "python"
	PartOS     = "os"
)

// Has reports whether a package or part may be chosen anew.
func (u Upgrade) Has(name string) bool {
	return u.All || slices.ContainsFunc(u.Names,
		func(n string) bool { return request.NormalizeName(n) == request.NormalizeName(name) })
}

// HasApt reports whether the distribution packages may be chosen anew, which
// are one choice: apt picks them together.
func (u Upgrade) HasApt(old []AptPackage) bool {
	return u.Has(PartApt) || u.Has(PartBase) ||
		slices.ContainsFunc(old, func(p AptPackage) bool { return slices.Contains(u.Names, p.Name) })
}

// Unknown returns the names that no target holds, as wheel, distribution package,
// framework or part.
func (u Upgrade) Unknown(targets []Target) []string {
	var out []string
	for _, name := range u.Names {
		if !slices.ContainsFunc(targets, func(t Target) bool { return t.holds(name) }) {
			out = append(out, name)
		}
	}
	return out
}

func (t *Target) holds(name string) bool {
	return slices.Contains([]string{PartBase, PartApt, PartPython, PartOS}, name) ||
		slices.ContainsFunc(t.Wheels, func(w Wheel) bool {
			return request.NormalizeName(w.Name) == request.NormalizeName(name)
		}) ||
		slices.ContainsFunc(t.Apt, func(p AptPackage) bool { return p.Name == name }) ||
		slices.ContainsFunc(slices.Concat(t.Stack.Frameworks, []plan.Framework{t.Stack.Framework}),
			func(f plan.Framework) bool { return f.Name == request.NormalizeName(name) })
}
