package query

import (
	"github.com/envsolve/envsolve/matrices"
)

// Axes that are told by what they are about.
type (
	GPUIdentity struct {
		Arch *matrices.Architecture
		Size int
		// forced: the driver compiles PTX and leaves machine code aside
		Forced bool
	}
	ExtensionIdentity struct {
		Name       string
		Transitive bool
	}
)
