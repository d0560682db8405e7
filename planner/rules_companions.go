package planner

import (
	"fmt"
	"slices"
	"strings"
)

var (
	ruleCompanion = Rule{ID: "companion-pairs", Source: docTorch,
		Text: "torchvision, torchaudio, torchtext and triton are made for one release of PyTorch each and fit no other, except where the pair's own metadata gives a range."}
	ruleCompanionCUDA = Rule{ID: "companion-cuda", Source: docPackages,
		Text: "A companion with machine code of its own must be built for the CUDA of its framework's build: torchaudio is not for 13.2."}
	ruleCompanionPython = Rule{ID: "companion-python", Source: docPython,
		Text: "A companion installs only on the Pythons that it has wheels for, which may be fewer than its framework's."}
)

// addCompanionAxes adds an axis for each companion that the target asks for.
func (s *scene) addCompanionAxes() {
	for i := range s.ask.companions {
		c := &s.ask.companions[i]
		versions, same := s.facts.companionVersions(&s.ask.frameworks[c.framework], c.name)
		a := &companionAxis{ask: c, versions: versions, axis: axis{part: c.name, size: len(versions), same: same}}
		a.takeLabel()
		s.companions = append(s.companions, a)
	}
}

// companionVersions is the function of that name with a memory.
func (f *facts) companionVersions(fa *frameworkAsk, name string) ([]string, identity) {
	if fa.assumed != nil {
		return companionVersions(fa, name), nil
	}
	key := companionKey{fa.name, name}
	list := kept(f.shelf, key, listBytes, func() []string { return companionVersions(fa, name) })
	return list, key
}

// companionKey tells the versions of a companion.
type companionKey struct{ framework, name string }

// companionVersions gives every version that some release is paired with,
// newest first.
func companionVersions(fa *frameworkAsk, name string) []string {
	var list []string
	for i := range fa.releases {
		if v := fa.releases[i].Pairs[name]; v != "" {
			list = append(list, v)
		}
		if v, exact := strings.CutPrefix(fa.releases[i].PairSpecs[name], "=="); exact && isDotted(v) {
			list = append(list, v)
		}
	}
	slices.SortFunc(list, func(a, b string) int { return compareDotted(b, a) })
	return slices.Compact(list)
}

func (s *scene) stateCompanionRules() {
	for _, c := range s.companions {
		f := s.frameworks[c.ask.framework]
		s.statePairs(c, f)
		s.stateLabel(c, f)
		s.statePairPython(c, f)
		s.stateLacking(c, f)
	}
}

// stateLacking refuses builds for a CUDA that the companion is not built for.
func (s *scene) stateLacking(c *companionAxis, f *frameworkAxis) {
	lacks := func(b *build) bool { return slices.Contains(b.row.Lacks, c.ask.name) }
	if !slices.ContainsFunc(f.builds, func(b build) bool { return lacks(&b) }) {
		return
	}
	s.law(ruleCompanionCUDA, []*axis{&f.axis}, c.ask.name, func() relation {
		return relation{allows: func(v []int) bool { return !lacks(&f.builds[v[0]]) }}
	}, func(left scope) explanation {
		for _, b := range f.pick(left[f.dim]) {
			if lacks(b) {
				return explanation{fmt.Sprintf("there is no %s for %s %s", c.ask.name, displayName(f.ask.name), b.label()), []string{b.ref("lacks")}}
			}
		}
		return explanation{text: ruleCompanionCUDA.Text}
	})
}

func (s *scene) statePairs(c *companionAxis, f *frameworkAxis) {
	s.law(ruleCompanion, []*axis{&f.axis, &c.axis}, nil, func() relation {
		fits := map[string][]bool{}
		for i := range f.builds {
			if key := c.pairKey(&f.builds[i]); fits[key] == nil {
				fits[key] = c.pairsWith(&f.builds[i])
			}
		}
		return relation{func(v []int) bool { return fits[c.pairKey(&f.builds[v[0]])][v[1]] }, classOf(f.builds, c.pairKey)}
	},
		func(left scope) explanation { return pairWords(c, f, left) })
}

// pairKey tells what a build's companion follows from.
func (c *companionAxis) pairKey(b *build) string {
	return b.release.Version + " " + b.row.Requires[c.ask.name]
}

// pairsWith says which versions of the companion go with a build: that which
// its extra installs, else those of its release.
func (c *companionAxis) pairsWith(b *build) []bool {
	fits := make([]bool, len(c.versions))
	exact, text := b.release.Pairs[c.ask.name], b.release.PairSpecs[c.ask.name]
	if only, ok := exactly(b.row.Requires[c.ask.name]); ok {
		exact, text = withoutLocal(only), ""
	}
	spec, err := parseSpecifier(text)
	for i, v := range c.versions {
		fits[i] = v == exact || (text != "" && err == nil && spec.allows(v))
	}
	return fits
}

// pairCell is the cell that gives the companion's pair.
func (c *companionAxis) pairCell(b *build) string {
	switch {
	case b.release.Pairs[c.ask.name] != "":
		return "pairs"
	case b.release.PairSpecs[c.ask.name] != "":
		return "pair-specs"
	default:
		return ""
	}
}

func pairWords(c *companionAxis, f *frameworkAxis, left scope) explanation {
	var e explanation
	var said []string
	for _, b := range f.pick(left[f.dim]) {
		pair := b.release.Pairs[c.ask.name]
		if pair == "" {
			pair = strings.TrimPrefix(b.release.PairSpecs[c.ask.name], "==")
		}
		text := fmt.Sprintf("%s %s has no %s", displayName(f.ask.name), b.release.Version, c.ask.name)
		if pair != "" {
			text = fmt.Sprintf("%s %s goes with %s %s", displayName(f.ask.name), b.release.Version, c.ask.name, pair)
		}
		if !slices.Contains(said, text) {
			said = append(said, text)
			e.facts = append(e.facts, b.releaseRef(c.pairCell(b)))
		}
	}
	if len(said) > 3 {
		said = append(said[:2:2], said[len(said)-1])
		e.facts = e.facts[:3]
		said[1] = "…"
	}
	e.text = strings.Join(said, ", ")
	return e
}

func (s *scene) statePairPython(c *companionAxis, f *frameworkAxis) {
	limits := traits(s.facts, f.same, "companion's Python", c.ask.name, func() []span {
		limits := make([]span, len(f.builds))
		for i := range f.builds {
			if text := f.builds[i].release.PairPython[c.ask.name]; text != "" {
				limits[i], _ = parseSpan(text)
			}
		}
		return limits
	})
	if !slices.ContainsFunc(limits, func(limit span) bool { return limit.tests != nil }) {
		return
	}
	s.law(ruleCompanionPython, []*axis{&f.axis, &s.python.axis}, c.ask.name, func() relation {
		return relation{func(v []int) bool { return limits[v[0]].allows(s.python.values[v[1]]) }, f.byRelease}
	},
		func(left scope) explanation {
			for _, v := range left[f.dim] {
				if b, limit := &f.builds[v], limits[v]; limit.tests != nil {
					return explanation{fmt.Sprintf("%s for %s %s has wheels for Python %s only", c.ask.name, displayName(f.ask.name), b.release.Version, limit.text), []string{b.releaseRef("pair-python")}}
				}
			}
			return explanation{}
		})
}
