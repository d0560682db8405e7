package packages

import (
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// Ids of the rules of what a framework's release does to packages beside it.
const (
	Breaks      = "framework-breaks"
	LegacyKeras = "legacy-keras"
)

var BreakRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: Breaks, Kind: plan.Runs, Source: rule.DocBuilds, Soft: true,
			Text: "A new release of a framework can break older packages that require it and set no upper bound: flax " +
				"up to 0.12.9 is reported not to import beside JAX 0.11.2. Such a pair ranks below others and brings " +
				"a warning."},
		State: stateBreaks,
		About: rule.AboutBuild, Warn: warnBreaks,
	},
}

var LegacyKerasRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: LegacyKeras, Kind: plan.Runs, Source: rule.DocTensorFlow, Soft: true,
			Text: "From TensorFlow 2.16 on tf.keras is Keras 3. Keras 2 is the package tf-keras of the same minor, and " +
				"tf.keras means it only where TF_USE_LEGACY_KERAS=1 is set."},
		About: rule.AboutBuild, Warn: warnLegacyKeras,
	},
}

// Limit holds a package that the stack does not pin within bounds, besides those that hold it already.
func Limit(s *plan.Stack, name, spec string) {
	if s.Limits == nil {
		s.Limits = map[string]string{}
	}
	s.Limits[name] = narrower(s.Limits[name], spec)
}

// AddLimits holds what a build requires to what it works with, and what the
// target names besides to what the build goes with.
func AddLimits(c *model.Solution, s *plan.Stack, b *candidate.Build) {
	for name, spec := range b.Release.Limits {
		if name != numpy { // which is held where there is a NumPy 2 for the Python
			Limit(s, name, spec)
		}
	}
	for name := range b.Release.PairSpecs {
		if s.Packages[name] != "" || !mentions(c.Query, name) {
			continue
		}
		paired := slices.ContainsFunc(c.Of(query.Companion), func(p *model.PackageVariable) bool {
			return p.Package.Name == name
		})
		if !paired {
			Limit(s, name, limitText(b, name))
		}
	}
	for name, spec := range b.Release.Breaks {
		if HasExtension(c, name) {
			Limit(s, name, beyond(spec))
		}
	}
}

// AddLimitsOf holds packages that a release around the frameworks goes with to the versions that it
// works with, and its metadata does not hold them to.
func AddLimitsOf(c *model.Solution, s *plan.Stack, e *model.PackageVariable) {
	for _, name := range LimitedBy(c, s, e) {
		Limit(s, name, facts.LimitOf(e.Row(c.At(&e.Variable)), name))
	}
}

// narrower joins two ranges of versions, of which one may be empty; of two that only end, the one
// that ends first is both.
func narrower(a, b string) string {
	if a == "" || a == b {
		return b
	}
	endOfA, onlyA := end(a)
	endOfB, onlyB := end(b)
	switch {
	case !onlyA || !onlyB:
		for clause := range strings.SplitSeq(b, ",") {
			if !slices.Contains(strings.Split(a, ","), clause) {
				a += "," + clause
			}
		}
		return a
	case version.Compare(endOfA, endOfB) < 0:
		return a
	default:
		return b
	}
}

// end returns the version that a range stays below, and whether the range says nothing else.
func end(spec string) (string, bool) {
	below, ok := strings.CutPrefix(spec, "<")
	return below, ok && version.IsDotted(below)
}

// LimitedBy returns the packages that the chosen release of a package limits and the stack does not
// pin, sorted: those that it requires or that the target names.
func LimitedBy(c *model.Solution, s *plan.Stack, e *model.PackageVariable) []string {
	row := e.Row(c.At(&e.Variable))
	return slices.DeleteFunc(slices.Sorted(maps.Keys(row.Limits)), func(name string) bool {
		return s.Packages[name] != "" || row.Requires[name] == "" && !mentions(c.Query, name)
	})
}

