package packages

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// RequiresUnsaid is the id of the rule of releases of which nobody says which torch they need.
const RequiresUnsaid = "package-requires-unsaid"

var UnsaidRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: RequiresUnsaid, Kind: plan.Runs, Source: rule.DocPackages, Inferred: true,
			Text: "A release whose metadata says nothing of torch, while that of the releases before and after it says " +
				"which they need, needs one of which the facts do not know. A plan takes it only where the target names it, " +
				"with a warning; an environment that is there is unproven with it."},
		State: stateUnsaid,
		About: rule.AboutPackage, Warn: warnUnsaid,
	},
}

// stateUnsaid refuses releases of which nobody says which torch they need, unless the target names them. What
// is there already is there, see warnUnsaid.
func stateUnsaid(s *model.Statement) {
	if s.Query.Existing != nil {
		return
	}
	for _, e := range s.Of(query.Extension) {
		if namesOne(e.Package) || readOffWheels(s.Facts, e.Package) {
			continue
		}
		for _, f := range s.Frameworks() {
			if !f.Package.Traits.Extended || len(f.Builds) == 0 {
				continue
			}
			torch := f.Builds[0].Release.Package
			if !slices.ContainsFunc(e.Releases, func(r facts.Release) bool { return facts.NeedOf(r.Row, torch) != "" }) {
				continue
			}
			model.Constrain1(s, e.ReleaseTerm(), func(r model.Release) bool { return unsaidNeed(r.Of, r.Index, torch) < 0 },
				model.Says{From: torch, Explain: func(left model.Domains) model.Explanation {
					for _, v := range e.ReleasesLeft(left) {
						if at := unsaidNeed(e.Package, v, torch); at >= 0 {
							text, refs := unsaidWords(e.Package, v, at, torch)
							return model.Explanation{Facts: refs, Text: fmt.Sprintf("%s; who names %s==%s gets it, unproven", text,
								e.Package.Name, e.Row(v).Version)}
						}
					}
					return model.Explanation{}
				}})
		}
	}
}

// readOffWheels reports whether what is known of a package was read off its wheels, whose
// metadata says all that they need.
func readOffWheels(f *facts.Facts, e *query.Package) bool {
	info := f.PackageNamed(e.Name)
	return info != nil && facts.IsLearned(info)
}

// unsaidNeed returns the nearest release that says which versions of a framework's package it needs, where
// one does not and its neighbours do; -1 where it says so, or they do not. Of one that requires nothing at
// all one neighbour is enough.
func unsaidNeed(e *query.Package, release int, name string) int {
	row := e.Releases[release].Row
	if e.None(release) || e.Own || row.Onward || row.Requires[name] != "" || facts.NeedOf(row, name) != "" {
		return -1
	}
	newer, older := -1, -1
	for i := release - 1; i >= 0 && newer < 0 && !e.None(i); i-- {
		if e.Releases[i].Row.Requires[name] != "" {
			newer = i
		}
	}
	for i := release + 1; i < len(e.Releases) && older < 0; i++ {
		if e.Releases[i].Row.Requires[name] != "" {
			older = i
		}
	}
	says := func(i int) bool { return i >= 0 && facts.NeedOf(e.Releases[i].Row, name) != "" }
	switch {
	case says(newer) && (says(older) || len(row.Requires) == 0):
		return newer
	case says(older) && len(row.Requires) == 0:
		return older
	}
	return -1
}

func unsaidWords(e *query.Package, release, near int, name string) (text string, refs []string) {
	row, other := e.Releases[release].Row, e.Releases[near].Row
	return fmt.Sprintf("nobody says which %s %s %s needs, and %s needs %s", name, e.Name, row.Version, other.Version,
			facts.NeedOf(other, name)), []string{row.Package + "/" + row.Version,
			other.Package + "/" + other.Version + "#requires"}
}

// warnUnsaid reports a release of which nobody says which torch it needs.
func warnUnsaid(r *rule.Report) {
	if readOffWheels(r.Facts, r.Extension.Package) {
		return
	}
	for _, b := range extended(r) {
		if at := unsaidNeed(r.Extension.Package, r.At(&r.Extension.Variable), b.Release.Package); at >= 0 {
			text, refs := unsaidWords(r.Extension.Package, r.At(&r.Extension.Variable), at, b.Release.Package)
			r.Warn(refs, "%s: whether it goes with %s is not established", text, b.Label())
			return
		}
	}
}
