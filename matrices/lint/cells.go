package lint

import (
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"time"

	pep440 "github.com/aquasecurity/go-pep440-version"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclwrite"
	"github.com/zclconf/go-cty/cty"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/internal/schema"
	"github.com/envsolve/envsolve/matrices/tablefile"
)

// check applies one rule of a check tag to a cell.
func (l *linter) check(n *tablefile.Node, f schema.Field, rule string, s scope) {
	rule, argument, _ := strings.Cut(rule, "=")
	v := n.Value.FieldByIndex(f.Index)
	switch rule {
	case "required":
		if schema.Empty(v) && !n.Bad(f.Name) && !l.overrides(n, s) {
			l.fail(n.At(f.Name), "Missing attribute", "%s block needs %s.", aType(n.Block.Type), f.Name)
		}
		return
	case "after":
		l.after(n, f, argument)
		return
	case "positive":
		l.positive(n, f, v)
		return
	case "keys":
		for _, key := range schema.Keys(v) {
			l.reference(n.MapAt(f.Name, key), key, argument)
		}
		return
	case "ties":
		l.ties(n, f, v)
		return
	}
	n.Each(f, func(value string, at *hcl.Range) {
		switch rule {
		case "source":
			l.source(at, value)
		case "cells":
			l.cellName(n, value, at)
		case "enum":
			l.enum(value, at, f.Name, argument)
		case "trait":
			l.enum(value, at, f.Name, strings.Join(matrices.TraitIDs(), "|"))
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
func (l *linter) overrides(n *tablefile.Node, s scope) bool {
	if l.base == nil || n.Block.Type == "source" {
		return false
	}
	rows, typ, err := l.base.Table(s.table)
	return err == nil && typ.Find(rows, typ.ID(s.row.Value)) >= 0
}

// form is a syntax that strings of a cell must have.
type form struct {
	what  string
	valid func(string) bool
}

// formOf returns the syntax that a check tag names.
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
		return form{"a regular expression that Go and Python read alike", isExpression}, true
	case "pin":
		valid := func(s string) bool { return s == "*" || isPEP440(s) || isSpecifier(s) }
		return form{"a version, a specifier or *", valid}, true
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

func (l *linter) cellName(n *tablefile.Node, cell string, at *hcl.Range) {
	if names := n.Row.Cells(); !slices.Contains(names, cell) {
		l.fail(at, "Unknown cell", "%s row has no cell %q.%s", aType(n.Block.Type), cell,
			matrices.DidYouMean(cell, names))
	}
}

func (l *linter) enum(value string, at *hcl.Range, name, argument string) {
	allowed := strings.Split(argument, "|")
	if !slices.Contains(allowed, value) {
		l.fail(at, "Unknown value", "%s is one of %s, not %q.%s",
			name, strings.Join(allowed, ", "), value, matrices.DidYouMean(value, allowed))
	}
}

// reference checks that a row with the id exists in one of the tables.
func (l *linter) reference(at *hcl.Range, id, tables string) {
	var candidates []string
	for table := range strings.SplitSeq(tables, "|") {
		if l.known[table][id] {
			return
		}
		candidates = append(candidates, slices.Collect(maps.Keys(l.known[table]))...)
	}
	l.fail(at, "Unknown reference", "There is no %q in %s.%s",
		id, strings.ReplaceAll(tables, "|", " or "), matrices.DidYouMean(id, candidates))
}

// capability checks a compute capability, with the suffix of feature targets.
func (l *linter) capability(value string, at *hcl.Range) {
	if !matches(`^\d{1,2}\.\d[af]?$`)(value) {
		l.fail(at, "Malformed value", "%s is not a compute capability, such as 8.6 or 9.0a.", quote(value))
		return
	}
	known, plain := l.known["architectures"], strings.TrimRight(value, "af")
	if len(known) > 0 && !known[plain] && plain != "2.1" {
		l.fail(at, "Unknown reference", "There is no compute capability %s in architectures.", plain)
	}
}

func (l *linter) positive(n *tablefile.Node, f schema.Field, v reflect.Value) {
	for i := range v.Len() {
		if v.Index(i).Float() <= 0 {
			l.fail(n.ItemAt(f.Name, i), "Malformed value", "%s must be above zero.", f.Name)
		}
	}
}

// ties checks the specifiers of a map whose keys are packages with, in parentheses, when they hold: an extra, an
// import, always, or an environment marker. What stands behind other words, or behind none, is a note to people.
func (l *linter) ties(n *tablefile.Node, f schema.Field, v reflect.Value) {
	pin, _ := formOf("pin")
	for _, key := range schema.Keys(v) {
		_, when, ok := strings.Cut(strings.TrimSuffix(key, ")"), " (")
		held := slices.Contains([]string{"extra", "import", "always"}, when) || isMarker(when)
		if value := v.MapIndex(reflect.ValueOf(key)).String(); ok && held && !pin.valid(value) {
			l.fail(n.MapAt(f.Name, key), "Malformed value", "%s is not %s.", quote(value), pin.what)
		}
	}
}

// after checks that a window does not end before it begins.
func (l *linter) after(n *tablefile.Node, f schema.Field, first string) {
	begin, ok := n.Row.Field(first, schema.Attribute)
	if !ok {
		return
	}
	from, to := n.Value.FieldByIndex(begin.Index).String(), n.Value.FieldByIndex(f.Index).String()
	if from != "" && to != "" && matrices.CompareVersions(to, from) < 0 {
		l.fail(n.At(f.Name), "Window ends before it begins", "%s is %s, but %s is %s.", f.Name, to, first, from)
	}
}

// quote writes a string as an HCL literal, template markers escaped.
func quote(s string) string {
	return string(hclwrite.TokensForValue(cty.StringVal(s)).Bytes())
}
