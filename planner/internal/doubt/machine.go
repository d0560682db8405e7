package doubt

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/verdict"
)

// foundFirst says that the machine's CUDA may decide which library a package loads, where
// it is not that of the framework. A library for another minor of the same major serves.
func foundFirst(q *question.Question, best *model.Solution) *verdict.Missing {
	machine := q.OnMachine()
	if machine == nil {
		return nil
	}
	for _, e := range best.Of(query.Extension) {
		r, own := e.Row(best.At(&e.Variable)), version.Minor(best.Part(best.CUDA))
		if !findsFirst(r) || e.Package.Own || own == "" || version.Major(own) == version.Major(machine.Version) &&
			slices.Contains(r.CUDAAlso, version.Minor(machine.Version)) {
			continue
		}
		return loadsFound(r, machine, own)
	}
	return nil
}

// findsFirst reports whether a release loads its library for the CUDA that it finds first,
// wherever that is, and not for that of the framework.
func findsFirst(r *matrices.PackageRelease) bool { return r.CUDAFacts["found_first"] != "" }

func loadsFound(r *matrices.PackageRelease, machine *existing.CUDA, own string) *verdict.Missing {
	why := fmt.Sprintf("%s %s loads its library for the CUDA that it finds first (%s), which may be the %s that was "+
		"observed", r.Package, r.Version, r.CUDAFacts["found_first"], machine.Version)
	m := &verdict.Missing{Why: why,
		Observe: "which one it finds", Command: "python -m " + r.Package,
		Facts: []string{r.Package + "/" + r.Version + "#cuda-facts"}}
	if own != "" {
		m.Why += " and not the framework's " + own
	}
	if !slices.Contains(r.CUDAAlso, version.Minor(machine.Version)) {
		m.Why += "; it has none for that"
	}
	return m
}
