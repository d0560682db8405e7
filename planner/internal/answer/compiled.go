package answer

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules/compiling"
	"github.com/envsolve/envsolve/planner/internal/words"
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
		return compiling.InstallerCompiles(e.Package, v, b)
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

// compiled returns the packages that the commands by hand compile: those of which no wheel goes with the stack, and
// those that are always compiled, whose versions the stack leaves open.
func compiled(c *model.Solution, s *plan.Stack) []plan.Compiled {
	var list []plan.Compiled
	for _, e := range c.Of(query.Extension) {
		wheel := c.Wheel(e)
		info := c.Facts.PackageNamed(e.Package.Name)
		name := e.Package.InstallName(c.At(&e.Variable), s.CUDA.Version)
		if info == nil || s.NoIndex[name] != "" || c.LeavesOpen(e) {
			continue
		}
		built := compiledHere(c, e)
		if !built && (e.Package.Transitive || !mayCompile(c, e, info, wheel)) {
			continue
		}
		requirement, options := wheelWords(c, s, e, wheel)
		list = append(list, compile(c, info, plan.Compiled{Name: name, Requirement: requirement, MayHaveWheel: !built,
			Extra: info.BuildExtra, InPlace: importsFramework(c, info, wheel.Version)}, options))
	}
	for _, u := range s.Unpinned {
		at := slices.IndexFunc(c.Query.OnSpot, func(o query.OnSpot) bool { return o.Name == u.Name })
		if at < 0 {
			continue
		}
		info := c.Query.OnSpot[at].Info
		list = append(list, compile(c, info, plan.Compiled{Name: u.Name, Requirement: u.String(),
			InPlace: !info.AnyFramework}, appendFrameworks(nil, c, s)))
	}
	return list
}

// compile completes a package that is compiled with the command that does it by hand, which has further words, and with
// the GPUs that it is compiled for, where it asks torch's builder for that.
func compile(c *model.Solution, info *matrices.PackageInfo, p plan.Compiled, words []string) plan.Compiled {
	command := "pip install "
	if p.InPlace {
		command += "--no-build-isolation "
		p.Tools = tools(c, info)
	}
	if len(p.Tools) > 0 {
		p.Prepare = prepare(p.Tools)
	}
	if !p.MayHaveWheel {
		p.Debs = info.BuildDebs
	}
	p.Command = command + strings.Join(candidate.ShellWords(append([]string{p.Requirement}, words...)), " ")
	if !info.ArchList || p.MayHaveWheel {
		return p
	}
	p.ArchList = strings.Join(capabilities(c), ";")
	set := `TORCH_CUDA_ARCH_LIST="` + p.ArchList + `"`
	if c.Query.Windows() {
		p.Command = "$env:" + set + "; " + p.Command // as PowerShell has it
	} else {
		p.Command = set + " " + p.Command
	}
	return p
}

// mayCompile reports whether an installer may have to build a release whose setup imports a framework of the stack,
// since the facts know no wheel of it.
func mayCompile(c *model.Solution, e *model.PackageVariable, info *matrices.PackageInfo, wheel model.Wheel) bool {
	if info == nil || wheel.Kind != "" || len(info.BuildTools) == 0 || !importsFramework(c, info, wheel.Version) {
		return false
	}
	row := e.Row(c.At(&e.Variable))
	return candidate.WheelsUnknown(row) || row.NeedsNVCC == "" && len(row.Wheels) == 0
}

// tools returns what must be there to compile a package beside the frameworks of a stack.
func tools(c *model.Solution, info *matrices.PackageInfo) []string {
	var builders []facts.Builder
	for _, b := range c.Builds() {
		builders = append(builders, facts.Builder{Framework: b.Traits, Version: b.Release.Version})
	}
	return facts.BuildTools(info, builders)
}

// prepare returns the command that installs tools.
func prepare(tools []string) string {
	return "pip install " + strings.Join(candidate.ShellWords(tools), " ")
}

// Tools returns the command that installs what must be there to compile packages, written as flash-attn==2.7.0, beside
// the frameworks of a stack; empty where the facts know of nothing.
func Tools(f *facts.Facts, s *plan.Stack, requirements []string) string {
	var builders []facts.Builder
	for _, of := range s.AllFrameworks() {
		builders = append(builders, facts.Builder{Framework: f.FrameworkTraits(of.Name), Version: of.Version})
	}
	ranges := map[string]string{}
	for _, requirement := range requirements {
		info := f.PackageNamed(requirement[:strings.IndexAny(requirement+"=", "=[")])
		if info == nil {
			continue
		}
		for _, tool := range facts.BuildTools(info, builders) {
			name, spec := facts.CutTool(tool)
			ranges[name] = words.JoinClauses(ranges[name], spec)
		}
	}
	if len(ranges) == 0 {
		return ""
	}
	var list []string
	for _, name := range slices.Sorted(maps.Keys(ranges)) {
		list = append(list, name+ranges[name])
	}
	return prepare(list)
}

// compileCommands returns what compiles a package by hand: what that takes, as a comment, and the commands.
func compileCommands(c *model.Solution, s *plan.Stack, name string, p *plan.Compiled) []string {
	if p.MayHaveWheel {
		return []string{"# where no wheel of " + name + " fits, the last of these compiles it", p.Prepare, p.Command}
	}
	holds := ", as in " + s.BaseImage
	switch {
	case c.OwnImage():
		holds = ", as the image must have"
	case c.Image().Kind == facts.BaseWindows:
		holds = ""
	}
	if len(p.Debs) > 0 {
		holds += ", and " + words.JoinWords(p.Debs, "and") + ", as Debian calls it"
	}
	takes := fmt.Sprintf("nvcc of CUDA %s and a C++ compiler%s", version.Minor(s.CUDA.Version), holds)
	if p.Prepare == "" {
		return []string{"# the next command compiles " + name + ", which takes " + takes, p.Command}
	}
	return []string{"# the next two commands compile " + name + ", which takes " + takes, p.Prepare, p.Command}
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

// installOnSpot returns the commands for the packages that are always compiled where they are.
func installOnSpot(c *model.Solution, s *plan.Stack) []string {
	var commands []string
	for i := range s.Compiled {
		p := &s.Compiled[i]
		at := slices.IndexFunc(c.Query.OnSpot, func(o query.OnSpot) bool { return o.Name == p.Name })
		if at >= 0 {
			commands = append(commands, compileCommands(c, s, c.Query.OnSpot[at].Info.Name, p)...)
		}
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
