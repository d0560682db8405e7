package rules

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/solver"
)

var (
	RuleExtensionRequires = plan.Rule{ID: "package-requires", Source: docPackages,
		Text: "A package's own metadata says which versions of its framework and of other packages it goes with; vLLM and its like pin torch exactly."}
	RuleExtensionPython = plan.Rule{ID: "package-python", Source: docPackages,
		Text: "A package installs only on the Pythons that its metadata takes in and that it has compiled wheels for."}
	RuleExtensionGPU = plan.Rule{ID: "package-capability", Source: docPackages,
		Text: "A package's kernels have a lowest compute capability of their own: flash-attn 2 needs 8.0."}
	RuleExtensionPlatform = plan.Rule{ID: "package-platform", Source: docPackages,
		Text: "A package exists only on the platforms that its makers publish it for."}
	RuleExtensionWheel = plan.Rule{ID: "package-wheel", Source: docPackages,
		Text: "A package that is compiled against one torch has wheels for certain pairs of torch minor, CUDA and C++ ABI; for any other it is compiled at install time, which needs the CUDA toolkit in the image."}
)

func stateExtensionRules(s *model.Model) {
	for _, e := range s.Extensions {
		stateExtensionNeeds(s, e)
		stateExtensionPython(s, e)
		stateExtensionCUDA(s, e)
		stateExtensionParts(s, e)
		stateExtensionPlatform(s, e)
		stateExtensionWheels(s, e)
		stateExtensionGlibc(s, e)
		stateServerPackages(s, e)
		for _, g := range s.GPUs {
			if !e.Query.Optional {
				stateExtensionGPU(s, e, g)
			}
		}
	}
}

// requireExtension adds the version that the user asks for; pre-releases are
// out unless named.
func requireExtension(s *model.Model, e *model.ExtensionVariable) {
	if e.Query.Transitive {
		requireTransitive(s, e)
		return
	}
	allows := func(v int) bool { return e.Query.Allows(v) }
	want := e.Query.Spec
	if want == nil {
		s.Constraints = append(s.Constraints, model.Constraint{Rule: RuleNewest, Silent: true,
			Explain: func(model.Domains) model.Explanation { return model.Explanation{Text: RuleNewest.Text} },
			Solver: solver.Rule{ID: RuleNewest.ID, Kind: solver.Fact, Dims: []int{e.Dim},
				Allows: func(v []int) bool { return allows(v[0]) }}})
		return
	}
	s.Require(&e.Variable, model.Requirement{Part: e.Query.Name, From: want.Text.Value, At: want.Text.At,
		Text: request.SpellRequirement(e.Query.Name, want.Text.Value, want.Text.At),
		To: func(v int) model.Change {
			version := e.Query.Releases[v].Version
			return model.Change{Value: version, Text: request.SpellRequirement(e.Query.Name, "=="+version, want.Text.At)}
		}}, model.CostCompanion, allows, releaseDistance(e, allows))
}

// releaseDistance orders releases by how many stand between them and those asked for.
func releaseDistance(e *model.ExtensionVariable, allows func(int) bool) func(int) int {
	steps := make([]int, e.Size)
	for i := range steps {
		steps[i] = e.Size
		for j := range e.Size {
			if allows(j) {
				steps[i] = min(steps[i], abs(i-j))
			}
		}
	}
	return func(v int) int { return steps[v] }
}

// stateExtensionNeeds ties a package to the frameworks and packages that its
// metadata names.
func stateExtensionNeeds(s *model.Model, e *model.ExtensionVariable) {
	for _, f := range s.Frameworks {
		for _, name := range namesOf(s, e, f) {
			stateNeed(s, e, &f.Variable, name, func(v int) string { return f.Builds[v].Release.Version }, func(v int) int { return f.Builds[v].Age })
		}
	}
	for _, c := range s.Companions {
		stateNeed(s, e, &c.Variable, c.Query.Name, func(v int) string { return c.Versions[v] }, func(v int) int { return v })
	}
	for _, o := range s.Extensions {
		switch {
		case o == e:
		case o.Query.Transitive:
			stateTransitive(s, e, o)
		default:
			name := o.Query.Name
			if pypi := request.NormalizeName(o.Query.PyPI); requires(s, e, pypi) {
				name = pypi
			}
			stateNeed(s, e, &o.Variable, name, func(v int) string { return o.Query.Releases[v].Version }, func(v int) int { return v })
		}
	}
}

