package query

import (
	"github.com/envsolve/envsolve/planner/request"
)

// VersionSpelling returns a framework's version in the form in which the target
// asks for it: in the framework's block, as the package that holds it, or
// behind a flag as name==version.
func (fa *Framework) VersionSpelling(at request.Position, version string) string {
	switch {
	case fa.VersionOf != "":
		return request.SpellRequirement(fa.VersionOf, version, at)
	case at.ByFlag():
		return request.SpellRequirement(fa.Name, version, at)
	}
	return request.SpellInBlock(fa.Name, "version", version)
}
