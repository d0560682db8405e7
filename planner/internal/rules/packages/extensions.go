package packages

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// Ids of the rules of packages around a framework.
const (
	ExtensionRequires = "package-requires"
	ExtensionPython   = "package-python"
	ExtensionGPU      = "package-capability"
	ExtensionPlatform = "package-platform"
)

var RequiresRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: ExtensionRequires, Kind: plan.Runs, Source: rule.DocPackages,
			Text: "A package's own metadata says which versions of its framework and of other packages it goes with; " +
				"vLLM and its like pin torch exactly. Where it takes in versions that came later and took away " +
				"what the package imports, the facts limit it to those that it works with, and the plan says so " +
				"to pip: vLLM up to 0.11.0 goes with transformers before 5. What it requires on some Pythons holds on " +
				"those: chatterbox-tts 0.1.7 goes with torch 2.6.0 before Python 3.14. A companion of the framework " +
				"that it requires and nobody names is the one of the framework's release."},
		State: stateExtensionNeeds,
	},
}

var ExtensionPythonRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: ExtensionPython, Kind: plan.Runs, Source: rule.DocPackages,
			Text: "A package installs only on the Pythons that its metadata takes in and that it has compiled wheels " +
				"for, and so does what it requires: transformers 4.30 takes a tokenizers before 0.14, which has none for " +
				"Python 3.12. A plan takes no other; where the index has the source, such as that of pandas, pip compiles " +
				"it on further Pythons, and whether that succeeds is not established, unless the facts say on which it " +
				"does not."},
		State: stateExtensionPython,
	},
}

var ExtensionPlatformRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: ExtensionPlatform, Kind: plan.Runs, Source: rule.DocPackages,
			Text: "A package exists only on the platforms that its makers publish it for."},
		State: stateExtensionPlatform,
	},
}

var ExtensionGPURules = []rule.Rule{
	{
		Rule: plan.Rule{ID: ExtensionGPU, Kind: plan.Runs, Source: rule.DocPackages,
			Text: "A package's kernels have a lowest compute capability of their own: flash-attn 2 needs 8.0."},
		State: stateExtensionGPU,
	},
}

// StateFinalReleases leaves out the pre-releases of packages of which nothing
// names a version. It states the rule of the newest release.
func StateFinalReleases(s *model.Statement) {
	for _, e := range s.Of(query.Extension) {
		if e.Package.Version != nil && !e.Package.Transitive {
			continue
		}
		model.Constrain1(s, e.ReleaseTerm(),
			func(r model.Release) bool { return r.Of.None(r.Index) || r.Of.Allows(r.Index) },
			model.Says{Silent: true, Own: true,
				Explain: func(model.Domains) model.Explanation { return model.Explanation{Text: s.Rule.Text} }})
	}
}

// stateExtensionNeeds ties packages to the frameworks and packages that their
// metadata names.
func stateExtensionNeeds(s *model.Statement) {
	for _, e := range s.Of(query.Extension) {
		names := requiredNames(s.Model, e)
		for _, f := range s.Frameworks() {
			releases := f.VersionTerm().Alike(model.Itself)
			for _, name := range namesOf(s.Model, e, f) {
				stateNeed(s, e, releases, name, "")
			}
			stateUnnamedCompanions(s, e, f)
		}
		for _, c := range s.Of(query.Companion) {
			if names[c.Package.Name] {
				stateNeed(s, e, c.VersionTerm(), c.Package.Name, "")
			}
		}
		for _, o := range s.Of(query.Extension) {
			if name := requiredName(names, o.Package); o != e && !o.Package.Transitive && name != "" {
				versions, asked := o.ExactTerm()
				stateNeed(s, e, versions, name, asked)
			}
		}
		for _, o := range s.Query.Unlisted {
			if name := requiredName(names, o); name != "" {
				stateNeedOfUnlisted(s, e, o, name)
			}
		}
	}
}

// requiredNames returns the names of packages of which releases of another require some version, normalized.
func requiredNames(m *model.Model, e *model.PackageVariable) map[string]bool {
	list := model.PerValue(m, e.Same, "required names", "", func() []string {
		names := map[string]bool{}
		for i := range e.Releases {
			r := e.Releases[i].Row
			for _, required := range []map[string]string{r.Requires, r.RequiresOther, r.Limits} {
				for name := range required {
					name, _, _ = strings.Cut(name, " (") // torch (MARKER)
					names[request.NormalizeName(name)] = true
				}
			}
		}
		return slices.Sorted(maps.Keys(names))
	})
	names := make(map[string]bool, len(list))
	for _, name := range list {
		names[name] = true
	}
	return names
}

