package installed

import (
	"path"
	"slices"
)

// Reads reports whether the text of a file says something of an environment, by its path.
func Reads(name string) bool {
	names := []string{"INSTALLER", "ld.so.cache"}
	for _, l := range libraries() {
		names = append(names, l.header)
	}
	return slices.Contains(names, path.Base(name)) || path.Base(path.Dir(name)) == "conda-meta"
}
