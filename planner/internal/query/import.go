package query

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/facts"
)

// ImportCommand returns the command that imports the package.
func (p *Package) ImportCommand() string { return importCommand(p.Traits.Module, p.Name) }

// ImportCommand returns the command that imports the package.
func (o *OnSpot) ImportCommand() string { return importCommand(o.Info.Module, o.Name) }

func importCommand(module, name string) string {
	return fmt.Sprintf("python -c 'import %s'", cmp.Or(module, strings.ReplaceAll(name, "-", "_")))
}

// RequiresPackageOf reports whether a release of a package requires a framework's package.
func (p *Package) RequiresPackageOf(framework *Package) bool {
	return slices.ContainsFunc(p.Releases, func(r facts.Release) bool {
		return r.Row != nil && r.Row.Requires[framework.Releases[0].Package] != ""
	})
}
