package packages

import (
	"fmt"

	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// BuiltTogether is the id of the rule of packages whose setup imports what is installed with them.
const BuiltTogether = "package-build"

var TogetherRules = []rule.Rule{{
	Rule: plan.Rule{ID: BuiltTogether, Kind: plan.Runs, Source: rule.DocPip,
		Text: "An installer builds a package that the index has as source alone before it installs anything of the same " +
			"command: a setup that imports torch, and does not ask for it, ends there. torch comes first, by a command of " +
			"its own, or the package as a wheel."},
	State: stateTogether,
}}

// stateTogether takes the releases of a package away whose setup imports what the same command installs.
func stateTogether(s *model.Statement) {
	if s.Query.Existing == nil {
		return
	}
	for _, with := range s.Query.Existing.Together {
		for _, e := range s.Of(query.Extension) {
			info := s.Facts.PackageNamed(with.For)
			if e.Package.Name != with.For || info == nil {
				continue
			}
			needs := s.Facts.Specifier(info.BuildImports[with.Name])
			imports := func(i int) bool {
				row := e.Row(i)
				return row != nil && needs.Allows(row.Version)
			}
			says := model.Says{Own: true, Explain: func(left model.Domains) model.Explanation {
				for _, v := range e.ReleasesLeft(left) {
					if imports(v) {
						return model.Explanation{Facts: []string{"packages/" + with.For + "#build-imports"},
							Text: fmt.Sprintf("%s %s is built from source, and its setup needs %s, which the same command "+
								"installs: it is built before that is there, and ends as in: No module named '%s'", with.For,
								e.Row(v).Version, with.Name, with.Name)}
					}
				}
				return model.Explanation{}
			}}
			model.Constrain1(s, model.NewTerm(&e.Variable, imports), func(is bool) bool { return !is }, says)
		}
	}
}
