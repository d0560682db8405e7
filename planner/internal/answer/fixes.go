package answer

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/solver"
)

// fixes turns relaxations into changes of the request, and promises of each
// the stack that the changed request has. A change of the words can change more
// than the relaxation does: which platform goes without saying, and what the
// newest release of a minor is. Relaxations whose request has no stack are left
// out.
func fixes(m *model.Model, relaxations []solver.Relaxation, replan Replan) (
	list []plan.Fix, used []solver.Relaxation, err error,
) {
	list = make([]plan.Fix, 0, MaxFixes)
	for _, r := range relaxations {
		c := model.Solution{Model: m, Values: r.Solution.Values}
		if len(list) == MaxFixes {
			break
		}
		if len(m.GPUs) > 0 && len(c.Served()) == 0 {
			continue // a stack for none of the GPUs is no way out
		}
		if r.Cost >= model.CostPinned {
			continue // nor is one without what was asked for
		}
		change, text := changes(&c, r.Rules)
		best, fault := &c, error(nil)
		if !settled(&c, r.Rules) {
			best, fault = replan(change)
		}
		if err = errors.Join(err, fault); best != nil {
			list, used = append(list, Fix(m.Query, best, change, text)), append(used, r)
		}
	}
	return list, used, err
}

// settled reports whether a solution of the wide model with some requirements
// loosened is that of the changed request, which need not be planned then: the
// target has one framework and nothing else to install, its release is all that
// changes, and what else is asked for is what every model holds to. Where the
// system brings CUDA, which toolkit that is can depend on the other releases; and
// what is there already is held to more than its requirements say.
func settled(c *model.Solution, loosened []int) bool {
	if len(loosened) != 1 || c.Constraints[loosened[0]].Requirement.Part != "framework" || len(c.Packages) != 1 ||
		c.Query.Pin != nil || c.Query.Existing != nil || c.First().System() {
		return false
	}
	for i := range c.Constraints {
		if asked := c.Constraints[i].Requirement; asked != nil && i != loosened[0] && !heldAlike(asked.Part) {
			return false
		}
	}
	return true
}

// heldAlike reports whether a requirement has the same candidates whatever
// release is asked for.
func heldAlike(part string) bool { return part == "gpu" || part == "driver" || part == "python" }

// Fix returns a way out: changes, how they read, and the best solution of the
// request with them.
func Fix(asked *query.Query, best *model.Solution, change []plan.Change, text string) plan.Fix {
	stack := Stack(best)
	return plan.Fix{Change: change, Text: text + outcome(asked, best, stack.Driver.Floor, change), Stack: &stack}
}

// changes words the loosening of requirements that led to a solution.
func changes(c *model.Solution, rules []int) (list []plan.Change, text string) {
	list = []plan.Change{}
	var texts []string
	var lost []*model.GPUVariable
	for _, i := range rules {
		cl := &c.Constraints[i]
		if g := gpuOf(c.Model, cl); g != nil {
			lost = append(lost, g)
			list = append(list, plan.Change{Part: cl.Requirement.Part, From: cl.Requirement.From})
			continue
		}
		to := cl.Requirement.To(c.Values[cl.Solver.Dims[0]])
		list = append(list, plan.Change{Part: cl.Requirement.Part, From: cl.Requirement.From, To: to.Value})
		texts = append(texts, to.Text)
	}
	if len(lost) > 0 {
		texts = append([]string{WithoutGPUs(c, lost)}, texts...)
	}
	return list, words.JoinWords(words.Unique(texts), "and")
}

// gpuOf returns the GPUs that a constraint asks for, nil when it asks for something
// else.
func gpuOf(m *model.Model, cl *model.Constraint) *model.GPUVariable {
	for _, g := range m.GPUs {
		if cl.Requirement != nil && cl.Solver.Dims[0] == g.Dim {
			return g
		}
	}
	return nil
}

// WithoutGPUs words the giving up of GPUs: as what the attribute becomes where
// that is short, else by their compute capabilities.
func WithoutGPUs(c *model.Solution, lost []*model.GPUVariable) string {
	var gone, kept []string
	all := slices.Clone(c.GPUs)
	if len(all) > words.FewNames { // the oldest first, as they are summed up
		slices.SortStableFunc(all, olderGPU)
	}
	for _, g := range all {
		if slices.Contains(lost, g) {
			gone = append(gone, g.GPU.Asked()...)
		} else {
			kept = append(kept, g.GPU.Asked()...)
		}
	}
	if len(gone) > words.FewNames {
		return fmt.Sprintf("give up %d of the %d GPUs, those of compute capability %s (%s, … %d more)", len(gone),
			len(gone)+len(kept),
			capabilitiesOf(c, lost), words.JoinList(gone[:words.FewNames-1]), len(gone)-words.FewNames+1)
	}
	return Without(lost[0].GPU.Texts[0].At, gone, kept)
}

// Without words the giving up of some GPUs, as the user named them.
func Without(at request.Position, gone, kept []string) string {
	switch {
	case at.ByFlag():
		return "without " + request.Spell(at, "gpu", gone...)
	case len(kept) > words.FewNames:
		return "gpu without " + words.JoinList(gone)
	}
	return request.Spell(at, "gpu", kept...) + ", without " + words.JoinList(gone)
}

func olderGPU(a, b *model.GPUVariable) int { return version.Compare(a.GPU.CC(), b.GPU.CC()) }

// capabilitiesOf names the compute capabilities of some GPUs, as runs among
// those of the whole target: "3.0 to 7.5 and 8.7".
func capabilitiesOf(c *model.Solution, some []*model.GPUVariable) string {
	all := slices.Clone(c.GPUs)
	slices.SortFunc(all, olderGPU)
	var runs [][]string
	open := false
	for _, g := range all {
		in := slices.Contains(some, g)
		switch {
		case in && open:
			runs[len(runs)-1] = append(runs[len(runs)-1], g.GPU.CC())
		case in:
			runs = append(runs, []string{g.GPU.CC()})
		}
		open = in
	}
	var terms []string
	for _, run := range runs {
		if len(run) > 2 {
			run = []string{run[0] + " to " + run[len(run)-1]}
		}
		terms = append(terms, run...)
	}
	return words.JoinWords(terms, "and")
}

// outcome says in brackets what a fix leads to, without what the change says
// itself.
func outcome(asked *query.Query, c *model.Solution, floor string, changes []plan.Change) string {
	var terms []string
	for _, b := range c.Builds() {
		if slices.ContainsFunc(changes, func(ch plan.Change) bool {
			return ch.Part == "framework" &&
				ch.To == b.Release.Version
		}) {
			terms = append(terms, b.Row.Variant)
			continue
		}
		terms = append(terms, b.Pkg()+" "+b.Label())
	}
	if floor != "" {
		terms = append(terms, "driver ≥ "+floor)
	}
	changed := func(part string) bool {
		return slices.ContainsFunc(changes, func(ch plan.Change) bool { return ch.Part == part })
	}
	if on := c.Platform.Values[c.At(&c.Platform.Variable)]; on != asked.Platform && !changed("platform") {
		terms = append(terms, "on "+on)
	}
	if image := c.Image(); image.Ref != "" && image.Kind != facts.BaseOwn && changed("os") {
		terms = append(terms, "on "+strings.TrimPrefix(image.Ref, "docker.io/library/"))
	}
	return " (" + words.JoinList(terms) + ")"
}
