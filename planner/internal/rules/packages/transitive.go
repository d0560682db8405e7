package packages

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// Transitive is the id of the rule of the packages that packages require.
const Transitive = "package-pulled"

var TransitiveRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: Transitive, Kind: plan.Runs, Source: rule.DocPackages,
			Text: "What a package requires of other packages with GPU code of their own joins the solve with it: " +
				"faster-whisper brings CTranslate2, and with it a CUDA major and a cuDNN; vLLM brings the xformers " +
				"that it pins. Which GPUs a package serves it says itself where it can do without the kernels of " +
				"another."},
		State: stateTransitive,
	},
}

// stateTransitive ties the packages that others require to the releases that
// require them.
func stateTransitive(s *model.Statement) {
	for _, by := range s.Of(query.Extension) {
		for _, e := range s.Of(query.Extension) {
			if e != by && e.Package.Transitive {
				stateRequired(s, by, e)
			}
		}
	}
}

// stateRequired ties one package that another requires to releases that the
// metadata of the other allows. Where the facts know no such release, the lock
// resolves it.
func stateRequired(s *model.Statement, by, e *model.PackageVariable) {
	from := requiredFrom{e.Package.Name, s.Query.Platform}
	needs := model.PerValue(s.Model, by.Same, "required", from, func() []required {
		return requirementsOn(s.Model, by, e)
	})
	if !slices.ContainsFunc(needs, func(r required) bool { return r.text != "" }) {
		return
	}
	model.Constrain2(s, model.Over(&by.Variable, needs).Alike(func(r required) string { return r.text }), e.ReleaseTerm(),
		func(need required, r model.Release) bool { return need.text == "" || need.fits[r.Index] },
		model.Says{From: from, Explain: func(left model.Domains) model.Explanation {
			return needWords(by, left[by.Dim], e.Package.Name, func(i int) string { return needs[i].text })
		}})
}

// requiredFrom is what requirements on a package follow from besides the
// releases that require it.
type requiredFrom struct{ name, platform string }

// required is what a release requires of another package.
type required struct {
	text string // empty for nothing
	fits []bool // which releases of the other it allows
}

// requirementsOn returns what each release of one package requires of another,
// as far as a release of that is known to serve.
func requirementsOn(m *model.Model, by, e *model.PackageVariable) []required {
	needs, known := make([]required, by.Size), map[string][]bool{}
	for i := range needs {
		text := transitiveNeed(m, by.Row(i), e.Package)
		if text == "" {
			continue
		}
		if _, seen := known[text]; !seen {
			known[text] = fitting(e, text)
		}
		if slices.Contains(known[text], true) {
			needs[i] = required{text, known[text]}
		}
	}
	return needs
}

// fitting says which releases a requirement allows.
func fitting(e *model.PackageVariable, text string) []bool {
	fits := make([]bool, e.Size)
	if version, pinned := version.Exactly(text); pinned {
		for i := range fits {
			fits[i] = !e.Package.None(i) && e.Version(i) == version
		}
		return fits
	}
	spec, err := version.ParseSpecifier(text)
	for i := range fits {
		fits[i] = !e.Package.None(i) && (text == "*" || err == nil && spec.Allows(e.Version(i)))
	}
	return fits
}

// transitiveNeed returns what a release requires of a package on the target's
// platform, as far as that alone decides it, within what it works with; * for any
// version. A requirement that may apply and may not, such as one for some Pythons,
// is left to the lock.
func transitiveNeed(m *model.Model, r *matrices.PackageRelease, e *query.Package) string {
	found := ""
	for name := range r.Requires {
		if n := request.NormalizeName(name); n != e.Name && n != request.NormalizeName(e.Traits.PyPI) {
			continue
		}
		first := found == "" || name < found
		if first && facts.MarkerOn(r.Markers[name], m.Query.Platform) == version.Applies {
			found = name
		}
	}
	required, limit := r.Requires[found], facts.LimitOf(r, e.Name)
	switch {
	case required == "" || limit == "":
		return required
	case required == "*":
		return limit
	}
	return required + "," + limit
}

// WhyTransitive says what a package is there for.
func WhyTransitive(c *model.Solution, e *model.PackageVariable) plan.Reason {
	release := e.Row(c.At(&e.Variable))
	r := plan.Reason{Part: e.Package.Name, Value: release.Version, Rule: Transitive,
		Facts: []string{release.Package + "/" + release.Version}}
	var by []string
	for _, o := range c.Of(query.Extension) {
		row := o.Row(c.At(&o.Variable))
		if need := transitiveNeed(c.Model, row, e.Package); need != "" {
			said := row.Package + " " + row.Version + ", which asks for " + need
			by = append(by, strings.TrimSuffix(said, ", which asks for *"))
			r.Facts = append(r.Facts, row.Package+"/"+row.Version+"#requires")
		}
	}
	r.Text = "newest that works here; it comes with " + words.JoinWords(by, "and")
	return r
}
