package query

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// UnknownPackage marks the warning of packages that no table knows.
const UnknownPackage = "unknown-package"

// Kind says what the facts hold of a package, and so what a plan decides of it.
type Kind uint8

// The kinds, in the order in which a query holds its packages.
const (
	// Framework is a package that brings GPU code and its CUDA; a plan decides on
	// one of its builds. It is one of the table of frameworks, or a package that
	// needs none and is planned alone: CTranslate2.
	Framework Kind = iota
	// Companion is a package that is made for the releases of a framework:
	// torchvision. A plan decides on one of the versions of the pairs.
	Companion
	// Extension is a package that the facts know by its own releases: vllm,
	// flash-attn. A plan decides on one of those.
	Extension
	// CUDAWheel is a wheel that says by its name which CUDA it is for:
	// nvidia-nccl-cu12, spconv-cu120. It fits, or the target goes without it.
	CUDAWheel
	// Limited is a package that a framework's releases limit or come as: numpy,
	// cupy-cuda11x, and an extra such as tensorflow[and-cuda]. It fits, or the
	// target goes without it.
	Limited
)

// Package is a package of the target: named by it, or required by one that is.
type Package struct {
	Kind     Kind
	Name     string           // in the facts, and of a part of the plan
	Asked    string           // the name that the target uses, of one that has several; empty for frameworks
	At       request.Position // where the target names it, or what requires it
	Version  *Specifier       // that the target asks for; nil: any
	Pinned   *Specifier       // the version of a framework that WhyNot asks about; nil: none
	Traits   *facts.Traits    // nil for what no table knows
	Releases []facts.Release  // all that the facts know, newest first; none of CUDA wheels and limited packages
	Of       *Package         // the framework that it is paired with or limited by; nil for other kinds
	tables   *facts.Facts     // of a framework of the tables; nil for other packages

	// Of a framework.
	VersionOf string   // the package whose version is asked for, where not the framework by its own name
	CUDA      *Range   // that the build was made for; nil: any
	Variant   *Variant // of the builds; nil: any
	Taken     *Taken   // the builds that an environment has; nil for any
	Assumed   string   // the version that the facts do not know, and that is taken to be like one that they do
	Extras    []string // of its own package, that the target asks for and no build is told by

	// Of an extension.
	Transitive bool // required by another package and not named by the target; release 0 stands for none
	Changed    bool // likewise, and changed before: what is said of the GPUs that it serves does not hold
	Own        bool // compiled by whoever uses it: what is said of its makers' wheels does not hold
	// FromSource says that it is compiled from the source on the index where none of its wheels fits.
	FromSource bool
	// BringsSource says the same of what it requires and nobody names.
	BringsSource bool
	// Complete says that it is there with what it requires, or that no installer chooses that.
	Complete bool
	// FromDefault says that it was installed from the default index, whose wheels are for one CUDA.
	FromDefault bool
	Optional    bool     // required by a package that says itself which GPUs it serves, with or without this one
	By          *Package // that requires it, where the target does not name it
	allowed     []bool   // by release: whether the version that the target asks for takes it in

	// Of a CUDA wheel.
	Part  string // cudnn, nccl; empty for libraries that are no part of a plan
	Other bool   // of another maker than NVIDIA
	Major string // of the CUDA that it is for; empty where its name does not say
	// CompiledWith is the CUDA in the name of another maker's, by its minor where that is there: 12.0.
	CompiledWith string
	// Resolved says of one in an environment that it is not there yet: an installer has to find
	// a version that suits the frameworks, too.
	Resolved bool

	// Of a limited package.
	Installs bool   // it installs builds of the framework by itself
	Extra    string // of the framework's own package: and-cuda, cuda12
}

// Specifier is which versions of a package a target asks for.
type Specifier struct {
	Spec version.Specifier
	Text request.Text
}

// Variant names one variant of a framework's builds: cu124, cpu.
type Variant struct {
	Variant string
	Text    request.Text
}

// readSpecifier reads what a package's version may be: nil where anything may.
// It reports a fault and false for what is no specifier.
func readSpecifier(name, spec string, at request.Position, faults *Faults) (*Specifier, bool) {
	if spec == "" || spec == "*" {
		return nil, true
	}
	parsed, err := version.ParseSpecifier(spec)
	if err != nil {
		faults.Add(at, "invalid "+name+" version", "%v", err)
		return nil, false
	}
	return &Specifier{Spec: parsed, Text: request.Text{Value: spec, At: at}}, true
}

// SplitRequirement splits "vllm==0.6.3" into name and specifier. Names are
// normalised as PEP 503 says.
func SplitRequirement(text string) (name, spec string) {
	end := strings.IndexAny(text, "=<>!~ [;")
	if end < 0 {
		end = len(text)
	}
	return request.NormalizeName(strings.TrimSpace(text[:end])), strings.TrimSpace(text[end:])
}

// Span returns where the packages of a kind stand among Packages: from start up
// to end.
func (q *Query) Span(kind Kind) (start, end int) {
	for _, p := range q.Packages {
		if p.Kind < kind {
			start++
		}
		if p.Kind <= kind {
			end++
		}
	}
	return start, end
}

// Of returns the packages of a kind, in the order of the target.
func (q *Query) Of(kind Kind) []*Package {
	start, end := q.Span(kind)
	return q.Packages[start:end:end]
}

// Frameworks returns the frameworks of the target, in its order.
func (q *Query) Frameworks() []*Package { return q.Of(Framework) }

// find returns the package of a kind and name; nil when there is none.
func (q *Query) find(kind Kind, name string) *Package {
	for _, p := range q.Of(kind) {
		if p.Name == name {
			return p
		}
	}
	return nil
}

