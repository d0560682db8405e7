package question

import (
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/request"
)

// leaveToCPU leaves out of the request the frameworks whose package for the CPU is there, beside
// something that runs on the GPU: onnxruntime beside torch or CTranslate2. Whoever wants their GPU
// code installs another package, or an extra. It reports whether there was one.
func (q *Question) leaveToCPU(r *request.Request) bool {
	if !q.ForGPU() || !q.anyOnGPU() {
		return false
	}
	before := len(r.Frameworks)
	for i, f := range q.Query.Frameworks() {
		if !q.byPackageForCPU(f, &q.Given[i]) {
			continue
		}
		around := q.aroundAlone(f)
		if !q.goWith(around, &q.Given[i]) {
			continue
		}
		for _, p := range q.ObservedAs(f) {
			q.Leave(p.Seen, "that package runs on the CPU, beside what runs on the GPU")
		}
		for _, e := range around {
			if p := q.SeenAt(e.At); p != nil {
				q.Leave(p.Seen, "it goes with a package that runs on the CPU, beside what runs on the GPU")
			}
			r.Packages = slices.DeleteFunc(r.Packages, func(o request.PackageRequest) bool { return o.At == e.At })
		}
		same := func(o request.FrameworkRequest) bool { return o.Name == f.Name }
		r.Frameworks = slices.DeleteFunc(r.Frameworks, same)
	}
	return len(r.Frameworks) < before
}

// aroundAlone returns the packages that were observed around a framework and no other one: those that are paired
// with its releases, and those that are for it or require it, each of which would bring it again.
func (q *Question) aroundAlone(framework *query.Package) (list []*query.Package) {
	for _, e := range q.Query.Of(query.Companion) {
		if e.Of == framework && q.SeenAt(e.At) != nil {
			list = append(list, e)
		}
	}
	for _, e := range q.Query.Of(query.Extension) {
		if !e.Transitive && q.isForAlone(e, framework) {
			list = append(list, e)
		}
	}
	return list
}

// isForAlone reports whether a package is for a framework and nothing else that runs on a GPU: by what the facts
// say of it, or since it has no machine code, and requires the framework and neither another one nor a package with
// such code.
func (q *Question) isForAlone(e, framework *query.Package) bool {
	info := q.Facts.PackageNamed(e.Name)
	switch {
	case info == nil:
		return false
	case info.Framework != "":
		return info.Framework == framework.Name
	}
	other := func(r facts.Release) bool { return r.Row != nil && q.requiresOther(r.Row, framework) }
	return e.RequiresPackageOf(framework) && q.PlainPython(info) && !slices.ContainsFunc(e.Releases, other)
}

// requiresOther reports whether a release requires another framework than one, or a package with machine code.
func (q *Question) requiresOther(row *matrices.PackageRelease, framework *query.Package) bool {
	for name := range row.Requires {
		id, _ := q.Facts.FrameworkOf(name)
		info := q.Facts.PackageNamed(name)
		around := info != nil && info.Framework == framework.Name
		if id != framework.Name && (id != "" || info != nil && !around && !q.PlainPython(info)) {
			return true
		}
	}
	return false
}

// goWith reports whether some release of each of the packages that was observed goes with the newest
// release that a framework's package gives.
func (q *Question) goWith(around []*query.Package, given *candidate.Given) bool {
	has := given.Builds[0].Release
	return !slices.ContainsFunc(around, func(e *query.Package) bool {
		if e.Kind == query.Companion {
			return false // what it is paired with is its framework's own to say
		}
		listed := func(r facts.Release) bool { return e.AllowsVersion(r.Version) }
		near := !slices.ContainsFunc(e.Releases, listed) // a release before it stands for one that is not listed
		for i := range e.Releases {
			r := &e.Releases[i]
			if !e.Allows(i) || !near && !listed(*r) {
				continue
			}
			need := facts.NeedOf(r.Row, has.Package)
			if need == "" || q.Facts.Specifier(need).Allows(has.Version) {
				return false
			}
		}
		return true
	})
}

// byPackageForCPU reports whether all that was observed of a framework are packages whose
// builds are for the CPU alone, as the default index has them.
func (q *Question) byPackageForCPU(framework *query.Package, given *candidate.Given) bool {
	seen := q.ObservedAs(framework)
	return len(seen) > 0 && given.By == candidate.ByDefault && !slices.ContainsFunc(given.Builds, HasGPUCode) &&
		!slices.ContainsFunc(seen, func(p *existing.Package) bool {
			forGPU := len(p.Extras) > 0 && !slices.Equal(p.Extras, []string{"cpu"})
			return forGPU || p.ByName || p.Label != "" || p.Source || !q.OnCPUOnly(p)
		})
}

// anyOnGPU reports whether something that was observed has GPU code: a build of a framework, or
// a package with machine code of its own.
func (q *Question) anyOnGPU() bool {
	forGPU := func(g candidate.Given) bool { return slices.ContainsFunc(g.Builds, HasGPUCode) }
	return slices.ContainsFunc(q.Given, forGPU) ||
		slices.ContainsFunc(q.Query.Of(query.Extension), func(e *query.Package) bool {
			info := q.Facts.PackageNamed(e.Name)
			return !e.Transitive && info != nil && !q.PlainPython(info)
		})
}
