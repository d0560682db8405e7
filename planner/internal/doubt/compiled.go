package doubt

import (
	"fmt"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/verdict"
)

// CompiledHere names the package of a stack that was compiled, and how to see
// that it was compiled against the rest; nil where none was, and where one was
// that has wheels and of which how says nothing: pip takes those. Of others it says how they
// may have been compiled.
func CompiledHere(best *model.Solution, how func(*query.Package) string) (missing *verdict.Missing) {
	for _, e := range best.Of(query.Extension) {
		at := best.At(&e.Variable)
		row := e.Row(at)
		for _, f := range best.Frameworks() {
			build := best.Build(f)
			switch {
			case !build.Traits.Extended || packages.HasWheel(e.Package, at, build):
			case row.NeedsNVCC != "always" && how(e.Package) == "":
				return nil
			default:
				why := fmt.Sprintf("%s %s has no wheels: it works if it was compiled here, beside %s %s", e.Package.Name,
					row.Version, build.Pkg(), build.Label())
				if row.NeedsNVCC != "always" {
					why = fmt.Sprintf("no wheel of %s %s is for %s %s: %s", e.Package.Name, row.Version, build.Pkg(),
						build.Label(), how(e.Package))
				}
				missing = &verdict.Missing{
					Why:     why,
					Observe: "whether it loads", Command: e.Package.ImportCommand(),
					Facts: []string{row.Package + "/" + row.Version},
				}
			}
		}
	}
	return missing
}

// onSpotFromPTX doubts a package that is compiled where it is with a toolkit that does not know the
// board, for which it hands PTX for an earlier one to the driver: older states of it ask the
// compiler for the board itself, which fails.
func onSpotFromPTX(q *question.Question) *verdict.Missing {
	cuda, arch := q.Toolkit(), q.Architecture()
	if cuda == nil || arch == nil || arch.FirstCUDA == "" ||
		version.Compare(version.Minor(cuda.Version), arch.FirstCUDA) >= 0 {
		return nil
	}
	for _, e := range q.Query.Existing.OnSpot {
		if e.PTX {
			return &verdict.Missing{Why: fmt.Sprintf("%s is compiled where it is, and CUDA %s does not know %s: it runs there "+
				"from PTX for an earlier GPU, which not every state of its source makes", e.Name, version.Minor(cuda.Version),
				q.Board.Name), Observe: "whether it loads",
				Facts: []string{"packages/" + q.Facts.PackageNamed(e.Name).Name + "#hands-ptx"}}
		}
	}
	return nil
}

// unsaidMinor doubts a package that is compiled where it is, and whose setup asks for a toolkit of the very minor of
// the build's CUDA, where nobody says which toolkit is there. An image of
// the framework's makers has that of its own.
func unsaidMinor(q *question.Question, best *model.Solution) *verdict.Missing {
	if q.Query.Existing.Toolkit != "" || InOwnImage(q) && q.Toolkit() != nil {
		return nil
	}
	for _, e := range q.Query.Existing.OnSpot {
		for _, f := range best.Frameworks() {
			if b := best.Build(f); e.Minor && !b.CPU() {
				return &verdict.Missing{Why: fmt.Sprintf("%s is compiled where it is, its setup asks for the toolkit of CUDA %s, "+
					"the minor of %s, and nobody says which is there", e.Name, version.Minor(b.CUDA), b.Label()),
					Observe: "which toolkit compiles it", Command: "nvcc --version", Facts: []string{b.Ref("cuda")}}
			}
		}
	}
	return nil
}
