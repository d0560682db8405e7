package schema

import (
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// Part returns the part of a row that is a T, such as its evidence; nil for a
// block without one. The row must be addressable.
func Part[T any](row reflect.Value) *T {
	f := row.FieldByName(reflect.TypeFor[T]().Name())
	if !f.IsValid() {
		return nil
	}
	return f.Addr().Interface().(*T)
}

// IsEvidence reports whether an attribute says what a row rests on.
func IsEvidence(attribute string) bool {
	return slices.Contains([]string{"source", "cell_source", "inferred", "notes"}, attribute)
}

// Empty reports whether a cell holds nothing.
func Empty(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Slice, reflect.Map:
		return v.Len() == 0
	}
	return v.IsZero()
}

// Keys returns the keys of a map of strings, sorted.
func Keys(m reflect.Value) []string {
	var keys []string
	for _, k := range m.MapKeys() {
		keys = append(keys, k.String())
	}
	slices.Sort(keys)
	return keys
}

// Text writes a cell for people: lists with commas, maps as key value.
func Text(v reflect.Value) string {
	switch v.Kind() {
	case reflect.String:
		return v.String()
	case reflect.Slice:
		if v.Len() == 0 {
			return "none"
		}
		var items []string
		for i := range v.Len() {
			items = append(items, Text(v.Index(i)))
		}
		return strings.Join(items, ", ")
	case reflect.Map:
		var items []string
		for _, key := range Keys(v) {
			items = append(items, key+" "+Text(v.MapIndex(reflect.ValueOf(key))))
		}
		return strings.Join(items, "; ")
	case reflect.Float64:
		return strconv.FormatFloat(v.Float(), 'g', -1, 64)
	}
	return strconv.FormatBool(v.Bool())
}
