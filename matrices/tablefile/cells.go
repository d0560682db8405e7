package tablefile

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/envsolve/envsolve/matrices/internal/schema"
)

// cells is a block as text: what two rows have alike is what is written alike.
type cells struct {
	kind     string
	labels   []string
	typ      *schema.Row
	names    []string // what stands in strings for labels, each with its label: ${version}, 2.0
	attrs    []cell
	children []*cells
}

// cell is an attribute: a value, the items of a list or the entries of a map.
type cell struct {
	name    string
	value   string
	items   []string
	entries []cell
	list    bool
	table   bool
	rows    bool // entries are rows, each on a line of its own
}

// cells reads a block, its attributes in the order of their type. Names are those
// of the blocks around it.
func (s *shortener) cells(block *hclsyntax.Block, typ *schema.Row, names []string) *cells {
	c := &cells{kind: block.Type, labels: block.Labels, typ: typ, names: slices.Clone(names)}
	for i, label := range typ.Labels() {
		if i < len(block.Labels) && len(block.Labels[i]) <= longestName {
			c.names = append(c.names, "${"+label.Name+"}", block.Labels[i])
		}
	}
	for _, f := range typ.Fields {
		if attr := block.Body.Attributes[f.Name]; attr != nil && f.Kind == schema.Attribute {
			c.attrs = append(c.attrs, s.cell(attr.Name, attr.Expr))
		}
	}
	for _, child := range block.Body.Blocks {
		if f, ok := typ.Field(child.Type, schema.Nested); ok {
			c.children = append(c.children, s.cells(child, f.Row, c.names))
		}
	}
	return c
}

func (s *shortener) cell(name string, expr hclsyntax.Expression) cell {
	c := cell{name: name}
	switch e := expr.(type) {
	case *hclsyntax.TupleConsExpr:
		c.list = true
		for _, item := range e.Exprs {
			c.items = append(c.items, s.cell("", item).text())
		}
	case *hclsyntax.ObjectConsExpr:
		c.table = true
		for _, item := range e.Items {
			c.entries = append(c.entries, s.cell(keyOf(item), item.ValueExpr))
		}
		slices.SortStableFunc(c.entries, byName)
	default:
		at := expr.Range()
		c.value = string(s.src[at.Start.Byte:at.End.Byte])
	}
	return c
}

// rewrite changes the strings of a block's cells and of those in it.
func (c *cells) rewrite(change func(cell, text string) string) {
	for i := range c.attrs {
		c.attrs[i].rewrite(c.attrs[i].name, change)
	}
	for _, child := range c.children {
		child.rewrite(change)
	}
}

func byName(a, b cell) int { return strings.Compare(a.name, b.name) }

func (c *cell) rewrite(name string, change func(cell, text string) string) {
	for i := range c.items {
		c.items[i] = change(name, c.items[i])
	}
	for i := range c.entries {
		entry := name + "." + c.entries[i].name
		if name == "cell_source" {
			entry = name
		}
		c.entries[i].rewrite(entry, change)
	}
	if !c.list && !c.table {
		c.value = change(name, c.value)
	}
}

func (c *cells) attr(name string) *cell {
	i := slices.IndexFunc(c.attrs, func(a cell) bool { return a.name == name })
	if i < 0 {
		return nil
	}
	return &c.attrs[i]
}

func (c *cells) title() string { return strings.Join(append([]string{c.kind}, c.labels...), ".") }

// less returns what of a row must be written where it is like this one; false
// where its blocks then stood in another order.
func (c *cells) less(row *cells) (*cells, bool) {
	out := &cells{kind: row.kind, labels: row.labels, typ: row.typ, names: row.names}
	var gone []string
	names := strings.NewReplacer(row.names...)
	for _, a := range c.attrs {
		if row.attr(a.name) == nil {
			gone = append(gone, a.name)
		}
	}
	for _, a := range row.attrs {
		written, without := c.lessCell(a, names)
		out.attrs = append(out.attrs, written...)
		gone = append(gone, without...)
	}
	without, ok := c.lessBlocks(row, out)
	if gone = append(gone, without...); len(gone) > 0 {
		w := cell{name: withoutName, list: true}
		for _, name := range gone {
			w.items = append(w.items, quoted(name))
		}
		out.attrs = slices.Insert(out.attrs, 0, w)
	}
	return out, ok
}

