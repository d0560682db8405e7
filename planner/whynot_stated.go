package planner

import "slices"

// understandMachine understands the request with what WhyNot asks about a
// machine: a driver or a GPU that joins those of the target, or the operating
// system.
func (p *Planner) understandMachine(r *Request, part, value string, at Position) (*ask, error) {
	with := *r
	text := Text{Value: value, At: at}
	held := &pin{part: part, stated: true, spec: specifierAsk{spec: specifier{text: "==" + value}, text: text}}
	switch {
	case part == "driver":
		with.Drivers = append(slices.Clone(r.Drivers), text)
	case part == "gpu":
		with.GPUs = append(slices.Clone(r.GPUs), text)
	case !r.OS.Set():
		with.OS = text
	default:
		return p.understandOtherOS(r, held)
	}
	a, err := p.understand(&with)
	if err != nil {
		return nil, err
	}
	a.pin = held
	return a, nil
}

// understandOtherOS holds an operating system beside the one that the target
// asks for.
func (p *Planner) understandOtherOS(r *Request, held *pin) (*ask, error) {
	a, err := p.understand(r)
	if err != nil {
		return nil, err
	}
	with := *r
	with.OS = held.spec.text
	other := &ask{request: &with, platform: a.platform}
	var f faults
	other.readOS(p.facts, &f)
	held.os, held.stated = other.os, false
	a.pin = held
	return a, f.err()
}

// limitedOnly reports whether a package is known only by the versions that
// releases of the request's frameworks go with, such as numpy.
func limitedOnly(p *Planner, r *Request, name string) bool {
	limited := false
	for i := range r.Frameworks {
		fa := frameworkAsk{name: r.Frameworks[i].Name, releases: p.facts.Frameworks(r.Frameworks[i].Name)}
		if len(companionVersions(&fa, name)) > 0 {
			return false
		}
		limited = limited || fa.limitsPackage(name)
	}
	return limited && len(p.facts.Packages(name)) == 0
}

// understandLimited understands the request with a version of a package that
// its frameworks limit. A version that the target asks for itself must allow it.
func (p *Planner) understandLimited(r *Request, name, version string, at Position) (*ask, error) {
	var f faults
	spec, err := parseSpecifier("==" + version)
	if err != nil {
		f.add(at, "invalid version", "%v", err)
		return nil, f.err()
	}
	with := *r
	with.Packages = nil
	for _, q := range r.Packages {
		if NormalizeName(q.Name) != name {
			with.Packages = append(with.Packages, q)
			continue
		}
		if own, err := parseSpecifier(q.Specifier); err == nil && q.Specifier != "" && !own.meets(spec) {
			f.add(at, name+" asked for twice", "the target asks for %s itself (%s)", wroteRequirement(name, q.Specifier, q.At), q.At)
			return nil, f.err()
		}
	}
	with.Packages = append(with.Packages, PackageRequest{Name: name, Specifier: "==" + version, At: at})
	a, err := p.understand(&with)
	if err != nil {
		return nil, err
	}
	a.pin = &pin{part: name, stated: true, spec: specifierAsk{spec: spec, text: Text{Value: "==" + version, At: at}}}
	return a, nil
}

// asPin words a requirement of the request as what WhyNot was asked about.
func (r requirement) asPin() requirement {
	to, part := r.to, r.part
	r.text = r.at.File
	r.to = func(v int) change {
		c := to(v)
		if c.text = ""; c.value != "" {
			c.text = part + " " + c.value
		}
		return c
	}
	return r
}
