package packages

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
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
				"both: PyTorch up to 2.2 loads beside NumPy 1 alone, and CuPy 14 asks for NumPy 2. So it is with the NumPy " +
				"of packages around them: pandas 3.1 asks for NumPy 2, and opencv-python 4.9 loads beside NumPy 1 alone."},
		State: func(s *model.Statement) {
			stateSharedLimits(s)
			stateSharedNumPy(s)
		},
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

// stateSharedNumPy ties each two of the packages around the frameworks, and each of them and a framework, to releases
// that go with one NumPy, on the Python of the stack.
func stateSharedNumPy(s *model.Statement) {
	var all []*model.PackageVariable
	for _, e := range ofWheels(s) {
		if !e.Package.Transitive && e.Package.Name != numpy && slices.ContainsFunc(e.Releases, asksForNumPy) {
			all = append(all, e)
		}
	}
	for i, e := range all {
		mine := numpyTerm(s, e)
		for _, f := range s.Frameworks() {
			limits := model.NewTerm(&f.Variable, func(i int) string { return limitText(&f.Builds[i], numpy) })
			model.Constrain3(s, mine, limits.Alike(model.Itself), s.Python.Term(),
				func(a numpyNeeds, b, python string) bool { return meetNumPy(s, a[python], b) },
				model.Says{Explain: func(left model.Domains) model.Explanation {
					said := numpyWords(s, e, left)
					if builds := model.WithGPUCode(f.Pick(left[f.Dim])); len(builds) > 0 {
						other := limitWords(numpy, f, builds[0])
						said.Text, said.Facts = said.Text+"; "+other.Text, append(said.Facts, other.Facts...)
					}
					return said
				}})
		}
		for _, o := range all[i+1:] {
			model.Constrain3(s, mine, numpyTerm(s, o), s.Python.Term(),
				func(a, b numpyNeeds, python string) bool { return meetNumPy(s, a[python], b[python]) },
				model.Says{Explain: func(left model.Domains) model.Explanation {
					said, other := numpyWords(s, e, left), numpyWords(s, o, left)
					return model.Explanation{Text: said.Text + "; " + other.Text, Facts: append(said.Facts, other.Facts...)}
				}})
		}
	}
}

// numpyNeeds is what a release asks of NumPy, by Python.
type numpyNeeds map[string]string

// asksForNumPy reports whether a release requires versions of NumPy, or loads beside some alone.
func asksForNumPy(r facts.Release) bool {
	return r.Row != nil && (r.Row.NumPyABI != "" || facts.NeedOf(r.Row, numpy) != "")
}

// numpyTerm is what the releases of a package ask of NumPy.
func numpyTerm(s *model.Statement, e *model.PackageVariable) model.Term[numpyNeeds] {
	asked := askedOfNumPy(s, e)
	return model.NewTerm(&e.Variable, asked).Alike(func(n numpyNeeds) string { return fmt.Sprint(n) })
}

// askedOfNumPy returns what tells what a release of a package asks of NumPy, by its place.
func askedOfNumPy(s *model.Statement, e *model.PackageVariable) func(release int) numpyNeeds {
	always, some := needs(e, numpy, s.Query.Platform), needsByPython(e, numpy, s.Query.Platform)
	return func(i int) numpyNeeds {
		asked := numpyNeeds{}
		for _, python := range s.Python.Values {
			var specs []string
			if always[i].Text != "" {
				specs = append(specs, always[i].Text)
			}
			for _, n := range some[i] {
				if n.marker.On(environmentOf(python, s.Query.Platform)) == version.Applies {
					specs = append(specs, n.spec.Text)
				}
			}
			if abi := e.Row(i).NumPyABI; abi != "" {
				specs = append(specs, abi)
			}
			asked[python] = strings.Join(specs, ",")
		}
		return asked
	}
}

// meetNumPy reports whether some NumPy suits both specifiers; an empty one says nothing.
func meetNumPy(s *model.Statement, a, b string) bool {
	return a == "" || b == "" || s.Model.Specifier(a).Meets(s.Model.Specifier(b))
}

// numpyWords says what the releases left of a package ask of NumPy on the Pythons left: on the oldest of them, since
// what is required for later ones is more.
func numpyWords(s *model.Statement, e *model.PackageVariable, left model.Domains) model.Explanation {
	asked := askedOfNumPy(s, e)
	for _, v := range e.ReleasesLeft(left) {
		row := e.Row(v)
		ref := row.Package + "/" + row.Version
		if row.NumPyABI != "" {
			return model.Explanation{Facts: []string{ref + "#numpy-abi"},
				Text: fmt.Sprintf("the modules of %s %s load beside NumPy %s", e.Package.Name, row.Version, row.NumPyABI)}
		}
		needs := asked(v)
		for _, at := range slices.Backward(left[s.Python.Dim]) {
			python := s.Python.Values[at]
			if needs[python] == "" || len(row.Python) > 0 && !slices.Contains(row.Python, python) {
				continue
			}
			said := model.Explanation{Facts: []string{ref + "#requires"},
				Text: fmt.Sprintf("%s %s needs numpy %s", e.Package.Name, row.Version, needs[python])}
			for _, other := range s.Python.Values {
				if needs[other] != needs[python] && len(left[s.Python.Dim]) == 1 {
					said.Text += " on Python " + python
					break
				}
			}
			return said
		}
	}
	return model.Explanation{}
}
