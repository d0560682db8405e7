package check

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/plan"
)

// change makes a change of a way out, and reports whether it could.
func (c *environment) change(change plan.Change, driver **seen) bool {
	switch change.Part {
	case "framework":
		name, _, _ := strings.Cut(change.From, " ")
		return c.changeFramework(name, func(p *seenPackage) {
			label := p.Label
			p.Requirement = reading.Requirement{Name: p.Name, Extras: p.Extras, Label: label}
			p.ReadVersion(change.To)
			if strings.Contains(change.To, "+") {
				c.cudas, p.from = nil, "" // the build is named with the release
				return
			}
			p.Label = label
		})
	case "framework.cuda":
		name, _, several := strings.Cut(change.From, " ")
		if !several && len(c.frameworks) > 0 {
			name = c.frameworks[0].framework
		}
		c.cudas = nil
		return c.changeFramework(name, func(p *seenPackage) { p.Label, p.from = change.To, "" })
	case "driver":
		if *driver == nil {
			return false
		}
		changed := **driver
		changed.value = change.To
		*driver = &changed
		return true
	case "python":
		c.python.value = change.To
		return true
	case "cuda":
		return c.changeCUDA(change.To)
	case "cudnn":
		c.cudnn.value = change.To
		return true
	case "gpu":
		return false
	}
	return c.changePackage(change)
}

func (c *environment) changeFramework(name string, edit func(*seenPackage)) bool {
	for i := range c.frameworks {
		if c.frameworks[i].framework == name {
			c.forgetCompiled(c.frameworks[i].Name)
			edit(&c.frameworks[i])
			return true
		}
	}
	return false
}

func (c *environment) changeCUDA(to string) bool {
	list := c.cudas
	c.cudas = nil
	for _, s := range list {
		s.Version = to
		c.cudas = append(c.cudas, s)
	}
	return len(list) > 0
}

// forgetCompiled takes back what was said of what a package was compiled for:
// another one takes its place.
func (c *environment) forgetCompiled(name string) {
	c.compiledFor = slices.DeleteFunc(slices.Clone(c.compiledFor), func(p query.Compiled) bool { return p.Name == name })
}

func (c *environment) changePackage(change plan.Change) bool {
	name, _, _ := strings.Cut(change.Part, "[")
	for i := range c.packages {
		if p := &c.packages[i]; p.Name == name {
			c.forgetCompiled(name)
			if change.To == "" {
				c.packages = append(c.packages[:i:i], c.packages[i+1:]...)
				return true
			}
			p.Requirement = reading.Requirement{Name: p.Name, Extras: p.Extras}
			p.ReadVersion(change.To)
			return true
		}
	}
	return false
}
