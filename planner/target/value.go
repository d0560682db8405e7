package target

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/envsolve/envsolve/planner/request"
)

// attribute is one attribute's value, with where it was written.
type attribute struct {
	name  string
	value cty.Value
	expr  hclsyntax.Expression // nil when a matrix cell set it
	at    hcl.Range
}

// wrongType reports a value of another type than an attribute takes. Where it is that of a variable,
// the variable has the wrong type: quotes around var.x leave a number what it is.
func (l *loader) wrongType(value cty.Value, want string, at hcl.Range, what string, expr hclsyntax.Expression) {
	hint := ""
	v := l.variableOf(expr)
	switch {
	case !strings.Contains(want, "string"):
	case v != nil && v.typ != cty.NilType && v.typ != cty.DynamicPseudoType && v.typ == value.Type():
		hint = fmt.Sprintf(" Variable %q, at %s, is %s: make its type string.", v.name, place(v.block.DefRange()),
			article(v.typ))
	case value.Type() == cty.Number && v != nil:
		hint = fmt.Sprintf(" Variable %q, at %s, is a number: write its default in quotes, or give it type = string.",
			v.name, place(v.block.DefRange()))
	case value.Type() == cty.Number:
		hint = " Write it in quotes: as a number, 3.10 would be 3.1."
	}
	l.errorf(at, "Wrong type", "%s takes %s, not %s.%s", what, want, article(value.Type()), hint)
}

// variableOf returns the variable whose value an expression is, with quotes around it or without;
// nil for other expressions.
func (l *loader) variableOf(expr hclsyntax.Expression) *variable {
	expr = unwrap(expr)
	if wrap, ok := expr.(*hclsyntax.TemplateWrapExpr); ok {
		expr = unwrap(wrap.Wrapped)
	}
	t, ok := expr.(*hclsyntax.ScopeTraversalExpr)
	if !ok || len(t.Traversal) != 2 || t.Traversal.RootName() != "var" {
		return nil
	}
	if name, ok := t.Traversal[1].(hcl.TraverseAttr); ok {
		return l.variables[name.Name]
	}
	return nil
}

// article names a type in words.
func article(t cty.Type) string {
	switch {
	case t == cty.String:
		return "a string"
	case t == cty.Number:
		return "a number"
	case t == cty.Bool:
		return "true or false"
	case t.IsTupleType() || t.IsListType() || t.IsSetType():
		return "a list"
	case t.IsObjectType() || t.IsMapType():
		return "a map"
	case t == cty.DynamicPseudoType:
		return "null"
	default:
		return t.FriendlyName()
	}
}

// show writes a value the way a user would, cut to a line.
func show(value cty.Value) string {
	if value.IsNull() {
		return "null"
	}
	if value.Type() == cty.String {
		return strconv.Quote(value.AsString())
	}
	if text, ok := scalarText(value); ok {
		return text
	}
	return article(value.Type())
}

// scalarText returns the text of a string, number or bool.
func scalarText(value cty.Value) (string, bool) {
	if value.IsNull() || !value.IsKnown() {
		return "", false
	}
	switch value.Type() {
	case cty.String:
		return value.AsString(), true
	case cty.Number:
		return numberText(value.AsBigFloat()), true
	case cty.Bool:
		return strconv.FormatBool(value.True()), true
	default:
		return "", false
	}
}

// numberText writes whole numbers without an exponent, unless they are absurd.
func numberText(f *big.Float) string {
	if f.IsInt() && f.MantExp(nil) < 512 {
		return f.Text('f', 0)
	}
	return f.Text('g', -1)
}

// isList reports whether a value is a list in the user's eyes.
func isList(value cty.Value) bool {
	t := value.Type()
	return t.IsTupleType() || t.IsListType() || t.IsSetType()
}

func isMap(value cty.Value) bool {
	return value.Type().IsObjectType() || value.Type().IsMapType()
}

// text reads a string attribute. An empty one is an error: leaving a part out
// is said by null.
func (l *loader) text(a *attribute) request.Text {
	if a == nil {
		return request.Text{}
	}
	return l.textOf(a.value, a.at, a.valueRange(), a.name, a.expr)
}

// valueRange is where messages point: the value, or the matrix cell's element.
func (a *attribute) valueRange() hcl.Range {
	if a.expr == nil {
		return a.at
	}
	return a.expr.Range()
}

