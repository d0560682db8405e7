package matrices

import (
	"fmt"
	"reflect"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"
)

// File is one table file.
type File struct {
	Name string // as diagnostics should print it
	Data []byte
}

// node is one decoded block together with where it stands.
type node struct {
	row      *rowType
	value    reflect.Value // the struct, addressable
	block    *hclsyntax.Block
	children []*node
	bad      map[string]bool // attributes whose value was of the wrong type
}

// at gives the range of an attribute, or of the block's head when the
// attribute is not written.
func (n *node) at(name string) *hcl.Range {
	if attr, ok := n.block.Body.Attributes[name]; ok {
		r := attr.Expr.Range()
		return &r
	}
	r := n.block.DefRange()
	return &r
}

// document is one decoded file: its sources and its rows, each with the table
// it belongs to.
type document struct {
	name    string
	sources []*node
	rows    []tableNode
}

// tableNode is a row and the table that it belongs to.
type tableNode struct {
	*node
	spec table
	name string // of the table: gpus, pytorch
}

// parse decodes one file. It goes on after errors, so that all are shown at
// once; rows that could not be read are left out.
func parse(f File) (document, hcl.Diagnostics) {
	doc := document{name: f.Name}
	file, diags := hclsyntax.ParseConfig(f.Data, f.Name, hcl.InitialPos)
	if diags.HasErrors() {
		return doc, diags // what stands after a syntax error is guesswork
	}
	body := file.Body.(*hclsyntax.Body)
	for _, attr := range sortedAttributes(body) {
		diags = append(diags, problem(&attr.NameRange, "Unexpected attribute",
			"A table file holds blocks only: source blocks and rows."))
	}
	d := decoder{tables: schema(), source: schemaOf(reflect.TypeFor[Source]())}
	for _, block := range body.Blocks {
		d.block(&doc, block)
	}
	return doc, append(diags, d.diags...)
}

type decoder struct {
	tables []table
	source *rowType
	diags  hcl.Diagnostics
}

func (d *decoder) fail(at *hcl.Range, summary, detail string, args ...any) {
	d.diags = append(d.diags, problem(at, summary, fmt.Sprintf(detail, args...)))
}

func problem(at *hcl.Range, summary, detail string) *hcl.Diagnostic {
	return &hcl.Diagnostic{Severity: hcl.DiagError, Summary: summary, Detail: detail, Subject: at}
}

// block decodes one top-level block into the document.
func (d *decoder) block(doc *document, block *hclsyntax.Block) {
	if block.Type == "source" {
		if n := d.row(block, d.source); n != nil {
			doc.sources = append(doc.sources, n)
		}
		return
	}
	for _, t := range d.tables {
		if t.block != block.Type {
			continue
		}
		if n := d.row(block, t.row); n != nil {
			name := t.name
			if t.keyed() {
				name = block.Labels[0]
			}
			doc.rows = append(doc.rows, tableNode{node: n, spec: t, name: name})
		}
		return
	}
	names := []string{"source"}
	for _, t := range d.tables {
		names = append(names, t.block)
	}
	d.fail(&block.TypeRange, "Unknown block", "There is no table with rows named %q.%s",
		block.Type, didYouMean(block.Type, names))
}

// row decodes a block, or gives nil when its labels do not fit.
func (d *decoder) row(block *hclsyntax.Block, row *rowType) *node {
	labels := row.labels()
	if len(block.Labels) != len(labels) {
		var names []string
		for _, l := range labels {
			names = append(names, l.name)
		}
		at := block.DefRange()
		d.fail(&at, "Wrong number of labels", "A %s block takes %d (%s), not %d.",
			block.Type, len(labels), strings.Join(names, ", "), len(block.Labels))
		return nil
	}
	n := &node{row: row, value: reflect.New(row.typ).Elem(), block: block, bad: map[string]bool{}}
	for i, l := range labels {
		n.value.FieldByIndex(l.index).SetString(block.Labels[i])
	}
	for _, attr := range sortedAttributes(block.Body) {
		d.attribute(n, attr)
	}
	for _, child := range block.Body.Blocks {
		d.child(n, child)
	}
	return n
}

// child decodes a nested block and appends it to its list.
func (d *decoder) child(n *node, block *hclsyntax.Block) {
	f, ok := n.row.field(block.Type, nested)
	if !ok {
		d.fail(&block.TypeRange, "Unknown block", "A %s block holds no %s blocks.%s",
			n.block.Type, block.Type, didYouMean(block.Type, n.row.names(nested)))
		return
	}
	c := d.row(block, f.row)
	if c == nil {
		return
	}
	list := n.value.FieldByIndex(f.index)
	list.Set(reflect.Append(list, c.value))
	n.children = append(n.children, c)
}

// attribute evaluates one attribute into its field.
func (d *decoder) attribute(n *node, attr *hclsyntax.Attribute) {
	f, ok := n.row.field(attr.Name, attribute)
	if !ok {
		d.fail(&attr.NameRange, "Unknown attribute", "A %s block has no attribute %q.%s",
			n.block.Type, attr.Name, didYouMean(attr.Name, n.row.names(attribute)))
		return
	}
	at := attr.Expr.Range()
	value, diags := attr.Expr.Value(nil)
	if diags.HasErrors() {
		d.diags = append(d.diags, diags...)
		return
	}
	if err := assign(n.value.FieldByIndex(f.index), value); err != nil {
		n.bad[attr.Name] = true
		d.fail(&at, "Wrong type", "%s must be %v.", attr.Name, err)
		return
	}
	if f.known != nil {
		n.value.FieldByIndex(f.known).SetBool(true)
	}
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

// sortedAttributes gives the attributes of a body in the order of the file.
func sortedAttributes(body *hclsyntax.Body) []*hclsyntax.Attribute {
	var out []*hclsyntax.Attribute
	for _, attr := range body.Attributes {
		out = append(out, attr)
	}
	sortBy(out, func(a *hclsyntax.Attribute) int { return a.NameRange.Start.Byte })
	return out
}
