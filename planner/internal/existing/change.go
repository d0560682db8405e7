package existing

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/plan"
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
		c.CUDAs = nil
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
	for i := range c.Frameworks {
		if c.Frameworks[i].Framework == name {
			c.forgetCompiled(c.Frameworks[i].Name)
			edit(&c.Frameworks[i])
			return true
		}
	}
	return false
}

// ChangeCUDA puts a version in place of those of each CUDA that was observed, and reports
// whether there is one.
func (c *Environment) ChangeCUDA(to string) bool {
	list := c.CUDAs
	c.CUDAs = nil
	for _, s := range list {
		s.Version = to
		c.CUDAs = append(c.CUDAs, s)
	}
	return len(list) > 0
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
