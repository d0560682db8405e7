package packages

import (
	"slices"

	"github.com/envsolve/envsolve/matrices"
)

// RunsOnPython reports whether a release of a package has wheels for a Python, as far as the
// facts say.
func RunsOnPython(r *matrices.PackageRelease, python string) bool { return extensionRunsOn(r, python) }

// PythonsOf says which Pythons a release of a package installs on.
func PythonsOf(r *matrices.PackageRelease) string { return extensionPythons(r) }

// ExistsFor reports whether a release of a package exists for a platform, as far as the facts
// say.
func ExistsFor(r *matrices.PackageRelease, platform string) bool {
	return len(r.Platforms) == 0 || slices.Contains(r.Platforms, "any") || slices.Contains(r.Platforms, platform)
}
