package request

import (
	"strings"
)

// NormalizeName returns a project's name the form of package indexes (PEP 503):
// lower case, runs of "-", "_" and "." as one dash.
func NormalizeName(name string) string {
	if isNormal(name) {
		return name
	}
	return strings.Join(strings.FieldsFunc(strings.ToLower(name), func(r rune) bool {
		return r == '-' || r == '_' || r == '.'
	}), "-")
}

// isNormal reports whether a name has that form already, as most have.
func isNormal(name string) bool {
	for i := range len(name) {
		switch c := name[i]; {
		case 'a' <= c && c <= 'z', '0' <= c && c <= '9':
		case c == '-' && i > 0 && i < len(name)-1 && name[i-1] != '-':
		default:
			return false
		}
	}
	return true
}
