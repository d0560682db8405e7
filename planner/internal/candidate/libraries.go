package candidate

import (
	"github.com/envsolve/envsolve/matrices/version"
)

// OldestCUDA is the CUDA whose file names a build opens: the one that it was
// made for, or the oldest that it takes where that is known by its major alone,
// as of cupy-cuda11x, which starts with 11.2.
func (b *Build) OldestCUDA() string {
	if version.Parts(b.CUDA) > 1 {
		return b.CUDA
	}
	if spec, err := version.ParseSpecifier(b.Row.CUDASpec); err == nil && spec.Low() != "" {
		return spec.Low()
	}
	return b.CUDA
}
