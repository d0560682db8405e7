package planner

import (
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// Earlier is a stack that was chosen before, and what may be chosen anew.
type Earlier struct {
	Stack   plan.Stack
	Reasons []plan.Reason
	// Free says which parts are not to be kept, by the names of packages,
	// frameworks, "python" and "os"; nil keeps all.
	Free func(name string) bool
}

// PlanKeeping plans a request, and keeps of an earlier stack what the request
// still allows: releases of frameworks, companions and packages with their
// builds, Python and the operating system. Where all of that together does not
// work any more, releases alone are kept, and then nothing. What is kept keeps
// its reason.
func (p *Planner) PlanKeeping(r request.Request, before Earlier) (plan.Plan, error) {
	had := earlier{before, p.facts}
	releases := had.pinReleases(r)
	for _, pinned := range []request.Request{had.pinPlace(releases), releases} {
		result, err := p.Plan(pinned)
		if err == nil && result.Status == plan.StatusOK {
			result.Reasons = before.reasons(result.Reasons)
			return result, nil
		}
	}
	return p.Plan(r)
}

// earlier reads an earlier stack by the facts, which know the names of packages.
type earlier struct {
	Earlier
	facts *facts.Facts
}

func (e Earlier) free(names ...string) bool {
	return e.Free != nil && slices.ContainsFunc(names, e.Free)
}

// pinReleases asks for the earlier releases where the request allows them.
func (e earlier) pinReleases(r request.Request) request.Request {
	r.Frameworks = slices.Clone(r.Frameworks)
	r.Packages = slices.Clone(r.Packages)
	own := make([]bool, len(r.Packages)) // packages whose version is that of a framework
	for i := range r.Frameworks {
		f := &r.Frameworks[i]
		f.With = slices.Clone(f.With)
		for j, with := range f.With {
			name, spec := query.SplitRequirement(with.Value)
			f.With[j].Value = name + e.pin(name, spec)
		}
		spec := &f.Version.Value
		for j := range r.Packages {
			if p := &r.Packages[j]; slices.Contains(e.facts.FrameworkInfo(f.Name).Packages, p.Name) {
				if own[j] = true; p.Specifier != "" && p.Specifier != "*" {
					spec = &p.Specifier
				}
			}
		}
		e.pinFramework(f, spec)
	}
	for i := range r.Packages {
		if pkg := &r.Packages[i]; !own[i] {
			pkg.Specifier = e.pin(pkg.Name, pkg.Specifier)
		}
	}
	return r
}

// pinFramework asks for a framework's earlier release where its version stands, in its own
// entry or that of its package, and for the earlier build.
func (e earlier) pinFramework(f *request.FrameworkRequest, spec *string) {
	had := e.Stack.AllFrameworks()
	at := slices.IndexFunc(had, func(old plan.Framework) bool { return old.Name == f.Name })
	if at < 0 || e.free(f.Name) || e.free(e.facts.FrameworkInfo(f.Name).Distributions()...) ||
		!satisfies(had[at].Version, *spec) {
		return
	}
	if !strings.Contains(*spec, "+") {
		*spec = "==" + had[at].Version
	}
	if !f.CUDA.Set() {
		f.CUDA.Value = had[at].Variant
	}
}

// pin returns the specifier of the earlier release, or the one there is.
func (e earlier) pin(name, spec string) string {
	installed := e.installed(name)
	release, _, _ := strings.Cut(e.Stack.Packages[installed], "+")
	if release == "" || e.free(name, installed) || !satisfies(release, spec) {
		return spec
	}
	return "==" + release
}

// installed returns the name by which the stack has a package: cudf-cu12 of cudf.
func (e earlier) installed(name string) string {
	known := e.facts.PackageNamed(request.NormalizeName(name))
	if e.Stack.Packages[name] != "" || known == nil {
		return name
	}
	for _, other := range slices.Sorted(maps.Keys(e.Stack.Packages)) {
		if info := e.facts.PackageNamed(other); info != nil && info.Name == known.Name {
			return other
		}
	}
	return name
}

// satisfies reports whether a release is one that a specifier takes in.
func satisfies(release, spec string) bool {
	if strings.TrimSpace(spec) == "" || spec == "*" {
		return true
	}
	parsed, err := version.ParseSpecifier(spec)
	return err == nil && parsed.Allows(release)
}

// pinPlace asks for the earlier Python and operating system where the request
// says nothing of them.
func (e Earlier) pinPlace(r request.Request) request.Request {
	if !r.Python.Set() && !e.free("python") {
		r.Python.Value = e.Stack.Python
	}
	if !r.OS.Set() && !r.Image.Base.Set() && !e.free("os") {
		r.OS.Value = e.Stack.OS
	}
	return r
}

// reasons returns what has its earlier value its earlier reason: why it was
// chosen then, and not that it was pinned now.
func (e Earlier) reasons(now []plan.Reason) []plan.Reason {
	out := slices.Clone(now)
	for i, r := range out {
		at := slices.IndexFunc(e.Reasons,
			func(old plan.Reason) bool { return old.Part == r.Part && old.Value == r.Value })
		if at >= 0 {
			out[i] = e.Reasons[at]
		}
	}
	return out
}
