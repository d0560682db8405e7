package planner

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/solver"
)

var (
	ruleExtensionRequires = Rule{ID: "package-requires", Source: docPackages,
		Text: "A package's own metadata says which versions of its framework and of other packages it goes with; vLLM and its like pin torch exactly."}
	ruleExtensionPython = Rule{ID: "package-python", Source: docPackages,
		Text: "A package installs only on the Pythons that its metadata takes in and that it has compiled wheels for."}
	ruleExtensionGPU = Rule{ID: "package-capability", Source: docPackages,
		Text: "A package's kernels have a lowest compute capability of their own: flash-attn 2 needs 8.0."}
	ruleExtensionPlatform = Rule{ID: "package-platform", Source: docPackages,
		Text: "A package exists only on the platforms that its makers publish it for."}
	ruleExtensionWheel = Rule{ID: "package-wheel", Source: docPackages,
		Text: "A package that is compiled against one torch has wheels for certain pairs of torch minor, CUDA and C++ ABI; for any other it is compiled at install time, which needs the CUDA toolkit in the image."}
)

// extensionAxis is a package around the frameworks.
type extensionAxis struct {
	axis
	ask *extensionAsk
}

func (s *scene) addExtensionAxes() {
	for i := range s.ask.extensions {
		e := &s.ask.extensions[i]
		s.extensions = append(s.extensions, &extensionAxis{ask: e, axis: axis{part: e.name, size: len(e.releases), same: extensionIdentity{e.name, e.pulled}}})
	}
}

func (s *scene) stateExtensionRules() {
	for _, e := range s.extensions {
		s.stateExtensionNeeds(e)
		s.stateExtensionPython(e)
		s.stateExtensionCUDA(e)
		s.stateExtensionParts(e)
		s.stateExtensionPlatform(e)
		s.stateExtensionWheels(e)
		s.stateExtensionGlibc(e)
		s.stateServerPackages(e)
		for _, g := range s.gpus {
			if !e.ask.optional {
				s.stateExtensionGPU(e, g)
			}
		}
	}
}

// requireExtension adds the version that the user asks for; pre-releases are
// out unless named.
func (s *scene) requireExtension(e *extensionAxis) {
	if e.ask.pulled {
		s.requirePulled(e)
		return
	}
	allows := func(v int) bool { return e.ask.allows(v) }
	want := e.ask.spec
	if want == nil {
		s.clauses = append(s.clauses, clause{info: ruleNewest, silent: true,
			explain: func(scope) explanation { return explanation{text: ruleNewest.Text} },
			rule: solver.Rule{ID: ruleNewest.ID, Kind: solver.Fact, Dims: []int{e.dim},
				Allows: func(v []int) bool { return allows(v[0]) }}})
		return
	}
	s.require(&e.axis, requirement{part: e.ask.name, from: want.text.Value, at: want.text.At,
		text: wroteRequirement(e.ask.name, want.text.Value, want.text.At),
		to: func(v int) change {
			version := e.ask.releases[v].Version
			return change{version, wroteRequirement(e.ask.name, "=="+version, want.text.At)}
		}}, costCompanion, allows, e.distance(allows))
}

// distance orders releases by how many stand between them and those asked for.
func (e *extensionAxis) distance(allows func(int) bool) func(int) int {
	steps := make([]int, e.size)
	for i := range steps {
		steps[i] = e.size
		for j := range e.size {
			if allows(j) {
				steps[i] = min(steps[i], abs(i-j))
			}
		}
	}
	return func(v int) int { return steps[v] }
}

// stateExtensionNeeds ties a package to the frameworks and packages that its
// metadata names.
func (s *scene) stateExtensionNeeds(e *extensionAxis) {
	for _, f := range s.frameworks {
		for _, name := range s.namesOf(e, f) {
			s.stateNeed(e, &f.axis, name, func(v int) string { return f.builds[v].release.Version }, func(v int) int { return f.builds[v].age })
		}
	}
	for _, c := range s.companions {
		s.stateNeed(e, &c.axis, c.ask.name, func(v int) string { return c.versions[v] }, func(v int) int { return v })
	}
	for _, o := range s.extensions {
		switch {
		case o == e:
		case o.ask.pulled:
			s.statePulled(e, o)
		default:
			name := o.ask.name
			if pypi := NormalizeName(o.ask.pypi); s.requires(e, pypi) {
				name = pypi
			}
			s.stateNeed(e, &o.axis, name, func(v int) string { return o.ask.releases[v].Version }, func(v int) int { return v })
		}
	}
}

// requires reports whether any release of a package asks for versions of
// another by that name.
func (s *scene) requires(e *extensionAxis, name string) bool {
	return name != "" && slices.ContainsFunc(e.ask.releases, func(r matrices.PackageRelease) bool { return needOf(&r, name) != "" })
}

// namesOf gives the names by which a package's releases require a framework:
// its package, or one of several with a CUDA in its name, as cupy-cuda13x. What
// such a requirement says of the version holds for the others too.
func (s *scene) namesOf(e *extensionAxis, f *frameworkAxis) []string {
	if len(f.builds) == 0 {
		return nil
	}
	return traits(s.facts, e.same, "names of", f.ask.name, func() []string {
		names := []string{f.builds[0].release.Package}
		for i := range e.ask.releases {
			for name := range e.ask.releases[i].Requires {
				if !slices.Contains(names, name) && f.ask.installedBy(name) {
					names = append(names, name)
				}
			}
		}
		slices.Sort(names)
		return names
	})
}

