package matrices

import (
	"cmp"
	"slices"
	"strings"
)

// FrameworkInfos returns what holds for every release of a framework, in the
// order in which people are shown them.
func (s *Set) FrameworkInfos() []FrameworkInfo { return rows[FrameworkInfo](s, "frameworks") }

// Platforms returns the platforms that stacks are made for, the usual one first.
func Platforms() []string { return []string{"linux/amd64", "linux/arm64", "windows/amd64"} }

// FrameworkInfo returns what holds for every release of a framework. For a name
// that the facts do not know it is a row with nothing but the name.
func (s *Set) FrameworkInfo(name string) *FrameworkInfo {
	list := s.FrameworkInfos()
	for i := range list {
		if list[i].ID == name {
			return &list[i]
		}
	}
	return &FrameworkInfo{ID: name, Name: name, Packages: []string{name}, Module: name}
}

// RankedFrameworks returns the names that Frameworks knows, in the order in
// which people are shown them.
func (s *Set) RankedFrameworks() []string {
	names := s.FrameworkNames()
	slices.SortStableFunc(names, func(a, b string) int { return byRank(*s.FrameworkInfo(a), *s.FrameworkInfo(b)) })
	return names
}

// byRank orders frameworks as FrameworkInfo.Rank says.
func byRank(a, b FrameworkInfo) int {
	last := func(f FrameworkInfo) bool { return f.Rank == 0 }
	if last(a) != last(b) {
		if last(a) {
			return 1
		}
		return -1
	}
	return cmp.Or(cmp.Compare(a.Rank, b.Rank), cmp.Compare(a.ID, b.ID))
}

// FrameworkCalled returns the framework that people mean by a name: its own, an
// alias, or one of its packages. It is empty for any other name.
func (s *Set) FrameworkCalled(name string) string {
	name = strings.ToLower(name)
	infos := s.FrameworkInfos()
	for i := range infos {
		f := &infos[i]
		if f.ID == name || slices.Contains(f.Aliases, name) || slices.Contains(f.Distributions(), name) {
			return f.ID
		}
	}
	return ""
}

// Distributions returns the packages that install the framework, that with its
// compiled code first.
func (f *FrameworkInfo) Distributions() []string {
	if f.CorePackage == "" {
		return f.Packages
	}
	return append([]string{f.CorePackage}, f.Packages...)
}

// LogNames returns what programs and people call the framework where its own
// version follows, in lower case.
func (f *FrameworkInfo) LogNames() []string {
	names := slices.Concat([]string{f.ID, strings.ToLower(f.Name)}, f.Packages)
	slices.Sort(names)
	return slices.Compact(names)
}

// Has reports whether a release of the framework has a trait on some GPU.
func (f *FrameworkInfo) Has(trait, version string) bool {
	return slices.ContainsFunc(f.Traits, func(t Trait) bool { return t.ID == trait && t.holds(version) })
}

// HasOn reports whether a release of the framework has a trait on GPUs of an
// architecture.
func (f *FrameworkInfo) HasOn(trait, version, architecture string) bool {
	return slices.ContainsFunc(f.Traits, func(t Trait) bool {
		return t.ID == trait && t.holds(version) && (len(t.On) == 0 || slices.Contains(t.On, architecture))
	})
}

// TraitOf returns a trait of a release of the framework; nil where it has it not.
func (f *FrameworkInfo) TraitOf(trait, version string) *Trait {
	at := slices.IndexFunc(f.Traits, func(t Trait) bool { return t.ID == trait && t.holds(version) })
	if at < 0 {
		return nil
	}
	return &f.Traits[at]
}

// holds reports whether the trait is one of a release.
func (t *Trait) holds(version string) bool {
	return (t.From == "" || ComparePEP440(version, t.From) >= 0) && (t.To == "" || ComparePEP440(version, t.To) <= 0)
}

// Modules returns what to import of each package around the frameworks to see
// that it loads: by every name that the package has on the index.
func (s *Set) Modules() map[string]string {
	modules := map[string]string{}
	for _, p := range s.PackageInfos() {
		if p.Module == "" {
			continue
		}
		for _, name := range append([]string{cmp.Or(p.PyPI, p.Name)}, p.Aliases...) {
			modules[name] = p.Module
		}
	}
	for _, f := range s.FrameworkInfos() {
		for name, module := range f.Modules {
			modules[name] = module
		}
	}
	return modules
}
