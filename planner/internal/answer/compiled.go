package answer

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/plan"
)

// compiledHere reports whether the command that installs a package compiles it: no wheel of its release goes with the
// stack, whose image has the toolkit for that.
func compiledHere(c *model.Solution, e *model.PackageVariable) bool {
	if !c.Query.Request.Toolkit || e.Package.Transitive {
		return false
	}
	v := c.At(&e.Variable)
	return slices.ContainsFunc(c.Builds(), func(b *candidate.Build) bool {
		return packages.InstallerCompiles(e.Package, v, b)
	})
}

// importsFramework reports whether the setup of a release imports a framework of the stack, which an environment of
// its own to build it in would lack.
func importsFramework(c *model.Solution, info *matrices.PackageInfo, release string) bool {
	return slices.ContainsFunc(c.Builds(), func(b *candidate.Build) bool {
		spec, err := version.ParseSpecifier(info.BuildImports[b.Pkg()])
		return err == nil && info.BuildImports[b.Pkg()] != "" && spec.Allows(release)
	})
}

// compileCommands returns what compiles a package by hand: what that takes, as a comment, and the command that pip is
// given, told for which GPUs where the package asks torch's builder for that.
func compileCommands(
	c *model.Solution, s *plan.Stack, info *matrices.PackageInfo, command string, apart bool,
) []string {
	if apart {
		command = strings.Replace(command, "pip install ", "pip install --no-build-isolation ", 1)
	}
	if info.ArchList {
		command = `TORCH_CUDA_ARCH_LIST="` + strings.Join(capabilities(c), ";") + `" ` + command
	}
	holds := ", as in " + s.BaseImage
	switch {
	case c.OwnImage():
		holds = ", as the image must have"
	case c.Image().Kind == facts.BaseWindows:
		holds = ""
	}
	return []string{fmt.Sprintf("# the next command compiles %s, which takes nvcc of CUDA %s and a C++ compiler%s",
		info.Name, version.Minor(s.CUDA.Version), holds), command}
}

// capabilities returns the compute capabilities of the GPUs that the stack serves, in ascending order.
func capabilities(c *model.Solution) []string {
	var list []string
	for _, g := range c.Served() {
		list = append(list, g.GPU.CC())
	}
	slices.SortFunc(list, version.Compare)
	return slices.Compact(list)
}

// installOnSpot returns the commands for the packages that are compiled where they are, and whose versions are for the
// lock.
func installOnSpot(c *model.Solution, s *plan.Stack) []string {
	var commands []string
	for i := range s.Unpinned {
		at := slices.IndexFunc(c.Query.OnSpot, func(o query.OnSpot) bool { return o.Name == s.Unpinned[i].Name })
		if at < 0 {
			continue
		}
		o := &c.Query.OnSpot[at]
		words := candidate.ShellWords(appendFrameworks([]string{s.Unpinned[i].String()}, c, s))
		commands = append(commands, compileCommands(c, s, o.Info, "pip install "+strings.Join(words, " "),
			!o.Info.AnyFramework)...)
	}
	return commands
}

// appendFrameworks appends the packages of the stack's frameworks with their versions to requirements.
func appendFrameworks(requirements []string, c *model.Solution, s *plan.Stack) []string {
	for _, b := range c.Builds() {
		if name := b.Pkg(); s.Packages[name] != "" {
			requirements = append(requirements, name+"=="+s.Packages[name])
		}
	}
	return requirements
}
