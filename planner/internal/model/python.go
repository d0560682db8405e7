package model

import (
	"maps"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
)

// listPythons returns the Python minors that any candidate has wheels for or
// that the user asks for, newest first.
func (s *Model) listPythons() []string {
	var list []string
	for _, f := range s.Frameworks {
		age := -1
		for i := range f.Builds {
			if f.Builds[i].Age != age {
				age = f.Builds[i].Age
				list = append(list, f.Builds[i].Pythons...)
			}
		}
	}
	if e := s.Query.Existing; e != nil && e.Python != "" {
		list = append(list, e.Python)
	}
	for _, image := range s.Facts.PythonImages() {
		if s.Query.Python != nil && s.Query.Python.Range.Allows(image.Python) {
			list = append(list, image.Python)
		}
	}
	for _, os := range s.Facts.OSes() {
		if s.Query.Python != nil && os.Python != "" && s.Query.Python.Range.Allows(os.Python) {
			list = append(list, os.Python)
		}
	}
	return version.SortDistinct(list)
}

// systemPython returns the Python that images of a system take from its archive,
// with its version where that is not the system's own: another one only where
// the target's words leave that out.
func (s *Model) systemPython(os *matrices.OS) (python, version string) {
	if s.Query.Python != nil && !s.Query.Python.Range.Allows(os.Python) {
		for _, python := range slices.Sorted(maps.Keys(os.PythonAlso)) {
			if s.Query.Python.Range.Allows(python) {
				return python, os.PythonAlso[python]
			}
		}
	}
	return os.Python, ""
}
