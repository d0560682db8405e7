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

// Containers parts an environment into those of its containers.
type Containers struct {
	env    *Environment
	shared []int            // places of observations that several containers may share
	own    map[string][]int // likewise of each container alone
}

// ByContainer parts the environment.
func (env *Environment) ByContainer() Containers {
	c := Containers{env: env, own: map[string][]int{}}
	for i := range env.Observations {
		if name := env.Observations[i].Container; name == "" || strings.HasSuffix(name, "/") {
			c.shared = append(c.shared, i)
		} else {
			c.own[name] = append(c.own[name], i)
		}
	}
	return c
}

// Of returns what is known of one container, and which place each of its observations has in the whole
// environment.
func (c Containers) Of(name string) (one Environment, places []int) {
	places = slices.Clone(c.own[name])
	for _, i := range c.shared {
		if counts(c.env.Observations[i].Container, name) {
			places = append(places, i)
		}
	}
	slices.Sort(places)
	one = *c.env
	one.Observations = make([]Observation, len(places))
	for n, i := range places {
		one.Observations[n] = c.env.Observations[i]
	}
	one.Indexes = slices.DeleteFunc(slices.Clone(c.env.Indexes), func(x Index) bool { return !counts(x.Container, name) })
	return one, places
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
