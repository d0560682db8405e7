package planner

import (
	"fmt"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// OutdatedAll plans targets, on all cores, and gives for each the frameworks,
// companions and packages of its stack that are not the newest that the facts
// know, in the order of the target, each with what holds it back. A target
// without a stack has nothing outdated. The error is that of PlanAll.
func (p *Planner) OutdatedAll(requests []request.Request) (plan.Document, [][]plan.HeldBack, error) {
	doc := plan.Document{
		Schema:   plan.PlanSchema,
		Matrices: plan.MatricesInfo{Version: p.facts.Version(), Digest: p.facts.Digest()},
		Plans:    make([]plan.Plan, len(requests)),
	}
	held := make([][]plan.HeldBack, len(requests))
	faults := make([]error, len(requests))
	inParallel(len(requests), func(i int) { doc.Plans[i], held[i], faults[i] = p.outdated(requests[i]) })
	return doc, held, joinOnce(faults)
}

func (p *Planner) outdated(r request.Request) (plan.Plan, []plan.HeldBack, error) {
	result, err := p.Plan(r)
	if err != nil || result.Stack == nil {
		return result, nil, err
	}
	a, err := p.read(&r)
	if err != nil {
		return result, nil, err
	}
	var list []plan.HeldBack
	for _, part := range newestOf(a, result.Stack) {
		if part.Have == part.Newest {
			continue
		}
		found, err := p.WhyNot(r, part.Name, part.Newest)
		if err != nil {
			return result, nil, fmt.Errorf("why not %s %s: %w", part.Name, part.Newest, err)
		}
		part.Conflict = found.Conflict
		if found.Stack != nil {
			part.Instead = versionChanges(a, result.Stack, found.Stack, part.Name)
		}
		list = append(list, part)
	}
	return result, list, nil
}

// versionChanges lists the parts whose version differs between two stacks of a
// target, but one.
func versionChanges(a *query.Query, before, after *plan.Stack, but string) []plan.Change {
	list := []plan.Change{}
	now := map[string]string{}
	for _, part := range newestOf(a, after) {
		now[part.Name] = part.Have
	}
	for _, part := range newestOf(a, before) {
		if to := now[part.Name]; part.Name != but && to != part.Have {
			list = append(list, plan.Change{Part: part.Name, From: part.Have, To: to})
		}
	}
	return list
}

// newestOf pairs each part of a stack with the newest final release of it.
func newestOf(a *query.Query, s *plan.Stack) []plan.HeldBack {
	var list []plan.HeldBack
	have := append([]plan.Framework{s.Framework}, s.Frameworks...)
	for i := range a.Frameworks {
		fa := &a.Frameworks[i]
		for _, f := range have {
			if f.Name == fa.Name {
				list = append(list, plan.HeldBack{Name: fa.Name, Have: f.Version, Newest: query.NewestFinal(fa)})
				break
			}
		}
	}
	for i := range a.Companions {
		c := &a.Companions[i]
		if versions := query.CompanionVersions(&a.Frameworks[c.Framework], c.Name); len(versions) > 0 {
			list = append(list, plan.HeldBack{Name: c.Name, Have: version.WithoutLocal(s.Packages[c.Name]), Newest: versions[0]})
		}
	}
	for i := range a.Extensions {
		e := &a.Extensions[i]
		if e.Transitive {
			continue
		}
		for j := range e.Releases {
			// Rows that stand for many versions name no newest one.
			if r := &e.Releases[j]; !r.Onward && !version.IsPreRelease(r.Version) {
				list = append(list, plan.HeldBack{Name: e.Name, Have: s.Packages[e.InstallName(j, s.CUDA.Version)],
					Newest: r.Version})
				break
			}
		}
	}
	return list
}
