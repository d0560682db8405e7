package planner

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// extensionAsk is a package around the frameworks that the facts know by its
// own releases: vllm, flash-attn, xformers.
type extensionAsk struct {
	name     string // in the facts
	pypi     string // on the index; empty where the release says
	page     string // of links to its wheels, with {version} in it; empty where the index has them
	releases []matrices.PackageRelease
	spec     *specifierAsk
	at       Position
	asked    string // the name that the target uses, where it is one of several
	pulled   bool   // required by another package, not named by the target; releases[0] stands for none
	optional bool   // pulled in by a package that says itself which GPUs it serves, with or without this one
	taken    []bool // what allows has found, by release
	takenFor *specifierAsk
}

// readExtension takes a package into the solve when the facts know its
// releases, and reports whether they do.
func (a *ask) readExtension(p *Planner, name, spec string, at Position, f *faults) bool {
	info := p.facts.packageNamed(name)
	if info == nil {
		return false
	}
	known := info.Name
	e := extensionAsk{name: known, asked: name, pypi: info.PyPI, page: info.WheelsPage, at: at}
	for _, r := range p.facts.Packages(known) {
		if !r.Unreleased {
			e.releases = append(e.releases, r)
		}
	}
	if len(e.releases) == 0 {
		f.add(at, "no release of "+name, "%s", strings.Join(append([]string{"its makers publish none on an index, so a lock cannot hold it; install it from source in an image of your own that has the CUDA toolkit (toolkit = true)"}, info.Notes...), "; "))
		return true
	}
	var ok bool
	if e.spec, ok = readSpecifier(name, spec, at, f); !ok {
		return true
	}
	a.extensions = slices.DeleteFunc(a.extensions, func(o extensionAsk) bool { return o.name == known && o.spec == nil })
	if !slices.ContainsFunc(a.extensions, func(o extensionAsk) bool { return o.name == known }) {
		a.extensions = append(a.extensions, e)
	}
	return true
}

// packageNamed finds a package by its name in the facts or on the index; nil
// when they do not know it.
func (f *facts) packageNamed(name string) *matrices.PackageInfo {
	rows := f.PackageInfos()
	for i := range rows {
		if row := &rows[i]; row.Name == name || row.PyPI != "" && NormalizeName(row.PyPI) == name || slices.Contains(row.Aliases, name) {
			return row
		}
	}
	return nil
}

// impliedFrameworks adds the frameworks that extensions cannot do without and
// the target does not name.
func (a *ask) impliedFrameworks(p *Planner, f *faults) {
	implied := false
	imply := func(name string, at Position) {
		if !slices.ContainsFunc(a.frameworks, func(fa frameworkAsk) bool { return fa.name == name }) {
			implied = true
			a.readFramework(p, &FrameworkRequest{Name: name, At: at}, f)
		}
	}
	for i := range a.extensions {
		e := &a.extensions[i]
		for _, name := range p.facts.FrameworkNames() {
			if releases := p.facts.Frameworks(name); len(releases) > 0 && e.releases[0].Requires[releases[0].Package] != "" {
				imply(name, e.at)
			}
		}
	}
	if len(a.frameworks)+len(a.request.Frameworks) == 0 {
		for i := range a.extensions {
			if info := p.facts.packageNamed(a.extensions[i].name); info != nil && info.Framework != "" {
				imply(info.Framework, a.extensions[i].at)
			}
		}
	}
	if implied {
		a.pairCompanions(f)
	}
}

// names reports whether the target uses a name that stands for the wheel of
// one CUDA.
func (e *extensionAsk) names(r *matrices.PackageRelease) bool {
	return len(r.PyPI) > 1 && slices.Contains(r.PyPI, e.asked)
}

// allows reports whether the user's version takes in a release. Rules ask it
// of every pair of a release and something else, so it keeps its answers.
func (e *extensionAsk) allows(i int) bool {
	if e.taken == nil || e.takenFor != e.spec {
		e.taken, e.takenFor = make([]bool, len(e.releases)), e.spec
		for j := range e.releases {
			e.taken[j] = e.takes(j)
		}
	}
	return e.taken[i]
}

// takes reads one release against the user's version. A row that holds onward
// takes in every later version up to the next row.
func (e *extensionAsk) takes(i int) bool {
	r := &e.releases[i]
	if e.asked != e.name && len(r.PyPI) > 0 && !slices.Contains(r.PyPI, e.asked) && e.renamed() {
		return false
	}
	if e.spec == nil {
		return !isPreRelease(r.Version) || e.onlyPreReleases()
	}
	spec := &e.spec.spec
	if !r.Onward {
		return spec.allows(r.Version)
	}
	asked := spec.asked()
	if asked == "" || !isDotted(asked) {
		return true
	}
	return compareDotted(r.Version, asked) <= 0 && (i == 0 || compareDotted(e.releases[i-1].Version, asked) > 0)
}

// renamed reports whether the name that the target uses is that of some
// releases alone: mmcv-full, cudf-cu12.
func (e *extensionAsk) renamed() bool {
	return slices.ContainsFunc(e.releases, func(r matrices.PackageRelease) bool { return slices.Contains(r.PyPI, e.asked) })
}

// onlyPreReleases reports whether the package has had no final release, so that
// plain pip takes a pre-release (PEP 440).
func (e *extensionAsk) onlyPreReleases() bool {
	return !slices.ContainsFunc(e.releases, func(r matrices.PackageRelease) bool { return r.Version != "" && !isPreRelease(r.Version) })
}

// version is what the stack installs for a release: nothing where a row stands
// for many versions and the user names none of them.
func (e *extensionAsk) version(i int) string {
	if !e.releases[i].Onward {
		if e.spec != nil && e.spec.spec.local != "" {
			return e.releases[i].Version + "+" + e.spec.spec.local
		}
		return e.releases[i].Version
	}
	if e.spec != nil {
		return e.spec.spec.exact
	}
	return ""
}

// installName is the package's name on the index, for a CUDA where there is
// one name for each.
func (e *extensionAsk) installName(i int, cuda string) string {
	names := e.releases[i].PyPI
	if name := nameForCUDA(names, cuda); name != "" {
		return name
	}
	if len(names) == 1 {
		return names[0]
	}
	if e.pypi != "" {
		return e.pypi
	}
	return e.name
}
