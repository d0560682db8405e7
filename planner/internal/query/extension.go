package query

import (
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/request"
)

// readExtension takes a package into the solve when the facts know its
// releases, and reports whether they do.
func (q *Query) readExtension(tables *facts.Facts, name, spec string, at request.Position, faults *Faults) bool {
	info := tables.PackageNamed(name)
	if info == nil || info.Device != "" {
		return false
	}
	if info.OnSpot && len(tables.Packages(name)) == 0 {
		return q.lockDecides && q.readOnSpot(info, name, spec, at, faults)
	}
	e := newExtension(tables, info, at)
	e.Asked = name
	if len(e.Releases) == 0 {
		faults.addUnpublished(info, name, at)
		return true
	}
	var ok bool
	if e.Version, ok = readSpecifier(name, spec, at, faults); !ok {
		return true
	}
	if !e.knowsVersion() && (facts.IsLearned(info) || q.leaveToLock(e)) {
		return false // not all releases were read: the lock looks for those that are asked for
	}
	q.drop(func(p *Package) bool { return p.Kind == Extension && p.Name == e.Name && p.Version == nil })
	switch other := q.find(Extension, e.Name); {
	case other == nil:
		e.judgeReleases()
		q.add(e)
	case e.Version != nil && e.Version.Text.Value != other.Version.Text.Value:
		faults.Add(at, "version asked for twice", "%s %s is asked for already, and %s is the same package",
			other.Asked, other.Version.Text.Value, e.Asked)
	}
	return true
}

func newExtension(tables *facts.Facts, info *matrices.PackageInfo, at request.Position) *Package {
	return &Package{Kind: Extension, Name: info.Name, At: at, Traits: facts.PackageTraits(info),
		Releases: tables.PackageReleases(info)}
}

// impliedFrameworks adds the frameworks that extensions cannot do without and
// the target does not name.
func (q *Query) impliedFrameworks(tables *facts.Facts, faults *Faults) {
	implied := false
	imply := func(name string, at request.Position) {
		if q.find(Framework, name) == nil {
			implied = true
			q.readFramework(tables, &request.FrameworkRequest{Name: name, At: at}, faults)
		}
	}
	extensions := slices.Clone(q.Of(Extension))
	for _, e := range slices.Concat(extensions, q.Unlisted) {
		for _, name := range tables.FrameworkNames() {
			if e.Releases[0].Row.Requires[tables.FrameworkInfo(name).Packages[0]] != "" {
				imply(name, e.At)
			}
		}
	}
	for i := range q.OnSpot {
		if name := q.OnSpot[i].implied(tables, q.Frameworks()); name != "" {
			imply(name, q.OnSpot[i].At)
		}
	}
	if len(q.Frameworks())+len(q.Request.Frameworks) == 0 {
		for _, e := range slices.Concat(extensions, q.Unlisted) {
			if info := tables.PackageNamed(e.Name); info != nil && info.Framework != "" {
				imply(info.Framework, e.At)
			}
		}
	}
	if implied {
		q.pairCompanions(tables, faults)
	}
}

// addTransitivePackages adds the packages with GPU code that those of the target
// require, and what those require in turn. Packages that are paired with
// a framework's releases come with the framework.
func (q *Query) addTransitivePackages(tables *facts.Facts) {
	for i := 0; i < len(q.Of(Extension)); i++ {
		by := q.Of(Extension)[i]
		for _, name := range by.requirements() {
			q.addTransitive(tables, by, name)
		}
	}
}

// requirements returns the names that any release the target may take requires,
// sorted.
func (p *Package) requirements() []string {
	names := map[string]bool{}
	for i := range p.Releases {
		if p.Allows(i) {
			for name := range p.Releases[i].Row.Requires {
				names[name] = true
			}
		}
	}
	return slices.Sorted(maps.Keys(names))
}

func (q *Query) addTransitive(tables *facts.Facts, by *Package, name string) {
	info := tables.PackageNamed(request.NormalizeName(name))
	if info == nil || !info.BindsGPU || q.find(Extension, info.Name) != nil || q.leavesToLock(info.Name) ||
		q.paired(tables, info.Name) {
		return
	}
	e := newExtension(tables, info, by.At)
	e.Transitive, e.By = true, by
	// The first release stands for none: it is the best one where nothing
	// requires the package.
	none := facts.Release{Table: info.Name, Row: &matrices.PackageRelease{Package: info.Name}}
	e.Releases = slices.Concat([]facts.Release{none}, e.Releases)
	e.Optional = slices.ContainsFunc(by.Releases, func(r facts.Release) bool { return r.Row.SMMin != "" })
	e.judgeReleases()
	q.add(e)
}

