package check

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/planner/internal/doubt"

	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/internal/words"

	"github.com/envsolve/envsolve/planner/verdict"
)

// whichWheel says that the CUDA of a package decides which has a package on the index for
// each, where nobody says which it is, and another of them would not run here. What runs is
// never taken because it does.
func (c *environment) whichWheel(q *question.Question, best *model.Solution) (*verdict.Missing, error) {
	ofDriver := func(s existing.CUDA) bool { return !s.CPU && s.Of == reading.OfDriver }
	saysCUDA := len(q.CUDAs) > 0 && !slices.ContainsFunc(q.CUDAs, ofDriver)
	if q.Board == nil && q.Driver == nil || len(q.Frameworks) > 0 || saysCUDA {
		return nil, nil
	}
	for _, e := range best.Of(query.Extension) {
		r := e.Row(best.At(&e.Variable))
		if e.Package.Transitive || len(r.PyPI) < 2 || e.Package.NamesWheel(r) {
			continue
		}
		for _, name := range r.PyPI {
			next := *c
			next.Packages = slices.Clone(q.Packages)
			for i := range next.Packages {
				if p := &next.Packages[i]; p.Name == e.Package.Asked {
					p.Name = name
				}
			}
			named, err := next.ask(q.GPU, q.Board, q.Driver)
			if err != nil {
				return nil, err
			}
			if named.Query == nil {
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

// plainOnIndex judges a framework that the default index has for the CPU alone, where nobody says that
// it is of another. One that a command is seen to install is for the CPU; of others nobody says which
// build they are. It is not ok where that does not matter.
func (c *environment) plainOnIndex(j verdict.Judged, q *question.Question, place int) (
	_ verdict.Judged, ok bool, err error) {
	framework := q.Query.Frameworks()[place]
	install, g := q.Install(framework), &q.Given[place]
	observed := q.ObservedAs(framework)
	conda := slices.ContainsFunc(observed, func(p *existing.Package) bool { return p.Conda })
	if !framework.Traits.IndexCPU || install.CPU || install.Compiled || install.Label != "" ||
		len(install.Indexes) > 0 && !conda || g.By == candidate.ByCUDA && q.SayBuild() {
		return j, false, nil
	}
	byCommand := func(p *existing.Package) bool { return p.Command > 0 && !conda }
	if b := g.Builds[0]; b.CPU() && slices.ContainsFunc(observed, byCommand) {
		if !q.ForGPU() {
			return j, false, nil
		}
		text := fmt.Sprintf("%s %s, as the default index gives it, runs on the CPU alone", b.Traits.Name, b.Release.Version)
		cuda := ""
		if toolkit := q.Toolkit(); toolkit != nil {
			cuda = toolkit.Version
		}
		if gpu := b.ForGPUs(cuda, func(b *candidate.Build) bool { return doubt.CouldServe(q, b) }); gpu != nil {
			text += "; for GPUs: " + gpu.InstallCommand([]string{gpu.Requirement() + "==" + gpu.WheelVersion()})
		}
		j, err = c.explain(j, q, append(q.ObservedGPU(), q.Fact(system.CPUBuild, text, b.Ref(""))))
		return j, true, err
	}
	j.Missing = &verdict.Missing{Why: fmt.Sprintf("the default index has %s for the CPU alone, or to be compiled, and "+
		"nobody says which build it is", framework.Traits.Name), Observe: "whether a library for CUDA is among its files",
		Command: "pip show --files " + framework.Traits.Name,
		Facts:   []string{"packages/" + framework.Name + "#index-cpu"}}
	return j, true, nil
}
