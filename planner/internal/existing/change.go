package existing

import (
	"cmp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// Change makes a change of a way out, that of the driver in the one given, and reports
// whether it could.
func (c *Environment) Change(change plan.Change, driver **Seen) bool {
	switch change.Part {
	case "framework":
		name, _, _ := strings.Cut(change.From, " ")
		return c.changeFramework(name, func(p *Package) {
			label := p.Label
			p.Requirement = reading.Requirement{Name: p.Name, Extras: p.Extras, Label: label}
			p.ReadVersion(change.To)
			if strings.Contains(change.To, "+") {
				c.CUDAs, p.From = nil, "" // the build is named with the release
				return
			}
			p.Label = label
		})
	case "framework.cuda":
		name, _, several := strings.Cut(change.From, " ")
		if !several && len(c.Frameworks) > 0 {
			name = c.Frameworks[0].Framework
		}
		c.aside, c.CUDAs = c.CUDAs, nil
		if c.Observed(name) == nil && c.ofConda() {
			return true // what conda brings goes by its CUDA, which changes with it
		}
		return c.changeFramework(name, func(p *Package) { p.Label, p.From = change.To, "" })
	case "driver":
		if *driver == nil {
			return false
		}
		changed := **driver
		changed.Value = change.To
		*driver = &changed
		return true
	case "python":
		c.Python.Value = change.To
		return true
	case "cuda":
		return c.ChangeCUDA(change.To)
	case "cudnn":
		c.CUDNN.Value = change.To
		return true
	case "gpu":
		return false
	}
	return c.changePackage(change)
}

func (c *Environment) changeFramework(name string, edit func(*Package)) bool {
	p := c.Observed(name)
	if p == nil {
		return false
	}
	c.forgetCompiled(p.Name)
	edit(p)
	return true
}

// Observed returns what was observed of a framework, or of a package that is judged as one where
// no framework is named; nil where nothing was.
func (c *Environment) Observed(name string) *Package {
	for i := range c.Frameworks {
		if c.Frameworks[i].Framework == name {
			return &c.Frameworks[i]
		}
	}
	for i := range c.Packages {
		if c.Packages[i].Name == name {
			return &c.Packages[i]
		}
	}
	return nil
}

// RenamedFirst puts the change of a package to another one before other ways out, but for those
// that are another build of its release alone: by the other package that build is installed.
func RenamedFirst(renamed verdict.Fix, fixes []verdict.Fix) []verdict.Fix {
	list := []verdict.Fix{renamed}
	for _, f := range fixes {
		ofBuild := len(f.Change) == 1 && f.Change[0].Part == "framework.cuda"
		if !ofBuild || len(f.Changes) > 0 && f.Changes[0].Of != renamed.Changes[0].Of {
			list = append(list, f)
		}
	}
	return list
}

// OtherNames returns the packages, other than the one that is there, by which the same release of
// a framework is installed with GPU code: onnxruntime-gpu for onnxruntime, cupy-cuda12x for
// cupy-cuda11x. There are none where the package is not what says which build is there.
func (c *Environment) OtherNames(p *Package) (names []string) {
	if p.ByName || p.Source || p.Installed || p.Label != "" || p.From != "" {
		return nil
	}
	list := gpuNames(c.Facts, p.Framework, p.Exact)
	if p.Exact == "" {
		list = c.Facts.FrameworkInfo(p.Framework).Packages[:1]
	}
	return nearest(list, p.Name)
}

// nearest returns the names of a list but for one of them, those that stand near it first.
func nearest(list []string, name string) []string {
	own := max(0, slices.Index(list, name))
	rest := slices.Clone(list)
	slices.SortStableFunc(rest, func(a, b string) int {
		return cmp.Compare(distance(slices.Index(list, a), own), distance(slices.Index(list, b), own))
	})
	return slices.DeleteFunc(rest, func(other string) bool { return other == name })
}

func distance(a, b int) int { return max(a-b, b-a) }

// gpuNames returns the packages that install builds of a framework's release with GPU code, that
// for the oldest CUDA first, which runs on most drivers.
func gpuNames(known *facts.Facts, framework, release string) (names []string) {
	r := known.ReleaseOf(framework, release)
	if r == nil {
		return nil
	}
	info, builds := known.FrameworkInfo(framework), slices.Clone(r.Builds)
	slices.SortStableFunc(builds, func(a, b matrices.Build) int { return version.Compare(a.CUDA, b.CUDA) })
	for i := range builds {
		name := cmp.Or(builds[i].Package, r.Package, info.Packages[0])
		if !facts.IsCPU(&builds[i]) && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// ChangeCUDA puts a version in place of those of each CUDA that was observed, and reports
// whether there is one.
func (c *Environment) ChangeCUDA(to string) bool {
	list := c.CUDAs
	if len(list) == 0 && c.ofConda() {
		list = c.aside
	}
	c.CUDAs = nil
	for _, s := range list {
		s.Version = to
		c.CUDAs = append(c.CUDAs, s)
	}
	return len(list) > 0
}

// FollowsConda reports whether a change of several is that of a build which conda takes by the CUDA that changes, too.
func (c *Environment) FollowsConda(change plan.Change, all []plan.Change) bool {
	does, _ := c.CondasCUDA("")
	return does != nil && change.Part == "framework.cuda" &&
		slices.ContainsFunc(all, func(x plan.Change) bool { return x.Part == "cuda" })
}

// ofConda reports whether the CUDA that a change of a build has set aside is one that conda is asked for.
func (c *Environment) ofConda() bool {
	return slices.ContainsFunc(c.aside, func(x CUDA) bool { return x.Conda })
}

// forgetCompiled takes back what was said of what a package was compiled for:
// another one takes its place.
func (c *Environment) forgetCompiled(name string) {
	c.CompiledFor = slices.DeleteFunc(slices.Clone(c.CompiledFor), func(p query.Compiled) bool {
		return p.Name == name
	})
}

func (c *Environment) changePackage(change plan.Change) bool {
	name, _, _ := strings.Cut(change.Part, "[")
	for i := range c.Packages {
		if p := &c.Packages[i]; p.Name == name {
			c.forgetCompiled(name)
			if change.To == "" {
				c.Packages = append(c.Packages[:i:i], c.Packages[i+1:]...)
				return true
			}
			p.Requirement = reading.Requirement{Name: p.Name, Extras: p.Extras}
			p.ReadVersion(change.To)
			return true
		}
	}
	return false
}
