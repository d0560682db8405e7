package planner

import "fmt"

// HeldBack is a part of a stack of which the facts know something newer.
type HeldBack struct {
	Name   string // pytorch, torchvision, vllm
	Have   string
	Newest string
	// Conflict says what keeps the newest out, and what would let it in; nil
	// when nothing does but the order of preference.
	Conflict *Conflict
	// Instead lists the other parts that would change with the newest, where
	// nothing keeps it out: what the order of preference put before it.
	Instead []Change
}

// OutdatedAll plans targets, on all cores, and gives for each the frameworks,
// companions and packages of its stack that are not the newest that the facts
// know, in the order of the target, each with what holds it back. A target
// without a stack has nothing outdated. The error is that of PlanAll.
func (p *Planner) OutdatedAll(requests []Request) (Document, [][]HeldBack, error) {
	doc := Document{
		Schema:   PlanSchema,
		Matrices: MatricesInfo{Version: p.facts.Version(), Digest: p.facts.Digest()},
		Plans:    make([]Plan, len(requests)),
	}
	held := make([][]HeldBack, len(requests))
	faults := make([]error, len(requests))
	inParallel(len(requests), func(i int) { doc.Plans[i], held[i], faults[i] = p.outdated(requests[i]) })
	return doc, held, joinOnce(faults)
}

func (p *Planner) outdated(r Request) (Plan, []HeldBack, error) {
	plan, err := p.Plan(r)
	if err != nil || plan.Stack == nil {
		return plan, nil, err
	}
	a, err := p.understand(&r)
	if err != nil {
		return plan, nil, err
	}
	var list []HeldBack
	for _, part := range newestOf(a, plan.Stack) {
		if part.Have == part.Newest {
			continue
		}
		found, err := p.WhyNot(r, part.Name, part.Newest)
		if err != nil {
			return plan, nil, fmt.Errorf("why not %s %s: %w", part.Name, part.Newest, err)
		}
		part.Conflict = found.Conflict
		if found.Stack != nil {
			part.Instead = versionChanges(a, plan.Stack, found.Stack, part.Name)
		}
		list = append(list, part)
	}
	return plan, list, nil
}

// versionChanges lists the parts whose version differs between two stacks of a
// target, but one.
func versionChanges(a *ask, before, after *Stack, but string) []Change {
	list := []Change{}
	now := map[string]string{}
	for _, part := range newestOf(a, after) {
		now[part.Name] = part.Have
	}
	for _, part := range newestOf(a, before) {
		if to := now[part.Name]; part.Name != but && to != part.Have {
			list = append(list, Change{Part: part.Name, From: part.Have, To: to})
		}
	}
	return list
}

// newestOf pairs each part of a stack with the newest final release of it.
func newestOf(a *ask, s *Stack) []HeldBack {
	var list []HeldBack
	have := append([]Framework{s.Framework}, s.Frameworks...)
	for i := range a.frameworks {
		fa := &a.frameworks[i]
		for _, f := range have {
			if f.Name == fa.name {
				list = append(list, HeldBack{Name: fa.name, Have: f.Version, Newest: newestFinal(fa)})
				break
			}
		}
	}
	for i := range a.companions {
		c := &a.companions[i]
		if versions := companionVersions(&a.frameworks[c.framework], c.name); len(versions) > 0 {
			list = append(list, HeldBack{Name: c.name, Have: withoutLocal(s.Packages[c.name]), Newest: versions[0]})
		}
	}
	for i := range a.extensions {
		e := &a.extensions[i]
		if e.pulled {
			continue
		}
		for j := range e.releases {
			// Rows that stand for many versions name no newest one.
			if r := &e.releases[j]; !r.Onward && !isPreRelease(r.Version) {
				list = append(list, HeldBack{Name: e.name, Have: s.Packages[e.installName(j, s.CUDA.Version)], Newest: r.Version})
				break
			}
		}
	}
	return list
}

// newestFinal is the newest release of a framework that is no candidate for
// one and was not yanked.
func newestFinal(fa *frameworkAsk) string {
	for i := range fa.releases {
		if r := &fa.releases[i]; !r.Prerelease && r.Yanked == "" && !isPreRelease(r.Version) {
			return r.Version
		}
	}
	return ""
}

func withoutLocal(version string) string {
	for i := range len(version) {
		if version[i] == '+' {
			return version[:i]
		}
	}
	return version
}
