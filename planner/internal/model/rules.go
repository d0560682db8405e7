package model

import (
	"github.com/envsolve/envsolve/planner/plan"
)

// Rule is an entry of the catalogue.
type Rule = plan.Rule
