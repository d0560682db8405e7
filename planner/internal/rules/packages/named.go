package packages

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

// Ids of the rules of packages that the target names and that frameworks have
// a say in.
const (
	NumPy             = "numpy-abi"
	FrameworkRequires = "framework-requires"
	PackageName       = "package-name"
	PackageExtra      = "package-extra"
)

var NamedRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: NumPy, Kind: plan.Runs, Source: rule.DocNumPy,
			Text: "Wheels that were compiled against NumPy 1 do not load beside NumPy 2: PyTorch before 2.3 (on " +
				"Windows before 2.4.1), TensorFlow before 2.18, jaxlib before 0.4.26, ONNX Runtime before 1.19. A " +
				"target that names a NumPy gets a build that takes it; where it names none, NumPy is held below 2 " +
				"for such a build."},
		State: stateNamed,
	},
	{
		Rule: plan.Rule{ID: FrameworkRequires, Kind: plan.Runs, Source: rule.DocBuilds,
			Text: "A framework's own metadata says which versions of other packages it goes with: TensorFlow ties " +
				"Keras, JAX ties jaxlib, SciPy and ml_dtypes."},
		State: stateNamed,
	},
	{
		Rule: plan.Rule{ID: PackageName, Kind: plan.Runs, Source: rule.DocBuilds,
			Text: "Some builds come under a package name of their own: cupy-cuda12x, tensorflow-gpu before 2.12, " +
				"onnxruntime for the CPU. A target that names such a package, or an extra that builds are " +
				"installed with, such as tensorflow[and-cuda], gets one of its builds or none."},
		State: stateNamed,
	},
	{
		Rule: plan.Rule{ID: PackageExtra, Kind: plan.Runs, Source: rule.DocBuilds, Soft: true,
			Text: "An extra of a framework's own package that no build is installed with, such as " +
				"tensorflow[gcs-filesystem], is left to pip: the facts do not say what it brings, nor for which hardware " +
				"it is."},
		About: rule.AboutBuild, Warn: warnExtras,
	},
}

// numpy is the name of NumPy on the index.
const numpy = "numpy"

// ruleOfNamed returns the id of the rule that ties a named package to builds.
func ruleOfNamed(n *query.Package) string {
	switch {
	case n.Installs, n.Extra != "":
		return PackageName
	case n.Name == numpy:
		return NumPy
	default:
		return FrameworkRequires
	}
}

// stateNamed ties the packages of the statement's rule to the builds that go
// with them.
func stateNamed(s *model.Statement) {
	for _, n := range s.Of(query.Limited) {
		if ruleOfNamed(n.Package) != s.Rule.ID {
			continue
		}
		f := n.Of
		fits := model.NewTerm(&f.Variable, func(i int) bool { return candidate.Takes(n.Package, &f.Builds[i]) })
		model.Constrain2(s, fits.Alike(model.YesNo), n.Present(), func(fits, present bool) bool { return !present || fits },
			model.Says{Own: true, Explain: func(left model.Domains) model.Explanation {
				return namedWords(s, n, f, left[f.Dim])
			}})
	}
	for _, e := range s.Of(query.Extension) {
		for _, f := range s.Frameworks() {
			if ruleOfNamed(e.Package) == s.Rule.ID && f.Package.LimitsPackage(e.Package.Name) {
				stateLimits(s, e, f)
			}
		}
	}
}

// limitsOf is what the relation of a package's releases to builds follows from.
type limitsOf struct{ name string }

// stateLimits ties the releases of a package that the facts know to the builds that go with
// them.
func stateLimits(s *model.Statement, e, f *model.PackageVariable) {
	name := e.Package.Name
	limits := model.NewTerm(&f.Variable, func(i int) string { return limitText(&f.Builds[i], name) })
	model.Constrain2(s, limits.Alike(model.Itself), e.VersionTerm(), func(limit, version string) bool {
		return limit == "" || version == "" || s.Model.Specifier(limit).Allows(version)
	}, model.Says{From: limitsOf{name}, Explain: func(left model.Domains) model.Explanation {
		versions := e.ReleasesLeft(left)
		for _, b := range model.WithGPUCode(f.Pick(left[f.Dim])) {
			limit := s.Model.Specifier(limitText(b, name))
			if slices.ContainsFunc(versions, func(v int) bool { return !limit.Allows(e.Version(v)) }) {
				return limitWords(name, f, b)
			}
		}
		return model.Explanation{Text: s.Rule.Text}
	}})
}

// limitText returns all that a build asks of a package as one specifier.
func limitText(b *candidate.Build, name string) string {
	var specs []string
	for _, l := range b.Limits(name) {
		if !slices.Contains(specs, l.Spec) {
			specs = append(specs, l.Spec)
		}
	}
	return strings.Join(specs, ",")
}

