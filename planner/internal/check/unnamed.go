package check

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// asOfItsDay judges packages that flags name, and of whose framework nothing was observed, beside
// the newest release of it that there was when they came out, or on the day that the environment
// is of: an installer gave that one or a later one, whatever the GPU and the driver. It is not ok
// where that is the release that was found, or runs, too.
func (c *environment) asOfItsDay(j verdict.Judged, q *question.Question, best *model.Solution) (
	_ verdict.Judged, ok bool, err error) {
	if len(best.Frameworks()) != 1 || q.Foreign() || q.System.Docker || q.AsksOthers() ||
		q.Board == nil && q.Driver == nil || q.Given[0].By != candidate.ByDefault {
		return j, false, nil
	}
	f := best.First()
	framework := best.Frameworks()[0].Package
	day := c.dayOf(q, best)
	if len(q.ObservedAs(framework)) > 0 || framework.Traits.Alone || day == "" {
		return j, false, nil
	}
	for i := range framework.Releases {
		r := &framework.Releases[i]
		if r.Released == "" || r.Released > day || version.IsPreRelease(r.Version) {
			continue
		}
		if version.Compare(r.Version, f.Release.Version) <= 0 {
			return j, false, nil
		}
		next := *c
		p := existing.Package{Framework: framework.Name, ByName: true}
		p.Name, p.At = framework.Name, framework.At
		p.ReadVersion(r.Version)
		next.Frameworks = append(slices.Clone(c.Frameworks), p)
		blind, err := next.ask(nil, nil, nil)
		if err != nil {
			return j, false, err
		}
		if blind.Query == nil || slices.ContainsFunc(blind.Given, question.NoneGiven) {
			continue
		}
		if given, err := next.runs(blind); err != nil || given == nil {
			if err != nil {
				return j, false, err
			}
			continue // a package does not go with it
		}
		asked := verdict.Judged{GPU: j.GPU, Driver: j.Driver, Verdict: verdict.Unproven, Warnings: []plan.Warning{},
			Fixes: []verdict.Fix{}}
		one, err := next.judgeBoard(asked, q.GPU, q.Board, q.Driver)
		if err != nil || one.Verdict == verdict.Works {
			return j, false, err
		}
		newest := "the newest"
		if day != today {
			newest += " of " + day
		}
		j.Verdict, j.Missing = verdict.Unproven, &verdict.Missing{
			Why: fmt.Sprintf("nobody says which %s it is: %s would run here, and %s, %s, need not%s", f.Traits.Name,
				f.Release.Version, r.Version, newest, because(&one)),
			Observe: "its version", Command: q.Showing(r.Package), Facts: []string{}}
		return j, true, nil
	}
	return j, false, nil
}

// today is later than the day of any release.
const today = "9"

// because returns what a verdict other than works rests on first, to stand behind a sentence.
func because(j *verdict.Judged) string {
	if j.Missing != nil {
		return ": " + j.Missing.Why
	}
	if j.Conflict != nil {
		for _, r := range j.Conflict.Rules {
			if r.Kind == "fact" {
				return ": " + r.Text
			}
		}
	}
	return ""
}

// dayOf returns the day that an environment is of, or else the one on which the last of the
// packages came out that flags name in a version; today where they name none, and empty where
// a package is named otherwise.
func (c *environment) dayOf(q *question.Question, best *model.Solution) string {
	day, flagged := "", false
	for _, e := range best.Of(query.Extension) {
		if e.Package.Transitive {
			continue
		}
		p := q.SeenAt(e.Package.At)
		if p == nil || !p.At.ByFlag() || p.Installed || p.Conda {
			return ""
		}
		if flagged = true; p.Exact != "" {
			day = max(day, e.Row(best.At(&e.Variable)).Released)
		}
	}
	if day == "" && flagged {
		day = today
	}
	return cmp.Or(q.Day, day)
}
