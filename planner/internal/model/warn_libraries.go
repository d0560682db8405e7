package model

import (
	"github.com/envsolve/envsolve/planner/internal/facts"
)

// OwnImage reports whether the stack stands on the user's own image, whose
// loader path the plan does not know.
func (c *Solution) OwnImage() bool { return c.Image().Kind == facts.BaseOwn }
