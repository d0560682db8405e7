package check

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// onJetson judges a release of which the facts know no build for Jetson boards: NVIDIA
// built it for them, or somebody on the board, with the CUDA of its JetPack. It fails
// where the release takes a later major than any that the board has, and works, inferred,
// where its builds elsewhere are for the same. Before CUDA 11 that means the very minor.
func onJetson(q *question.Question, j verdict.Judged, framework *query.Package, release *facts.Release) verdict.Judged {
	made, have := existing.BuildCUDAs(release), q.JetsonCUDAs(q.Board)
	if len(made) == 0 || len(have) == 0 {
		return j
	}
	what := framework.Traits.Name + " " + release.Version
	if version.Compare(version.Major(made[0]), version.Major(have[len(have)-1])) > 0 {
		asked := plan.ConflictRule{Kind: "requirement", Rule: "asked-framework", At: framework.At.String(),
			Text: q.WordsOf(framework), Facts: []string{}}
		ref := release.Table + "/" + release.Version
		j.Verdict, j.Missing, j.Inferred = verdict.Fails, nil, true
		j.Conflict = &plan.Conflict{Fixes: []plan.Fix{}, Rules: append(q.ObservedGPU(), asked, q.Fact(hardware.BuildCUDA,
			fmt.Sprintf("%s is made for CUDA %s or newer, and JetPack on this board has %s at most", what, made[0],
				have[len(have)-1]), ref))}
		return j
	}
	ownBuild := func(p *existing.Package) bool {
		return p.ByName || p.Source || existing.VendorLabel(p.Label) ||
			!framework.Traits.Alone && candidate.OnGPUAlone(framework, p.Name)
	}
	if !slices.ContainsFunc(q.ObservedAs(framework), ownBuild) {
		return j // the default index has builds for the CPU alone
	}
	if j, fails := forLaterPython(q, j, framework, release); fails {
		return j
	}
	for _, cuda := range have {
		same := func(other string) bool {
			return version.Major(other) == version.Major(cuda) && (version.Compare(version.Major(cuda), "11") >= 0 ||
				version.Parts(cuda) < 2 || version.Minor(other) == version.Minor(cuda))
		}
		if !slices.ContainsFunc(made, same) {
			return j
		}
	}
	j.Verdict, j.Missing, j.Inferred = verdict.Works, nil, true
	for i := range q.Frameworks {
		if p := &q.Frameworks[i]; p.Framework == framework.Name {
			q.Take(p.Seen, fmt.Sprintf("%s as NVIDIA or somebody on the board builds it, for CUDA %s", what,
				words.JoinWords(have, "or")))
		}
	}
	return j
}

// forLaterPython judges a release that is for later Pythons than any JetPack on the board has:
// what NVIDIA builds for boards is for JetPack's own, and nothing says that it was compiled for
// another. It reports whether that is so.
func forLaterPython(q *question.Question, j verdict.Judged, framework *query.Package, release *facts.Release) (
	verdict.Judged, bool) {
	if q.Python.Number >= 0 || q.Compiled(framework) || len(release.Python) == 0 {
		return j, false
	}
	var last *matrices.JetPack
	for _, row := range q.JetPacksOn(q.Board) {
		if last = &row; row.Python == "" || version.Compare(row.Python, release.Python[0]) >= 0 {
			return j, false
		}
	}
	if last == nil {
		return j, false
	}
	asked := plan.ConflictRule{Kind: "requirement", Rule: "asked-framework", At: framework.At.String(),
		Text: q.WordsOf(framework), Facts: []string{}}
	j.Verdict, j.Missing, j.Inferred = verdict.Fails, nil, true
	j.Conflict = &plan.Conflict{Fixes: []plan.Fix{}, Rules: append(q.ObservedGPU(), asked, q.Fact(system.PythonWheels,
		fmt.Sprintf("%s %s is for Python %s and newer, and JetPack on this board has Python %s", framework.Traits.Name,
			release.Version, release.Python[0], last.Python), release.Table+"/"+release.Version+"#python",
		"jetpack/"+last.Version+"#python"))}
	return j, true
}
