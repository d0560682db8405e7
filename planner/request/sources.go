package request

import (
	"strings"
)

// NormalizeName returns a project's name the form of package indexes (PEP 503):
// lower case, runs of "-", "_" and "." as one dash.
func NormalizeName(name string) string {
	return strings.Join(strings.FieldsFunc(strings.ToLower(name), func(r rune) bool {
		return r == '-' || r == '_' || r == '.'
	}), "-")
}
