package planner

import (
	"slices"
	"strings"
)

// sayOverlays adds to each reason the overlay files that rows it cites come
// from, or were changed by.
func (f *facts) sayOverlays(reasons []Reason) []Reason {
	if len(f.Overlays()) == 0 {
		return reasons
	}
	for i := range reasons {
		var files []string
		for _, ref := range reasons[i].Facts {
			if fact, err := f.Lookup(ref); err == nil && fact.Overlay != "" && !slices.Contains(files, fact.Overlay) {
				files = append(files, fact.Overlay)
			}
		}
		if len(files) > 0 {
			reasons[i].Text += "; facts of your overlay " + strings.Join(files, ", ")
		}
	}
	return reasons
}
