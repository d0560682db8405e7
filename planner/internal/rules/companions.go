package rules

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/plan"
)

var (
	RuleCompanion = plan.Rule{ID: "companion-pairs", Source: docTorch,
		Text: "torchvision, torchaudio, torchtext and triton are made for one release of PyTorch each and fit no other, except where the pair's own metadata gives a range."}
	RuleCompanionCUDA = plan.Rule{ID: "companion-cuda", Source: docPackages,
		Text: "A companion with machine code of its own must be built for the CUDA of its framework's build: torchaudio is not for 13.2."}
	RuleCompanionPython = plan.Rule{ID: "companion-python", Source: docPython,
		Text: "A companion installs only on the Pythons that it has wheels for, which may be fewer than its framework's."}
)

func stateCompanionRules(s *model.Model) {
	for _, c := range s.Companions {
		f := s.Frameworks[c.Query.Framework]
		statePairs(s, c, f)
		stateLabel(s, c, f)
		statePairPython(s, c, f)
		stateLacking(s, c, f)
	}
}

// stateLacking refuses builds for a CUDA that the companion is not built for.
func stateLacking(s *model.Model, c *model.CompanionVariable, f *model.FrameworkVariable) {
	lacks := func(b *candidate.Build) bool { return slices.Contains(b.Row.Lacks, c.Query.Name) }
	if !slices.ContainsFunc(f.Builds, func(b candidate.Build) bool { return lacks(&b) }) {
		return
	}
	s.Tabulated(RuleCompanionCUDA, []*model.Variable{&f.Variable}, c.Query.Name, func() model.Relation {
		return model.Relation{Allows: func(v []int) bool { return !lacks(&f.Builds[v[0]]) }}
	}, func(left model.Domains) model.Explanation {
		for _, b := range f.Pick(left[f.Dim]) {
			if lacks(b) {
				return model.Explanation{Text: fmt.Sprintf("there is no %s for %s %s", c.Query.Name, facts.DisplayName(f.Query.Name), b.Label()), Facts: []string{b.Ref("lacks")}}
			}
		}
		return model.Explanation{Text: RuleCompanionCUDA.Text}
	})
}

func statePairs(s *model.Model, c *model.CompanionVariable, f *model.FrameworkVariable) {
	s.Tabulated(RuleCompanion, []*model.Variable{&f.Variable, &c.Variable}, nil, func() model.Relation {
		fits := map[string][]bool{}
		for i := range f.Builds {
			if key := pairKey(c, &f.Builds[i]); fits[key] == nil {
				fits[key] = pairsWith(c, &f.Builds[i])
			}
		}
		return model.Relation{Allows: func(v []int) bool { return fits[pairKey(c, &f.Builds[v[0]])][v[1]] }, Class: model.ClassOf(f.Builds, func(b *candidate.Build) string { return pairKey(c, b) })}
	},
		func(left model.Domains) model.Explanation { return pairWords(c, f, left) })
}

// pairKey tells what a build's companion follows from.
func pairKey(c *model.CompanionVariable, b *candidate.Build) string {
	return b.Release.Version + " " + b.Row.Requires[c.Query.Name]
}

// pairsWith says which versions of the companion go with a build: that which
// its extra installs, else those of its release.
func pairsWith(c *model.CompanionVariable, b *candidate.Build) []bool {
	fits := make([]bool, len(c.Versions))
	exact, text := b.Release.Pairs[c.Query.Name], b.Release.PairSpecs[c.Query.Name]
	if only, ok := version.Exactly(b.Row.Requires[c.Query.Name]); ok {
		exact, text = version.WithoutLocal(only), ""
	}
	spec, err := version.ParseSpecifier(text)
	for i, v := range c.Versions {
		fits[i] = v == exact || (text != "" && err == nil && spec.Allows(v))
	}
	return fits
}

// PairCell is the cell that gives the companion's pair.
func PairCell(c *model.CompanionVariable, b *candidate.Build) string {
	switch {
	case b.Release.Pairs[c.Query.Name] != "":
		return "pairs"
	case b.Release.PairSpecs[c.Query.Name] != "":
		return "pair-specs"
	default:
		return ""
	}
}

func pairWords(c *model.CompanionVariable, f *model.FrameworkVariable, left model.Domains) model.Explanation {
	var e model.Explanation
	var said []string
	for _, b := range f.Pick(left[f.Dim]) {
		pair := b.Release.Pairs[c.Query.Name]
		if pair == "" {
			pair = strings.TrimPrefix(b.Release.PairSpecs[c.Query.Name], "==")
		}
		text := fmt.Sprintf("%s %s has no %s", facts.DisplayName(f.Query.Name), b.Release.Version, c.Query.Name)
		if pair != "" {
			text = fmt.Sprintf("%s %s goes with %s %s", facts.DisplayName(f.Query.Name), b.Release.Version, c.Query.Name, pair)
		}
		if !slices.Contains(said, text) {
			said = append(said, text)
			e.Facts = append(e.Facts, b.ReleaseRef(PairCell(c, b)))
		}
	}
	if len(said) > 3 {
		said = append(said[:2:2], said[len(said)-1])
		e.Facts = e.Facts[:3]
		said[1] = "…"
	}
	e.Text = strings.Join(said, ", ")
	return e
}

func statePairPython(s *model.Model, c *model.CompanionVariable, f *model.FrameworkVariable) {
	limits := facts.CachedList(s.Facts, f.Same, "companion's Python", c.Query.Name, func() []version.Range {
		limits := make([]version.Range, len(f.Builds))
		for i := range f.Builds {
			if text := f.Builds[i].Release.PairPython[c.Query.Name]; text != "" {
				limits[i], _ = version.ParseRange(text)
			}
		}
		return limits
	})
	if !slices.ContainsFunc(limits, func(limit version.Range) bool { return limit.Tests != nil }) {
		return
	}
	s.Tabulated(RuleCompanionPython, []*model.Variable{&f.Variable, &s.Python.Variable}, c.Query.Name, func() model.Relation {
		return model.Relation{Allows: func(v []int) bool { return limits[v[0]].Allows(s.Python.Values[v[1]]) }, Class: func(i, v int) int { return byRelease(f, i, v) }}
	},
		func(left model.Domains) model.Explanation {
			for _, v := range left[f.Dim] {
				if b, limit := &f.Builds[v], limits[v]; limit.Tests != nil {
					return model.Explanation{Text: fmt.Sprintf("%s for %s %s has wheels for Python %s only", c.Query.Name, facts.DisplayName(f.Query.Name), b.Release.Version, limit.Text), Facts: []string{b.ReleaseRef("pair-python")}}
				}
			}
			return model.Explanation{}
		})
}
