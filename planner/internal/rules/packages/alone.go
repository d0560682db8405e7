package packages

import "github.com/envsolve/envsolve/matrices"

// RunsOnPython reports whether a release of a package has wheels for a Python, as far as the
// facts say.
func RunsOnPython(r *matrices.PackageRelease, python string) bool { return extensionRunsOn(r, python) }

// PythonsOf says which Pythons a release of a package installs on.
func PythonsOf(r *matrices.PackageRelease) string { return extensionPythons(r) }
