package target

import (
	"fmt"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"
	"github.com/zclconf/go-cty/cty/function"
)

// A target file is a program: two lines that double a text, thirty times over,
// or two loops in each other would take all memory and all time. What it may
// cost is counted, in units: a byte of text is one, and so is a byte of an
// expression each time that it is evaluated.
const (
	// unitsOfStep is what any evaluation takes, and unitsOfElement what an element
	// of a list or map does.
	unitsOfStep, unitsOfElement = 64, 64
	// unitsOfMistake is what a diagnostic takes: loops repeat them.
	unitsOfMistake = 4096
	// mostSteps bounds all evaluations, mostAtOnce the values of one expression,
	// and mostKept the values of all expressions.
	mostSteps, mostAtOnce, mostKept = 256 << 20, 16 << 20, 64 << 20
)

// budget counts what a file has cost.
type budget struct {
	steps, now, kept int64
}

// overspent is thrown where a budget ends, from within HCL's evaluator.
type overspent struct{ at hcl.Range }

// step counts an evaluation of an expression.
func (b *budget) step(expr hclsyntax.Expression) {
	at := expr.Range()
	if b.steps += unitsOfStep + int64(at.End.Byte-at.Start.Byte); b.steps > mostSteps {
		panic(overspent{at})
	}
}

// value counts a value of the expression under way.
func (b *budget) value(v cty.Value, diags hcl.Diagnostics, at hcl.Range) {
	b.steps += int64(len(diags)) * unitsOfMistake
	if b.now += size(v, mostAtOnce-b.now); b.now > mostAtOnce || b.steps > mostSteps {
		panic(overspent{at})
	}
}

// counted are the functions, with what they take and return counted as steps. A
// budget that ends in a function is noticed after it: what a function throws,
// those that call it take for a fault.
func (b *budget) counted(all map[string]function.Function) map[string]function.Function {
	for name, f := range all {
		if name == "try" || name == "can" { // they evaluate what they are given themselves
			continue
		}
		all[name] = function.New(&function.Spec{
			Description: f.Description(), Params: f.Params(), VarParam: f.VarParam(),
			Type: func(args []cty.Value) (cty.Type, error) {
				b.count(args...)
				return f.ReturnTypeForValues(args)
			},
			Impl: func(args []cty.Value, _ cty.Type) (cty.Value, error) {
				value, err := f.Call(args)
				b.count(value)
				return value, err
			},
		})
	}
	return all
}

func (b *budget) count(values ...cty.Value) {
	for _, v := range values {
		if v != cty.NilVal && b.steps <= mostSteps {
			b.steps += size(v, mostSteps-b.steps)
		}
	}
}

// evaluate computes an expression within the budget.
func (b *budget) evaluate(expr hclsyntax.Expression, ctx *hcl.EvalContext) (value cty.Value, diags hcl.Diagnostics) {
	defer func() {
		switch thrown := recover().(type) {
		case nil:
		case overspent:
			value, diags = cty.DynamicVal, hcl.Diagnostics{tooMuch(thrown.at)}
		default:
			panic(thrown)
		}
	}()
	b.guard(expr)
	b.now = 0
	b.step(expr)
	value, diags = expr.Value(ctx)
	b.value(value, diags, expr.Range())
	if b.kept += size(value, mostKept-b.kept); b.kept > mostKept {
		panic(overspent{expr.Range()})
	}
	return value, diags
}

func tooMuch(at hcl.Range) *hcl.Diagnostic {
	return &hcl.Diagnostic{
		Severity: hcl.DiagError,
		Summary:  "Too much to compute",
		Detail: fmt.Sprintf("By here the file has made more, or larger, values than a target file may: %d MB at once, "+
			"%d MB in all.", mostAtOnce>>20, mostKept>>20),
		Subject: at.Ptr(),
	}
}

