package existing

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/observed"
)

// Without returns the image that an environment is made of, where it holds none of some
// libraries and nothing that was observed brings them; empty where it may hold them.
func (c *Environment) Without(libraries string) string {
	if c.Brought || c.LoaderPath.Number >= 0 || c.Foreign() || c.WheelsOfCUDA() {
		return ""
	}
	return c.Lacking(libraries)
}

// Lacking returns the image that an environment is made of, where it holds none of some
// libraries and no version of them was observed, or observed.Machine where that is said to
// hold none; empty for others.
func (c *Environment) Lacking(libraries string) string {
	if libraries == observed.LibraryCUDNN && c.NoCUDNN.Number >= 0 && c.CUDNN.Number < 0 ||
		libraries == observed.LibrariesOfCUDA && c.NoCUDA.Number >= 0 && len(c.CUDAs) == 0 {
		return observed.Machine
	}
	at := slices.IndexFunc(c.Lacks, func(s Seen) bool {
		return s.Value == libraries || s.Value == observed.LibrariesOfCUDA
	})
	if at < 0 {
		return ""
	}
	image := &c.Lacks[at]
	there := c.CUDNN.Number >= 0
	if libraries != observed.LibraryCUDNN {
		there = slices.ContainsFunc(c.CUDAs, func(x CUDA) bool {
			return !x.CPU && (x.Of == "" || x.Of == reading.OfToolkit) && x.At != image.At
		})
	}
	if there {
		return ""
	}
	return image.Words
}

// WheelsOfCUDA reports whether NVIDIA's wheels were observed, in which the libraries are
// that a path may name.
func (c *Environment) WheelsOfCUDA() bool {
	return slices.ContainsFunc(c.Packages, func(p Package) bool {
		return strings.HasPrefix(p.Name, "nvidia-")
	})
}
