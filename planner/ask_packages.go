package planner

import "slices"

// readPackages takes those of the target's packages into the solve that the
// facts know: a framework's own package, which asks for a version of the
// framework, and companions. The rest is for the lock.
func (a *ask) readPackages(p *Planner, f *faults) {
	for i := range a.request.Packages {
		r := &a.request.Packages[i]
		if a.readFrameworkPackage(r, f) || a.readCompanionPackage(r, f) || a.readExtension(p, r.Name, r.Specifier, r.At, f) ||
			a.readNVIDIA(r.Name, r.Specifier, r.At, f) || a.readNamed(r.Name, r.Specifier, r.At, f) ||
			a.readTagged(r.Name, r.Specifier, r.At, f) {
			continue
		}
		if r.Specifier == "" || r.Specifier == "*" {
			continue
		}
		if _, err := parseSpecifier(r.Specifier); err != nil {
			f.add(r.At, "invalid "+r.Name+" version", "%v", err)
		}
	}
}

// readFrameworkPackage reads a package such as torch next to a framework.
func (a *ask) readFrameworkPackage(r *PackageRequest, f *faults) bool {
	for i := range a.frameworks {
		fa := &a.frameworks[i]
		if len(fa.releases) == 0 || fa.releases[0].Package != r.Name {
			continue
		}
		a.readExtras(r, i)
		switch {
		case r.Specifier == "" || r.Specifier == "*":
		case fa.version != nil:
			f.add(r.At, "version asked for twice", "the %s block asks for %s %s already", fa.name, fa.name, fa.version.text.Value)
		default:
			fa.versionOf = r.Name
			fa.readVersion(Text{Value: r.Specifier, At: r.At}, f)
		}
		return true
	}
	return false
}

func (a *ask) readCompanionPackage(r *PackageRequest, f *faults) bool {
	for i := range a.frameworks {
		if len(companionVersions(&a.frameworks[i], r.Name)) > 0 {
			if a.frameworks[i].assumed != nil {
				a.warnUnpaired(&a.frameworks[i], r.Name)
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
func (a *ask) dropCompanion(name string) {
	a.companions = slices.DeleteFunc(a.companions, func(c companionAsk) bool { return c.name == name && c.spec == nil })
}
