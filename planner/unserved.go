package planner

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// unserved returns the GPUs of a target that have no stack even alone, as its user named them, where the
// machines of one of them settle the platform: a conflict then holds on that platform, and knows of no target
// without them.
func (p *Planner) unserved(q *query.Query) ([]string, error) {
	if q.PlatformBy == "" && !q.Request.Platform.Set() || q.Pin != nil {
		return nil, nil
	}
	var lost []string
	for i := range q.GPUs {
		for _, arm := range []bool{true, false} {
			part, named := p.partOf(&q.GPUs[i], arm)
			if len(named) == 0 {
				continue
			}
			best, err := p.engine.Best(q.Only([]query.GPU{part}))
			if err != nil {
				return nil, answer.UnlessSpent(err)
			}
			if best == nil {
				lost = append(lost, named...)
			}
		}
	}
	return words.Unique(lost), nil
}

// partOf returns the boards of a capability that come on Arm machines alone, or the others, and how the user named
// them.
func (p *Planner) partOf(g *query.GPU, arm bool) (part query.GPU, named []string) {
	part = query.GPU{Arch: g.Arch, Table: g.Table}
	for _, text := range g.Texts {
		boards, _, err := p.facts.FindGPU(text.Value)
		if err != nil || len(boards) == 0 || facts.ArmOnly(&boards[0]) != arm {
			continue
		}
		part.Boards, part.Texts = append(part.Boards, boards[0]), append(part.Texts, text)
		named = append(named, text.Value)
	}
	return part, named
}

// tryWithout adds to a conflict the target without the GPUs that have no stack alone, where the others have one: in the
// place of ways out that give up more GPUs besides, such as boards of one capability that come on other machines.
func (p *Planner) tryWithout(q *query.Query, c *plan.Conflict, lost []string) error {
	var kept []string
	for _, text := range q.Request.GPUs {
		if !slices.Contains(lost, text.Value) {
			kept = append(kept, text.Value)
		}
	}
	if len(lost) == 0 || len(kept) == 0 || len(c.Fixes) >= answer.MaxFixes {
		return nil
	}
	change := []plan.Change{{Part: "gpu", From: words.JoinList(lost)}}
	best, err := p.replan(q, change)
	if err != nil || best == nil {
		return answer.UnlessSpent(err)
	}
	text := answer.Without(q.Request.GPUs[0].At, lost, words.Unique(kept))
	c.Fixes = slices.DeleteFunc(c.Fixes, func(f plan.Fix) bool { return givesUp(f, lost) })
	c.Fixes = append(c.Fixes, answer.Fix(q, best, change, text))
	return nil
}

// givesUp reports whether all that a fix does is to give up GPUs, those named among them.
func givesUp(f plan.Fix, names []string) bool {
	var gone []string
	for _, change := range f.Change {
		if change.Part != "gpu" || change.To != "" {
			return false
		}
		gone = append(gone, strings.Split(change.From, ", ")...)
	}
	return !slices.ContainsFunc(names, func(name string) bool { return !slices.Contains(gone, name) })
}

// noteFrameworks notes which other frameworks have a stack on the GPUs that have none with that of the target, because
// its builds are for other platforms. Each of them was solved.
func (p *Planner) noteFrameworks(q *query.Query, c *plan.Conflict, lost []string) error {
	asked := q.Frameworks()
	if len(lost) == 0 || len(asked) != 1 || !answer.Names(c, system.BuildPlatform) ||
		len(q.Packages)+len(q.Unknown)+len(q.Unlisted)+len(q.OnSpot) > 1 {
		return nil
	}
	var have []string
	for _, name := range p.facts.FrameworkNames() {
		other := *q.Request
		other.GPUs = slices.DeleteFunc(slices.Clone(other.GPUs),
			func(t request.Text) bool { return !slices.Contains(lost, t.Value) })
		other.Frameworks = []request.FrameworkRequest{{Name: name, At: other.GPUs[0].At}}
		other.Packages = nil
		with, err := p.engine.Read(&other)
		if err != nil {
			continue // the target asks for what this framework cannot have
		}
		best, err := p.engine.Best(with)
		if err != nil {
			return answer.UnlessSpent(err)
		}
		if best != nil && name == asked[0].Name {
			return nil // in another release, which is told as a way out
		}
		if best != nil {
			have = append(have, name+" "+best.First().Release.Version)
		}
	}
	answer.NoteFrameworks(c, lost, have)
	return nil
}
