package planner

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// frameworkAsk is a framework of the target.
type frameworkAsk struct {
	name      string
	releases  []matrices.FrameworkRelease // all that the facts know, newest first
	rows      []*matrices.PackageRelease  // what releases are made of, where a package stands in a framework's place
	version   *specifierAsk               // nil: any
	versionOf string                      // the package whose version it is, where the target asks for it so
	cuda      *spanAsk                    // the CUDA that the build was made for; nil: any
	variant   *variantAsk                 // nil: any
	at        Position
	pinned    *specifierAsk // what WhyNot asks about
	alias     string        // the name that the target uses for a package in a framework's place
	jit       bool          // its kernels are compiled when they are used
	assumed   *assumption   // nil: the facts know what is asked for
}

type specifierAsk struct {
	spec specifier
	text Text
}

// readSpecifier reads what a package's version may be: nil where anything may.
// It reports a fault and false for what is no specifier.
func readSpecifier(name, spec string, at Position, f *faults) (*specifierAsk, bool) {
	if spec == "" || spec == "*" {
		return nil, true
	}
	parsed, err := parseSpecifier(spec)
	if err != nil {
		f.add(at, "invalid "+name+" version", "%v", err)
		return nil, false
	}
	return &specifierAsk{spec: parsed, text: Text{Value: spec, At: at}}, true
}

// variantAsk names one variant of the builds: cu124, cpu.
type variantAsk struct {
	variant string
	text    Text
}

// companionAsk is a package that the facts pair with a framework's releases.
type companionAsk struct {
	name      string
	framework int // index in ask.frameworks
	spec      *specifierAsk
	at        Position
}

// checkFrameworks finds a target without a framework: none is named, and no
// package brings one.
func (a *ask) checkFrameworks(p *Planner, f *faults) {
	if len(a.frameworks)+len(a.request.Frameworks) > 0 || f.err() != nil {
		return
	}
	brings := "there are no packages that bring one"
	if len(a.request.Packages) > 0 {
		var names []string
		for i := range a.request.Packages {
			names = append(names, a.request.Packages[i].Name)
		}
		brings = joinWords(few(names, 3), "and") + " bring none"
		if len(names) == 1 {
			brings = names[0] + " brings none"
		}
	}
	f.add(a.request.At, "no framework", "a target needs one, and %s; the facts know %s", brings, joinWords(p.facts.FrameworkNames(), "and"))
}

func (a *ask) readFrameworks(p *Planner, f *faults) {
	for i := range a.request.Frameworks {
		a.readFramework(p, &a.request.Frameworks[i], f)
	}
}

func (a *ask) readFramework(p *Planner, r *FrameworkRequest, f *faults) {
	names := p.facts.FrameworkNames()
	if !slices.Contains(names, r.Name) {
		detail := "the facts of " + p.facts.date() + " know " + joinWords(names, "and")
		if name := frameworkOfPackage(p, r.Name); name != "" {
			detail = "the framework of the package " + r.Name + " is called " + name
		} else if near := nearest(r.Name, names); len(near) > 0 {
			detail = didYouMean(near)
		}
		f.add(r.At, "unknown framework "+quote(r.Name), "%s", detail)
		return
	}
	if slices.ContainsFunc(a.frameworks, func(o frameworkAsk) bool { return o.name == r.Name }) {
		f.add(r.At, "framework asked for twice", "%s stands in this target already", r.Name)
		return
	}
	ask := frameworkAsk{name: r.Name, releases: p.facts.Frameworks(r.Name), at: r.At}
	ask.readVersion(r.Version, f)
	ask.readCUDA(r.CUDA, f)
	ask.assume(r.AssumeLike, p.facts, a, f)
	a.frameworks = append(a.frameworks, ask)
	a.readCompanions(p, len(a.frameworks)-1, r.With, f)
}

// frameworkOfPackage gives the framework whose newest release is installed as
// that package: pytorch for torch.
func frameworkOfPackage(p *Planner, pkg string) string {
	for _, name := range p.facts.FrameworkNames() {
		for _, r := range p.facts.Frameworks(name) {
			if r.Package == pkg {
				return name
			}
		}
	}
	return ""
}

