package words

import (
	"strings"
)

// DidYouMean returns "did you mean a, b?" or nothing.
func DidYouMean(suggestions []string) string {
	if len(suggestions) == 0 {
		return ""
	}
	return "did you mean " + strings.Join(suggestions, ", ") + "?"
}
