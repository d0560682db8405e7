package matrices

import (
	"reflect"
	"time"

	"github.com/envsolve/envsolve/matrices/internal/schema"
)

// TableInfo is one line of a listing of the tables.
type TableInfo struct {
	Name       string
	Rows       int
	Newest     string // the newest release; empty where rows are no releases
	NewestDate string // its date, as exact as the row says it; empty where that is not known
	Dated      string // the release that the newest known date is of, where it is not the newest
	DatedOn    string // that date
	Evidence   string // newest date of a source; YYYY-MM-DD
	Upstream   string // release that was the newest upstream when last looked; empty where that is not recorded
	Looked     string // that day
	Overlay    int    // rows that come from overlays
}

// Age is how many whole days lie between the newest evidence and a day.
func (t TableInfo) Age(now time.Time) (days int, ok bool) {
	at, err := time.Parse(time.DateOnly, t.Evidence)
	if err != nil {
		return 0, false
	}
	return int(now.Sub(at).Hours() / 24), true
}

// TableInfos lists every table that has rows, by name.
func (s *Set) TableInfos() []TableInfo {
	var out []TableInfo
	for _, name := range s.TableNames() {
		rows, typ, err := s.Table(name)
		if err != nil {
			panic(err) // the name is the set's own
		}
		info := TableInfo{Name: name, Rows: rows.Len()}
		for i := range rows.Len() {
			info.add(rows.Index(i), typ)
		}
		for _, source := range s.SourcesOf(name) {
			info.Evidence = max(info.Evidence, source.Date)
		}
		if u := s.Upstream(name); u != nil && u.Newest != "" {
			info.Upstream, info.Looked = u.Newest, u.Looked
		}
		out = append(out, info)
	}
	return out
}

// SourcesOf returns the sources that rows of a table cite, by id; none for a
// table that the set lacks.
func (s *Set) SourcesOf(table string) []Source {
	rows, typ, err := s.Table(table)
	if err != nil {
		return nil
	}
	ids := map[string]bool{}
	for i := range rows.Len() {
		typ.Cited(rows.Index(i), ids)
	}
	var out []Source
	for _, id := range sortedKeys(ids) {
		if source, ok := s.Source(id); ok {
			out = append(out, source)
		}
	}
	return out
}

// add counts a row in. Rows of frameworks and packages stand newest first,
// those of other tables with versions newest last.
func (t *TableInfo) add(row reflect.Value, typ *schema.Row) {
	if e := schema.Part[Evidence](addressable(row)); e != nil && e.overlayOf(nil) != "" {
		t.Overlay++
	}
	if branch, ok := row.Interface().(DriverBranch); ok {
		for _, v := range branch.Versions {
			if v.Kind == "" {
				t.release(v.Version, v.Date, true)
			}
		}
		return
	}
	released := row.FieldByName("Released")
	if !released.IsValid() || released.Kind() != reflect.String {
		return
	}
	id := ""
	if version := row.FieldByName("Version"); version.IsValid() {
		id = typ.ID(row)
	}
	t.release(id, released.String(), t.Newest == "" || !typ.Keyed)
}

// release notes a release and its date; newest where none before was newer.
func (t *TableInfo) release(id, date string, newest bool) {
	if newest {
		if t.NewestDate > t.DatedOn {
			t.Dated, t.DatedOn = t.Newest, t.NewestDate
		}
		t.Newest, t.NewestDate = id, date
	} else if date > t.DatedOn {
		t.Dated, t.DatedOn = id, date
	}
	if id == "" || t.NewestDate >= t.DatedOn { // rows without versions have dates alone
		t.NewestDate, t.Dated, t.DatedOn = max(t.NewestDate, t.DatedOn), "", ""
	}
}

// Release writes the date of the newest release; where none is known, that of
// the newest release with a date: 2026-09-02 (2.14.0).
func (t TableInfo) Release() string {
	if t.NewestDate == "" && t.DatedOn != "" {
		return t.DatedOn + " (" + t.Dated + ")"
	}
	return t.NewestDate
}
