package facts

import (
	"slices"
	"strings"
	"sync"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
)

// frameworkTable is what the tables hold of a framework, read when it is first
// asked for.
type frameworkTable struct {
	releases   func() []Release
	companions func() []string
	paired     func() map[string][]Release
	limits     func() map[string]bool
	installers func() map[string]bool
}

// packageTable is what the tables hold of a package.
type packageTable struct {
	once     sync.Once
	releases []Release
}

// addReleaseTables adds a table of releases for each framework and package.
func (f *Facts) addReleaseTables() {
	f.frameworkNames = f.Set.FrameworkNames()
	f.frameworks = make(map[string]*frameworkTable, len(f.frameworkNames))
	for _, name := range f.frameworkNames {
		t := &frameworkTable{releases: sync.OnceValue(func() []Release { return readFrameworkRows(f.Frameworks(name)) })}
		t.companions = sync.OnceValue(func() []string { return CompanionNames(t.releases()) })
		t.paired = sync.OnceValue(func() map[string][]Release { return f.pairedReleases(t.releases(), t.companions()) })
		t.limits = sync.OnceValue(func() map[string]bool { return limitedPackages(t.releases()) })
		t.installers = sync.OnceValue(func() map[string]bool { return installers(t.releases()) })
		f.frameworks[name] = t
	}
	f.packages = sync.OnceValue(func() map[string]*packageTable {
		infos := f.PackageInfos()
		tables := make([]packageTable, len(infos))
		byName := make(map[string]*packageTable, len(infos))
		for i := range infos {
			byName[infos[i].Name] = &tables[i]
		}
		return byName
	})
}

// FrameworkNames returns the names of the frameworks, sorted. Callers must not
// change the list.
func (f *Facts) FrameworkNames() []string { return f.frameworkNames }

// FrameworkReleases returns the releases of a framework, newest first; none when
// the facts do not know it. Callers must not change them.
func (f *Facts) FrameworkReleases(name string) []Release {
	if t := f.frameworks[name]; t != nil {
		return t.releases()
	}
	return nil
}

// Companions returns the packages that any release of a framework is paired
// with, sorted. Callers must not change the list.
func (f *Facts) Companions(framework string) []string {
	if t := f.frameworks[framework]; t != nil {
		return t.companions()
	}
	return nil
}

// Paired returns the releases of a companion of a framework, newest first.
// Callers must not change them.
func (f *Facts) Paired(framework, companion string) []Release {
	if t := f.frameworks[framework]; t != nil {
		return t.paired()[companion]
	}
	return nil
}

// LimitsPackage reports whether any release of a framework says which versions of a
// package it goes with.
func (f *Facts) LimitsPackage(framework, name string) bool {
	t := f.frameworks[framework]
	return t != nil && t.limits()[name]
}

// InstalledBy reports whether a package of that name, which is not the framework's own,
// installs any of its builds.
func (f *Facts) InstalledBy(framework, name string) bool {
	t := f.frameworks[framework]
	return t != nil && t.installers()[name]
}

// limitedPackages returns the packages of which a framework's releases say which
// versions they go with.
func limitedPackages(releases []Release) map[string]bool {
	names := map[string]bool{}
	for i := range releases {
		for _, limits := range []map[string]string{releases[i].PairSpecs, releases[i].Limits} {
			for name, spec := range limits {
				names[name] = names[name] || spec != ""
			}
		}
	}
	return names
}

// installers returns the packages that install builds of a framework, besides the one
// that its newest release is.
func installers(releases []Release) map[string]bool {
	names := map[string]bool{}
	for i := range releases {
		r := &releases[i]
		names[r.Package] = true
		for _, name := range r.PackageAliases {
			names[name] = true
		}
		for j := range r.Builds {
			if b := &r.Builds[j]; b.Package != "" && !IsCPU(b) {
				names[b.Package] = true
			}
		}
	}
	if len(releases) > 0 {
		delete(names, releases[0].Package)
	}
	return names
}

// PackageReleases returns the releases of a package that are on an index, newest
// first. Callers must not change them.
func (f *Facts) PackageReleases(info *matrices.PackageInfo) []Release {
	t := f.packages()[info.Name]
	if t == nil {
		return f.readPackageRows(info, f.Packages(info.Name))
	}
	t.once.Do(func() { t.releases = f.readPackageRows(info, f.Packages(info.Name)) })
	return t.releases
}

