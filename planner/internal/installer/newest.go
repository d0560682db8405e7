package installer

import (
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
)

// NewestInstalled returns the release that an installer gives of a package beside the rest of
// a stack, by what the metadata of that says, on the stack's Python and up to a day, if one is
// given; empty where none is known.
func NewestInstalled(c *model.Solution, e *query.Package, day string) string {
	for i := range e.Releases {
		r := &e.Releases[i]
		if !e.Allows(i) || !e.AllowsVersion(r.Version) || !installs(c, e.Name, r, day) || !takesIn(c, e, r.Row) {
			continue
		}
		return r.Version
	}
	return ""
}

// installs reports whether an installer takes a release of a package beside the rest of a stack, as far as the metadata
// of that, the stack's Python and a day, if one is given, decide it.
func installs(c *model.Solution, name string, r *facts.Release, day string) bool {
	return !version.IsPreRelease(r.Version) && (day == "" || r.Released <= day) &&
		packages.RunsOnPython(r.Row, c.Part(c.Python)) && requiredBy(c, name, r.Version)
}

// newestRequired returns the release that an installer gives of a package that others require and nobody names, by
// what the metadata of those says, on the stack's Python and up to a day, if one is given; empty where none is known.
func newestRequired(c *model.Solution, releases []facts.Release, name, day string) string {
	for i := range releases {
		if installs(c, name, &releases[i], day) {
			return releases[i].Version
		}
	}
	return ""
}

// newestPastLimits returns the release that an installer gives of a package beside the rest of a stack, where it
// does not run with a framework of that and its metadata requires nothing of it, but of whoever asks for an extra;
// empty where it runs, or none is known.
func newestPastLimits(c *model.Solution, e *model.PackageVariable, day string) string {
	for i := range e.Releases {
		r := &e.Releases[i]
		if !e.Package.Allows(i) || !e.Package.AllowsVersion(r.Version) || !installs(c, e.Package.Name, r, day) ||
			!takesInBare(c, e.Package, r.Row) {
			continue
		}
		refuses := func(b *candidate.Build) bool {
			limit := facts.LimitOf(r.Row, b.Release.Package)
			return limit != "" && facts.MetadataOf(r.Row, b.Release.Package) == "" &&
				!c.Specifier(limit).Allows(b.Release.Version)
		}
		if slices.ContainsFunc(c.Builds(), refuses) {
			return r.Version
		}
		return ""
	}
	return ""
}

// newestCompanion returns the release that an installer gives of a companion beside the rest of a stack, by
// what the metadata of its own says, which may take in more releases of its framework than it runs with.
// has reports whether the index that is asked has a release. It is empty where the facts hold no metadata.
func newestCompanion(c *model.Solution, e *model.PackageVariable, releases []facts.Release, day string,
	has func(release string) bool) string {
	for i := range releases {
		r := &releases[i]
		if version.IsPreRelease(r.Version) || day != "" && r.Released > day || !has(r.Version) ||
			!e.Package.AllowsVersion(r.Version) ||
			len(r.Row.Python) > 0 && !slices.Contains(r.Row.Python, c.Part(c.Python)) ||
			!requiredByPackages(c, e.Package.Name, r.Version) || !takesIn(c, e.Package, r.Row) {
			continue
		}
		return r.Version
	}
	return ""
}

// metadataExceeds reports whether the metadata of a companion's release takes in a release of its framework with
// which it does not run.
func metadataExceeds(c *model.Solution, releases []facts.Release, have string, framework *facts.Release) bool {
	at := slices.IndexFunc(releases, func(r facts.Release) bool { return r.Version == have })
	if at < 0 {
		return false
	}
	row := releases[at].Row
	limit, need := facts.LimitOf(row, framework.Package), facts.RequirementOf(row, framework.Package)
	return limit != "" && !c.Specifier(limit).Allows(framework.Version) &&
		(need == "" || c.Specifier(need).Allows(framework.Version))
}

// requiredBy reports whether the metadata of all that is in a stack takes in a version of a
// package.
func requiredBy(c *model.Solution, name, ver string) bool {
	for _, b := range c.Builds() {
		if spec := b.Release.PairSpecs[name]; spec != "" && !c.Specifier(spec).Allows(ver) {
			return false
		}
	}
	return requiredByPackages(c, name, ver)
}

