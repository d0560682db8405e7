// Package tablefile reads table files, blocks of HCL, as rows with the places
// where they stand.
package tablefile

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/internal/schema"
)

// Parse decodes files. It goes on after errors, so that all are shown at once;
// rows that could not be read are left out.
func Parse(files []File) ([]Document, hcl.Diagnostics) {
	var docs []Document
	var diags hcl.Diagnostics
	for _, f := range files {
		doc, problems := parse(f)
		docs, diags = append(docs, doc), append(diags, problems...)
	}
	return docs, diags
}

func parse(f File) (Document, hcl.Diagnostics) {
	doc := Document{Name: f.Name}
	if deep := TooDeep(f.Data, f.Name); deep != nil {
		return doc, hcl.Diagnostics{deep}
	}
	file, diags := hclsyntax.ParseConfig(f.Data, f.Name, hcl.InitialPos)
	if diags.HasErrors() {
		return doc, diags // what stands after a syntax error is guesswork
	}
	body := file.Body.(*hclsyntax.Body)
	for _, attr := range sortedAttributes(body) {
		diags = append(diags, Problem(&attr.NameRange, "Unexpected attribute",
			"A table file holds blocks only: source blocks and rows."))
	}
	d := decoder{tables: Tables(), source: schema.Of(reflect.TypeFor[matrices.Source]())}
	likes := newLikes(d.tables, body.Blocks)
	for _, block := range likes.blocks {
		d.block(&doc, likes.writeOut(block))
	}
	doc.Repeats = likes.repeats
	return doc, Once(slices.Concat(diags, likes.diags, d.diags))
}

type decoder struct {
	tables []schema.Table
	source *schema.Row
	diags  hcl.Diagnostics
}

func (d *decoder) fail(at *hcl.Range, summary, detail string, args ...any) {
	d.diags = append(d.diags, Problem(at, summary, fmt.Sprintf(detail, args...)))
}

// block decodes one top-level block into the document.
func (d *decoder) block(doc *Document, block *hclsyntax.Block) {
	if block.Type == "source" {
		if n := d.row(block, d.source, nil); n != nil {
			doc.Sources = append(doc.Sources, n)
		}
		return
	}
	for _, t := range d.tables {
		if t.Block != block.Type {
			continue
		}
		if n := d.row(block, t.Row, nil); n != nil {
			name := t.Name
			if t.Keyed() {
				name = block.Labels[0]
			}
			doc.Rows = append(doc.Rows, Row{Node: n, Table: t, Name: name})
		}
		return
	}
	names := []string{"source"}
	for _, t := range d.tables {
		names = append(names, t.Block)
	}
	d.fail(&block.TypeRange, "Unknown block", "There is no table with rows named %q.%s",
		block.Type, matrices.DidYouMean(block.Type, names))
}

// row decodes a block, or returns nil when its labels do not fit. Outer are the
// labels of the blocks around it.
func (d *decoder) row(block *hclsyntax.Block, row *schema.Row, outer names) *Node {
	labels := row.Labels()
	if len(block.Labels) != len(labels) {
		var names []string
		for _, l := range labels {
			names = append(names, l.Name)
		}
		at := block.DefRange()
		d.fail(&at, "Wrong number of labels", "A %s block takes %d (%s), not %d.",
			block.Type, len(labels), strings.Join(names, ", "), len(block.Labels))
		return nil
	}
	n := &Node{Row: row, Value: reflect.New(row.Type).Elem(), Block: block, bad: map[string]bool{}}
	for i, l := range labels {
		n.Value.FieldByIndex(l.Index).SetString(block.Labels[i])
	}
	scope := outer.with(row, block.Labels)
	for _, attr := range sortedAttributes(block.Body) {
		d.attribute(n, attr, scope)
	}
	for _, child := range block.Body.Blocks {
		d.child(n, child, scope)
	}
	return n
}

// child decodes a nested block and appends it to its list.
func (d *decoder) child(n *Node, block *hclsyntax.Block, scope names) {
	f, ok := n.Row.Field(block.Type, schema.Nested)
	if !ok {
		d.fail(&block.TypeRange, "Unknown block", "A %s block holds no %s blocks.%s",
			n.Block.Type, block.Type, matrices.DidYouMean(block.Type, n.Row.Names(schema.Nested)))
		return
	}
	c := d.row(block, f.Row, scope)
	if c == nil {
		return
	}
	list := n.Value.FieldByIndex(f.Index)
	list.Set(reflect.Append(list, c.Value))
	n.Children = append(n.Children, c)
}

