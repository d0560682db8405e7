package query

import (
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/request"
)

// readLimited takes a package into the solve that the asked frameworks limit, or
// that installs builds of one, and reports whether it is such a package. A name
// alone asks nothing of what is merely limited.
func (q *Query) readLimited(name, spec string, at request.Position, faults *Faults) bool {
	for _, framework := range q.Frameworks() {
		installs := framework.InstalledBy(name) || q.lockDecides && framework.HasPackage(name)
		if !installs && (!framework.LimitsPackage(name) || spec == "" || spec == "*") {
			continue
		}
		q.addRequested(&Package{Kind: Limited, Name: name, Of: framework, Installs: installs, At: at}, spec, faults)
		return true
	}
	return false
}

// HasTable reports whether a framework is one of the tables: its builds are those of the facts for all queries.
func (p *Package) HasTable() bool { return p.tables != nil }

// InstalledBy reports whether a package of that name, which is not the
// framework's own, installs any of its builds.
func (p *Package) InstalledBy(name string) bool {
	return p.tables != nil && p.tables.InstalledBy(p.Name, name)
}

// HasPackage reports whether the framework is installed by a package of that name, with GPU code
// or without.
func (p *Package) HasPackage(name string) bool {
	return p.tables != nil && slices.Contains(p.tables.FrameworkInfo(p.Name).Packages, name)
}

// readLimitedPackage reads an entry of the target's packages as readLimited does, with its extras.
func (q *Query) readLimitedPackage(r *request.PackageRequest, faults *Faults) bool {
	if !q.readLimited(r.Name, r.Specifier, r.At, faults) {
		return false
	}
	for _, framework := range q.Frameworks() {
		if framework.InstalledBy(r.Name) {
			q.readExtras(r, framework)
		}
	}
	return true
}

// LimitsPackage reports whether any release of a framework says which versions
// of a package it goes with.
func (p *Package) LimitsPackage(name string) bool {
	if p.tables == nil && p.Kind == Framework { // one that is a package by its table
		return slices.ContainsFunc(p.Releases, func(r facts.Release) bool { return r.PairSpecs[name] != "" })
	}
	return p.tables != nil && p.tables.LimitsPackage(p.Name, name)
}

// readLimitedAlone takes those packages into the solve of which no table knows and that the
// package limits which became the framework.
func (q *Query) readLimitedAlone(faults *Faults) {
	for i := range q.Request.Packages {
		r := &q.Request.Packages[i]
		at := slices.Index(q.Unknown, request.NormalizeName(r.Name))
		if at >= 0 && q.readLimited(q.Unknown[at], r.Specifier, r.At, faults) {
			q.Unknown = slices.Delete(q.Unknown, at, at+1)
		}
	}
}

// readExtras takes the extras of a framework's own package into the solve, where
// some build has them: an extra decides how CUDA comes. Others are for pip.
func (q *Query) readExtras(r *request.PackageRequest, framework *Package) {
	for _, extra := range r.Extras {
		wanted := &Package{Kind: Limited, Name: r.Name + "[" + extra + "]", Of: framework, Extra: extra, At: r.At}
		if slices.ContainsFunc(framework.Releases, func(release facts.Release) bool {
			return slices.ContainsFunc(release.Builds, func(b matrices.Build) bool { return wanted.TakesExtra(&b) })
		}) {
			q.add(wanted)
			continue
		}
		framework.Extras = append(framework.Extras, extra)
	}
}

// TakesExtra reports whether a build has the extra.
func (p *Package) TakesExtra(row *matrices.Build) bool {
	return sameExtra(row.Extra, p.Extra) ||
		slices.ContainsFunc(row.ExtraAliases, func(e string) bool { return sameExtra(e, p.Extra) })
}

// sameExtra compares extras as pip does (PEP 685).
func sameExtra(a, b string) bool { return request.NormalizeName(a) == request.NormalizeName(b) }
