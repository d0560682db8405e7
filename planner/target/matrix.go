package target

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/envsolve/envsolve/planner/internal/spelling"
)

// maxCells bounds a matrix, and the targets of a file with all their cells; past it,
// a slip in a list is likelier than a wish, and each takes some 20 kB until it is
// planned.
const maxCells = 10000

// cell is one combination of a matrix.
type cell struct {
	name       string // gpu=t4,torch=2.4
	scope      *scope
	attrs      map[string]*attribute // target attributes that the cell sets
	frameworks map[string]*attribute // versions that the cell sets
}

// axis is one key of a matrix.
type axis struct {
	key    string
	at     hcl.Range
	values []axisValue
	// set puts a value of the axis where it belongs in a cell.
	set func(c *cell, v axisValue)
}

type axisValue struct {
	value cty.Value
	text  string // as it appears in the cell's name
	at    hcl.Range
}

// cells evaluates a target's matrix. No cells and ok: it has none.
func (l *loader) cells(def *definition) ([]*cell, bool) {
	matrix, exclude := matrixOf(def)
	d := &decoder{loader: l, s: l.root}
	if matrix == nil {
		if exclude != nil {
			l.errorf(exclude.NameRange, "No matrix", "exclude needs a matrix to take cells from.")
		}
		return nil, exclude == nil
	}
	a := d.evaluate(matrix)
	if a == nil {
		value, ok := l.root.eval(matrix.Expr)
		return nil, ok && value.IsNull()
	}
	axes, ok := d.axes(def, a)
	if !ok || len(axes) == 0 {
		return nil, ok
	}
	n := 1
	for _, ax := range axes {
		if n *= len(ax.values); n > maxCells {
			l.errorf(matrix.NameRange, "Matrix too large", "The matrix of target %q has more than %d cells.", def.name, maxCells)
			return nil, false
		}
	}
	if !l.room(def, n) {
		return nil, false
	}
	var rules []exclusion
	if exclude != nil {
		if rules, ok = d.exclusions(d.evaluate(exclude), axes); !ok {
			return nil, false
		}
	}
	return l.product(def, axes, rules, n), true
}

// room reports whether the file may ask for so many stacks more, and says once that
// it may not.
func (l *loader) room(def *definition, n int) bool {
	if len(l.file.Requests)+n <= maxCells {
		return true
	}
	if !l.full {
		l.errorf(def.block.DefRange(), "Too many targets",
			"With target %q the file asks for more than %d stacks, cells of matrices counted: make two files of it.",
			def.name, maxCells)
	}
	l.full = true
	return false
}

// matrixOf finds the uppermost matrix, and the exclude that goes with it.
func matrixOf(def *definition) (matrix, exclude *hclsyntax.Attribute) {
	for _, layer := range slices.Backward(def.layers) {
		if exclude == nil {
			exclude = layer.block.Body.Attributes["exclude"]
		}
		if matrix = layer.block.Body.Attributes["matrix"]; matrix != nil {
			return matrix, exclude
		}
	}
	return nil, exclude
}

// axes reads the keys of a matrix, in alphabetical order.
func (d *decoder) axes(def *definition, a *attribute) ([]axis, bool) {
	entries, ok := d.s.entries(a)
	var axes []axis
	for _, e := range entries {
		ax := axis{key: e.key, at: e.at}
		if !d.bind(def, &ax) {
			ok = false
			continue
		}
		if e.value.IsNull() || !isList(e.value) || e.value.LengthInt() == 0 {
			d.errorf(e.where, "Wrong type", "matrix.%s takes a list with at least one value.", e.key)
			ok = false
			continue
		}
		ok = d.axisValues(&ax, a, e) && ok
		axes = append(axes, ax)
	}
	return axes, ok
}

// axisValues reads the list of one key.
func (d *decoder) axisValues(ax *axis, a *attribute, e entry) bool {
	places := elementRanges(valueExpr(a, e), e.value)
	variable := d.variables[e.key]
	ok := true
	seen := map[string]bool{}
	for i, value := range elements(e.value) {
		v := axisValue{value: value, text: cellText(value), at: e.where}
		if places != nil {
			v.at = places[i]
		}
		if seen[v.text] {
			d.errorf(v.at, "Duplicate element", "matrix.%s has the value %q twice.", e.key, v.text)
			ok = false
			continue
		}
		seen[v.text] = true
		if variable != nil {
			var converted bool
			v.value, converted = d.convertTo(value, d.s.wanted(variable), v.at, fmt.Sprintf("Variable %q", e.key))
			ok = ok && converted
		}
		ax.values = append(ax.values, v)
	}
	return ok
}

