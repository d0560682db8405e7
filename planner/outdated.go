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
}

// Outdated gives the frameworks, companions and packages of a target's stack
// that are not the newest that the facts know, in the order of the target,
// each with what holds it back. The error is that of Plan; a target without a
// stack has nothing outdated.
func (p *Planner) Outdated(r Request) ([]HeldBack, error) {
	plan, err := p.Plan(r)
	if err != nil || plan.Stack == nil {
		return nil, err
	}
	a, err := p.understand(&r)
	if err != nil {
		return nil, err
	}
	var list []HeldBack
	for _, part := range newestOf(a, plan.Stack) {
		if part.Have == part.Newest {
			continue
		}
		found, err := p.WhyNot(r, part.Name, part.Newest)
		if err != nil {
			return nil, fmt.Errorf("why not %s %s: %w", part.Name, part.Newest, err)
		}
		part.Conflict = found.Conflict
		list = append(list, part)
	}
	return list, nil
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
