package facts

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
)

// PythonStandalone returns the relocatable build of a Python minor; nil where there
// is none.
func (f *Facts) PythonStandalone(python string) *matrices.PythonStandalone {
	list := f.Set.PythonStandalone()
	for i := range list {
		if list[i].Python == python {
			return &list[i]
		}
	}
	return nil
}

// RunsOn reports whether a relocatable build runs on a system: its C library is new
// enough, and it has the other libraries that the build needs.
func RunsOn(build *matrices.PythonStandalone, os *matrices.OS) bool {
	if os.Glibc == "" || version.Compare(os.Glibc, build.MinGlibc) < 0 {
		return false
	}
	return len(build.Systems) == 0 ||
		slices.ContainsFunc(build.Systems, func(family string) bool { return strings.HasPrefix(os.ID, family) })
}
