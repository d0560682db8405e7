package debian

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
)

// Package is one entry of a package list.
type Package struct {
	Name    string
	Version string
	Arch    string
	File    string // path in the archive, below the mirror's URL
	Sum     Sum
	// Depends holds one list of alternatives (package names, without versions)
	// per dependency, Pre-Depends first.
	Depends [][]string
	// Provides names the virtual packages that this one satisfies.
	Provides []string
}

// List is a suite's packages.
type List struct {
	byName    map[string]Package
	providers map[string][]string // virtual name → packages, sorted
}

// ParsePackages reads a Packages file. Where a name occurs twice the later
// entry stands, which is the newer one in the lists that the archive makes.
func ParsePackages(r io.Reader) (*List, error) {
	list := &List{byName: map[string]Package{}, providers: map[string][]string{}}
	scanner := bufio.NewScanner(r)
	scanner.Buffer(make([]byte, 0, 64<<10), 4<<20)
	var p Package
	for scanner.Scan() {
		line := scanner.Text()
		if line == "" {
			list.add(p)
			p = Package{}
			continue
		}
		if err := p.set(line); err != nil {
			return nil, err
		}
	}
	if err := scanner.Err(); err != nil {
		return nil, fmt.Errorf("package list: %w", err)
	}
	list.add(p)
	for _, names := range list.providers {
		slices.Sort(names)
	}
	return list, nil
}

func (l *List) add(p Package) {
	if p.Name == "" {
		return
	}
	l.byName[p.Name] = p
	for _, v := range p.Provides {
		l.providers[v] = append(l.providers[v], p.Name)
	}
}

func (p *Package) set(line string) error {
	key, value, ok := strings.Cut(line, ":")
	if !ok || strings.HasPrefix(line, " ") {
		return nil // a continuation line; no field used here has one
	}
	value = strings.TrimSpace(value)
	switch key {
	case "Package":
		p.Name = value
	case "Version":
		p.Version = value
	case "Architecture":
		p.Arch = value
	case "Filename":
		p.File = value
	case "SHA256":
		p.Sum.SHA256 = value
	case "Size":
		n, err := strconv.ParseInt(value, 10, 64)
		if err != nil {
			return fmt.Errorf("package list: %s: size %q: %w", p.Name, value, err)
		}
		p.Sum.Size = n
	case "Pre-Depends":
		p.Depends = append(parseDepends(value), p.Depends...)
	case "Depends":
		p.Depends = append(p.Depends, parseDepends(value)...)
	case "Provides":
		for _, alternatives := range parseDepends(value) {
			p.Provides = append(p.Provides, alternatives...)
		}
	}
	return nil
}

// parseDepends reads the syntax of Debian Policy §7.1, leaving out version
// relations and architecture qualifiers.
func parseDepends(field string) [][]string {
	var all [][]string
	for clause := range strings.SplitSeq(field, ",") {
		var alternatives []string
		for alt := range strings.SplitSeq(clause, "|") {
			name, _, _ := strings.Cut(strings.TrimSpace(alt), " ")
			name, _, _ = strings.Cut(name, "(")
			name, _, _ = strings.Cut(name, ":")
			if name != "" {
				alternatives = append(alternatives, name)
			}
		}
		if len(alternatives) > 0 {
			all = append(all, alternatives)
		}
	}
	return all
}

// Lookup finds a package by its name.
func (l *List) Lookup(name string) (Package, bool) {
	p, ok := l.byName[name]
	return p, ok
}

// Closure returns the roots and everything they depend on, sorted by name.
// Packages named in without, and what only they need, are left out. Of several
// alternatives the first that exists is taken, as apt does on an empty system.
func (l *List) Closure(roots, without []string) ([]Package, error) {
	chosen := map[string]Package{}
	queue := slices.Clone(roots)
	for len(queue) > 0 {
		name := queue[0]
		queue = queue[1:]
		if _, done := chosen[name]; done || slices.Contains(without, name) {
			continue
		}
		p, ok := l.Lookup(name)
		if !ok {
			return nil, fmt.Errorf("package list has no %s", name)
		}
		chosen[name] = p
		for _, alternatives := range p.Depends {
			next, err := l.pick(chosen, alternatives, without)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", name, err)
			}
			queue = append(queue, next)
		}
	}
	closure := make([]Package, 0, len(chosen))
	for _, p := range chosen {
		closure = append(closure, p)
	}
	slices.SortFunc(closure, func(a, b Package) int { return strings.Compare(a.Name, b.Name) })
	return closure, nil
}

func (l *List) pick(chosen map[string]Package, alternatives, without []string) (string, error) {
	for _, name := range alternatives {
		if _, ok := chosen[name]; ok || slices.Contains(without, name) {
			return name, nil
		}
	}
	for _, name := range alternatives {
		if _, ok := l.Lookup(name); ok {
			return name, nil
		}
		if providers := l.providers[name]; len(providers) > 0 {
			return providers[0], nil
		}
	}
	return "", fmt.Errorf("nothing provides %s", strings.Join(alternatives, " or "))
}
