package query

import (
	"slices"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/request"
)

// readPackages takes those of the target's packages into the solve that the
// facts know: a framework's own package, which asks for a version of the
// framework, and companions. The rest is for the lock.
func (a *Query) readPackages(facts *facts.Facts, f *Faults) {
	for i := range a.Request.Packages {
		r := &a.Request.Packages[i]
		if a.readFrameworkPackage(r, f) || a.readCompanionPackage(r, f) || a.readExtension(facts, r.Name, r.Specifier, r.At,
			f) ||
			a.ReadNVIDIA(r.Name, r.Specifier, r.At, f) || a.readNamed(r.Name, r.Specifier, r.At, f) ||
			a.readTagged(r.Name, r.Specifier, r.At, f) {
			continue
		}
		a.Unknown = append(a.Unknown, request.NormalizeName(r.Name))
		if r.Specifier == "" || r.Specifier == "*" {
			continue
		}
		if _, err := version.ParseSpecifier(r.Specifier); err != nil {
			f.Add(r.At, "invalid "+r.Name+" version", "%v", err)
		}
	}
}

// readFrameworkPackage reads a package such as torch next to a framework.
func (a *Query) readFrameworkPackage(r *request.PackageRequest, f *Faults) bool {
	for i := range a.Frameworks {
		fa := &a.Frameworks[i]
		if len(fa.Releases) == 0 || fa.Releases[0].Package != r.Name {
			continue
		}
		a.readExtras(r, i)
		switch {
		case r.Specifier == "" || r.Specifier == "*":
		case fa.Version != nil:
			f.Add(r.At, "version asked for twice", "the %s block asks for %s %s already", fa.Name, fa.Name,
				fa.Version.Text.Value)
		default:
			fa.VersionOf = r.Name
			fa.readVersion(request.Text{Value: r.Specifier, At: r.At}, f)
		}
		return true
	}
	return false
}

func (a *Query) readCompanionPackage(r *request.PackageRequest, f *Faults) bool {
	for i := range a.Frameworks {
		if len(CompanionVersions(&a.Frameworks[i], r.Name)) > 0 {
			if a.Frameworks[i].Assumed != nil {
				a.warnUnpaired(&a.Frameworks[i], r.Name)
				return true
			}
			a.dropCompanion(r.Name)
			a.addCompanion(r.Name, r.Specifier, i, r.At, f)
			return true
		}
	}
	return false
}

// dropCompanion forgets a companion asked for by name alone, in favour of the
// entry that may give its version.
func (a *Query) dropCompanion(name string) {
	a.Companions = slices.DeleteFunc(a.Companions, func(c Companion) bool { return c.Name == name && c.Spec == nil })
}
