package doubt

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/refusal"
	"github.com/envsolve/envsolve/planner/verdict"
)

// whichToolkit says the same of a framework whose one wheel takes whichever CUDA the system
// has, where nobody says which that is.
func whichToolkit(q *question.Question, best *model.Solution) *verdict.Missing {
	for i, f := range best.Frameworks() {
		b := best.Build(f)
		if q.Given[i].By == candidate.BySystem {
			return &verdict.Missing{Why: fmt.Sprintf("without an extra pip installs no CUDA for %s %s, which takes the one "+
				"that it finds, and nobody says which that is", b.Traits.Name, b.Release.Version),
				Observe: "which CUDA it finds: the system's, or one of wheels",
				Command: "nvcc --version; pip freeze | grep nvidia-", Facts: []string{b.Ref("cuda")}}
		}
		if len(q.CUDAs) > 0 {
			continue
		}
		if !b.System() || !b.Traits.HandsPTX {
			continue
		}
		for j := range q.Given[i].Builds {
			o := q.Given[i].Builds[j]
			if o.Release.Version == b.Release.Version && o.On.Platform == b.On.Platform && !CouldServe(q, o) {
				why := fmt.Sprintf("%s %s takes whichever CUDA the system has, nobody says which that is, and CUDA %s does "+
					"not run here", b.Traits.Name, b.Release.Version, o.CUDA)
				return &verdict.Missing{Why: why,
					Observe: "which CUDA it finds", Command: "nvcc --version", Facts: []string{o.Ref("cuda")}}
			}
		}
	}
	return nil
}

// CouldServe reports whether a build's CUDA serves the board and the driver that were
// observed.
func CouldServe(q *question.Question, b *candidate.Build) bool {
	arch := q.Architecture()
	return (arch == nil || !b.Covers(arch, q.Facts.ByCapability()).Refused()) && refusal.DriverRefuses(q, b.CUDA) == nil
}

// onIndexForCPU doubts a package that the default index has for the CPU alone, where nobody says
// that the one here is of its makers' own index, or which framework it was compiled against.
func onIndexForCPU(q *question.Question, best *model.Solution) *verdict.Missing {
	if len(q.Env.Indexes) > 0 {
		return nil
	}
	for _, e := range best.Of(query.Extension) {
		t, p := e.Package.Traits, q.SeenAt(e.Package.At)
		plain := e.Package.Asked == e.Package.Name && p != nil && p.Label == "" && p.From == "" && !p.Source
		switch {
		case t == nil || !t.IndexCPU || e.Package.Transitive:
		case len(q.Frameworks) == 0 && !t.Alone:
			return &verdict.Missing{Why: fmt.Sprintf("%s is compiled against the framework beside it, and nobody says "+
				"which that is", t.Name), Observe: "which framework it runs on", Command: "pip list",
				Facts: []string{"packages/" + e.Package.Name + "#torch-pin"}}
		case plain:
			return &verdict.Missing{Why: fmt.Sprintf("the default index has %s for the CPU alone, and nobody says that "+
				"it is a build for GPUs", t.Name), Observe: "which build it is",
				Command: fmt.Sprintf(`python -c "import %[1]s; print(%[1]s.__version__)"`, t.Module),
				Facts:   []string{"packages/" + e.Package.Name + "#index-cpu"}}
		}
	}
	return nil
}

// nameOfNone doubts what is listed under a name that none of its wheels for GPUs has, each of which is
// called after its CUDA: what the default index has under that name, the facts do not say.
func nameOfNone(q *question.Question, best *model.Solution) *verdict.Missing {
	for i, f := range best.Frameworks() {
		b := best.Build(f)
		if !f.Package.Traits.Alone || b.Release.Package == "" || len(q.Env.Indexes) > 0 {
			continue
		}
		for _, p := range q.ObservedAs(f.Package) {
			if p.At.ByFlag() || p.Conda || p.Source || p.Label != "" || p.From != "" || p.Installed ||
				p.Name != f.Package.Name || slices.ContainsFunc(q.Given[i].Builds, func(o *candidate.Build) bool {
				return o.Row.Package == p.Name
			}) {
				continue
			}
			return &verdict.Missing{Why: fmt.Sprintf("the wheels of %s for GPUs are called after their CUDA, as %s is, and "+
				"nobody says that %s is one of them", f.Package.Traits.Name, b.Row.Package, p.Name),
				Observe: "under which name it is installed", Command: "pip list", Facts: []string{b.Ref("")}}
		}
	}
	return nil
}
