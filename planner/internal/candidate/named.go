package candidate

import (
	"slices"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/query"
)

// Limits returns what a build asks of a package.
func (b *Build) Limits(name string) []query.Limit {
	var list []query.Limit
	if spec := b.Release.PairSpecs[name]; spec != "" {
		list = append(list, query.Limit{Spec: spec, Fact: b.ReleaseRef("pair-specs")})
	}
	if spec := b.Release.Limits[name]; spec != "" {
		list = append(list, query.Limit{Spec: spec, Fact: b.ReleaseRef("limits")})
	}
	if name == "numpy" && b.On.NumPy != "" {
		list = append(list, query.Limit{Spec: b.On.NumPy, Fact: b.Ref("numpy")})
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

// Takes reports whether a build goes with the package as it is asked for.
func Takes(n *query.Named, b *Build) bool {
	if n.Extra != "" {
		return n.TakesExtra(b.Row)
	}
	if n.Installs {
		version, ok := b.Installs(n.Name)
		return ok && (n.Spec == nil || n.Spec.Spec.Allows(version))
	}
	for _, l := range b.Limits(n.Name) {
		if spec, err := version.ParseSpecifier(l.Spec); err == nil && !query.Meets(spec, n.Spec.Spec) {
			return false
		}
	}
	return true
}
