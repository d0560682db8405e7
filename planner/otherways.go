package planner

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
)

// otherWays adds the ways out that are no loosening of a requirement: the
// toolkit in the image for a package that must be compiled, and where nothing
// else helps, a GPU of the nearest compute capability that has a stack.
func (p *Planner) otherWays(a *ask, c *Conflict) error {
	if err := p.tryToolkit(a, c); err != nil {
		return err
	}
	if len(c.Fixes) > 0 || len(a.gpus) == 0 || a.gpus[0].arch.Tegra || a.pin != nil && a.pin.part == "gpu" {
		return nil // a Jetson module stands for the whole machine; a GPU asked about, for itself
	}
	return p.tryOtherGPUs(a, c)
}

func (p *Planner) tryToolkit(a *ask, c *Conflict) error {
	if a.request.Toolkit || len(c.Fixes) >= maxFixes || !c.names(ruleExtensionWheel.ID) {
		return nil
	}
	request := *a.request
	request.Toolkit = true
	with := *a
	with.request = &request
	best, err := p.best(&with)
	if err != nil || best == nil {
		return unlessSpent(err)
	}
	text := "toolkit = true"
	if a.request.At.Line == 0 {
		text += " in a target file"
	}
	stack := best.stack()
	c.Fixes = append(c.Fixes, Fix{Change: []Change{{Part: "toolkit", From: "false", To: "true"}}, Text: text + best.outcome(nil), Stack: &stack})
	return nil
}

// names reports whether a rule stands in the conflict or in one beside it.
func (c *Conflict) names(rule string) bool {
	return slices.ContainsFunc(c.Rules, func(r ConflictRule) bool { return r.Rule == rule }) ||
		slices.ContainsFunc(c.Others, func(o Conflict) bool { return o.names(rule) })
}

// tryOtherGPUs looks for the nearest compute capability with a stack, newer
// ones first, then older ones.
func (p *Planner) tryOtherGPUs(a *ask, c *Conflict) error {
	archs := slices.Clone(p.facts.Architectures())
	slices.SortFunc(archs, func(x, y matrices.Architecture) int {
		return compareDotted(x.ComputeCapability, y.ComputeCapability)
	})
	at := slices.IndexFunc(archs, func(x matrices.Architecture) bool { return x.ComputeCapability == a.gpus[0].cc() })
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
func (p *Planner) tryGPU(a *ask, c *Conflict, arch *matrices.Architecture) (bool, error) {
	boards := p.usualBoards(arch.ComputeCapability)
	if arch.Tegra || len(boards) == 0 || slices.ContainsFunc(a.gpus, func(g gpuAsk) bool { return g.cc() == arch.ComputeCapability }) {
		return false, nil
	}
	other := *a
	if other.platformBy != "" {
		other.platform, other.platformBy = linuxAMD64, ""
	}
	name := smName(arch.ComputeCapability)
	at := a.gpus[0].texts[0].At
	other.gpus = []gpuAsk{{boards: boards[:1:1], texts: []Text{{Value: name, At: at}}, arch: p.facts.architectures()[arch.ComputeCapability], table: "gpus"}}
	best, err := p.best(&other)
	if err != nil || best == nil {
		return false, unlessSpent(err)
	}
	var asked []string
	for i := range a.gpus {
		asked = append(asked, a.gpus[i].asked()...)
	}
	stack := best.stack()
	c.Fixes = append(c.Fixes, Fix{
		Change: []Change{{Part: "gpu", From: joinList(asked), To: name}},
		Text:   fmt.Sprintf("%s, such as %s%s", wrote(at, "gpu", name), joinWords(p.namesOf(arch.ComputeCapability), "or"), best.outcome(nil)),
		Stack:  &stack,
	})
	return true, nil
}

// usualBoards lists the boards of a capability that stand in servers, desktops
// and workstations.
func (p *Planner) usualBoards(cc string) []matrices.GPU {
	return traits(p.facts, usualBoards{}, cc, nil, func() []matrices.GPU {
		return slices.DeleteFunc(slices.Clone(p.facts.GPUs()), func(g matrices.GPU) bool {
			return g.ComputeCapability != cc || armOnly(g) || !slices.Contains([]string{"datacenter", "geforce", "workstation"}, g.Class)
		})
	})
}

// usualBoards stands for all boards on the shelf.
type usualBoards struct{}

// namesOf gives up to two names of boards of a capability, the shortest first:
// those are the ones that people use.
func (p *Planner) namesOf(cc string) []string {
	var names []string
	for _, g := range p.facts.GPUGroups() {
		if g.ComputeCapability == cc {
			names = append(names, g.ID)
		}
	}
	for _, g := range p.usualBoards(cc) {
		names = append(names, g.ID)
	}
	slices.SortStableFunc(names, func(a, b string) int { return cmp.Compare(len(a), len(b)) })
	return names[:min(2, len(names))]
}
