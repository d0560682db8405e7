package explorer

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// How much of a change the feed writes out: rows of a table that its title names, and
// cells of its summary. The rest is counted.
const (
	mostNamed = 4
	mostCells = 20
)

// comparisons is the table of when others were compared with the package index; that
// it moves is no news.
const comparisons = "upstream"

// before returns the earlier facts, the oldest first.
func (s *Site) before() []*matrices.Set {
	return slices.SortedStableFunc(slices.Values(s.Before), func(a, b *matrices.Set) int {
		return strings.Compare(a.Version(), b.Version())
	})
}

// changes returns what changed from each of the earlier facts to the next, an entry
// for each table, by the day of the later ones.
func (s *Site) changes() []atomEntry {
	var entries []atomEntry
	all := append(s.before(), s.Facts)
	for i, after := range all[1:] {
		rows := matrices.Differences(all[i], after)
		for len(rows) > 0 {
			table := rows[0].Table
			n := slices.IndexFunc(rows, func(r matrices.RowChange) bool { return r.Table != table })
			if n < 0 {
				n = len(rows)
			}
			if table != comparisons {
				entries = append(entries, s.changeOf(rows[:n], after))
			}
			rows = rows[n:]
		}
	}
	return entries
}

// changeOf returns the entry of the rows of one table that changed.
func (s *Site) changeOf(rows []matrices.RowChange, after *matrices.Set) atomEntry {
	var kinds []string
	for _, kind := range []string{matrices.RowNew, matrices.RowChanged, matrices.RowGone} {
		if names := rowsOf(rows, kind); names != "" {
			kinds = append(kinds, names+" "+kind)
		}
	}
	table := rows[0].Table
	_, digest, _ := strings.Cut(after.Digest(), ":")
	return atomEntry{
		ID:      "urn:envsolve:change:" + table + ":" + digest[:min(len(digest), 16)],
		Title:   "Facts of " + s.tableName(table) + ": " + strings.Join(kinds, "; "),
		Updated: instant(dayOf(after)), Link: atomLink{s.pageOfRows(rows)}, Summary: summary(rows),
	}
}

// rowsOf names the rows that a change of one kind befell, or counts them.
func rowsOf(rows []matrices.RowChange, kind string) string {
	var names []string
	for _, r := range rows {
		if r.Kind == kind {
			names = append(names, r.Row)
		}
	}
	if len(names) > mostNamed {
		return fmt.Sprintf("%d rows", len(names))
	}
	return strings.Join(names, ", ")
}

// tableName returns how a table is called where people read.
func (s *Site) tableName(table string) string {
	if slices.Contains(s.Facts.FrameworkNames(), table) {
		return s.Facts.FrameworkInfo(table).Name
	}
	return table
}

// pageOfRows returns the page of the first row that has one.
func (s *Site) pageOfRows(rows []matrices.RowChange) string {
	for _, r := range rows {
		if path := s.place(r.Table + "/" + r.Row); r.Kind != matrices.RowGone && path != "" {
			return path
		}
	}
	return "index.html"
}

// summary lists the cells that changed, each with what it was.
func summary(rows []matrices.RowChange) string {
	var cells []string
	for _, r := range rows {
		for _, c := range r.Cells {
			cells = append(cells, fmt.Sprintf("%s, %s: %s → %s", r.Row, strings.ReplaceAll(c.Name, "_", " "),
				cmp.Or(c.Before, "nothing"), cmp.Or(c.After, "nothing")))
		}
		if r.Kind == matrices.RowChanged && len(r.Cells) == 0 {
			cells = append(cells, r.Row+": its evidence alone")
		}
	}
	if more := len(cells) - mostCells; more > 0 {
		cells = append(cells[:mostCells], fmt.Sprintf("and %d more", more))
	}
	return strings.Join(cells, "\n")
}
