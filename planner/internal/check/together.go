package check

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/doubt"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/wayout"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// failsBuiltApart judges an environment with a package that is built beside what its setup imports, which fails for
// something else as well: as if it were built behind the rest. It reports whether it fails so.
func (c *environment) failsBuiltApart(j verdict.Judged, q *question.Question) (verdict.Judged, bool, error) {
	if e := q.Query.Existing; len(e.Together)+len(e.Against) == 0 {
		return j, false, nil
	}
	best, err := c.runsBuilt(q)
	if best != nil || err != nil {
		return j, false, err
	}
	next := *c
	next.BuiltApart = true
	one, err := next.judgeBoard(j, q.GPU, q.Board, q.Driver)
	c.judgesAny = c.judgesAny || next.judgesAny
	return one, one.Verdict == verdict.Fails, err
}

// runsBuilt returns the environment as it is where each package is built with what it needs; nil where that cannot run.
func (c *environment) runsBuilt(q *question.Question) (*model.Solution, error) {
	e := q.Query.Existing
	defer func(together []query.Built, against []query.Against) { e.Together, e.Against = together, against }(
		e.Together, e.Against)
	e.Together, e.Against = nil, nil
	return c.runs(q)
}

// builtBefore puts the packages of a conflict, whose setup imports what one command installs with them, before what is
// said of them, and returns as a way out the wheels that their makers have; nil for other conflicts, and where one has
// no wheel for what is there.
func (c *environment) builtBefore(q *question.Question, conflict *plan.Conflict) (*verdict.Fix, error) {
	is := func(r plan.ConflictRule) bool { return r.Rule == packages.BuiltTogether }
	if !slices.ContainsFunc(conflict.Rules, is) {
		return nil, nil
	}
	var names []string
	for _, with := range q.BuiltWithout(conflict) {
		i := slices.IndexFunc(q.Packages, func(p existing.Package) bool { return p.Name == with.For })
		if i < 0 || slices.Contains(names, with.For) {
			continue
		}
		names = append(names, with.For)
		asked := q.Asked(&q.Packages[i].Seen, "asked-"+with.For)
		said := func(r plan.ConflictRule) bool { return r.Rule == "asked-"+with.For }
		if !slices.ContainsFunc(conflict.Rules, said) {
			conflict.Rules = slices.Concat(asked, conflict.Rules)
		}
	}
	best, err := c.runsBuilt(q)
	if err != nil {
		return nil, err
	}
	if best == nil { // or it is compiled there
		undo := q.AllowCompiled()
		best, err = c.runsBuilt(q)
		if undo(); best == nil || err != nil {
			return nil, err
		}
		return c.builtBehind(q, conflict, best, names, doubt.CompiledHere(best, q.HowCompiled)), nil
	}
	next := *c
	changes, text := next.TakeWheels(best, names)
	if len(changes) == 0 {
		return c.builtBehind(q, conflict, best, names, c.accept(verdict.Judged{}, q, best).Missing), nil
	}
	asked, err := next.ask(q.GPU, q.Board, q.Driver)
	if err != nil || asked.Query == nil {
		return nil, err
	}
	if best, err = c.runs(asked); best == nil || err != nil {
		return nil, err
	}
	fix := &verdict.Fix{Text: text, Changes: changes, Change: []plan.Change{}, Stack: answer.Plan(best).Stack}
	if missing := c.accept(verdict.Judged{}, asked, best).Missing; missing != nil {
		fix.Text += "; unproven: " + missing.Why
		fix.Doubtful = true
	}
	return fix, nil
}

// builtBehind returns as a way out that what packages need to be built is installed before them: their metadata and
// their builds find it then, in the environment that is there.
func (c *environment) builtBehind(q *question.Question, conflict *plan.Conflict, best *model.Solution, names []string,
	missing *verdict.Missing) *verdict.Fix {
	var first, then []string
	for _, with := range q.BuiltWithout(conflict) {
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
	build := wayout.Behind(answer.Tools(c.Facts, stack, then), "pip install --no-build-isolation "+strings.Join(then, " "))
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
