package answer

import (
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// indexes returns the index that each framework's wheels come from.
func indexes(c *model.Solution) []request.Index {
	var list []request.Index
	for i, f := range c.Frameworks {
		b := c.Build(i)
		if b.FromPyPI() {
			continue
		}
		packages := []string{b.Pkg()}
		packages = append(packages, slices.Sorted(maps.Keys(b.Row.Requires))...)
		for _, name := range query.CompanionsOf(c.Facts, f.Query) {
			if slices.Contains(b.Info.IndexCompanions, name) {
				packages = append(packages, name)
			}
		}
		list = append(list, request.Index{Name: f.Query.Name, URL: b.IndexURL(), Packages: packages,
			FindLinks: b.Row.IndexKind == "find-links"})
	}
	for _, e := range c.Extensions {
		if page := c.WheelsPage(e); page != "" {
			list = append(list, request.Index{Name: e.Query.Name, URL: page,
				Packages: []string{e.Query.InstallName(c.At(&e.Variable), c.Part(c.CUDA))}, FindLinks: true})
		}
	}
	return list
}

// install returns the commands that install the stack by hand.
func install(c *model.Solution, s *plan.Stack) []string {
	var commands []string
	for i := range c.Frameworks {
		b := c.Build(i)
		names := []string{b.Requirement() + "==" + b.WheelVersion()}
		for _, name := range slices.Sorted(maps.Keys(s.Packages)) {
			if _, also := b.Row.Requires[name]; also || strings.HasPrefix(name, "nvidia-") && i == 0 {
				names = append(names, name+"=="+s.Packages[name])
			}
		}
		for _, p := range c.Companions {
			if _, named := b.Row.Requires[p.Query.Name]; p.Query.Framework == i && !named {
				names = append(names, p.Query.Name+"=="+strings.TrimSuffix(s.Packages[p.Query.Name], b.LocalTag()))
			}
		}
		for _, name := range slices.Sorted(maps.Keys(s.Limits)) {
			if i == 0 && !packages.HasExtension(c, name) {
				names = append(names, name+s.Limits[name])
			}
		}
		commands = append(commands, b.InstallCommand(names))
	}
	return append(commands, installExtensions(c, s)...)
}

// installExtensions returns the commands for the packages around the frameworks,
// one for each that the target names; those that they pull in go with the last.
func installExtensions(c *model.Solution, s *plan.Stack) []string {
	var commands, pulled []string
	for _, e := range c.Extensions {
		v := c.At(&e.Variable)
		version := c.ExtensionVersion(e)
		if version == "" && (e.Query.Transitive || e.Query.None(v)) {
			continue
		}
		requirement := strings.TrimSuffix(e.Query.InstallName(v, s.CUDA.Version)+"=="+version, "==")
		if version == "" {
			requirement = candidate.ShellWords([]string{requirement + bounds(e.Query, s.Limits[e.Query.Name])})[0]
		}
		if e.Query.Transitive {
			pulled = append(pulled, requirement)
			continue
		}
		command := "pip install " + requirement
		if page := c.WheelsPage(e); page != "" {
			command += " -f " + page
		}
		commands = append(commands, command)
	}
	if last := len(commands) - 1; last >= 0 && len(pulled) > 0 {
		commands[last] += " " + strings.Join(pulled, " ")
	}
	return commands
}

// bounds joins what the target asks of a package's version, where that is no
// single one, with what the stack holds it to.
func bounds(e *query.Extension, limit string) string {
	var list []string
	if e.Spec != nil && e.Spec.Text.Value != limit {
		list = append(list, e.Spec.Text.Value)
	}
	if limit != "" {
		list = append(list, limit)
	}
	return strings.Join(list, ",")
}
