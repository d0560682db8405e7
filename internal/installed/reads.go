package installed

import (
	"path"
	"slices"
	"strings"
)

// recordName is the name of the list of what a wheel has installed.
const recordName = "RECORD"

// metadataName is the name of what a wheel says of itself.
const metadataName = "METADATA"

// Reads reports whether the text of a file says something of an environment, by its path.
func Reads(name string) bool {
	names := []string{"INSTALLER", "ld.so.cache"}
	for _, l := range libraries() {
		names = append(names, l.header)
	}
	if path.Base(name) == recordName {
		return strings.HasPrefix(path.Base(path.Dir(name)), "nvidia_") // those of others are longer, and nobody asks
	}
	return slices.Contains(names, path.Base(name)) || path.Base(path.Dir(name)) == "conda-meta"
}
