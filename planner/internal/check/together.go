package check

import (
	"slices"

	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// failsBuiltApart judges an environment with a package that is built beside what its setup imports, which fails for
// something else as well: as if it were built behind the rest. It reports whether it fails so.
func (c *environment) failsBuiltApart(j verdict.Judged, q *question.Question) (verdict.Judged, bool, error) {
	e := q.Query.Existing
	if len(e.Together) == 0 {
		return j, false, nil
	}
	together := e.Together
	e.Together = nil
	best, err := c.runs(q)
	e.Together = together
	if best != nil || err != nil {
		return j, false, err
	}
	next := *c
	next.BuiltApart = true
	one, err := next.judgeBoard(j, q.GPU, q.Board, q.Driver)
	c.judgesAny = c.judgesAny || next.judgesAny
	return one, one.Verdict == verdict.Fails, err
}

// builtBefore puts the packages of a conflict, whose setup imports what one command installs with them, before what is
// said of them, and returns as a way out the wheels that their makers have; nil for other conflicts, and where one has
// no wheel for what is there.
func (c *environment) builtBefore(q *question.Question, conflict *plan.Conflict) (*verdict.Fix, error) {
	is := func(r plan.ConflictRule) bool { return r.Rule == packages.BuiltTogether }
	if !slices.ContainsFunc(conflict.Rules, is) {
		return nil, nil
	}
	e := q.Query.Existing
	var names []string
	for _, with := range e.Together {
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
	together := e.Together
	e.Together = nil
	best, err := c.runs(q)
	e.Together = together
	if best == nil || err != nil {
		return nil, err
	}
	next := *c
	changes, text := next.TakeWheels(best, names)
	if len(changes) == 0 {
		return nil, nil
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