// requires reports whether any release of a package asks for versions of
// another by that name.
func requires(s *model.Model, e *model.ExtensionVariable, name string) bool {
	return name != "" && slices.ContainsFunc(e.Query.Releases, func(r matrices.PackageRelease) bool { return NeedOf(&r, name) != "" })
}

// namesOf returns the names by which a package's releases require a framework:
// its package, or one of several with a CUDA in its name, as cupy-cuda13x. What
// such a requirement says of the version holds for the others too.
func namesOf(s *model.Model, e *model.ExtensionVariable, f *model.FrameworkVariable) []string {
	if len(f.Builds) == 0 {
		return nil
	}
	return facts.CachedList(s.Facts, e.Same, "names of", f.Query.Name, func() []string {
		names := []string{f.Builds[0].Release.Package}
		for i := range e.Query.Releases {
			for name := range e.Query.Releases[i].Requires {
				if !slices.Contains(names, name) && f.Query.InstalledBy(name) {
					names = append(names, name)
				}
			}
		}
		slices.Sort(names)
		return names
	})
}

// NeedOf returns what a release asks of a package.
func NeedOf(r *matrices.PackageRelease, name string) string {
	for key, spec := range r.Requires {
		if spec != "*" && (key == name || request.NormalizeName(key) == name) {
			return spec
		}
	}
	return r.RequiresOther[name+" (extra)"] // of what works with the framework once both are there: transformers
}

func stateNeed(s *model.Model, e *model.ExtensionVariable, on *model.Variable, name string, ver func(int) string, class func(int) int) {
	needs := facts.CachedList(s.Facts, e.Same, "needs", name, func() []version.Specifier { return needs(e, name) })
	if !slices.ContainsFunc(needs, func(need version.Specifier) bool { return need.Text != "" }) {
		return
	}
	s.Tabulated(RuleExtensionRequires, []*model.Variable{&e.Variable, on}, name, func() model.Relation {
		classes := model.ClassOf(needs, func(need *version.Specifier) string { return need.Text })
		return model.Relation{Allows: func(v []int) bool { return needs[v[0]].Text == "" || needs[v[0]].Allows(ver(v[1])) },
			Class: func(i, v int) int {
				if i == 0 {
					return classes(0, v)
				}
				return class(v)
			}}
	},
		func(left model.Domains) model.Explanation {
			return needWords(e, present(e, left), name, func(i int) string { return needs[i].Text })
		})
}

// needs returns what each release asks of a package; an empty specifier where
// it asks nothing that can be read.
func needs(e *model.ExtensionVariable, name string) []version.Specifier {
	needs := make([]version.Specifier, e.Size)
	read := map[string]version.Specifier{}
	for i := range needs {
		text := NeedOf(&e.Query.Releases[i], name)
		spec, seen := read[text]
		if !seen && text != "" {
			spec, _ = version.ParseSpecifier(text) // empty where it is none
			read[text] = spec
		}
		needs[i] = spec
	}
	return needs
}

// needWords says what the releases left ask of a package.
func needWords(e *model.ExtensionVariable, left []int, name string, spec func(int) string) model.Explanation {
	var said model.Explanation
	var texts []string
	for _, v := range left {
		if spec(v) == "" {
			continue
		}
		r := &e.Query.Releases[v]
		texts = append(texts, fmt.Sprintf("%s %s needs %s %s", e.Query.Name, r.Version, name, spec(v)))
		if len(said.Facts) < 3 {
			said.Facts = append(said.Facts, r.Package+"/"+r.Version+"#requires")
		}
	}
	if len(texts) > 2 {
		texts = []string{texts[0], "…", texts[len(texts)-1]}
	}
	said.Text = strings.Join(texts, ", ")
	return said
}

