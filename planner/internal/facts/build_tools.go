package facts

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/words"
)

// Builder is what a release of a framework builds extensions with.
type Builder struct {
	Framework *Traits
	Version   string
}

// BuildTools returns what must be there to compile a package in the environment that is there: what its own setup
// takes, in releases beside which the builders run. It returns requirements as pip has them: setuptools!=70.*,<82.
func BuildTools(info *matrices.PackageInfo, builders []Builder) []string {
	list := slices.Clone(info.BuildTools)
	for _, b := range builders {
		trait := b.Framework.BuilderNeeds(b.Version)
		if trait == nil {
			continue
		}
		for i, tool := range list {
			name, spec := CutTool(tool)
			own, err := version.ParseSpecifier(spec)
			if trait.Needs[name] != "" && (spec == "" || err == nil && own.Allows(trait.Takes[name])) {
				list[i] = name + words.JoinClauses(spec, trait.Needs[name])
			}
		}
	}
	return list
}

// CutTool parts a requirement of BuildTools into its name and its specifier, which may be empty.
func CutTool(tool string) (name, spec string) {
	at := strings.IndexAny(tool+"=", "<>=!~")
	return tool[:at], tool[at:]
}
