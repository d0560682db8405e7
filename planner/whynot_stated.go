package planner

import (
	"slices"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/request"
)

// readMachine understands the request with what WhyNot asks about a
// machine: a driver or a GPU that joins those of the target, or the operating
// system.
func (p *Planner) readMachine(r *request.Request, part, value string, at request.Position) (*query.Query, error) {
	with := *r
	text := request.Text{Value: value, At: at}
	held := &query.Pin{Part: part, Stated: true, Spec: query.Specifier{Spec: version.Specifier{Text: "==" + value},
		Text: text}}
	switch {
	case part == "driver":
		with.Drivers = append(slices.Clone(r.Drivers), text)
	case part == "gpu":
		with.GPUs = append(slices.Clone(r.GPUs), text)
	case !r.OS.Set():
		with.OS = text
	default:
		return p.readOtherOS(r, held)
	}
	q, err := p.engine.Read(&with)
	if err != nil {
		return nil, err
	}
	q.Pin = held
	return q, nil
}

// readOtherOS holds an operating system beside the one that the target
// asks for.
func (p *Planner) readOtherOS(r *request.Request, held *query.Pin) (*query.Query, error) {
	q, err := p.engine.Read(r)
	if err != nil {
		return nil, err
	}
	with := *r
	with.OS = held.Spec.Text
	other := &query.Query{Request: &with, Platform: q.Platform}
	var f query.Faults
	other.ReadOS(p.facts, &f)
	held.OS, held.Stated = other.OS, false
	q.Pin = held
	return q, f.Err()
}

// limitedOnly reports whether a package is known only by the versions that
// releases of the request's frameworks go with, such as numpy.
func limitedOnly(facts *facts.Facts, r *request.Request, name string) bool {
	limited := false
	for i := range r.Frameworks {
		framework := query.NewFramework(facts, r.Frameworks[i].Name)
		if len(facts.Paired(framework.Name, name)) > 0 {
			return false
		}
		limited = limited || framework.LimitsPackage(name)
	}
	return limited && len(facts.Packages(name)) == 0
}

// readLimited understands the request with a version of a package that
// its frameworks limit. A version that the target asks for itself must allow it.
func (p *Planner) readLimited(r *request.Request, name, ver string, at request.Position) (*query.Query, error) {
	var f query.Faults
	spec, err := version.ParseSpecifier("==" + ver)
	if err != nil {
		f.Add(at, "invalid version", "%v", err)
		return nil, f.Err()
	}
	with := *r
	with.Packages = nil
	for _, asked := range r.Packages {
		if request.NormalizeName(asked.Name) != name {
			with.Packages = append(with.Packages, asked)
			continue
		}
		own, err := version.ParseSpecifier(asked.Specifier)
		if err == nil && asked.Specifier != "" && !own.Meets(spec) {
			f.Add(at, name+" asked for twice", "the target asks for %s itself (%s)",
				request.SpellRequirement(name, asked.Specifier, asked.At), asked.At)
			return nil, f.Err()
		}
	}
	with.Packages = append(with.Packages, request.PackageRequest{Name: name, Specifier: "==" + ver, At: at})
	q, err := p.engine.Read(&with)
	if err != nil {
		return nil, err
	}
	q.Pin = &query.Pin{Part: name, Stated: true,
		Spec: query.Specifier{Spec: spec, Text: request.Text{Value: "==" + ver, At: at}}}
	return q, nil
}
