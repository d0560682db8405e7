package matrices

import (
	"reflect"
	"regexp"
	"slices"
	"strings"
	"time"

	pep440 "github.com/aquasecurity/go-pep440-version"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// check applies one rule of a check tag to a cell.
func (l *linter) check(n *node, f field, rule string, s scope) {
	rule, argument, _ := strings.Cut(rule, "=")
	v := n.value.FieldByIndex(f.index)
	switch rule {
	case "required":
		if empty(v) && !n.bad[f.name] && !l.overrides(n, s) {
			l.fail(n.at(f.name), "Missing attribute", "%s block needs %s.", aType(n.block.Type), f.name)
		}
		return
	case "after":
		l.after(n, f, argument)
		return
	case "positive":
		l.positive(n, f, v)
		return
	case "keys":
		for _, key := range sortedKeys(v) {
			l.reference(n.mapAt(f.name, key), key, argument)
		}
		return
	}
	n.each(f, func(value string, at *hcl.Range) {
		switch rule {
		case "source":
			l.source(at, value, s)
		case "cells":
			l.cellName(n, value, at)
		case "enum":
			l.enum(value, at, f.name, argument)
		case "ref":
			l.reference(at, value, argument)
		case "arch":
			if value != "tesla-g80" { // drivers knew it long before the tables begin
				l.reference(at, value, "arch")
			}
		case "sm":
			l.capability(value, at)
		default:
			if form, ok := formOf(rule); ok && !form.valid(value) {
				l.fail(at, "Malformed value", "%s is not %s.", quote(value), form.what)
			}
		}
	})
}

// overrides reports whether a row stands over one of the base, which then has
// the attributes that this one leaves out.
func (l *linter) overrides(n *node, s scope) bool {
	if l.base == nil || n.block.Type == "source" {
		return false
	}
	rows, schema, err := l.base.table(s.table)
	return err == nil && indexOf(rows, schema, schema.id(s.row.value)) >= 0
}

// form is a syntax that strings of a cell must have.
type form struct {
	what  string
	valid func(string) bool
}

// formOf gives the syntax that a check tag names.
func formOf(rule string) (form, bool) {
	switch rule {
	case "id":
		return form{"an id: lower case letters, digits and . _ + -", matches(`^[a-zA-Z0-9][a-zA-Z0-9._+/-]*$`)}, true
	case "lower":
		return form{"in lower case", func(s string) bool { return s == strings.ToLower(s) }}, true
	case "url":
		return form{"an http or https address", matches(`^https?://[^\s]+$`)}, true
	case "date":
		return form{"a date: YYYY, YYYY-MM or YYYY-MM-DD", isDate}, true
	case "version":
		return form{"a version: numbers with dots between them", matches(`^\d+(\.\d+)*([a-z]+\d*)?$`)}, true
	case "driver":
		return form{"a driver version, such as 535.104.05, or a branch", matches(`^\d{2,3}(\.\d+){0,2}$`)}, true
	case "hex4":
		return form{"four hexadecimal digits in upper case", matches(`^[0-9A-F]{4}$`)}, true
	case "platform":
		return form{"a platform, such as linux/amd64", matches(`^(linux|windows|darwin)/(amd64|arm64|ppc64le)$`)}, true
	case "pep440":
		return form{"a version of a Python package (PEP 440)", isPEP440}, true
	case "specifier":
		return form{"a version specifier (PEP 440)", isSpecifier}, true
	case "marker":
		return form{"an environment marker (PEP 508)", isMarker}, true
	case "regexp":
		return form{"a regular expression", func(s string) bool { _, err := regexp.Compile(s); return err == nil }}, true
	case "pin":
		return form{"a version, a specifier or *", func(s string) bool { return s == "*" || isPEP440(s) || isSpecifier(s) }}, true
	}
	return form{}, false
}

func matches(pattern string) func(string) bool {
	return regexp.MustCompile(pattern).MatchString
}

func isDate(s string) bool {
	for _, layout := range []string{"2006-01-02", "2006-01", "2006"} {
		if _, err := time.Parse(layout, s); err == nil {
			return true
		}
	}
	return false
}

func isPEP440(s string) bool {
	_, err := pep440.Parse(s)
	return err == nil
}

func isSpecifier(s string) bool {
	_, err := pep440.NewSpecifiers(s)
	_, unread := version.ParseSpecifier(s) // as plans read it
	return err == nil && unread == nil && strings.ContainsAny(s, "<>=~!")
}

func isMarker(s string) bool {
	_, err := version.ParseMarker(s)
	return err == nil
}

// each calls f for every string of a cell, with its place.
func (n *node) each(f field, visit func(value string, at *hcl.Range)) {
	v := n.value.FieldByIndex(f.index)
	switch v.Kind() {
	case reflect.String:
		if v.String() != "" {
			visit(v.String(), n.at(f.name))
		}
	case reflect.Slice:
		for i := range v.Len() {
			if item := v.Index(i); item.Kind() == reflect.String {
				visit(item.String(), n.itemAt(f.name, i))
			}
		}
	case reflect.Map:
		for _, key := range sortedKeys(v) {
			if item := v.MapIndex(reflect.ValueOf(key)); item.Kind() == reflect.String {
				visit(item.String(), n.mapAt(f.name, key))
			} else {
				for i := range item.Len() {
					visit(item.Index(i).String(), n.mapAt(f.name, key))
				}
			}
		}
	}
}

// itemAt gives the place of a list item.
func (n *node) itemAt(name string, i int) *hcl.Range {
	if attr, ok := n.block.Body.Attributes[name]; ok {
		if list, ok := attr.Expr.(*hclsyntax.TupleConsExpr); ok && i < len(list.Exprs) {
			r := list.Exprs[i].Range()
			return &r
		}
	}
	return n.at(name)
}

// mapAt gives the place of a map value.
func (n *node) mapAt(name, key string) *hcl.Range {
	attr, ok := n.block.Body.Attributes[name]
	if !ok {
		return n.at(name)
	}
	object, ok := attr.Expr.(*hclsyntax.ObjectConsExpr)
	if !ok {
		return n.at(name)
	}
	for _, item := range object.Items {
		if k, diags := item.KeyExpr.Value(nil); !diags.HasErrors() && k.AsString() == key {
			r := item.ValueExpr.Range()
			return &r
		}
	}
	return n.at(name)
}

func (l *linter) cellName(n *node, cell string, at *hcl.Range) {
	if names := cellNames(n.row); !slices.Contains(names, cell) {
		l.fail(at, "Unknown cell", "%s row has no cell %q.%s", aType(n.block.Type), cell, didYouMean(cell, names))
	}
}

func (l *linter) enum(value string, at *hcl.Range, name, argument string) {
	allowed := strings.Split(argument, "|")
	if !slices.Contains(allowed, value) {
		l.fail(at, "Unknown value", "%s is one of %s, not %q.%s", name, strings.Join(allowed, ", "), value, didYouMean(value, allowed))
	}
}

// reference checks that a row with the id exists in one of the tables.
func (l *linter) reference(at *hcl.Range, id, tables string) {
	var candidates []string
	for table := range strings.SplitSeq(tables, "|") {
		if l.known[table][id] {
			return
		}
		candidates = append(candidates, keysOf(l.known[table])...)
	}
	l.fail(at, "Unknown reference", "There is no %q in %s.%s", id, strings.ReplaceAll(tables, "|", " or "), didYouMean(id, candidates))
}

// capability checks a compute capability, with the suffix of feature targets.
func (l *linter) capability(value string, at *hcl.Range) {
	if !matches(`^\d{1,2}\.\d[af]?$`)(value) {
		l.fail(at, "Malformed value", "%s is not a compute capability, such as 8.6 or 9.0a.", quote(value))
		return
	}
	if plain := strings.TrimRight(value, "af"); len(l.known["architectures"]) > 0 && !l.known["architectures"][plain] && plain != "2.1" {
		l.fail(at, "Unknown reference", "There is no compute capability %s in architectures.", plain)
	}
}

func (l *linter) positive(n *node, f field, v reflect.Value) {
	for i := range v.Len() {
		if v.Index(i).Float() <= 0 {
			l.fail(n.itemAt(f.name, i), "Malformed value", "%s must be above zero.", f.name)
		}
	}
}

// after checks that a window does not end before it begins.
func (l *linter) after(n *node, f field, first string) {
	begin, ok := n.row.field(first, attribute)
	if !ok {
		return
	}
	from, to := n.value.FieldByIndex(begin.index).String(), n.value.FieldByIndex(f.index).String()
	if from != "" && to != "" && CompareVersions(to, from) < 0 {
		l.fail(n.at(f.name), "Window ends before it begins", "%s is %s, but %s is %s.", f.name, to, first, from)
	}
}
