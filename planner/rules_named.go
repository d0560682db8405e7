package planner

import (
	"fmt"
	"slices"
	"strconv"
)

var (
	ruleNumPy = Rule{ID: "numpy-abi", Source: docNumPy,
		Text: "Wheels that were compiled against NumPy 1 do not load beside NumPy 2: PyTorch before 2.3 (on Windows before 2.4.1), TensorFlow before 2.18, jaxlib before 0.4.26, ONNX Runtime before 1.19. A target that names a NumPy gets a build that takes it; where it names none, NumPy is held below 2 for such a build."}
	ruleFrameworkRequires = Rule{ID: "framework-requires", Source: docBuilds,
		Text: "A framework's own metadata says which versions of other packages it goes with: TensorFlow ties Keras, JAX ties jaxlib, SciPy and ml_dtypes."}
	rulePackageName = Rule{ID: "package-name", Source: docBuilds,
		Text: "Some builds come under a package name of their own: cupy-cuda12x, tensorflow-gpu before 2.12, onnxruntime for the CPU. A target that names such a package, or an extra such as tensorflow[and-cuda], gets one of its builds or none."}
)

// namedAxis says whether a package that the target names is in the stack:
// value 0 is yes, 1 is no. The user's requirement pins it to 0.
type namedAxis struct {
	axis
	ask *namedAsk
}

func (s *scene) addNamedAxes() {
	for i := range s.ask.named {
		n := &s.ask.named[i]
		s.named = append(s.named, &namedAxis{ask: n, axis: axis{part: n.name, size: absent + 1}})
	}
}

// requireWish pins a package that the target names to being there.
func (s *scene) requireWish(a *axis, spec *specifierAsk, at Position) {
	from := ""
	if spec != nil {
		from = spec.text.Value
	}
	text := wroteRequirement(a.part, from, at)
	s.require(a, requirement{part: a.part, from: from, at: at, text: text,
		to: func(int) change { return change{"", "without " + text} }},
		costCompanion, func(v int) bool { return v != absent }, nil)
}

// rule is the rule that ties a named package to builds.
func (n *namedAsk) rule() Rule {
	switch {
	case n.installs, n.extra != "":
		return rulePackageName
	case n.name == "numpy":
		return ruleNumPy
	default:
		return ruleFrameworkRequires
	}
}

func (s *scene) stateNamedRules() {
	for _, n := range s.named {
		f := s.frameworks[n.ask.framework]
		fits := make([]bool, len(f.builds))
		for i := range f.builds {
			fits[i] = n.ask.takes(&f.builds[i])
		}
		s.fact(n.ask.rule(), []*axis{&f.axis, &n.axis},
			func(v []int) bool { return v[1] == absent || fits[v[0]] },
			classOf(fits, func(fit *bool) string { return strconv.FormatBool(*fit) }),
			func(left scope) explanation { return n.words(f, left[f.dim]) })
	}
}

// words says why the builds left do not go with the package.
func (n *namedAxis) words(f *frameworkAxis, left []int) explanation {
	var refused []*build
	for _, b := range withGPUCode(f.pick(left)) {
		if !n.ask.takes(b) {
			refused = append(refused, b)
		}
	}
	if len(refused) == 0 {
		return explanation{text: n.ask.rule().Text}
	}
	if n.ask.extra != "" {
		return explanation{fmt.Sprintf("%s has no %s", f.one(refused), n.ask.name), []string{refused[0].ref("")}}
	}
	if n.ask.installs {
		return n.otherName(f, refused)
	}
	b := refused[0]
	var said explanation
	for _, l := range b.limits(n.ask.name) {
		said.facts = append(said.facts, l.fact)
		said.text = fmt.Sprintf("%s %s goes with %s %s", displayName(f.ask.name), b.release.Version, n.ask.name, l.spec)
	}
	if n.ask.name == "numpy" && !holdsBelow2(b) {
		return said
	}
	if n.ask.name == "numpy" {
		said.text = fmt.Sprintf("the wheels of %s %s were compiled against NumPy 1, and do not load beside NumPy 2", displayName(f.ask.name), b.label())
	}
	return said
}

// otherName says what installs the builds left instead.
func (n *namedAxis) otherName(f *frameworkAxis, builds []*build) explanation {
	var names []string
	for _, b := range builds {
		if _, ok := b.installs(n.ask.name); !ok {
			names = append(names, b.pkg())
		}
	}
	if names = unique(names); len(names) == 0 {
		return explanation{fmt.Sprintf("%s comes as %s %s", f.one(builds), n.ask.name, builds[0].wheelVersion()), []string{builds[0].ref("")}}
	}
	return explanation{fmt.Sprintf("%s come as the package %s, not as %s", f.describe(builds), joinWords(few(names, 3), "or"), n.ask.name),
		[]string{builds[0].ref("")}}
}

// holdsBelow2 reports whether a build does not go with NumPy 2.
func holdsBelow2(b *build) bool {
	two, err := parseSpecifier(">=2")
	return err == nil && slices.ContainsFunc(b.limits("numpy"), func(l limit) bool {
		spec, err := parseSpecifier(l.spec)
		return err == nil && !spec.meets(two)
	})
}