// judgeReleases finds which releases the version that the target asks for takes
// in. Rules ask that of every pair of an extension's release and something else.
func (p *Package) judgeReleases() {
	p.allowed = make([]bool, len(p.Releases))
	for i := range p.Releases {
		p.allowed[i] = p.takesRow(i)
	}
}

// None reports whether a release stands for the package's absence.
func (p *Package) None(release int) bool { return p.Transitive && release == 0 }

// NamesWheel reports whether the target uses a name that stands for the wheel of
// one CUDA.
func (p *Package) NamesWheel(r *matrices.PackageRelease) bool {
	return len(r.PyPI) > 1 && slices.Contains(r.PyPI, p.Asked)
}

// takesRow reads one release of an extension against the user's version. A row
// that holds onward takes in every later version up to the next row.
func (p *Package) takesRow(release int) bool {
	r := p.Releases[release].Row
	if !p.ComesAs(r) {
		return false
	}
	if p.Version == nil {
		return !version.IsPreRelease(r.Version) || p.onlyPreReleases()
	}
	spec := &p.Version.Spec
	if !r.Onward {
		return spec.Allows(r.Version)
	}
	asked := spec.Asked()
	if asked == "" || !version.IsDotted(asked) {
		return true
	}
	return version.Compare(r.Version, asked) <= 0 &&
		(release == 0 || version.Compare(p.Releases[release-1].Version, asked) > 0)
}

// ComesAs reports whether a release is installed by the name that the target uses, where
// that is the name of some releases alone: those that list it. A release that is on no index by any such name may
// be named by it with the label of a wheel: dgl-cu102 0.9.1+cu102.
func (p *Package) ComesAs(r *matrices.PackageRelease) bool {
	if p.Asked == p.Name || slices.Contains(r.PyPI, p.Asked) || !p.renamed() {
		return true
	}
	return len(r.PyPI) == 0 && p.Version != nil && p.Version.Spec.Local != "" &&
		strings.HasSuffix(p.Asked, "-"+p.Version.Spec.Local)
}

// Onward returns the versions that a row which holds onward stands for, as a specifier: those from
// its own up to the next row that the target asks for.
func (p *Package) Onward(release int) string {
	clauses := []string{">=" + p.Releases[release].Version}
	if release > 0 && p.Releases[release-1].Version != "" {
		clauses = append(clauses, "<"+p.Releases[release-1].Version)
	}
	if p.Version != nil {
		clauses = append(clauses, p.Version.Spec.Text)
	}
	return strings.Join(clauses, ",")
}

// renamed reports whether the name that the target uses is that of some
// releases alone: mmcv-full, cudf-cu12.
func (p *Package) renamed() bool {
	return slices.ContainsFunc(p.Releases, func(r facts.Release) bool { return slices.Contains(r.Row.PyPI, p.Asked) })
}

// onlyPreReleases reports whether the package has had no final release, so that
// plain pip takes a pre-release (PEP 440).
func (p *Package) onlyPreReleases() bool {
	return !slices.ContainsFunc(p.Releases, func(r facts.Release) bool {
		return r.Version != "" && !version.IsPreRelease(r.Version)
	})
}

// InstalledVersion is what the stack installs for a release: nothing where a row
// stands for many versions and the user names none of them.
func (p *Package) InstalledVersion(release int) string {
	r := p.Releases[release].Row
	switch {
	case r.Onward && p.Version == nil:
		return ""
	case r.Onward:
		return p.Version.Spec.Exact
	case p.Version != nil && p.Version.Spec.Local != "":
		return r.Version + "+" + p.Version.Spec.Local
	default:
		return r.Version
	}
}

