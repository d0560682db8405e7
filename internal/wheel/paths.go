package wheel

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// maxName is the longest name that Linux file systems take for one path
// element, and maxPath for a whole path.
const (
	maxName = 255
	maxPath = 4096
)

// whiteout begins the names that the OCI image format gives to deletions: an
// entry .wh.numpy is never unpacked, and removes numpy from the layers below.
const whiteout = ".wh."

// CheckPath refuses names that are not plain relative paths below a folder, and
// those that mean something else than a file in the layer of an image.
func CheckPath(name string) error {
	switch {
	case name == "":
		return Refuse(name, "an entry has no name")
	case len(name) > maxPath-256: // room for the prefix
		return Refuse(name[:64]+"…", "the name is longer than file systems allow")
	case !utf8.ValidString(name):
		return Refuse(name, "the name is not UTF-8")
	case strings.HasPrefix(name, "/"):
		return Refuse(name, "the name is absolute")
	case strings.Contains(name, `\`):
		return Refuse(name, "the name holds a backslash")
	case len(name) > 1 && name[1] == ':':
		return Refuse(name, "the name starts with a drive letter")
	case strings.ContainsFunc(name, unprintable):
		return Refuse(name, "the name holds control characters")
	}
	for part := range strings.SplitSeq(name, "/") {
		switch {
		case part == "..":
			return Refuse(name, "the name climbs out of its folder")
		case part == "" || part == ".":
			return Refuse(name, "the name is not a plain path")
		case len(part) > maxName:
			return Refuse(name, "the name is longer than file systems allow")
		case strings.HasPrefix(part, whiteout):
			return Refuse(name, "%q begins with %s, which deletes files when a container engine unpacks the image", part,
				whiteout)
		}
	}
	return nil
}

// unprintable holds the control characters and those that reorder text, so
// that what a person reads is what is written.
func unprintable(r rune) bool {
	return unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) || r == '\u2028' || r == '\u2029'
}
