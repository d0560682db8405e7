package candidate

import (
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
)

// OSBy is what a list of operating systems follows from.
type OSBy struct {
	Asked, Platforms string
	Narrow           bool
}

// CUDATags returns the nvidia/cuda images, those that were still listed lately
// first, then by CUDA, newest first.
func CUDATags(f *facts.Facts) []matrices.ImageTag {
	return f.CUDAImages()
}

// BaseBy is what a list of base images follows from.
type BaseBy struct {
	OSes                                              facts.Identity
	Platforms, Own                                    string
	HasOwn, Toolkit, System, AnyOS, Forwarded, Jetson bool
	Python                                            string // asked for, where images of CUDA are candidates
}
