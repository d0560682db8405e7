package planner

import (
	"slices"

	"github.com/envsolve/envsolve/matrices"
)

var (
	ruleAssumed = Rule{ID: "assumed-like", Source: docTarget, Soft: true,
		Text: "A release that the facts do not know is planned only where the target says which known release to take it for (assume_like). All that the plan says of it is that release's; what pairs with it, and what must be installed beside it, is left to the lock."}
	ruleNewDriver = Rule{ID: "driver-newer-than-facts", Source: docTarget, Soft: true,
		Text: "A driver of a branch newer than the facts is taken to run what the newest known one runs; that it still supports every GPU is not known."}
)

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
func (fa *frameworkAsk) assume(like Text, facts *facts, a *ask, f *faults) {
	if !like.Set() {
		return
	}
	name := displayName(fa.name)
	if fa.version == nil || !namesOne(fa.version.spec) {
		f.add(like.At, "nothing to assume", "assume_like goes with one version of %s that the facts do not know, such as %s", name, "version = \"2.16.0\"")
		return
	}
	if fa.knows(fa.version.spec) {
		a.warnings = append(a.warnings, warn(ruleAssumed, nil, "the facts of %s know %s %s: that it be like %s changes nothing",
			facts.date(), name, fa.version.spec.asked(), like.Value))
		return
	}
	spec, err := parseSpecifier(like.Value)
	if err != nil || !namesOne(spec) {
		f.add(like.At, "invalid assume_like", "%s is no version of %s, such as 2.14", quote(like.Value), name)
		return
	}
	model := fa.newestOf(spec)
	if model == nil {
		notKnown(facts, like.At, name+" "+like.Value, spec.asked(), fa.versions(), "", f)
		return
	}
	fa.addAssumed(model)
}

// namesOne reports whether a specifier names one version, or the releases of
// one minor.
func namesOne(s specifier) bool { return isDotted(s.asked()) }

// knows reports whether the facts hold a release that the specifier allows.
func (fa *frameworkAsk) knows(s specifier) bool {
	for i := range fa.releases {
		if s.allows(fa.releases[i].Version) {
			return true
		}
	}
	return false
}

func (fa *frameworkAsk) versions() []string {
	return versionsOf(fa.releases, func(r *matrices.FrameworkRelease) string { return r.Version })
}

// newestOf gives the newest final release that a specifier allows; nil when
// there is none.
func (fa *frameworkAsk) newestOf(s specifier) *matrices.FrameworkRelease {
	for i := range fa.releases {
		if r := &fa.releases[i]; r.Yanked == "" && !r.Prerelease && s.allows(r.Version) {
			return r
		}
	}
	return nil
}

func (fa *frameworkAsk) addAssumed(model *matrices.FrameworkRelease) {
	release := *model
	release.Version = fa.version.spec.asked()
	if parts(release.Version) < 3 && parts(model.Version) > 2 {
		release.Version += ".0"
	}
	release.Released, release.Pairs, release.PairSpecs, release.Requires = "", nil, nil, nil
	release.Builds = slices.Clone(model.Builds)
	for i := range release.Builds {
		release.Builds[i].WheelVersion, release.Builds[i].Requires = "", nil
	}
	at := slices.IndexFunc(fa.releases, func(r matrices.FrameworkRelease) bool { return compareDotted(r.Version, release.Version) < 0 })
	if at < 0 {
		at = len(fa.releases)
	}
	fa.assumed = &assumption{version: release.Version, like: model.Version}
	fa.releases = slices.Insert(slices.Clone(fa.releases), at, release)
}

// likeOf is the known release that a release is taken to be like; empty for a
// release that the facts know.
func (fa *frameworkAsk) likeOf(r *matrices.FrameworkRelease) string {
	if fa.assumed != nil && fa.assumed.version == r.Version {
		return fa.assumed.like
	}
	return ""
}

// warnAssumed tells what of a plan is an assumption.
func (c *choice) warnAssumed(i int) []Warning {
	b := c.build(i)
	if b.like == "" {
		return nil
	}
	name := displayName(b.release.Framework)
	return []Warning{warn(ruleAssumed, []string{b.releaseRef("")},
		"%s %s is not known to the facts of %s: it is taken to be like %s, and its CUDA, libraries, GPUs, driver and Pythons are those of %[4]s",
		name, b.release.Version, c.facts.date(), b.like)}
}

// warnNewDriver tells of hosts whose driver is newer than the facts.
func (c *choice) warnNewDriver() []Warning {
	var list []Warning
	for i := range c.ask.drivers {
		if d := &c.ask.drivers[i]; d.low != "" && !c.ask.windows() && compareDotted(major(d.low), newestBranch(c.facts)) > 0 {
			list = append(list, warn(ruleNewDriver, []string{"drivers/" + newestBranch(c.facts)},
				"driver %s is not known to the facts of %s, which end with branch %s: drivers run every older CUDA, but whether this one still supports the GPUs is not known",
				d.text.Value, c.facts.date(), newestBranch(c.facts)))
		}
	}
	return list
}
