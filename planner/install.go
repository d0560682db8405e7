package planner

import (
	"maps"
	"slices"
	"strings"
)

// indexes gives the index that each framework's wheels come from.
func (c *choice) indexes() []Index {
	var list []Index
	for i, f := range c.frameworks {
		b := c.build(i)
		if b.fromPyPI() {
			continue
		}
		packages := []string{b.pkg()}
		packages = append(packages, slices.Sorted(maps.Keys(b.row.Requires))...)
		for _, name := range c.facts.companionsOf(f.ask) {
			if onVendorIndex(name) {
				packages = append(packages, name)
			}
		}
		list = append(list, Index{Name: f.ask.name, URL: b.indexURL(), Packages: packages, FindLinks: b.row.IndexKind == "find-links"})
	}
	for _, e := range c.extensions {
		if page := c.wheelsPage(e); page != "" {
			list = append(list, Index{Name: e.ask.name, URL: page, Packages: []string{e.ask.installName(c.at(&e.axis), c.part(c.cuda))}, FindLinks: true})
		}
	}
	return list
}

// install gives the commands that install the stack by hand.
func (c *choice) install(s *Stack) []string {
	var commands []string
	for i := range c.frameworks {
		b := c.build(i)
		names := []string{withExtra(b) + "==" + b.wheelVersion()}
		for _, name := range slices.Sorted(maps.Keys(s.Packages)) {
			if _, also := b.row.Requires[name]; also || strings.HasPrefix(name, "nvidia-") && i == 0 {
				names = append(names, name+"=="+s.Packages[name])
			}
		}
		for _, p := range c.companions {
			if _, named := b.row.Requires[p.ask.name]; p.ask.framework == i && !named {
				names = append(names, p.ask.name+"=="+strings.TrimSuffix(s.Packages[p.ask.name], localTag(b)))
			}
		}
		for _, name := range slices.Sorted(maps.Keys(s.Limits)) {
			if i == 0 && !c.hasExtension(name) {
				names = append(names, name+s.Limits[name])
			}
		}
		commands = append(commands, installCommand(b, names))
	}
	return append(commands, c.installExtensions(s)...)
}

// installExtensions gives the commands for the packages around the frameworks,
// one for each that the target names; those that they pull in go with the last.
func (c *choice) installExtensions(s *Stack) []string {
	var commands, pulled []string
	for _, e := range c.extensions {
		v := c.at(&e.axis)
		version := c.extensionVersion(e)
		if version == "" && (e.ask.pulled || e.ask.none(v)) {
			continue
		}
		requirement := strings.TrimSuffix(e.ask.installName(v, s.CUDA.Version)+"=="+version, "==")
		if version == "" {
			requirement = shellWords([]string{requirement + e.ask.bounds(s.Limits[e.ask.name])})[0]
		}
		if e.ask.pulled {
			pulled = append(pulled, requirement)
			continue
		}
		command := "pip install " + requirement
		if page := c.wheelsPage(e); page != "" {
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
func (e *extensionAsk) bounds(limit string) string {
	var list []string
	if e.spec != nil && e.spec.text.Value != limit {
		list = append(list, e.spec.text.Value)
	}
	if limit != "" {
		list = append(list, limit)
	}
	return strings.Join(list, ",")
}

// fromPyPI reports whether a build needs no index of its own.
func (b *build) fromPyPI() bool {
	return b.indexURL() == "" || b.release.Framework == "pytorch" && localTag(b) == "" && !b.jetson()
}

// withExtra is the package as pip takes it: jax[cuda12], quoted for shells.
func withExtra(b *build) string {
	if b.row.Extra == "" {
		return b.pkg()
	}
	return b.pkg() + "[" + b.row.Extra + "]"
}

// installCommand writes pip's command for packages of one index. On an index
// of one variant plain versions do; a page of links takes the label too.
func installCommand(b *build, names []string) string {
	switch {
	case b.noIndex():
		return "# " + b.pkg() + " " + b.wheelVersion() + " for " + b.row.Variant + " is on no index: take the wheel from its makers"
	case b.fromPyPI():
		return "pip install " + strings.Join(shellWords(names), " ")
	case b.row.IndexKind == "find-links":
		for i := range names {
			if name, _, _ := strings.Cut(names[i], "=="); name == b.pkg() || onVendorIndex(name) {
				names[i] += localTag(b)
			}
		}
		return "pip install " + strings.Join(shellWords(names), " ") + " -f " + b.indexURL()
	default:
		return "pip install " + strings.Join(shellWords(names), " ") + " --index-url " + b.indexURL()
	}
}

// shellWords quotes the words that a shell would read as patterns.
func shellWords(words []string) []string {
	list := make([]string, len(words))
	for i, w := range words {
		list[i] = w
		if strings.ContainsAny(w, "[]<>*") {
			list[i] = `"` + w + `"`
		}
	}
	return list
}
