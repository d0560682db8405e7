package harvest

import (
	"bytes"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/hashicorp/hcl/v2/hclwrite"
	"github.com/zclconf/go-cty/cty"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/tablefile"
)

// Block writes a row as it stands in a table.
func Block(row *matrices.PackageRelease) []byte {
	var b strings.Builder
	fmt.Fprintf(&b, "package %s %s {\n", quote(row.Package), quote(row.Version))
	attributes(&b, reflect.ValueOf(*row))
	b.WriteString("}\n")
	return hclwrite.Format([]byte(b.String()))
}

// attributes writes the cells that say something, in the order of the type.
func attributes(b *strings.Builder, row reflect.Value) {
	for i := range row.NumField() {
		field, v := row.Type().Field(i), row.Field(i)
		if field.Anonymous {
			attributes(b, v)
			continue
		}
		name, form, _ := strings.Cut(field.Tag.Get("hcl"), ",")
		if name == "" || form == "label" || v.IsZero() {
			continue
		}
		if text := value(v.Interface(), 6+len(name)); text != "" {
			fmt.Fprintf(b, "  %s = %s\n", name, text)
		}
	}
}

// widest is how many columns lines of tables may have.
const widest = 118

// value writes the value of a cell that begins in some column; "" for one that
// says nothing, and for blocks, which are not harvested.
func value(v any, column int) string {
	switch v := v.(type) {
	case bool:
		return "true"
	case string:
		return quote(v)
	case []string:
		return list(v, column)
	case map[string]string:
		return table(v, column, func(s string) string { return quote(s) })
	case map[string][]string:
		return table(v, column, func(s []string) string { return list(s, 0) })
	}
	return ""
}

func quote(s string) string { return string(hclwrite.TokensForValue(cty.StringVal(s)).Bytes()) }

func list(values []string, column int) string {
	var quoted []string
	for _, v := range values {
		quoted = append(quoted, quote(v))
	}
	if line := "[" + strings.Join(quoted, ", ") + "]"; column+len(line) <= widest {
		return line
	}
	return "[\n    " + strings.Join(quoted, ",\n    ") + ",\n  ]"
}

func table[V any](m map[string]V, column int, write func(V) string) string {
	var entries []string
	for _, key := range slices.Sorted(maps.Keys(m)) {
		name := key
		if !hclsyntax.ValidIdentifier(key) {
			name = quote(key)
		}
		entries = append(entries, name+" = "+write(m[key]))
	}
	if line := "{ " + strings.Join(entries, ", ") + " }"; len(entries) < 3 && column+len(line) <= widest {
		return line
	}
	return "{\n    " + strings.Join(entries, "\n    ") + "\n  }"
}

// beforeComment returns where the comment begins whose lines end right before an offset: it is
// about what stands there. Without one it returns the offset.
func beforeComment(text []byte, at int) int {
	for at > 0 && at < len(text) {
		from := bytes.LastIndexByte(text[:at-1], '\n') + 1
		line := bytes.TrimLeft(text[from:at], " \t")
		if !bytes.HasPrefix(line, []byte("#")) && !bytes.HasPrefix(line, []byte("//")) {
			break
		}
		at = from
	}
	return at
}

// Insert puts rows into the text of a table, newest first among those that are
// there; a version that is there already says what it said. The table comes back
// in its short form, with how many rows were put in.
func Insert(name string, text []byte, rows []matrices.PackageRelease) (changed []byte, added int, err error) {
	for i := range rows {
		placed, diags := tablefile.Standings(tablefile.File{Name: name, Data: text})
		if diags.HasErrors() {
			return nil, 0, diags
		}
		at, there := len(text), false
		for _, p := range placed {
			if p.Block != "package" || len(p.Labels) != 2 || p.Labels[0] != rows[i].Package {
				continue
			}
			if order := matrices.ComparePEP440(p.Labels[1], rows[i].Version); order == 0 {
				there = true
			} else if order < 0 {
				at = min(at, p.From)
			}
		}
		if there {
			continue
		}
		at = beforeComment(text, at)
		block := Block(&rows[i])
		if at == len(text) {
			block = slices.Concat([]byte("\n"), block)
		} else {
			block = slices.Concat(block, []byte("\n"))
		}
		text = slices.Concat(text[:at], block, text[at:])
		added++
	}
	if added == 0 {
		return text, 0, nil
	}
	short, diags := tablefile.Shorten(tablefile.File{Name: name, Data: text})
	if diags.HasErrors() {
		return nil, 0, diags
	}
	return short, added, nil
}
