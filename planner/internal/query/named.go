package query

import (
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/request"
)

// Named is a package that the target names and that some release of a
// framework limits: numpy, keras, jaxlib, or a package that installs builds of
// one kind, such as cupy-cuda11x.
type Named struct {
	Name      string
	Framework int    // index in ask.frameworks
	Installs  bool   // it installs builds by itself
	Extra     string // of the framework's own package: and-cuda, cuda12
	Spec      *Specifier
	At        request.Position
}

// readNamed takes a package into the solve that the asked frameworks limit, and
// reports whether any does. A name alone asks nothing of what is merely
// limited.
func (a *Query) readNamed(name, spec string, at request.Position, f *Faults) bool {
	for i := range a.Frameworks {
		fa := &a.Frameworks[i]
		installs := fa.InstalledBy(name)
		if !installs && (!fa.LimitsPackage(name) || spec == "" || spec == "*") {
			continue
		}
		n := Named{Name: name, Framework: i, Installs: installs, At: at}
		var ok bool
		if n.Spec, ok = readSpecifier(name, spec, at, f); !ok {
			return true
		}
		a.Named = append(a.Named, n)
		return true
	}
	return false
}

// InstalledBy reports whether a package of that name, which is not the
// framework's own, installs any of its builds.
func (fa *Framework) InstalledBy(name string) bool {
	for i := range fa.Releases {
		r := &fa.Releases[i]
		if r.Package == name && i == 0 {
			return false
		}
		if r.Package == name || slices.Contains(r.PackageAliases, name) ||
			slices.ContainsFunc(r.Builds, func(b matrices.Build) bool { return b.Package == name && !facts.IsCPU(&b) }) {
			return true
		}
	}
	return false
}

// LimitsPackage reports whether any release says which versions of a package
// it goes with.
func (fa *Framework) LimitsPackage(name string) bool {
	for i := range fa.Releases {
		if fa.Releases[i].PairSpecs[name] != "" || fa.Releases[i].Limits[name] != "" {
			return true
		}
	}
	return false
}

// readExtras takes the extras of a framework's own package into the solve, where
// some build has them: an extra decides how CUDA comes.
func (a *Query) readExtras(r *request.PackageRequest, framework int) {
	for _, extra := range r.Extras {
		n := Named{Name: r.Name + "[" + extra + "]", Framework: framework, Extra: extra, At: r.At}
		known := slices.ContainsFunc(a.Frameworks[framework].Releases, func(release matrices.FrameworkRelease) bool {
			return slices.ContainsFunc(release.Builds, func(row matrices.Build) bool { return n.TakesExtra(&row) })
		})
		if known {
			a.Named = append(a.Named, n)
		}
	}
}

// TakesExtra reports whether a build has the extra.
func (n *Named) TakesExtra(row *matrices.Build) bool {
	return sameExtra(row.Extra, n.Extra) ||
		slices.ContainsFunc(row.ExtraAliases, func(e string) bool { return sameExtra(e, n.Extra) })
}

// sameExtra compares extras as pip does (PEP 685).
func sameExtra(a, b string) bool { return request.NormalizeName(a) == request.NormalizeName(b) }

// Limit is what a build asks of a package, as its metadata or the facts on its
// binary interface say.
type Limit struct{ Spec, Fact string }

// Meets reports whether any version lies in both specifiers. It tries the
// versions at and around the bounds of both, which settles it for bounds.
func Meets(s version.Specifier, other version.Specifier) bool {
	switch {
	case s.Exact != "":
		return other.Allows(s.Exact)
	case other.Exact != "":
		return s.Allows(other.Exact)
	}
	for _, v := range append(bounds(s), bounds(other)...) {
		if s.Allows(v) && other.Allows(v) {
			return true
		}
	}
	return false
}

// JustBelow returns a version between one and the numbers before it: 1.999999999
// for 2, 2.2.999999999 for 2.3.0.
func JustBelow(ver string) string {
	for strings.HasSuffix(ver, ".0") {
		ver = strings.TrimSuffix(ver, ".0")
	}
	n := version.Parts(ver)
	last, _ := version.NextNumber(ver[len(ver)-len(lastNumber(ver)):])
	if last == 0 {
		return ver
	}
	below := strconv.Itoa(last-1) + ".999999999"
	if n == 1 {
		return below
	}
	return version.Truncate(ver, n-1) + "." + below
}

func lastNumber(version string) string { return version[strings.LastIndexByte(version, '.')+1:] }

// bounds returns the versions that a specifier names, with one just below and
// one just above each.
func bounds(s version.Specifier) []string {
	var list []string
	for clause := range strings.SplitSeq(s.Text, ",") {
		_, ver := version.CutOperator(strings.TrimSpace(clause))
		ver, _, _ = strings.Cut(strings.TrimSuffix(strings.TrimSpace(ver), ".*"), "+")
		list = append(list, ver)
		if version.IsDotted(ver) {
			list = append(list, ver+".0.1", JustBelow(ver))
		}
	}
	return list
}
