package planner

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/verdict"
)

// olderPackage says that a package's release decides, where nobody says which it
// is and pip, which knows neither GPU nor driver, gives a newer one than runs.
func (q *question) olderPackage(best *model.Solution) *verdict.Missing {
	if q.board == nil && q.driver == nil || !q.unversioned(best) {
		return nil
	}
	blind, err := q.ask(nil, nil, nil)
	if err != nil || blind.query == nil {
		return nil
	}
	given, err := q.runs(blind)
	if err != nil || given == nil {
		return nil
	}
	for _, e := range best.Of(query.Extension) {
		for _, o := range given.Of(query.Extension) {
			have, gives := e.Version(best.At(&e.Variable)), o.Version(given.At(&o.Variable))
			if e.Package.Name != o.Package.Name || !unsaid(e) || version.Compare(have, gives) >= 0 {
				continue
			}
			return &verdict.Missing{Why: fmt.Sprintf("which %s it is decides: %s would run, and %s, which pip gives, does not",
				e.Package.Name, have, gives), Observe: "its version", Command: "pip show " + e.Package.Name, Facts: []string{}}
		}
	}
	return nil
}

// unversioned reports whether a package around the frameworks was observed
// without a version.
func (q *question) unversioned(best *model.Solution) bool {
	return slices.ContainsFunc(best.Of(query.Extension), unsaid)
}

// unsaid reports whether nobody says which release of a package it is, and no
// other package brings it.
func unsaid(e *model.PackageVariable) bool { return e.Package.Version == nil && !e.Package.Transitive }
