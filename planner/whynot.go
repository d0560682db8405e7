package planner

import (
	"slices"
)

// costPinned makes the version that WhyNot asks for the last thing that a way
// out would give up: ways out are changes that let it in.
const costPinned = 10_000

// pin is a version that WhyNot holds fast, beside what the user asks.
type pin struct {
	part string // a framework, a companion, or cuda, cudnn, nccl, python, os
	spec specifierAsk
	span span
	os   *osAsk
	// stated tells that the request itself asks for it: hosts of another kind,
	// or a package that has no axis of versions.
	stated bool
}

// WhyNot says what keeps a version out of a target: the plan's Conflict names
// the rules, and its Fixes the changes that would let the version in. Where
// nothing keeps it out, the plan is the stack with that version. The name is a
// framework's or its package's, a companion's, one of cuda, cudnn, nccl, python
// and os, or one of driver and gpu: then it is about hosts of that kind beside
// those of the target. The error is that of Plan.
func (p *Planner) WhyNot(r Request, name, version string) (Plan, error) {
	at := Position{File: name + "==" + version}
	a, err := p.understandPinned(&r, name, version, at)
	if err != nil {
		return Plan{}, err
	}
	found, err := p.solve(a)
	if err != nil {
		return Plan{}, unsolved(r.Name(), err)
	}
	return found, nil
}

// understandPinned understands the request and adds the pin. A framework or
// companion that the target does not have is added to it.
func (p *Planner) understandPinned(r *Request, name, version string, at Position) (*ask, error) {
	if slices.Contains([]string{"driver", "gpu", "os"}, name) {
		return p.understandMachine(r, name, version, at)
	}
	var f faults
	spec, err := parseSpecifier("==" + version)
	if err != nil {
		f.add(at, "invalid version", "%v", err)
		return nil, f.err()
	}
	with := *r
	part := p.pinnedPart(&with, name, at)
	if part == "" {
		f.add(at, "unknown name "+quote(name), "the facts of %s know no package that is called so; why-not can be asked of driver, gpu, os, python, cuda, cudnn, nccl, "+
			"of a framework (%s) and of a package that the facts limit", p.facts.date(), joinList(p.facts.FrameworkNames()))
		return nil, f.err()
	}
	if limitedOnly(p, &with, part) {
		return p.understandLimited(&with, part, version, at)
	}
	a, err := p.understand(&with)
	if err != nil {
		return nil, err
	}
	held := pin{part: part, spec: specifierAsk{spec: spec, text: Text{Value: "==" + version, At: at}}}
	if slices.Contains([]string{"cuda", "cudnn", "nccl", "python"}, part) {
		if held.span, err = parseSpan(version); err != nil {
			f.add(at, "invalid "+part+" version", "%v", err)
			return nil, f.err()
		}
	}
	a.pin = &held
	a.checkPin(p.facts, &f)
	return a, f.err()
}

// pinnedPart finds what a name means, and makes sure that the request has it.
func (p *Planner) pinnedPart(r *Request, name string, at Position) string {
	if slices.Contains([]string{"cuda", "cudnn", "nccl", "python"}, name) {
		return name
	}
	framework := name
	if named := frameworkOfPackage(p, name); named != "" {
		framework = named
	}
	if slices.Contains(p.facts.FrameworkNames(), framework) {
		if !slices.ContainsFunc(r.Frameworks, func(f FrameworkRequest) bool { return f.Name == framework }) {
			r.Frameworks = append(slices.Clone(r.Frameworks), FrameworkRequest{Name: framework, At: at})
		}
		return framework
	}
	if info := p.facts.packageNamed(NormalizeName(name)); info != nil && len(p.facts.Packages(info.Name)) > 0 && !isCompanion(p, r, name) {
		if !slices.ContainsFunc(r.Packages, func(q PackageRequest) bool { return q.Name == name }) {
			r.Packages = append(slices.Clone(r.Packages), PackageRequest{Name: name, At: at})
		}
		return info.Name
	}
	for i := range r.Frameworks {
		if !slices.Contains(companionNames(p.facts.Frameworks(r.Frameworks[i].Name)), name) {
			continue
		}
		if limitedOnly(p, r, name) {
			return name
		}
		if !slices.ContainsFunc(r.Frameworks[i].With, func(t Text) bool { n, _ := splitRequirement(t.Value); return n == name }) {
			r.Frameworks = slices.Clone(r.Frameworks)
			r.Frameworks[i].With = append(slices.Clone(r.Frameworks[i].With), Text{Value: name, At: at})
		}
		return name
	}
	return ""
}

// isCompanion reports whether a package is paired with a framework of the
// request, which says more of it than its own releases do.
func isCompanion(p *Planner, r *Request, name string) bool {
	return slices.ContainsFunc(r.Frameworks, func(f FrameworkRequest) bool {
		return slices.Contains(companionNames(p.facts.Frameworks(f.Name)), name)
	})
}

// checkPin finds a version that the facts do not know.
func (a *ask) checkPin(facts *facts, f *faults) {
	held := a.pin
	for i := range a.frameworks {
		if fa := &a.frameworks[i]; fa.name == held.part {
			fa.pinned = &held.spec
			asked := *fa
			asked.version, asked.variant, asked.cuda = &held.spec, nil, nil
			asked.checkKnown(facts, f)
		}
	}
	for i := range a.extensions {
		if e := a.extensions[i]; e.name == held.part {
			e.spec = &held.spec
			e.checkKnown(facts, f)
		}
	}
	for i := range a.companions {
		if c := a.companions[i]; c.name == held.part {
			c.spec = &held.spec
			c.checkKnown(a, facts, f)
		}
	}
}

// requirePin holds the pinned version fast.
func (s *scene) requirePin() {
	held := s.ask.pin
	if held == nil || held.stated {
		return
	}
	a, allows, version := s.pinnedAxis(held)
	if a == nil {
		return
	}
	s.require(a, requirement{part: held.part, from: held.spec.text.Value, at: held.spec.text.At,
		text: held.part + held.spec.spec.text,
		to:   func(v int) change { return change{version(v), held.part + "==" + version(v)} }}, costPinned, allows, nil)
}

// pinnedAxis gives the axis of the pinned part, which of its values the pin
// allows, and the version that a value stands for.
func (s *scene) pinnedAxis(held *pin) (a *axis, allows func(int) bool, version func(int) string) {
	for _, f := range s.frameworks {
		if f.ask.name == held.part {
			spec := held.spec.spec
			return &f.axis, func(v int) bool {
				b := &f.builds[v]
				return spec.allows(b.release.Version) && (spec.local == "" || spec.local == b.row.Variant)
			}, func(v int) string { return f.builds[v].label() }
		}
	}
	for _, c := range s.companions {
		if c.ask.name == held.part {
			return &c.axis, func(v int) bool { return c.asked(held.spec.spec, v) }, func(v int) string { return c.versions[v] }
		}
	}
	for _, e := range s.extensions {
		if e.ask.name == held.part {
			return &e.axis, func(v int) bool { return held.spec.spec.allows(e.ask.releases[v].Version) }, e.ask.version
		}
	}
	if held.os != nil {
		return &s.os.axis, func(v int) bool { return held.os.allows(s.os.rows[v].ID) }, func(v int) string { return s.os.rows[v].ID }
	}
	for _, list := range []*listAxis{s.cuda, s.cudnn, s.nccl, s.python} {
		if list.part == held.part {
			return &list.axis, func(v int) bool { return list.values[v] != "" && held.span.allows(list.values[v]) },
				func(v int) string { return list.values[v] }
		}
	}
	return nil, nil, nil
}
