package existing

import (
	"strings"

	"github.com/envsolve/envsolve/planner/observed"
)

// Containers returns the names of the containers of which something was observed, in order.
func Containers(env *observed.Environment) []string {
	var names []string
	seen := map[string]bool{}
	for i := range env.Observations {
		name := env.Observations[i].Container
		if name != "" && !strings.HasSuffix(name, "/") && !seen[name] {
			seen[name] = true
			names = append(names, name)
		}
	}
	return names
}
