package cli

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/plan"
)

// Epoch returns the time that SOURCE_DATE_EPOCH in the environment gives for whatever is
// written (reproducible-builds.org); zero where it does not.
func (a *App) Epoch() (time.Time, error) {
	text := a.Env("SOURCE_DATE_EPOCH")
	if text == "" {
		return time.Time{}, nil
	}
	seconds, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		return time.Time{}, UsageError("SOURCE_DATE_EPOCH=%s: want seconds since 1970", text)
	}
	return time.Unix(seconds, 0).UTC(), nil
}

// Today returns the time of the clock, or that of SOURCE_DATE_EPOCH in the
// environment: what is written then is the same on any day.
func (a *App) Today() time.Time {
	if epoch, err := a.Epoch(); err == nil && !epoch.IsZero() {
		return epoch
	}
	return time.Now().UTC()
}

// NoteAge says on the standard error which frameworks and packages of plans have
// very likely had releases since their tables were compared with the index. It is
// no warning: the plans hold as they are, and their text depends on no clock.
func (a *App) NoteAge(facts *matrices.Set, doc plan.Document) {
	var overdue []string
	oldest := ""
	for _, p := range doc.Plans {
		if p.Facts == nil {
			continue
		}
		for _, table := range p.Facts.Tables {
			if slices.Contains(overdue, table) || !facts.Overdue(table, a.Today()) {
				continue
			}
			overdue = append(overdue, table)
			if day := facts.AsOf(table); oldest == "" || day < oldest {
				oldest = day
			}
		}
	}
	if len(overdue) == 0 {
		return
	}
	slices.Sort(overdue)
	fmt.Fprintf(a.Stderr, "envsolve: going by how often they come, there are very likely newer releases of %s than the "+
		"facts know, which had all up to %s: \"envsolve matrices harvest --check\" says which\n",
		strings.Join(overdue, ", "), oldest)
}
