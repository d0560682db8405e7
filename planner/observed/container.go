package observed

import (
	"slices"
	"strings"
)

// InContainer returns what is known of one container. Observations keep their places: those
// of others are empty.
func (env *Environment) InContainer(name string) Environment {
	one := *env
	one.Observations = slices.Clone(env.Observations)
	for i := range one.Observations {
		if !counts(one.Observations[i].Container, name) {
			one.Observations[i] = Observation{}
		}
	}
	one.Indexes = slices.DeleteFunc(slices.Clone(env.Indexes), func(x Index) bool { return !counts(x.Container, name) })
	return one
}

// counts reports whether what is said of some containers counts for one.
func counts(container, name string) bool {
	return container == "" || container == name ||
		strings.HasSuffix(container, "/") && strings.HasPrefix(name, container)
}

// ContainerOf returns the container that changes are of; empty where they are of none, or of
// all that there are.
func (env *Environment) ContainerOf(changes []Change) string {
	for _, c := range changes {
		if c.Of < 0 || c.Of >= len(env.Observations) {
			continue
		}
		if name := env.Observations[c.Of].Container; name != "" && !strings.HasSuffix(name, "/") {
			return name
		}
	}
	return ""
}
