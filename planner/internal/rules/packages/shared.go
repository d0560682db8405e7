package packages

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// SharedLimits is the id of the rule of the packages that two frameworks go with.
const SharedLimits = "shared-limits"

var SharedRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: SharedLimits, Kind: plan.Made, Source: rule.DocBuilds,
			Text: "Two frameworks in one environment share each package that both require, so one version must suit " +
				"both: PyTorch up to 2.2 loads beside NumPy 1 alone, and CuPy 14 asks for NumPy 2."},
		State: stateSharedLimits,
	},
}

// stateSharedLimits ties the builds of two frameworks to versions of other packages that both go with.
func stateSharedLimits(s *model.Statement) {
	all := s.Frameworks()
	for i, f := range all {
		for _, g := range all[i+1:] {
			limited := limitedNames(g)
			for _, name := range limitedNames(f) {
				if slices.Contains(limited, name) {
					stateShared(s, f, g, name)
				}
			}
		}
	}
}

// limitedNames returns the packages that any build of a framework goes with some versions of alone, sorted.
func limitedNames(f *model.PackageVariable) (names []string) {
	add := func(name string) {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	for i := range f.Builds {
		b := &f.Builds[i]
		for name := range b.Release.PairSpecs {
			add(name)
		}
		for name := range b.Release.Limits {
			add(name)
		}
		if b.On.NumPy != "" {
			add(numpy)
		}
	}
	slices.Sort(names)
	return names
}

// stateShared does so for one package.
func stateShared(s *model.Statement, f, g *model.PackageVariable, name string) {
	limits := func(p *model.PackageVariable) model.Term[string] {
		return model.NewTerm(&p.Variable, func(i int) string { return limitText(&p.Builds[i], name) }).Alike(model.Itself)
	}
	meet := func(a, b string) bool {
		return a == "" || b == "" || s.Model.Specifier(a).Meets(s.Model.Specifier(b))
	}
	model.Constrain2(s, limits(f), limits(g), meet, model.Says{Explain: func(left model.Domains) model.Explanation {
		for _, a := range model.WithGPUCode(f.Pick(left[f.Dim])) {
			for _, b := range model.WithGPUCode(g.Pick(left[g.Dim])) {
				if meet(limitText(a, name), limitText(b, name)) {
					continue
				}
				one, other := limitWords(name, f, a), limitWords(name, g, b)
				return model.Explanation{Text: fmt.Sprintf("%s; %s", one.Text, other.Text),
					Facts: slices.Concat(one.Facts, other.Facts)}
			}
		}
		return model.Explanation{Text: s.Rule.Text}
	}})
}
