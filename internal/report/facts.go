package report

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/compare"
)

// FactsDifference is what differs between two sets of facts.
type FactsDifference struct {
	Rows     []matrices.RowChange
	Compared int                // tables that were compared with the index since
	Plans    []compare.Document // of target files that were planned with both
}

// comparisons is the table of when others were compared; that it moves is no news.
const comparisons = "upstream"

// mostChanged is how many changed rows are written one by one: more than that is
// not read in a minute, and the change itself shows them.
const mostChanged = 40

// WriteFactsDifference writes Markdown that a reviewer reads in a minute: new
// rows, changed cells, rows that are gone, and plans that give another answer.
func WriteFactsDifference(w io.Writer, doc FactsDifference) error {
	doc = printable.Document(doc)
	p := newPage(Options{})
	byKind := map[string][]matrices.RowChange{}
	for _, r := range doc.Rows {
		if r.Table != comparisons {
			byKind[r.Kind] = append(byKind[r.Kind], r)
		}
	}
	p.line("%s, %d changed, %d gone; %s compared anew.", count(len(byKind[matrices.RowNew]), "new row"),
		len(byKind[matrices.RowChanged]), len(byKind[matrices.RowGone]), count(doc.Compared, "table"))
	factsByTable(p, "New rows", byKind[matrices.RowNew])
	changedCells(p, byKind[matrices.RowChanged])
	factsByTable(p, "Rows that are gone", byKind[matrices.RowGone])
	if err := p.flush(w); err != nil {
		return err
	}
	return movedPlans(w, doc.Plans)
}

func count(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// factsByTable lists rows, those of a table in one line.
func factsByTable(p *page, title string, rows []matrices.RowChange) {
	if len(rows) == 0 {
		return
	}
	p.blank()
	p.line("## %s", title)
	p.blank()
	for i := 0; i < len(rows); {
		var ids []string
		table := rows[i].Table
		for ; i < len(rows) && rows[i].Table == table; i++ {
			ids = append(ids, escape(rows[i].Row))
		}
		p.line("- %s: %s", escape(table), strings.Join(ids, ", "))
	}
}

// changedCells lists each changed cell with what it was.
func changedCells(p *page, rows []matrices.RowChange) {
	if len(rows) == 0 {
		return
	}
	p.blank()
	p.line("## Changed cells")
	p.blank()
	for i, r := range rows {
		if i == mostChanged {
			p.line("- and %s", count(len(rows)-i, "more row"))
			return
		}
		for _, c := range r.Cells {
			p.line("- %s %s: %s: %s → %s", escape(r.Table), escape(r.Row), escape(c.Name),
				cmp.Or(escape(c.Before), "nothing"), cmp.Or(escape(c.After), "nothing"))
		}
		if len(r.Cells) == 0 {
			p.line("- %s %s: its evidence alone", escape(r.Table), escape(r.Row))
		}
	}
}

// movedPlans writes what changes in the stacks of target files.
func movedPlans(w io.Writer, plans []compare.Document) error {
	if len(plans) == 0 {
		return nil
	}
	if _, err := fmt.Fprint(w, "\n## Plans\n\n"); err != nil {
		return err
	}
	moved := 0
	for _, doc := range plans {
		doc.Targets = slices.DeleteFunc(slices.Clone(doc.Targets), func(d compare.Difference) bool {
			return d.Status == compare.StatusSame || d.Status == compare.StatusNone
		})
		if len(doc.Targets) == 0 {
			continue
		}
		moved++
		if err := movedPlan(w, doc); err != nil {
			return err
		}
	}
	_, err := fmt.Fprintf(w, "%d of %s give another answer.\n", moved, count(len(plans), "target file"))
	return err
}

// movedPlan writes what changes in the stacks of one target file.
func movedPlan(w io.Writer, doc compare.Document) error {
	p := newPage(Options{})
	p.line("%s", escape(doc.Before.Path))
	p.blank()
	for _, d := range doc.Targets {
		p.line("- %s %s", escape(d.Target), statusWords(d.Status))
		for _, r := range diffRows(d) {
			p.line("  - %s", escape(strings.Join(r, " ")))
		}
	}
	p.blank()
	return p.flush(w)
}
