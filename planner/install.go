package planner

import (
	"strings"
)

// indexes gives the index that each framework's wheels come from.
func (c *choice) indexes() []Index {
	var list []Index
	for i, f := range c.frameworks {
		b := c.build(i)
		if b.row.IndexURL == "" || localTag(b) == "" {
			continue
		}
		packages := []string{b.release.Package}
		for _, name := range companionNames(f.ask.releases) {
			if onVendorIndex(name) {
				packages = append(packages, name)
			}
		}
		list = append(list, Index{Name: f.ask.name, URL: b.row.IndexURL, Packages: packages, FindLinks: b.row.IndexKind == "find-links"})
	}
	return list
}

// install gives the commands that install the stack by hand.
func (c *choice) install(s *Stack) []string {
	var commands []string
	for i := range c.frameworks {
		b := c.build(i)
		names := []string{b.release.Package + "==" + b.release.Version}
		for _, p := range c.companions {
			if p.ask.framework == i {
				names = append(names, p.ask.name+"=="+strings.TrimSuffix(s.Packages[p.ask.name], localTag(b)))
			}
		}
		commands = append(commands, installCommand(b, names))
	}
	return commands
}

// installCommand writes pip's command for packages of one index. On an index
// of one variant plain versions do; a page of links takes the label too.
func installCommand(b *build, names []string) string {
	switch {
	case localTag(b) == "":
		return "pip install " + strings.Join(names, " ")
	case b.row.IndexKind == "find-links":
		for i := range names {
			if name, _, _ := strings.Cut(names[i], "=="); name == b.release.Package || onVendorIndex(name) {
				names[i] += localTag(b)
			}
		}
		return "pip install " + strings.Join(names, " ") + " -f " + b.row.IndexURL
	default:
		return "pip install " + strings.Join(names, " ") + " --index-url " + b.row.IndexURL
	}
}
