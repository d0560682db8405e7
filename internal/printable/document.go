package printable

import "reflect"

// Document returns a copy of a value in which all text is on one line and
// printable, as Line has it: that of its exported fields, and what they hold and
// point to. What needs no change is shared with the original.
func Document[T any](doc T) T {
	v := reflect.ValueOf(&doc).Elem()
	if changed, ok := document(v); ok {
		v.Set(changed)
	}
	return doc
}

// document returns a printable copy of a value, where it is not printable.
func document(v reflect.Value) (reflect.Value, bool) {
	switch v.Kind() {
	case reflect.String:
		line := Line(v.String())
		if line == v.String() {
			return v, false
		}
		return reflect.ValueOf(line).Convert(v.Type()), true
	case reflect.Pointer, reflect.Interface:
		return pointed(v)
	case reflect.Struct:
		return fields(v)
	case reflect.Slice, reflect.Array:
		return elements(v)
	case reflect.Map:
		return entries(v)
	}
	return v, false
}

func pointed(v reflect.Value) (reflect.Value, bool) {
	if v.IsNil() {
		return v, false
	}
	elem, ok := document(v.Elem())
	if !ok {
		return v, false
	}
	if v.Kind() == reflect.Interface {
		return elem, true
	}
	p := reflect.New(v.Type().Elem())
	p.Elem().Set(elem)
	return p, true
}

func fields(v reflect.Value) (reflect.Value, bool) {
	result, changed := v, false
	for i := range v.NumField() {
		if !v.Type().Field(i).IsExported() {
			continue
		}
		field, ok := document(v.Field(i))
		if ok && !changed {
			result, changed = reflect.New(v.Type()).Elem(), true
			result.Set(v)
		}
		if ok {
			result.Field(i).Set(field)
		}
	}
	return result, changed
}

func elements(v reflect.Value) (reflect.Value, bool) {
	if v.Type().Elem().Kind() == reflect.Uint8 {
		return v, false // bytes are no text
	}
	result, changed := v, false
	for i := range v.Len() {
		element, ok := document(v.Index(i))
		if ok && !changed {
			result, changed = copied(v), true
		}
		if ok {
			result.Index(i).Set(element)
		}
	}
	return result, changed
}

func copied(v reflect.Value) reflect.Value {
	if v.Kind() == reflect.Array {
		list := reflect.New(v.Type()).Elem()
		list.Set(v)
		return list
	}
	list := reflect.MakeSlice(v.Type(), v.Len(), v.Len())
	reflect.Copy(list, v)
	return list
}

func entries(v reflect.Value) (reflect.Value, bool) {
	result, changed := reflect.MakeMapWithSize(v.Type(), v.Len()), false
	for key, value := range v.Seq2() {
		k, keyChanged := document(key)
		e, valueChanged := document(value)
		changed = changed || keyChanged || valueChanged
		result.SetMapIndex(k, e)
	}
	if !changed {
		return v, false
	}
	return result, true
}
