package refusal

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

// AsNeighbours tells how builds whose GPU code is not listed serve the boards, by those next to
// theirs: they are taken to serve what the nearest listed ones on both sides have machine code for,
// or the one that there is, where their toolkit compiles for it too; and not to serve what both
// lack. CoverUnknown where the two differ.
func AsNeighbours(q *question.Question, best *model.Solution) candidate.Coverage {
	all := candidate.CoverCubin
	for _, f := range best.Frameworks() {
		for _, g := range best.Served() {
			if best.Covered(g, f) != candidate.CoverUnknown {
				continue
			}
			switch c := candidate.AsNeighbours(f.Package, best.Build(f), g.GPU.Arch, q.Facts); {
			case c.Refused():
				return c
			case c == candidate.CoverUnknown:
				all = c
			}
		}
	}
	return all
}

// TakenAsNeighbours says of builds whose GPU code is not listed that they are taken to serve the boards.
func TakenAsNeighbours(best *model.Solution) string {
	var builds []string
	for _, f := range best.Frameworks() {
		unknown := func(g *model.GPUVariable) bool { return best.Covered(g, f) == candidate.CoverUnknown }
		if slices.ContainsFunc(best.Served(), unknown) {
			builds = append(builds, best.Build(f).Traits.Name+" "+best.Build(f).Label())
		}
	}
	return fmt.Sprintf("the facts do not list the GPU code of %s: it is taken to be that of the builds next to it",
		words.JoinWords(builds, "and"))
}

// LikeNeighbours says that a build is taken not to serve the board, since those next to it do not.
func LikeNeighbours(q *question.Question, best *model.Solution) []plan.ConflictRule {
	b := best.First()
	q.Infer("the GPU code of a build is taken to be that of the builds next to it")
	asked := plan.ConflictRule{Kind: "requirement", Rule: "asked-framework", Text: q.WordsOf(q.Query.Frameworks()[0]),
		At: q.Query.Frameworks()[0].At.String(), Facts: []string{}}
	return append(q.ObservedGPU(), asked, q.Fact(hardware.Kernels, fmt.Sprintf(
		"the facts do not list the GPU code of %s %s, and the builds next to it carry none for %s",
		b.Traits.Name, b.Label(), q.Board.Name), b.Ref("")))
}
