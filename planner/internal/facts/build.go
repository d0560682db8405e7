package facts

import (
	"github.com/envsolve/envsolve/matrices"
)

// IsCPU reports whether a variant is for the CPU alone.
func IsCPU(row *matrices.Build) bool { return row.Variant == "cpu" }
