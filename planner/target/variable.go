package target

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/ext/typeexpr"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"
	"github.com/zclconf/go-cty/cty/convert"

	"github.com/envsolve/envsolve/matrices/tablefile"
	"github.com/envsolve/envsolve/planner/internal/spelling"
)

// EnvPrefix comes before a variable's name in the environment.
const EnvPrefix = "ENVSOLVE_VAR_"

// variable is a declared variable.
type variable struct {
	name        string
	block       *hclsyntax.Block
	typ         cty.Type // cty.NilType when not declared
	def         *hclsyntax.Attribute
	validations []*hclsyntax.Block
	input       *result // the text of a flag or the environment, once read
}

func (l *loader) declareVariable(block *hclsyntax.Block) {
	name := block.Labels[0]
	if first := l.variables[name]; first != nil {
		l.errorf(block.LabelRanges[0], "Duplicate variable", "Variable %q is declared already, at %s.", name,
			place(first.block.DefRange()))
		return
	}
	if !hclsyntax.ValidIdentifier(name) {
		l.errorf(block.LabelRanges[0], "Bad variable name",
			"%q cannot be written as var.NAME: a name has letters, digits, _ and -, and starts with a letter.", name)
		return
	}
	l.check(block.Body, variableSchema(), fmt.Sprintf("variable %q", name))
	v := &variable{name: name, block: block, def: block.Body.Attributes["default"]}
	if attr := block.Body.Attributes["type"]; attr != nil {
		typ, diags := typeexpr.TypeConstraint(attr.Expr)
		for _, diag := range diags {
			l.report(diag)
		}
		if !diags.HasErrors() {
			v.typ = typ
		}
	}
	if attr := block.Body.Attributes["description"]; attr != nil {
		l.root.constantText(attr)
	}
	for _, inner := range block.Body.Blocks {
		if inner.Type == "validation" {
			l.check(inner.Body, validationSchema(), "a validation")
			v.validations = append(v.validations, inner)
		}
	}
	l.variables[name] = v
}

// constantText checks that an attribute is a string.
func (s *scope) constantText(attr *hclsyntax.Attribute) {
	if value, ok := s.eval(attr.Expr); ok {
		s.l.convertTo(value, cty.String, attr.Expr.Range(), attr.Name)
	}
}

// checkVars reports values for variables that the file does not declare.
func (l *loader) checkVars() {
	for _, name := range slices.Sorted(maps.Keys(l.opts.Vars)) {
		if l.variables[name] != nil {
			continue
		}
		names := slices.Sorted(maps.Keys(l.variables))
		detail := fmt.Sprintf("%s %s: %s declares no such variable.%s", l.varFlag(), name, l.file.Path,
			spelling.DidYouMean(name, names))
		l.report(&hcl.Diagnostic{Severity: hcl.DiagError, Summary: "Unknown variable", Detail: detail})
	}
}

func (l *loader) hasValue(v *variable) bool {
	_, _, given := l.given(v.name)
	return given || v.def != nil
}

// given looks up the text that a flag or the environment has for a variable.
func (l *loader) given(name string) (text, source string, ok bool) {
	if text, ok := l.opts.Vars[name]; ok {
		return text, l.varFlag() + " " + name, true
	}
	if l.opts.Env == nil {
		return "", "", false
	}
	text = l.opts.Env(EnvPrefix + name)
	return text, EnvPrefix + name, text != ""
}

// varFlag is the flag that gives variables their values.
func (l *loader) varFlag() string { return cmp.Or(l.opts.VarFlag, "--var") }

// howToGive says how a variable gets a value from outside.
func (l *loader) howToGive(name string) string {
	if l.opts.Env == nil && l.opts.VarFlag != "" {
		return fmt.Sprintf("pass %s %s=…", l.opts.VarFlag, name)
	}
	return fmt.Sprintf("pass %s %s=… or set %s%s", l.varFlag(), name, EnvPrefix, name)
}

// noteVariables lists the variables of the file in its order.
func (l *loader) noteVariables(src []byte) {
	for _, name := range slices.Sorted(maps.Keys(l.variables)) {
		v := l.variables[name]
		note := Variable{Name: name, At: position(v.block.DefRange())}
		if text, _, ok := l.given(name); ok {
			note.Value = text
		} else if v.def != nil {
			note.Value = string(v.def.Expr.Range().SliceBytes(src))
		}
		if attr := v.block.Body.Attributes["description"]; attr != nil {
			if value, ok := l.root.eval(attr.Expr); ok && value.IsKnown() && !value.IsNull() && value.Type() == cty.String {
				note.Description = value.AsString()
			}
		}
		l.file.Variables = append(l.file.Variables, note)
	}
	slices.SortStableFunc(l.file.Variables, func(a, b Variable) int { return cmp.Compare(a.At.Line, b.At.Line) })
}

// variableValue computes a variable and checks its validations. at is what
// refers to it.
func (s *scope) variableValue(v *variable, at hcl.Range) (cty.Value, bool) {
	value, ok := s.rawValue(v, at)
	if !ok {
		return cty.DynamicVal, false
	}
	return value, s.validate(v, value)
}

