package query

import (
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/request"
)

// OS is the operating system that the user asks for: one id, or all of a
// family when no version is given ("ubuntu").
type OS struct {
	Text request.Text
	ID   string // debian12, or the family
}

func (o *OS) Allows(id string) bool {
	return id == o.ID || strings.TrimRight(id, "0123456789.") == o.ID
}

// bareOS returns the name of a system without what people write between its
// words.
func bareOS(name string) string {
	return strings.NewReplacer(" ", "", "-", "", ":", "").Replace(strings.ToLower(name))
}

// ReadOS resolves the operating system. Spellings such as ubuntu-22.04 and
// "Ubuntu 22.04" are understood.
func (q *Query) ReadOS(tables *facts.Facts, faults *Faults) {
	text := q.Request.OS
	if !text.Set() {
		return
	}
	id := bareOS(text.Value)
	o := &OS{Text: text, ID: id}
	if q.Windows() {
		if strings.HasPrefix(id, "windows") {
			return
		}
		faults.Add(text.At, "operating system of another platform", "%s is not Windows, and the platform is %s", text.Value,
			q.Platform)
		return
	}
	var known []string
	rows := tables.OSes()
	for i := range rows {
		row := &rows[i]
		known = append(known, row.ID)
		if bareOS(row.ID) == id {
			o.ID = row.ID // debian14-testing
		}
		if o.Allows(row.ID) {
			q.OS = o
		}
	}
	if q.OS == nil {
		faults.Add(text.At, "unknown operating system "+words.Quote(text.Value), "it is not known to the facts of %s%s",
			tables.Date(), words.Prefixed("; ", words.DidYouMean(version.Nearest(id, known))))
	}
}
