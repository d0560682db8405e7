package query

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// Framework is a framework of the target.
type Framework struct {
	Name      string
	Info      *matrices.FrameworkInfo     // what holds for every release
	Releases  []matrices.FrameworkRelease // all that the facts know, newest first
	Rows      []*matrices.PackageRelease  // what releases are made of, where a package stands in a framework's place
	Version   *Specifier                  // nil: any
	VersionOf string                      // the package whose version it is, where the target asks for it so
	CUDA      *Range                      // the CUDA that the build was made for; nil: any
	Variant   *variant                    // nil: any
	At        request.Position
	Pinned    *Specifier  // what WhyNot asks about
	Alias     string      // the name that the target uses for a package in a framework's place
	Assumed   *assumption // nil: the facts know what is asked for
	Taken     *Taken      // the builds that an environment has; nil for any
}

type Specifier struct {
	Spec version.Specifier
	Text request.Text
}

// readSpecifier reads what a package's version may be: nil where anything may.
// It reports a fault and false for what is no specifier.
func readSpecifier(name, spec string, at request.Position, f *Faults) (*Specifier, bool) {
	if spec == "" || spec == "*" {
		return nil, true
	}
	parsed, err := version.ParseSpecifier(spec)
	if err != nil {
		f.Add(at, "invalid "+name+" version", "%v", err)
		return nil, false
	}
	return &Specifier{Spec: parsed, Text: request.Text{Value: spec, At: at}}, true
}

// variant names one variant of the builds: cu124, cpu.
type variant struct {
	Variant string
	Text    request.Text
}

// Companion is a package that the facts pair with a framework's releases.
type Companion struct {
	Name      string
	Framework int // index in ask.frameworks
	Spec      *Specifier
	at        request.Position
}

// checkFrameworks finds a target without a framework: none is named, and no
// package brings one.
func (a *Query) checkFrameworks(facts *facts.Facts, f *Faults) {
	if len(a.Frameworks)+len(a.Request.Frameworks) > 0 || f.Err() != nil {
		return
	}
	brings := "there are no packages that bring one"
	if len(a.Request.Packages) > 0 {
		var names []string
		for i := range a.Request.Packages {
			names = append(names, a.Request.Packages[i].Name)
		}
		brings = words.JoinWords(words.Few(names, 3), "and") + " bring none"
		if len(names) == 1 {
			brings = names[0] + " brings none"
		}
	}
	f.Add(a.Request.At, "no framework", "a target needs one, and %s; the facts know %s", brings,
		words.JoinWords(facts.FrameworkNames(), "and"))
}

func (a *Query) readFrameworks(facts *facts.Facts, f *Faults) {
	for i := range a.Request.Frameworks {
		a.readFramework(facts, &a.Request.Frameworks[i], f)
	}
}

func (a *Query) readFramework(facts *facts.Facts, r *request.FrameworkRequest, f *Faults) {
	names := facts.FrameworkNames()
	if !slices.Contains(names, r.Name) {
		detail := "the facts of " + facts.Date() + " know " + words.JoinWords(names, "and")
		if name := facts.FrameworkCalled(r.Name); slices.Contains(names, name) {
			detail = words.DidYouMean([]string{name})
			if slices.Contains(facts.FrameworkInfo(name).Distributions(), r.Name) {
				detail = "the framework of the package " + r.Name + " is called " + name
			}
		} else if near := version.Nearest(r.Name, names); len(near) > 0 {
			detail = words.DidYouMean(near)
		}
		f.Add(r.At, "unknown framework "+words.Quote(r.Name), "%s", detail)
		return
	}
	if slices.ContainsFunc(a.Frameworks, func(o Framework) bool { return o.Name == r.Name }) {
		f.Add(r.At, "framework asked for twice", "%s stands in this target already", r.Name)
		return
	}
	ask := Framework{Name: r.Name, Info: facts.FrameworkInfo(r.Name), Releases: facts.Frameworks(r.Name), At: r.At}
	ask.readVersion(r.Version, f)
	ask.readCUDA(r.CUDA, f)
	ask.assume(r.AssumeLike, facts, a, f)
	a.Frameworks = append(a.Frameworks, ask)
	a.readCompanions(facts, len(a.Frameworks)-1, r.With, f)
}

func (fa *Framework) readVersion(text request.Text, f *Faults) {
	if !text.Set() {
		return
	}
	spec, err := version.ParseSpecifier(text.Value)
	if err != nil {
		f.Add(text.At, "invalid "+fa.Name+" version", "%v", err)
		return
	}
	fa.Version = &Specifier{Spec: spec, Text: text}
	if spec.Local != "" {
		fa.Variant = &variant{Variant: spec.Local, Text: text}
	}
}

