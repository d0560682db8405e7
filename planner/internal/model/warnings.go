package model

import (
	"fmt"

	"github.com/envsolve/envsolve/planner/plan"
)

func Warn(info Rule, facts []string, text string, args ...any) plan.Warning {
	return plan.Warning{Rule: info.ID, Text: fmt.Sprintf(text, args...), Facts: facts}
}
