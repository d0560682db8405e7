package doubt

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/refusal"
	"github.com/envsolve/envsolve/planner/observed"
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
	if q.AsksOthers() {
		return nil
	}
	for _, e := range best.Of(query.Extension) {
		t, p, row := e.Package.Traits, q.SeenAt(e.Package.At), e.Row(best.At(&e.Variable))
		plain := row != nil && e.Package.Asked == e.Package.Name && p != nil && p.Label == "" && p.From == "" && !p.Source &&
			(q.Day == "" || row.Released <= q.Day) // before its first release it was compiled
		switch {
		case t == nil || !t.IndexCPU || e.Package.Transitive:
		case len(q.Frameworks) == 0 && !t.Alone && q.Facts.PackageNamed(e.Package.Name).TorchPin != "":
			return &verdict.Missing{Why: fmt.Sprintf("%s is compiled against the framework beside it, and nobody says "+
				"which that is", t.Name), Observe: "which framework it runs on", Command: "pip list",
				Facts: []string{"packages/" + e.Package.Name + "#torch-pin"}}
		case plain:
			missing := &verdict.Missing{Why: fmt.Sprintf("the default index has %s for the CPU alone, and nobody says that "+
				"it is a build for GPUs", t.Name), Observe: "which build it is",
				Command: fmt.Sprintf(`python -c "import %[1]s; print(%[1]s.__version__)"`, t.Module),
				Facts:   []string{"packages/" + e.Package.Name + "#index-cpu"}}
			if names := row.PyPI; len(names) > 0 { // their versions are the same
				missing.Why += ", such as " + names[len(names)-1]
				missing.Observe, missing.Command = "by which name it is there", "pip list"
			}
			return missing
		}
	}
	return nil
}

// onPageAlone doubts a package that a command or a file has an installer fetch, where the wheel that goes with the
// rest is on a page of its makers' that is not asked: the index has its source. What a file pins that names no index
// may be there already.
func onPageAlone(q *question.Question, best *model.Solution) *verdict.Missing {
	if q.Foreign() || q.Env.UnreadIndex || slices.ContainsFunc(q.Env.Indexes, func(i observed.Index) bool {
		return !i.Channel && !existing.IsDefault(&i) && (i.FindLinks || !ofFramework(q, i.URL))
	}) {
		return nil
	}
	for _, e := range best.Of(query.Extension) {
		p, w := q.SeenAt(e.Package.At), best.Wheel(e)
		if p == nil || p.At.ByFlag() || p.Installed || p.Conda || p.Source || p.Label != "" || p.From != "" ||
			e.Package.Transitive || w.Kind != matrices.WheelLinks ||
			p.Command == 0 && p.Exact != "" && !q.NamesIndex() {
			continue
		}
		row, b := e.Row(best.At(&e.Variable)), best.First()
		return &verdict.Missing{Why: fmt.Sprintf("the default index has no wheel of %s %s for %s %s: pip compiles it, "+
			"unless the page that has one is asked: -f %s", e.Package.Name, row.Version, b.Pkg(), b.Label(), w.URL),
			Observe: "whether it loads", Command: e.Package.ImportCommand(),
			Facts: []string{row.Package + "/" + row.Version}}
	}
	return nil
}

// OnUnknownIndex doubts that an index of which the facts know nothing has a build that the default one, which takes no
// labels, has not.
func OnUnknownIndex(q *question.Question, b *candidate.Build, index *observed.Index) *verdict.Missing {
	wheel := q.Observed(b.Release.Table).Words
	return &verdict.Missing{Why: fmt.Sprintf("%s is on no default index, and the facts know nothing of what %s has",
		wheel, index.URL), Observe: "whether it is there", Facts: []string{b.Ref("")},
		Command: fmt.Sprintf("pip download --no-deps --index-url %s '%s'", index.URL, wheel)}
}

// ofFramework reports whether an index is the own one of a framework's makers, which has its builds.
func ofFramework(q *question.Question, url string) bool {
	return slices.ContainsFunc(q.Query.Frameworks(), func(f *query.Package) bool {
		base, _, _ := strings.Cut(q.Facts.FrameworkInfo(f.Name).IndexURL, "{")
		return base != "" && strings.HasPrefix(url, base)
	})
}

// nameOfNone doubts what is listed under a name that none of its wheels for GPUs has, each of which is
// called after its CUDA: what the default index has under that name, the facts do not say.
func nameOfNone(q *question.Question, best *model.Solution) *verdict.Missing {
	for i, f := range best.Frameworks() {
		b := best.Build(f)
		if !f.Package.Traits.Alone || b.Release.Package == "" || q.AsksOthers() {
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
