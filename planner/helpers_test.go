package planner

import "github.com/envsolve/envsolve/matrices"

// embedded returns a planner of the facts that the program carries.
func embedded() *Planner { return New(matrices.Embedded()) }
