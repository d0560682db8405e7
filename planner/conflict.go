package planner

import (
	"errors"
	"slices"

	"github.com/envsolve/envsolve/solver"
)

// fail turns a wide scene without a solution into a plan that says why, and
// what would help.
func (s *scene) fail() (Plan, error) {
	model, err := s.compile()
	if err != nil {
		return Plan{}, err
	}
	plan := Plan{Target: s.ask.request.Name(), Status: StatusConflict, Reasons: []Reason{}, Warnings: s.ask.warnings}
	if plan.Warnings == nil {
		plan.Warnings = []Warning{}
	}
	sets, ended := model.Conflicts(maxConflicts)
	if len(sets) == 0 {
		return plan, ended
	}
	relaxations, err := model.Relaxations(3 * maxFixes)
	ended = errors.Join(ended, err)
	fixes, used := s.fixes(relaxations)
	for _, r := range used {
		more, err := model.Behind(r, sets)
		ended = errors.Join(ended, err)
		sets = append(sets, more...)
	}
	plan.Conflict = s.conflict(sets)
	plan.Conflict.Fixes = fixes
	plan.Conflict.Note = s.note(relaxations, fixes, ended)
	return plan, unlessSpent(ended)
}

// unlessSpent forgives the end of the budget: what has been found is proven,
// and the conflict's note tells that there may be more.
func unlessSpent(err error) error {
	if errors.Is(err, solver.ErrBudget) {
		return nil
	}
	return err
}

// conflict words sets of rules that cannot hold together, the first before
// the others.
func (s *scene) conflict(sets [][]int) *Conflict {
	first := Conflict{Rules: s.conflictRules(sets[0]), Fixes: []Fix{}}
	for _, set := range sets[1:min(len(sets), maxConflicts)] {
		first.Others = append(first.Others, Conflict{Rules: s.conflictRules(set), Fixes: []Fix{}})
	}
	return &first
}

// note says what is to be said where the ways out are none, or not all.
func (s *scene) note(relaxations []solver.Relaxation, fixes []Fix, ended error) string {
	if ended != nil {
		return "there may be more conflicts and smaller ways out: the search for them was ended at its bound"
	}
	if len(fixes) > 0 || s.ask.pin == nil {
		return ""
	}
	for _, r := range relaxations {
		if cl := &s.clauses[r.Rules[0]]; len(r.Rules) == 1 && r.Cost >= costPinned {
			c := choice{scene: s, values: r.Solution.Values}
			to := cl.demand.to(c.values[cl.rule.Dims[0]])
			if to.text == "" {
				continue // it has no other version, only its absence
			}
			return "with nothing changed, " + to.text + " works" + c.outcome(nil)
		}
	}
	return ""
}

// sayWhyNoWayOut notes why there is no way out, where there is none.
func (c *Conflict) sayWhyNoWayOut(a *ask) {
	if len(c.Fixes)+len(c.Split) > 0 || c.Note != "" {
		return
	}
	asked := func(r ConflictRule) bool { return r.Kind == "requirement" }
	for _, one := range append([]Conflict{*c}, c.Others...) {
		if !slices.ContainsFunc(one.Rules, asked) {
			c.Note = "nothing that you asked for is in the way: what is known rules it out by itself"
			return
		}
	}
	c.Note = "no change of what you asked for makes it work"
	if a.pin != nil {
		c.Note = "no change of what else you asked for lets it in"
	} else if len(a.gpus) > 0 {
		c.Note = "the smallest changes that would make it work give up every GPU"
	}
}

func (s *scene) conflictRules(set []int) []ConflictRule {
	list := make([]ConflictRule, 0, len(set))
	for _, i := range set {
		cl := &s.clauses[i]
		if cl.silent || s.connects(set, i) {
			continue
		}
		left := s.left(set, i)
		said := cl.explain(left)
		rule := ConflictRule{Kind: "fact", Rule: cl.rule.ID, Text: said.text, Facts: said.facts}
		if cl.speaks != nil {
			rule.Rule = cl.speaks(left).ID
		}
		if cl.demand != nil {
			rule.Kind, rule.At = "requirement", cl.demand.at.String()
		} else {
			rule.Evidence = s.facts.evidence(said.facts)
		}
		if rule.Facts == nil {
			rule.Facts = []string{}
		}
		// One value can ask for two things: 2.5.1+cu124 a version and a build.
		if !slices.ContainsFunc(list, func(r ConflictRule) bool { return r.At == rule.At && r.Text == rule.Text }) {
			list = append(list, rule)
		}
	}
	return list
}

// connects reports whether a rule only says that a build comes with its own
// CUDA, cuDNN or NCCL, between the user's words on that part and a fact about
// the builds which speaks for itself.
func (s *scene) connects(set []int, i int) bool {
	if !isLink(s.clauses[i].info) {
		return false
	}
	framework, fact := s.clauses[i].rule.Dims[0], false
	for _, other := range set {
		cl := &s.clauses[other]
		if other == i || !slices.Contains(cl.rule.Dims, framework) {
			continue
		}
		if cl.demand != nil || isLink(cl.info) {
			return false
		}
		fact = fact || !tiesReleases(cl.info)
	}
	return fact
}

// tiesReleases reports whether a rule's sentence is of releases that go
// together, and says nothing of what their builds bring.
func tiesReleases(r rule) bool {
	return r.ID == ruleCompanion.ID || r.ID == ruleExtensionRequires.ID || r.ID == rulePulled.ID || r.ID == ruleFrameworkRequires.ID
}

func isLink(r rule) bool {
	return r.ID == ruleBuildCUDA.ID || r.ID == ruleBuildCUDNN.ID || r.ID == ruleBuildNCCL.ID
}

// left gives the values that the other rules of a conflict leave possible:
// what the sentence of rule i speaks of.
func (s *scene) left(set []int, i int) scope {
	left := s.model.Left(slices.DeleteFunc(slices.Clone(set), func(other int) bool { return other == i }))
	if left == nil {
		return s.model.Left(nil) // what clashes says nothing: the sentence is better off with everything
	}
	return left
}
