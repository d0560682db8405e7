package cli

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// ImpossibleFlags say what becomes of the cells of a matrix that no stack
// satisfies. To fail, with exit code 3, is what happens without a flag.
type ImpossibleFlags struct{ Drop, fail bool }

// Register adds the flags to a command.
func (f *ImpossibleFlags) Register(cmd *cobra.Command) {
	cmd.Flags().BoolVar(&f.Drop, "drop-impossible", false,
		"leave impossible cells of a matrix out, and say on standard error why")
	cmd.Flags().BoolVar(&f.fail, "fail-on-impossible", false,
		"exit 3 when a target or a cell of a matrix is impossible (the default)")
}

// Check refuses both flags at once.
func (f *ImpossibleFlags) Check() error {
	if f.Drop && f.fail {
		return UsageError("--drop-impossible and --fail-on-impossible say opposite things: give one of them")
	}
	return nil
}

// KeepPossible leaves the impossible cells of matrices out of what a command
// works on, where the flags ask for it.
func (a *App) KeepPossible(asked *Asked, f *ImpossibleFlags) error {
	if err := f.Check(); err != nil || !f.Drop {
		return err
	}
	doc, err := planner.New(asked.Facts).PlanAll(asked.Requests)
	if err != nil {
		return a.InputError(err, asked.Sources)
	}
	_, kept, err := a.DropImpossible(doc, asked.Requests)
	if err != nil {
		return err
	}
	gone := map[string]bool{}
	for i := range asked.Requests {
		gone[asked.Requests[i].Name()] = true
	}
	for i := range kept {
		gone[kept[i].Name()] = false
	}
	asked.Requests = kept
	asked.All = slices.DeleteFunc(slices.Clone(asked.All), func(r request.Request) bool { return gone[r.Name()] })
	return nil
}

// DropImpossible leaves the impossible cells of matrices out of a document and
// of its requests, and says why on standard error, a line each. Targets that
// are no cells stay, and so does a matrix of which nothing would be left: that
// is an error.
func (a *App) DropImpossible(doc plan.Document, requests []request.Request) (plan.Document, []request.Request, error) {
	kept := doc
	kept.Plans = []plan.Plan{}
	var possible []request.Request
	left := map[string]int{}
	for i, result := range doc.Plans {
		r := &requests[i]
		if r.Cell == "" || result.Status != plan.StatusConflict {
			left[r.Target]++
			kept.Plans, possible = append(kept.Plans, result), append(possible, *r)
			continue
		}
		left[r.Target] += 0
		fmt.Fprintf(a.Stderr, "left out %s: %s\n", r.Name(), becauseOf(result.Conflict))
	}
	for i := range requests {
		if left[requests[i].Target] == 0 {
			return doc, requests, &ExitError{Code: ExitConflict,
				Err: fmt.Errorf("every cell of target %q is impossible: nothing is left to plan", requests[i].Target)}
		}
	}
	return kept, possible, nil
}

// becauseOf returns the rules of a conflict in one line.
func becauseOf(c *plan.Conflict) string {
	if c == nil {
		return "no stack satisfies it"
	}
	var texts []string
	for _, r := range c.Rules {
		texts = append(texts, r.Text)
	}
	return strings.Join(texts, " · ")
}