// readCUDA reads the CUDA of the build: a version, or a variant's name.
func (fa *Framework) readCUDA(text request.Text, f *Faults) {
	if !text.Set() {
		return
	}
	if value := strings.ToLower(text.Value); value == "cpu" || strings.HasPrefix(value, "cu") {
		fa.Variant = &variant{Variant: value, Text: text}
		return
	}
	fa.CUDA = readRange(text, "cuda", f)
}

// CPUOnly reports whether the user asks for a build without GPU code.
func (fa *Framework) CPUOnly() bool { return fa.Variant != nil && fa.Variant.Variant == "cpu" }

func (a *Query) readCompanions(facts *facts.Facts, framework int, with []request.Text, f *Faults) {
	known := CompanionsOf(facts, &a.Frameworks[framework])
	for _, text := range with {
		name, spec := SplitRequirement(text.Value)
		if slices.Contains(known, name) && a.Frameworks[framework].Assumed != nil {
			a.warnUnpaired(&a.Frameworks[framework], name)
			continue
		}
		if slices.Contains(known, name) && len(CompanionVersions(&a.Frameworks[framework], name)) > 0 {
			a.addCompanion(name, spec, framework, text.At, f)
			continue
		}
		if a.readExtension(facts, name, spec, text.At, f) || a.ReadNVIDIA(name, spec, text.At, f) ||
			a.readNamed(name, spec, text.At, f) {
			continue
		}
		if slices.Contains(known, name) {
			continue // limited by some releases, and any version of it will do
		}
		if near := version.Nearest(name, known); len(near) > 0 {
			f.Add(text.At, "unknown package "+words.Quote(name), "%s", words.DidYouMean(near))
			continue
		}
		a.Unknown = append(a.Unknown, name)
	}
}

// CompanionsOf is companionNames with a memory.
func CompanionsOf(f *facts.Facts, fa *Framework) []string {
	if fa.Assumed != nil {
		return CompanionNames(fa.Releases)
	}
	return facts.CachedList(f, facts.CompanionKey{Framework: fa.Name}, "names", nil,
		func() []string { return CompanionNames(fa.Releases) })
}

// CompanionNames returns the packages that any release is paired with, sorted.
func CompanionNames(releases []matrices.FrameworkRelease) []string {
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

// SplitRequirement splits "vllm==0.6.3" into name and specifier. Names are
// normalised as PEP 503 says.
func SplitRequirement(text string) (name, spec string) {
	end := strings.IndexAny(text, "=<>!~ [;")
	if end < 0 {
		end = len(text)
	}
	return request.NormalizeName(strings.TrimSpace(text[:end])), strings.TrimSpace(text[end:])
}

func (a *Query) addCompanion(name, spec string, framework int, at request.Position, f *Faults) {
	c := Companion{Name: name, Framework: framework, at: at}
	var ok bool
	if c.Spec, ok = readSpecifier(name, spec, at, f); !ok {
		return
	}
	a.Companions = append(a.Companions, c)
}

// warnUnpaired tells of a companion whose release for an assumed release of its
// framework the facts cannot know.
func (a *Query) warnUnpaired(fa *Framework, name string) {
	a.Warnings = append(a.Warnings, plan.Warning{Rule: AssumedID,
		Text: fmt.Sprintf("which %s goes with %s %s is not known: the lock resolves it",
			name, fa.Info.Name, fa.Assumed.version)})
}

// warnUnknown says which of the target's packages no table says anything of, as
// what they are: not known, which is not the same as known to fit.
func (a *Query) warnUnknown(facts *facts.Facts) {
	slices.Sort(a.Unknown)
	a.Unknown = slices.DeleteFunc(slices.Compact(a.Unknown), func(name string) bool {
		return slices.ContainsFunc(a.Frameworks, func(fa Framework) bool {
			return slices.Contains(CompanionsOf(facts, &fa), name) || fa.LimitsPackage(name)
		})
	})
	if len(a.Unknown) == 0 {
		return
	}
	are, version, they := " are", "versions", "they fit"
	if len(a.Unknown) == 1 {
		are, version, they = " is", "version", "it fits"
	}
	a.Warnings = append(a.Warnings, plan.Warning{
		Rule: "unknown-package",
		Text: words.JoinWords(a.Unknown, "and") + are + " unknown to the facts of " + facts.Date() +
			": the lock decides the " + version + ", and nothing here says whether " + they,
	})
}
