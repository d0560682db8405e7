package question

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/request"
)

// drop takes a package whose version the facts cannot read for one near to it,
// or leaves it out, and reports whether there was one.
func (q *Question) drop(r *request.Request, faults []*request.InputError) bool {
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
		q.Unknown = append(q.Unknown, faults[0].Found())
		r.Drivers = nil
		return true
	}
	return false
}

// leaveOut leaves a package out of the question. What has no machine code of its own, or is
// nothing that the facts are about, says nothing against it; of other packages it is not known.
func (q *Question) leaveOut(p *request.PackageRequest, fault *request.InputError) {
	seen := q.SeenAt(p.At)
	switch info := q.Facts.PackageNamed(p.Name); {
	case seen != nil && info != nil && q.PlainPython(info):
		q.Leave(seen.Seen, "the facts of "+q.Facts.Date()+" do not know that release; it has no GPU code of its own")
	case seen != nil && seen.ForCPU:
		q.Leave(seen.Seen, "the facts of "+q.Facts.Date()+" do not know that release; it is said to be a build for the CPU")
	case seen != nil && info == nil && !p.At.ByFlag() && !q.Limits(p.Name) && !q.companion(p.Name) &&
		!query.TakesCUDA(p.Name):
		q.Leave(seen.Seen, "the facts of "+q.Facts.Date()+" know nothing of it, and its version cannot be read: "+
			fault.Detail)
	case seen != nil && seen.Source && seen.Exact == "":
		q.Unknown = append(q.Unknown, p.Name+" is built from its source, and the facts hold no release of it")
	case seen != nil && q.CompiledForTorch(p.Name):
		q.Infer(fmt.Sprintf("%s %s is judged by what it was compiled for", p.Name, seen.Exact))
	default:
		q.Unknown = append(q.Unknown, fault.Found())
	}
}

// takeNear takes the version of a package for one near to it, and reports
// whether it did: the release that a development version precedes or a
// post-release is one of, or else, of packages that are not compiled against
// one torch, the newest known one before it.
func (q *Question) takeNear(p *request.PackageRequest) bool {
	seen := q.SeenAt(p.At)
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
			q.Infer(fmt.Sprintf("%s %s is judged by %s", p.Name, seen.Exact, near))
			return true
		}
	}
	if near == "" || p.Specifier == "=="+near {
		return false
	}
	p.Specifier = "==" + near
	q.Infer(fmt.Sprintf("%s %s is judged by %s", p.Name, seen.Exact, near))
	return true
}

// takeByVersion takes a release that the facts do not know, of a package without GPU code of its
// own, by its version alone, and reports whether it did: ranges of versions hold for it too. Which
// framework it runs on its version does not say, so one must be there.
func (q *Question) takeByVersion(p *request.PackageRequest) bool {
	seen, info := q.SeenAt(p.At), q.Facts.PackageNamed(p.Name)
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
func (q *Question) assume(p *request.PackageRequest, seen *existing.Package, near string) bool {
	info := q.Facts.PackageNamed(p.Name)
	if info == nil || !q.PlainPython(info) || p.AssumeLike != "" || seen.Series ||
		!version.IsDotted(seen.Exact) || p.Specifier != "=="+seen.Exact {
		return false
	}
	p.AssumeLike = near
	return true
}

// Infer records that the answer rests on something near.
func (q *Question) Infer(why string) {
	if !slices.Contains(q.Inferred, why) {
		q.Inferred = append(q.Inferred, why)
	}
}

// markOwn marks the packages that somebody compiled for the environment.
func (q *Question) markOwn(read *query.Query) {
	for i := range q.Packages {
		p := &q.Packages[i]
		if !p.Source {
			continue
		}
		for _, e := range read.Of(query.Extension) {
			if e.At == p.At && !e.Transitive {
				e.Own, e.Changed = true, p.Changed
				q.Infer(p.Name + " was compiled for the environment")
			}
		}
	}
}
