package candidate

import (
	"slices"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/query"
)

// Limit is what a build asks of a package, as its metadata or the facts on its
// binary interface say.
type Limit struct{ Spec, Fact string }

// Limits returns what a build asks of a package.
func (b *Build) Limits(name string) []Limit {
	var list []Limit
	if spec := b.Release.PairSpecs[name]; spec != "" {
		list = append(list, Limit{Spec: spec, Fact: b.ReleaseRef("pair-specs")})
	}
	if spec := b.Release.Limits[name]; spec != "" {
		list = append(list, Limit{Spec: spec, Fact: b.ReleaseRef("limits")})
	}
	if name == "numpy" && b.On.NumPy != "" {
		list = append(list, Limit{Spec: b.On.NumPy, Fact: b.Ref("numpy")})
	}
	return list
}

// Installs reports whether a package installs the build, and in which version.
func (b *Build) Installs(name string) (version string, ok bool) {
	if b.Pkg() == name || b.On.Package == "" && b.Row.Package == "" && slices.Contains(b.Release.PackageAliases, name) {
		return b.WheelVersion(), true
	}
	return "", false
}

// Takes reports whether a build goes with a limited package as it is asked for.
func Takes(p *query.Package, b *Build) bool {
	if p.Extra != "" {
		return p.TakesExtra(b.Row)
	}
	if p.Installs {
		version, ok := b.Installs(p.Name)
		return ok && p.AllowsVersion(version)
	}
	for _, l := range b.Limits(p.Name) {
		if spec, err := version.ParseSpecifier(l.Spec); err == nil && !spec.Meets(p.Version.Spec) {
			return false
		}
	}
	return true
}
