package planner

import (
	"fmt"
	"slices"

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
		Matrices: plan.MatricesInfo{Version: p.facts.Version(), Digest: p.facts.Digest(), From: p.facts.From()},
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
	q, err := p.engine.Read(&r)
	if err != nil {
		return result, nil, err
	}
	var list []plan.HeldBack
	for _, part := range newestOf(q, result.Stack) {
		if part.Have == part.Newest || version.WithoutLocal(part.Have) == part.Newest {
			continue
		}
		found, err := p.WhyNot(r, part.Name, part.Newest)
		if err != nil {
			return result, nil, fmt.Errorf("why not %s %s: %w", part.Name, part.Newest, err)
		}
		part.Conflict = found.Conflict
		if found.Stack != nil {
			part.Instead = versionChanges(q, result.Stack, found.Stack, part.Name)
		}
		list = append(list, part)
	}
	return result, list, nil
}

// versionChanges lists the parts whose version differs between two stacks of a
// target, but one.
func versionChanges(q *query.Query, before, after *plan.Stack, but string) []plan.Change {
	list := []plan.Change{}
	now := map[string]string{}
	for _, part := range newestOf(q, after) {
		now[part.Name] = part.Have
	}
	for _, part := range newestOf(q, before) {
		if to := now[part.Name]; part.Name != but && to != part.Have {
			list = append(list, plan.Change{Part: part.Name, From: part.Have, To: to})
		}
	}
	return list
}

// newestOf pairs each package of a stack with the newest final release of it.
func newestOf(q *query.Query, s *plan.Stack) []plan.HeldBack {
	var list []plan.HeldBack
	for _, p := range q.Packages {
		newest := p.NewestFinal()
		if p.Transitive || p.Kind > query.Extension || newest < 0 && p.Kind != query.Framework {
			continue
		}
		part := plan.HeldBack{Name: p.Name}
		if newest >= 0 {
			part.Newest = p.Releases[newest].Version
		}
		have, found := installed(p, s)
		if part.Have = have; found {
			list = append(list, part)
		}
	}
	return list
}

// installed returns the version of a package that a stack has; not found where it
// does not have the framework. Each release gives its name on the index.
func installed(p *query.Package, s *plan.Stack) (have string, found bool) {
	switch p.Kind {
	case query.Companion:
		return version.WithoutLocal(s.Packages[p.Name]), true
	case query.Extension:
		for release := range p.Releases {
			if have = s.Packages[p.InstallName(release, s.CUDA.Version)]; have != "" {
				break
			}
		}
		return have, true
	}
	frameworks := s.AllFrameworks()
	i := slices.IndexFunc(frameworks, func(f plan.Framework) bool { return f.Name == p.Name })
	if i < 0 {
		return "", false
	}
	return frameworks[i].Version, true
}
