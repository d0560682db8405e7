// Package question puts what was observed of an environment that is there to the planner's engine:
// as a query, with what an installer would have given where nobody says what is there.
package question

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/search"
	"github.com/envsolve/envsolve/planner/request"
)

// Question is one environment on one GPU and driver, as it is put to the solver.
type Question struct {
	*existing.Environment
	GPU      *existing.GPU
	Board    *matrices.GPU // nil where none was observed
	Driver   *existing.Seen
	With     []existing.Host      // whose GPUs are to be served as well
	Query    *query.Query         // nil where the facts hold nothing that it could be asked of
	Given    []candidate.Given    // by framework: what the newest release that fits gives
	Others   [][]*candidate.Build // by framework: the builds besides of all releases that it may be
	Inferred []string             // why the answer rests on something near
	Unknown  []string             // what the facts do not hold and may decide
	OfSystem []string             // packages that come with the system of the board, and run there
	// NoFramework says that neither a framework was observed nor a package that brings one.
	NoFramework bool
}

// environmentName stands for the base image of an environment that is there.
const environmentName = "the environment"

// Ask reads the observations as a query. Versions that the facts do not hold
// are read by rule, or left out and told. GPUs of other hosts that are named are to be served as well.
func Ask(e *search.Engine, env *existing.Environment, gpu *existing.GPU, board *matrices.GPU, driver *existing.Seen,
	with ...existing.Host) (*Question, error) {
	q := &Question{Environment: env, GPU: gpu, Board: board, Driver: driver, With: with}
	r := q.request()
	for range 2*len(r.Packages) + len(r.Frameworks) + 2 {
		read, err := e.ReadExisting(&r)
		faults := request.InputErrors(err)
		if err != nil && len(faults) == 0 {
			return nil, err
		}
		if err == nil {
			q.Query, q.Given, q.Others = read, nil, nil
			q.existing()
			if q.leaveToCPU(&r) {
				continue
			}
			return q, nil
		}
		if !q.drop(&r, faults) {
			q.NoFramework = faults[0].Summary == query.NoFramework
			// A fault without a place says no more than that nothing is left of what was asked.
			if len(q.Unknown) == 0 || faults[0].At != (request.Position{}) {
				q.Unknown = append(q.Unknown, faults[0].Found())
			}
			return q, nil
		}
	}
	return q, nil
}

// request writes what was observed as a request: what pins packages, boards and
// drivers. The rest is set on the query.
func (q *Question) request() request.Request {
	r := request.Request{Target: "check", Image: request.ImageRequest{Base: request.Text{Value: environmentName}},
		ForwardCompat: (q.System.Docker || q.ShipsCompat()) && q.ForDataCenter()}
	r.Platform = request.Text{Value: q.Platform, At: request.Position{File: "--platform"}}
	if q.Board != nil {
		r.GPUs = []request.Text{{Value: q.Board.ID, At: q.GPU.At}}
		if matrices.NamesSlice(q.GPU.Text) {
			r.Host.MIG = request.Text{Value: "slices", At: q.GPU.At}
		}
		for _, host := range q.With {
			if board := host.Board(); board != nil && board.ID != q.Board.ID {
				r.GPUs = append(r.GPUs, request.Text{Value: board.ID, At: host.GPU.At})
			}
		}
	}
	if q.Driver != nil && q.System.JetPack == "" {
		r.Drivers = []request.Text{{Value: q.Driver.Value, At: q.Driver.At}}
	}
	for i := range q.Frameworks {
		r.Frameworks = append(r.Frameworks, q.framework(&q.Frameworks[i]))
	}
	for i := range q.Packages {
		p := &q.Packages[i]
		if p.Exact == "" && q.CompiledForTorch(p.Name) || OnSpot(q.Facts.PackageNamed(p.Name)) {
			continue // which release it is does not matter
		}
		if row := q.BroughtBy(p, q.Board); row != nil {
			what := strings.TrimSpace(p.Name + " " + row.Brings[p.Name])
			q.Take(p.Seen, fmt.Sprintf("%s, which comes with JetPack %s", what, row.Version))
			q.OfSystem = append(q.OfSystem, p.Name)
			continue
		}
		if q.ofFrameworksNight(p) {
			q.Leave(p.Seen, "it is of the nights of its framework's, whose numbers do not say which of them go together")
			continue
		}
		if q.besideCondas(p) {
			q.Leave(p.Seen, "conda's builds load the libraries that conda brings, and not those of wheels")
			continue
		}
		spec := p.Specifier
		if p.By != "" {
			spec = q.newestBy(p)
		}
		if p.Label != "" && p.Exact != "" && !p.Series && !reading.VendorLabel(p.Label) {
			spec += "+" + p.Label
		}
		if q.unreadable(p) {
			q.Unknown = append(q.Unknown, fmt.Sprintf("which release of %s %q is", p.Name, p.Value))
		}
		r.Packages = append(r.Packages,
			request.PackageRequest{Name: p.Name, Extras: p.Extras, Specifier: spec, At: p.At})
		q.addOwner(&r, p)
	}
	return r
}

