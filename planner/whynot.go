package planner

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// WhyNot says what keeps a version out of a target: the plan's Conflict names
// the rules, and its Fixes the changes that would let the version in. Where
// nothing keeps it out, the plan is the stack with that version. The name is a
// framework's or its package's, a companion's, one of cuda, cudnn, nccl, python
// and os, or one of driver and gpu: then it is about hosts of that kind beside
// those of the target. The error is that of Plan.
func (p *Planner) WhyNot(r request.Request, name, version string) (plan.Plan, error) {
	at := request.Position{File: name + "==" + version}
	q, err := p.readPinned(&r, name, version, at)
	if err != nil {
		return plan.Plan{}, err
	}
	found, err := p.solve(q)
	if err != nil {
		return plan.Plan{}, unsolved(r.Name(), err)
	}
	return found, nil
}

// IsPart reports whether a name that WhyNot is asked about is that of a part of stacks or of their
// hosts, and of no framework or package.
func IsPart(name string) bool {
	return slices.Contains(stackParts(), name) || slices.Contains(machineParts(), name)
}

func stackParts() []string { return []string{"cuda", "cudnn", "nccl", "python"} }

func machineParts() []string { return []string{"driver", "gpu", "os"} }

// readPinned understands the request and adds the pin. A framework or
// companion that the target does not have is added to it.
func (p *Planner) readPinned(r *request.Request, name, ver string, at request.Position) (*query.Query, error) {
	if slices.Contains(machineParts(), name) {
		return p.readMachine(r, name, ver, at)
	}
	var f query.Faults
	spec, err := version.ParseSpecifier("==" + ver)
	if err != nil {
		f.Add(at, "invalid version", "%v", err)
		return nil, f.Err()
	}
	with := *r
	part := p.pinnedPart(&with, name, at)
	if info := p.facts.PackageNamed(request.NormalizeName(name)); part == "" && info != nil && info.OnSpot {
		f.Add(at, "no release of "+name, "it is always compiled where it is, and the facts hold none of its releases, so "+
			"why-not can't be asked of them; ask it of the framework or the CUDA beside it")
		return nil, f.Err()
	}
	if part == "" {
		f.Add(at, "unknown name "+words.Quote(name),
			"the facts of %s know no package that is called so; why-not can be asked of driver, gpu, os, python, cuda, cudnn, nccl, "+
				"of a framework (%s) and of a package that the facts limit", p.facts.Date(),
			words.JoinList(p.facts.FrameworkNames()))
		return nil, f.Err()
	}
	if limitedOnly(p.facts, &with, part) || p.frameworkIn(part) != "" {
		return p.readLimited(&with, part, ver, at)
	}
	q, err := p.engine.Read(&with)
	if err != nil {
		return nil, err
	}
	held := query.Pin{Part: part, Spec: query.Specifier{Spec: spec, Text: request.Text{Value: "==" + ver, At: at}}}
	if slices.Contains(stackParts(), part) {
		if held.Range, err = version.ParseRange(ver); err != nil {
			f.Add(at, "invalid "+part+" version", "%v", err)
			return nil, f.Err()
		}
	}
	q.Hold(&held)
	q.CheckPin(p.facts, &f)
	return q, f.Err()
}

// pinnedPart finds what a name means, and makes sure that the request has it.
func (p *Planner) pinnedPart(r *request.Request, name string, at request.Position) string {
	if slices.Contains(stackParts(), name) {
		return name
	}
	if of := p.frameworkIn(request.NormalizeName(name)); of != "" {
		p.addFramework(r, of, at)
		return request.NormalizeName(name)
	}
	framework := name
	if named := frameworkCalled(p.facts, name); named != "" {
		framework = named
	}
	if slices.Contains(p.facts.FrameworkNames(), framework) {
		p.addFramework(r, framework, at)
		return framework
	}
	if info := p.facts.PackageNamed(request.NormalizeName(name)); info != nil &&
		len(p.facts.Packages(info.Name)) > 0 && !isCompanion(p.facts, r, name) {
		if !slices.ContainsFunc(r.Packages, func(q request.PackageRequest) bool { return q.Name == name }) {
			r.Packages = append(slices.Clone(r.Packages), request.PackageRequest{Name: name, At: at})
		}
		return info.Name
	}
	for i := range r.Frameworks {
		if !slices.Contains(p.facts.Companions(r.Frameworks[i].Name), name) {
			continue
		}
		if limitedOnly(p.facts, r, name) {
			return name
		}
		if !slices.ContainsFunc(r.Frameworks[i].With,
			func(t request.Text) bool { n, _ := query.SplitRequirement(t.Value); return n == name }) {
			r.Frameworks = slices.Clone(r.Frameworks)
			r.Frameworks[i].With = append(slices.Clone(r.Frameworks[i].With), request.Text{Value: name, At: at})
		}
		return name
	}
	return ""
}

// addFramework makes sure that a request has a framework.
func (p *Planner) addFramework(r *request.Request, framework string, at request.Position) {
	if !slices.ContainsFunc(r.Frameworks, func(f request.FrameworkRequest) bool { return f.Name == framework }) {
		r.Frameworks = append(slices.Clone(r.Frameworks), request.FrameworkRequest{Name: framework, At: at})
	}
}

// frameworkIn returns the framework of which a package holds some builds alone, such as cupy-cuda12x, or the compiled
// code, such as jaxlib; empty for others. Which version it has decides on the framework's.
func (p *Planner) frameworkIn(name string) string {
	for _, id := range p.facts.FrameworkNames() {
		if info := p.facts.FrameworkInfo(id); info.CorePackage == name && !slices.Contains(info.Packages, name) {
			return id
		}
	}
	if of, own := p.facts.FrameworkOf(name); !own && frameworkCalled(p.facts, name) == "" {
		return of
	}
	return ""
}

// frameworkCalled returns the framework that a name is about, whichever of its
// builds: its own name, an alias, or the package of a release. The name of some
// builds alone, such as tensorflow-cpu, or of its compiled code, which has
// versions of its own, says more than that, and is none.
func frameworkCalled(facts *facts.Facts, name string) string {
	name = strings.ToLower(name)
	framework := facts.FrameworkCalled(name)
	if slices.Contains(facts.FrameworkInfo(framework).Distributions(), name) &&
		!slices.ContainsFunc(facts.Frameworks(framework),
			func(r matrices.FrameworkRelease) bool { return r.Package == name }) {
		return ""
	}
	return framework
}

// isCompanion reports whether a package is paired with a framework of the
// request, which says more of it than its own releases do.
func isCompanion(facts *facts.Facts, r *request.Request, name string) bool {
	return slices.ContainsFunc(r.Frameworks, func(f request.FrameworkRequest) bool {
		return slices.Contains(facts.Companions(f.Name), name)
	})
}
