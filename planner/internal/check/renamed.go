package check

import (
	"cmp"
	"slices"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// renamedPackage returns the change of a framework's package to another one of the same version,
// where that is all that an environment takes: from the one of builds for the CPU to that of those
// with GPU code, to the one for another CUDA, or from a name that ended to one that goes on; nil
// where no such change is known to work.
func (c *environment) renamedPackage(q *question.Question, alone bool) (*verdict.Fix, error) {
	for at := range q.Frameworks {
		for _, name := range q.OtherNames(&q.Frameworks[at]) {
			if fix, err := c.byName(q, at, name, alone); fix != nil || err != nil {
				return fix, err
			}
		}
	}
	return nil, nil
}

// underItsName offers a framework's own package as a way out of another name, which the index has
// nothing under.
func (c *environment) underItsName(j verdict.Judged, q *question.Question, at int) (verdict.Judged, error) {
	fix, err := c.byName(q, at, q.Facts.FrameworkInfo(q.Frameworks[at].Framework).Packages[0], true)
	return first(j, fix), err
}

// byName returns the change of a framework's package to one of another name as a way out; nil
// where it is not known to work. Where it is the only one, the CUDA of the system may change, too.
func (c *environment) byName(q *question.Question, at int, name string, alone bool) (*verdict.Fix, error) {
	next := *c
	next.Frameworks = slices.Clone(q.Frameworks)
	p := &next.Frameworks[at]
	ended := p.UnderOtherName(q.Facts) || p.ByName
	p.Name, p.ByName = name, false
	best, _, err := c.worksAs(q, &next)
	cuda := ""
	if err == nil && best == nil && alone && len(q.CUDAs) > 0 {
		best, cuda, err = c.withItsCUDA(q, &next)
	}
	if err != nil || best == nil || !q.ForGPU() && !ended {
		return nil, err
	}
	b, stack := best.Builds()[at], answer.Plan(best).Stack
	does := observed.Change{Of: p.Number, Name: p.Name, Value: b.WheelVersion()}
	text := p.Name + "==" + does.Value
	if b.Row.IndexKind != "pypi" {
		if does.Index = b.IndexURL(); b.Row.IndexKind != "simple" || does.Index == "" {
			return nil, nil
		}
		text += " from " + does.Index
	}
	if cuda != "" {
		text += " and CUDA " + cuda + " on the system"
	}
	return &verdict.Fix{Text: text, Change: []plan.Change{}, Stack: stack, Changes: []observed.Change{does}}, nil
}

// byListedName offers the first of the names by which the index has a package with which the environment is known to
// work.
func (c *environment) byListedName(j verdict.Judged, q *question.Question, p *existing.Package, names []string) (
	verdict.Judged, error) {
	for _, name := range names {
		next := *c
		next.Packages = slices.Clone(q.Packages)
		for i := range next.Packages {
			if next.Packages[i].At == p.At {
				next.Packages[i].Name = name
			}
		}
		best, _, err := c.worksAs(q, &next)
		if err != nil {
			return j, err
		}
		if best == nil {
			continue
		}
		list := best.Of(query.Extension)
		at := slices.IndexFunc(list, func(e *model.PackageVariable) bool { return e.Package.At == p.At })
		if at < 0 {
			continue
		}
		e := list[at]
		does := observed.Change{Of: p.Number, Name: name, Value: cmp.Or(p.Exact, e.Version(best.At(&e.Variable)))}
		return first(j, &verdict.Fix{Text: name + "==" + does.Value, Change: []plan.Change{},
			Stack: answer.Plan(best).Stack, Changes: []observed.Change{does}}), nil
	}
	return j, nil
}

// withItsCUDA returns a changed environment with the newest CUDA that it works with in place of
// the one of the system, and that CUDA; nil where there is none.
func (c *environment) withItsCUDA(q *question.Question, next *environment) (*model.Solution, string, error) {
	next.CUDAs = nil
	free, _, err := c.worksAs(q, next)
	if err != nil || free == nil {
		return nil, "", err
	}
	cuda := version.Minor(answer.Plan(free).Stack.CUDA.Version)
	next.CUDAs = slices.Clone(q.CUDAs)
	next.ChangeCUDA(cuda)
	best, _, err := c.worksAs(q, next)
	return best, cuda, err
}
