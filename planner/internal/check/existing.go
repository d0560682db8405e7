package check

import (
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

// existing sets on the query what a request cannot say: the system by what it
// gives, its Python, CUDA and cuDNN, and which builds are there.
func (q *question) existing() {
	read := q.query
	if q.foreign() {
		q.inferred = append(q.inferred, "the packages are not the index's own")
	}
	q.markOwn(read)
	read.PlatformAt, read.PlatformBy = request.Text{}, ""
	e := &query.Existing{OS: matrices.OS{ID: q.systemName(), Glibc: q.system.Glibc}, Foreign: q.foreign(),
		Compiled: q.compiledFor}
	if q.system.AtLeast {
		e.OS.Glibc = ""
	}
	e.NoGPU, e.Day = q.system.NoGPU, q.day
	for i := range q.cudas {
		if c := &q.cudas[i]; c.Of == reading.OfToolkit {
			e.Toolkit = c.Version
		}
	}
	for i := range q.packages {
		if p := &q.packages[i]; p.source && q.facts.PackageNamed(p.Name) == nil && !q.companion(p.Name) {
			e.OnSpot = append(e.OnSpot, p.Name)
		}
	}
	q.findCUDNN(e)
	e.WithoutCUDA, e.WithoutCUDNN = q.without(observed.LibrariesOfCUDA), q.without(observed.LibraryCUDNN)
	read.Existing = e
	if q.board != nil {
		read.GPUs[0].Texts = []request.Text{{Value: q.gpu.value, At: q.gpu.at}}
	}
	if q.driver != nil && len(read.Drivers) > 0 {
		read.Drivers[0].Text.Value = q.driver.value
	}
	if q.python.of >= 0 {
		e.Python = q.python.value
		read.Python = observedRange(q.python)
	}
	if q.python.of < 0 && q.pythons.of >= 0 {
		read.Python = observedRange(q.pythons)
	}
	q.take(read)
	q.markFromDefault(read)
	q.markResolved(read)
}

// markResolved marks NVIDIA's wheels that a file names beside frameworks, of which none is there
// yet: an installer looks for one version that suits all.
func (q *question) markResolved(read *query.Query) {
	there := func(p seenPackage) bool { return p.installed || p.at.ByFlag() }
	if q.foreign() || q.system.Docker || slices.ContainsFunc(q.frameworks, there) {
		return
	}
	for _, n := range read.Of(query.CUDAWheel) {
		p := q.seenAt(n.At)
		n.Resolved = p != nil && !there(*p)
	}
}

// markFromDefault marks the packages for a framework that the installer took from the default
// index, as it did all frameworks: nothing observed speaks of another index or of a label.
func (q *question) markFromDefault(read *query.Query) {
	if q.foreign() || len(q.env.Indexes) > 0 ||
		slices.ContainsFunc(q.given, func(g candidate.Given) bool { return g.By != candidate.ByDefault }) {
		return
	}
	for _, e := range read.Of(query.Extension) {
		p := q.seenAt(e.At)
		if e.Transitive || p == nil || p.Label != "" || p.from != "" || p.source {
			continue
		}
		e.FromDefault = slices.ContainsFunc(read.Frameworks(), func(f *query.Package) bool { return requires(e, f) })
	}
}

// requires reports whether a release of a package requires a framework's package.
func requires(e, framework *query.Package) bool {
	return slices.ContainsFunc(e.Releases, func(r facts.Release) bool {
		return r.Row != nil && r.Row.Requires[framework.Releases[0].Package] != ""
	})
}

// companion reports whether a package is a companion of a framework.
func (q *question) companion(name string) bool {
	return slices.ContainsFunc(q.frameworks, func(p seenPackage) bool {
		return slices.Contains(q.facts.FrameworkInfo(p.framework).Companions, name)
	})
}

// findCUDNN says which cuDNN is loaded. Of one that another channel brings the
// major alone decides: what its builds were compiled with is not known.
func (q *question) findCUDNN(e *query.Existing) {
	if q.cudnn.of < 0 {
		return
	}
	switch q.env.Observations[q.cudnn.of].In {
	case observed.InSystem:
		e.SystemCUDNN = true
	case "":
		if e.LoadedCUDNN = q.cudnn.value; e.Foreign {
			e.LoadedCUDNN = version.Major(q.cudnn.value)
		}
	}
}

// systemName is what sentences call the system.
func (c *environment) systemName() string {
	switch {
	case c.platform == facts.WindowsAMD64:
		return "windows"
	case c.system.ID != "" && !c.system.AtLeast:
		return c.system.ID
	case c.system.Name != "":
		return c.system.Name
	}
	return "the system"
}

// foreign reports whether the packages are not the index's own wheels.
func (c *environment) foreign() bool {
	if c.env.Installer == observed.Conda || c.env.Installer == observed.Pixi {
		return len(c.frameworks) == 0 || !c.byPipAlone()
	}
	return slices.ContainsFunc(c.frameworks, func(p seenPackage) bool { return p.source || vendorLabel(p.Label) })
}

// byPipAlone reports whether files say that pip installs all frameworks of a conda
// environment.
func (c *environment) byPipAlone() bool {
	return !slices.ContainsFunc(c.frameworks, func(p seenPackage) bool { return p.conda || p.installed || p.byName })
}

func observedRange(s seen) *query.Range {
	r, err := version.ParseRange(s.value)
	if err != nil {
		return nil
	}
	return &query.Range{Range: r, Text: request.Text{Value: s.value, At: s.at}}
}

// forGPU reports whether the environment is for a GPU: one was observed, or its
// driver, CUDA or cuDNN.
func (q *question) forGPU() bool {
	if slices.ContainsFunc(q.cudas, func(c seenCUDA) bool { return c.CPU }) {
		return q.board != nil || q.driver != nil
	}
	return q.board != nil || q.driver != nil || len(q.cudas) > 0 || q.cudnn.of >= 0
}

// jetPack returns the JetPack of a Jetson: as observed, or the major that its
// Ubuntu goes with.
func (q *question) jetPack() string {
	if q.system.JetPack != "" || q.board == nil || q.board.Class != "jetson" {
		return q.system.JetPack
	}
	for _, row := range q.facts.JetPacks() {
		if row.Ubuntu != "" && q.system.ID == "ubuntu"+row.Ubuntu {
			return version.Major(row.Version)
		}
	}
	return ""
}

// observeSystem pins the CUDA and the cuDNN of the system where the builds
// load them from there: wheels that bring their own do not.
func (q *question) observeSystem(read *query.Query) {
	loads, cudnn := false, false
	for i := range q.given {
		for j := range q.given[i].Builds {
			b := &q.given[i].Builds[j]
			loads = loads || b.System()
			cudnn = cudnn || b.System() && (b.Row.CUDNN != "" || b.Row.CUDNNSpec != "")
		}
	}
	if !loads {
		return
	}
	for i := range q.cudas {
		c := &q.cudas[i]
		if c.CPU || c.Of == reading.OfDriver || c.Of == reading.OfBuild && q.machineCUDA() {
			continue
		}
		s := c.seen
		s.value = q.knownCUDA(c.Version)
		if read.CUDA = observedRange(s); version.Parts(c.Version) > 1 {
			read.Existing.CUDA = version.Minor(c.Version)
		}
	}
	if q.cudnn.of >= 0 && cudnn {
		read.Existing.CUDNN, read.CUDNN = q.cudnn.value, observedRange(q.cudnn)
	}
}

// machineCUDA reports whether a CUDA was observed that is the machine's.
func (q *question) machineCUDA() bool {
	return slices.ContainsFunc(q.cudas, func(c seenCUDA) bool {
		return !c.CPU && (c.Of == "" || c.Of == reading.OfToolkit)
	})
}

// knownCUDA returns a CUDA version as the facts write it: the minor, where its patch
// is that of a library of it, such as 11.0.221.
func (q *question) knownCUDA(ver string) string {
	known := func(r matrices.CUDARelease) bool { return version.StartsWith(r.Version, ver) }
	if version.Parts(ver) < 3 || slices.ContainsFunc(q.facts.CUDAReleases(), known) {
		return ver
	}
	return version.Minor(ver)
}