// attribute evaluates one attribute into its field.
func (d *decoder) attribute(n *Node, attr *hclsyntax.Attribute, scope names) {
	f, ok := n.Row.Field(attr.Name, schema.Attribute)
	if !ok {
		d.fail(&attr.NameRange, "Unknown attribute", "A %s block has no attribute %q.%s",
			n.Block.Type, attr.Name, matrices.DidYouMean(attr.Name, n.Row.Names(schema.Attribute)))
		return
	}
	at := attr.Expr.Range()
	if loop := loopIn(attr.Expr); loop != nil {
		d.fail(loop, "No literal value", "A table file holds the values themselves: %s may hold no loop.", attr.Name)
		return
	}
	value, diags := attr.Expr.Value(scope.context())
	if diags.HasErrors() {
		d.diags = append(d.diags, diags...)
		return
	}
	if err := assign(n.Value.FieldByIndex(f.Index), value); err != nil {
		n.bad[attr.Name] = true
		d.fail(&at, "Wrong type", "%s must be %v.", attr.Name, err)
		return
	}
	if f.Known != nil {
		n.Value.FieldByIndex(f.Known).SetBool(true)
	}
}

// loopIn returns where an expression has a loop, or a splat, which is one; nil where
// it has none. Loops in loops take for ever in a few bytes.
func loopIn(expr hclsyntax.Expression) *hcl.Range {
	var at *hcl.Range
	_ = hclsyntax.VisitAll(expr, func(n hclsyntax.Node) hcl.Diagnostics {
		switch n.(type) {
		case *hclsyntax.ForExpr, *hclsyntax.SplatExpr:
			if r := n.Range(); at == nil {
				at = &r
			}
		}
		return nil
	})
	return at
}

// assign stores a value in a field; its error is what the value must be.
func assign(field reflect.Value, value cty.Value) error {
	if value.IsNull() || !value.IsWhollyKnown() {
		return fmt.Errorf("a literal value, not null")
	}
	switch field.Kind() {
	case reflect.String:
		s, err := text(value)
		field.SetString(s)
		return err
	case reflect.Bool:
		if value.Type() != cty.Bool {
			return fmt.Errorf("true or false")
		}
		field.SetBool(value.True())
		return nil
	case reflect.Float64:
		if value.Type() != cty.Number {
			return fmt.Errorf("a number")
		}
		number, _ := value.AsBigFloat().Float64()
		field.SetFloat(number)
		return nil
	case reflect.Slice:
		return assignList(field, value)
	case reflect.Map:
		return assignMap(field, value)
	}
	return fmt.Errorf("of a type that tables can hold, not %s", field.Type())
}

func text(value cty.Value) (string, error) {
	if value.Type() != cty.String {
		return "", fmt.Errorf("a string in quotes")
	}
	return value.AsString(), nil
}

func assignList(field reflect.Value, value cty.Value) error {
	if !value.Type().IsTupleType() {
		return fmt.Errorf("a list in square brackets")
	}
	list := reflect.MakeSlice(field.Type(), 0, value.LengthInt())
	for it := value.ElementIterator(); it.Next(); {
		_, v := it.Element()
		item := reflect.New(field.Type().Elem()).Elem()
		if err := assign(item, v); err != nil {
			return fmt.Errorf("a list, each item %w", err)
		}
		list = reflect.Append(list, item)
	}
	if list.Len() > 0 {
		field.Set(list)
	}
	return nil
}

func assignMap(field reflect.Value, value cty.Value) error {
	if !value.Type().IsObjectType() {
		return fmt.Errorf("a map in curly brackets")
	}
	m := reflect.MakeMap(field.Type())
	for it := value.ElementIterator(); it.Next(); {
		k, v := it.Element()
		item := reflect.New(field.Type().Elem()).Elem()
		if err := assign(item, v); err != nil {
			return fmt.Errorf("a map, each value %w", err)
		}
		m.SetMapIndex(reflect.ValueOf(k.AsString()), item)
	}
	if m.Len() > 0 {
		field.Set(m)
	}
	return nil
}

// sortedAttributes returns the attributes of a body in the order of the file.
func sortedAttributes(body *hclsyntax.Body) []*hclsyntax.Attribute {
	var out []*hclsyntax.Attribute
	for _, attr := range body.Attributes {
		out = append(out, attr)
	}
	slices.SortFunc(out, func(a, b *hclsyntax.Attribute) int { return a.NameRange.Start.Byte - b.NameRange.Start.Byte })
	return out
}