// requiredByPackages reports it of the packages around the frameworks alone.
func requiredByPackages(c *model.Solution, name, ver string) bool {
	for _, e := range c.Of(query.Extension) {
		v := c.At(&e.Variable)
		if e.Package.None(v) {
			continue
		}
		need := facts.RequirementOf(e.Row(v), name)
		if need != "" && !c.Specifier(need).Allows(ver) && packages.CountsIn(c, e.Row(v), name) ||
			packages.RefusesOnPython(c, e.Row(v), name, ver) {
			return false
		}
	}
	return true
}

// takesIn reports whether what the metadata of a release requires of the frameworks and the packages
// of a stack is there, or can be where nobody says which release of them is.
func takesIn(c *model.Solution, e *query.Package, row *matrices.PackageRelease) bool {
	return takesInBy(c, e, row, facts.RequirementOf)
}

// takesInBare reports it of whoever asks for no extra of the package.
func takesInBare(c *model.Solution, e *query.Package, row *matrices.PackageRelease) bool {
	return takesInBy(c, e, row, facts.MetadataOf)
}

func takesInBy(c *model.Solution, e *query.Package, row *matrices.PackageRelease,
	requirement func(r *matrices.PackageRelease, name string) string) bool {
	for _, b := range c.Builds() {
		need := requirement(row, b.Release.Package)
		if need != "" && !c.Specifier(need).Allows(b.Release.Version) && packages.CountsIn(c, row, b.Release.Package) {
			return false
		}
	}
	for _, o := range c.Of(query.Extension) {
		name, v := o.Package.Name, c.At(&o.Variable)
		if name == e.Name || o.Package.None(v) {
			continue
		}
		if !question.LeftOpen(o.Package) && packages.RefusesOnPython(c, row, name, o.Version(v)) {
			return false
		}
		need := requirement(row, name)
		if need == "" || !packages.CountsIn(c, row, name) {
			continue
		}
		if spec := c.Specifier(need); !spec.Allows(o.Version(v)) && !anyRelease(o, spec) {
			return false
		}
	}
	return true
}

// anyRelease reports whether a range takes in a release of a package that the target allows.
func anyRelease(p *model.PackageVariable, spec version.Specifier) bool {
	for i := range p.Releases {
		if p.Package.Allows(i) && spec.Allows(p.Releases[i].Version) {
			return true
		}
	}
	return false
}

// worksWithFewer reports whether a package of a stack runs with fewer versions of another one than
// its metadata takes in.
func worksWithFewer(c *model.Solution, name string) bool {
	return slices.ContainsFunc(c.Of(query.Extension), func(e *model.PackageVariable) bool {
		v := c.At(&e.Variable)
		return !e.Package.None(v) && facts.LimitOf(e.Row(v), name) != ""
	})
}

// mention reports whether the metadata of any release of two packages says something of the other.
func mention(a, b *model.PackageVariable) bool {
	says := func(p, of *model.PackageVariable) bool {
		return slices.ContainsFunc(p.Releases, func(r facts.Release) bool {
			return r.Row != nil && facts.RequirementOf(r.Row, of.Package.Name) != ""
		})
	}
	return says(a, b) || says(b, a)
}

// newestFramework returns the release of a framework that an installer gives beside the rest of a stack, by what the
// metadata of that says, on the stack's Python and up to a day, if one is given, of the builds that count; empty where
// none is known. Of packages that are open it may choose the release, too.
func newestFramework(c *model.Solution, f *model.PackageVariable, counts func(b *candidate.Build) bool,
	open func(p *model.PackageVariable) bool, known *facts.Facts, day string) string {
	newest := ""
	for i := range f.Builds {
		b := &f.Builds[i]
		if newest != "" && version.Compare(b.Release.Version, newest) <= 0 || !counts(b) ||
			!slices.Contains(b.Pythons, c.Part(c.Python)) || !requiredOrOpen(c, b, open, day) ||
			!takenIn(c, b, open) || !pairsWith(c, f, b, open, known) || !pinsMeet(c, f, b) {
			continue
		}
		newest = b.Release.Version
	}
	return newest
}

