package packages

import (
	"fmt"
	"slices"
	"time"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// CompiledAge is the id of the rule of packages that are compiled beside a torch
// which came long after them, or long before.
const CompiledAge = "package-compiled-age"

// compiledMonths is how long after a release torch may come for the release to
// be taken to compile beside it. Torch takes out what it deprecated after two
// or three minors, and there are four to six minors in that time.
const compiledMonths = 18

var CompiledAgeRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: CompiledAge, Kind: plan.Made, Source: rule.DocPackages, Inferred: true,
			Text: "A release that is compiled beside torch, at install or at first use, was written for the torch of its " +
				"time: that it compiles beside one more than eighteen months younger is not established. Such a pair " +
				"is taken only where the target names the package's release, and brings a warning. So is one that is " +
				"compiled beside a torch older than any that it has wheels for."},
		State: stateCompiledAge,
		About: rule.AboutPackage, Warn: warnCompiledAge,
	},
}

// stateCompiledAge refuses releases that would be compiled beside a torch much
// younger than they are, unless the target names them.
func stateCompiledAge(s *model.Statement) {
	toolkit := s.Query.Request.Toolkit
	for _, e := range s.Of(query.Extension) {
		if namesOne(e.Package) || !slices.ContainsFunc(e.Releases, compilesAny) {
			continue
		}
		for _, f := range s.Frameworks() {
			if !f.Package.Traits.Extended {
				continue
			}
			model.Constrain2(s, e.ReleaseTerm(), f.BuildTerm(), func(r model.Release, b *candidate.Build) bool {
				return !compiledLate(r.Of, r.Index, b, toolkit)
			}, model.Says{From: toolkit, Explain: func(left model.Domains) model.Explanation {
				return compiledAgeWords(e, e.ReleasesLeft(left), f.Pick(left[f.Dim]), toolkit)
			}})
		}
	}
}

// namesOne reports whether a target names one release of a package.
func namesOne(e *query.Package) bool { return e.Version != nil && e.Version.Spec.Exact != "" }

func compilesAny(r facts.Release) bool { return r.Row.NeedsNVCC != "" }

// compiledLate reports whether a release would be compiled beside a torch that
// came out long after it, or long before those that it has wheels for.
func compiledLate(e *query.Package, i int, b *candidate.Build, toolkit bool) bool {
	r := e.Releases[i].Row
	late, early := longAfter(r.Released, b.Release.Released), beforeWheels(r, b.Release.Version)
	switch {
	case r.NeedsNVCC == "" || !late && !early:
		return false
	case r.NeedsNVCC == "always":
		return late
	case CompilesAtUse(r):
		return late && (facts.NeedOf(r, b.Release.Package) != "" || r.Requires[b.Release.Package] != "")
	case len(r.Wheels) == 0: // which wheels there are is not known
		return candidate.TiedToTorch(r)
	default: // compiled where no wheel serves
		return toolkit && !HasWheel(e, i, b)
	}
}

// beforeWheels reports whether a release of torch is older than any that a package has wheels for.
func beforeWheels(r *matrices.PackageRelease, torch string) bool {
	if r.WheelsPartial || len(r.Wheels) == 0 {
		return false
	}
	return !slices.ContainsFunc(r.Wheels, func(w matrices.WheelSet) bool {
		return w.Torch == "" || version.Compare(w.Torch, torch) <= 0
	})
}

// longAfter reports whether a day is more than compiledMonths after another; not
// where either is not known.
func longAfter(released, later string) bool {
	day, err := time.Parse(time.DateOnly, released)
	return err == nil && later != "" && later > day.AddDate(0, compiledMonths, 0).Format(time.DateOnly)
}

// compiledAgeWords says which release left is too old for the builds left.
func compiledAgeWords(e *model.PackageVariable, left []int, builds []*candidate.Build, toolkit bool) model.Explanation {
	for _, v := range left {
		for _, b := range builds {
			if !compiledLate(e.Package, v, b, toolkit) {
				continue
			}
			r := e.Row(v)
			return model.Explanation{Facts: compiledAgeFacts(r, b),
				Text: compiledAgeText(r, b) + fmt.Sprintf("; who names %s==%s gets it, unproven", e.Package.Name, r.Version)}
		}
	}
	return model.Explanation{Text: "a release is not taken to compile beside a torch that came long after it"}
}

func compiledAgeText(r *matrices.PackageRelease, b *candidate.Build) string {
	if beforeWheels(r, b.Release.Version) {
		return fmt.Sprintf("%s %s has no wheels for %s %s nor for an older one, and nothing establishes that it compiles "+
			"there", r.Package, r.Version, b.Traits.Module, b.Release.Version)
	}
	return fmt.Sprintf("%s %s (%s) is compiled beside %s, and nothing establishes that it compiles beside %s (%s)",
		r.Package, r.Version, r.Released[:7], b.Traits.Module, b.Release.Version,
		b.Release.Released[:7])
}

func compiledAgeFacts(r *matrices.PackageRelease, b *candidate.Build) []string {
	if beforeWheels(r, b.Release.Version) {
		return []string{r.Package + "/" + r.Version}
	}
	return []string{r.Package + "/" + r.Version + "#released", b.ReleaseRef("released")}
}

// warnCompiledAge reports a release that is compiled beside a much younger torch
// because the target names both.
func warnCompiledAge(r *rule.Report) {
	e := r.Extension
	v := r.At(&e.Variable)
	for _, b := range extended(r) {
		if compiledLate(e.Package, v, b, r.Query.Request.Toolkit) {
			row := e.Row(v)
			r.Warn(compiledAgeFacts(row, b), "unproven: %s", compiledAgeText(row, b))
		}
	}
}
