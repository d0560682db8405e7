package main

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// object is a JSON object that remembers which of its keys were read.
type object struct {
	path string
	m    map[string]any
	seen *seen
}

// seen counts reads by path, indexes left out.
type seen struct{ all, read map[string]bool }

// read parses a JSON file; what is read of it is noted in marks.
func read(path string, marks *seen) (object, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return object{}, err
	}
	o := object{path: filepath.Base(path), seen: marks}
	if err := json.Unmarshal(data, &o.m); err != nil {
		return object{}, fmt.Errorf("%s: %w", path, err)
	}
	return o, nil
}

// get marks a key as read and gives its value.
func (o object) get(key string) any {
	for k := range o.m {
		o.seen.all[o.path+"."+k] = true
	}
	o.seen.read[o.path+"."+key] = true
	return o.m[key]
}

// skip marks keys that are left out on purpose.
func (o object) skip(keys ...string) {
	for _, key := range keys {
		o.get(key)
	}
}

// unread lists the paths that exist and were never asked for.
func (s *seen) unread() []string {
	var out []string
	for path := range s.all {
		if !s.read[path] {
			out = append(out, path)
		}
	}
	slices.Sort(out)
	return out
}

// wrap makes an object of a value, its keys marked as existing.
func (o object) wrap(key string, v any) object {
	m, _ := v.(map[string]any)
	child := object{path: o.path + "." + key, m: m, seen: o.seen}
	for k := range m {
		o.seen.all[child.path+"."+k] = true
	}
	return child
}

func (o object) has(key string) bool { return o.get(key) != nil }

func (o object) bool(key string) bool { b, _ := o.get(key).(bool); return b }

func (o object) str(key string) string { return text(o.get(key)) }

func (o object) strs(key string) []string { return texts(o.get(key)) }

func (o object) floats(key string) []float64 { return numbers(o.get(key)) }

func (o object) obj(key string) object { return o.wrap(key, o.get(key)) }

func (o object) objs(key string) []object {
	list, _ := o.get(key).([]any)
	var out []object
	for _, v := range list {
		out = append(out, o.wrap(key, v))
	}
	return out
}

// strMap gives an object of scalars; null values are left out.
func (o object) strMap(key string) map[string]string {
	m, _ := o.get(key).(map[string]any)
	out := map[string]string{}
	for k, v := range m {
		if v != nil {
			out[k] = text(v)
		}
	}
	return out
}

// listMap gives an object of lists; null values are left out.
func (o object) listMap(key string) map[string][]string {
	m, _ := o.get(key).(map[string]any)
	out := map[string][]string{}
	for k, v := range m {
		if v != nil {
			out[k] = texts(v)
		}
	}
	return out
}

func text(v any) string {
	switch v := v.(type) {
	case string:
		return strings.TrimSpace(v)
	case bool:
		return strconv.FormatBool(v)
	case float64:
		return strconv.FormatFloat(v, 'f', -1, 64)
	}
	return ""
}

// texts gives a list of scalars; a scalar is a list of one.
func texts(v any) []string {
	list, ok := v.([]any)
	if !ok {
		if s := text(v); s != "" {
			return []string{s}
		}
		return nil
	}
	var out []string
	for _, item := range list {
		out = append(out, text(item))
	}
	return out
}

func numbers(v any) []float64 {
	if n, ok := v.(float64); ok {
		return []float64{n}
	}
	var out []float64
	list, _ := v.([]any)
	for _, item := range list {
		if n, ok := item.(float64); ok {
			out = append(out, n)
		}
	}
	return out
}

func keys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }

// drop removes empty strings.
func drop(list ...string) []string {
	return slices.DeleteFunc(list, func(s string) bool { return s == "" })
}
