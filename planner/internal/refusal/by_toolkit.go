package refusal

import (
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// ByToolkit judges by the CUDA that was observed, where the facts do not hold what was
// compiled with it: whatever that is, it needs a driver that runs this CUDA, and a
// toolkit that compiles for the board's generation. A release of a framework that the
// facts know otherwise works, inferred, where neither speaks against it; of other
// programs nobody knows what else they need.
func ByToolkit(q *question.Question, j verdict.Judged) verdict.Judged {
	cuda := q.Toolkit()
	if cuda == nil || q.Board != nil && q.Board.Class == "jetson" || q.System.JetPack != "" {
		return j
	}
	against := append(DriverRefuses(q, cuda.Version), BoardRefuses(q, cuda.Version)...)
	if len(against) == 0 {
		against = CompilerRefuses(q, cuda.Version)
	}
	switch {
	case len(against) > 0:
		asked := q.Asked(&cuda.Seen, "asked-cuda")
		j.Verdict, j.Missing, j.Stack, j.Inferred = verdict.Fails, nil, nil, true
		j.Conflict = &plan.Conflict{Rules: append(against, asked...), Fixes: []plan.Fix{}}
	case UnknownRelease(q) && ToolkitServes(q, cuda.Version) && !ForAnotherCUDA(q, cuda.Version):
		j.Verdict, j.Missing, j.Inferred = verdict.Works, nil, true
		q.Take(cuda.Seen, "what it is all judged by: the facts do not hold that release, "+
			"and this CUDA goes with the rest")
	}
	return j
}

// MadeElsewhere judges a build that somebody compiled for a platform for which the index
// has none with GPU code: inferred, by whether the CUDA that was observed compiles for the
// board, and the driver runs it.
func MadeElsewhere(q *question.Question, j verdict.Judged) verdict.Judged {
	j = ByToolkit(q, j)
	cuda := q.Toolkit()
	if j.Verdict == verdict.Fails || cuda == nil || q.Board == nil || !ToolkitServes(q, cuda.Version) {
		return j
	}
	j.Verdict, j.Missing, j.Inferred = verdict.Works, nil, true
	q.Take(cuda.Seen, "what the build is judged by: the index has none like it, and this CUDA "+
		"goes with the rest")
	return j
}
