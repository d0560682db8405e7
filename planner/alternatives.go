package planner

import (
	"cmp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// alternatives adds the ways out that are no loosening of a requirement: the
// toolkit in the image for a package that must be compiled, more indexes where the target
// names those that wheels may come from, the target without the GPUs that are unserved, and
// where nothing else helps, a GPU of the nearest compute capability that has a stack.
func (p *Planner) alternatives(wide *model.Model, c *plan.Conflict, unserved []string) error {
	q := wide.Query
	if err := p.tryToolkit(q, c); err != nil {
		return err
	}
	if err := p.tryIndexes(q, c); err != nil {
		return err
	}
	if err := p.tryWithout(q, c, unserved); err != nil {
		return err
	}
	if len(c.Fixes) > 0 || len(q.GPUs) == 0 || q.GPUs[0].Arch.Tegra || q.Pin != nil && q.Pin.Part == "gpu" {
		return nil // a Jetson module stands for the whole machine; a GPU asked about, for itself
	}
	if q.PlatformBy == "" && !aboutGPUs(c) {
		return nil
	}
	return p.tryOtherGPUs(wide, c)
}

// aboutGPUs reports whether each clash rests on which GPUs were asked for: one
// that does not is there with any other GPU.
func aboutGPUs(c *plan.Conflict) bool {
	if !asksGPU(c.Rules) {
		return false
	}
	for i := range c.Others {
		if !asksGPU(c.Others[i].Rules) {
			return false
		}
	}
	return true
}

func asksGPU(list []plan.ConflictRule) bool {
	return slices.ContainsFunc(list, func(r plan.ConflictRule) bool { return r.Rule == "asked-gpu" })
}

func (p *Planner) tryToolkit(q *query.Query, c *plan.Conflict) error {
	if q.Request.Toolkit || len(c.Fixes) >= answer.MaxFixes || !answer.Names(c, packages.ExtensionWheel) {
		return nil
	}
	change := []plan.Change{{Part: "toolkit", From: "false", To: "true"}}
	text := "toolkit = true"
	if q.Request.At.Line == 0 {
		text += " in a target file"
	}
	best, err := p.replan(q, change)
	if err != nil {
		return answer.UnlessSpent(err)
	}
	if best == nil {
		return p.addBehindToolkit(q, c, change, text)
	}
	c.Fixes = append(c.Fixes, answer.Fix(q, best, change, text))
	return nil
}

// addBehindToolkit adds to a conflict without a way out, of packages that must be compiled, what clashes once the image
// has the toolkit, and the ways out of that together with it.
func (p *Planner) addBehindToolkit(q *query.Query, c *plan.Conflict, change []plan.Change, text string) error {
	if len(c.Fixes) > 0 || q.Pin != nil {
		return nil
	}
	changed := *q.Request
	changed.Toolkit = true
	with, err := p.engine.Read(&changed)
	if err != nil {
		return nil // as of the target itself, which was read
	}
	behind, err := p.solve(with)
	if err != nil || behind.Conflict == nil {
		return answer.UnlessSpent(err)
	}
	for _, fix := range behind.Conflict.Fixes {
		c.Fixes = append(c.Fixes, plan.Fix{Change: slices.Concat(change, fix.Change), Text: text + ", and " + fix.Text,
			Stack: fix.Stack})
	}
	for _, one := range append([]plan.Conflict{{Rules: behind.Conflict.Rules}}, behind.Conflict.Others...) {
		if !slices.ContainsFunc(append([]plan.Conflict{*c}, c.Others...),
			func(o plan.Conflict) bool { return reads(&one, &o) }) {
			one.Fixes = []plan.Fix{}
			c.Others = append(c.Others, one)
		}
	}
	return nil
}

// tryIndexes adds to the indexes that the target names those of the best stack that any of them give.
func (p *Planner) tryIndexes(q *query.Query, c *plan.Conflict) error {
	asked := request.Values(q.Request.Indexes)
	if len(c.Fixes) >= answer.MaxFixes || !answer.Names(c, system.OtherIndex) {
		return nil
	}
	from := strings.Join(asked, ", ")
	best, err := p.replan(q, []plan.Change{{Part: "indexes", From: from}})
	if err != nil || best == nil {
		return answer.UnlessSpent(err)
	}
	for _, name := range system.IndexesOf(best) {
		if !slices.Contains(asked, name) {
			asked = append(asked, name)
		}
	}
	change := []plan.Change{{Part: "indexes", From: from, To: strings.Join(asked, ", ")}}
	text := request.Spell(q.Request.Indexes[0].At, "indexes", asked...)
	c.Fixes = append(c.Fixes, answer.Fix(q, best, change, text))
	return nil
}

// tryOtherGPUs looks for the nearest compute capability with a stack: where the boards settle the platform, their own,
// on other boards; then newer ones, and older ones.
func (p *Planner) tryOtherGPUs(wide *model.Model, c *plan.Conflict) error {
	q := wide.Query
	archs := p.facts.Ascending()
	at := slices.IndexFunc(archs, func(x matrices.Architecture) bool { return x.ComputeCapability == q.GPUs[0].CC() })
	boards := p.facts.CommonBoards()
	if onArmAlone(q) && at >= 0 {
		if found, err := p.tryGPU(q, c, &archs[at], boards[archs[at].ComputeCapability]); found || err != nil {
			return err
		}
	}
	for _, step := range []int{1, -1} {
		for i := at + step; i >= 0 && i < len(archs); i += step {
			if !wide.MayServe(&archs[i]) {
				continue
			}
			found, err := p.tryGPU(q, c, &archs[i], boards[archs[i].ComputeCapability])
			if err != nil {
				return err
			}
			if found {
				break
			}
		}
	}
	return nil
}

// onArmAlone reports whether boards of a target come on Arm machines alone: others of their capability come on more.
func onArmAlone(q *query.Query) bool {
	return slices.ContainsFunc(q.GPUs, func(g query.GPU) bool {
		return slices.ContainsFunc(g.Boards, func(b matrices.GPU) bool { return facts.ArmOnly(&b) })
	})
}

// tryGPU adds a way out to the conflict if the target has a stack for boards
// of a capability, some of which are named, in the place of its own.
func (p *Planner) tryGPU(q *query.Query, c *plan.Conflict, arch *matrices.Architecture, boards []string) (bool, error) {
	own := func(g query.GPU) bool { return g.CC() == arch.ComputeCapability }
	if arch.Tegra || len(boards) == 0 || !onArmAlone(q) && slices.ContainsFunc(q.GPUs, own) {
		return false, nil
	}
	name := query.SMName(arch.ComputeCapability)
	var asked []string
	for i := range q.GPUs {
		asked = append(asked, q.GPUs[i].Asked()...)
	}
	change := []plan.Change{{Part: "gpu", From: words.JoinList(asked), To: name}}
	best, err := p.replan(q, change)
	if err != nil || best == nil {
		return false, answer.UnlessSpent(err)
	}
	text := request.Spell(q.GPUs[0].Texts[0].At, "gpu", name) + ", such as " +
		words.JoinWords(p.namesOf(arch.ComputeCapability, boards), "or")
	c.Fixes = append(c.Fixes, answer.Fix(q, best, change, text))
	return true, nil
}

// namesOf returns up to two names of boards of a capability, or groups of them,
// the shortest first: those are the ones that people use.
func (p *Planner) namesOf(cc string, boards []string) []string {
	var names []string
	for _, g := range p.facts.GPUGroups() {
		if g.ComputeCapability == cc {
			names = append(names, g.ID)
		}
	}
	names = append(names, boards...)
	slices.SortStableFunc(names, func(a, b string) int { return cmp.Compare(len(a), len(b)) })
	return names[:min(2, len(names))]
}
