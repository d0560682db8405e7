package host

import (
	"path"
	"slices"
	"strings"
)

// Reads reports whether the text of a file says something of a machine, by its path. It
// is true of more: of what is in a folder bin, that it is there counts.
func Reads(name string) bool {
	folder, base := path.Split(name)
	switch path.Base(folder) {
	case "bin", "sbin":
		return true
	}
	return slices.Contains([]string{"os-release", "environment", "version.json", "version.txt", "cuda.h", "status",
		".dockerenv", ".containerenv", "efa_installed_packages"}, base) || strings.HasPrefix(base, "libcuda.so.")
}
