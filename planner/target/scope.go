package target

import (
	"maps"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/envsolve/envsolve/planner/internal/spelling"
)

// scope evaluates expressions: the file's, or one matrix cell's, in which the
// cell's keys replace variables. Values are computed when first asked for.
type scope struct {
	l       *loader
	matrix  map[string]cty.Value // nil outside a matrix cell
	set     map[string]cty.Value // variables that the cell sets
	vars    map[string]result
	locals  map[string]result
	pending []string // references being evaluated, to find a way around
}

// result is a computed value. A failed one has been reported, and stays quiet.
type result struct {
	value cty.Value
	ok    bool
}

func newScope(l *loader, matrix map[string]cty.Value) *scope {
	return &scope{l: l, matrix: matrix, vars: map[string]result{}, locals: map[string]result{}}
}

// eval computes an expression. When ok is false the reason has been reported.
func (s *scope) eval(expr hclsyntax.Expression) (value cty.Value, ok bool) {
	k, seen := s.l.known[expr]
	if !seen {
		k.refs = expr.Variables()
		k.constant = len(k.refs) == 0
		if k.constant {
			k.value, ok = s.compute(expr, nil)
			if !ok {
				return cty.DynamicVal, false
			}
		}
		s.l.known[expr] = k
	}
	if k.constant {
		return k.value, true
	}
	variables, ok := s.resolve(k.refs)
	if !ok {
		return cty.DynamicVal, false
	}
	return s.compute(expr, variables)
}

func (s *scope) compute(expr hclsyntax.Expression, variables map[string]cty.Value) (cty.Value, bool) {
	if s.l.functions == nil {
		s.l.functions = s.l.budget.counted(functions())
	}
	ctx := &hcl.EvalContext{Variables: variables, Functions: s.l.functions}
	value, diags := s.l.budget.evaluate(expr, ctx)
	for _, diag := range diags {
		s.l.report(diag)
	}
	if diags.HasErrors() {
		return cty.DynamicVal, false
	}
	return value, true
}

// resolve computes what an expression refers to: {"var": {…}, "local": {…}}.
func (s *scope) resolve(refs []hcl.Traversal) (map[string]cty.Value, bool) {
	roots := map[string]map[string]cty.Value{}
	ok := true
	for _, ref := range refs {
		root, name, found := s.l.reference(ref)
		if !found {
			ok = false
			continue
		}
		r := s.lookup(root, name, ref.SourceRange())
		if !r.ok {
			ok = false
			continue
		}
		if roots[root] == nil {
			roots[root] = map[string]cty.Value{}
		}
		roots[root][name] = r.value
	}
	out := make(map[string]cty.Value, len(roots))
	for root, values := range roots {
		out[root] = cty.ObjectVal(values)
	}
	return out, ok
}

// reference takes "var.torch" apart, and reports anything else.
func (l *loader) reference(ref hcl.Traversal) (root, name string, ok bool) {
	root = ref.RootName()
	roots := []string{"var", "local", "matrix"}
	if !slices.Contains(roots, root) {
		hint := spelling.DidYouMean(root, roots)
		if l.variables[root] != nil {
			hint = " Did you mean \"var." + root + "\"?"
		} else if l.locals[root] != nil {
			hint = " Did you mean \"local." + root + "\"?"
		} else if hint == "" {
			hint = " A string needs quotes; values are var.NAME, local.NAME and matrix.KEY."
		}
		l.errorf(ref.SourceRange(), "Unknown reference", "There is nothing named %q here.%s", root, hint)
		return "", "", false
	}
	if len(ref) > 1 {
		switch step := ref[1].(type) {
		case hcl.TraverseAttr:
			return root, step.Name, true
		case hcl.TraverseIndex:
			if step.Key.Type() == cty.String && step.Key.IsKnown() && !step.Key.IsNull() {
				return root, step.Key.AsString(), true
			}
		}
	}
	l.errorf(ref.SourceRange(), "Incomplete reference", "%s is not a value by itself: write %s.NAME.", root, root)
	return "", "", false
}

func (s *scope) lookup(root, name string, at hcl.Range) result {
	switch root {
	case "var":
		return s.variable(name, at)
	case "local":
		return s.local(name, at)
	default:
		return s.cell(name, at)
	}
}

func (s *scope) variable(name string, at hcl.Range) result {
	s.l.used["var."+name] = true
	if r, done := s.vars[name]; done {
		return r
	}
	v := s.l.variables[name]
	if v == nil {
		s.l.errorf(at, "Unknown variable", "There is no variable %q.%s", name,
			spelling.DidYouMean(name, slices.Sorted(maps.Keys(s.l.variables))))
		return result{}
	}
	if !s.enter("var."+name, at) {
		return result{}
	}
	var r result
	r.value, r.ok = s.variableValue(v, at)
	s.leave()
	s.vars[name] = r
	return r
}

func (s *scope) local(name string, at hcl.Range) result {
	s.l.used["local."+name] = true
	if r, done := s.locals[name]; done {
		return r
	}
	attr := s.l.locals[name]
	if attr == nil {
		s.l.errorf(at, "Unknown local", "There is no local %q.%s", name,
			spelling.DidYouMean(name, slices.Sorted(maps.Keys(s.l.locals))))
		return result{}
	}
	if !s.enter("local."+name, at) {
		return result{}
	}
	var r result
	r.value, r.ok = s.eval(attr.Expr)
	s.leave()
	s.locals[name] = r
	return r
}

func (s *scope) cell(name string, at hcl.Range) result {
	if s.matrix == nil {
		s.l.errorf(at, "No matrix here", "matrix.%s has a value only inside a target that has a matrix.", name)
		return result{}
	}
	value, found := s.matrix[name]
	if !found {
		s.l.errorf(at, "Unknown matrix key", "The matrix has no key %q.%s", name,
			spelling.DidYouMean(name, slices.Sorted(maps.Keys(s.matrix))))
		return result{}
	}
	return result{value: value, ok: true}
}

// enter notes that a reference is being evaluated, and reports one that leads
// back to itself with the way around.
func (s *scope) enter(ref string, at hcl.Range) bool {
	if i := slices.Index(s.pending, ref); i >= 0 {
		chain := strings.Join(append(slices.Clone(s.pending[i:]), ref), " → ")
		s.l.errorf(at, "Circular reference", "%s refers to itself: %s.", ref, chain)
		return false
	}
	s.pending = append(s.pending, ref)
	return true
}

func (s *scope) leave() { s.pending = s.pending[:len(s.pending)-1] }
