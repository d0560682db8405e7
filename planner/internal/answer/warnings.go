package answer

import (
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/rules"
	"github.com/envsolve/envsolve/planner/plan"
)

// warnings returns what is weak about a stack that works: what its request
// brought up, and what the rules warn of.
func warnings(c *model.Solution, s *plan.Stack) []plan.Warning {
	list := append([]plan.Warning{}, c.Query.Warnings...)
	return append(list, rules.Warnings(c, s)...)
}
