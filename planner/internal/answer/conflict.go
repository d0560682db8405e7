package answer

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/solver"
)

// Limits on how much of a conflict is shown.
const (
	MaxFixes     = 4
	maxConflicts = 16
)

// Replan returns the best solution of the target with changes made to its
// request; nil where it has none.
type Replan func(changes []plan.Change) (*model.Solution, error)

// Fail turns a wide model without a solution into a plan that says why, and
// what would help: the ways out that replan finds a solution for, or none
// where it is nil. The plan has a stack, or a conflict with at least one rule:
// a wide model that has a solution, because a smaller one left a candidate out
// that it should not have, is answered with that.
func Fail(m *model.Model, replan Replan) (plan.Plan, error) {
	nearest, err := m.Compile()
	if err != nil {
		return plan.Plan{}, err
	}
	result := plan.Plan{Target: m.Query.Request.Name(), Status: plan.StatusConflict, Reasons: []plan.Reason{},
		Warnings: m.Query.Warnings}
	if result.Warnings == nil {
		result.Warnings = []plan.Warning{}
	}
	sets, ended := nearest.Conflicts(maxConflicts)
	if len(sets) == 0 && ended == nil {
		return solved(m, nearest)
	}
	if len(sets) == 0 {
		return result, ended
	}
	if replan == nil {
		result.Conflict = conflict(m, sets)
		return result, UnlessSpent(ended)
	}
	relaxations, err := nearest.Relaxations(3 * MaxFixes)
	ended = errors.Join(ended, err)
	fixes, used, err := fixes(m, relaxations, replan)
	ended = errors.Join(ended, err)
	for _, r := range used {
		more, err := nearest.Behind(r, sets)
		ended = errors.Join(ended, err)
		sets = append(sets, more...)
	}
	result.Conflict = conflict(m, sets)
	result.Conflict.Fixes = fixes
	result.Conflict.Note = note(m, relaxations, fixes, ended)
	return result, UnlessSpent(ended)
}

// solved returns the plan of a model that has a solution.
func solved(m *model.Model, compiled *solver.Model) (plan.Plan, error) {
	solution, err := compiled.Solve()
	if err != nil {
		return plan.Plan{}, err
	}
	return Plan(&model.Solution{Model: m, Values: solution.Values}), nil
}

// UnlessSpent forgives the end of the budget: what has been found is proven,
// and the conflict's note tells that there may be more.
func UnlessSpent(err error) error {
	if errors.Is(err, solver.ErrBudget) {
		return nil
	}
	return err
}

// conflict words sets of rules that cannot hold together, the first before
// the others. One that reads as one before it says nothing new: a value can ask for two things, a
// release and a CUDA, and each is told of the builds that it leaves.
func conflict(m *model.Model, sets [][]int) *plan.Conflict {
	first := plan.Conflict{Rules: conflictRules(m, sets[0]), Fixes: []plan.Fix{}}
	for _, set := range observable(m, sets)[1:] {
		one := plan.Conflict{Rules: conflictRules(m, set), Fixes: []plan.Fix{}}
		same := func(other plan.Conflict) bool { return slices.EqualFunc(one.Rules, other.Rules, readAlike) }
		if !same(first) && !slices.ContainsFunc(first.Others, same) {
			first.Others = append(first.Others, one)
		}
	}
	return &first
}

// readAlike reports whether two rules of conflicts are told in the same words, or are one rule about
// other builds of the same.
func readAlike(a, b plan.ConflictRule) bool {
	if a.Kind != b.Kind || a.At != b.At {
		return false
	}
	return a.Text == b.Text || a.Kind == "fact" && a.Rule == b.Rule && tableOf(a) != "" && tableOf(a) == tableOf(b)
}

// tableOf returns what the first fact of a rule is about: pytorch of pytorch/2.6.0/cu124.
func tableOf(r plan.ConflictRule) string {
	if len(r.Facts) == 0 {
		return ""
	}
	table, _, _ := strings.Cut(r.Facts[0], "/")
	return table
}

// note says what is to be said where the ways out are none, or not all.
func note(m *model.Model, relaxations []solver.Relaxation, fixes []plan.Fix, ended error) string {
	if ended != nil {
		return "there may be more conflicts and smaller ways out: the search for them was ended at its bound"
	}
	if len(fixes) > 0 || m.Query.Pin == nil {
		return ""
	}
	for _, r := range relaxations {
		if cl := &m.Constraints[r.Rules[0]]; len(r.Rules) == 1 && r.Cost >= model.CostPinned {
			c := model.Solution{Model: m, Values: r.Solution.Values}
			to := cl.Requirement.To(c.Values[cl.Solver.Dims[0]])
			if to.Text == "" {
				continue // it has no other version, only its absence
			}
			return "with nothing changed, " + to.Text + " works" + outcome(m.Query, &c, hardware.Floor(&c).Value, nil)
		}
	}
	return ""
}

// NoteNoWayOut notes why there is no way out, where there is none.
func NoteNoWayOut(c *plan.Conflict, q *query.Query) {
	if len(c.Fixes)+len(c.Split) > 0 || c.Note != "" {
		return
	}
	asked := func(r plan.ConflictRule) bool { return r.Kind == "requirement" }
	for _, one := range append([]plan.Conflict{*c}, c.Others...) {
		if !slices.ContainsFunc(one.Rules, asked) {
			c.Note = "nothing that you asked for is in the way: what is known rules it out by itself"
			return
		}
	}
	c.Note = "no change of what you asked for makes it work"
	if p := bringsFramework(q); p != nil && q.Pin == nil {
		c.Note = fmt.Sprintf("ask for the framework %s in place of the package %s", p.Of.Name, p.Name)
	} else if q.Pin != nil {
		c.Note = "no change of what else you asked for lets it in"
	} else if len(q.GPUs) > 0 {
		c.Note = "the smallest changes that would make it work give up every GPU"
	}
}