// textOf reads a string that stands at a place; messages point at value.
func (l *loader) textOf(value cty.Value, at, valueAt hcl.Range, what string, expr hclsyntax.Expression) request.Text {
	if value.Type() != cty.String {
		l.wrongType(value, "a string", valueAt, what, expr)
		return request.Text{}
	}
	s := strings.TrimSpace(value.AsString())
	if s == "" {
		l.errorf(valueAt, "Empty value", "%s is empty: leave it out, or use null.", what)
		return request.Text{}
	}
	if !l.clean(s, valueAt, what) {
		return request.Text{}
	}
	return request.Text{Value: s, At: position(at)}
}

// texts reads a list of strings.
func (l *loader) texts(a *attribute) []request.Text {
	if a == nil {
		return nil
	}
	if !isList(a.value) {
		l.wrongType(a.value, "a list of strings", a.valueRange(), a.name, a.expr)
		return nil
	}
	var out []request.Text
	places := a.elementRanges()
	for i, value := range elements(a.value) {
		at, what := a.at, a.name
		valueAt := a.valueRange()
		if places != nil {
			at, valueAt = places[i], places[i]
		}
		if value.IsNull() {
			l.errorf(valueAt, "Wrong type", "An element of %s is null.", what)
			continue
		}
		if value.Type() != cty.String {
			l.wrongType(value, "a list of strings", valueAt, what, a.elementExpr(i))
			continue
		}
		if t := l.textOf(value, at, valueAt, "an element of "+what, nil); t.Set() {
			out = append(out, t)
		}
	}
	return out
}

// textOrTexts reads a string or a list of strings.
func (l *loader) textOrTexts(a *attribute) []request.Text {
	switch {
	case a == nil:
		return nil
	case a.value.Type() == cty.String:
		if t := l.text(a); t.Set() {
			return []request.Text{t}
		}
		return nil
	case isList(a.value):
		return l.texts(a)
	default:
		l.wrongType(a.value, "a string or a list of strings", a.valueRange(), a.name, a.expr)
		return nil
	}
}

// strings reads a list whose elements are passed on as they stand, such as an
// entrypoint: empty elements are allowed.
func (l *loader) strings(a *attribute) []string {
	if a == nil {
		return nil
	}
	if !isList(a.value) {
		l.wrongType(a.value, "a list of strings", a.valueRange(), a.name, a.expr)
		return nil
	}
	var out []string
	for i, value := range elements(a.value) {
		if value.IsNull() || value.Type() != cty.String {
			l.wrongType(value, "a list of strings", a.valueRange(), a.name, a.elementExpr(i))
			return nil
		}
		if !l.clean(value.AsString(), a.valueRange(), "an element of "+a.name) {
			return nil
		}
		out = append(out, value.AsString())
	}
	return out
}

func (l *loader) boolean(a *attribute) bool {
	if a == nil {
		return false
	}
	value, ok := l.convertTo(a.value, cty.Bool, a.valueRange(), a.name)
	return ok && value.True()
}

// elements returns the values of a list in order.
func elements(list cty.Value) []cty.Value {
	if list.LengthInt() == 0 {
		return nil
	}
	return list.AsValueSlice()
}

// elementRanges returns the place of each element, where the list is written out.
func (a *attribute) elementRanges() []hcl.Range {
	return elementRanges(a.expr, a.value)
}

// elementExpr returns the expression of an element where the list is written out; nil elsewhere.
func (a *attribute) elementExpr(i int) hclsyntax.Expression {
	if tuple, ok := unwrap(a.expr).(*hclsyntax.TupleConsExpr); ok && i < len(tuple.Exprs) {
		return tuple.Exprs[i]
	}
	return nil
}

func elementRanges(expr hclsyntax.Expression, list cty.Value) []hcl.Range {
	tuple, ok := unwrap(expr).(*hclsyntax.TupleConsExpr)
	if !ok || len(tuple.Exprs) != list.LengthInt() {
		return nil
	}
	out := make([]hcl.Range, len(tuple.Exprs))
	for i, e := range tuple.Exprs {
		out[i] = e.Range()
	}
	return out
}

// unwrap takes the parentheses off an expression, and the count of its cost.
func unwrap(expr hclsyntax.Expression) hclsyntax.Expression {
	for {
		switch e := expr.(type) {
		case *hclsyntax.ParenthesesExpr:
			expr = e.Expression
		case *guarded:
			expr = e.Expression
		default:
			return expr
		}
	}
}

// listOf returns the values of a list, or nothing for what is no list.
func listOf(value cty.Value) []cty.Value {
	if !isList(value) {
		return []cty.Value{value}
	}
	return elements(value)
}
