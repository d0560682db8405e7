package check

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/doubt"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/installer"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/refusal"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// proven returns the environment with changes made to it; nil where it is not
// known to work then.
func (c *environment) proven(q *question.Question, changes []plan.Change) (*model.Solution, error) {
	best, missing, err := c.recheckDoubt(q, changes)
	if missing != nil {
		return nil, err
	}
	return best, err
}

// recheck returns the environment with changes made to it; nil where it still
// fails, or would run on the CPU alone.
func (c *environment) recheck(q *question.Question, changes []plan.Change) (*model.Solution, error) {
	best, _, err := c.recheckDoubt(q, changes)
	return best, err
}

// recheckDoubt returns the environment with changes made to it, and what is not
// established about that.
func (c *environment) recheckDoubt(q *question.Question, changes []plan.Change) (
	*model.Solution, *verdict.Missing, error) {
	best, changed, err := c.runsWith(q, changes)
	if err == nil && best == nil && changed != nil && changed.Compiles() {
		missing, err := c.ifCompiled(changed)
		if err != nil || missing == nil {
			return nil, nil, err
		}
		defer changed.AllowCompiled()()
		elsewhere, _ := builtElsewhere(changed)
		setOwn(elsewhere, true)
		best, err := c.runs(changed)
		return best, missing, err
	}
	if best == nil || !q.SaidForCPU() && slices.ContainsFunc(best.Builds(), (*candidate.Build).CPU) {
		return nil, nil, err
	}
	judged := c.accept(verdict.Judged{}, changed, best)
	for i := range judged.Warnings { // of what is there somebody has found a wheel, and of a change nobody has
		if w := &judged.Warnings[i]; judged.Missing == nil && w.Rule == packages.ExtensionWheel {
			judged.Missing = doubt.MissingFor(w, best)
		}
	}
	return best, judged.Missing, nil
}

// runsWith returns the environment with changes made to it, and that as a question; nil where it cannot run.
func (c *environment) runsWith(q *question.Question, changes []plan.Change) (
	*model.Solution, *question.Question, error) {
	changed, err := c.changed(q, changes)
	if changed == nil {
		return nil, nil, err
	}
	best, err := c.runs(changed)
	return best, changed, err
}

// changed returns the question with changes made; nil for one that makes no
// sense.
func (c *environment) changed(q *question.Question, changes []plan.Change) (*question.Question, error) {
	next := *c
	next.Frameworks = slices.Clone(q.Frameworks)
	next.Packages = slices.Clone(q.Packages)
	board, driver := q.Board, q.Driver
	for _, change := range changes {
		if brought := broughtBuild(q, change); brought != nil {
			next.Frameworks = append(next.Frameworks, *brought)
		}
		if !next.Change(change, &driver) {
			return nil, nil
		}
	}
	other, err := next.ask(q.GPU, board, driver)
	if err != nil || other.Query == nil {
		return nil, err
	}
	return other, nil
}

// broughtBuild returns the framework that nobody names and that a package brings, where a change is of its build:
// it is installed beside that package, in the release that this asks for. It is nil for all others.
func broughtBuild(q *question.Question, change plan.Change) *existing.Package {
	name, _, several := strings.Cut(change.From, " ")
	for _, f := range q.Query.Frameworks() {
		of := q.SeenAt(f.At)
		if change.Part != "framework.cuda" || several && f.Name != name || of == nil || of.Conda || of.Alone ||
			q.Environment.Observed(f.Name) != nil || len(q.ObservedAs(f)) > 0 {
			continue
		}
		given := installer.Newer{Name: f.Name, Of: of}
		p := given.Brought(q)
		p.Requirement = reading.Requirement{Name: p.Name}
		return &p
	}
	return nil
}

// worksAs returns a changed environment as it would run on the board and the driver of a
// question, and that question; nil where it is not known to work with GPU code.
func (c *environment) worksAs(q *question.Question, changed *environment) (*model.Solution, *question.Question, error) {
	next, err := changed.ask(q.GPU, q.Board, q.Driver)
	if err != nil || next.Query == nil || slices.ContainsFunc(next.Given, question.NoneGiven) {
		return nil, nil, err
	}
	best, err := c.runs(next)
	if err != nil || best == nil || slices.ContainsFunc(best.Builds(), (*candidate.Build).CPU) ||
		c.accept(verdict.Judged{}, next, best).Missing != nil {
		return nil, nil, err
	}
	return best, next, nil
}

// brings returns changes of packages as a way out, where the environment is known to work
// with them; nil where it is not.
func (c *environment) brings(q *question.Question, changes []observed.Change) (*verdict.Fix, error) {
	next := *c
	next.Packages = slices.Clone(c.Packages)
	var texts []string
	for _, change := range changes {
		for i := range next.Packages {
			p := &next.Packages[i]
			if p.Number == change.Of {
				p.Requirement = reading.Requirement{Name: p.Name, Extras: p.Extras}
				p.ReadVersion(change.Value)
				texts = append(texts, p.Name+"=="+change.Value)
			}
		}
	}
	if len(texts) == 0 {
		return nil, nil
	}
	best, changed, err := c.worksAs(q, &next)
	if err != nil || best == nil {
		return nil, err
	}
	if left, _ := refusal.LeftOut(changed); left != nil {
		return nil, nil
	}
	return &verdict.Fix{Text: words.JoinWords(texts, "and"), Changes: changes, Change: []plan.Change{},
		Stack: answer.Plan(best).Stack}, nil
}

// asConstrained offers the version that a constraint holds a package at as a way out of another one that is asked
// for, where the environment is known to work with it.
func (c *environment) asConstrained(j verdict.Judged, q *question.Question, p *existing.Package, held string) (
	verdict.Judged, error) {
	if held == "" {
		return j, nil
	}
	next := *c
	next.Frameworks, next.Packages = slices.Clone(c.Frameworks), slices.Clone(c.Packages)
	for _, list := range [][]existing.Package{next.Frameworks, next.Packages} {
		for i := range list {
			if o := &list[i]; o.Number == p.Number {
				o.Requirement = reading.Requirement{Name: o.Name, Extras: o.Extras}
				o.ReadVersion(held)
			}
		}
	}
	best, changed, err := c.worksAs(q, &next)
	if err != nil || best == nil {
		return j, err
	}
	if left, _ := refusal.LeftOut(changed); left != nil {
		return j, nil
	}
	value, label, _ := strings.Cut(held, "+")
	j.Fixes = append(j.Fixes, verdict.Fix{Text: q.Env.Observations[p.Number].Name + "==" + held, Change: []plan.Change{},
		Changes: []observed.Change{{Of: p.Number, Value: value, Label: label}}, Stack: answer.Plan(best).Stack})
	return j, nil
}

// refitted puts the wheels of the same releases that fit what is there before other ways out, if there
// are such and the environment is known to work with them.
func (c *environment) refitted(q *question.Question, fixes []verdict.Fix) ([]verdict.Fix, error) {
	next := *c
	changes, text, err := next.Refit(func(plain existing.Environment) (*model.Solution, error) {
		asked, err := (&environment{Environment: plain, engine: c.engine}).ask(q.GPU, q.Board, q.Driver)
		if err != nil || asked.Query == nil {
			return nil, err
		}
		return c.runs(asked)
	})
	if err != nil || len(changes) == 0 {
		return fixes, err
	}
	best, _, err := c.worksAs(q, &next)
	if err != nil || best == nil {
		return fixes, err
	}
	return slices.Insert(fixes, 0, verdict.Fix{Text: text, Changes: changes, Change: []plan.Change{},
		Stack: answer.Plan(best).Stack}), nil
}