func (s *scope) rawValue(v *variable, at hcl.Range) (cty.Value, bool) {
	if value, ok := s.set[v.name]; ok {
		// Matrix values are converted by the cell, which knows where they stand.
		return value, true
	}
	if text, source, ok := s.l.given(v.name); ok {
		if v.input == nil {
			value, ok := s.read(v, text, source)
			v.input = &result{value: value, ok: ok}
		}
		return v.input.value, v.input.ok
	}
	if v.def == nil {
		s.l.errorf(at, "Variable without a value", "Variable %q has no default: %s.", v.name, s.l.howToGive(v.name))
		return cty.DynamicVal, false
	}
	value, ok := s.eval(v.def.Expr)
	if !ok {
		return cty.DynamicVal, false
	}
	if v.typ == cty.NilType {
		return value, true
	}
	return s.l.convertTo(value, v.typ, v.def.Expr.Range(), fmt.Sprintf("Variable %q", v.name))
}

// wanted returns the type that values from outside the block are to have.
func (s *scope) wanted(v *variable) cty.Type {
	if v.typ != cty.NilType {
		return v.typ
	}
	if v.def == nil {
		return cty.String
	}
	value, ok := s.eval(v.def.Expr)
	switch {
	case !ok:
		return cty.DynamicPseudoType
	case value.IsNull():
		return cty.String
	case value.Type().IsPrimitiveType():
		return value.Type()
	default:
		return cty.DynamicPseudoType
	}
}

// read turns the text of a flag or the environment into a value.
func (s *scope) read(v *variable, text, source string) (cty.Value, bool) {
	want := s.wanted(v)
	value := cty.StringVal(text)
	at := hcl.Range{Filename: source, Start: hcl.InitialPos, End: hcl.Pos{Line: 1, Column: len(text) + 1, Byte: len(text)}}
	s.l.file.Sources[source] = &hcl.File{Bytes: []byte(text)}
	if !want.IsPrimitiveType() {
		if diag := unfit([]byte(text), source); diag != nil {
			s.l.report(diag)
			return cty.DynamicVal, false
		}
		expr, diags := hclsyntax.ParseExpression([]byte(text), source, hcl.InitialPos)
		for _, diag := range tablefile.Few(diags) {
			s.l.report(diag)
		}
		if diags.HasErrors() {
			return cty.DynamicVal, false
		}
		if refs := expr.Variables(); len(refs) > 0 {
			s.l.errorf(refs[0].SourceRange(), "Reference not allowed",
				"The value of variable %q cannot refer to others; a string needs quotes.", v.name)
			return cty.DynamicVal, false
		}
		var ok bool
		if value, ok = s.eval(expr); !ok {
			return cty.DynamicVal, false
		}
	}
	return s.l.convertTo(value, want, at, fmt.Sprintf("Variable %q", v.name))
}

// convertTo converts a value, and reports when it has another type. A number is
// no string here: a version written as one has lost its trailing zeros.
func (l *loader) convertTo(value cty.Value, want cty.Type, at hcl.Range, what string) (cty.Value, bool) {
	if want == cty.DynamicPseudoType {
		return value, true
	}
	if want == cty.String && !value.IsNull() && value.Type() != cty.String {
		l.wrongType(value, "a string", at, what, nil)
		return cty.DynamicVal, false
	}
	out, err := convert.Convert(value, want)
	switch {
	case err == nil:
		return out, true
	case want.IsPrimitiveType():
		l.wrongType(value, article(want), at, what, nil)
	default:
		l.errorf(at, "Wrong type", "%s takes %s: %v.", what, want.FriendlyNameForConstraint(), err)
	}
	return cty.DynamicVal, false
}

func (s *scope) validate(v *variable, value cty.Value) bool {
	ok := true
	for _, block := range v.validations {
		condition := block.Body.Attributes["condition"]
		if condition == nil {
			continue
		}
		ok = s.holds(v, value, condition, block) && ok
	}
	return ok
}

// holds evaluates a validation, in which var.NAME is the value under test.
func (s *scope) holds(v *variable, value cty.Value, condition *hclsyntax.Attribute, block *hclsyntax.Block) bool {
	inner := newScope(s.l, s.matrix)
	inner.set = s.set
	inner.pending = s.pending
	inner.vars[v.name] = result{value: value, ok: true}
	verdict, ok := inner.eval(condition.Expr)
	if !ok {
		return false
	}
	verdict, ok = s.l.convertTo(verdict, cty.Bool, condition.Expr.Range(), "The condition")
	if !ok || verdict.IsNull() || !verdict.IsKnown() {
		return ok
	}
	if verdict.True() {
		return true
	}
	text := "The condition does not hold."
	if attr := block.Body.Attributes["error_message"]; attr != nil {
		if message, ok := inner.eval(attr.Expr); ok && !message.IsNull() && message.Type() == cty.String {
			text = message.AsString()
		}
	}
	s.l.errorf(condition.Expr.Range(), "Bad value for a variable", "Variable %q = %s: %s", v.name, show(value), text)
	return false
}
