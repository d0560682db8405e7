// Package schema reads off the struct tags of row types how their rows are
// written: which attributes, labels and nested blocks a block of HCL has. It
// knows the tags, and no row type.
//
// The tag hcl names the attribute or block (label marks the labels of a block),
// check names the lint rules for the value, known names the field that records
// whether the attribute was written at all. A field of the struct that holds
// all tables has the tag block, the block type of its rows, and table, the name
// of the table; without it, the first label of a row names its table.
package schema

import (
	"reflect"
	"slices"
	"strings"
)

// Kind is how a field stands in HCL.
type Kind int

// The kinds of fields.
const (
	Attribute Kind = iota
	Label
	Nested // a list of blocks
)

// Field is one field of a row type as its struct tags describe it.
type Field struct {
	Name   string // of the attribute or block
	Kind   Kind
	Index  []int
	Type   reflect.Type
	Checks []string
	Known  []int // index of the bool that records presence; nil when none
	Row    *Row  // of a nested block
}

// Row is the schema of one block type.
type Row struct {
	Type   reflect.Type
	Fields []Field
	Keyed  bool // the first label names the table
}

// ID returns the id of a row inside its table: its labels, without one that
// names the table.
func (r *Row) ID(row reflect.Value) string { return idOf(row, r.idFields()) }

// idFields returns the labels that tell the rows of a table apart.
func (r *Row) idFields() []Field {
	labels := r.Labels()
	if r.Keyed && len(labels) > 0 {
		return labels[1:]
	}
	return labels
}

func idOf(row reflect.Value, labels []Field) string {
	out := ""
	for i := range labels {
		if out != "" {
			out += ":"
		}
		out += row.FieldByIndex(labels[i].Index).String()
	}
	return out
}

// Find returns the place of the row with an id in a slice of rows; -1 without
// one.
func (r *Row) Find(rows reflect.Value, id string) int {
	labels := r.idFields()
	for i := range rows.Len() {
		if idOf(rows.Index(i), labels) == id {
			return i
		}
	}
	return -1
}

// Labels returns the label fields in order.
func (r *Row) Labels() []Field {
	var out []Field
	for _, f := range r.Fields {
		if f.Kind == Label {
			out = append(out, f)
		}
	}
	return out
}

// Field returns an attribute or nested block by its HCL name.
func (r *Row) Field(name string, k Kind) (Field, bool) {
	for _, f := range r.Fields {
		if f.Name == name && f.Kind == k {
			return f, true
		}
	}
	return Field{}, false
}

// Repeats reports whether nested blocks of a type may have equal labels.
func (r *Row) Repeats(block string) bool {
	f, ok := r.Field(block, Nested)
	return ok && slices.Contains(f.Checks, "repeats")
}

// Names returns the names of all fields of one kind, in order.
func (r *Row) Names(k Kind) []string {
	var out []string
	for _, f := range r.Fields {
		if f.Kind == k {
			out = append(out, f.Name)
		}
	}
	return out
}

// Cells returns what inferred and cell_source may name: attributes, labels and
// nested blocks, and the attributes in those.
func (r *Row) Cells() []string {
	var out []string
	add := func(name string) {
		if !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	for _, f := range r.Fields {
		add(f.Name)
		if f.Row == nil {
			continue
		}
		for _, name := range f.Row.Names(Attribute) {
			add(name)
		}
	}
	return out
}

// BlockName names a nested block by its type and labels: platform linux/amd64.
func (f Field) BlockName(block reflect.Value) string {
	return strings.TrimSuffix(f.Name+" "+f.Row.ID(block), " ")
}

// Of returns the schema of a row type.
func Of(t reflect.Type) *Row {
	r := &Row{Type: t}
	r.add(t, nil)
	return r
}

func (r *Row) add(t reflect.Type, prefix []int) {
	for i := range t.NumField() {
		f := t.Field(i)
		index := append(append([]int{}, prefix...), i)
		if f.Anonymous {
			r.add(f.Type, index)
			continue
		}
		if tag, ok := f.Tag.Lookup("hcl"); ok {
			r.Fields = append(r.Fields, newField(t, f, tag, prefix, index))
		}
	}
}

func newField(owner reflect.Type, f reflect.StructField, tag string, prefix, index []int) Field {
	name, option, _ := strings.Cut(tag, ",")
	out := Field{Name: name, Index: index, Type: f.Type}
	if checks := f.Tag.Get("check"); checks != "" {
		out.Checks = strings.Split(checks, ",")
	}
	if option == "label" {
		out.Kind = Label
	}
	if f.Type.Kind() == reflect.Slice && f.Type.Elem().Kind() == reflect.Struct {
		out.Kind, out.Row = Nested, Of(f.Type.Elem())
	}
	if known, ok := owner.FieldByName(f.Tag.Get("known")); ok {
		out.Known = append(append([]int{}, prefix...), known.Index...)
	}
	return out
}
