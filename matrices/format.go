package matrices

import (
	"reflect"
	"slices"

	"github.com/hashicorp/hcl/v2/hclwrite"
	"github.com/zclconf/go-cty/cty"
)

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

func empty(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Slice, reflect.Map:
		return v.Len() == 0
	}
	return v.IsZero()
}

// quote writes a string as an HCL literal, template markers escaped.
func quote(s string) string {
	tokens := hclwrite.TokensForValue(cty.StringVal(s))
	return string(tokens.Bytes())
}
