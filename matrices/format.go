package matrices

import (
	"bytes"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/hashicorp/hcl/v2/hclwrite"
	"github.com/zclconf/go-cty/cty"
)

// lineLength is where a list is broken into one line per item.
const lineLength = 110

// WriteRow writes one row as an HCL block. The row is a pointer to a row type,
// block the name of its block type.
func WriteRow(out *bytes.Buffer, block string, row any) {
	v := reflect.ValueOf(row).Elem()
	var raw bytes.Buffer
	writeBlock(&raw, block, schemaOf(v.Type()), v)
	out.Write(hclwrite.Format(raw.Bytes()))
}

// WriteTables writes rows of one subject as an HCL table file: a comment, the
// sources, then the rows in the order of the tables.
func WriteTables(comment string, sources []Source, t Tables) []byte {
	var out bytes.Buffer
	for line := range strings.Lines(comment) {
		out.WriteString(strings.TrimRight("# "+line, " \n") + "\n")
	}
	for _, source := range sources {
		out.WriteByte('\n')
		WriteRow(&out, "source", &source)
	}
	value := reflect.ValueOf(&t).Elem()
	for _, spec := range schema() {
		for _, rows := range spec.lists(value) {
			for i := range rows.Len() {
				out.WriteByte('\n')
				WriteRow(&out, spec.block, rows.Index(i).Addr().Interface())
			}
		}
	}
	return out.Bytes()
}

// lists gives the slices of rows of a table, for keyed tables one per key in
// the order of the keys.
func (t table) lists(tables reflect.Value) []reflect.Value {
	f := tables.Field(t.index)
	if !t.keyed() {
		return []reflect.Value{f}
	}
	var out []reflect.Value
	for _, key := range sortedKeys(f) {
		out = append(out, f.MapIndex(reflect.ValueOf(key)))
	}
	return out
}

func sortedKeys(m reflect.Value) []string {
	var keys []string
	for _, k := range m.MapKeys() {
		keys = append(keys, k.String())
	}
	slices.Sort(keys)
	return keys
}

func writeBlock(out *bytes.Buffer, block string, row *rowType, v reflect.Value) {
	out.WriteString(block)
	for _, l := range row.labels() {
		out.WriteString(" " + quote(v.FieldByIndex(l.index).String()))
	}
	out.WriteString(" {\n")
	for _, f := range row.fields {
		if f.kind == attribute {
			writeAttribute(out, f, v)
		}
	}
	for _, f := range row.fields {
		if f.kind != nested {
			continue
		}
		list := v.FieldByIndex(f.index)
		for i := range list.Len() {
			writeBlock(out, f.name, f.row, list.Index(i))
		}
	}
	out.WriteString("}\n")
}

func writeAttribute(out *bytes.Buffer, f field, row reflect.Value) {
	v := row.FieldByIndex(f.index)
	known := f.known != nil && row.FieldByIndex(f.known).Bool()
	if empty(v) && !known {
		return
	}
	fmt.Fprintf(out, "%s = %s\n", f.name, expression(v))
}

func empty(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Slice, reflect.Map:
		return v.Len() == 0
	}
	return v.IsZero()
}

// expression writes a value as HCL.
func expression(v reflect.Value) string {
	switch v.Kind() {
	case reflect.String:
		return quote(v.String())
	case reflect.Bool:
		return strconv.FormatBool(v.Bool())
	case reflect.Float64:
		return strconv.FormatFloat(v.Float(), 'g', -1, 64)
	case reflect.Slice:
		return listExpression(v)
	}
	return mapExpression(v)
}

func listExpression(v reflect.Value) string {
	var items []string
	length := 0
	for i := range v.Len() {
		item := expression(v.Index(i))
		items, length = append(items, item), length+len(item)+2
	}
	if length > lineLength {
		return "[\n" + strings.Join(items, ",\n") + ",\n]"
	}
	return "[" + strings.Join(items, ", ") + "]"
}

func mapExpression(v reflect.Value) string {
	var items []string
	length := 0
	for _, key := range sortedKeys(v) {
		name := key
		if !hclsyntax.ValidIdentifier(key) {
			name = quote(key)
		}
		item := name + " = " + expression(v.MapIndex(reflect.ValueOf(key)))
		items, length = append(items, item), length+len(item)+2
	}
	if length > lineLength || len(items) > 4 {
		return "{\n" + strings.Join(items, "\n") + "\n}"
	}
	return "{ " + strings.Join(items, ", ") + " }"
}

// quote writes a string as an HCL literal, template markers escaped.
func quote(s string) string {
	tokens := hclwrite.TokensForValue(cty.StringVal(s))
	return string(tokens.Bytes())
}
