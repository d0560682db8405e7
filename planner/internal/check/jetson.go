package check

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/doubt"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/reading"
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
	later := version.Compare(version.Major(made[0]), version.Major(have[len(have)-1])) > 0
	if later && builtForBoardsSince(framework, release, have[len(have)-1]) {
		return j
	}
	if later {
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
		return p.ByName || p.Source || reading.VendorLabel(p.Label) ||
			!framework.Traits.Alone && candidate.OnGPUAlone(framework, p.Name)
	}
	if !slices.ContainsFunc(q.ObservedAs(framework), ownBuild) {
		return j // the default index has builds for the CPU alone
	}
	if j, fails := forLaterPython(q, j, framework, release); fails {
		return j
	}
	if wheels := wheelsOfNVIDIA(q, framework); len(wheels) > 0 {
		return madeForJetPack(q, j, framework, what, wheels)
	}
	for _, cuda := range have {
		if !slices.ContainsFunc(made, func(other string) bool { return sameToBoards(other, cuda) }) {
			return j
		}
	}
	return worksOnJetson(q, j, framework, what, have)
}

// orForJetPack judges once more an environment that fails on a Jetson board by what the builds of the default index
// are, where nobody says where those come from which are there, and a CUDA was observed on the board, or its JetPack
// and a release of the framework: as builds that NVIDIA or somebody on the board made. Where these would not fail, it
// is unproven which they are. Who names none of these has what pip gave as a rule.
func (c *environment) orForJetPack(j, judged verdict.Judged, q *question.Question) (verdict.Judged, error) {
	if judged.Verdict != verdict.Fails || q.Query == nil || q.Board == nil || q.Board.Class != "jetson" ||
		!doubt.RestsOnIndex(judged.Conflict) {
		return judged, nil
	}
	next, open := c.builtForBoard(q, judged.Conflict)
	named := open != nil && q.System.JetPack != "" && (open.ByName || open.ForGPU) && open.Specifier != ""
	if open == nil || q.JetsonCUDA() == "" && !named {
		return judged, nil
	}
	other, err := next.judgeBoard(j, q.GPU, q.Board, q.Driver)
	if err != nil || other.Verdict == verdict.Fails && !slices.ContainsFunc(q.Query.Frameworks(), question.LeftOpen) {
		return judged, err // of one whose release nobody says an older one may run
	}
	missing := doubt.WhichForBoard(q, judged.Conflict, open)
	judged.Verdict, judged.Conflict, judged.Fixes, judged.Missing = verdict.Unproven, nil, []verdict.Fix{}, missing
	return judged, nil
}

// builtForBoard returns the environment with what is from nowhere as builds for the board, and the first such
// package that a conflict is about, or else that the facts know; nil where there is none.
func (c *environment) builtForBoard(q *question.Question, conflict *plan.Conflict) (
	next *environment, open *existing.Package) {
	about := func(p *existing.Package) bool {
		return slices.ContainsFunc(conflict.Rules, func(r plan.ConflictRule) bool {
			return slices.ContainsFunc(r.Facts, func(ref string) bool {
				return strings.HasPrefix(ref, p.Name+"/") || p.Framework != "" && strings.HasPrefix(ref, p.Framework+"/")
			})
		})
	}

	one := *c
	one.Frameworks, one.Packages = slices.Clone(c.Frameworks), slices.Clone(c.Packages)
	for _, list := range [][]existing.Package{one.Frameworks, one.Packages} {
		for i := range list {
			if p := &list[i]; doubt.FromNowhere(q, p) {
				p.Source = true
				known := p.Framework != "" || c.Facts.PackageNamed(p.Name) != nil
				if known && (open == nil || !about(open) && about(p)) {
					open = p
				}
			}
		}
	}
	if open == nil {
		return nil, nil
	}
	for _, f := range q.Query.Frameworks() {
		if len(q.ObservedAs(f)) == 0 { // it comes with a package
			p := existing.Package{Framework: f.Name, ByName: true, Source: true, Seen: existing.Seen{Number: -1, At: f.At}}
			p.Name = f.Traits.Name
			one.Frameworks = append(one.Frameworks, p)
		}
	}
	return &one, open
}

