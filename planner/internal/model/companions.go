package model

import (
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
)

// addCompanionVariables adds a variable for each companion that the target asks for.
func (s *Model) addCompanionVariables() {
	for i := range s.Query.Companions {
		c := &s.Query.Companions[i]
		versions, same := companionVersions(s.Facts, &s.Query.Frameworks[c.Framework], c.Name)
		a := &CompanionVariable{Query: c, Versions: versions, Variable: Variable{Part: c.Name, Size: len(versions),
			Same: same}}
		a.takeLabel()
		s.Companions = append(s.Companions, a)
	}
}

// companionVersions is the function of that name with a memory.
func companionVersions(f *facts.Facts, fa *query.Framework, name string) ([]string, facts.Identity) {
	if fa.Assumed != nil {
		return query.CompanionVersions(fa, name), nil
	}
	key := facts.CompanionKey{Framework: fa.Name, Name: name}
	list := facts.Cached(f.Cache, key, facts.ListBytes, func() []string { return query.CompanionVersions(fa, name) })
	return list, key
}
