package answer

import (
	"slices"

	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/plan"
)

// noIndex returns what is to be done about the packages of the stack that no index has:
// builds that their makers keep elsewhere, what stands beside these, and packages around
// the frameworks. It is nil where every one is on an index or has an address.
func noIndex(c *model.Solution, s *plan.Stack) map[string]string {
	said := map[string]string{}
	for _, f := range c.Frameworks() {
		b := c.Build(f)
		if !b.NoIndex() {
			continue
		}
		said[b.Pkg()] = b.WithoutIndex()
		for _, name := range besideOf(c, f) {
			said[name] = name + " " + s.Packages[name] + " beside " + b.Pkg() + " for " + b.Row.Variant +
				" is on no index: take the wheel from its makers, or build it from their source"
		}
	}
	for _, e := range c.Of(query.Extension) {
		name := e.Package.InstallName(c.At(&e.Variable), s.CUDA.Version)
		if note := nowhere(c, e, name); note != "" {
			said[name] = note
		}
	}
	if len(said) == 0 {
		return nil
	}
	return said
}

// besideOf returns the companions of a framework that come from where its wheels do.
func besideOf(c *model.Solution, f *model.PackageVariable) []string {
	var names []string
	for _, p := range c.Of(query.Companion) {
		if p.Of == f && slices.Contains(c.Build(f).Traits.IndexCompanions, p.Package.Name) {
			names = append(names, p.Package.Name)
		}
	}
	return names
}

// askedAlone returns the packages whose index must be asked alone.
func askedAlone(c *model.Solution) []string {
	var names []string
	for _, f := range c.Frameworks() {
		if b := c.Build(f); b.AskedAlone() {
			names = append(append(names, b.Pkg()), besideOf(c, f)...)
		}
	}
	return names
}

// nowhere says of a package around the frameworks that no index has what is to be done
// instead, by the name that it is installed by; empty for those that pip gets and those
// that the stack installs none of.
func nowhere(c *model.Solution, e *model.PackageVariable, name string) string {
	v, wheel := c.At(&e.Variable), c.Wheel(e)
	if wheel.Version == "" && (e.Package.Transitive || e.Package.None(v)) || c.LeavesOpen(e) {
		return ""
	}
	switch r := e.Row(v); {
	case wheel.Lost != "":
		return name + " " + wheel.Version + " for CUDA " + wheel.Lost +
			" is on no index that the facts know: take the wheel from its makers"
	case wheel.Kind == "" && e.Package.Traits.PyPI == "" && len(r.PyPI) == 0:
		return name + " " + wheel.Version + " is on no index: build it from its makers' source"
	}
	return ""
}
