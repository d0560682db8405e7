package buildkitd

import "strings"

// Tail keeps the last lines of a text.
func Tail(text string, lines int) string {
	all := strings.Split(text, "\n")
	if len(all) <= lines {
		return text
	}
	return "…\n" + strings.Join(all[len(all)-lines:], "\n")
}
