package rules

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/solver"
)

var (
	RuleTransitive = plan.Rule{ID: "package-pulled", Source: docPackages,
		Text: "What a package requires of other packages with GPU code of their own joins the solve with it: faster-whisper brings CTranslate2, and with it a CUDA major and a cuDNN; vLLM brings the xformers that it pins. Which GPUs a package serves it says itself where it can do without the kernels of another."}
)

// stateTransitive ties a package that is pulled in to the releases that require it:
// those take a version that their metadata allows. Where the facts know no such
// version, the lock resolves it.
func stateTransitive(s *model.Model, by, e *model.ExtensionVariable) {
	needs, fits := make([]string, by.Size), map[string][]bool{}
	for i := range needs {
		text := transitiveNeed(s, &by.Query.Releases[i], e.Query)
		if text == "" {
			continue
		}
		if _, seen := fits[text]; !seen {
			fits[text] = fitting(e, text)
		}
		if slices.Contains(fits[text], true) {
			needs[i] = text
		}
	}
	if len(fits) == 0 {
		return
	}
	classes := model.ClassOf(needs, func(text *string) string { return *text })
	s.Constrain(RuleTransitive, []*model.Variable{&by.Variable, &e.Variable},
		func(v []int) bool { return needs[v[0]] == "" || fits[needs[v[0]]][v[1]] },
		func(i, v int) int {
			if i == 0 {
				return classes(0, v)
			}
			return v
		},
		func(left model.Domains) model.Explanation {
			return needWords(by, left[by.Dim], e.Query.Name, func(i int) string { return needs[i] })
		})
}

// fitting says which releases a requirement allows.
func fitting(e *model.ExtensionVariable, text string) []bool {
	fits := make([]bool, e.Size)
	if version, pinned := version.Exactly(text); pinned {
		for i := range fits {
			fits[i] = !e.Query.None(i) && e.Query.Releases[i].Version == version
		}
		return fits
	}
	spec, err := version.ParseSpecifier(text)
	for i := range fits {
		fits[i] = !e.Query.None(i) && (text == "*" || err == nil && spec.Allows(e.Query.Releases[i].Version))
	}
	return fits
}

// transitiveNeed returns what a release requires of a package on the target's
// platform; * for any version.
func transitiveNeed(s *model.Model, r *matrices.PackageRelease, e *query.Extension) string {
	for name, text := range r.Requires {
		if n := request.NormalizeName(name); n != e.Name && n != request.NormalizeName(e.PyPI) || !markerHolds(s, r.Markers[name]) {
			continue
		}
		return text
	}
	return ""
}

// markerHolds reads the markers that requirements of the tables have: those of
// a processor or system. What they say of Pythons is left to the lock.
func markerHolds(s *model.Model, marker string) bool {
	switch {
	case strings.Contains(marker, "!= 'aarch64'"):
		return s.Query.Platform != facts.LinuxARM64
	case strings.Contains(marker, "x86_64"):
		return s.Query.Platform == facts.LinuxAMD64
	}
	return marker == ""
}

// present returns the releases that are left, without the one that stands for
// none: those that the target asks for go first, since sentences speak of
// them.
func present(e *model.ExtensionVariable, left model.Domains) []int {
	list := slices.DeleteFunc(slices.Clone(left[e.Dim]), e.Query.None)
	asked := slices.DeleteFunc(slices.Clone(list), func(v int) bool { return !e.Query.Allows(v) })
	if len(asked) == 0 || e.Query.Spec == nil {
		return list
	}
	return asked
}

// requireTransitive lets pre-releases in only where something names them.
func requireTransitive(s *model.Model, e *model.ExtensionVariable) {
	s.Constraints = append(s.Constraints, model.Constraint{Rule: RuleNewest, Silent: true,
		Explain: func(model.Domains) model.Explanation { return model.Explanation{Text: RuleNewest.Text} },
		Solver: solver.Rule{ID: RuleNewest.ID, Kind: solver.Fact, Dims: []int{e.Dim},
			Allows: func(v []int) bool { return e.Query.None(v[0]) || e.Query.Allows(v[0]) }}})
}

// WhyTransitive says what a package is there for.
func WhyTransitive(c *model.Solution, e *model.ExtensionVariable) plan.Reason {
	release := &e.Query.Releases[c.At(&e.Variable)]
	r := plan.Reason{Part: e.Query.Name, Value: release.Version, Rule: RuleTransitive.ID, Facts: []string{release.Package + "/" + release.Version}}
	var by []string
	for _, o := range c.Extensions {
		if need := transitiveNeed(c.Model, &o.Query.Releases[c.At(&o.Variable)], e.Query); need != "" {
			row := &o.Query.Releases[c.At(&o.Variable)]
			by = append(by, strings.TrimSuffix(row.Package+" "+row.Version+", which asks for "+need, ", which asks for *"))
			r.Facts = append(r.Facts, row.Package+"/"+row.Version+"#requires")
		}
	}
	r.Text = "newest that works here; it comes with " + words.JoinWords(by, "and")
	return r
}
