package hardware

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// The rules on releases and builds with faults.
const (
	Gone   = "wheel-gone"
	Yanked = "yanked"
	Broken = "broken-build"
	Fault  = "known-fault"
)

var FaultRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: Yanked, Kind: plan.Made, Source: rule.DocPEP440, Soft: true,
			Text: "A release that its makers took back stays on the index, so that exact pins of it go on " +
				"working; installers, and plans, take it only where it is named."},
		About: rule.AboutBuild, Warn: warnYanked,
	},
	{
		Rule: plan.Rule{ID: Gone, Kind: plan.Made, Source: rule.DocMeasured,
			Text: "A build whose wheel is on no index any more cannot be installed: onnxruntime-gpu 1.20.1, which was " +
				"taken off the default index. Environments that have it go on working. So with a release of a package that " +
				"was never put there, as lightning 1.7."},
		State: stateGone,
	},
	{
		Rule: plan.Rule{ID: Broken, Kind: plan.Runs, Source: rule.DocBuilds,
			Text: "A build that cannot be installed or used as published is never chosen: tensorflow[and-cuda] " +
				"2.15.0 asks for packages that are on no index."},
		State: stateBroken,
		About: rule.AboutBuild, Warn: warnBroken,
	},
	{
		Rule: plan.Rule{ID: Fault, Kind: plan.Runs, Source: rule.DocBuilds, Soft: true,
			Text: "Single releases have faults that the next one mends. A build with one ranks below those of its " +
				"release without, its release below others, and brings a warning."},
		State: stateFault,
		About: rule.AboutBuild, Warn: warnFaults,
	},
}

// stateGone refuses builds whose wheels are not on the index any more.
func stateGone(s *model.Statement) {
	stateGonePackages(s)
	for _, f := range s.Frameworks() {
		if !s.FlagsOf(f).Gone {
			continue
		}
		model.Constrain1(s, f.BuildTerm(), func(b *candidate.Build) bool { return !b.On.Gone },
			model.Says{Explain: GoneBuild(s, f)})
	}
}

// GoneBuild returns what says which build of a framework is on no index.
func GoneBuild(s *model.Statement, f *model.PackageVariable) func(model.Domains) model.Explanation {
	return func(left model.Domains) model.Explanation {
		for _, b := range f.Pick(left[f.Dim]) {
			if b.On.Gone {
				return model.Explanation{
					Text: fmt.Sprintf("%s %s is not on the index any more: there is no wheel for %s", b.Pkg(),
						b.WheelVersion(), b.On.Platform),
					Facts: []string{b.Ref("gone")}}
			}
		}
		return model.Explanation{Text: s.Rule.Text}
	}
}

// stateGonePackages refuses releases of packages that are not on the index.
func stateGonePackages(s *model.Statement) {
	for _, e := range s.Of(query.Extension) {
		gone := func(r facts.Release) bool { return r.Row.Gone }
		if e.Package.Own || !slices.ContainsFunc(e.Releases, gone) {
			continue
		}
		model.Constrain1(s, e.ReleaseTerm(), func(r model.Release) bool { return !r.Gone },
			model.Says{From: e.Package.Name, Explain: GoneRelease(s, e)})
	}
}

// GoneRelease returns what says which release of a package is on no index.
func GoneRelease(s *model.Statement, e *model.PackageVariable) func(model.Domains) model.Explanation {
	return func(left model.Domains) model.Explanation {
		for _, v := range left[e.Dim] {
			if r := e.Row(v); r.Gone {
				return model.Explanation{
					Text:  fmt.Sprintf("%s %s is not on the index, where pip looks for it", e.Package.Name, r.Version),
					Facts: []string{r.Package + "/" + r.Version + "#gone"}}
			}
		}
		return model.Explanation{Text: s.Rule.Text}
	}
}

// stateBroken refuses builds that cannot be used as published.
func stateBroken(s *model.Statement) {
	for _, f := range s.Frameworks() {
		if !s.FlagsOf(f).Broken {
			continue
		}
		model.Constrain1(s, f.BuildTerm(), func(b *candidate.Build) bool { return b.Row.Broken == "" }, model.Says{
			Explain: func(left model.Domains) model.Explanation {
				for _, b := range f.Pick(left[f.Dim]) {
					if b.Row.Broken != "" {
						return model.Explanation{
							Text:  fmt.Sprintf("%s %s is broken: %s", f.Package.Traits.Name, b.Label(), b.Row.Broken),
							Facts: []string{b.Ref("broken")}}
					}
				}
				return model.Explanation{Text: s.Rule.Text}
			}})
	}
}

func stateFault(s *model.Statement) {
	for _, f := range s.Frameworks() {
		if !s.FlagsOf(f).Faulty {
			continue
		}
		model.Soften1(s, f.BuildTerm(), func(b *candidate.Build) int {
			list, _ := b.Faults()
			return min(1, len(list))
		}, model.Weighs{Level: model.LevelToolkit})
	}
}

func warnYanked(r *rule.Report) {
	if release := r.Build.Release; release.Yanked != "" {
		r.Warn([]string{r.Build.ReleaseRef("yanked")}, "%s %s was yanked: %s",
			r.Build.Traits.Name, release.Version, release.Yanked)
	}
}

// warnBroken tells of other builds of the same release that cannot be used,
// since people will try them by hand.
func warnBroken(r *rule.Report) {
	release := r.Build.Release
	for i := range release.Builds {
		if row := &release.Builds[i]; row.Broken != "" {
			other := candidate.Build{Traits: r.Build.Traits, Release: release, Row: row, On: &matrices.PlatformBuild{}}
			r.Warn([]string{other.Ref("broken")}, "%s is broken: %s", other.Requirement()+" "+release.Version, row.Broken)
		}
	}
}

// warnFaults tells what is known to fail in a build.
func warnFaults(r *rule.Report) {
	faults, ref := r.Build.Faults()
	for _, fault := range faults {
		r.Warn([]string{ref}, "%s %s: %s", r.Build.Traits.Name, r.Build.Label(), fault)
	}
}
