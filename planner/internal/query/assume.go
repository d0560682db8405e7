package query

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// AssumedID is the id of the rule on releases that the facts do not know.
const AssumedID = "assumed-like"

// assume adds the release that the target asks for to those of the framework,
// with the builds of the known one that it is said to be like. What follows
// from a release's own number stays out: companions made for it, packages that
// carry its version.
func (p *Package) assume(like request.Text, tables *facts.Facts, q *Query, faults *Faults) {
	if !like.Set() {
		return
	}
	name := p.Traits.Name
	if p.Version == nil || !namesOne(p.Version.Spec) {
		faults.Add(like.At, "nothing to assume",
			"assume_like goes with one version of %s that the facts do not know, such as %s", name, "version = \"2.16.0\"")
		return
	}
	if slices.ContainsFunc(p.versions(), p.Version.Spec.Allows) {
		q.Warnings = append(q.Warnings, plan.Warning{Rule: AssumedID,
			Text: fmt.Sprintf("the facts of %s know %s %s: that it be like %s changes nothing",
				tables.Date(), name, p.Version.Spec.Asked(), like.Value)})
		return
	}
	spec, err := version.ParseSpecifier(like.Value)
	if err != nil || !namesOne(spec) {
		faults.Add(like.At, "invalid assume_like", "%s is no version of %s, such as 2.14", words.Quote(like.Value), name)
		return
	}
	at := slices.IndexFunc(p.Releases, func(r facts.Release) bool {
		return r.Yanked == "" && !r.Prerelease && spec.Allows(r.Version)
	})
	if at < 0 {
		notKnown(tables, like.At, name+" "+like.Value, spec.Asked(), p.versions(), "", faults)
		return
	}
	builds, gone := withoutAnnounced(tables, &p.Releases[at], p.Version.Spec.Asked())
	if gone != nil && !slices.ContainsFunc(builds, func(b matrices.Build) bool { return b.CUDA != "" }) {
		faults.Add(like.At, "announced as gone",
			"%s %s has no builds for a CUDA after %s, which %s %s and later are not made for, "+
				"as was announced on %s; name a release that has builds for a newer CUDA",
			name, like.Value, gone.CUDA, name, gone.From, gone.On)
		return
	}
	p.addAssumed(&p.Releases[at], builds)
}

// assumeRelease adds the release of a package that is asked for to those that the facts know, where
// it is said to be near to one of them: ranges of versions hold for it by its own. What an older
// release of its major says of itself is taken to hold for it too; of any other only the version
// says something. It returns true, since the package is in the solve.
func (q *Query) assumeRelease(r *request.PackageRequest) bool {
	at := slices.IndexFunc(q.Of(Extension), func(e *Package) bool { return e.At == r.At && e.Asked == r.Name })
	if r.AssumeLike == "" || at < 0 {
		return true
	}
	e := q.Of(Extension)[at]
	known := slices.IndexFunc(e.Releases, func(o facts.Release) bool { return o.Version == r.AssumeLike })
	if known < 0 || e.Version == nil || e.knowsVersion() {
		return true
	}
	release, row := e.Releases[known], *e.Releases[known].Row
	release.Version, release.Like, release.Released = e.Version.Spec.Asked(), row.Version, ""
	if version.Major(row.Version) != version.Major(release.Version) || version.Compare(row.Version, release.Version) > 0 {
		release = facts.Release{Table: release.Table, Version: release.Version, Package: release.Package, Like: row.Version}
		row = matrices.PackageRelease{Package: row.Package}
	}
	row.Version = release.Version
	release.Row = &row
	e.insertAssumed(release)
	e.judgeReleases()
	return true
}

// withoutAnnounced returns the builds of a release that a later one can have:
// those of the CUDAs that no announcement ends before it; and the announcement
// that ends the others, if there are any.
func withoutAnnounced(tables *facts.Facts, known *facts.Release, later string) (builds []matrices.Build,
	by *matrices.Announced) {
	builds = slices.Clone(known.Builds)
	list := tables.Announced()
	for i := range list {
		a := &list[i]
		if a.Framework != known.Table || version.Compare(later, a.From) < 0 {
			continue
		}
		before := len(builds)
		builds = slices.DeleteFunc(builds, func(b matrices.Build) bool {
			return b.CUDA != "" && version.Compare(version.Major(b.CUDA), a.CUDA) <= 0
		})
		if len(builds) < before {
			by = a
		}
	}
	return builds, by
}

// namesOne reports whether a specifier names one version, or the releases of
// one minor.
func namesOne(s version.Specifier) bool { return version.IsDotted(s.Asked()) }

// addAssumed adds the release that the target asks for, made like a known one with
// some of its builds.
func (p *Package) addAssumed(known *facts.Release, builds []matrices.Build) {
	release := *known
	release.Version, release.Like = p.Version.Spec.Asked(), known.Version
	if version.Parts(release.Version) < 3 && version.Parts(known.Version) > 2 {
		release.Version += ".0"
	}
	release.Released, release.Pairs, release.PairSpecs = "", nil, nil
	release.Builds = builds
	for i := range release.Builds {
		b := &release.Builds[i]
		b.WheelVersion, b.Requires = "", nil
		b.Platforms = slices.Clone(b.Platforms)
		for j := range b.Platforms {
			b.Platforms[j].Gone = false // that the index lacks the known release says nothing of this one
		}
	}
	p.insertAssumed(release)
}

// insertAssumed puts a release that the facts do not know in its place among those that they do.
func (p *Package) insertAssumed(release facts.Release) {
	at := slices.IndexFunc(p.Releases, func(r facts.Release) bool {
		return version.Compare(r.Version, release.Version) < 0
	})
	if at < 0 {
		at = len(p.Releases)
	}
	p.Assumed = release.Version
	p.Releases = slices.Insert(slices.Clone(p.Releases), at, release)
}
