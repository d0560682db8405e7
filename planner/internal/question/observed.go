package question

import (
	"net/url"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

// existing sets on the query what a request cannot say: the system by what it
// gives, its Python, CUDA and cuDNN, and which builds are there.
func (q *Question) existing() {
	read := q.Query
	if q.Foreign() {
		q.Inferred = append(q.Inferred, "the packages are not the index's, and judged as if they were")
	}
	q.markOwn(read)
	read.PlatformAt, read.PlatformBy = request.Text{}, ""
	e := &query.Existing{OS: matrices.OS{ID: q.SystemName(), Glibc: q.System.Glibc}, Foreign: q.Foreign(),
		Compiled: q.CompiledFor}
	if q.System.AtLeast {
		e.OS.Glibc = ""
	}
	e.NoGPU, e.Day = q.System.NoGPU, q.Day
	for i := range q.CUDAs {
		if c := &q.CUDAs[i]; c.Of == reading.OfToolkit {
			e.Toolkit = c.Version
		}
	}
	for i := range q.Packages {
		p := &q.Packages[i]
		info := q.Facts.PackageNamed(p.Name)
		if info == nil && p.Source && p.From == "" && !q.companion(p.Name) || OnSpot(info) {
			e.OnSpot = append(e.OnSpot, q.onSpot(p))
		}
	}
	q.findTools(e)
	q.findBuilt(e)
	q.compiledByList(e)
	e.NCCL = q.CondaNCCL.Value
	q.findCUDNN(e)
	e.OnPath = q.OnPath
	e.WithoutCUDA, e.WithoutCUDNN = q.Without(observed.LibrariesOfCUDA), q.Without(observed.LibraryCUDNN)
	read.Existing = e
	if q.Board != nil {
		read.GPUs[0].Texts = []request.Text{{Value: q.GPU.Value, At: q.GPU.At}}
	}
	if q.Driver != nil && len(read.Drivers) > 0 {
		read.Drivers[0].Text.Value = q.Driver.Value
	}
	if q.Python.Number >= 0 {
		e.Python = q.Python.Value
		read.Python = existing.Range(q.Python)
	}
	if q.Python.Number < 0 && q.Pythons.Number >= 0 {
		read.Python = existing.Range(q.Pythons)
	}
	q.take(read)
	q.markFromDefault(read)
	q.markResolved(read)
	q.markComplete(read)
}

// markComplete marks the packages that are there with what they require, or for which an installer does not choose that.
func (q *Question) markComplete(read *query.Query) {
	for _, e := range read.Of(query.Extension) {
		p := q.SeenAt(e.At)
		e.Complete = p == nil || p.Installed || p.Alone || p.Settled || p.Conda
	}
}

// onSpot returns a package as one that is compiled where it is.
func (q *Question) onSpot(p *existing.Package) query.OnSpot {
	info := q.Facts.PackageNamed(p.Name)
	if info == nil {
		return query.OnSpot{Name: p.Name, Info: &matrices.PackageInfo{}}
	}
	return query.OnSpot{Name: p.Name, Info: info, Here: p.Source && p.At.ByFlag(),
		Published: info.PyPI != "" && q.fromIndex(p)}
}

// OnSpot reports whether the facts say of a package that it is compiled where it is, and no
// more of its releases; of nil they say nothing.
func OnSpot(info *matrices.PackageInfo) bool { return info != nil && info.OnSpot }

// markResolved marks NVIDIA's wheels that a file names beside frameworks, of which none is there
// yet and no lock or override settles them: an installer looks for one version that suits all.
// One that a command installs without what it requires, or behind the frameworks, replaces what they
// brought.
func (q *Question) markResolved(read *query.Query) {
	there := func(p existing.Package) bool { return p.IsThere() }
	if q.Foreign() || q.System.Docker || slices.ContainsFunc(q.Frameworks, there) {
		return
	}
	for _, n := range read.Of(query.CUDAWheel) {
		p := q.SeenAt(n.At)
		replaces := func(f existing.Package) bool { return f.Command > 0 && f.Command < p.Command }
		n.Resolved = p != nil && !p.IsThere() && !p.Settled && !p.Alone &&
			(len(q.Frameworks) == 0 || slices.ContainsFunc(q.Frameworks, func(f existing.Package) bool { return !replaces(f) }))
	}
}

// markFromDefault marks the packages for a framework that the installer takes from the default
// index: as it does all frameworks, where nothing observed speaks of another index or of a label, or
// by a command that asks no other one, or from a file whose other indexes do not have it, wherever its
// framework is from. Of one that is there already nobody says where it is from.
func (q *Question) markFromDefault(read *query.Query) {
	if q.Foreign() {
		return
	}
	all := !q.AsksOthers() &&
		!slices.ContainsFunc(q.Given, func(g candidate.Given) bool { return g.By != candidate.ByDefault })
	for _, e := range read.Of(query.Extension) {
		p := q.SeenAt(e.At)
		if e.Transitive || p == nil || p.Label != "" || p.From != "" || p.Source || p.Installed ||
			!all && !q.CommandedFromDefault(p.Name) && !q.listedFromDefault(read, p) {
			continue
		}
		info := q.Facts.PackageNamed(e.Name)
		e.FromDefault = slices.ContainsFunc(read.Frameworks(), func(f *query.Package) bool {
			return e.RequiresPackageOf(f) || info != nil && info.Framework == f.Name
		})
	}
}

// listedFromDefault reports whether an installer finds a package of a file on the default index alone: it is
// listed beside other indexes, and those that are asked for it are of makers of frameworks, which have few
// packages besides.
func (q *Question) listedFromDefault(read *query.Query, p *existing.Package) bool {
	if p.Command > 0 || p.At.ByFlag() || p.Conda || !q.AsksOthers() || q.OnlyIndex(p) != "" {
		return false
	}
	return !slices.ContainsFunc(q.Env.Indexes, func(index observed.Index) bool {
		return q.Asks(&index, p) && !existing.IsDefault(&index) && !q.isWithout(read, &index, p.Name)
	})
}

// isWithout reports whether an index is one of a framework's makers that does not have a package: the facts
// know no wheels of it on that host.
func (q *Question) isWithout(read *query.Query, index *observed.Index, name string) bool {
	at, err := url.Parse(index.URL)
	if err != nil {
		return false
	}
	beside := func(from matrices.WheelSource) bool { return strings.Contains(from.URL, "//"+at.Host+"/") }
	if info := q.Facts.PackageNamed(name); info != nil && slices.ContainsFunc(info.WheelsFrom, beside) {
		return false
	}
	w := &candidate.Install{Indexes: []string{index.URL}}
	return slices.ContainsFunc(read.Frameworks(), func(f *query.Package) bool {
		info := q.Facts.FrameworkInfo(f.Name)
		return w.KnowsIndex(f) && !slices.Contains(info.IndexCompanions, name) && !slices.Contains(info.IndexAlso, name)
	})
}

// findCUDNN says which cuDNN is loaded. Of one that another channel brings the
// major alone decides: what its builds were compiled with is not known. A package of conda's is
// loaded by what takes it from outside, and by no wheels that bring one.
func (q *Question) findCUDNN(e *query.Existing) {
	if q.CUDNN.Number < 0 {
		return
	}
	switch q.Env.Observations[q.CUDNN.Number].In {
	case observed.InSystem:
		e.SystemCUDNN = true
	case "":
		if e.LoadedCUDNN = q.CUDNN.Value; e.Foreign {
			e.LoadedCUDNN = version.Major(q.CUDNN.Value)
		}
	}
}

// observeSystem pins the CUDA and the cuDNN of the system where the builds
// load them from there: wheels that bring their own do not.
func (q *Question) observeSystem(read *query.Query) {
	loads, cudnn := false, false
	for i := range q.Given {
		for j := range q.Given[i].Builds {
			b := q.Given[i].Builds[j]
			loads = loads || b.System()
			cudnn = cudnn || b.System() && (b.Row.CUDNN != "" || b.Row.CUDNNSpec != "")
		}
	}
	if q.CUDNN.Number >= 0 && q.Env.Observations[q.CUDNN.Number].In == observed.InConda && !cudnn {
		q.Leave(q.CUDNN, "the builds here bring their own, as far as the facts know")
	}
	if !loads {
		return
	}
	for i := range q.CUDAs {
		c := &q.CUDAs[i]
		if c.CPU || c.Of == reading.OfDriver || c.Of == reading.OfBuild && q.MachineCUDA() {
			continue
		}
		s := c.Seen
		s.Value = q.KnownCUDA(c.Version)
		if read.CUDA = existing.Range(s); version.Parts(c.Version) > 1 {
			read.Existing.CUDA = version.Minor(c.Version)
		}
	}
	if q.CUDNN.Number >= 0 && cudnn {
		read.Existing.CUDNN, read.CUDNN = q.CUDNN.Value, existing.Range(q.CUDNN)
	}
}
