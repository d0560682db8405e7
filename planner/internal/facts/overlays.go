package facts

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

// CiteOverlays adds to each reason what overlays say in the rows that it cites:
// the rows that they add, and the cells that they write over ours. It adds the
// wheels too whose metadata a lock has learned from.
func (f *Facts) CiteOverlays(reasons []plan.Reason) []plan.Reason {
	if len(f.Overlays())+len(f.Learned()) == 0 {
		return reasons
	}
	for i := range reasons {
		if files := f.learnedFrom(reasons[i].Facts); len(files) > 0 {
			reasons[i].Text += "; learned from " + words.JoinWords(files, "and")
		}
		for _, file := range f.Overlays() {
			if said := f.saidBy(file, reasons[i].Facts); len(said) > 0 {
				reasons[i].Text += fmt.Sprintf("; facts of your overlay %s: %s", file, strings.Join(said, ", "))
			}
		}
	}
	return reasons
}

// saidBy lists what one overlay file says of some facts.
func (f *Facts) saidBy(file string, refs []string) []string {
	var out []string
	for _, ref := range refs {
		fact, err := f.Lookup(ref)
		if err != nil || fact.Overlay != file {
			continue
		}
		if words := overlayWords(fact); !slices.Contains(out, words) {
			out = append(out, words)
		}
	}
	return out
}

// overlayWords names what an overlay gives: min-driver of pytorch/2.14.1+cu130,
// or a row of its own.
func overlayWords(fact matrices.Fact) string {
	row := fact.Table + "/" + fact.Row
	if len(fact.Overridden) == 0 {
		return row
	}
	return strings.ReplaceAll(strings.Join(fact.Overridden, " and "), "_", "-") + " of " + row
}

// learnedFrom lists the wheels that some facts were read off on an index, with
// the day.
func (f *Facts) learnedFrom(refs []string) []string {
	var out []string
	for _, ref := range refs {
		fact, err := f.Lookup(ref)
		if err != nil || fact.Learned == "" || len(fact.Sources) == 0 {
			continue
		}
		if said := fact.Learned + " on " + fact.Sources[0].Date; !slices.Contains(out, said) {
			out = append(out, said)
		}
	}
	return out
}