// InstallName is an extension's name on the index, for a CUDA where there is one
// name for each. By an alias that no release lists it is a package of its own.
func (p *Package) InstallName(release int, cuda string) string {
	row := p.Releases[release].Row
	names := row.PyPI
	free := row.CUDA == "" && len(row.CUDAAlso) == 0 // each name goes beside any CUDA
	if free && p.NamesWheel(row) {
		return p.Asked
	}
	if name := facts.NameForCUDA(names, cuda); name != "" {
		return name
	}
	if len(names) == 1 || len(names) > 1 && free {
		return slices.MaxFunc(names, func(a, b string) int { return version.Compare(digits(a), digits(b)) })
	}
	if p.Traits.PyPI == "" {
		return p.Name
	}
	ofAny := p.Asked == p.Name || p.Asked == request.NormalizeName(p.Traits.PyPI) || len(names) > 0 || p.renamed()
	if p.Asked != "" && !ofAny { // a package of its own beside it
		return p.Asked
	}
	return p.Traits.PyPI
}

// digits are those at the end of a name: 118 of spconv-cu118.
func digits(name string) string { return name[strings.LastIndexFunc(name, notDigit)+1:] }

func notDigit(r rune) bool { return r < '0' || r > '9' }

// CompilesWithoutWheel reports whether all releases of a package that are asked for
// are compiled at install where no wheel of theirs fits.
func (p *Package) CompilesWithoutWheel() bool {
	for i := range p.Releases {
		needs := p.Releases[i].Row.NeedsNVCC
		if p.Allows(i) && needs != "always" && !strings.Contains(needs, "wheel") {
			return false
		}
	}
	return true
}

// MadeElsewhere reports whether none of the releases that are asked for is published for
// a platform.
func (p *Package) MadeElsewhere(platform string) bool {
	for i := range p.Releases {
		platforms := p.Releases[i].Row.Platforms
		if p.Allows(i) && (len(platforms) == 0 || slices.Contains(platforms, "any") || slices.Contains(platforms, platform)) {
			return false
		}
	}
	return true
}

// InstallsAnywhere reports whether a release that is asked for has a wheel which an installer puts on every platform,
// also where it does not run.
func (p *Package) InstallsAnywhere() bool {
	for i := range p.Releases {
		if p.Allows(i) && p.Releases[i].Row.AnyWheel {
			return true
		}
	}
	return false
}

// HasWheelsElsewhere reports whether the releases that are allowed have wheels, and all of them for other
// platforms, so that what is there on this one was compiled.
func (p *Package) HasWheelsElsewhere(platform string) bool {
	for i := range p.Releases {
		wheels := p.Releases[i].Row.Wheels
		if p.Allows(i) && (len(wheels) == 0 || slices.ContainsFunc(wheels, func(w matrices.WheelSet) bool {
			return len(w.Platforms) == 0 || slices.Contains(w.Platforms, platform)
		})) {
			return false
		}
	}
	return true
}

// standAlone plans a target that names no framework around one of its packages
// that brings CUDA by itself: CTranslate2, numba-cuda, TensorRT. The package
// becomes the framework, so that all that holds for builds holds for its own.
func (q *Query) standAlone(faults *Faults) {
	if len(q.Frameworks()) > 0 || len(q.Request.Frameworks) > 0 {
		return
	}
	for _, e := range q.Of(Extension) {
		if !e.Traits.Alone {
			continue
		}
		if alone := e.asFramework(); len(alone.Releases) > 0 {
			q.drop(func(p *Package) bool { return p == e })
			q.add(alone)
			for i := range q.Request.Packages {
				if r := &q.Request.Packages[i]; request.NormalizeName(r.Name) == alone.Asked {
					q.readExtras(r, alone)
				}
			}
			q.readLimitedAlone(faults)
			return
		}
	}
}

// asFramework returns an extension as the target's framework, with the releases
// of which the facts know the CUDA and the Pythons.
func (p *Package) asFramework() *Package {
	alone := &Package{Kind: Framework, Name: p.Traits.Name, VersionOf: p.Traits.Name, Asked: p.Asked, At: p.At,
		Version: p.Version, Traits: p.Traits}
	for i := range p.Releases {
		release := p.Releases[i]
		release.Builds = p.BuildsNamed(i)
		if len(release.Builds) > 0 && len(release.Python) > 0 {
			alone.Releases = append(alone.Releases, release)
		}
	}
	return alone
}

// BuildsNamed returns the builds that a release of a package which brings CUDA by itself has, under the name that is
// asked for: of mxnet-cu112 those that are installed under that name.
func (p *Package) BuildsNamed(release int) []matrices.Build {
	builds := p.Releases[release].Builds
	if p.Asked == p.Name || !p.renamed() {
		return builds
	}
	return slices.DeleteFunc(slices.Clone(builds), func(b matrices.Build) bool { return b.Package != p.Asked })
}
