package planner

import (
	"cmp"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// alternatives adds the ways out that are no loosening of a requirement: the
// toolkit in the image for a package that must be compiled, and where nothing
// else helps, a GPU of the nearest compute capability that has a stack.
func (p *Planner) alternatives(a *query.Query, c *plan.Conflict) error {
	if err := p.tryToolkit(a, c); err != nil {
		return err
	}
	if len(c.Fixes) > 0 || len(a.GPUs) == 0 || a.GPUs[0].Arch.Tegra || a.Pin != nil && a.Pin.Part == "gpu" {
		return nil // a Jetson module stands for the whole machine; a GPU asked about, for itself
	}
	return p.tryOtherGPUs(a, c)
}

func (p *Planner) tryToolkit(a *query.Query, c *plan.Conflict) error {
	if a.Request.Toolkit || len(c.Fixes) >= model.MaxFixes || !answer.Names(c, packages.ExtensionWheel) {
		return nil
	}
	change := []plan.Change{{Part: "toolkit", From: "false", To: "true"}}
	best, err := p.replan(a, change)
	if err != nil || best == nil {
		return answer.UnlessSpent(err)
	}
	text := "toolkit = true"
	if a.Request.At.Line == 0 {
		text += " in a target file"
	}
	c.Fixes = append(c.Fixes, answer.Fix(a, best, change, text))
	return nil
}

// tryOtherGPUs looks for the nearest compute capability with a stack, newer
// ones first, then older ones.
func (p *Planner) tryOtherGPUs(a *query.Query, c *plan.Conflict) error {
	archs := slices.Clone(p.facts.Architectures())
	slices.SortFunc(archs, func(x, y matrices.Architecture) int {
		return version.Compare(x.ComputeCapability, y.ComputeCapability)
	})
	at := slices.IndexFunc(archs, func(x matrices.Architecture) bool { return x.ComputeCapability == a.GPUs[0].CC() })
	for _, step := range []int{1, -1} {
		for i := at + step; i >= 0 && i < len(archs); i += step {
			found, err := p.tryGPU(a, c, &archs[i])
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

// tryGPU adds a way out to the conflict if the target has a stack for boards
// of a capability in the place of its own.
func (p *Planner) tryGPU(a *query.Query, c *plan.Conflict, arch *matrices.Architecture) (bool, error) {
	boards := p.commonBoards(arch.ComputeCapability)
	if arch.Tegra || len(boards) == 0 || slices.ContainsFunc(a.GPUs,
		func(g query.GPU) bool { return g.CC() == arch.ComputeCapability }) {
		return false, nil
	}
	name := query.SMName(arch.ComputeCapability)
	var asked []string
	for i := range a.GPUs {
		asked = append(asked, a.GPUs[i].Asked()...)
	}
	change := []plan.Change{{Part: "gpu", From: words.JoinList(asked), To: name}}
	best, err := p.replan(a, change)
	if err != nil || best == nil {
		return false, answer.UnlessSpent(err)
	}
	text := request.Spell(a.GPUs[0].Texts[0].At, "gpu", name) + ", such as " +
		words.JoinWords(p.namesOf(arch.ComputeCapability), "or")
	c.Fixes = append(c.Fixes, answer.Fix(a, best, change, text))
	return true, nil
}

// commonBoards lists the boards of a capability that stand in servers, desktops
// and workstations.
func (p *Planner) commonBoards(cc string) []matrices.GPU {
	return facts.CachedList(p.facts, usualBoards{}, cc, nil, func() []matrices.GPU {
		return slices.DeleteFunc(slices.Clone(p.facts.GPUs()), func(g matrices.GPU) bool {
			return g.ComputeCapability != cc || query.ArmOnly(g) ||
				!slices.Contains([]string{"datacenter", "geforce", "workstation"}, g.Class)
		})
	})
}

// usualBoards is the key of all boards in the cache.
type usualBoards struct{}

// namesOf returns up to two names of boards of a capability, the shortest first:
// those are the ones that people use.
func (p *Planner) namesOf(cc string) []string {
	var names []string
	for _, g := range p.facts.GPUGroups() {
		if g.ComputeCapability == cc {
			names = append(names, g.ID)
		}
	}
	for _, g := range p.commonBoards(cc) {
		names = append(names, g.ID)
	}
	slices.SortStableFunc(names, func(a, b string) int { return cmp.Compare(len(a), len(b)) })
	return names[:min(2, len(names))]
}
