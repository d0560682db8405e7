package matrices

import (
	"reflect"
	"slices"
	"strings"
)

// kind is how a field stands in HCL.
type kind int

const (
	attribute kind = iota
	label
	nested // a list of blocks
)

// field is one field of a row type as its struct tags describe it.
type field struct {
	name   string // attribute or block name
	kind   kind
	index  []int
	typ    reflect.Type
	checks []string
	known  []int    // index of the bool that records presence; nil when none
	row    *rowType // of a nested block
}

// rowType is the schema of one block type.
type rowType struct {
	typ    reflect.Type
	fields []field
	keyed  bool // the first label names the table
}

// id is the id of a row inside its table: its labels, without one that names
// the table.
func (r *rowType) id(row reflect.Value) string {
	out, skip := "", r.keyed
	for _, f := range r.fields {
		if f.kind != label {
			continue
		}
		if skip {
			skip = false
			continue
		}
		if out != "" {
			out += ":"
		}
		out += row.FieldByIndex(f.index).String()
	}
	return out
}

// labels gives the label fields in order.
func (r *rowType) labels() []field {
	var out []field
	for _, f := range r.fields {
		if f.kind == label {
			out = append(out, f)
		}
	}
	return out
}

// field finds an attribute or nested block by its HCL name.
func (r *rowType) field(name string, k kind) (field, bool) {
	for _, f := range r.fields {
		if f.name == name && f.kind == k {
			return f, true
		}
	}
	return field{}, false
}

// repeats reports whether nested blocks of a type may have equal labels.
func (r *rowType) repeats(block string) bool {
	f, ok := r.field(block, nested)
	return ok && slices.Contains(f.checks, "repeats")
}

// names gives the names of all fields of one kind, in order.
func (r *rowType) names(k kind) []string {
	var out []string
	for _, f := range r.fields {
		if f.kind == k {
			out = append(out, f.name)
		}
	}
	return out
}

// schemaOf reads the schema off the struct tags of t.
func schemaOf(t reflect.Type) *rowType {
	r := &rowType{typ: t}
	r.add(t, nil)
	return r
}

func (r *rowType) add(t reflect.Type, prefix []int) {
	for i := range t.NumField() {
		f := t.Field(i)
		index := append(append([]int{}, prefix...), i)
		if f.Anonymous {
			r.add(f.Type, index)
			continue
		}
		if tag, ok := f.Tag.Lookup("hcl"); ok {
			r.fields = append(r.fields, newField(t, f, tag, prefix, index))
		}
	}
}

func newField(owner reflect.Type, f reflect.StructField, tag string, prefix, index []int) field {
	name, option, _ := strings.Cut(tag, ",")
	out := field{name: name, index: index, typ: f.Type}
	if checks := f.Tag.Get("check"); checks != "" {
		out.checks = strings.Split(checks, ",")
	}
	if option == "label" {
		out.kind = label
	}
	if f.Type.Kind() == reflect.Slice && f.Type.Elem().Kind() == reflect.Struct {
		out.kind, out.row = nested, schemaOf(f.Type.Elem())
	}
	if known, ok := owner.FieldByName(f.Tag.Get("known")); ok {
		out.known = append(append([]int{}, prefix...), known.Index...)
	}
	return out
}

// table describes one field of Tables: which block type its rows are.
type table struct {
	name  string // gpus; empty where the first label names the table
	block string // gpu
	index int    // of the field in Tables
	row   *rowType
}

// keyed reports whether the first label of a row names its table, as for
// frameworks and packages.
func (t table) keyed() bool { return t.name == "" }

// schema lists the tables in the order of the fields of Tables.
func schema() []table {
	var out []table
	eachTable(func(f reflect.StructField, i int, row reflect.Type) bool {
		out = append(out, tableOf(f, i, row))
		return true
	})
	return out
}

// tableWith finds the table whose rows are blocks of a type. It reads the
// schema of that one table only.
func tableWith(block string) (found table, ok bool) {
	eachTable(func(f reflect.StructField, i int, row reflect.Type) bool {
		if ok = f.Tag.Get("block") == block; ok {
			found = tableOf(f, i, row)
		}
		return !ok
	})
	return found, ok
}

// eachTable visits the fields of Tables that hold rows, until visit says stop.
func eachTable(visit func(f reflect.StructField, i int, row reflect.Type) bool) {
	tables := reflect.TypeFor[Tables]()
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

func tableOf(f reflect.StructField, i int, row reflect.Type) table {
	t := table{name: f.Tag.Get("table"), block: f.Tag.Get("block"), index: i, row: schemaOf(row)}
	t.row.keyed = t.keyed()
	return t
}

// evidenceOf gives the evidence of a row, or nil for a block without any.
func evidenceOf(row reflect.Value) *Evidence {
	f := row.FieldByName("Evidence")
	if !f.IsValid() {
		return nil
	}
	return f.Addr().Interface().(*Evidence)
}
