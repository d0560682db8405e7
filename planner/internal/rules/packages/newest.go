package packages

import (
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
)

// NewestInstalled returns the release that an installer gives of a package beside the rest of
// a stack, by what the metadata of that says, on the stack's Python and up to a day, if one is
// given; empty where none is known.
func NewestInstalled(c *model.Solution, e *model.PackageVariable, day string) string {
	for i := range e.Releases {
		r := &e.Releases[i]
		if !e.Package.Allows(i) || version.IsPreRelease(r.Version) || day != "" && r.Released > day ||
			!extensionRunsOn(r.Row, c.Part(c.Python)) || !requiredBy(c, e.Package.Name, r.Version) {
			continue
		}
		return r.Version
	}
	return ""
}

// requiredBy reports whether the metadata of all that is in a stack takes in a version of a
// package.
func requiredBy(c *model.Solution, name, ver string) bool {
	for _, b := range c.Builds() {
		if spec := b.Release.PairSpecs[name]; spec != "" && !c.Specifier(spec).Allows(ver) {
			return false
		}
	}
	for _, e := range c.Of(query.Extension) {
		v := c.At(&e.Variable)
		if need := NeedOf(e.Row(v), name); !e.Package.None(v) && need != "" && !c.Specifier(need).Allows(ver) {
			return false
		}
	}
	return true
}