// bringsFramework returns the package by which alone the target asks for the framework of which it
// installs some builds; nil where there is none. Without the package there would be no framework.
func bringsFramework(q *query.Query) *query.Package {
	for _, p := range q.Of(query.Limited) {
		if p.Installs && len(q.Request.Frameworks) == 0 {
			return p
		}
	}
	return nil
}

// conflictRules words the rules of a set. Definitions and links between the
// others go without saying, unless there is nothing else to say.
func conflictRules(m *model.Model, set []int) []plan.ConflictRule {
	said := slices.DeleteFunc(slices.Clone(set), func(i int) bool {
		return m.Constraints[i].Silent || connects(m, set, i)
	})
	if len(said) == 0 {
		said = set
	}
	list := make([]plan.ConflictRule, 0, len(said))
	for _, i := range said {
		list = append(list, namesOf(m, set, i, list)...)
		rule := conflictRule(m, set, i)
		// One value can ask for two things: 2.5.1+cu124 a version and a build.
		if !slices.ContainsFunc(list,
			func(r plan.ConflictRule) bool { return r.At == rule.At && r.Text == rule.Text }) {
			list = append(list, rule)
		}
	}
	return list
}

// conflictRule words rule i of a set: by what it says of the candidates that
// the others leave, or else as the catalogue does.
func conflictRule(m *model.Model, set []int, i int) plan.ConflictRule {
	cl := &m.Constraints[i]
	left := left(m, set, i)
	switch {
	case tiesReleases(cl.Solver.ID) || cl.Solver.ID == packages.NumPy:
		left = ofAsked(m, set, i, left)
	case m.Query.Existing != nil && cl.Requirement == nil:
		left = ofObserved(m, set, i, left)
	}
	var said model.Explanation
	if cl.Explain != nil {
		said = cl.Explain(left)
	}
	rule := plan.ConflictRule{Kind: "fact", Rule: cl.Solver.ID, Facts: said.Facts}
	rule.Text = said.Text
	if rule.Text == "" && cl.Rule != nil {
		rule.Text = cl.Rule.Text
	}
	rule.Text = cmp.Or(rule.Text, cl.Solver.ID)
	if cl.RefusedBy != nil {
		rule.Rule = cl.RefusedBy(left)
	}
	if cl.Requirement != nil {
		rule.Kind, rule.At = "requirement", cl.Requirement.At.String()
	} else {
		rule.Evidence = m.Evidence(said.Facts)
	}
	if rule.Facts == nil {
		rule.Facts = []string{}
	}
	return rule
}

// connects reports whether a rule only says that a build comes with its own
// CUDA, cuDNN or NCCL, between the user's words on that part and a fact about
// the builds which speaks for itself.
func connects(m *model.Model, set []int, i int) bool {
	if !isLink(m.Constraints[i].Solver.ID) {
		return false
	}
	framework, fact := m.Constraints[i].Solver.Dims[0], false
	for _, other := range set {
		cl := &m.Constraints[other]
		if other == i || !slices.Contains(cl.Solver.Dims, framework) {
			continue
		}
		if cl.Requirement != nil || isLink(cl.Solver.ID) {
			return false
		}
		fact = fact || !tiesReleases(cl.Solver.ID)
	}
	return fact
}

// tiesReleases reports whether a rule's sentence is of releases that go
// together, and says nothing of what their builds bring.
func tiesReleases(rule string) bool {
	return rule == packages.Companion || rule == packages.ExtensionRequires || rule == packages.Transitive ||
		rule == packages.FrameworkRequires
}

// ofAsked returns the values left for a rule that ties releases, without those that the user did
// not ask for: where every release is tied the same way, the conflict needs no requirement on the
// release, and the sentence is still best said of the one that is asked for.
func ofAsked(m *model.Model, set []int, i int, left model.Domains) model.Domains {
	with := slices.Clone(set)
	for other := range m.Constraints {
		cl := &m.Constraints[other]
		if cl.Requirement != nil && len(cl.Solver.Dims) == 1 && !slices.Contains(set, other) &&
			slices.Contains(m.Constraints[i].Solver.Dims, cl.Solver.Dims[0]) {
			with = append(with, other)
		}
	}
	with = slices.DeleteFunc(with, func(other int) bool { return other == i })
	if asked := m.Compiled.Left(with); asked != nil {
		return asked
	}
	return left
}

// isLink reports whether a rule says that a build comes with its own CUDA, cuDNN
// or NCCL.
func isLink(rule string) bool {
	return rule == hardware.BuildCUDA || rule == hardware.BuildCUDNN || rule == hardware.BuildNCCL
}

// left returns the values that the other rules of a conflict leave possible:
// what the sentence of rule i speaks of.
func left(m *model.Model, set []int, i int) model.Domains {
	left := m.Compiled.Left(slices.DeleteFunc(slices.Clone(set), func(other int) bool { return other == i }))
	if left == nil {
		return m.Compiled.Left(nil) // what clashes says nothing: the sentence is better off with everything
	}
	return left
}
