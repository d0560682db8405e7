package query

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/request"
)

// Extension is a package around the frameworks that the facts know by its
// own releases: vllm, flash-attn, xformers.
type Extension struct {
	Name       string                 // in the facts
	PyPI       string                 // on the index; empty where the release says
	CUDAExact  bool                   // its wheels for another CUDA major go with a build for their very minor
	WheelsFrom []matrices.WheelSource // that have the wheels which the default index does not
	Releases   []matrices.PackageRelease
	Spec       *Specifier
	at         request.Position
	Asked      string // the name that the target uses, where it is one of several
	Transitive bool   // required by another package, not named by the target; releases[0] stands for none
	Optional   bool   // brought in by a package that says itself which GPUs it serves, with or without this one
	taken      []bool // what allows has found, by release
	takenFor   *Specifier
}

// readExtension takes a package into the solve when the facts know its
// releases, and reports whether they do.
func (a *Query) readExtension(facts *facts.Facts, name, spec string, at request.Position, f *Faults) bool {
	info := PackageNamed(facts, name)
	if info == nil {
		return false
	}
	known := info.Name
	e := Extension{Name: known, Asked: name, PyPI: info.PyPI, CUDAExact: info.CUDAExact, WheelsFrom: info.WheelsFrom, at: at}
	for _, r := range facts.Packages(known) {
		if !r.Unreleased {
			e.Releases = append(e.Releases, r)
		}
	}
	if len(e.Releases) == 0 {
		f.Add(at, "no release of "+name, "%s",
			strings.Join(append([]string{"its makers publish none on an index, so a lock cannot hold it; install it from source in an image of your own that has the CUDA toolkit (toolkit = true)"}, info.Notes...), "; "))
		return true
	}
	var ok bool
	if e.Spec, ok = readSpecifier(name, spec, at, f); !ok {
		return true
	}
	a.Extensions = slices.DeleteFunc(a.Extensions, func(o Extension) bool { return o.Name == known && o.Spec == nil })
	if !slices.ContainsFunc(a.Extensions, func(o Extension) bool { return o.Name == known }) {
		a.Extensions = append(a.Extensions, e)
	}
	return true
}

// PackageNamed finds a package by its name in the facts or on the index; nil
// when they do not know it.
func PackageNamed(f *facts.Facts, name string) *matrices.PackageInfo {
	rows := f.PackageInfos()
	for i := range rows {
		if row := &rows[i]; row.Name == name || row.PyPI != "" && request.NormalizeName(row.PyPI) == name ||
			slices.Contains(row.Aliases, name) {
			return row
		}
	}
	return nil
}

// impliedFrameworks adds the frameworks that extensions cannot do without and
// the target does not name.
func (a *Query) impliedFrameworks(facts *facts.Facts, f *Faults) {
	implied := false
	imply := func(name string, at request.Position) {
		if !slices.ContainsFunc(a.Frameworks, func(fa Framework) bool { return fa.Name == name }) {
			implied = true
			a.readFramework(facts, &request.FrameworkRequest{Name: name, At: at}, f)
		}
	}
	for i := range a.Extensions {
		e := &a.Extensions[i]
		for _, name := range facts.FrameworkNames() {
			if releases := facts.Frameworks(name); len(releases) > 0 && e.Releases[0].Requires[releases[0].Package] != "" {
				imply(name, e.at)
			}
		}
	}
	if len(a.Frameworks)+len(a.Request.Frameworks) == 0 {
		for i := range a.Extensions {
			if info := PackageNamed(facts, a.Extensions[i].Name); info != nil && info.Framework != "" {
				imply(info.Framework, a.Extensions[i].at)
			}
		}
	}
	if implied {
		a.pairCompanions(f)
	}
}

// Names reports whether the target uses a name that stands for the wheel of
// one CUDA.
func (e *Extension) Names(r *matrices.PackageRelease) bool {
	return len(r.PyPI) > 1 && slices.Contains(r.PyPI, e.Asked)
}

// Allows reports whether the user's version takes in a release. Rules ask it
// of every pair of a release and something else, so it keeps its answers.
func (e *Extension) Allows(i int) bool {
	if e.taken == nil || e.takenFor != e.Spec {
		e.taken, e.takenFor = make([]bool, len(e.Releases)), e.Spec
		for j := range e.Releases {
			e.taken[j] = e.takes(j)
		}
	}
	return e.taken[i]
}

// takes reads one release against the user's version. A row that holds onward
// takes in every later version up to the next row.
func (e *Extension) takes(i int) bool {
	r := &e.Releases[i]
	if e.Asked != e.Name && len(r.PyPI) > 0 && !slices.Contains(r.PyPI, e.Asked) && e.renamed() {
		return false
	}
	if e.Spec == nil {
		return !version.IsPreRelease(r.Version) || e.onlyPreReleases()
	}
	spec := &e.Spec.Spec
	if !r.Onward {
		return spec.Allows(r.Version)
	}
	asked := spec.Asked()
	if asked == "" || !version.IsDotted(asked) {
		return true
	}
	return version.Compare(r.Version, asked) <= 0 && (i == 0 || version.Compare(e.Releases[i-1].Version, asked) > 0)
}

// renamed reports whether the name that the target uses is that of some
// releases alone: mmcv-full, cudf-cu12.
func (e *Extension) renamed() bool {
	return slices.ContainsFunc(e.Releases, func(r matrices.PackageRelease) bool {
		return slices.Contains(r.PyPI,
			e.Asked)
	})
}

// onlyPreReleases reports whether the package has had no final release, so that
// plain pip takes a pre-release (PEP 440).
func (e *Extension) onlyPreReleases() bool {
	return !slices.ContainsFunc(e.Releases, func(r matrices.PackageRelease) bool {
		return r.Version != "" &&
			!version.IsPreRelease(r.Version)
	})
}

// Version is what the stack installs for a release: nothing where a row stands
// for many versions and the user names none of them.
func (e *Extension) Version(i int) string {
	if !e.Releases[i].Onward {
		if e.Spec != nil && e.Spec.Spec.Local != "" {
			return e.Releases[i].Version + "+" + e.Spec.Spec.Local
		}
		return e.Releases[i].Version
	}
	if e.Spec != nil {
		return e.Spec.Spec.Exact
	}
	return ""
}

// InstallName is the package's name on the index, for a CUDA where there is
// one name for each.
func (e *Extension) InstallName(i int, cuda string) string {
	names := e.Releases[i].PyPI
	if name := NameForCUDA(names, cuda); name != "" {
		return name
	}
	if len(names) == 1 {
		return names[0]
	}
	if e.PyPI != "" {
		return e.PyPI
	}
	return e.Name
}