// requiredName returns the name, of those that releases of a package require, by which they require another; empty
// where they do not.
func requiredName(names map[string]bool, o *query.Package) string {
	for _, name := range []string{request.NormalizeName(o.Traits.PyPI), o.Name} {
		if names[name] {
			return name
		}
	}
	return ""
}

// stateNeedOfUnlisted keeps releases of a package out that require another one in versions of which
// the target asks for none: what it asks for is not known, but what does not go with it is.
func stateNeedOfUnlisted(s *model.Statement, e *model.PackageVariable, o *query.Package, name string) {
	needs := needs(e, name, s.Query.Platform)
	model.Constrain1(s, model.Over(&e.Variable, needs).Alike(specifierText), func(need version.Specifier) bool {
		return need.Text == "" || need.Meets(o.Version.Spec)
	}, model.Says{Own: true, Explain: func(left model.Domains) model.Explanation {
		said := needWords(e, e.ReleasesLeft(left), name, func(i int) string { return needs[i].Text })
		said.Text += ", and " + o.AskedFor() + " is asked for"
		return said
	}})
}

// namesOf returns the names by which a package's releases require a framework:
// its package, or one of several with a CUDA in its name, as cupy-cuda13x. What
// such a requirement says of the version holds for the others too.
func namesOf(m *model.Model, e, f *model.PackageVariable) []string {
	if len(f.Builds) == 0 {
		return nil
	}
	return model.PerValue(m, e.Same, "names of", f.Package.Name, func() []string {
		names := []string{f.Builds[0].Release.Package}
		for i := range e.Package.Releases {
			for name := range e.Row(i).Requires {
				if !slices.Contains(names, name) && f.Package.InstalledBy(name) {
					names = append(names, name)
				}
			}
		}
		slices.Sort(names)
		return names
	})
}

// needKey tells needs of the same packages apart: by the name of what is needed, by the version of it that is
// asked for, and by the platform on which markers are read.
type needKey struct{ name, asked, platform string }

// stateNeed ties a package to the versions of something that its releases
// require by a name. asked is what is asked for of it, where rows that hold onward stand for
// that; of a range of versions one has to suit.
func stateNeed(s *model.Statement, e *model.PackageVariable, versions model.Term[string], name, asked string) {
	stateNeedByPython(s, e, versions, name)
	platform := s.Query.Platform
	needs := model.PerValue(s.Model, e.Same, "needs", needKey{name: name, platform: platform},
		func() []version.Specifier { return needs(e, name, platform) })
	if !slices.ContainsFunc(needs, func(need version.Specifier) bool { return need.Text != "" }) {
		return
	}
	model.Constrain2(s, model.Over(&e.Variable, needs).Alike(specifierText), versions,
		func(need version.Specifier, ver string) bool {
			if need.Text == "" || !strings.HasPrefix(ver, ">=") {
				return need.Text == "" || need.Allows(ver)
			}
			between, err := version.ParseSpecifier(ver)
			return err == nil && need.Meets(between) // an error: the row has none that is asked for
		},
		model.Says{From: needKey{name, asked, platform}, Explain: func(left model.Domains) model.Explanation {
			return needWords(e, e.ReleasesLeft(left), name, func(i int) string { return needs[i].Text })
		}})
}

// specifierText is the group of a specifier: those that read alike say the same.
func specifierText(s version.Specifier) string { return s.Text }

// needs returns what each release requires of a package on a platform; an empty specifier
// where it requires nothing that can be read.
func needs(e *model.PackageVariable, name, platform string) []version.Specifier {
	needs := make([]version.Specifier, e.Size)
	read := map[string]version.Specifier{}
	for i := range needs {
		text := facts.NeedOf(e.Row(i), name)
		switch facts.MarkerOn(e.Row(i).Markers[name], platform) {
		case version.MayApply:
			text = "" // for some Pythons, which needsByPython tells
		case version.AppliesNot:
			text = facts.LimitOf(e.Row(i), name)
		}
		spec, seen := read[text]
		if !seen && text != "" {
			spec, _ = version.ParseSpecifier(text) // empty where it is none
			read[text] = spec
		}
		needs[i] = spec
	}
	return needs
}

