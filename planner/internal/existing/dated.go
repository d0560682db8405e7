package existing

import "strings"

// dateNightlies dates what is said to be a nightly and no more by the day that the
// environment is of.
func (c *Environment) dateNightlies() {
	for i := range c.Frameworks {
		if p := &c.Frameworks[i]; p.Specifier == "" && p.By == "" && IsNightly(p.Value) {
			p.By = c.Day
		}
	}
}

// IsNightly reports whether words in the place of a version say that it is a nightly.
func IsNightly(text string) bool { return strings.Contains(strings.ToLower(text), "nightly") }
