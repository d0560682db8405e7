package system

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// ReleasedLater is the id of the rule of releases that were not out yet.
const ReleasedLater = "released-later"

var ReleasedRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: ReleasedLater, Kind: plan.Runs, Source: rule.DocPackages,
			Text: "What an installer gave on a day is no release of a later one: of an environment whose day is known, " +
				"packages without a version, or with a range of them, are of that day or before."},
		State: stateReleased,
	},
}

// stateReleased refuses releases that came after the day of an environment, of what nobody says
// the version of: of a range that takes in some that were out then, too.
func stateReleased(s *model.Statement) {
	if s.Query.Existing == nil || s.Query.Existing.Day == "" {
		return
	}
	day := s.Query.Existing.Day
	later := func(released string) bool { return released == "" || released > day }
	says := func(name string) model.Says {
		return model.Says{Own: true, Explain: func(model.Domains) model.Explanation {
			return model.Explanation{Text: fmt.Sprintf("an environment of %s has no newer %s", day, name)}
		}}
	}
	for _, f := range s.Frameworks() {
		known := func(r facts.Release) bool { return !later(r.Released) && f.Package.AllowsVersion(r.Version) }
		if f.Package.LeavesOpen() && slices.ContainsFunc(f.Package.Releases, known) {
			model.Constrain1(s, f.BuildTerm(), func(b *candidate.Build) bool { return !later(b.Release.Released) },
				says(f.Package.Traits.Name))
		}
	}
	for _, e := range s.Of(query.Extension) {
		known := func(r facts.Release) bool {
			return r.Row != nil && !later(r.Row.Released) && (e.Package.Transitive || e.Package.AllowsVersion(r.Version))
		}
		if !e.Package.LeavesOpen() && !e.Package.Transitive || !slices.ContainsFunc(e.Releases, known) {
			continue
		}
		term := model.NewTerm(&e.Variable, func(i int) bool {
			return e.Package.None(i) || !later(e.Row(i).Released)
		}).Alike(func(ok bool) string { return fmt.Sprint(ok) })
		model.Constrain1(s, term, func(ok bool) bool { return ok }, says(e.Package.Name))
	}
}