// ofSystem judges packages that come with the system of a board, and run there, where nothing else has
// GPU code: where nobody says which release it is, a package that no fact is about may ask for another.
func ofSystem(j verdict.Judged, q *question.Question) verdict.Judged {
	j.Verdict = verdict.Works
	unsaid := slices.IndexFunc(q.Packages, func(p existing.Package) bool {
		return p.Specifier == "" && slices.Contains(q.OfSystem, p.Name)
	})
	other := slices.IndexFunc(q.Packages, func(p existing.Package) bool {
		return q.Facts.PackageNamed(p.Name) == nil && !question.Installs(p.Name) && !slices.Contains(q.OfSystem, p.Name)
	})
	if unsaid >= 0 && other >= 0 {
		j.Verdict = verdict.Unproven
		j.Missing = &verdict.Missing{Why: fmt.Sprintf("no version of %s is given, and %s, of which the facts know nothing, "+
			"may ask for another than JetPack has", q.Packages[unsaid].Name, q.Packages[other].Name),
			Observe: "which one it loads", Facts: []string{}}
	}
	return j
}

// builtForBoardsSince reports whether some release of a framework from one on has a build for Jetson boards with a
// CUDA that is no newer than one, in which the earlier release compiles then, too.
func builtForBoardsSince(framework *query.Package, first *facts.Release, cuda string) bool {
	return slices.ContainsFunc(framework.Releases, func(r facts.Release) bool {
		return version.Compare(r.Version, first.Version) >= 0 && slices.ContainsFunc(r.Builds, func(b matrices.Build) bool {
			return len(b.JetPack) > 0 && version.Compare(b.CUDA, cuda) <= 0
		})
	})
}

// sameToBoards reports whether what is made for one CUDA runs with another one of a board.
func sameToBoards(made, has string) bool {
	return version.Major(made) == version.Major(has) && (version.Compare(version.Major(has), "11") >= 0 ||
		version.Parts(has) < 2 || version.Minor(made) == version.Minor(has))
}

// worksOnJetson says that a framework works as NVIDIA or somebody on the board builds it.
func worksOnJetson(q *question.Question, j verdict.Judged, framework *query.Package, what string,
	cudas []string) verdict.Judged {
	j.Verdict, j.Missing, j.Inferred = verdict.Works, nil, true
	for i := range q.Frameworks {
		if p := &q.Frameworks[i]; p.Framework == framework.Name {
			q.Take(p.Seen, fmt.Sprintf("%s as NVIDIA or somebody on the board builds it, for CUDA %s", what,
				words.JoinWords(cudas, "or")))
		}
	}
	return j
}

// wheelsOfNVIDIA returns the JetPack releases that NVIDIA made the observed wheel of a framework
// for, by the month in its label; none where it has none.
func wheelsOfNVIDIA(q *question.Question, framework *query.Package) []matrices.JetPack {
	for _, p := range q.ObservedAs(framework) {
		if month := reading.NVIDIAMonth(p.Label); month != "" {
			return q.JetPacksOfWheels(month)
		}
	}
	return nil
}

// madeForJetPack judges a wheel that NVIDIA made for some releases of JetPack: it fails where
// the board has the CUDA of others.
func madeForJetPack(q *question.Question, j verdict.Judged, framework *query.Package, what string,
	wheels []matrices.JetPack) verdict.Judged {
	var have, serve []string
	if cuda := q.JetsonCUDA(); cuda != "" {
		have = []string{cuda}
	} else {
		for _, row := range q.JetPacksOn(q.Board) {
			have = append(have, version.Minor(row.CUDA))
		}
		slices.SortFunc(have, version.Compare)
		have = slices.Compact(have)
	}
	first, last := &wheels[0], &wheels[len(wheels)-1]
	for _, cuda := range have {
		if sameToBoards(version.Minor(first.CUDA), cuda) {
			serve = append(serve, cuda)
		}
	}
	if len(serve) > 0 {
		return worksOnJetson(q, j, framework, what, serve)
	}
	asked := plan.ConflictRule{Kind: "requirement", Rule: "asked-framework", At: framework.At.String(),
		Text: q.WordsOf(framework), Facts: []string{}}
	which := "JetPack " + first.Version
	if len(wheels) > 1 {
		which += " to " + last.Version
	}
	text := fmt.Sprintf("NVIDIA made this wheel for %s, with CUDA %s, and this board has CUDA %s", which,
		version.Minor(first.CUDA), words.JoinWords(have, "or"))
	j.Verdict, j.Missing, j.Inferred = verdict.Fails, nil, true
	j.Conflict = &plan.Conflict{Fixes: []plan.Fix{}, Rules: append(q.ObservedGPU(), asked,
		q.Fact(hardware.BuildCUDA, text, "jetpack/"+first.Version+"#wheels-from", "jetpack/"+first.Version+"#cuda"))}
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