func stateExtensionPython(s *model.Model, e *model.ExtensionVariable) {
	s.Tabulated(RuleExtensionPython, []*model.Variable{&e.Variable, &s.Python.Variable}, nil, func() model.Relation {
		return model.Relation{Allows: func(v []int) bool { return extensionRunsOn(&e.Query.Releases[v[0]], s.Python.Values[v[1]]) },
			Class: model.ClassOf(e.Query.Releases, extensionPythons)}
	},
		func(left model.Domains) model.Explanation {
			for _, v := range present(e, left) {
				r := &e.Query.Releases[v]
				return model.Explanation{Text: fmt.Sprintf("%s %s is for Python %s", e.Query.Name, r.Version, extensionPythons(r)), Facts: []string{r.Package + "/" + r.Version}}
			}
			return model.Explanation{}
		})
}

// Compiled reports whether a release ships machine code of its own.
func Compiled(r *matrices.PackageRelease) bool {
	return len(r.SM) > 0 || len(r.Wheels) > 0 || version.IsDotted(r.CUDA) || len(r.CUDAAlso) > 0
}

func extensionPythons(r *matrices.PackageRelease) string {
	if Compiled(r) && len(r.Python) > 0 {
		return words.Runs(r.Python)
	}
	text, _, _ := strings.Cut(r.PythonRequires, " ")
	return text
}

func extensionRunsOn(r *matrices.PackageRelease, python string) bool {
	if Compiled(r) && len(r.Python) > 0 && !slices.Contains(r.Python, python) {
		return false
	}
	text, _, _ := strings.Cut(r.PythonRequires, " ")
	limit, err := version.ParseRange(text)
	return err != nil || limit.Allows(python)
}

func stateExtensionGPU(s *model.Model, e *model.ExtensionVariable, g *model.GPUVariable) {
	s.Tabulated(RuleExtensionGPU, []*model.Variable{&e.Variable, &g.Variable}, nil, func() model.Relation {
		return model.Relation{Allows: func(v []int) bool {
			floor := e.Query.Releases[v[0]].SMMin
			return v[1] == model.Absent || floor == "" || version.Compare(floor, g.Query.CC()) <= 0
		}, Class: model.ClassOf(e.Query.Releases, func(r *matrices.PackageRelease) string { return r.SMMin })}
	},
		func(left model.Domains) model.Explanation {
			for _, v := range present(e, left) {
				if r := &e.Query.Releases[v]; r.SMMin != "" {
					return model.Explanation{Text: fmt.Sprintf("%s %s needs compute capability %s, and %s", e.Query.Name, r.Version, r.SMMin, g.Query.Has()),
						Facts: []string{r.Package + "/" + r.Version + "#sm-min", g.Query.Ref()}}
				}
			}
			return model.Explanation{}
		})
}

func stateExtensionPlatform(s *model.Model, e *model.ExtensionVariable) {
	s.Tabulated(RuleExtensionPlatform, []*model.Variable{&e.Variable, &s.Platform.Variable}, nil, func() model.Relation {
		return model.Relation{Allows: func(v []int) bool {
			on := e.Query.Releases[v[0]].Platforms
			return len(on) == 0 || slices.Contains(on, "any") || slices.Contains(on, s.Platform.Values[v[1]])
		}, Class: model.ClassOf(e.Query.Releases, func(r *matrices.PackageRelease) string { return strings.Join(r.Platforms, " ") })}
	},
		func(left model.Domains) model.Explanation {
			for _, v := range present(e, left) {
				r := &e.Query.Releases[v]
				return model.Explanation{Text: fmt.Sprintf("%s %s exists for %s only", e.Query.Name, r.Version, words.JoinWords(r.Platforms, "and")), Facts: []string{r.Package + "/" + r.Version + "#platforms"}}
			}
			return model.Explanation{}
		})
}
