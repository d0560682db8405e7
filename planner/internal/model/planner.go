package model

import (
	"github.com/envsolve/envsolve/solver"
)

// Limits on how much of a conflict is shown.
const (
	MaxFixes     = 4
	MaxConflicts = 16
)

// Compile returns the solver's model.
func (s *Model) Compile() (*solver.Model, error) {
	var err error
	s.Compiled, err = solver.Compile(s.problem())
	return s.Compiled, err
}
