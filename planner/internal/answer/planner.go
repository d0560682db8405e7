package answer

import (
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/plan"
)

// Plan turns a choice into a plan.
func Plan(c *model.Solution) plan.Plan {
	stack := Stack(c)
	return plan.Plan{
		Target:   c.Query.Request.Name(),
		Status:   plan.StatusOK,
		Stack:    &stack,
		Reasons:  c.Facts.CiteOverlays(reasons(c, &stack)),
		Warnings: warnings(c, &stack),
	}
}
