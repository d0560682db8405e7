package folder

import (
	"path"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// Reads reports whether the text of a file says something of the environment of a folder,
// by its path.
func Reads(name string) bool {
	base, folder := path.Base(name), path.Dir(name)
	if slices.Contains([]string{"pyvenv.cfg", "METADATA", "PKG-INFO", "direct_url.json"}, base) {
		return true
	}
	for _, info := range matrices.Embedded().FrameworkInfos() {
		if info.BuildFile != "" && strings.HasSuffix("/"+name, "/"+info.BuildFile) {
			return true
		}
	}
	return path.Base(folder) == "conda-meta"
}
