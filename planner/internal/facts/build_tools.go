package facts

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/words"
)

// FrameworkRelease is a release of a framework.
type FrameworkRelease struct {
	Of      *Traits
	Version string
}

// BuildTools returns what must be there to compile a package in the environment that is there, beside releases of
// frameworks: what its own setup takes, in releases beside which the builders of the frameworks run. It returns
// requirements as pip has them: setuptools!=70.*,<82.
func BuildTools(info *matrices.PackageInfo, beside []FrameworkRelease) []string {
	list := slices.Clone(info.BuildTools)
	for _, r := range beside {
		trait := r.Of.BuilderNeeds(r.Version)
		if trait == nil {
			continue
		}
		for i, tool := range list {
			at := strings.IndexAny(tool+"=", "<>=!~")
			name, spec := tool[:at], tool[at:]
			own, err := version.ParseSpecifier(spec)
			if trait.Needs[name] != "" && (spec == "" || err == nil && own.Allows(trait.Takes[name])) {
				list[i] = name + words.JoinClauses(spec, trait.Needs[name])
			}
		}
	}
	return list
}