// needWords says what the releases left require of a package.
func needWords(e *model.PackageVariable, left []int, name string, spec func(int) string) model.Explanation {
	var said model.Explanation
	var texts []string
	for _, v := range left {
		if spec(v) == "" {
			continue
		}
		r := e.Row(v)
		texts = append(texts, fmt.Sprintf("%s %s needs %s %s", e.Package.Name, r.Version, name, spec(v)))
		if len(said.Facts) < 3 {
			said.Facts = append(said.Facts, needFacts(r, name)...)
		}
	}
	if len(texts) > 2 {
		texts = []string{texts[0], "…", texts[len(texts)-1]}
	}
	said.Text = strings.Join(texts, ", ")
	return said
}

// needFacts cites what says which versions of a package a release goes with.
func needFacts(r *matrices.PackageRelease, name string) []string {
	ref := r.Package + "/" + r.Version
	switch limit := facts.LimitOf(r, name); {
	case limit == "":
		return []string{ref + "#requires"}
	case facts.RequirementOf(r, name) == "":
		return []string{ref + "#limits"}
	default:
		return []string{ref + "#limits", ref + "#requires"} // the bound is the weaker of the two
	}
}

// ofWheels lists the packages that are their makers' wheels: those of an
// environment that somebody compiled for it are left out.
func ofWheels(s *model.Statement) []*model.PackageVariable {
	return slices.DeleteFunc(slices.Clone(s.Of(query.Extension)),
		func(e *model.PackageVariable) bool { return e.Package.Own })
}

// stateExtensionPython holds packages to the Pythons that they install on.
func stateExtensionPython(s *model.Statement) {
	for _, e := range ofWheels(s) {
		releases := e.ReleaseTerm().Alike(func(r model.Release) string {
			if !tagged(r.PackageRelease) {
				return r.PythonRequires
			}
			return strings.Join(r.Python, " ") + "|" + r.PythonRequires + "|" + r.SourceEnd
		})
		limits := rememberedLimits()
		model.Constrain2(s, releases, s.Python.Term(), func(r model.Release, python string) bool {
			there := hasWheelFor(r.PackageRelease, python) || e.Package.FromSource && mayCompileOn(r.PackageRelease, python)
			return there && limits(r.PythonRequires).allows(python)
		}, model.Says{Own: e.Package.FromSource, Explain: SaysPythons(e)})
		if !e.Package.Complete {
			stateRequiredPythons(s, e)
		}
	}
}

// SaysPythons returns what says which Pythons a release of a package is for.
func SaysPythons(e *model.PackageVariable) func(model.Domains) model.Explanation {
	return func(left model.Domains) model.Explanation {
		list := e.ReleasesLeft(left)
		if len(list) == 0 {
			return model.Explanation{}
		}
		r := e.Row(list[0])
		said := model.Explanation{Text: fmt.Sprintf("%s %s is for Python %s", e.Package.Name, r.Version,
			extensionPythons(r)), Facts: []string{r.Package + "/" + r.Version}}
		if r.SourceEnd != "" {
			said.Text += fmt.Sprintf(", and its source does not compile on %s", r.SourceEnd)
			said.Facts = append(said.Facts, r.Package+"/"+r.Version+"#source-end")
		}
		return said
	}
}

// tagged reports whether a release's Pythons are the tags of its wheels, which hold
// machine code for the GPU or for a C library, and not what it is classified for.
func tagged(r *matrices.PackageRelease) bool { return facts.ShipsCode(r) || r.MinGlibc != "" }

// extensionPythons says which Pythons a release installs on.
func extensionPythons(r *matrices.PackageRelease) string {
	if tagged(r) && len(r.Python) > 0 {
		return words.Runs(slices.DeleteFunc(slices.Clone(r.Python), func(python string) bool {
			return !extensionRunsOn(r, python)
		}))
	}
	return r.PythonRequires
}

func extensionRunsOn(r *matrices.PackageRelease, python string) bool {
	return hasWheelFor(r, python) && pythonLimitOf(r.PythonRequires).allows(python)
}

// hasWheelFor reports whether a release whose Pythons are the tags of its wheels has one
// for a Python; of others the facts do not say it.
func hasWheelFor(r *matrices.PackageRelease, python string) bool {
	return !tagged(r) || len(r.Python) == 0 || slices.Contains(r.Python, python)
}

// mayCompileOn reports whether the source of a release may compile on a Python: none older than the
// first on which it is known not to is ruled out.
func mayCompileOn(r *matrices.PackageRelease, python string) bool {
	return r.SourceEnd == "" || version.Compare(python, r.SourceEnd) < 0
}