// size is what a value takes, in units, as far as most: a value whose parts are
// shared is small in memory, and not where it goes.
func size(v cty.Value, most int64) int64 {
	v, _ = v.Unmark()
	if v.IsNull() || !v.IsKnown() {
		return 1
	}
	switch t := v.Type(); {
	case t == cty.String:
		return int64(len(v.AsString())) + 1
	case t.IsPrimitiveType() || !v.CanIterateElements():
		return unitsOfElement
	}
	total := int64(1)
	for it := v.ElementIterator(); it.Next() && total <= most; {
		key, element := it.Element()
		if key.Type() == cty.String && !v.Type().IsSetType() {
			total += int64(len(key.AsString()))
		}
		total += unitsOfElement + size(element, most-total)
	}
	return total
}

// guarded is an expression within another, whose values are counted.
type guarded struct {
	hclsyntax.Expression
	budget *budget
}

// Value implements hcl.Expression.
func (g *guarded) Value(ctx *hcl.EvalContext) (cty.Value, hcl.Diagnostics) {
	g.budget.step(g.Expression)
	value, diags := g.Expression.Value(ctx)
	g.budget.value(value, diags, g.Range())
	return value, diags
}

// Variables implements hcl.Expression.
func (g *guarded) Variables() []hcl.Traversal { return g.Expression.Variables() }

// guard has the parts of an expression counted from which larger values are made.
// What an expression refers to is to be found out before.
func (b *budget) guard(expr hclsyntax.Expression) {
	each := func(parts []hclsyntax.Expression) {
		for i := range parts {
			b.within(&parts[i])
		}
	}
	switch e := expr.(type) {
	case *hclsyntax.TemplateExpr:
		each(e.Parts)
	case *hclsyntax.TupleConsExpr:
		each(e.Exprs)
	case *hclsyntax.FunctionCallExpr:
		each(e.Args)
	case *hclsyntax.ObjectConsExpr:
		for i := range e.Items {
			b.guard(e.Items[i].KeyExpr)
			b.within(&e.Items[i].ValueExpr)
		}
	case *hclsyntax.ForExpr:
		for _, part := range []*hclsyntax.Expression{&e.CollExpr, &e.KeyExpr, &e.ValExpr, &e.CondExpr} {
			if *part != nil {
				b.within(part)
			}
		}
	default:
		b.guardOthers(expr)
	}
}

// guardOthers goes through the expressions that make nothing larger themselves.
func (b *budget) guardOthers(expr hclsyntax.Expression) {
	var parts []hclsyntax.Expression
	switch e := expr.(type) {
	case *hclsyntax.ObjectConsKeyExpr:
		parts = []hclsyntax.Expression{e.Wrapped}
	case *hclsyntax.ParenthesesExpr:
		parts = []hclsyntax.Expression{e.Expression}
	case *hclsyntax.TemplateWrapExpr:
		parts = []hclsyntax.Expression{e.Wrapped}
	case *hclsyntax.TemplateJoinExpr:
		parts = []hclsyntax.Expression{e.Tuple}
	case *hclsyntax.ConditionalExpr:
		parts = []hclsyntax.Expression{e.Condition, e.TrueResult, e.FalseResult}
	case *hclsyntax.BinaryOpExpr:
		parts = []hclsyntax.Expression{e.LHS, e.RHS}
	case *hclsyntax.UnaryOpExpr:
		parts = []hclsyntax.Expression{e.Val}
	case *hclsyntax.IndexExpr:
		parts = []hclsyntax.Expression{e.Collection, e.Key}
	case *hclsyntax.RelativeTraversalExpr:
		parts = []hclsyntax.Expression{e.Source}
	case *hclsyntax.SplatExpr:
		b.guard(e.Source)
		b.within(&e.Each)
	}
	for _, part := range parts {
		b.guard(part)
	}
}

// within has one part counted. Literals stay bare: HCL looks for them, and they
// are no larger than the file.
func (b *budget) within(part *hclsyntax.Expression) {
	switch (*part).(type) {
	case *hclsyntax.LiteralValueExpr, *guarded:
		return
	}
	b.guard(*part)
	*part = &guarded{Expression: *part, budget: b}
}
