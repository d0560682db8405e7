package wayout

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// BuiltBehind returns as a way out that what packages need to be built is installed before them: their metadata and
// their builds find it then, in the environment that is there.
func BuiltBehind(q *question.Question, without []query.Built, best *model.Solution, names []string,
	missing *verdict.Missing) *verdict.Fix {
	var first, then []string
	for _, with := range without {
		if !slices.Contains(first, with.Name) {
			first = append(first, with.Name)
		}
	}
	uv := false
	for _, name := range names {
		i := slices.IndexFunc(q.Packages, func(p existing.Package) bool { return p.Name == name })
		p := &q.Packages[i]
		if len(p.Extras) > 0 {
			name += "[" + strings.Join(p.Extras, ",") + "]"
		}
		if p.Exact != "" {
			name += "==" + p.Exact
		}
		if q.Env.Observations[p.Number].Installs().Isolated {
			uv = true
		}
		then = append(then, name)
	}
	stack := answer.Plan(best).Stack
	build := Behind(answer.Tools(q.Facts, stack, then), "pip install --no-build-isolation "+strings.Join(then, " "))
	if uv {
		build = strings.ReplaceAll(build, "pip install", "uv pip install")
	}
	fix := &verdict.Fix{Text: words.JoinWords(first, "and") + " first, by a command of its own", Change: []plan.Change{},
		Stack: stack, Unwritten: []string{fmt.Sprintf("install %s first, then: %s", words.JoinWords(first, "and"), build)}}
	if missing != nil {
		fix.Text += "; unproven: " + missing.Why
		fix.Doubtful = true
	}
	return fix
}
