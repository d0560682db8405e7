package answer

import (
	"strings"

	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

// NoteUnread notes which releases of packages of the target a lock has not read on
// their index: the conflict says nothing of those.
func NoteUnread(c *plan.Conflict, f *facts.Facts, q *query.Query) {
	var unread []string
	for _, p := range q.Of(query.Extension) {
		if info := f.PackageNamed(p.Name); info != nil && facts.IsLearned(info) {
			unread = append(unread, info.Notes...)
		}
	}
	if len(unread) > 0 {
		c.Note = strings.TrimPrefix(c.Note+"; "+words.JoinWords(unread, "and"), "; ")
	}
}
