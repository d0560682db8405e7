package check

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/installer"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/verdict"
)

// withOlder judges an environment that does not go together without the packages that have no GPU
// code and of which an installer may take a release that came before all that the facts hold: that
// none of those suits says nothing. It reports whether the rest goes together then.
func (c *environment) withOlder(j verdict.Judged, q *question.Question) (verdict.Judged, bool, error) {
	left := olderAllowed(q)
	if len(left) == 0 {
		return j, false, nil
	}
	if compiled, err := c.ifFromSource(q); compiled != nil || err != nil { // pip does so before it takes an older one
		return j, false, err
	}
	rest, err := c.runsWithout(q, left)
	if err != nil || rest == nil {
		return j, false, err
	}
	for _, e := range left { // those that suit in a release that is known stay
		fewer := slices.DeleteFunc(slices.Clone(left), func(o *query.Package) bool { return o == e })
		fits, err := c.runsWithout(q, fewer)
		if err != nil {
			return j, false, err
		}
		if fits != nil {
			left, rest = fewer, fits
		}
	}
	if failing, ok, err := c.asKnown(j, q, left, rest); ok || err != nil {
		return failing, ok, err
	}
	next := c.withoutPackages(left)
	one, err := next.judgeBoard(j, q.GPU, q.Board, q.Driver)
	c.judgesAny = c.judgesAny || next.judgesAny
	if err != nil {
		return j, false, err
	}
	for _, e := range left {
		oldest := e.Releases[len(e.Releases)-1].Version
		c.Leave(q.SeenAt(e.At).Seen, fmt.Sprintf("the facts of %s hold its releases from %s on alone, and what goes "+
			"with the rest is an older one", q.Facts.Date(), oldest))
	}
	one.Inferred = true
	return one, true, nil
}

// asKnown judges an environment by the release that an installer gives of one of the packages left, where that is
// one that the facts hold: what its modules load beside an installer does not know, and it takes no older one for
// that. It reports whether there is such a package that does not suit the rest.
func (c *environment) asKnown(j verdict.Judged, q *question.Question, left []*query.Package, rest *model.Solution) (
	verdict.Judged, bool, error) {
	if q.Foreign() || installer.HoldsFramework(q) {
		return j, false, nil
	}
	for i, e := range left {
		p := q.SeenAt(e.At)
		if p.Conda || p.Source || p.At.ByFlag() || q.OnlyIndex(p) != "" || q.HoldsBack(p.Name) {
			continue
		}
		given := &installer.Newer{Name: e.Name, Release: installer.NewestInstalled(rest, e, q.Day)}
		if given.Release == "" {
			continue
		}
		next := c.withoutPackages(slices.Delete(slices.Clone(left), i, i+1))
		asked, err := next.ask(q.GPU, q.Board, q.Driver)
		if err != nil || asked.Query == nil {
			return j, false, err
		}
		failing, err := next.failsAsGiven(j, asked, given)
		if err != nil || failing.Verdict == verdict.Fails {
			c.Readings, c.judgesAny = next.Readings, true
			return failing, err == nil, err
		}
	}
	return j, false, nil
}

// olderAllowed returns the packages without GPU code of their own of which the installer chooses the
// release, and may choose one that came before all that the facts hold.
func olderAllowed(q *question.Question) (list []*query.Package) {
	for _, e := range q.Query.Of(query.Extension) {
		info, seen := q.Facts.PackageNamed(e.Name), q.SeenAt(e.At)
		if e.Transitive || !question.LeftOpen(e) || seen == nil || seen.Installed || info == nil || !q.PlainPython(info) {
			continue
		}
		low := ""
		if e.Version != nil {
			low = e.Version.Spec.Low()
		}
		if low == "" || version.Compare(low, e.Releases[len(e.Releases)-1].Version) < 0 {
			list = append(list, e)
		}
	}
	return list
}

// withoutPackages returns the environment without some packages.
func (c *environment) withoutPackages(left []*query.Package) *environment {
	next := *c
	next.Packages = slices.DeleteFunc(slices.Clone(c.Packages), func(p existing.Package) bool {
		return slices.ContainsFunc(left, func(e *query.Package) bool { return e.At == p.At })
	})
	return &next
}

// runsWithout returns an environment without some packages; nil where that does not go together.
func (c *environment) runsWithout(q *question.Question, left []*query.Package) (*model.Solution, error) {
	next, err := c.withoutPackages(left).ask(q.GPU, q.Board, q.Driver)
	if err != nil || next.Query == nil || slices.ContainsFunc(next.Given, question.NoneGiven) {
		return nil, err
	}
	return c.runs(next)
}