// beyond returns the versions after those up to a bound: >0.12.9 for <=0.12.9.
func beyond(spec string) string {
	if version, ok := strings.CutPrefix(spec, "<="); ok {
		return ">" + version
	}
	return strings.Replace(spec, "<", ">=", 1)
}

// AboveBroken returns the versions of a package that a build is not reported to
// break, where the stack leaves open which it is; empty where it breaks none.
func AboveBroken(c *model.Solution, e *model.PackageVariable, b *candidate.Build) string {
	spec := b.Release.Breaks[e.Package.Name]
	if spec == "" || e.Package.InstalledVersion(c.At(&e.Variable)) != "" {
		return ""
	}
	return beyond(spec)
}

// mentions reports whether the target names a package, with or without a
// version.
func mentions(q *query.Query, name string) bool {
	if slices.ContainsFunc(q.Request.Packages, func(r request.PackageRequest) bool {
		return request.NormalizeName(r.Name) == name
	}) {
		return true
	}
	return slices.ContainsFunc(q.Request.Frameworks, func(f request.FrameworkRequest) bool {
		return slices.ContainsFunc(f.With, func(t request.Text) bool {
			n, _ := query.SplitRequirement(t.Value)
			return n == name
		})
	})
}

// HasExtension reports whether a package around the frameworks is in the stack.
func HasExtension(c *model.Solution, name string) bool {
	return slices.ContainsFunc(c.Of(query.Extension), func(e *model.PackageVariable) bool {
		return e.Package.Name == name && !e.Package.None(c.At(&e.Variable))
	})
}

// stateBreaks ranks pairs of a framework's release and a package that is
// broken beside it below others.
func stateBreaks(s *model.Statement) {
	for _, f := range s.Frameworks() {
		for _, e := range s.Of(query.Extension) {
			name := e.Package.Name
			if !slices.ContainsFunc(f.Builds, func(b candidate.Build) bool { return b.Release.Breaks[name] != "" }) {
				continue
			}
			model.Soften2(s, f.BuildTerm(), e.ReleaseTerm(), func(b *candidate.Build, r model.Release) int {
				if brokenBeside(r.Of, r.Index, b) {
					return 1
				}
				return 0
			}, model.Weighs{Level: model.LevelToolkit, Own: true})
		}
	}
}

// brokenBeside reports whether a release is broken beside a build. A row that
// stands for many versions means the newest, unless the target names one.
func brokenBeside(e *query.Package, i int, b *candidate.Build) bool {
	ver := e.InstalledVersion(i)
	if ver == "" {
		return false
	}
	spec, err := version.ParseSpecifier(b.Release.Breaks[e.Name])
	return err == nil && spec.Text != "" && spec.Allows(strings.TrimPrefix(ver, "=="))
}

// warnBreaks reports packages that are broken beside a framework's release.
func warnBreaks(r *rule.Report) {
	b := r.Build
	for _, e := range r.Of(query.Extension) {
		v := r.At(&e.Variable)
		if e.Package.None(v) || !brokenBeside(e.Package, v, b) {
			continue
		}
		name := e.Package.Name
		r.Warn([]string{b.ReleaseRef("breaks")}, "%s %s is reported not to work beside %s %s: take %s %s",
			name, strings.TrimPrefix(e.Package.InstalledVersion(v), "=="), b.Traits.Name,
			b.Release.Version, name, beyond(b.Release.Breaks[name]))
	}
}

// warnLegacyKeras reports what tf-keras needs to be used.
func warnLegacyKeras(r *rule.Report) {
	b := r.Build
	if !mentions(r.Query, "tf-keras") || r.Query.Request.Image.Env["TF_USE_LEGACY_KERAS"] != "" ||
		!b.Traits.Has(matrices.TraitKeras3, b.Release.Version) {
		return
	}
	r.Warn([]string{b.ReleaseRef("pair-specs")},
		"tf.keras of %s %s is Keras 3 even beside tf-keras: "+
			`image.env = { TF_USE_LEGACY_KERAS = "1" } makes it Keras 2`,
		b.Traits.Name, b.Release.Version)
}