// requiredOrOpen reports whether the metadata of all that is in a stack takes in a build's release, of packages that are
// open that of the newest one that an installer takes.
func requiredOrOpen(c *model.Solution, b *candidate.Build, open func(p *model.PackageVariable) bool, day string) bool {
	name, ver := b.Release.Package, b.Release.Version
	return requiredBy(c, name, ver) || !slices.ContainsFunc(c.Of(query.Extension), func(e *model.PackageVariable) bool {
		v := c.At(&e.Variable)
		if e.Package.None(v) {
			return false
		}
		row := e.Row(v)
		if at := newestOf(c, e, day); open(e) && at >= 0 {
			row = e.Releases[at].Row
		}
		need := facts.RequirementOf(row, name)
		return need != "" && !c.Specifier(need).Allows(ver) && packages.CountsIn(c, row, name) ||
			packages.RefusesOnPython(c, row, name, ver)
	})
}

// newestOf returns the place of the newest release that an installer takes of a package for the stack's Python, up to a
// day, if one is given; -1 for none.
func newestOf(c *model.Solution, e *model.PackageVariable, day string) int {
	return slices.IndexFunc(e.Releases, func(r facts.Release) bool {
		return r.Version != "" && // which stands for its absence
			r.Row != nil && e.Package.AllowsVersion(r.Version) && !version.IsPreRelease(r.Version) &&
			(day == "" || r.Released <= day) && packages.RunsOnPython(r.Row, c.Part(c.Python))
	})
}

// takenIn reports whether the packages around the frameworks of a stack are ones that a build's own metadata takes
// in, or can be where they are open.
func takenIn(c *model.Solution, b *candidate.Build, open func(p *model.PackageVariable) bool) bool {
	return !slices.ContainsFunc(c.Of(query.Extension), func(e *model.PackageVariable) bool {
		need, v := b.Release.PairSpecs[e.Package.Name], c.At(&e.Variable)
		if need == "" || e.Package.None(v) {
			return false
		}
		spec := c.Specifier(need)
		return !spec.Allows(e.Version(v)) && !(open(e) && anyRelease(e, spec))
	})
}

// pairsWith reports whether the metadata of a framework's companions in a stack takes in a build's release: they are
// paired with it or, where they are open, have a release that is; or name fewer releases than they run with.
func pairsWith(c *model.Solution, f *model.PackageVariable, b *candidate.Build,
	open func(p *model.PackageVariable) bool, known *facts.Facts) bool {
	for _, e := range c.Of(query.Companion) {
		name, have := e.Package.Name, e.Version(c.At(&e.Variable))
		if e.Of != f {
			continue
		}
		if python := b.Release.PairPython[name]; python != "" && !c.Specifier(python).Allows(c.Part(c.Python)) {
			return false
		}
		pair, ranged := b.Release.Pairs[name], b.Release.PairSpecs[name]
		if pair == have || open(e) && pair+ranged != "" || ranged != "" && c.Specifier(ranged).Allows(have) {
			continue
		}
		info := known.PackageNamed(name)
		if info == nil || !metadataExceeds(c, known.PackageReleases(info), have, b.Release) {
			return false
		}
	}
	return true
}

// pinsMeet reports whether an installer finds one version of each of NVIDIA's wheels for a build, for the other
// frameworks of a stack and for what the target names of them.
func pinsMeet(c *model.Solution, f *model.PackageVariable, b *candidate.Build) bool {
	if b.On.Delivery != matrices.DeliveryWheels {
		return true
	}
	for _, o := range c.Frameworks() {
		other := c.Build(o)
		if o == f || other.On.Delivery != matrices.DeliveryWheels {
			continue
		}
		for name, pin := range other.Row.Pins {
			if own := b.Row.Pins[name]; own != "" && !c.Specifier(pinned(own)).Meets(c.Specifier(pinned(pin))) {
				return false
			}
		}
	}
	return !slices.ContainsFunc(c.Of(query.CUDAWheel), func(n *model.PackageVariable) bool {
		pin, asked := b.Row.Pins[n.Package.Name], n.Package.Version
		return pin != "" && asked != nil && !c.Specifier(pinned(pin)).Meets(asked.Spec)
	})
}

// pinned returns a pin of a build as a specifier.
func pinned(pin string) string {
	if version.IsDotted(pin) {
		return "==" + pin
	}
	return pin
}
