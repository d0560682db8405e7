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

// InContainer returns what was observed of one container. Observations keep their places:
// those of others are empty.
func InContainer(env *observed.Environment, name string) observed.Environment {
	of := func(container string) bool {
		return container == "" || container == name ||
			strings.HasSuffix(container, "/") && strings.HasPrefix(name, container)
	}
	one := *env
	one.Observations = slices.Clone(env.Observations)
	for i := range one.Observations {
		if !of(one.Observations[i].Container) {
			one.Observations[i] = observed.Observation{}
		}
	}
	one.Indexes = slices.DeleteFunc(slices.Clone(env.Indexes), func(x observed.Index) bool { return !of(x.Container) })
	return one
}
