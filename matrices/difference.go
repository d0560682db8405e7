package matrices

import (
	"reflect"
	"slices"

	"github.com/envsolve/envsolve/matrices/internal/schema"
)

// What became of a row between two sets of facts.
const (
	RowNew     = "new"
	RowChanged = "changed"
	RowGone    = "gone"
)

// RowChange is a row that differs between two sets of facts.
type RowChange struct {
	Table string
	Row   string // its id in the table
	Kind  string // new, changed, gone
	// Cells lists the cells that differ, where the row changed; none where only
	// its evidence does.
	Cells []CellChange
}

// CellChange is a cell that differs; empty for a value that is not there.
type CellChange struct{ Name, Before, After string }

// Differences returns the rows that differ between two sets, by table, each in
// the order of the newer set, and those that are gone after them.
func Differences(before, after *Set) []RowChange {
	names := slices.Concat(before.TableNames(), after.TableNames())
	slices.Sort(names)
	var list []RowChange
	for _, name := range slices.Compact(names) {
		list = append(list, differencesIn(name, before, after)...)
	}
	return list
}

func differencesIn(table string, before, after *Set) []RowChange {
	old, typ := rowsByID(before, table)
	now, typeNow := rowsByID(after, table)
	if typ == nil {
		typ = typeNow
	}
	var list []RowChange
	for _, r := range now.order {
		was, there := old.rows[r]
		switch {
		case !there:
			list = append(list, RowChange{Table: table, Row: r, Kind: RowNew})
		case !reflect.DeepEqual(was.Interface(), now.rows[r].Interface()):
			list = append(list, RowChange{Table: table, Row: r, Kind: RowChanged,
				Cells: cellChanges(was, now.rows[r], typ)})
		}
	}
	for _, r := range old.order {
		if _, there := now.rows[r]; !there {
			list = append(list, RowChange{Table: table, Row: r, Kind: RowGone})
		}
	}
	return list
}

// tableRows are the rows of a table by their ids.
type tableRows struct {
	order []string
	rows  map[string]reflect.Value
}

func rowsByID(s *Set, table string) (tableRows, *schema.Row) {
	t := tableRows{rows: map[string]reflect.Value{}}
	rows, typ, err := s.Table(table)
	if err != nil {
		return t, nil // a set without the table
	}
	for i := range rows.Len() {
		id := typ.ID(rows.Index(i))
		t.order = append(t.order, id)
		t.rows[id] = addressable(rows.Index(i))
	}
	return t, typ
}

// cellChanges compares two rows cell by cell, those of the newer one first.
func cellChanges(before, after reflect.Value, typ *schema.Row) []CellChange {
	old := map[string]string{}
	was, now := cellsOf(before, typ, "", nil), cellsOf(after, typ, "", nil)
	for _, c := range was {
		old[c.Name] = c.Value
	}
	var list []CellChange
	there := map[string]bool{}
	for _, c := range now {
		there[c.Name] = true
		if old[c.Name] != c.Value {
			list = append(list, CellChange{c.Name, old[c.Name], c.Value})
		}
	}
	for _, c := range was {
		if !there[c.Name] {
			list = append(list, CellChange{c.Name, c.Value, ""})
		}
	}
	return list
}
