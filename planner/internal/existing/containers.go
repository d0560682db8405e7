package existing

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/observed"
)

// Containers returns the names of the containers of which something was observed, in order.
func Containers(env *observed.Environment) []string {
	var names []string
	for i := range env.Observations {
		name := env.Observations[i].Container
		if name != "" && !strings.HasSuffix(name, "/") && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}
