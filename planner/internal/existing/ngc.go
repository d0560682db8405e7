package existing

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/reading"
)

// settleCUDAOfNGC takes the CUDA of NVIDIA's images of a month for that of a build whose label says
// that month, where no CUDA of a build or a toolkit was observed: NVIDIA compiles its framework and
// what it publishes beside it with the CUDA of the month's images. What is labelled so for Jetson
// boards is compiled with the CUDA of their JetPack.
func (c *Environment) settleCUDAOfNGC() {
	said := func(x CUDA) bool { return x.Of != reading.OfDriver }
	if c.mayBeJetson() || slices.ContainsFunc(c.CUDAs, said) {
		return
	}
	for i := range c.Frameworks {
		p := &c.Frameworks[i]
		if !reading.OfNGC(p.Label) {
			continue
		}
		month := reading.NGCMonth(p.Label)
		if cuda := c.cudaOfNGC(p.Framework, month); cuda != "" {
			c.CUDAs = append(c.CUDAs, CUDA{CUDA: reading.CUDA{Version: cuda, Of: reading.OfBuild}, Seen: p.Seen})
			c.Take(p.Seen, fmt.Sprintf("a build of NVIDIA's images of %s, with CUDA %s", month, cuda))
			return
		}
	}
}

// inNGC reports whether a framework is one of NVIDIA's images, by its label: what NVIDIA publishes on
// an index, too, has a name of its own.
func (c *Environment) inNGC() bool {
	return !c.mayBeJetson() && slices.ContainsFunc(c.Frameworks, func(p Package) bool {
		return reading.OfNGC(p.Label) && !slices.Contains(c.Facts.FrameworkInfo(p.Framework).VendorPackages, p.Name)
	})
}

// mayBeJetson reports whether a Jetson board was observed, or may be there: no other GPU was, and no
// driver, which a board has none of that is named so.
func (c *Environment) mayBeJetson() bool {
	jetson := func(b matrices.GPU) bool { return b.Class == "jetson" }
	return c.System.JetPack != "" || len(c.GPUs)+len(c.Drivers) == 0 ||
		slices.ContainsFunc(c.GPUs, func(g GPU) bool { return slices.ContainsFunc(g.Boards, jetson) })
}

// cudaOfNGC returns the CUDA of NVIDIA's images of a framework of a month, or of its other images of
// that month where the facts do not hold those; empty where they hold none, or several CUDAs.
func (c *Environment) cudaOfNGC(framework, month string) string {
	var own, any []string
	for _, row := range c.Facts.NGCImages() {
		of, _, _ := strings.Cut(row.Tag, "-")
		if of != month || row.CUDA == "" || !row.HasContents() {
			continue
		}
		if any = append(any, row.CUDA); strings.HasSuffix(row.Image, "/"+framework) {
			own = append(own, row.CUDA)
		}
	}
	for _, list := range [][]string{own, any} {
		if len(list) > 0 && !slices.ContainsFunc(list, func(cuda string) bool { return cuda != list[0] }) {
			return list[0]
		}
	}
	return ""
}
