package refusal

import (
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/plan"
)

// ForOtherBoards returns why an environment fails whose JetPack is for other boards than the one that was
// observed, whatever it holds. The newest major, which may come to more boards, is left out. Nil for others.
func ForOtherBoards(q *question.Question) []plan.ConflictRule {
	rows := q.Facts.JetPacks()
	if q.Board == nil || q.Board.Class != "jetson" || q.System.JetPack == "" || len(rows) == 0 ||
		len(q.JetPacksOn(q.Board)) > 0 {
		return nil
	}
	var of *matrices.JetPack
	newest := true
	for i := range rows {
		switch c := version.Compare(version.Major(rows[i].Version), version.Major(q.System.JetPack)); {
		case c == 0:
			of = &rows[i]
		case c > 0:
			newest = false
		}
	}
	if of == nil || newest {
		return nil
	}
	rules := q.ObservedGPU()
	if s := q.SeenJetPack(); s != nil {
		rules = append(rules, q.Asked(s, "asked-os")...)
	}
	return append(rules, q.Fact(system.JetPackBoard, "JetPack "+version.Major(of.Version)+" does not run on "+
		q.Board.Name, "jetpack/"+of.Version+"#sm"))
}

// OnNoGPU returns why an environment fails on a GPU that the facts do not know, whichever that is: its frameworks are
// builds for the CPU, or for GPUs of another maker than the GPU's. Nil where it may run there.
func OnNoGPU(q *question.Question, gpu *existing.GPU) []plan.ConflictRule {
	if rules := onCPUAlone(q, gpu); rules != nil || !gpu.IsOther() {
		return rules
	}
	return otherMaker(q, gpu)
}

// onCPUAlone returns why an environment runs on no GPU: all its frameworks are builds for the CPU, and nothing that was
// observed leaves another one open. Nil where one is not.
func onCPUAlone(q *question.Question, gpu *existing.GPU) []plan.ConflictRule {
	if q.Query == nil || len(q.Given) == 0 || q.Foreign() {
		return nil
	}
	for i := range q.Given {
		g := &q.Given[i]
		if question.NoneGiven(*g) || g.Unread || len(g.Others) > 0 || slices.ContainsFunc(g.Builds, question.HasGPUCode) {
			return nil
		}
	}
	b := q.Given[0].Builds[0]
	rules := q.Asked(&gpu.Seen, "asked-gpu")
	for _, p := range q.ObservedAs(q.Query.Frameworks()[0]) {
		rules = append(rules, q.Asked(&p.Seen, "asked-framework")...)
	}
	return append(rules, q.Fact(system.CPUBuild, b.Traits.Name+" "+b.Label()+
		" has no GPU code: it is built for the CPU alone", b.Ref("")))
}

// otherMaker returns why an environment fails on a GPU of another maker than NVIDIA: each framework is a
// build for CUDA. Nil where one is not.
func otherMaker(q *question.Question, gpu *existing.GPU) []plan.ConflictRule {
	for i, framework := range q.Query.Frameworks() {
		g := &q.Given[i]
		said := func(p *existing.Package) bool { return !p.At.ByFlag() }
		if question.NoneGiven(*g) || !slices.ContainsFunc(g.Builds, question.HasGPUCode) ||
			g.By == candidate.ByDefault && !slices.ContainsFunc(q.ObservedAs(framework), said) {
			return nil // where flags name it alone, it may be of another index
		}
	}
	if len(q.Given) == 0 || q.Foreign() {
		return nil
	}
	b := q.Given[0].Builds[0]
	return append(q.Asked(&gpu.Seen, "asked-gpu"), q.Fact(system.WithoutGPU, b.Traits.Name+" "+b.Label()+
		" is made for CUDA, which runs on NVIDIA's GPUs alone", b.Ref("")))
}

// SystemWithoutGPU returns why an environment for a GPU fails on a system on which no program
// finds one, whatever it holds; nil on others.
func SystemWithoutGPU(q *question.Question) []plan.ConflictRule {
	withGPU := q.ForGPU()
	for i := range q.Given {
		withGPU = withGPU || question.NoneGiven(q.Given[i]) || slices.ContainsFunc(q.Given[i].Builds, question.HasGPUCode)
	}
	if q.System.NoGPU == "" || !withGPU {
		return nil
	}
	rules := q.ObservedGPU()
	if s := q.SeenWithoutGPU(); s != nil {
		rules = append(rules, q.Asked(s, "asked-os")...)
	}
	return append(rules, q.Fact(system.WithoutGPU, q.System.NoGPU+" passes no NVIDIA GPU to programs"))
}
