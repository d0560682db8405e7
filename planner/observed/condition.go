package observed

import (
	"maps"
	"slices"
)

// Case is an environment as it is where some of its conditions come out in one way.
type Case struct {
	Environment
	Out map[string]bool // whether they hold, by their keys
}

// mostCases is how many cases of an environment are told apart.
const mostCases = 64

// Cases returns the environments that this one may be as its conditions come out, in the order in which these stand:
// the first one with those that hold. Observations keep their places: those that are not there are empty. Where there
// are more than 64, each condition comes out in both ways while what the others decide is there. It returns nil where
// no condition decides anything.
func (env *Environment) Cases() []Case {
	conditions := env.conditions()
	if len(conditions) == 0 {
		return nil
	}
	var all []Case
	var part func(out map[string]bool) bool
	part = func(out map[string]bool) bool {
		key, open := undecided(conditions, out)
		if !open {
			all = append(all, env.where(maps.Clone(out)))
			return len(all) <= mostCases
		}
		for _, holds := range []bool{true, false} {
			if out[key] = holds; !part(out) {
				return false
			}
		}
		delete(out, key)
		return true
	}
	if part(map[string]bool{}) {
		return all
	}
	all = nil
	seen := map[string]bool{}
	for _, list := range conditions {
		for _, c := range list {
			if !seen[c.Key] && len(all) < mostCases {
				all = append(all, env.where(map[string]bool{c.Key: true}), env.where(map[string]bool{c.Key: false}))
			}
			seen[c.Key] = true
		}
	}
	return all
}

// conditions returns those of each observation and index that has some.
func (env *Environment) conditions() (lists [][]Condition) {
	add := func(list []Condition) {
		if len(list) > 0 {
			lists = append(lists, list)
		}
	}
	for i := range env.Observations {
		add(env.Observations[i].Conditions)
	}
	for _, indexes := range [][]Index{env.Indexes, env.ByDriver} {
		for i := range indexes {
			add(indexes[i].Conditions)
		}
	}
	return lists
}

// undecided returns the first condition that decides something and of which it is not said how it comes out.
func undecided(lists [][]Condition, out map[string]bool) (key string, open bool) {
	for _, list := range lists {
		if !mayRun(list, out) {
			continue
		}
		for _, c := range list {
			if _, said := out[c.Key]; !said {
				return c.Key, true
			}
		}
	}
	return "", false
}

// mayRun reports whether what conditions decide may run where some come out in one way.
func mayRun(list []Condition, out map[string]bool) bool {
	return !slices.ContainsFunc(list, func(c Condition) bool {
		holds, said := out[c.Key]
		return said && holds != c.Holds
	})
}

// where returns the environment where conditions come out in one way.
func (env *Environment) where(out map[string]bool) Case {
	one := Case{*env, out}
	one.Observations = slices.Clone(env.Observations)
	for i := range one.Observations {
		if !mayRun(one.Observations[i].Conditions, out) {
			one.Observations[i] = Observation{}
		}
	}
	not := func(x Index) bool { return !mayRun(x.Conditions, out) }
	one.Indexes = slices.DeleteFunc(slices.Clone(env.Indexes), not)
	one.ByDriver = slices.DeleteFunc(slices.Clone(env.ByDriver), not)
	return one
}
