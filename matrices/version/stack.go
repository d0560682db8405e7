package version

import (
	"strings"
)

// Exactly returns the version that a requirement pins: ==X, or >=X,<=X.
func Exactly(text string) (string, bool) {
	if version, ok := strings.CutPrefix(text, "=="); ok {
		return version, !strings.ContainsAny(version, ",*")
	}
	low, high, both := strings.Cut(text, ",")
	low, high = strings.TrimPrefix(low, ">="), strings.TrimPrefix(high, "<=")
	return low, both && low == high
}
