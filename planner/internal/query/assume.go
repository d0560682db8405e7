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

// assumption is a release that the facts do not know and which the target
// takes to be like one that they do.
type assumption struct {
	version string // as asked for: 2.16.0
	like    string // in the facts: 2.14.1
}

// assume adds the release that the target asks for to those of the framework,
// with the builds of the known one that it is said to be like. What follows
// from a release's own number stays out: companions made for it, packages that
// carry its version.
func (fa *Framework) assume(like request.Text, tables *facts.Facts, a *Query, f *Faults) {
	if !like.Set() {
		return
	}
	name := fa.Info.Name
	if fa.Version == nil || !namesOne(fa.Version.Spec) {
		f.Add(like.At, "nothing to assume", "assume_like goes with one version of %s that the facts do not know, such as %s",
			name, "version = \"2.16.0\"")
		return
	}
	if fa.knows(fa.Version.Spec) {
		a.Warnings = append(a.Warnings, plan.Warning{Rule: AssumedID,
			Text: fmt.Sprintf("the facts of %s know %s %s: that it be like %s changes nothing",
				tables.Date(), name, fa.Version.Spec.Asked(), like.Value)})
		return
	}
	spec, err := version.ParseSpecifier(like.Value)
	if err != nil || !namesOne(spec) {
		f.Add(like.At, "invalid assume_like", "%s is no version of %s, such as 2.14", words.Quote(like.Value), name)
		return
	}
	model := fa.newestOf(spec)
	if model == nil {
		notKnown(tables, like.At, name+" "+like.Value, spec.Asked(), fa.versions(), "", f)
		return
	}
	fa.addAssumed(model)
}

// namesOne reports whether a specifier names one version, or the releases of
// one minor.
func namesOne(s version.Specifier) bool { return version.IsDotted(s.Asked()) }

// knows reports whether the facts hold a release that the specifier allows.
func (fa *Framework) knows(s version.Specifier) bool {
	for i := range fa.Releases {
		if s.Allows(fa.Releases[i].Version) {
			return true
		}
	}
	return false
}

func (fa *Framework) versions() []string {
	return facts.VersionsOf(fa.Releases, func(r *matrices.FrameworkRelease) string { return r.Version })
}

// newestOf returns the newest final release that a specifier allows; nil when
// there is none.
func (fa *Framework) newestOf(s version.Specifier) *matrices.FrameworkRelease {
	for i := range fa.Releases {
		if r := &fa.Releases[i]; r.Yanked == "" && !r.Prerelease && s.Allows(r.Version) {
			return r
		}
	}
	return nil
}

func (fa *Framework) addAssumed(model *matrices.FrameworkRelease) {
	release := *model
	release.Version = fa.Version.Spec.Asked()
	if version.Parts(release.Version) < 3 && version.Parts(model.Version) > 2 {
		release.Version += ".0"
	}
	release.Released, release.Pairs, release.PairSpecs, release.Requires = "", nil, nil, nil
	release.Builds = slices.Clone(model.Builds)
	for i := range release.Builds {
		release.Builds[i].WheelVersion, release.Builds[i].Requires = "", nil
	}
	at := slices.IndexFunc(fa.Releases, func(r matrices.FrameworkRelease) bool {
		return version.Compare(r.Version,
			release.Version) < 0
	})
	if at < 0 {
		at = len(fa.Releases)
	}
	fa.Assumed = &assumption{version: release.Version, like: model.Version}
	fa.Releases = slices.Insert(slices.Clone(fa.Releases), at, release)
}

// LikeOf is the known release that a release is taken to be like; empty for a
// release that the facts know.
func (fa *Framework) LikeOf(r *matrices.FrameworkRelease) string {
	if fa.Assumed != nil && fa.Assumed.version == r.Version {
		return fa.Assumed.like
	}
	return ""
}
