package check

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/request"
)

// question is one environment on one GPU and driver, as it is put to the
// solver.
type question struct {
	*environment
	gpu      *existing.GPU
	board    *matrices.GPU // nil where none was observed
	driver   *existing.Seen
	query    *query.Query
	given    []candidate.Given    // by framework: what the newest release that fits gives
	others   [][]*candidate.Build // by framework: the builds besides of all releases that it may be
	inferred []string             // why the answer rests on something near
	unknown  []string             // what the facts do not hold and may decide
	// noFramework says that neither a framework was observed nor a package that brings one.
	noFramework bool
}

// environmentName stands for the base image of an environment that is there.
const environmentName = "the environment"

// ask reads the observations as a query. Versions that the facts do not hold
// are read by rule, or left out and told.
func (c *environment) ask(gpu *existing.GPU, board *matrices.GPU, driver *existing.Seen) (*question, error) {
	q := &question{environment: c, gpu: gpu, board: board, driver: driver}
	r := q.request()
	for range 2*len(r.Packages) + len(r.Frameworks) + 2 {
		read, err := c.engine.ReadExisting(&r)
		faults := request.InputErrors(err)
		if err != nil && len(faults) == 0 {
			return nil, err
		}
		if err == nil {
			q.query, q.given, q.others = read, nil, nil
			q.existing()
			if q.leaveToCPU(&r) {
				continue
			}
			return q, nil
		}
		if !q.drop(&r, faults) {
			q.noFramework = faults[0].Summary == query.NoFramework
			// A fault without a place says no more than that nothing is left of what was asked.
			if len(q.unknown) == 0 || faults[0].At != (request.Position{}) {
				q.unknown = append(q.unknown, faults[0].Found())
			}
			return q, nil
		}
	}
	return q, nil
}

// request writes what was observed as a request: what pins packages, boards and
// drivers. The rest is set on the query.
func (q *question) request() request.Request {
	r := request.Request{Target: "check", Image: request.ImageRequest{Base: request.Text{Value: environmentName}},
		ForwardCompat: (q.System.Docker || q.ShipsCompat()) && q.forDataCenter()}
	r.Platform = request.Text{Value: q.Platform, At: request.Position{File: "--platform"}}
	if q.board != nil {
		r.GPUs = []request.Text{{Value: q.board.ID, At: q.gpu.At}}
	}
	if q.driver != nil && q.System.JetPack == "" {
		r.Drivers = []request.Text{{Value: q.driver.Value, At: q.driver.At}}
	}
	for i := range q.Frameworks {
		r.Frameworks = append(r.Frameworks, q.framework(&q.Frameworks[i]))
	}
	for i := range q.Packages {
		p := &q.Packages[i]
		if p.Exact == "" && q.CompiledForTorch(p.Name) {
			continue // which release it is does not matter
		}
		spec := p.Specifier
		if p.By != "" {
			spec = q.newestBy(p)
		}
		if p.Label != "" && p.Exact != "" && !p.Series && !existing.VendorLabel(p.Label) {
			spec += "+" + p.Label
		}
		if q.unreadable(p) {
			q.unknown = append(q.unknown, fmt.Sprintf("which release of %s %q is", p.Name, p.Value))
		}
		r.Packages = append(r.Packages,
			request.PackageRequest{Name: p.Name, Extras: p.Extras, Specifier: spec, At: p.At})
		q.addOwner(&r, p)
	}
	return r
}

// forDataCenter reports whether the observed board is one of data centers, which run newer
// CUDA through the cuda-compat package.
func (q *question) forDataCenter() bool {
	return q.board != nil && (q.board.Class == "datacenter" || q.board.Class == "dgx")
}

// unreadable reports whether the version of a package with machine code of its own is
// said in words that tell neither a version nor a day.
func (q *question) unreadable(p *existing.Package) bool {
	if p.Specifier != "" || p.By != "" || p.Value == "" || p.Source || reading.NamesNoRelease(p.Value) {
		return false
	}
	info := q.Facts.PackageNamed(p.Name)
	compiled := info != nil && !info.OnSpot && !q.plainPython(info) || q.companion(p.Name)
	return compiled && !slices.ContainsFunc(q.CompiledFor, func(c query.Compiled) bool { return c.Name == p.Name })
}

// leaveToCPU leaves out of the request the frameworks whose package for the CPU is there, beside
// something that runs on the GPU: onnxruntime beside torch or CTranslate2. Whoever wants their GPU
// code installs another package, or an extra. It reports whether there was one.
func (q *question) leaveToCPU(r *request.Request) bool {
	if !q.forGPU() || !q.anyOnGPU() {
		return false
	}
	before := len(r.Frameworks)
	for i, f := range q.query.Frameworks() {
		if !q.byPackageForCPU(f, &q.given[i]) {
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
func (q *question) byPackageForCPU(framework *query.Package, given *candidate.Given) bool {
	seen := q.ObservedAs(framework)
	return len(seen) > 0 && given.By == candidate.ByDefault && !slices.ContainsFunc(given.Builds, hasGPUCode) &&
		!slices.ContainsFunc(seen, func(p *existing.Package) bool {
			return p.ByName || p.Label != "" || p.Source || len(p.Extras) > 0 || !q.onCPUOnly(p)
		})
}

// anyOnGPU reports whether something that was observed has GPU code: a build of a framework, or
// a package with machine code of its own.
func (q *question) anyOnGPU() bool {
	forGPU := func(g candidate.Given) bool { return slices.ContainsFunc(g.Builds, hasGPUCode) }
	return slices.ContainsFunc(q.given, forGPU) ||
		slices.ContainsFunc(q.query.Of(query.Extension), func(e *query.Package) bool {
			info := q.Facts.PackageNamed(e.Name)
			return !e.Transitive && info != nil && !q.plainPython(info)
		})
}

func hasGPUCode(b *candidate.Build) bool { return !b.CPU() }

// addOwner adds the framework that a package is the compiled code of.
func (q *question) addOwner(r *request.Request, p *existing.Package) {
	for _, id := range q.Facts.FrameworkNames() {
		known := func(f request.FrameworkRequest) bool { return f.Name == id }
		if q.Facts.FrameworkInfo(id).CorePackage == p.Name && !slices.ContainsFunc(r.Frameworks, known) {
			r.Frameworks = append(r.Frameworks, request.FrameworkRequest{Name: id, At: p.At})
		}
	}
}
