package check

import (
	"slices"

	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/doubt"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/installer"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/wayout"
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
		return wayout.BuiltBehind(q, q.BuiltWithout(conflict), best, names, doubt.CompiledHere(best, q.HowCompiled)), nil
	}
	fix, known, err := c.makersWheels(q, best, names)
	if !known {
		return wayout.BuiltBehind(q, q.BuiltWithout(conflict), best, names, c.accept(verdict.Judged{}, q, best).Missing), nil
	}
	return fix, err
}

// makersWheels returns as a way out the wheels that the makers of some packages have for a stack, where it runs with
// them; they are not known where one has none.
func (c *environment) makersWheels(q *question.Question, best *model.Solution, names []string) (
	_ *verdict.Fix, known bool, _ error) {
	next := *c
	changes, text := next.TakeWheels(best, names)
	if len(changes) == 0 {
		return nil, false, nil
	}
	asked, err := next.ask(q.GPU, q.Board, q.Driver)
	if err != nil || asked.Query == nil {
		return nil, true, err
	}
	if best, err = c.runs(asked); best == nil || err != nil {
		return nil, true, err
	}
	fix := &verdict.Fix{Text: text, Changes: changes, Change: []plan.Change{}, Stack: answer.Plan(best).Stack}
	if missing := c.accept(verdict.Judged{}, asked, best).Missing; missing != nil {
		fix.Text += "; unproven: " + missing.Why
		fix.Doubtful = true
	}
	return fix, true, nil
}

// wheelsInstead returns as a way out the wheels that the makers of packages have which are built in an environment of
// their own, where it works with them: of a package of which nobody says the release, those of the newest that has one.
func (c *environment) wheelsInstead(q *question.Question, best *model.Solution) (*verdict.Fix, error) {
	names := doubt.BuiltApart(q, best)
	if len(names) == 0 {
		return nil, nil
	}
	fix, known, err := c.makersWheels(q, best, names)
	for _, e := range best.Of(query.Extension) {
		if known || err != nil || len(names) > 1 || e.Package.Asked != names[0] || !question.LeftOpen(e.Package) {
			continue
		}
		for i := best.At(&e.Variable) + 1; i < e.Size && !known && err == nil; i++ {
			fix, known, err = c.wheelsOf(q, e, i)
		}
	}
	if fix == nil || fix.Doubtful {
		return nil, err
	}
	return fix, err
}

// wheelsOf returns the wheel that the makers of a package have of one of its releases, as makersWheels does.
func (c *environment) wheelsOf(q *question.Question, e *model.PackageVariable, release int) (
	*verdict.Fix, bool, error) {
	if ver := e.Releases[release].Version; e.Package.AllowsVersion(ver) {
		pinned := c.pinnedTo(q, &installer.Newer{Name: e.Package.Name, Release: ver})
		asked, err := pinned.ask(q.GPU, q.Board, q.Driver)
		if err != nil || asked.Query == nil {
			return nil, false, err
		}
		if best, err := c.runsBuilt(asked); best != nil || err != nil {
			return pinned.makersWheels(asked, best, []string{e.Package.Asked})
		}
	}
	return nil, false, nil
}
