package planner

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
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
	releases := before.pinReleases(r)
	for _, pinned := range []request.Request{before.pinPlace(releases), releases} {
		result, err := p.Plan(pinned)
		if err == nil && result.Status == plan.StatusOK {
			result.Reasons = before.reasons(result.Reasons)
			return result, nil
		}
	}
	return p.Plan(r)
}

func (e Earlier) free(names ...string) bool {
	return e.Free != nil && slices.ContainsFunc(names, e.Free)
}

// pinReleases asks for the earlier releases where the request allows them.
func (e Earlier) pinReleases(r request.Request) request.Request {
	r.Frameworks = slices.Clone(r.Frameworks)
	for i := range r.Frameworks {
		f := &r.Frameworks[i]
		f.With = slices.Clone(f.With)
		for j, with := range f.With {
			name, spec := query.SplitRequirement(with.Value)
			f.With[j].Value = name + e.pin(name, spec)
		}
		e.pinFramework(f)
	}
	r.Packages = slices.Clone(r.Packages)
	for i := range r.Packages {
		pkg := &r.Packages[i]
		pkg.Specifier = e.pin(pkg.Name, pkg.Specifier)
	}
	return r
}

func (e Earlier) pinFramework(f *request.FrameworkRequest) {
	had := slices.Concat(e.Stack.Frameworks, []plan.Framework{e.Stack.Framework})
	at := slices.IndexFunc(had, func(old plan.Framework) bool { return old.Name == f.Name })
	if at < 0 || e.free(f.Name) || e.freePackage(had[at].Version) || !satisfies(had[at].Version, f.Version.Value) {
		return
	}
	if !strings.Contains(f.Version.Value, "+") {
		f.Version.Value = "==" + had[at].Version
	}
	if !f.CUDA.Set() {
		f.CUDA.Value = had[at].Variant
	}
}

// freePackage reports whether a package of the framework's version, such as
// torch, may be chosen anew.
func (e Earlier) freePackage(version string) bool {
	for name, v := range e.Stack.Packages {
		if release, _, _ := strings.Cut(v, "+"); release == version && e.free(name) {
			return true
		}
	}
	return false
}

// pin returns the specifier of the earlier release, or the one there is.
func (e Earlier) pin(name, spec string) string {
	release, _, _ := strings.Cut(e.Stack.Packages[name], "+")
	if release == "" || e.free(name) || !satisfies(release, spec) {
		return spec
	}
	return "==" + release
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
