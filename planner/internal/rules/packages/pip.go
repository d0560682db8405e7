package packages

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// OlderPip is the id of the rule of packages that a newer pip refuses.
const OlderPip = "older-pip"

var PipRules = []rule.Rule{{
	Rule: plan.Rule{ID: OlderPip, Kind: plan.Runs, Source: rule.DocPip,
		Text: "pip from 24.1 on refuses a release whose metadata, or that of what it requires, has a range that is none " +
			"by PEP 440, such as >=5.1.*: an older pip installs it, and so does uv."},
	State: statePip,
	About: rule.AboutPackage, Warn: warnPip,
}}

// statePip ties the releases of a package to the pip that installs them.
func statePip(s *model.Statement) {
	if s.Query.Existing == nil {
		return
	}
	for _, tool := range s.Query.Existing.Tools {
		for _, e := range s.Of(query.Extension) {
			if tool.Name != query.Pip || e.Package.Name != tool.For {
				continue
			}
			says := model.Says{Own: true, Explain: func(left model.Domains) model.Explanation {
				for _, v := range e.ReleasesLeft(left) {
					if r := e.Row(v); r != nil && RefusedBy(r.Pip, tool.Version) {
						return model.Explanation{Facts: []string{r.Package + "/" + r.Version + "#pip"},
							Text: fmt.Sprintf("%s refuses metadata of %s %s or of what it requires: pip%s installs it",
								pipOf(tool.Version), e.Package.Name, r.Version, r.Pip)}
					}
				}
				return model.Explanation{}
			}}
			model.Constrain1(s, e.ReleaseTerm(), func(r model.Release) bool {
				return r.Of.None(r.Index) || !RefusedBy(e.Row(r.Index).Pip, tool.Version)
			}, says)
		}
	}
}

// pipOf names the pip of a version; the newest has none.
func pipOf(version string) string {
	if version == "" {
		return "the newest pip"
	}
	return "pip " + version
}

// RefusedBy reports whether a release that a range of pip alone installs is refused by one; the newest is empty.
func RefusedBy(pip, used string) bool {
	spec, err := version.ParseSpecifier(pip)
	return pip != "" && err == nil && (used == "" || !spec.Allows(used))
}

// NewerPip reports whether a Python has a pip that refuses what an older one takes, 24.1 or later.
// https://pip.pypa.io/en/stable/news/
func NewerPip(python string) bool { return python == "" || version.Compare(python, "3.8") >= 0 }

// PipOf returns the range of pip that installs the chosen release of a package; empty for any.
func PipOf(c *model.Solution, e *model.PackageVariable) string {
	if v := c.At(&e.Variable); !e.Package.None(v) && NewerPip(c.Part(c.Python)) {
		return e.Row(v).Pip
	}
	return ""
}

// warnPip tells which pip installs a package that is not there yet, where nobody says which pip does.
func warnPip(r *rule.Report) {
	name := r.Extension.Package.Name
	if e := r.Query.Existing; e != nil && (slices.Contains(e.Installed, name) || slices.ContainsFunc(e.Tools,
		func(t query.Tool) bool { return t.Name == query.Pip && t.For == name })) {
		return
	}
	if pip := PipOf(r.Solution, r.Extension); pip != "" {
		row := r.Extension.Row(r.At(&r.Extension.Variable))
		r.Warn([]string{row.Package + "/" + row.Version + "#pip"},
			"it takes pip%s to install %s %s: a newer one refuses its metadata or that of what it requires, "+
				"which uv takes", pip, row.Package, row.Version)
	}
}

// FirstBuiltApart is the day of pip 25.3, which builds each package from source in an environment of its own; one
// before does so with those that have a pyproject.toml, and where setuptools or wheel is missing.
// https://pip.pypa.io/en/stable/news/
const FirstBuiltApart = "2025-10-24"

// BuildsApart reports whether a pip builds whatever is from source in an environment of its own; the newest is empty.
func BuildsApart(pip string) bool { return pip == "" || version.Compare(pip, "25.3") >= 0 }
