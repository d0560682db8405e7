package matrices

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"time"
)

// TableInfo is one line of a listing of the tables.
type TableInfo struct {
	Name       string
	Rows       int
	Newest     string // the newest release; empty where rows are no releases
	NewestDate string // the newest known release date, as exact as the row says it
	Evidence   string // newest date of a source; YYYY-MM-DD
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
		rows, schema, err := s.table(name)
		if err != nil {
			panic(err) // the name is the set's own
		}
		info := TableInfo{Name: name, Rows: rows.Len()}
		for i := range rows.Len() {
			info.add(rows.Index(i), schema)
		}
		for _, source := range s.Sources(name) {
			info.Evidence = max(info.Evidence, source.Date)
		}
		out = append(out, info)
	}
	return out
}

// Sources gives the sources that rows of a table cite, by id.
func (s *Set) Sources(table string) []Source { return rows[Source](s, sourceTable(table)) }

// add counts a row in. Rows of frameworks and packages stand newest first,
// those of other tables with versions newest last.
func (t *TableInfo) add(row reflect.Value, schema *rowType) {
	if e := evidenceOf(addressable(row)); e != nil && e.Overlay != "" {
		t.Overlay++
	}
	released := row.FieldByName("Released")
	if !released.IsValid() || released.Kind() != reflect.String {
		return
	}
	t.NewestDate = max(t.NewestDate, released.String())
	if version := row.FieldByName("Version"); version.IsValid() && (t.Newest == "" || !schema.keyed) {
		t.Newest = schema.id(row)
	}
}

// Show describes facts for people: a row of a table with its sources. The
// reference is table/row, table/row#cell, or the two words of it apart, as in
// Show("pytorch", "2.7.1").
func (s *Set) Show(ref ...string) (string, error) {
	fact, err := s.Lookup(strings.Join(ref, "/"))
	if err != nil {
		return "", err
	}
	return fact.String(), nil
}

// String writes a fact over several lines: the reference, the cells in
// columns, then notes, disagreements and sources.
func (f Fact) String() string {
	var b strings.Builder
	b.WriteString(f.Ref)
	if f.Overlay != "" {
		fmt.Fprintf(&b, " (from overlay %s)", f.Overlay)
	}
	b.WriteByte('\n')
	width := 0
	for _, c := range f.Cells {
		width = max(width, len(c.Name))
	}
	for _, c := range f.Cells {
		fmt.Fprintf(&b, "  %-*s  %s", width, strings.ReplaceAll(c.Name, "_", "-"), c.Value)
		if c.Inferred {
			b.WriteString("  (inferred)")
		}
		b.WriteByte('\n')
	}
	for _, o := range f.Others {
		fmt.Fprintf(&b, "  other sources say: %s %s [%s]\n", strings.ReplaceAll(o.Cell, "_", "-"), o.Value, strings.Join(o.Sources, ", "))
	}
	for _, n := range f.Notes {
		fmt.Fprintf(&b, "  note: %s\n", n)
	}
	if len(f.Sources) > 0 {
		b.WriteString("sources\n")
	}
	for _, s := range f.Sources {
		fmt.Fprintf(&b, "  [%s, %s] %s\n", s.Class, s.Date, s.Title)
		if s.URL != "" && !slices.Contains([]string{s.Title, "https://" + s.Title}, s.URL) {
			fmt.Fprintf(&b, "      %s\n", s.URL)
		}
	}
	return b.String()
}