// NoWheelFor says for what none of the wheels of a release is, in words: a Python, or the C library of a system (glibc;
// empty where nobody says which); empty where one is for both.
func NoWheelFor(r *matrices.PackageRelease, python, glibc string) string {
	switch {
	case r == nil || len(r.Python) == 0:
		return ""
	case !hasWheelFor(r, python):
		return "Python " + python
	case glibc != "" && version.Compare(glibc, r.MinGlibc) < 0:
		return "glibc " + glibc
	}
	return ""
}

// pythonLimit is which Pythons a release asks for.
type pythonLimit struct {
	spec version.Specifier
	said bool // empty where the facts do not say
}

func pythonLimitOf(text string) pythonLimit {
	spec, err := version.ParseSpecifier(text)
	return pythonLimit{spec, err == nil}
}

// rememberedLimits is pythonLimitOf that reads what releases say in the same words once.
func rememberedLimits() func(text string) pythonLimit {
	var known map[string]pythonLimit // of the table that is made, if one is
	return func(text string) pythonLimit {
		limit, read := known[text]
		if !read {
			limit = pythonLimitOf(text)
			if known == nil {
				known = map[string]pythonLimit{}
			}
			known[text] = limit
		}
		return limit
	}
}

func (l pythonLimit) allows(python string) bool { return !l.said || l.spec.AllowsPython(python) }

// stateExtensionGPU ties packages to GPUs that have the capability for their kernels. Of one that
// another requires it asks beside releases of that which do not say themselves which GPUs they serve.
func stateExtensionGPU(s *model.Statement) {
	for _, e := range s.Of(query.Extension) {
		if e.Package.Changed {
			continue
		}
		floors := model.NewTerm(&e.Variable, func(i int) string { return e.Row(i).SMMin }).Alike(model.Itself)
		for _, g := range s.GPUs {
			cc := g.GPU.CC()
			runs := func(floor string, served bool) bool {
				return !served || floor == "" || version.Compare(floor, cc) <= 0
			}
			says := model.Says{Explain: func(left model.Domains) model.Explanation { return floorWords(e, g.GPU, left) }}
			if !e.Package.Optional {
				model.Constrain2(s, floors, g.Served(), runs, says)
				continue
			}
			for _, by := range s.Of(query.Extension) {
				if by.Package != e.Package.By {
					continue
				}
				says.From = by.Package.Name
				silent := model.NewTerm(&by.Variable, func(i int) bool { return by.Row(i).SMMin == "" }).Alike(model.YesNo)
				model.Constrain3(s, floors, silent, g.Served(), func(floor string, silent, served bool) bool {
					return !silent || runs(floor, served)
				}, says)
			}
		}
	}
}

// floorWords says which release left needs a newer GPU.
func floorWords(e *model.PackageVariable, g *query.GPU, left model.Domains) model.Explanation {
	for _, v := range e.ReleasesLeft(left) {
		if r := e.Row(v); r.SMMin != "" {
			return model.Explanation{Text: fmt.Sprintf("%s %s needs compute capability %s, and %s", e.Package.Traits.Name,
				r.Version, r.SMMin, g.Has()), Facts: []string{r.Package + "/" + r.Version + "#sm-min", g.Ref()}}
		}
	}
	return model.Explanation{}
}

// stateExtensionPlatform ties packages to the platforms that they exist for.
func stateExtensionPlatform(s *model.Statement) {
	for _, e := range ofWheels(s) {
		releases := e.ReleaseTerm().Alike(func(r model.Release) string { return strings.Join(r.Platforms, " ") })
		model.Constrain2(s, releases, s.Platform.Term(), func(r model.Release, platform string) bool {
			return r.ExistsFor(platform)
		}, model.Says{Explain: func(left model.Domains) model.Explanation {
			releases := e.ReleasesLeft(left)
			if len(releases) == 0 {
				return model.Explanation{}
			}
			r, text := e.Row(releases[0]), "%s %s exists for %s only"
			if e.Package.CompilesWithoutWheel() {
				text = "%s %s has wheels for %s only, and is compiled elsewhere"
			}
			return model.Explanation{Text: fmt.Sprintf(text, e.Package.Name, r.Version,
				words.JoinWords(r.Platforms, "and")), Facts: []string{r.Package + "/" + r.Version + "#platforms"}}
		}})
	}
}