func (fa *frameworkAsk) readVersion(text Text, f *faults) {
	if !text.Set() {
		return
	}
	spec, err := parseSpecifier(text.Value)
	if err != nil {
		f.add(text.At, "invalid "+fa.name+" version", "%v", err)
		return
	}
	fa.version = &specifierAsk{spec: spec, text: text}
	if spec.local != "" {
		fa.variant = &variantAsk{variant: spec.local, text: text}
	}
}

// readCUDA reads the CUDA of the build: a version, or a variant's name.
func (fa *frameworkAsk) readCUDA(text Text, f *faults) {
	if !text.Set() {
		return
	}
	if value := strings.ToLower(text.Value); value == "cpu" || strings.HasPrefix(value, "cu") {
		fa.variant = &variantAsk{variant: value, text: text}
		return
	}
	fa.cuda = readSpan(text, "cuda", f)
}

// cpuOnly reports whether the user asks for a build without GPU code.
func (fa *frameworkAsk) cpuOnly() bool { return fa.variant != nil && fa.variant.variant == "cpu" }

func (a *ask) readCompanions(p *Planner, framework int, with []Text, f *faults) {
	known := p.facts.companionsOf(&a.frameworks[framework])
	for _, text := range with {
		name, spec := splitRequirement(text.Value)
		if slices.Contains(known, name) && a.frameworks[framework].assumed != nil {
			a.warnUnpaired(&a.frameworks[framework], name)
			continue
		}
		if slices.Contains(known, name) && len(companionVersions(&a.frameworks[framework], name)) > 0 {
			a.addCompanion(name, spec, framework, text.At, f)
			continue
		}
		if a.readExtension(p, name, spec, text.At, f) || a.readNVIDIA(name, spec, text.At, f) || a.readNamed(name, spec, text.At, f) {
			continue
		}
		if slices.Contains(known, name) {
			continue // limited by some releases, and any version of it will do
		}
		if near := nearest(name, known); len(near) > 0 {
			f.add(text.At, "unknown package "+quote(name), "%s", didYouMean(near))
			continue
		}
		a.warnUnknownPackage(p, name)
	}
}

// companionsOf is companionNames with a memory.
func (f *facts) companionsOf(fa *frameworkAsk) []string {
	if fa.assumed != nil {
		return companionNames(fa.releases)
	}
	return traits(f, companionKey{framework: fa.name}, "names", nil, func() []string { return companionNames(fa.releases) })
}

// companionNames gives the packages that any release is paired with, sorted.
func companionNames(releases []matrices.FrameworkRelease) []string {
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

// splitRequirement splits "vllm==0.6.3" into name and specifier. Names are
// normalised as PEP 503 says.
func splitRequirement(text string) (name, spec string) {
	end := strings.IndexAny(text, "=<>!~ [;")
	if end < 0 {
		end = len(text)
	}
	return NormalizeName(strings.TrimSpace(text[:end])), strings.TrimSpace(text[end:])
}

func (a *ask) addCompanion(name, spec string, framework int, at Position, f *faults) {
	c := companionAsk{name: name, framework: framework, at: at}
	var ok bool
	if c.spec, ok = readSpecifier(name, spec, at, f); !ok {
		return
	}
	a.companions = append(a.companions, c)
}

// warnUnpaired tells of a companion whose release for an assumed release of its
// framework the facts cannot know.
func (a *ask) warnUnpaired(fa *frameworkAsk, name string) {
	a.warnings = append(a.warnings, warn(ruleAssumed, nil, "which %s goes with %s %s is not known: the lock resolves it",
		name, displayName(fa.name), fa.assumed.version))
}

func (a *ask) warnUnknownPackage(p *Planner, name string) {
	a.warnings = append(a.warnings, Warning{
		Rule: "unknown-package",
		Text: name + " is not known to the facts of " + p.facts.date() + ": the lock resolves it, and nothing here says whether it fits",
	})
}
