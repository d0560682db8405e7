package cli

import (
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/planner"
)

// DropImpossible leaves the impossible cells of matrices out of a document and
// says why on standard error, a line each. Targets that are no cells stay, and
// so does a matrix of which nothing would be left: that is an error.
func (a *App) DropImpossible(doc planner.Document, requests []planner.Request) (planner.Document, error) {
	kept := doc
	kept.Plans = []planner.Plan{}
	left := map[string]int{}
	for i, plan := range doc.Plans {
		r := &requests[i]
		if r.Cell == "" || plan.Status != planner.StatusConflict {
			left[r.Target]++
			kept.Plans = append(kept.Plans, plan)
			continue
		}
		left[r.Target] += 0
		fmt.Fprintf(a.Stderr, "left out %s: %s\n", r.Name(), becauseOf(plan.Conflict))
	}
	for i := range requests {
		if left[requests[i].Target] == 0 {
			return doc, &ExitError{Code: ExitConflict, Err: fmt.Errorf("every cell of target %q is impossible: nothing is left to plan", requests[i].Target)}
		}
	}
	return kept, nil
}

// becauseOf gives the rules of a conflict in one line.
func becauseOf(c *planner.Conflict) string {
	if c == nil {
		return "no stack satisfies it"
	}
	var texts []string
	for _, r := range c.Rules {
		texts = append(texts, r.Text)
	}
	return strings.Join(texts, " · ")
}
