package candidate

import (
	"github.com/envsolve/envsolve/planner/internal/query"
)

// PythonsBy is what the list of Pythons follows from besides the builds.
func PythonsBy(a *query.Query) any {
	if a.Python == nil {
		return ""
	}
	return a.Python.Range.Text
}
