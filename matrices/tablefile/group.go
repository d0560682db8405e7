package tablefile

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/envsolve/envsolve/matrices/internal/schema"
)

// rowsName is the attribute of a group: a block without its last label, whose
// cells the blocks in rows share. Each has its label for a key there and holds
// what differs; rows is a list of labels where nothing does.
const rowsName = "rows"

// leastRow is what a row of a group counts for at least, in bytes of a file: as
// much as a small block.
const leastRow = 300

// spread returns blocks with those that groups stand for in place of the groups,
// in them and in the blocks inside them. Type returns the schema of a block; nil
// for one that is unknown.
func (l *likes) spread(blocks hclsyntax.Blocks, typ func(block string) *schema.Row, outer names) hclsyntax.Blocks {
	var out hclsyntax.Blocks
	for _, block := range blocks {
		out = append(out, l.spreadBlock(block, typ(block.Type), outer)...)
	}
	return out
}

// spreadBlock returns the blocks that one stands for: itself, unless it is a group.
func (l *likes) spreadBlock(block *hclsyntax.Block, row *schema.Row, outer names) hclsyntax.Blocks {
	if row == nil || !hasGroup(block) {
		return hclsyntax.Blocks{block}
	}
	full := *block
	full.Body = &hclsyntax.Body{Attributes: hclsyntax.Attributes{},
		SrcRange: block.Body.SrcRange, EndRange: block.Body.EndRange}
	for name, attr := range block.Body.Attributes {
		if name != rowsName {
			full.Body.Attributes[name] = attr
		}
	}
	full.Body.Blocks = l.spread(block.Body.Blocks, nestedIn(row), outer.with(row, block.Labels))
	attr := block.Body.Attributes[rowsName]
	switch {
	case attr == nil || len(block.Labels) > len(row.Labels()):
		return hclsyntax.Blocks{&full}
	case len(block.Labels) == len(row.Labels()):
		l.fail(attr.NameRange, "Rows in a row", "A block with rows stands for each of them: their keys are its last label.")
		return hclsyntax.Blocks{&full}
	case len(block.Labels) < len(row.Labels())-1:
		return hclsyntax.Blocks{&full} // of whose labels there is a word later
	case full.Body.Attributes[likeName] != nil:
		l.fail(full.Body.Attributes[likeName].NameRange, "Group is like a row",
			"What rows share is written in their block, so that a row is read in two places at most.")
		return nil
	}
	return l.members(&full, attr, row, outer)
}

// hasGroup reports whether a block is a group or holds one.
func hasGroup(block *hclsyntax.Block) bool {
	return block.Body.Attributes[rowsName] != nil || slices.ContainsFunc(block.Body.Blocks, hasGroup)
}

// nestedIn returns the schemas of the blocks in a row.
func nestedIn(row *schema.Row) func(block string) *schema.Row {
	return func(block string) *schema.Row { return schemaOf(row, block) }
}

// members returns the blocks that a group stands for. The group is without its rows.
func (l *likes) members(group *hclsyntax.Block, rows *hclsyntax.Attribute, row *schema.Row,
	outer names) hclsyntax.Blocks {
	shared := l.size(group) - (rows.SrcRange.End.Byte - rows.SrcRange.Start.Byte) + leastRow
	if l.bytes += shared * entries(rows.Expr); l.bytes > MostBytes {
		l.tooLarge(rows.NameRange)
		return nil
	}
	l.behind = groupBehind
	var out hclsyntax.Blocks
	for _, member := range l.rowsOf(group, rows.Expr) {
		full := l.lay(member, group, row, outer)
		l.grouped[full] = shared
		out = append(out, full)
	}
	return out
}

// entries returns how many entries a map or a list has.
func entries(expr hclsyntax.Expression) int {
	switch list := expr.(type) {
	case *hclsyntax.ObjectConsExpr:
		return len(list.Items)
	case *hclsyntax.TupleConsExpr:
		return len(list.Exprs)
	}
	return 0
}

// rowsOf reads what the rows of a group hold themselves, with a word of what is
// none.
func (l *likes) rowsOf(group *hclsyntax.Block, rows hclsyntax.Expression) hclsyntax.Blocks {
	var out hclsyntax.Blocks
	add := func(key, cells hclsyntax.Expression) {
		if label, ok := literal(key); !ok {
			l.fail(key.Range(), "Wrong type", "The label of a row must be a string in quotes.")
		} else if body := l.cellsOf(cells); body != nil {
			at := key.Range()
			out = append(out, &hclsyntax.Block{Type: group.Type, Labels: append(slices.Clone(group.Labels), label),
				Body: body, TypeRange: at, LabelRanges: []hcl.Range{at}, CloseBraceRange: body.EndRange})
		}
	}
	switch list := rows.(type) {
	case *hclsyntax.ObjectConsExpr:
		for _, item := range list.Items {
			add(item.KeyExpr, item.ValueExpr)
		}
	case *hclsyntax.TupleConsExpr:
		for _, item := range list.Exprs {
			add(item, &hclsyntax.ObjectConsExpr{SrcRange: item.Range()})
		}
	default:
		l.fail(rows.Range(), "Wrong type",
			"rows must be a map of labels, each with the cells of its row, or a list of labels alone.")
	}
	return out
}

// cellsOf reads the cells of a row in a group; nil, with a word of why, where they
// are no map.
func (l *likes) cellsOf(cells hclsyntax.Expression) *hclsyntax.Body {
	object, ok := cells.(*hclsyntax.ObjectConsExpr)
	if !ok {
		l.fail(cells.Range(), "Wrong type", "A row must be a map of its cells: {} where it has none of its own.")
		return nil
	}
	end := object.SrcRange
	end.Start = end.End
	body := &hclsyntax.Body{Attributes: hclsyntax.Attributes{}, SrcRange: object.SrcRange, EndRange: end}
	for _, cell := range object.Items {
		at := cell.KeyExpr.Range()
		name, ok := literal(cell.KeyExpr)
		switch {
		case !ok:
			l.fail(at, "Wrong type", "The name of a cell must be a word.")
		case name == likeName || name == rowsName:
			l.fail(at, "Unexpected attribute", "A row of a group has the cells of its block: it holds no %s.", name)
		case body.Attributes[name] != nil:
			l.fail(at, "Attribute redefined", "The row has %s already.", name)
		default:
			body.Attributes[name] = &hclsyntax.Attribute{Name: name, Expr: cell.ValueExpr, NameRange: at,
				SrcRange: hcl.RangeBetween(at, cell.ValueExpr.Range())}
		}
	}
	return body
}

// literal returns the string that an expression is without variables and loops.
func literal(expr hclsyntax.Expression) (string, bool) {
	if loopIn(expr) != nil {
		return "", false
	}
	value, diags := expr.Value(nil)
	if diags.HasErrors() || value.IsNull() || !value.IsKnown() || value.Type() != cty.String {
		return "", false
	}
	return value.AsString(), true
}
