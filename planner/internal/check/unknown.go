package check

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/planner/verdict"
)

// drop takes a package whose version the facts cannot read for one near to it,
// or leaves it out, and reports whether there was one.
func (q *question) drop(r *request.Request, faults []*request.InputError) bool {
	for _, fault := range faults {
		at := slices.IndexFunc(r.Packages, func(p request.PackageRequest) bool { return p.At == fault.At })
		if at < 0 {
			continue
		}
		if !q.takeNear(&r.Packages[at]) && !q.takeByVersion(&r.Packages[at]) {
			q.leaveOut(&r.Packages[at], fault)
			r.Packages = slices.Delete(r.Packages, at, at+1)
		}
		return true
	}
	if len(r.Drivers) > 0 && slices.ContainsFunc(faults, func(f *request.InputError) bool { return f.At == r.Drivers[0].At }) {
		q.unknown = append(q.unknown, faults[0].Found())
		r.Drivers = nil
		return true
	}
	return false
}

// leaveOut leaves a package out of the question. What has no machine code of its own, or is
// nothing that the facts are about, says nothing against it; of other packages it is not known.
func (q *question) leaveOut(p *request.PackageRequest, fault *request.InputError) {
	seen := q.seenAt(p.At)
	switch info := q.Facts.PackageNamed(p.Name); {
	case seen != nil && info != nil && q.plainPython(info):
		q.Leave(seen.Seen, "the facts of "+q.Facts.Date()+" do not know that release; it has no GPU code of its own")
	case seen != nil && info == nil && !p.At.ByFlag() && !q.limited(p.Name) && !q.companion(p.Name) &&
		!query.TakesCUDA(p.Name):
		q.Leave(seen.Seen, "the facts of "+q.Facts.Date()+" know nothing of it, and its version cannot be read: "+
			fault.Detail)
	case seen != nil && seen.Source && seen.Exact == "":
		q.unknown = append(q.unknown, p.Name+" is built from its source, and the facts hold no release of it")
	case seen != nil && q.CompiledForTorch(p.Name):
		q.infer(fmt.Sprintf("%s %s is judged by what it was compiled for", p.Name, seen.Exact))
	default:
		q.unknown = append(q.unknown, fault.Found())
	}
}

// seenAt returns the package that was observed at a place; nil for none.
func (q *question) seenAt(at request.Position) *existing.Package {
	for i := range q.Packages {
		if q.Packages[i].At == at {
			return &q.Packages[i]
		}
	}
	return nil
}

// plainPython reports whether no release of a package has GPU code of its own,
// compiled or to be compiled.
func (q *question) plainPython(info *matrices.PackageInfo) bool {
	releases := q.Facts.PackageReleases(info)
	return len(releases) > 0 && !info.BindsGPU && !info.RunTimeKernels && info.Delivery == "" &&
		!slices.ContainsFunc(q.Facts.Packages(info.Name), func(r matrices.PackageRelease) bool {
			return packages.Compiled(&r) || r.NeedsNVCC != "" || r.SMMin != "" || existing.PinsOne(&r)
		})
}

// takeNear takes the version of a package for one near to it, and reports
// whether it did: the release that a development version precedes or a
// post-release is one of, or else, of packages that are not compiled against
// one torch, the newest known one before it.
func (q *question) takeNear(p *request.PackageRequest) bool {
	seen := q.seenAt(p.At)
	if seen == nil || seen.Exact == "" || seen.Series || p.Specifier == "" {
		return false
	}
	if q.Patched(p.Name, seen.Exact) {
		p.Specifier = "==" + seen.Exact + ".*"
		seen.Series = true
		return true
	}
	near, ok := reading.Follows(seen.Exact)
	if !ok {
		near, ok = reading.Precedes(seen.Exact)
	}
	if !ok || p.Specifier == "=="+near {
		near = q.Before(p.Name, seen.Exact)
		if near != "" && q.assume(p, seen, near) {
			q.infer(fmt.Sprintf("%s %s is judged by %s", p.Name, seen.Exact, near))
			return true
		}
	}
	if near == "" || p.Specifier == "=="+near {
		return false
	}
	p.Specifier = "==" + near
	q.infer(fmt.Sprintf("%s %s is judged by %s", p.Name, seen.Exact, near))
	return true
}

// takeByVersion takes a release that the facts do not know, of a package without GPU code of its
// own, by its version alone, and reports whether it did: ranges of versions hold for it too. Which
// framework it runs on its version does not say, so one must be there.
func (q *question) takeByVersion(p *request.PackageRequest) bool {
	seen, info := q.seenAt(p.At), q.Facts.PackageNamed(p.Name)
	if seen == nil || info == nil || len(q.Frameworks) == 0 {
		return false
	}
	near := q.NearestTo(info, seen.Exact)
	if near == "" || !q.assume(p, seen, near) {
		return false
	}
	q.Leave(seen.Seen, "the facts of "+q.Facts.Date()+
		" do not know that release; it has no GPU code of its own, and only its version counts")
	return true
}

// assume asks for a release that the facts do not know as one that is there, near to one that they
// do, and reports whether it is new that it does. What says no one version is none, and of what has
// GPU code of its own the version says too little.
func (q *question) assume(p *request.PackageRequest, seen *existing.Package, near string) bool {
	info := q.Facts.PackageNamed(p.Name)
	if info == nil || !q.plainPython(info) || p.AssumeLike != "" || seen.Series ||
		!version.IsDotted(seen.Exact) || p.Specifier != "=="+seen.Exact {
		return false
	}
	p.AssumeLike = near
	return true
}

// nothingToRunOn says that nothing is named that the facts hold the GPU code of, neither a
// framework nor a package that brings one; nil where something is.
func (q *question) nothingToRunOn() *verdict.Missing {
	if len(q.Frameworks) > 0 {
		return nil
	}
	var names []string
	for i := range q.Packages {
		p := &q.Packages[i]
		if info := q.Facts.PackageNamed(p.Name); info != nil && len(q.Facts.PackageReleases(info)) > 0 &&
			!q.plainPython(info) {
			return nil
		}
		if !installs(p.Name) {
			names = append(names, strings.TrimPrefix(p.Words, p.At.File+" ")) // of a flag
		}
	}
	if len(q.Packages) == 0 {
		return nil
	}
	why := "neither a framework nor a package with GPU code is named"
	if names = slices.Compact(names); len(names) > 0 {
		why = fmt.Sprintf("the facts of %s hold no GPU code of %s, and no framework is named that has some",
			q.Facts.Date(), words.JoinWords(names[:min(len(names), 3)], "or"))
	}
	return &verdict.Missing{Why: why,
		Observe: "the framework, or the packages with GPU code, that it runs on", Command: "pip freeze",
		Facts: []string{}}
}

// infer records that the answer rests on something near.
func (q *question) infer(why string) {
	if !slices.Contains(q.inferred, why) {
		q.inferred = append(q.inferred, why)
	}
}

// markOwn marks the packages that somebody compiled for the environment.
func (q *question) markOwn(read *query.Query) {
	for i := range q.Packages {
		p := &q.Packages[i]
		if !p.Source {
			continue
		}
		for _, e := range read.Of(query.Extension) {
			if e.At == p.At && !e.Transitive {
				e.Own, e.Changed = true, p.Changed
				q.infer(p.Name + " was compiled for the environment")
			}
		}
	}
}
