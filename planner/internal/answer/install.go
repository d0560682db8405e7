package answer

import (
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// indexes returns the index that each framework's wheels come from, without an
// address where that is the default one or none is known, and those of packages
// that the default one does not have.
func indexes(c *model.Solution, s *plan.Stack) []request.Index {
	var list []request.Index
	for _, f := range c.Frameworks() {
		b := c.Build(f)
		address := b.IndexURL()
		if b.FromPyPI() {
			if !b.HasOwnIndex() && !b.NoIndex() {
				continue
			}
			address = ""
		}
		packages := []string{b.Pkg()}
		packages = append(packages, slices.Sorted(maps.Keys(b.Row.Requires))...)
		for _, name := range query.CompanionsOf(c.Facts, f.Package) {
			if slices.Contains(b.Traits.IndexCompanions, name) {
				packages = append(packages, name)
			}
		}
		list = append(list, request.Index{Name: f.Package.Name, URL: address, Packages: packages,
			FindLinks: b.Row.IndexKind == "find-links"})
	}
	for _, e := range c.Of(query.Extension) {
		if wheel := c.Wheel(e); wheel.Kind == matrices.WheelLinks || wheel.Kind == matrices.WheelIndex {
			list = append(list, request.Index{Name: e.Package.Name, URL: wheel.URL,
				Packages:  []string{e.Package.InstallName(c.At(&e.Variable), s.CUDA.Version)},
				FindLinks: wheel.Kind == matrices.WheelLinks})
		}
	}
	return list
}

// install returns the commands that install the stack by hand.
func install(c *model.Solution, s *plan.Stack) []string {
	var commands, others []string
	beside := limitedBeside(c, s)
	for i, f := range c.Frameworks() {
		b := c.Build(f)
		names := []string{b.Requirement(packages.OtherExtras(f.Package, b)...) + "==" + b.WheelVersion()}
		for _, name := range pinnedBeside(c, b) {
			if !b.IndexHas(name) {
				others = append(others, name+"=="+s.Packages[name])
				continue
			}
			names = append(names, name+"=="+s.Packages[name])
		}
		for _, p := range c.Of(query.Companion) {
			if _, named := b.Row.Requires[p.Package.Name]; p.Of == f && !named {
				names = append(names, s.Named(p.Package.Name)+"=="+strings.TrimSuffix(s.Packages[p.Package.Name],
					b.LocalTag()))
			}
		}
		for _, name := range slices.Sorted(maps.Keys(s.Limits)) {
			if i > 0 || packages.HasExtension(c, name) || slices.Contains(beside, name) {
				continue
			}
			if !b.IndexHas(name) {
				others = append(others, name+s.Limits[name])
				continue
			}
			names = append(names, name+s.Limits[name])
		}
		if b.NoIndex() {
			notes, rest := withoutIndex(s, names)
			commands, others = append(commands, notes...), append(others, rest...)
			continue
		}
		commands = append(commands, b.InstallCommand(names))
	}
	if len(others) > 0 {
		commands = append(commands, "pip install "+strings.Join(candidate.ShellWords(others), " "))
	}
	// What is compiled comes first: what is older for its tools' sake is put right by what follows.
	return slices.Concat(installPython(s), installPip(s), commands, installOnSpot(c, s), installExtensions(c, s),
		installUnpinned(c, s), setLibraryPath(s))
}

// withoutIndex parts requirements into those that no index has, as comments that say what
// is to be done, and the rest.
func withoutIndex(s *plan.Stack, requirements []string) (notes, rest []string) {
	for _, text := range requirements {
		name, _, _ := strings.Cut(text, "==")
		if note := s.NoIndex[name]; note != "" {
			notes = append(notes, "# "+note)
			continue
		}
		rest = append(rest, text)
	}
	return notes, rest
}

// installPip returns the command that installs a pip which takes the packages of the stack; none where any does.
func installPip(s *plan.Stack) []string {
	if s.Pip == "" {
		return nil
	}
	return []string{"pip install " + candidate.ShellWords([]string{"pip" + s.Pip})[0]}
}

// setLibraryPath returns the commands that have the loader look through folders of wheels.
func setLibraryPath(s *plan.Stack) []string {
	if len(s.LibraryPath) == 0 {
		return nil
	}
	const several = 3
	path := "$site/" + strings.Join(s.LibraryPath, ":$site/")
	if len(s.LibraryPath) > several {
		path = `$(printf '%s:' "$site"/nvidia/*/lib | sed 's/:$//')`
	}
	return []string{`site=$(python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')`,
		`export LD_LIBRARY_PATH="` + path + `${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"`}
}

// pinnedBeside returns the packages that must be named beside a build's own, in
// order: those that its row requires, and a cuDNN that its metadata leaves open.
func pinnedBeside(c *model.Solution, b *candidate.Build) []string {
	var names []string
	for name, text := range b.Row.Requires {
		if _, exact := version.Exactly(text); exact {
			names = append(names, name)
		}
	}
	if name, _, named := namedCUDNN(c, b); named {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// limitedBeside returns the packages that those around the frameworks limit and the stack does not
// pin, sorted.
func limitedBeside(c *model.Solution, s *plan.Stack) []string {
	var names []string
	for _, e := range c.Of(query.Extension) {
		names = append(names, packages.LimitedBy(c, s, e)...)
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// installExtensions returns the commands for the packages around the frameworks,
// one for each that the target names; those that they pull in, and those that they limit, go with
// the last.
func installExtensions(c *model.Solution, s *plan.Stack) []string {
	var commands []string
	var pulled, pulledFrom []string
	for _, e := range c.Of(query.Extension) {
		v := c.At(&e.Variable)
		wheel := c.Wheel(e)
		if wheel.Version == "" && (e.Package.Transitive || e.Package.None(v)) || c.LeavesOpen(e) {
			continue
		}
		if note := s.NoIndex[e.Package.InstallName(v, s.CUDA.Version)]; note != "" {
			commands = append(commands, "# "+note)
			continue
		}
		requirement, from := wheelWords(c, s, e, wheel)
		if e.Package.Transitive {
			pulled, pulledFrom = append(pulled, candidate.ShellWords([]string{requirement})...), append(pulledFrom, from...)
			continue
		}
		if at := slices.IndexFunc(s.Compiled, func(p plan.Compiled) bool {
			return p.Name == e.Package.InstallName(v, s.CUDA.Version)
		}); at >= 0 {
			commands = append(commands, compileCommands(c, s, e.Package.Name, &s.Compiled[at])...)
			continue
		}
		words := append(candidate.ShellWords([]string{requirement}), from...)
		commands = append(commands, "pip install "+strings.Join(words, " "))
	}
	for _, name := range limitedBeside(c, s) {
		if !packages.HasExtension(c, name) {
			pulled = append(pulled, candidate.ShellWords([]string{name + s.Limits[name]})...)
		}
	}
	if last := len(commands) - 1; last >= 0 && len(pulled) > 0 {
		commands[last] = strings.Join(slices.Concat([]string{commands[last]}, pulled, pulledFrom), " ")
	}
	return commands
}

// wheelWords returns how pip is asked for a package: the requirement, and the
// options that say where it and what it requires are. One that is compiled is asked for with the extra that brings its
// sources.
func wheelWords(c *model.Solution, s *plan.Stack, e *model.PackageVariable,
	wheel model.Wheel) (requirement string, options []string) {
	v := c.At(&e.Variable)
	name := e.Package.InstallName(v, s.CUDA.Version)
	named := s.Named(name)
	if info := c.Facts.PackageNamed(e.Package.Name); info != nil && compiledHere(c, e) {
		named = withExtra(named, info.BuildExtra)
	}
	requirement = strings.TrimSuffix(named+"=="+wheel.Version, "==")
	if wheel.Version == "" {
		requirement += bounds(e.Package, s.Limits[e.Package.Name])
	}
	switch wheel.Kind {
	case matrices.WheelFile:
		requirement = wheel.URL
		if named != name {
			requirement = named + " @ " + wheel.URL
		}
	case matrices.WheelLinks:
		options = []string{"-f", wheel.URL}
	case matrices.WheelIndex:
		options = []string{"--extra-index-url", wheel.URL}
	}
	for _, b := range c.Builds() {
		if requiresOfIndex(e.Row(v), b) {
			options = append(options, "--extra-index-url", b.IndexURL())
		}
	}
	return requirement, options
}

// withExtra adds an extra, if there is one, to a package that may be named with others: ray, ray[default].
func withExtra(named, extra string) string {
	name, others, _ := strings.Cut(strings.TrimSuffix(named, "]"), "[")
	list := slices.DeleteFunc(strings.Split(others+","+extra, ","), func(e string) bool { return e == "" })
	if len(list) == 0 {
		return named
	}
	slices.Sort(list)
	return name + "[" + strings.Join(slices.Compact(list), ",") + "]"
}

// requiresOfIndex reports whether a release requires a companion of a build that
// the default index has for another CUDA alone.
func requiresOfIndex(r *matrices.PackageRelease, b *candidate.Build) bool {
	return !b.FromPyPI() && !b.IsPyPI && b.Row.IndexKind != "find-links" &&
		slices.ContainsFunc(b.Traits.IndexCompanions, func(name string) bool { return r.Requires[name] != "" })
}

// bounds joins what the target asks of a package's version, where that is no
// single one, with what the stack holds it to.
func bounds(e *query.Package, limit string) string {
	var list []string
	if e.Version != nil && e.Version.Spec.PEP440() != limit {
		list = append(list, e.Version.Spec.PEP440())
	}
	if limit != "" {
		list = append(list, limit)
	}
	return strings.Join(list, ",")
}
