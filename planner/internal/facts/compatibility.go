package facts

import (
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
)

// WheelTag is how nvidia's packages name a CUDA major: cu12.
func WheelTag(cuda string) string { return "cu" + version.Major(cuda) }

// CUDNNWheel returns the version of the wheel that adds a cuDNN for a CUDA;
// empty when the facts know of none.
func CUDNNWheel(r *matrices.CUDNNRelease, cuda string) string {
	tag := WheelTag(cuda)
	if v := r.Wheels[tag]; v != "" || !slices.Contains(r.WheelsExpected, tag) {
		return v
	}
	return r.Version
}
