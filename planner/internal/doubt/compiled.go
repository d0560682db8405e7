package doubt

import (
	"fmt"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/compiling"
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

// FromSdist says that a package of a solution, or what it requires and nobody names, of which no wheel is for a Python
// or for a C library (glibc; empty where nobody says), was or is compiled from its source; nil where one is.
func FromSdist(q *question.Question, best *model.Solution, e *model.PackageVariable, python, glibc string,
) *verdict.Missing {
	release := best.At(&e.Variable)
	row := e.Row(release)
	how := "pip compiles its source, and it works if that succeeds"
	if p := q.SeenAt(e.Package.At); p != nil && p.IsThere() {
		how = "it works if it was compiled here"
	}
	if lacking := packages.NoWheelFor(row, python, glibc); lacking != "" {
		return &verdict.Missing{
			Why:     fmt.Sprintf("no wheel of %s %s is for %s: %s", e.Package.Name, row.Version, lacking, how),
			Observe: "whether it loads", Command: e.Package.ImportCommand(),
			Facts: []string{row.Package + "/" + row.Version, "packages/" + row.Package + "#sdist"},
		}
	}
	if w := packages.BroughtWithoutWheel(best.Model, e, release, python); w != nil && e.Package.BringsSource {
		lacking := "Python " + python
		if len(w.Pythons) == 0 {
			lacking = q.Platform
		}
		return &verdict.Missing{
			Why: fmt.Sprintf("%s %s needs %s %s, of which no wheel is for %s: %s", e.Package.Name, row.Version,
				w.Info.Name, w.Versions, lacking, how),
			Observe: "whether it loads", Command: e.Package.ImportCommand(),
			Facts: []string{row.Package + "/" + row.Version + "#requires", w.Info.Name + "/" + w.Newest.Version,
				"packages/" + w.Info.Name + "#sdist"},
		}
	}
	return nil
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
		if e.Info.HandsPTX {
			return &verdict.Missing{Why: fmt.Sprintf("%s is compiled where it is, and CUDA %s does not know %s: it runs there "+
				"from PTX for an earlier GPU, which not every state of its source makes", e.Name, version.Minor(cuda.Version),
				q.Board.Name), Observe: "whether it loads",
				Facts: []string{"packages/" + e.Info.Name + "#hands-ptx"}}
		}
	}
	return nil
}

// unsaidToolkit doubts a package that is compiled where it is, against a framework's build, where nobody says which
// toolkit is there: torch's builder asks for one of the CUDA major of the build, and the setup of some packages for its
// very minor. An image of the framework's makers has that of its own. What somebody says was compiled here was compiled
// by one of that major.
func unsaidToolkit(q *question.Question, best *model.Solution) *verdict.Missing {
	if q.Query.Existing.Toolkit != "" || InOwnImage(q) && q.Toolkit() != nil {
		return nil
	}
	for _, e := range q.Query.Existing.OnSpot {
		minor := e.Info.ToolkitMinor
		if !e.Info.OnSpot || e.Info.AnyFramework || !minor && (e.Here || q.OnMachine() != nil) {
			continue
		}
		for _, f := range best.Frameworks() {
			b := best.Build(f)
			if b.CPU() || !b.Traits.Extended {
				continue
			}
			asks := fmt.Sprintf("%s is compiled where it is, with a toolkit of CUDA %s, the major of %s %s", e.Name,
				version.Major(b.CUDA), b.Pkg(), b.Label())
			if minor {
				asks = fmt.Sprintf("%s is compiled where it is, its setup asks for the toolkit of CUDA %s, the minor of %s %s",
					e.Name, version.Minor(b.CUDA), b.Pkg(), b.Label())
			}
			return &verdict.Missing{Why: asks + ", and nobody says which is there", Observe: "which toolkit compiles it",
				Command: "nvcc --version", Facts: []string{b.Ref("cuda")}}
		}
	}
	return nil
}

// changedSources doubts a package that is compiled where it is, and whose sources do not compile beside a framework's
// build as their makers publish them: people change them, and copy them into projects of their own.
func changedSources(q *question.Question, best *model.Solution) *verdict.Missing {
	for _, e := range q.Query.Existing.OnSpot {
		for _, f := range best.Frameworks() {
			if why, ref := compiling.Uncompiled(e.Info, q.Query.Existing.Toolkit, best.Build(f)); why != "" {
				return &verdict.Missing{Why: fmt.Sprintf("%s is compiled where it is, and %s: it works if they were changed",
					e.Name, why), Observe: "whether it loads", Command: e.ImportCommand(), Facts: []string{ref}}
			}
		}
	}
	return nil
}