// Names reports whether a package is one of the target's: named by it, or required by one that is.
func (q *Query) Names(name string) bool {
	return slices.ContainsFunc(q.Packages, func(p *Package) bool { return p.Name == name }) || q.leavesToLock(name)
}

// add puts a package behind the others of its kind.
func (q *Query) add(p *Package) {
	_, end := q.Span(p.Kind)
	q.Packages = slices.Insert(q.Packages, end, p)
}

// addRequested adds a package in the version that the target asks for. It
// reports a fault and adds nothing where that is no version.
func (q *Query) addRequested(p *Package, spec string, faults *Faults) {
	var ok bool
	if p.Version, ok = readSpecifier(p.Name, spec, p.At, faults); ok {
		q.add(p)
	}
}

// drop removes the packages for which the function returns true.
func (q *Query) drop(leave func(*Package) bool) { q.Packages = slices.DeleteFunc(q.Packages, leave) }

// readPackages takes those of the target's packages into the solve that the
// facts know: a framework's own package, which asks for a version of the
// framework, companions, and the other kinds. The rest is for the lock.
func (q *Query) readPackages(tables *facts.Facts, faults *Faults) {
	for i := range q.Request.Packages {
		r := &q.Request.Packages[i]
		if q.readFrameworkPackage(r, faults) || q.readCompanionPackage(tables, r, faults) ||
			q.readExtension(tables, r.Name, r.Specifier, r.At, faults) && q.assumeRelease(r) ||
			q.readNVIDIA(r.Name, r.Specifier, r.At, faults) || q.readLimitedPackage(r, faults) ||
			q.readTagged(r.Name, r.Specifier, r.At, faults) {
			continue
		}
		q.Unknown = append(q.Unknown, request.NormalizeName(r.Name))
		readSpecifier(r.Name, r.Specifier, r.At, faults)
	}
}

// readFrameworkPackage reads a package such as torch next to a framework.
func (q *Query) readFrameworkPackage(r *request.PackageRequest, faults *Faults) bool {
	for _, framework := range q.Frameworks() {
		if len(framework.Releases) == 0 || framework.Releases[0].Package != r.Name {
			continue
		}
		q.readExtras(r, framework)
		switch {
		case r.Specifier == "" || r.Specifier == "*":
		case framework.Version != nil:
			faults.Add(r.At, "version asked for twice", "the %s block asks for %s %s already", framework.Name,
				framework.Name,
				framework.Version.Text.Value)
		default:
			framework.VersionOf = r.Name
			framework.readVersion(request.Text{Value: r.Specifier, At: r.At}, faults)
		}
		return true
	}
	return false
}

// Allows reports whether the version that the target asks for takes in a
// release.
func (p *Package) Allows(release int) bool {
	if p.Kind != Extension {
		return p.AllowsVersion(p.Releases[release].Version)
	}
	if p.allowed == nil {
		return p.takesRow(release)
	}
	return p.allowed[release]
}

// AllowsVersion reports whether a version is one that the target asks for.
func (p *Package) AllowsVersion(version string) bool {
	return p.Version == nil || p.Version.Spec.Allows(version)
}

// LeavesOpen reports whether the version of a package is not said, or is a range of them.
func (p *Package) LeavesOpen() bool {
	return p.Version == nil || p.Version.Spec.Exact == "" && p.Version.Spec.Under == ""
}

// versions returns the versions of the releases, newest first.
func (p *Package) versions() []string {
	return facts.VersionsOf(p.Releases, func(r *facts.Release) string { return r.Version })
}

// NewestFinal returns which release is the newest that is no candidate for one
// and was not yanked; -1 when there is none. Rows that stand for many versions
// are none, and companions are as their pairs are.
func (p *Package) NewestFinal() int {
	return slices.IndexFunc(p.Releases, func(r facts.Release) bool {
		return p.Kind == Companion || !r.MustBeNamed() && (r.Row == nil || !r.Row.Onward)
	})
}

// warnUnknown says which of the target's packages no table says anything of, as
// what they are: not known, which is not the same as known to fit.
func (q *Query) warnUnknown(tables *facts.Facts) {
	slices.Sort(q.Unknown)
	q.Unknown = slices.DeleteFunc(slices.Compact(q.Unknown), func(name string) bool {
		return q.leavesToLock(name) || slices.ContainsFunc(q.Frameworks(), func(framework *Package) bool {
			return slices.Contains(CompanionsOf(tables, framework), name) || framework.LimitsPackage(name)
		})
	})
	if len(q.Unknown) == 0 {
		return
	}
	are, versions, they := " are", "versions", "they fit"
	if len(q.Unknown) == 1 {
		are, versions, they = " is", "version", "it fits"
	}
	q.Warnings = append(q.Warnings, plan.Warning{
		Rule: UnknownPackage,
		Text: words.JoinWords(q.Unknown, "and") + are + " unknown to the facts of " + tables.Date() +
			": the lock decides the " + versions + ", and nothing here says whether " + they +
			words.Prefixed("; ", words.DidYouMean(q.misspelt(tables))),
	})
}

// misspelt returns the packages that the facts know and whose names are one letter away from unknown ones. On the
// index such a name may be another package's.
func (q *Query) misspelt(tables *facts.Facts) []string {
	var known []string
	for _, name := range tables.PackageNames() {
		if slices.ContainsFunc(q.Unknown, func(asked string) bool { return version.OneApart(asked, name) }) {
			known = append(known, name)
		}
	}
	return known
}
