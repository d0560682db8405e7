package schema

import "reflect"

// Table describes one field of the struct of all tables: which block type its
// rows are.
type Table struct {
	Name  string // gpus; empty where the first label names the table
	Block string // gpu
	Index int    // of the field
	Row   *Row
}

// Keyed reports whether the first label of a row names its table, as for
// frameworks and packages.
func (t Table) Keyed() bool { return t.Name == "" }

// Lists returns the slices of rows of a table by the names of their tables, in
// the order of the names.
func (t Table) Lists(tables reflect.Value) (names []string, lists []reflect.Value) {
	f := tables.Field(t.Index)
	if !t.Keyed() {
		return []string{t.Name}, []reflect.Value{f}
	}
	names = Keys(f)
	for _, name := range names {
		lists = append(lists, f.MapIndex(reflect.ValueOf(name)))
	}
	return names, lists
}

// Tables lists the tables of a struct in the order of its fields.
func Tables(tables reflect.Type) []Table {
	var out []Table
	eachTable(tables, func(f reflect.StructField, i int, row reflect.Type) bool {
		out = append(out, tableOf(f, i, row))
		return true
	})
	return out
}

// RowTypes visits the block type of each table, with the type of its rows and the
// name of the table; it is empty where the first label of a row names it. It reads no
// schema.
func RowTypes(tables reflect.Type, visit func(block, table string, row reflect.Type)) {
	eachTable(tables, func(f reflect.StructField, _ int, row reflect.Type) bool {
		visit(f.Tag.Get("block"), f.Tag.Get("table"), row)
		return true
	})
}

// TableWith returns the table whose rows are blocks of a type. It reads the
// schema of that one table only.
func TableWith(tables reflect.Type, block string) (found Table, ok bool) {
	eachTable(tables, func(f reflect.StructField, i int, row reflect.Type) bool {
		if ok = f.Tag.Get("block") == block; ok {
			found = tableOf(f, i, row)
		}
		return !ok
	})
	return found, ok
}

// eachTable visits the fields that hold rows, until visit says stop.
func eachTable(tables reflect.Type, visit func(f reflect.StructField, i int, row reflect.Type) bool) {
	for i := range tables.NumField() {
		f := tables.Field(i)
		if f.Tag.Get("block") == "" {
			continue
		}
		row := f.Type.Elem()
		if row.Kind() == reflect.Slice {
			row = row.Elem()
		}
		if !visit(f, i, row) {
			return
		}
	}
}

func tableOf(f reflect.StructField, i int, row reflect.Type) Table {
	t := Table{Name: f.Tag.Get("table"), Block: f.Tag.Get("block"), Index: i, Row: Of(row)}
	t.Row.Keyed = t.Keyed()
	return t
}
