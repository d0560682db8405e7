package planner

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/solver"
)

// fixes turns relaxations into changes of the request.
func (s *scene) fixes(relaxations []solver.Relaxation) (list []Fix, used []solver.Relaxation) {
	list = make([]Fix, 0, maxFixes)
	for _, r := range relaxations {
		c := choice{scene: s, values: r.Solution.Values}
		if len(s.gpus) > 0 && len(c.served()) == 0 {
			continue // a stack for none of the GPUs is no way out
		}
		if r.Cost >= costPinned {
			continue // nor is one without what was asked for
		}
		if len(list) < maxFixes {
			list, used = append(list, c.fix(r.Rules)), append(used, r)
		}
	}
	return list, used
}

// fix words the loosening of requirements that led to the choice.
func (c *choice) fix(rules []int) Fix {
	stack := c.stack()
	fix := Fix{Change: []Change{}, Stack: &stack}
	var texts []string
	var lost []*gpuAxis
	for _, i := range rules {
		cl := &c.clauses[i]
		if g := c.gpuOf(cl); g != nil {
			lost = append(lost, g)
			fix.Change = append(fix.Change, Change{Part: cl.demand.part, From: cl.demand.from})
			continue
		}
		to := cl.demand.to(c.values[cl.rule.Dims[0]])
		fix.Change = append(fix.Change, Change{Part: cl.demand.part, From: cl.demand.from, To: to.value})
		texts = append(texts, to.text)
	}
	if len(lost) > 0 {
		texts = append([]string{c.withoutGPUs(lost)}, texts...)
	}
	fix.Text = joinWords(unique(texts), "and") + c.outcome(fix.Change)
	return fix
}

// gpuOf gives the GPUs that a clause asks for, nil when it asks for something
// else.
func (s *scene) gpuOf(cl *clause) *gpuAxis {
	for _, g := range s.gpus {
		if cl.demand != nil && cl.rule.Dims[0] == g.dim {
			return g
		}
	}
	return nil
}

// withoutGPUs words the giving up of GPUs: as what the attribute becomes where
// that is short, else by their compute capabilities.
func (c *choice) withoutGPUs(lost []*gpuAxis) string {
	var gone, kept []string
	all := slices.Clone(c.gpus)
	if len(all) > fewNames { // the oldest first, as they are summed up
		slices.SortStableFunc(all, olderGPU)
	}
	for _, g := range all {
		if slices.Contains(lost, g) {
			gone = append(gone, g.ask.asked()...)
		} else {
			kept = append(kept, g.ask.asked()...)
		}
	}
	at := lost[0].ask.texts[0].At
	switch {
	case len(gone) > fewNames:
		return fmt.Sprintf("give up %d of the %d GPUs, those of compute capability %s (%s, … %d more)", len(gone), len(gone)+len(kept),
			c.capabilitiesOf(lost), joinList(gone[:fewNames-1]), len(gone)-fewNames+1)
	case at.byFlag():
		return "without " + wrote(at, "gpu", gone...)
	case len(kept) > fewNames:
		return "gpu without " + joinList(gone)
	}
	return wrote(at, "gpu", kept...) + ", without " + joinList(gone)
}

func olderGPU(a, b *gpuAxis) int { return compareDotted(a.ask.cc(), b.ask.cc()) }

// capabilitiesOf names the compute capabilities of some GPUs, as runs among
// those of the whole target: "3.0 to 7.5 and 8.7".
func (c *choice) capabilitiesOf(some []*gpuAxis) string {
	all := slices.Clone(c.gpus)
	slices.SortFunc(all, olderGPU)
	var runs [][]string
	open := false
	for _, g := range all {
		in := slices.Contains(some, g)
		switch {
		case in && open:
			runs[len(runs)-1] = append(runs[len(runs)-1], g.ask.cc())
		case in:
			runs = append(runs, []string{g.ask.cc()})
		}
		open = in
	}
	var words []string
	for _, run := range runs {
		if len(run) > 2 {
			run = []string{run[0] + " to " + run[len(run)-1]}
		}
		words = append(words, run...)
	}
	return joinWords(words, "and")
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
	if image := c.image(); image.ref != "" && image.kind != baseOwn && slices.ContainsFunc(changes, func(ch Change) bool { return ch.Part == "os" }) {
		words = append(words, "on "+strings.TrimPrefix(image.ref, "docker.io/library/"))
	}
	return " (" + joinList(words) + ")"
}
