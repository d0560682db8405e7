package planner

import (
	"slices"

	"github.com/envsolve/envsolve/solver"
)

// fail turns a wide scene without a solution into a plan that says why, and
// what would help.
func (s *scene) fail() (Plan, error) {
	model, err := solver.Compile(s.problem())
	if err != nil {
		return Plan{}, err
	}
	sets, err := model.Conflicts(maxConflicts)
	if err != nil {
		return Plan{}, err
	}
	relaxations, err := model.Relaxations(3 * maxFixes)
	if err != nil {
		return Plan{}, err
	}
	plan := Plan{Target: s.ask.request.Name(), Status: StatusConflict, Reasons: []Reason{}, Warnings: s.ask.warnings}
	if plan.Warnings == nil {
		plan.Warnings = []Warning{}
	}
	for i, set := range sets {
		c := Conflict{Rules: s.conflictRules(set), Fixes: []Fix{}}
		if i == 0 {
			c.Fixes = s.fixes(relaxations)
			plan.Conflict = &c
			continue
		}
		plan.Conflict.Others = append(plan.Conflict.Others, c)
	}
	return plan, nil
}

func (s *scene) conflictRules(set []int) []ConflictRule {
	list := make([]ConflictRule, 0, len(set))
	for _, i := range set {
		cl := &s.clauses[i]
		if cl.silent || s.connects(set, i) {
			continue
		}
		said := cl.explain(s.left(set, i))
		rule := ConflictRule{Kind: "fact", Rule: cl.rule.ID, Text: said.text, Facts: said.facts}
		if cl.demand != nil {
			rule.Kind, rule.At = "requirement", cl.demand.at.String()
		}
		if rule.Facts == nil {
			rule.Facts = []string{}
		}
		list = append(list, rule)
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
		fact = true
	}
	return fact
}

func isLink(r rule) bool {
	return r.ID == ruleBuildCUDA.ID || r.ID == ruleBuildCUDNN.ID || r.ID == ruleBuildNCCL.ID
}

// left gives the values that the other rules of a conflict leave possible:
// what the sentence of rule i speaks of.
func (s *scene) left(set []int, i int) scope {
	left := make(scope, len(s.axes))
	for d, a := range s.axes {
		left[d] = make([]int, a.size)
		for v := range a.size {
			left[d][v] = v
		}
	}
	for changed := true; changed; {
		changed = false
		for _, other := range set {
			if other != i && s.reduce(&s.clauses[other].rule, left) {
				changed = true
			}
		}
	}
	return left
}

// reduce drops the values that have no partner under the rule, and reports
// whether it dropped any. Rules over more than two axes are left alone,
// unless all but two are settled.
func (s *scene) reduce(r *solver.Rule, left scope) bool {
	switch len(r.Dims) {
	case 1:
		return drop(left, r.Dims[0], func(v int) bool { return r.Allows([]int{v}) })
	case 2:
		x, y := r.Dims[0], r.Dims[1]
		first := drop(left, x, func(v int) bool {
			return slices.ContainsFunc(left[y], func(w int) bool { return r.Allows([]int{v, w}) })
		})
		second := drop(left, y, func(w int) bool {
			return slices.ContainsFunc(left[x], func(v int) bool { return r.Allows([]int{v, w}) })
		})
		return first || second
	default:
		return s.reduceFixed(r, left)
	}
}

// reduceFixed drops values under a rule over three axes of which the last is
// settled already.
func (s *scene) reduceFixed(r *solver.Rule, left scope) bool {
	if len(r.Dims) != 3 || len(left[r.Dims[2]]) != 1 {
		return false
	}
	last := left[r.Dims[2]][0]
	settled := solver.Rule{Dims: r.Dims[:2], Allows: func(v []int) bool { return r.Allows([]int{v[0], v[1], last}) }}
	return s.reduce(&settled, left)
}

func drop(left scope, dim int, keep func(int) bool) bool {
	kept := left[dim][:0:0]
	for _, v := range left[dim] {
		if keep(v) {
			kept = append(kept, v)
		}
	}
	// An empty axis says nothing: the sentence is better off with what was.
	if len(kept) == len(left[dim]) || len(kept) == 0 {
		return false
	}
	left[dim] = kept
	return true
}

// fixes turns relaxations into changes of the request.
func (s *scene) fixes(relaxations []solver.Relaxation) []Fix {
	list := make([]Fix, 0, maxFixes)
	for _, r := range relaxations {
		c := choice{scene: s, values: r.Solution.Values}
		if len(s.gpus) > 0 && len(c.served()) == 0 {
			continue // a stack for none of the GPUs is no way out
		}
		if r.Cost >= costPinned {
			continue // nor is one without what was asked for
		}
		if len(list) < maxFixes {
			list = append(list, c.fix(r.Rules))
		}
	}
	return list
}

// fix words the loosening of requirements that led to the choice.
func (c *choice) fix(rules []int) Fix {
	stack := c.stack()
	fix := Fix{Change: []Change{}, Stack: &stack}
	var texts []string
	for _, i := range rules {
		cl := &c.clauses[i]
		to := cl.demand.to(c.values[cl.rule.Dims[0]])
		fix.Change = append(fix.Change, Change{Part: cl.demand.part, From: cl.demand.from, To: to.value})
		texts = append(texts, to.text)
	}
	fix.Text = joinWords(texts, "and") + c.outcome(fix.Change)
	return fix
}

// outcome says in brackets what a fix leads to, without what the change says
// itself.
func (c *choice) outcome(changes []Change) string {
	var words []string
	for i := range c.frameworks {
		b := c.build(i)
		if slices.ContainsFunc(changes, func(ch Change) bool { return ch.Part == "framework" && ch.To == b.release.Version }) {
			words = append(words, b.row.Variant)
			continue
		}
		words = append(words, b.pkg()+" "+b.label())
	}
	if floor := c.floor().value; floor != "" {
		words = append(words, "driver ≥ "+floor)
	}
	return " (" + joinList(words) + ")"
}
