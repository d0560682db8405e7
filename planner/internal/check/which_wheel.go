package check

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/internal/words"

	"github.com/envsolve/envsolve/planner/verdict"
)

// whichWheel says that the CUDA of a package decides which has a package on the index for
// each, where nobody says which it is, and another of them would not run here. What runs is
// never taken because it does.
func (c *environment) whichWheel(q *question, best *model.Solution) (*verdict.Missing, error) {
	ofDriver := func(s existing.CUDA) bool { return !s.CPU && s.Of == reading.OfDriver }
	saysCUDA := len(q.CUDAs) > 0 && !slices.ContainsFunc(q.CUDAs, ofDriver)
	if q.board == nil && q.driver == nil || len(q.Frameworks) > 0 || saysCUDA {
		return nil, nil
	}
	for _, e := range best.Of(query.Extension) {
		r := e.Row(best.At(&e.Variable))
		if e.Package.Transitive || len(r.PyPI) < 2 || e.Package.NamesWheel(r) {
			continue
		}
		for _, name := range r.PyPI {
			next := *q.environment
			next.Packages = slices.Clone(q.Packages)
			for i := range next.Packages {
				if p := &next.Packages[i]; p.Name == e.Package.Asked {
					p.Name = name
				}
			}
			named, err := next.ask(q.gpu, q.board, q.driver)
			if err != nil {
				return nil, err
			}
			if named.query == nil {
				continue
			}
			runs, err := c.runs(named)
			if err != nil {
				return nil, err
			}
			if runs == nil {
				return &verdict.Missing{Why: fmt.Sprintf("nobody says which of %s it is, and %s %s does not run here",
					words.JoinWords(r.PyPI, "and"), name, r.Version), Observe: "which one it is",
					Command: "pip list", Facts: []string{r.Package + "/" + r.Version + "#pypi"}}, nil
			}
		}
	}
	return nil, nil
}

// whichToolkit says the same of a framework whose one wheel takes whichever CUDA the system
// has, where nobody says which that is.
func (q *question) whichToolkit(best *model.Solution) *verdict.Missing {
	for i, f := range best.Frameworks() {
		b := best.Build(f)
		if q.given[i].By == candidate.BySystem {
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
		for j := range q.given[i].Builds {
			o := q.given[i].Builds[j]
			if o.Release.Version == b.Release.Version && o.On.Platform == b.On.Platform && !q.couldServe(o) {
				why := fmt.Sprintf("%s %s takes whichever CUDA the system has, nobody says which that is, and CUDA %s does "+
					"not run here", b.Traits.Name, b.Release.Version, o.CUDA)
				return &verdict.Missing{Why: why,
					Observe: "which CUDA it finds", Command: "nvcc --version", Facts: []string{o.Ref("cuda")}}
			}
		}
	}
	return nil
}

// couldServe reports whether a build's CUDA serves the board and the driver that were
// observed.
func (q *question) couldServe(b *candidate.Build) bool {
	arch := q.architecture()
	return (arch == nil || !b.Covers(arch, q.Facts.ByCapability()).Refused()) && q.driverRefuses(b.CUDA) == nil
}

// plainOnIndex judges a framework that the default index has for the CPU alone, where nobody says that
// it is of another. One that a command is seen to install is for the CPU; of others nobody says which
// build they are. It is not ok where that does not matter.
func (c *environment) plainOnIndex(j verdict.Judged, q *question, place int) (_ verdict.Judged, ok bool, err error) {
	framework := q.query.Frameworks()[place]
	install, g := q.install(framework), &q.given[place]
	observed := q.ObservedAs(framework)
	conda := slices.ContainsFunc(observed, func(p *existing.Package) bool { return p.Conda })
	if !framework.Traits.IndexCPU || install.CPU || install.Compiled || install.Label != "" ||
		len(install.Indexes) > 0 && !conda || g.By == candidate.ByCUDA && q.SayBuild() {
		return j, false, nil
	}
	byCommand := func(p *existing.Package) bool { return p.Command > 0 && !conda }
	if b := g.Builds[0]; b.CPU() && slices.ContainsFunc(observed, byCommand) {
		if !q.forGPU() {
			return j, false, nil
		}
		text := fmt.Sprintf("%s %s, as the default index gives it, runs on the CPU alone", b.Traits.Name, b.Release.Version)
		cuda := ""
		if toolkit := q.Toolkit(); toolkit != nil {
			cuda = toolkit.Version
		}
		if gpu := b.ForGPUs(cuda, q.couldServe); gpu != nil {
			text += "; for GPUs: " + gpu.InstallCommand([]string{gpu.Requirement() + "==" + gpu.WheelVersion()})
		}
		j, err = c.explain(j, q, append(q.observedGPU(), q.fact(system.CPUBuild, text, b.Ref(""))))
		return j, true, err
	}
	j.Missing = &verdict.Missing{Why: fmt.Sprintf("the default index has %s for the CPU alone, or to be compiled, and "+
		"nobody says which build it is", framework.Traits.Name), Observe: "whether a library for CUDA is among its files",
		Command: "pip show --files " + framework.Traits.Name,
		Facts:   []string{"packages/" + framework.Name + "#index-cpu"}}
	return j, true, nil
}

// onIndexForCPU doubts a package that the default index has for the CPU alone, where nobody says
// that the one here is of its makers' own index, or which framework it was compiled against.
func (q *question) onIndexForCPU(best *model.Solution) *verdict.Missing {
	if len(q.Env.Indexes) > 0 {
		return nil
	}
	for _, e := range best.Of(query.Extension) {
		t, p := e.Package.Traits, q.seenAt(e.Package.At)
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
