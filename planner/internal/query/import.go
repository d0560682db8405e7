package query

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/facts"
)

// ImportCommand returns the command that imports the package.
func (p *Package) ImportCommand() string {
	module := cmp.Or(p.Traits.Module, strings.ReplaceAll(p.Name, "-", "_"))
	return fmt.Sprintf("python -c 'import %s'", module)
}

// RequiresPackageOf reports whether a release of a package requires a framework's package.
func (p *Package) RequiresPackageOf(framework *Package) bool {
	return slices.ContainsFunc(p.Releases, func(r facts.Release) bool {
		return r.Row != nil && r.Row.Requires[framework.Releases[0].Package] != ""
	})
}
