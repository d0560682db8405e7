package layer

import (
	"strings"

	"golang.org/x/text/unicode/norm"
)

// fold maps names to the same text when a file system that ignores case or
// Unicode form would take them for one.
func fold(name string) string { return strings.ToLower(norm.NFC.String(name)) }

// relative is the path from a folder to a file, both relative to one root and
// clean, with slashes.
func relative(folder, file string) string {
	from, to := strings.Split(folder, "/"), strings.Split(file, "/")
	for len(from) > 0 && len(to) > 1 && from[0] == to[0] {
		from, to = from[1:], to[1:]
	}
	return strings.Repeat("../", len(from)) + strings.Join(to, "/")
}
