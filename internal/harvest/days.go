package harvest

import (
	"context"
	"errors"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/tablefile"
)

// Day is a release whose day in the tables is not that of its first file on the
// index.
type Day struct {
	Table, Version string
	Says, Found    string // the table, the index
}

// Days compares the days of all releases in the tables with the index, which says
// when the first file of each was uploaded. A day that the tables know by its month
// alone agrees with all days of it. Nothing but the index page of each package is
// read. What was compared comes with the errors of what could not be.
func (h *Harvester) Days(ctx context.Context) ([]Day, error) {
	var list []Day
	var faults []error
	unread := map[string]bool{}
	for _, f := range h.auditable() {
		if f.cell != "released" {
			continue
		}
		all, err := h.page(ctx, f.pypi)
		if ctx.Err() != nil {
			return list, ctx.Err()
		}
		if err != nil && !unread[f.pypi] {
			unread[f.pypi], faults = true, append(faults, err)
		}
		r := find(all, f.version)
		if r == nil || r.Released() == "" || (&measuredRow{}).agrees(f, r.Released()) {
			continue
		}
		list = append(list, Day{Table: f.table, Version: f.version, Says: f.says, Found: r.Released()})
	}
	return list, errors.Join(faults...)
}

// SetDays writes days into the text of a table; it returns how many of them have
// their row there. A row that had its day from one that it is like keeps it, where
// that one's changes.
func SetDays(name string, text []byte, days []Day) (changed []byte, set int, err error) {
	rows, diags := tablefile.Standings(tablefile.File{Name: name, Data: text})
	if diags.HasErrors() {
		return nil, 0, diags
	}
	for i := range rows {
		row := rows[i]
		if (row.Block != "package" && row.Block != "framework") || len(row.Labels) != 2 {
			continue
		}
		own := dayOf(days, row.Labels[0], row.Labels[1])
		if own != nil {
			set++
		}
		day := ""
		if base := dayOf(days, row.Labels[0], row.Like); own != nil {
			day = own.Found
		} else if base != nil && !row.Has("released") {
			day = base.Says
		}
		if day == "" || slices.Contains(row.Without, "released") && !row.Has("released") {
			continue // without says that its day is not known
		}
		text = row.With(text, "released", day)
		if rows, diags = tablefile.Standings(tablefile.File{Name: name, Data: text}); diags.HasErrors() {
			return nil, 0, diags
		}
	}
	return text, set, nil
}

func dayOf(days []Day, table, release string) *Day {
	i := slices.IndexFunc(days, func(d Day) bool {
		return d.Table == table && matrices.ComparePEP440(d.Version, release) == 0
	})
	if i < 0 {
		return nil
	}
	return &days[i]
}
