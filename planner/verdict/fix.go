package verdict

import "strings"

// Cut cuts the text of a change before what it leads to, in parentheses, and what is not established about it.
func (f *Fix) Cut() (change, behind string) {
	change, _, _ = strings.Cut(f.Text, "; unproven: ") // whose reason may have parentheses of its own
	change, _, _ = strings.Cut(change, " (")
	return change, f.Text[len(change):]
}