// namedWords says why the builds left do not go with the package.
func namedWords(s *model.Statement, n, f *model.PackageVariable, left []int) model.Explanation {
	var refused []*candidate.Build
	for _, b := range model.WithGPUCode(f.Pick(left)) {
		if !candidate.Takes(n.Package, b) {
			refused = append(refused, b)
		}
	}
	if len(refused) == 0 {
		return model.Explanation{Text: s.Rule.Text}
	}
	if n.Package.Extra != "" {
		has := "has"
		if len(refused) > 1 {
			has = "have"
		}
		return model.Explanation{Text: fmt.Sprintf("%s %s no %s", f.One(refused), has, n.Package.Name),
			Facts: []string{refused[0].Ref("")}}
	}
	if n.Package.Installs {
		return otherName(n, f, refused)
	}
	return limitWords(n.Package.Name, f, refused[0])
}

// limitWords says which versions of a package a build goes with.
func limitWords(name string, f *model.PackageVariable, b *candidate.Build) model.Explanation {
	var said model.Explanation
	for _, l := range b.Limits(name) {
		said.Facts = append(said.Facts, l.Fact)
		said.Text = fmt.Sprintf("%s %s goes with %s %s", f.Package.Traits.Name, b.Release.Version, name, l.Spec)
	}
	if name == numpy && slices.ContainsFunc(b.Limits(numpy), compiledAgainst1) {
		said.Text = fmt.Sprintf("the wheels of %s %s were compiled against NumPy 1, and do not load beside NumPy 2",
			f.Package.Traits.Name, b.Label())
	}
	return said
}

// OtherExtras returns the extras of a framework's own package that the target asks for and a
// build does not come with.
func OtherExtras(framework *query.Package, b *candidate.Build) []string {
	if len(framework.Extras) == 0 {
		return nil
	}
	own := strings.Split(b.Row.Extra, ",")
	has := func(extra string) bool { return slices.Contains(own, extra) }
	return slices.DeleteFunc(slices.Clone(framework.Extras), has)
}

// warnExtras says which extras of the framework's own package are left to pip.
func warnExtras(r *rule.Report) {
	b := r.Build
	extras := OtherExtras(r.Framework.Package, b)
	if len(extras) == 0 {
		return
	}
	name := b.Pkg() + "[" + strings.Join(extras, ",") + "]"
	r.Warn([]string{b.ReleaseRef("")}, "what %s %s brings besides is unknown to the facts of %s: the lock decides, and "+
		"nothing here says whether it fits", name, b.WheelVersion(), r.Facts.Date())
}

// otherName says what installs the builds left instead: other packages those of the version that
// is asked for, or else another version of the package those that come as it.
func otherName(n, f *model.PackageVariable, builds []*candidate.Build) model.Explanation {
	var names []string
	var same, asked []*candidate.Build
	for _, b := range builds {
		if _, ok := b.Installs(n.Package.Name); ok {
			same = append(same, b)
		} else if n.Package.AllowsVersion(b.WheelVersion()) {
			asked = append(asked, b)
		}
	}
	if len(asked) == 0 && len(same) > 0 {
		come, versions := "comes", same[0].WheelVersion()
		if oldest := same[len(same)-1].WheelVersion(); oldest != versions {
			versions = oldest + " to " + versions
		}
		if len(same) > 1 {
			come = "come"
		}
		return model.Explanation{Text: fmt.Sprintf("%s %s as %s %s", f.One(same), come, n.Package.Name, versions),
			Facts: []string{same[0].Ref("")}}
	}
	if len(asked) > 0 {
		builds = asked
	}
	for _, b := range builds {
		names = append(names, b.Pkg())
	}
	text := fmt.Sprintf("%s come as the package %s, not as %s", f.Describe(builds),
		words.JoinWords(words.Few(words.Unique(names), 3), "or"), n.Package.Name)
	if holdsCPU(f, n.Package.Name) {
		text += ", which has no GPU code"
	}
	return model.Explanation{Text: text, Facts: []string{builds[0].Ref("")}}
}

// holdsCPU reports whether a package of a framework's holds its builds for the CPU alone.
func holdsCPU(f *model.PackageVariable, name string) bool {
	return !f.Package.InstalledBy(name) && slices.ContainsFunc(f.Package.Releases, func(r facts.Release) bool {
		return slices.ContainsFunc(r.Builds, func(b matrices.Build) bool {
			on := func(on matrices.PlatformBuild) bool { return on.Package == name }
			return facts.IsCPU(&b) && (b.Package == name || slices.ContainsFunc(b.Platforms, on))
		})
	})
}

// compiledAgainst1 reports whether a bound on NumPy is that of modules compiled against NumPy 1,
// and none on the releases that were tried.
func compiledAgainst1(l candidate.Limit) bool {
	_, below, _ := strings.Cut(l.Spec, "<2")
	return strings.Contains(l.Spec, "<2") && strings.Trim(below, ".0") == ""
}

// HoldsBelow2 reports whether a build does not go with NumPy 2.
func HoldsBelow2(b *candidate.Build) bool {
	two, err := version.ParseSpecifier(">=2")
	return err == nil && slices.ContainsFunc(b.Limits(numpy), func(l candidate.Limit) bool {
		spec, err := version.ParseSpecifier(l.Spec)
		return err == nil && !spec.Meets(two)
	})
}