// valueExpr finds the expression of a map's entry, where it is written out.
func valueExpr(a *attribute, e entry) hclsyntax.Expression {
	object, ok := unwrap(a.expr).(*hclsyntax.ObjectConsExpr)
	if !ok {
		return nil
	}
	for _, item := range object.Items {
		if item.ValueExpr.Range() == e.where {
			return item.ValueExpr
		}
	}
	return nil
}

// cellText names a value in a cell's name: lists by their elements joined by
// "+", maps by their values likewise.
func cellText(value cty.Value) string {
	if text, ok := scalarText(value); ok {
		return cellQuote(text, `,=[]"`)
	}
	if value.IsNull() || !value.CanIterateElements() {
		return "null"
	}
	var parts []string
	for it := value.ElementIterator(); it.Next(); {
		_, inner := it.Element()
		parts = append(parts, cellQuote(cellText(inner), `+`))
	}
	return strings.Join(parts, "+")
}

// cellQuote puts a text in quotes where it would blur the cell's name.
func cellQuote(s, special string) string {
	if s == "" || strings.ContainsAny(s, special) || spelling.CheckText(s) != nil {
		return strconv.Quote(s)
	}
	return s
}

// bind decides what a matrix key sets: a variable, else an attribute, else a
// framework's version; a key that sets nothing has to be read as matrix.KEY.
func (d *decoder) bind(def *definition, ax *axis) bool {
	key := ax.key
	attrs := slices.DeleteFunc(targetSchema().attrs, func(name string) bool {
		return name == "inherits" || name == "matrix" || name == "exclude"
	})
	frameworks := def.frameworkNames()
	switch {
	case d.variables[key] != nil:
		ax.set = func(c *cell, v axisValue) { c.scope.set[key] = v.value }
	case slices.Contains(attrs, key):
		ax.set = func(c *cell, v axisValue) {
			c.attrs[key] = &attribute{name: key, value: v.value, at: v.at}
		}
	case slices.Contains(frameworks, key):
		ax.set = func(c *cell, v axisValue) {
			c.frameworks[key] = &attribute{name: "version", value: v.value, at: v.at}
		}
	case d.readsMatrix(def, key):
		ax.set = func(*cell, axisValue) {}
	default:
		names := append(attrs, frameworks...)
		for name := range d.variables {
			names = append(names, name)
		}
		slices.Sort(names)
		d.errorf(ax.at, "Unknown matrix key", "%q is no variable, no attribute of a target and no framework of target %q, and nothing reads matrix.%s.%s", key, def.name, key, spelling.DidYouMean(key, names))
		return false
	}
	return true
}

// frameworkNames lists the frameworks of a target and of what it inherits.
func (def *definition) frameworkNames() []string {
	var names []string
	for _, layer := range def.layers {
		for _, block := range layer.block.Body.Blocks {
			if block.Type == "framework" && len(block.Labels) == 1 {
				names = append(names, block.Labels[0])
			}
		}
	}
	return names
}

// readsMatrix reports whether a target, or a local, uses matrix.KEY.
func (d *decoder) readsMatrix(def *definition, key string) bool {
	for _, attr := range d.locals {
		if readsKey(attr.Expr, key) {
			return true
		}
	}
	for _, layer := range def.layers {
		if bodyReads(layer.block.Body, key) {
			return true
		}
	}
	return false
}

func bodyReads(body *hclsyntax.Body, key string) bool {
	for _, attr := range body.Attributes {
		if readsKey(attr.Expr, key) {
			return true
		}
	}
	for _, block := range body.Blocks {
		if bodyReads(block.Body, key) {
			return true
		}
	}
	return false
}

func readsKey(expr hclsyntax.Expression, key string) bool {
	for _, ref := range expr.Variables() {
		if ref.RootName() != "matrix" || len(ref) < 2 {
			continue
		}
		switch step := ref[1].(type) {
		case hcl.TraverseAttr:
			if step.Name == key {
				return true
			}
		case hcl.TraverseIndex: // as scope.reference reads it
			if k := step.Key; k.Type() == cty.String && k.IsKnown() && !k.IsNull() && k.AsString() == key {
				return true
			}
		}
	}
	return false
}
