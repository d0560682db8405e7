package layer

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// maxName is the longest name that Linux file systems take for one path
// element, and maxPath for a whole path.
const (
	maxName = 255
	maxPath = 4096
)

// checkName refuses names that are not plain relative paths below a folder.
func checkName(name string) error {
	switch {
	case name == "":
		return bad(name, "an entry has no name")
	case len(name) > maxPath-256: // room for the prefix
		return bad(name[:64]+"…", "the name is longer than file systems allow")
	case !utf8.ValidString(name):
		return bad(name, "the name is not UTF-8")
	case strings.HasPrefix(name, "/"):
		return bad(name, "the name is absolute")
	case strings.Contains(name, `\`):
		return bad(name, "the name holds a backslash")
	case len(name) > 1 && name[1] == ':':
		return bad(name, "the name starts with a drive letter")
	case strings.ContainsFunc(name, unprintable):
		return bad(name, "the name holds control characters")
	}
	for part := range strings.SplitSeq(name, "/") {
		switch {
		case part == "..":
			return bad(name, "the name climbs out of its folder")
		case part == "" || part == ".":
			return bad(name, "the name is not a plain path")
		case len(part) > maxName:
			return bad(name, "the name is longer than file systems allow")
		}
	}
	return nil
}

// unprintable holds the control characters and those that reorder text, so
// that what a person reads is what is written.
func unprintable(r rune) bool {
	return unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) || r == '\u2028' || r == '\u2029'
}

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