func readFrameworkRows(rows []matrices.FrameworkRelease) []Release {
	list := make([]Release, len(rows))
	for i := range rows {
		r := &rows[i]
		list[i] = Release{Table: r.Framework, Version: r.Version, Package: r.Package, PackageAliases: r.PackageAliases,
			Released: r.Released, Prerelease: r.Prerelease, Yanked: r.Yanked,
			Python: r.Python, PythonWindows: r.PythonWindows, PythonRequires: r.PythonRequires,
			MinGlibc: r.MinGlibc, MinGlibcArm: r.MinGlibcArm,
			Pairs: r.Pairs, PairSpecs: r.PairSpecs, PairPython: r.PairPython, Limits: r.Limits, Breaks: r.Breaks,
			Builds: r.Builds}
	}
	return list
}

func (f *Facts) readPackageRows(info *matrices.PackageInfo, rows []matrices.PackageRelease) []Release {
	list := make([]Release, 0, len(rows))
	for i := range rows {
		if !rows[i].Unreleased {
			list = append(list, f.readPackageRow(info, &rows[i]))
		}
	}
	return list
}

// CompanionNames returns the packages that any of a framework's releases is
// paired with, sorted.
func CompanionNames(releases []Release) []string {
	var names []string
	for i := range releases {
		for name := range releases[i].Pairs {
			names = append(names, name)
		}
		for name := range releases[i].PairSpecs {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// PairedReleases returns the releases of a companion that some release of its
// framework is paired with, newest first. What the facts hold of one is its
// version. The least version that a range takes is one, too, of a companion that
// other releases are paired with exactly: jaxlib 0.1.74, which was never the newest. So is each version of
// the companion's own table that some range takes: torchcodec 0.9.0. A package with a table that is for no
// framework, and is paired with no release of this one, is no companion where a range pins it: sympy.
func (f *Facts) PairedReleases(releases []Release, companion string) []Release {
	var versions, least, ranges []string
	info := f.PackageNamed(companion)
	shared := info != nil && info.Framework == "" && !slices.ContainsFunc(releases, func(r Release) bool {
		return r.Pairs[companion] != ""
	})
	for i := range releases {
		if v := releases[i].Pairs[companion]; v != "" {
			versions = append(versions, v)
		}
		spec, _, more := strings.Cut(releases[i].PairSpecs[companion], ",")
		if more {
			ranges = append(ranges, releases[i].PairSpecs[companion])
		}
		if v, exact := strings.CutPrefix(spec, "=="); exact && version.IsDotted(v) && !shared {
			versions = append(versions, v)
		}
		if v, ranged := strings.CutPrefix(spec, ">="); ranged && version.IsDotted(v) {
			least = append(least, v)
		}
	}
	if len(versions) == 0 {
		return nil
	}
	versions = append(versions, least...)
	versions = append(versions, f.inRanges(ranges, companion)...)
	slices.SortFunc(versions, func(a, b string) int { return version.Compare(b, a) })
	versions = slices.CompactFunc(versions, func(a, b string) bool { return version.Compare(a, b) == 0 })
	list := make([]Release, len(versions))
	for i, v := range versions {
		list[i] = Release{Version: v, Package: companion}
	}
	return list
}

// inRanges returns the versions in the table of a package that any of some ranges takes.
func (f *Facts) inRanges(ranges []string, name string) (versions []string) {
	if len(ranges) == 0 {
		return nil
	}
	slices.Sort(ranges)
	var taken []version.Specifier
	for _, text := range slices.Compact(ranges) {
		taken = append(taken, f.Specifier(text))
	}
	rows := f.Packages(name)
	for i := range rows {
		v := rows[i].Version
		if version.IsDotted(v) && slices.ContainsFunc(taken, func(s version.Specifier) bool { return s.Allows(v) }) {
			versions = append(versions, v)
		}
	}
	return versions
}

// pairedReleases returns the releases of each companion.
func (f *Facts) pairedReleases(releases []Release, companions []string) map[string][]Release {
	all := make(map[string][]Release, len(companions))
	for _, name := range companions {
		all[name] = f.PairedReleases(releases, name)
	}
	return all
}
