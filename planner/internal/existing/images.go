package existing

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/observed"
)

// imagesOfCUDA are the repositories of NVIDIA's images that are CUDA on a distribution.
var imagesOfCUDA = []string{"nvidia/cuda:", "docker.io/nvidia/cuda:", "nvcr.io/nvidia/cuda:"}

// CUDAImage returns the place of the last image that is one of NVIDIA's with CUDA on a
// distribution, and its repository with the colon; -1 where there is none.
func (c *Environment) CUDAImage() (of int, repository string) {
	for i := len(c.Env.Observations) - 1; i >= 0; i-- {
		if o := &c.Env.Observations[i]; o.Kind == observed.Image {
			for _, repository := range imagesOfCUDA {
				if strings.HasPrefix(o.Value, repository) {
					return i, repository
				}
			}
			return -1, ""
		}
	}
	return -1, ""
}

// ShipsCompat reports whether an environment is made of an image of NVIDIA's, which hold the
// cuda-compat package of their CUDA.
func (c *Environment) ShipsCompat() bool {
	if of, _ := c.CUDAImage(); of >= 0 || c.inNGC() {
		return true
	}
	return slices.ContainsFunc(c.Env.Observations, func(o observed.Observation) bool {
		return o.Kind == observed.Image && strings.HasPrefix(o.Value, "nvcr.io/nvidia/")
	})
}
