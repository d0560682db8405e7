package compiling

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// BuilderNeeds is the id of the rule of what a framework compiles extensions with.
const BuilderNeeds = "builder-needs"

var BuilderRules = []rule.Rule{{
	Rule: plan.Rule{ID: BuilderNeeds, Kind: plan.Runs, Source: rule.DocBuilder,
		Text: "A package that is compiled where it is asks for torch's builder of extensions first. That of torch up to " +
			"2.1 imports packaging from pkg_resources, which setuptools 70 and 82 took out."},
	State: stateBuilder,
}}

// stateBuilder ties the releases of a framework to the packages beside which its builder runs.
func stateBuilder(s *model.Statement) {
	if s.Query.Existing == nil {
		return
	}
	for _, tool := range s.Query.Existing.Tools {
		for _, f := range s.Frameworks() {
			if !f.Package.Traits.Extended {
				continue
			}
			says := model.Says{Own: true, Explain: func(left model.Domains) model.Explanation {
				for _, b := range f.Pick(left[f.Dim]) {
					if needs := toolNeeds(b, &tool); needs != "" {
						return model.Explanation{Facts: []string{"frameworks/" + f.Package.Name + "#needs"},
							Text: fmt.Sprintf("%s is compiled where it is, and what %s %s compiles with needs %s %s, not %s", tool.For,
								b.Traits.Name, b.Release.Version, tool.Name, needs, cmp.Or(tool.Version, "the newest"))}
					}
				}
				return model.Explanation{}
			}}
			model.Constrain1(s, f.BuildTerm(), func(b *candidate.Build) bool { return toolNeeds(b, &tool) == "" }, says)
		}
	}
}

// toolNeeds returns the range of a package that the builder of a framework needs, where the release that is there
// is none of it; else it is empty. The newest is none where the range has an end.
func toolNeeds(b *candidate.Build, tool *query.Tool) string {
	trait := b.Traits.BuilderNeeds(b.Release.Version)
	if trait == nil || trait.Needs[tool.Name] == "" {
		return ""
	}
	needs := trait.Needs[tool.Name]
	spec, err := version.ParseSpecifier(needs)
	if err != nil || tool.Version != "" && spec.Allows(tool.Version) ||
		tool.Version == "" && !strings.Contains(needs, "<") {
		return ""
	}
	return needs
}
