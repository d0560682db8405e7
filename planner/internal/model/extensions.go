package model

import (
	"github.com/envsolve/envsolve/planner/internal/query"
)

// ExtensionVariable is a package around the frameworks.
type ExtensionVariable struct {
	Variable
	Query *query.Extension
}

func (s *Model) addExtensionVariables() {
	for i := range s.Query.Extensions {
		e := &s.Query.Extensions[i]
		s.Extensions = append(s.Extensions, &ExtensionVariable{Query: e, Variable: Variable{Part: e.Name,
			Size: len(e.Releases), Same: query.ExtensionIdentity{Name: e.Name, Transitive: e.Transitive}}})
	}
}
