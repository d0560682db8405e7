package rules

import (
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
)

// NamesCUDNN reports whether the stack must name a cuDNN wheel for a build:
// because its wheels take a range, or the base image lacks it.
func NamesCUDNN(c *model.Solution, b *candidate.Build) bool {
	if image := c.Image(); b.System() {
		return image.Kind == facts.BaseCUDA && !image.HasCUDNN && baseNeed(c.Model, b) == needsCUDNN
	}
	return b.AcceptsCUDNN().Spec != ""
}
