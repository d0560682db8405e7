package planner

import (
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/solver"
)

var (
	rulePulled = Rule{ID: "package-pulled", Source: docPackages,
		Text: "What a package requires of other packages with GPU code of their own joins the solve with it: faster-whisper brings CTranslate2, and with it a CUDA major and a cuDNN; vLLM brings the xformers that it pins. Which GPUs a package serves it says itself where it can do without the kernels of another."}
)

// pullPackages adds the packages with GPU code that those of the target
// require, and what those require in turn. Packages that are paired with
// a framework's releases come with the framework.
func (a *ask) pullPackages(p *Planner) {
	for i := 0; i < len(a.extensions); i++ {
		for _, name := range a.extensions[i].requirements() {
			a.pull(p, &a.extensions[i], name)
		}
	}
}

// requirements gives the names that any release the target may take requires,
// sorted.
func (e *extensionAsk) requirements() []string {
	names := map[string]bool{}
	for i := range e.releases {
		if e.allows(i) {
			for name := range e.releases[i].Requires {
				names[name] = true
			}
		}
	}
	return slices.Sorted(maps.Keys(names))
}

func (a *ask) pull(p *Planner, by *extensionAsk, name string) {
	info := p.facts.packageNamed(NormalizeName(name))
	if info == nil || !info.BindsGPU {
		return
	}
	known := info.Name
	if slices.ContainsFunc(a.extensions, func(o extensionAsk) bool { return o.name == known }) || a.paired(known) {
		return
	}
	// The first release stands for none: it is the best one where nothing
	// requires the package.
	e := extensionAsk{name: known, pypi: info.PyPI, page: info.WheelsPage, at: by.at, pulled: true, releases: []matrices.PackageRelease{{Package: known}}}
	for _, r := range p.facts.Packages(known) {
		if !r.Unreleased {
			e.releases = append(e.releases, r)
		}
	}
	e.optional = slices.ContainsFunc(by.releases, func(r matrices.PackageRelease) bool { return r.SMMin != "" })
	a.extensions = append(a.extensions, e)
}

// paired reports whether a package is a companion of one of the frameworks.
func (a *ask) paired(name string) bool {
	return slices.ContainsFunc(a.frameworks, func(fa frameworkAsk) bool { return len(companionVersions(&fa, name)) > 0 })
}

// none reports whether a release stands for the package's absence.
func (e *extensionAsk) none(i int) bool { return e.pulled && i == 0 }

// statePulled ties a package that is pulled in to the releases that require it:
// those take a version that their metadata allows. Where the facts know no such
// version, the lock resolves it.
func (s *scene) statePulled(by, e *extensionAxis) {
	needs, fits := make([]string, by.size), map[string][]bool{}
	for i := range needs {
		text := s.pulledNeed(&by.ask.releases[i], e.ask)
		if text == "" {
			continue
		}
		if _, seen := fits[text]; !seen {
			fits[text] = e.fitting(text)
		}
		if slices.Contains(fits[text], true) {
			needs[i] = text
		}
	}
	if len(fits) == 0 {
		return
	}
	classes := classOf(needs, func(text *string) string { return *text })
	s.fact(rulePulled, []*axis{&by.axis, &e.axis},
		func(v []int) bool { return needs[v[0]] == "" || fits[needs[v[0]]][v[1]] },
		func(i, v int) int {
			if i == 0 {
				return classes(0, v)
			}
			return v
		},
		func(left scope) explanation {
			return needWords(by, left[by.dim], e.ask.name, func(i int) string { return needs[i] })
		})
}

// fitting says which releases a requirement allows.
func (e *extensionAxis) fitting(text string) []bool {
	fits := make([]bool, e.size)
	if version, pinned := exactly(text); pinned {
		for i := range fits {
			fits[i] = !e.ask.none(i) && e.ask.releases[i].Version == version
		}
		return fits
	}
	spec, err := parseSpecifier(text)
	for i := range fits {
		fits[i] = !e.ask.none(i) && (text == "*" || err == nil && spec.allows(e.ask.releases[i].Version))
	}
	return fits
}

// pulledNeed gives what a release requires of a package on the target's
// platform; * for any version.
func (s *scene) pulledNeed(r *matrices.PackageRelease, e *extensionAsk) string {
	for name, text := range r.Requires {
		if n := NormalizeName(name); n != e.name && n != NormalizeName(e.pypi) || !s.markerHolds(r.Markers[name]) {
			continue
		}
		return text
	}
	return ""
}

// markerHolds reads the markers that requirements of the tables have: those of
// a processor or system. What they say of Pythons is left to the lock.
func (s *scene) markerHolds(marker string) bool {
	switch {
	case strings.Contains(marker, "!= 'aarch64'"):
		return s.ask.platform != linuxARM64
	case strings.Contains(marker, "x86_64"):
		return s.ask.platform == linuxAMD64
	}
	return marker == ""
}

// present gives the releases that are left, without the one that stands for
// none: those that the target asks for go first, since sentences speak of
// them.
func (e *extensionAxis) present(left scope) []int {
	list := slices.DeleteFunc(slices.Clone(left[e.dim]), e.ask.none)
	asked := slices.DeleteFunc(slices.Clone(list), func(v int) bool { return !e.ask.allows(v) })
	if len(asked) == 0 || e.ask.spec == nil {
		return list
	}
	return asked
}

// requirePulled lets pre-releases in only where something names them.
func (s *scene) requirePulled(e *extensionAxis) {
	s.clauses = append(s.clauses, clause{info: ruleNewest, silent: true,
		explain: func(scope) explanation { return explanation{text: ruleNewest.Text} },
		rule: solver.Rule{ID: ruleNewest.ID, Kind: solver.Fact, Dims: []int{e.dim},
			Allows: func(v []int) bool { return e.ask.none(v[0]) || e.ask.allows(v[0]) }}})
}

// whyPulled says what a package is there for.
func (c *choice) whyPulled(e *extensionAxis) Reason {
	release := &e.ask.releases[c.at(&e.axis)]
	r := Reason{Part: e.ask.name, Value: release.Version, Rule: rulePulled.ID, Facts: []string{release.Package + "/" + release.Version}}
	var by []string
	for _, o := range c.extensions {
		if need := c.pulledNeed(&o.ask.releases[c.at(&o.axis)], e.ask); need != "" {
			row := &o.ask.releases[c.at(&o.axis)]
			by = append(by, strings.TrimSuffix(row.Package+" "+row.Version+", which asks for "+need, ", which asks for *"))
			r.Facts = append(r.Facts, row.Package+"/"+row.Version+"#requires")
		}
	}
	r.Text = "newest that works here; it comes with " + joinWords(by, "and")
	return r
}
