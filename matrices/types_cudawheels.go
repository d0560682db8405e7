package matrices

import "github.com/envsolve/envsolve/matrices/version"

// CUDAWheels is NVIDIA's wheel of the CUDA runtime for one minor of CUDA: its version
// begins with that minor.
type CUDAWheels struct {
	CUDA      string   `hcl:"cuda,label" check:"version"` // 12.4
	Package   string   `hcl:"package" check:"required,id"`
	Platforms []string `hcl:"platforms" check:"required,platform"`
	// Alike are libraries whose wheels are named as that of the runtime is, and have versions
	// that begin with the same minor: cublas.
	Alike []string `hcl:"alike" check:"lower"`
	Evidence
}

// CUDAWheels returns the wheel of the runtime for the minor of a CUDA; nil where the facts
// know of none.
func (s *Set) CUDAWheels(cuda string) *CUDAWheels {
	list := rows[CUDAWheels](s, "cuda-wheels")
	for i := range list {
		if list[i].CUDA == version.Minor(cuda) {
			return &list[i]
		}
	}
	return nil
}
