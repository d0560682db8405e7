package question

import (
	"slices"

	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/existing"
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
		for _, p := range q.ObservedAs(f) {
			q.Leave(p.Seen, "that package runs on the CPU, beside what runs on the GPU")
		}
		same := func(o request.FrameworkRequest) bool { return o.Name == f.Name }
		r.Frameworks = slices.DeleteFunc(r.Frameworks, same)
	}
	return len(r.Frameworks) < before
}

// byPackageForCPU reports whether all that was observed of a framework are packages whose
// builds are for the CPU alone, as the default index has them.
func (q *Question) byPackageForCPU(framework *query.Package, given *candidate.Given) bool {
	seen := q.ObservedAs(framework)
	return len(seen) > 0 && given.By == candidate.ByDefault && !slices.ContainsFunc(given.Builds, HasGPUCode) &&
		!slices.ContainsFunc(seen, func(p *existing.Package) bool {
			return p.ByName || p.Label != "" || p.Source || len(p.Extras) > 0 || !q.OnCPUOnly(p)
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
