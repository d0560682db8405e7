package planner

import (
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// namedAsk is a package that the target names and that some release of a
// framework limits: numpy, keras, jaxlib, or a package that installs builds of
// one kind, such as cupy-cuda11x.
type namedAsk struct {
	name      string
	framework int    // index in ask.frameworks
	installs  bool   // it installs builds by itself
	extra     string // of the framework's own package: and-cuda, cuda12
	spec      *specifierAsk
	at        Position
}

// readNamed takes a package into the solve that the asked frameworks limit, and
// reports whether any does. A name alone asks nothing of what is merely
// limited.
func (a *ask) readNamed(name, spec string, at Position, f *faults) bool {
	for i := range a.frameworks {
		fa := &a.frameworks[i]
		installs := fa.installedBy(name)
		if !installs && (!fa.limitsPackage(name) || spec == "" || spec == "*") {
			continue
		}
		n := namedAsk{name: name, framework: i, installs: installs, at: at}
		var ok bool
		if n.spec, ok = readSpecifier(name, spec, at, f); !ok {
			return true
		}
		a.named = append(a.named, n)
		return true
	}
	return false
}

// installedBy reports whether a package of that name, which is not the
// framework's own, installs any of its builds.
func (fa *frameworkAsk) installedBy(name string) bool {
	for i := range fa.releases {
		r := &fa.releases[i]
		if r.Package == name && i == 0 {
			return false
		}
		if r.Package == name || slices.Contains(r.PackageAliases, name) || slices.ContainsFunc(r.Builds, func(b matrices.Build) bool { return b.Package == name && !isCPU(&b) }) {
			return true
		}
	}
	return false
}

// limitsPackage reports whether any release says which versions of a package
// it goes with.
func (fa *frameworkAsk) limitsPackage(name string) bool {
	for i := range fa.releases {
		if fa.releases[i].PairSpecs[name] != "" || fa.releases[i].Limits[name] != "" {
			return true
		}
	}
	return false
}

// readExtras takes the extras of a framework's own package into the solve, where
// some build has them: an extra decides how CUDA comes.
func (a *ask) readExtras(r *PackageRequest, framework int) {
	for _, extra := range r.Extras {
		n := namedAsk{name: r.Name + "[" + extra + "]", framework: framework, extra: extra, at: r.At}
		known := slices.ContainsFunc(a.frameworks[framework].releases, func(release matrices.FrameworkRelease) bool {
			return slices.ContainsFunc(release.Builds, func(row matrices.Build) bool { return n.takes(&build{row: &row}) })
		})
		if known {
			a.named = append(a.named, n)
		}
	}
}

// sameExtra compares extras as pip does (PEP 685).
func sameExtra(a, b string) bool { return NormalizeName(a) == NormalizeName(b) }

// limit is what a build asks of a package, as its metadata or the facts on its
// binary interface say.
type limit struct{ spec, fact string }

// limits gives what a build asks of a package.
func (b *build) limits(name string) []limit {
	var list []limit
	if spec := b.release.PairSpecs[name]; spec != "" {
		list = append(list, limit{spec, b.releaseRef("pair-specs")})
	}
	if spec := b.release.Limits[name]; spec != "" {
		list = append(list, limit{spec, b.releaseRef("limits")})
	}
	if name == "numpy" && b.on.NumPy != "" {
		list = append(list, limit{b.on.NumPy, b.ref("numpy")})
	}
	return list
}

// installs reports whether a package installs the build, and in which version.
func (b *build) installs(name string) (version string, ok bool) {
	if b.pkg() == name || b.on.Package == "" && b.row.Package == "" && slices.Contains(b.release.PackageAliases, name) {
		return b.wheelVersion(), true
	}
	return "", false
}

// takes reports whether a build goes with the package as it is asked for.
func (n *namedAsk) takes(b *build) bool {
	if n.extra != "" {
		return sameExtra(b.row.Extra, n.extra) || slices.ContainsFunc(b.row.ExtraAliases, func(e string) bool { return sameExtra(e, n.extra) })
	}
	if n.installs {
		version, ok := b.installs(n.name)
		return ok && (n.spec == nil || n.spec.spec.allows(version))
	}
	for _, l := range b.limits(n.name) {
		if spec, err := parseSpecifier(l.spec); err == nil && !spec.meets(n.spec.spec) {
			return false
		}
	}
	return true
}

// meets reports whether any version lies in both specifiers. It tries the
// versions at and around the bounds of both, which settles it for bounds.
func (s specifier) meets(other specifier) bool {
	switch {
	case s.exact != "":
		return other.allows(s.exact)
	case other.exact != "":
		return s.allows(other.exact)
	}
	for _, v := range append(s.bounds(), other.bounds()...) {
		if s.allows(v) && other.allows(v) {
			return true
		}
	}
	return false
}

// justBelow gives a version between one and the numbers before it: 1.999999999
// for 2, 2.2.999999999 for 2.3.0.
func justBelow(version string) string {
	for strings.HasSuffix(version, ".0") {
		version = strings.TrimSuffix(version, ".0")
	}
	n := parts(version)
	last, _ := nextNumber(version[len(version)-len(lastNumber(version)):])
	if last == 0 {
		return version
	}
	below := strconv.Itoa(last-1) + ".999999999"
	if n == 1 {
		return below
	}
	return truncate(version, n-1) + "." + below
}

func lastNumber(version string) string { return version[strings.LastIndexByte(version, '.')+1:] }

// bounds gives the versions that a specifier names, with one just below and
// one just above each.
func (s specifier) bounds() []string {
	var list []string
	for clause := range strings.SplitSeq(s.text, ",") {
		_, version := cutOperator(strings.TrimSpace(clause))
		version, _, _ = strings.Cut(strings.TrimSuffix(strings.TrimSpace(version), ".*"), "+")
		list = append(list, version)
		if isDotted(version) {
			list = append(list, version+".0.1", justBelow(version))
		}
	}
	return list
}
