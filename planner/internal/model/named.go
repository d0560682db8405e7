package model

import (
	"github.com/envsolve/envsolve/planner/internal/query"
)

// NamedVariable says whether a package that the target names is in the stack:
// value 0 is yes, 1 is no. The user's requirement pins it to 0.
type NamedVariable struct {
	Variable
	Query *query.Named
}

func (s *Model) addNamedVariables() {
	for i := range s.Query.Named {
		n := &s.Query.Named[i]
		s.Named = append(s.Named, &NamedVariable{Query: n, Variable: Variable{Part: n.Name, Size: Absent + 1}})
	}
}