// needOf gives what a release asks of a package.
func needOf(r *matrices.PackageRelease, name string) string {
	for key, spec := range r.Requires {
		if spec != "*" && (key == name || NormalizeName(key) == name) {
			return spec
		}
	}
	return r.RequiresOther[name+" (extra)"] // of what works with the framework once both are there: transformers
}

func (s *scene) stateNeed(e *extensionAxis, on *axis, name string, version func(int) string, class func(int) int) {
	needs := traits(s.facts, e.same, "needs", name, func() []specifier { return e.needs(name) })
	if !slices.ContainsFunc(needs, func(need specifier) bool { return need.text != "" }) {
		return
	}
	s.law(ruleExtensionRequires, []*axis{&e.axis, on}, name, func() relation {
		classes := classOf(needs, func(need *specifier) string { return need.text })
		return relation{func(v []int) bool { return needs[v[0]].text == "" || needs[v[0]].allows(version(v[1])) },
			func(i, v int) int {
				if i == 0 {
					return classes(0, v)
				}
				return class(v)
			}}
	},
		func(left scope) explanation {
			return needWords(e, e.present(left), name, func(i int) string { return needs[i].text })
		})
}

// needs gives what each release asks of a package; an empty specifier where
// it asks nothing that can be read.
func (e *extensionAxis) needs(name string) []specifier {
	needs := make([]specifier, e.size)
	read := map[string]specifier{}
	for i := range needs {
		text := needOf(&e.ask.releases[i], name)
		spec, seen := read[text]
		if !seen && text != "" {
			spec, _ = parseSpecifier(text) // empty where it is none
			read[text] = spec
		}
		needs[i] = spec
	}
	return needs
}

// needWords says what the releases left ask of a package.
func needWords(e *extensionAxis, left []int, name string, spec func(int) string) explanation {
	var said explanation
	var texts []string
	for _, v := range left {
		if spec(v) == "" {
			continue
		}
		r := &e.ask.releases[v]
		texts = append(texts, fmt.Sprintf("%s %s needs %s %s", e.ask.name, r.Version, name, spec(v)))
		if len(said.facts) < 3 {
			said.facts = append(said.facts, r.Package+"/"+r.Version+"#requires")
		}
	}
	if len(texts) > 2 {
		texts = []string{texts[0], "…", texts[len(texts)-1]}
	}
	said.text = strings.Join(texts, ", ")
	return said
}

func (s *scene) stateExtensionPython(e *extensionAxis) {
	s.law(ruleExtensionPython, []*axis{&e.axis, &s.python.axis}, nil, func() relation {
		return relation{func(v []int) bool { return extensionRunsOn(&e.ask.releases[v[0]], s.python.values[v[1]]) },
			classOf(e.ask.releases, extensionPythons)}
	},
		func(left scope) explanation {
			for _, v := range e.present(left) {
				r := &e.ask.releases[v]
				return explanation{fmt.Sprintf("%s %s is for Python %s", e.ask.name, r.Version, extensionPythons(r)), []string{r.Package + "/" + r.Version}}
			}
			return explanation{}
		})
}

// compiled reports whether a release ships machine code of its own.
func compiled(r *matrices.PackageRelease) bool {
	return len(r.SM) > 0 || len(r.Wheels) > 0 || isDotted(r.CUDA) || len(r.CUDAAlso) > 0
}

func extensionPythons(r *matrices.PackageRelease) string {
	if compiled(r) && len(r.Python) > 0 {
		return span3(r.Python)
	}
	text, _, _ := strings.Cut(r.PythonRequires, " ")
	return text
}

func extensionRunsOn(r *matrices.PackageRelease, python string) bool {
	if compiled(r) && len(r.Python) > 0 && !slices.Contains(r.Python, python) {
		return false
	}
	text, _, _ := strings.Cut(r.PythonRequires, " ")
	limit, err := parseSpan(text)
	return err != nil || limit.allows(python)
}

func (s *scene) stateExtensionGPU(e *extensionAxis, g *gpuAxis) {
	s.law(ruleExtensionGPU, []*axis{&e.axis, &g.axis}, nil, func() relation {
		return relation{func(v []int) bool {
			floor := e.ask.releases[v[0]].SMMin
			return v[1] == absent || floor == "" || compareDotted(floor, g.ask.cc()) <= 0
		}, classOf(e.ask.releases, func(r *matrices.PackageRelease) string { return r.SMMin })}
	},
		func(left scope) explanation {
			for _, v := range e.present(left) {
				if r := &e.ask.releases[v]; r.SMMin != "" {
					return explanation{fmt.Sprintf("%s %s needs compute capability %s, and %s", e.ask.name, r.Version, r.SMMin, g.ask.has()),
						[]string{r.Package + "/" + r.Version + "#sm-min", g.ask.ref()}}
				}
			}
			return explanation{}
		})
}

func (s *scene) stateExtensionPlatform(e *extensionAxis) {
	s.law(ruleExtensionPlatform, []*axis{&e.axis, &s.platform.axis}, nil, func() relation {
		return relation{func(v []int) bool {
			on := e.ask.releases[v[0]].Platforms
			return len(on) == 0 || slices.Contains(on, "any") || slices.Contains(on, s.platform.values[v[1]])
		}, classOf(e.ask.releases, func(r *matrices.PackageRelease) string { return strings.Join(r.Platforms, " ") })}
	},
		func(left scope) explanation {
			for _, v := range e.present(left) {
				r := &e.ask.releases[v]
				return explanation{fmt.Sprintf("%s %s exists for %s only", e.ask.name, r.Version, joinWords(r.Platforms, "and")), []string{r.Package + "/" + r.Version + "#platforms"}}
			}
			return explanation{}
		})
}