// lessCell returns what of a cell must be written, and what is left out. Names
// puts the labels of its row into texts.
func (c *cells) lessCell(a cell, names *strings.Replacer) (written []cell, without []string) {
	base := c.attr(a.name)
	same := func(a, b cell) bool { return names.Replace(a.text()) == names.Replace(b.text()) }
	switch {
	case base == nil:
		return []cell{a}, nil
	case same(*base, a):
		return nil, nil
	case base.table && a.table && len(a.entries) == 0:
		return []cell{a}, []string{a.name}
	case !base.table || !a.table:
		return []cell{a}, nil
	}
	fewer := cell{name: a.name, table: true}
	for _, e := range base.entries {
		if !slices.ContainsFunc(a.entries, func(x cell) bool { return x.name == e.name }) {
			without = append(without, a.name+"."+e.name)
		}
	}
	for _, e := range a.entries {
		if !slices.ContainsFunc(base.entries, func(x cell) bool { return x.name == e.name && same(x, e) }) {
			fewer.entries = append(fewer.entries, e)
		}
	}
	if len(without) > 0 && len(without)+len(fewer.entries) >= len(a.entries) {
		return []cell{a}, []string{a.name}
	}
	if len(fewer.entries) > 0 {
		written = []cell{fewer}
	}
	return written, without
}

// lessBlocks adds the nested blocks that must be written.
func (c *cells) lessBlocks(row, out *cells) (without []string, ok bool) {
	typ := row.typ
	var kept, added []string
	for _, b := range c.children {
		if row.child(b.title()) == nil {
			if !slices.Contains(without, b.title()) && (!alike(typ, b.kind) || !row.has(b.kind)) {
				without = append(without, b.title())
			}
		} else if !alike(typ, b.kind) {
			kept = append(kept, b.title())
		}
	}
	for _, b := range row.children {
		if alike(typ, b.kind) {
			if !sameOf(c, row, b.kind) {
				out.children = append(out.children, b)
			}
			continue
		}
		base := c.child(b.title())
		if base == nil {
			added, out.children = append(added, b.title()), append(out.children, b)
			continue
		}
		less, fits := base.less(b)
		if !fits {
			return nil, false
		}
		if len(less.attrs)+len(less.children) > 0 {
			out.children = append(out.children, less)
		}
	}
	return without, row.inOrder(append(kept, added...), typ)
}

func schemaOf(typ *schema.Row, block string) *schema.Row {
	f, ok := typ.Field(block, schema.Nested)
	if !ok {
		return nil
	}
	return f.Row
}

func (c *cells) child(title string) *cells {
	i := slices.IndexFunc(c.children, func(b *cells) bool { return b.title() == title })
	if i < 0 {
		return nil
	}
	return c.children[i]
}

func (c *cells) has(kind string) bool {
	return slices.ContainsFunc(c.children, func(b *cells) bool { return b.kind == kind })
}

// sameOf reports whether two rows have the same blocks of a type.
func sameOf(a, b *cells, kind string) bool {
	of := func(c *cells) (text string) {
		for _, child := range c.children {
			if child.kind == kind {
				text += render(child)
			}
		}
		return text
	}
	return of(a) == of(b)
}

// inOrder reports whether the blocks of a row stand in an order, type by type.
func (c *cells) inOrder(titles []string, typ *schema.Row) bool {
	next := map[string][]string{}
	for _, title := range titles {
		kind, _, _ := strings.Cut(title, ".")
		next[kind] = append(next[kind], title)
	}
	for _, b := range c.children {
		if alike(typ, b.kind) {
			continue
		}
		if len(next[b.kind]) == 0 || next[b.kind][0] != b.title() {
			return false
		}
		next[b.kind] = next[b.kind][1:]
	}
	return true
}
