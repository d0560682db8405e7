package model

import (
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
)

// PackageVariable is what a plan decides of a package of the target. Its values
// are, by the kind of the package, the builds of a framework, the releases of a
// companion or an extension, or whether a CUDA wheel or a limited package is in
// the stack: then value 0 is yes and 1 is no, and the user's requirement pins it
// to 0.
type PackageVariable struct {
	Variable
	Package  *query.Package
	Place    int               // among the packages of its kind
	Of       *PackageVariable  // of the framework that the package is paired with or limited by; else nil
	Builds   []candidate.Build // of a framework; else none
	Releases []facts.Release   // of a companion or an extension; else none
	Labelled int               // the release that a target names with a local label; -1 for none
	plain    bool              // an extension that is tied to no framework, CUDA or GPU
}

// companionIdentity tells the releases of a companion from others.
type companionIdentity struct{ Framework, Name string }

// packageIdentity tells the releases of an extension from others.
type packageIdentity struct {
	Name       string
	Transitive bool
}

func (m *Model) newPackageVariable(p *query.Package, platforms []string) *PackageVariable {
	start, _ := m.Query.Span(p.Kind)
	v := &PackageVariable{Package: p, Place: len(m.Packages) - start, Labelled: -1, Variable: Variable{Part: p.Name}}
	if p.Of != nil {
		v.Of = m.Packages[slices.Index(m.Query.Packages, p.Of)]
	}
	switch p.Kind {
	case query.Framework:
		v.Part = "framework"
		v.Builds, v.Same = m.builds(v, m.Filter(p, platforms))
		if v.Size = len(v.Builds); p.Taken != nil && p.Taken.Compiled {
			v.Same = nil // which GPUs they serve follows from who compiled them, and with what
		}
	case query.Companion:
		v.Releases, v.Size = p.Releases, len(p.Releases)
		if p.Of.Assumed == "" {
			v.Same = companionIdentity{Framework: p.Of.Name, Name: p.Name}
		}
		v.takeLabel()
	case query.Extension:
		v.Releases, v.Size = p.Releases, len(p.Releases)
		if v.Same = (packageIdentity{Name: p.Name, Transitive: p.Transitive}); p.Assumed != "" {
			v.Same = nil // one of them is of this query alone
		}
	default:
		v.Size = Absent + 1
	}
	return v
}

// Of returns the variables of the packages of a kind, in the order of the
// target.
func (m *Model) Of(kind query.Kind) []*PackageVariable {
	start, end := m.Query.Span(kind)
	return m.Packages[start:end:end]
}

// Frameworks returns the variables of the frameworks, in the order of the target.
func (m *Model) Frameworks() []*PackageVariable { return m.Of(query.Framework) }

// Version returns the version of a build or release of the package.
func (p *PackageVariable) Version(value int) string {
	if p.Package.Kind == query.Framework {
		return p.Builds[value].Release.Version
	}
	return p.Releases[value].Version
}

// Row returns the row of an extension's release.
func (p *PackageVariable) Row(value int) *matrices.PackageRelease { return p.Releases[value].Row }

// Allows reports whether the version that the target asks for takes in a build
// or release.
func (p *PackageVariable) Allows(value int) bool {
	switch {
	case p.Package.Kind == query.Extension:
		return p.Package.Allows(value)
	case p.Package.Version == nil:
		return true
	default:
		return p.Takes(p.Package.Version.Spec, value)
	}
}

// Takes reports whether a specifier takes in a build or release: the labelled
// one alone where the target names a label, since that is what it asks for.
func (p *PackageVariable) Takes(spec version.Specifier, value int) bool {
	if p.Labelled >= 0 {
		return value == p.Labelled
	}
	return spec.Allows(p.Version(value))
}

// BuildTerm returns a framework's variable with its builds.
func (p *PackageVariable) BuildTerm() Term[*candidate.Build] {
	return NewTerm(&p.Variable, func(i int) *candidate.Build { return &p.Builds[i] })
}

// VersionTerm returns the variable with the versions of its builds or releases.
func (p *PackageVariable) VersionTerm() Term[string] { return NewTerm(&p.Variable, p.Version) }

// ExactTerm is VersionTerm, but for rows of an extension that hold onward: such a row has the
// version that is asked for, where that is a single one, or else any from the one that it begins
// with up to the next row, as a range. asked is what is asked for, empty where nothing is or every
// value has its own.
func (p *PackageVariable) ExactTerm() (versions Term[string], asked string) {
	if p.Package.Kind != query.Extension {
		return p.VersionTerm(), ""
	}
	exact := ""
	if v := p.Package.Version; v != nil {
		asked = v.Spec.Text
		if version.IsDotted(v.Spec.Exact) {
			exact, asked = v.Spec.Exact, v.Spec.Exact
		}
	}
	onward := func(r facts.Release) bool { return r.Row != nil && r.Row.Onward }
	if exact == "" && !slices.ContainsFunc(p.Package.Releases, onward) {
		return p.VersionTerm(), ""
	}
	return NewTerm(&p.Variable, func(i int) string {
		switch {
		case !p.Row(i).Onward || exact != "" && !p.Allows(i):
			return p.Version(i)
		case exact != "":
			return exact
		}
		return p.Package.Onward(i)
	}), asked
}

// Release is a value of an extension's variable: one of its releases.
type Release struct {
	*matrices.PackageRelease
	Of    *query.Package
	Index int // in Of.Releases
}

// ReleaseTerm returns an extension's variable with its releases.
func (p *PackageVariable) ReleaseTerm() Term[Release] {
	return NewTerm(&p.Variable, func(i int) Release {
		return Release{PackageRelease: p.Row(i), Of: p.Package,
			Index: i}
	})
}

// Present returns the variable of a CUDA wheel or a limited package as whether it
// is in the stack.
func (p *PackageVariable) Present() Term[bool] { return chosen(&p.Variable) }

// Follows reports whether a framework of the target says which releases of a package it goes
// with, so that any of those is as good as the next: numpy.
func (m *Model) Follows(p *PackageVariable) bool {
	return p.Package.Kind == query.Extension && slices.ContainsFunc(m.Frameworks(), func(f *PackageVariable) bool {
		return f.Package.LimitsPackage(p.Package.Name)
	})
}

// ReleasesLeft returns the releases of an extension that are left, without the one that stands for
// none: those that the target asks for go first, since sentences speak of them.
func (p *PackageVariable) ReleasesLeft(left Domains) []int {
	list := slices.DeleteFunc(slices.Clone(left[p.Dim]), p.Package.None)
	asked := slices.DeleteFunc(slices.Clone(list), func(v int) bool { return !p.Package.Allows(v) })
	if len(asked) == 0 || p.Package.Version == nil {
		return list
	}
	return asked
}