// besideCondas reports whether a package is one of NVIDIA's wheels with libraries that no framework here loads: all are
// builds of conda's channels, which load what conda brings.
func (q *Question) besideCondas(p *existing.Package) bool {
	loads := func(f existing.Package) bool {
		return !f.Conda || !q.Facts.FrameworkInfo(f.Framework).Has(matrices.TraitCondasLibraries, f.Exact)
	}
	return query.WheelLibrary(p.Name) != "" && !p.Conda && len(q.Frameworks) > 0 &&
		!slices.ContainsFunc(q.Frameworks, loads)
}

// ofFrameworksNight reports whether a package is a companion's nightly beside its framework's of about the same
// day: an index of nightlies has them for one another.
func (q *Question) ofFrameworksNight(p *existing.Package) bool {
	return slices.ContainsFunc(q.Frameworks, func(f existing.Package) bool {
		return slices.Contains(q.Facts.FrameworkInfo(f.Framework).Companions, p.Name) &&
			q.Facts.FrameworkInfo(f.Framework).CorePackage != p.Name && p.Label == f.Label &&
			reading.OfOneNight(p.Exact, f.Exact)
	})
}

// ForGPU reports whether the environment is for a GPU: one was observed, or its
// driver, CUDA or cuDNN.
func (q *Question) ForGPU() bool {
	if slices.ContainsFunc(q.CUDAs, func(c existing.CUDA) bool { return c.CPU }) {
		return q.Board != nil || q.Driver != nil
	}
	return q.Board != nil || q.Driver != nil || len(q.CUDAs) > 0 || q.CUDNN.Number >= 0
}

// ForDataCenter reports whether the observed board is one of data centers, which run newer
// CUDA through the cuda-compat package.
func (q *Question) ForDataCenter() bool {
	return q.Board != nil && (q.Board.Class == "datacenter" || q.Board.Class == "dgx")
}

// unreadable reports whether the version of a package with machine code of its own is
// said in words that tell neither a version nor a day.
func (q *Question) unreadable(p *existing.Package) bool {
	if p.Specifier != "" || p.By != "" || p.Value == "" || p.Source || reading.NamesNoRelease(p.Value) {
		return false
	}
	info := q.Facts.PackageNamed(p.Name)
	compiled := info != nil && !info.OnSpot && info.Device == "" && !q.PlainPython(info) || q.companion(p.Name)
	return compiled && !slices.ContainsFunc(q.CompiledFor, func(c query.Compiled) bool { return c.Name == p.Name })
}

// addOwner adds the framework that a package is the compiled code of.
func (q *Question) addOwner(r *request.Request, p *existing.Package) {
	for _, id := range q.Facts.FrameworkNames() {
		known := func(f request.FrameworkRequest) bool { return f.Name == id }
		if q.Facts.FrameworkInfo(id).CorePackage == p.Name && !slices.ContainsFunc(r.Frameworks, known) {
			r.Frameworks = append(r.Frameworks, request.FrameworkRequest{Name: id, At: p.At})
		}
	}
}

// Architecture returns that of the observed board; nil where none was.
func (q *Question) Architecture() *matrices.Architecture {
	if q.Board == nil {
		return nil
	}
	return q.Facts.ByCapability()[q.Board.ComputeCapability]
}
