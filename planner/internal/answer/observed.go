package answer

import (
	"cmp"
	"slices"

	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// observable returns the conflicts of an environment that is there which are of what is there: the
// first, and of the others those whose facts the ones before it do not state. One in which a fact is
// only about releases that could take the place of those that were observed says why a change must be
// larger, which the change shows, and not what is wrong. A plan, of which nothing is there yet, keeps them all.
func observable(m *model.Model, sets [][]int) [][]int {
	sets = sets[:min(len(sets), maxConflicts)]
	if m.Query.Existing == nil {
		return sets
	}
	kept := sets[:1:1]
	for _, set := range sets[1:] {
		if !statedBefore(m, kept, set) && ofWhatIsThere(m, set) {
			kept = append(kept, set)
		}
	}
	return kept
}

// statedBefore reports whether a set has facts, and one of the sets before it has all of them.
func statedBefore(m *model.Model, before [][]int, set []int) bool {
	facts := slices.DeleteFunc(slices.Clone(set), func(i int) bool { return m.Constraints[i].Requirement != nil })
	return len(facts) > 0 && slices.ContainsFunc(before, func(other []int) bool {
		return !slices.ContainsFunc(facts, func(i int) bool { return !slices.Contains(other, i) })
	})
}

// ofWhatIsThere reports whether each fact of a set is still needed for the conflict beside all that was
// observed of the parts that the set is about.
func ofWhatIsThere(m *model.Model, set []int) bool {
	with := slices.Clone(set)
	for i := range m.Constraints {
		if asksOf(m, i, set) && !slices.Contains(set, i) {
			with = append(with, i)
		}
	}
	return !slices.ContainsFunc(set, func(i int) bool {
		rest := slices.DeleteFunc(slices.Clone(with), func(other int) bool { return other == i })
		return m.Constraints[i].Requirement == nil && m.Compiled.Left(rest) == nil
	})
}

// asksOf reports whether a constraint is a requirement on a variable of some others.
func asksOf(m *model.Model, i int, others []int) bool {
	asked := &m.Constraints[i]
	return asked.Requirement != nil && len(asked.Solver.Dims) == 1 && slices.ContainsFunc(others, func(other int) bool {
		return slices.Contains(m.Constraints[other].Solver.Dims, asked.Solver.Dims[0])
	})
}

// ofObserved returns the values left for a fact, without releases that were not observed: of what is
// there the sentence is to be, also where it holds of more. Each build of a release stays, since that no
// other build of it helps is worth saying.
func ofObserved(m *model.Model, set []int, i int, left model.Domains) model.Domains {
	with := slices.DeleteFunc(slices.Clone(set), func(other int) bool { return other == i })
	for other := range m.Constraints {
		if slices.Contains(set, other) || !asksOf(m, other, set) ||
			m.Constraints[other].Requirement.Part == "framework.cuda" {
			continue
		}
		if narrower := m.Compiled.Left(append(with, other)); narrower != nil {
			with, left = append(with, other), narrower
		}
	}
	return left
}

// namesOf returns the places where an environment names the packages that a fact of a conflict is about
// without asking for a release of them: no requirement stands for that. Those that are said already are left out.
func namesOf(m *model.Model, set []int, i int, said []plan.ConflictRule) (names []plan.ConflictRule) {
	if m.Query.Existing == nil || m.Constraints[i].Requirement != nil {
		return nil
	}
	for _, p := range m.Packages {
		e := p.Package
		if !slices.Contains(m.Constraints[i].Solver.Dims, p.Dim) || e.Kind != query.Extension || e.Transitive ||
			e.Version != nil || e.At == (request.Position{}) {
			continue
		}
		at := e.At.String()
		requires := func(other int) bool {
			r := m.Constraints[other].Requirement
			return r != nil && r.At == e.At
		}
		alike := func(r plan.ConflictRule) bool { return r.At == at }
		if slices.ContainsFunc(set, requires) || slices.ContainsFunc(said, alike) {
			continue
		}
		name := cmp.Or(e.Asked, e.Name)
		text := name
		if e.At.ByFlag() {
			text = request.SpellRequirement(name, "", e.At)
		}
		names = append(names, plan.ConflictRule{Kind: "requirement", Rule: "asked-" + name, Text: text, At: at,
			Facts: []string{}})
	}
	return names
}
