package observed

import (
	"maps"
	"slices"
)

// Case is one way in which the conditions of an environment come out: whether they hold, by their keys.
type Case map[string]bool

// mostCases is how many cases of an environment are told apart, and mostTold how many observations there may be in all
// of them together.
const (
	mostCases = 64
	mostTold  = 1 << 17
)

// Cases returns how the conditions of an environment may come out that decide anything which counts, in the order in
// which these stand: the first case is the one in which those hold. A package counts where it is said to; whatever else
// there is does. It returns no case where no condition decides anything. Where there are more than 64 cases, or some
// conditions are not told apart, these are not all: each condition comes out in one other way than in the first case.
func (env *Environment) Cases(counts func(*Observation) bool) (cases []Case, all bool) {
	lists, told := env.conditions(counts)
	if len(lists) == 0 {
		return nil, told
	}
	most := max(2, min(mostCases, mostTold/(len(env.Observations)+1)))
	var part func(out Case) bool
	part = func(out Case) bool {
		key, open := undecided(lists, out)
		if !open {
			cases = append(cases, maps.Clone(out))
			return len(cases) <= most
		}
		for _, holds := range []bool{true, false} {
			if out[key] = holds; !part(out) {
				return false
			}
		}
		delete(out, key)
		return true
	}
	if told && len(lists) <= 1<<10 && part(Case{}) {
		return cases, true
	}
	first := Case{}
	var keys []string
	for _, list := range lists {
		for _, c := range list {
			if _, is := first[c.Key]; !is {
				first[c.Key], keys = true, append(keys, c.Key)
			}
		}
	}
	cases = []Case{first}
	for _, key := range keys[:min(len(keys), most-1, mostOthers)] {
		other := maps.Clone(first)
		other[key] = false
		cases = append(cases, other)
	}
	return cases, false
}

// mostOthers is how many cases are looked at besides the first one where these are not all.
const mostOthers = 16

// conditions returns the lists of those that decide something which counts, each once, and whether all are told apart.
func (env *Environment) conditions(counts func(*Observation) bool) (lists [][]Condition, told bool) {
	told = true
	type place struct {
		first *Condition
		n     int
	}
	seen := map[place]bool{}
	env.decided(counts, func(list []Condition) {
		if len(list) == 0 || seen[place{&list[0], len(list)}] {
			return
		}
		seen[place{&list[0], len(list)}] = true
		if slices.ContainsFunc(list, func(c Condition) bool { return c.Key == "" }) {
			told = false
			return
		}
		lists = append(lists, list)
	})
	return lists, told
}

// decided goes over the conditions of each observation and index that counts.
func (env *Environment) decided(counts func(*Observation) bool, do func([]Condition)) {
	for i := range env.Observations {
		if o := &env.Observations[i]; len(o.Conditions) > 0 && (o.Kind != Package || counts(o)) {
			do(o.Conditions)
		}
	}
	for _, indexes := range [][]Index{env.Indexes, env.ByDriver} {
		for i := range indexes {
			do(indexes[i].Conditions)
		}
	}
}

// Deciding returns the conditions that decide anything which counts, each once, in their order. Those that are not told
// apart are one.
func (env *Environment) Deciding(counts func(*Observation) bool) (all []Condition) {
	seen := map[string]bool{}
	env.decided(counts, func(list []Condition) {
		for _, c := range list {
			if !seen[c.Key] {
				all = append(all, c)
			}
			seen[c.Key] = true
		}
	})
	return all
}

// undecided returns the first condition that decides something and of which it is not said how it comes out.
func undecided(lists [][]Condition, out Case) (key string, open bool) {
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
func mayRun(list []Condition, out Case) bool {
	return !slices.ContainsFunc(list, func(c Condition) bool {
		holds, said := out[c.Key]
		return said && holds != c.Holds
	})
}

// Where returns the environment where conditions come out in one way. Observations keep their places: those that are
// not there are empty.
func (env *Environment) Where(out Case) Environment {
	one := *env
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
