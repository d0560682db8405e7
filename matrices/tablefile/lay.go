package tablefile

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/envsolve/envsolve/matrices/internal/schema"
)

// lay returns a block with the cells of another one behind its own. An attribute
// stands in for that of its name, the entries of a map for those with their keys,
// a nested block for the cells of the one with its labels.
func (l *likes) lay(own, base *hclsyntax.Block, row *schema.Row, outer names) *hclsyntax.Block {
	full := *own
	full.Body = &hclsyntax.Body{Attributes: hclsyntax.Attributes{},
		SrcRange: own.Body.SrcRange, EndRange: own.Body.EndRange}
	scope := outer.with(row, own.Labels)
	out := l.leftOut(own, base)
	for name, attr := range base.Body.Attributes {
		if attr = out.attribute(attr); attr != nil {
			full.Body.Attributes[name] = attr
		}
	}
	for _, attr := range sortedAttributes(own.Body) {
		if attr.Name != withoutName && (attr.Name != likeName || outer != nil) { // blocks in rows are like none
			full.Body.Attributes[attr.Name] = l.layAttribute(attr, full.Body.Attributes[attr.Name], scope)
		}
	}
	full.Body.Blocks = l.layBlocks(own, base, row, out, scope)
	return &full
}

// layAttribute returns an attribute with the entries of that of the base behind
// its own; base is nil where there is none.
func (l *likes) layAttribute(own, base *hclsyntax.Attribute, scope names) *hclsyntax.Attribute {
	if base == nil {
		return own
	}
	entries, ok := own.Expr.(*hclsyntax.ObjectConsExpr)
	behind, both := base.Expr.(*hclsyntax.ObjectConsExpr)
	if !ok || !both {
		l.compare(own.Expr, base.Expr, own.Name, scope)
		return own
	}
	merged := *entries
	merged.Items = slices.Clone(entries.Items)
	places := keys(entries)
	for _, item := range behind.Items {
		if i, ok := places[keyOf(item)]; !ok {
			merged.Items = append(merged.Items, item)
		} else {
			l.compare(entries.Items[i].ValueExpr, item.ValueExpr, own.Name+"."+keyOf(item), scope)
		}
	}
	full := *own
	full.Expr = &merged
	return &full
}

// compare records a cell that says what the base says already.
func (l *likes) compare(own, base hclsyntax.Expression, cell string, scope names) {
	if loopIn(own) != nil || loopIn(base) != nil {
		return
	}
	a, problems := own.Value(scope.context())
	b, more := base.Value(scope.context())
	if problems.HasErrors() || more.HasErrors() || !a.RawEquals(b) {
		return
	}
	at := own.Range()
	l.repeats = append(l.repeats, Problem(&at, "Repeats its base",
		cell+" is the same in "+l.behind+": leave it out."))
}

// layBlocks returns the nested blocks of a row and of the one behind it. Those of
// a type that no label tells apart stand in for all of their type.
func (l *likes) layBlocks(own, base *hclsyntax.Block, row *schema.Row, out leftOut, scope names) hclsyntax.Blocks {
	var blocks hclsyntax.Blocks
	used := map[*hclsyntax.Block]bool{}
	for _, behind := range base.Body.Blocks {
		if out.block(behind) || alike(row, behind.Type) && hasBlock(own, behind.Type) {
			continue
		}
		i := slices.IndexFunc(own.Body.Blocks, func(b *hclsyntax.Block) bool { return title(b) == title(behind) })
		f, known := row.Field(behind.Type, schema.Nested)
		if i < 0 || !known {
			blocks = append(blocks, behind)
			continue
		}
		mine := own.Body.Blocks[i]
		used[mine] = true
		blocks = append(blocks, l.lay(mine, behind, f.Row, scope))
	}
	for _, mine := range own.Body.Blocks {
		if !used[mine] {
			blocks = append(blocks, mine)
		}
	}
	return blocks
}

// alike reports whether no label tells the nested blocks of a type apart.
func alike(row *schema.Row, block string) bool {
	f, ok := row.Field(block, schema.Nested)
	return ok && (row.Repeats(block) || len(f.Row.Labels()) == 0)
}

func hasBlock(block *hclsyntax.Block, child string) bool {
	return slices.ContainsFunc(block.Body.Blocks, func(b *hclsyntax.Block) bool { return b.Type == child })
}

// title names a nested block as without does: platform.linux/amd64.
func title(block *hclsyntax.Block) string {
	return strings.Join(append([]string{block.Type}, block.Labels...), ".")
}

// keyOf returns the key of an entry of a map; "" for one that is no literal.
func keyOf(item hclsyntax.ObjectConsItem) string {
	key, _ := literal(item.KeyExpr)
	return key
}

// keys returns the place of the first entry of each key of a map.
func keys(object *hclsyntax.ObjectConsExpr) map[string]int {
	places := make(map[string]int, len(object.Items))
	for i, item := range object.Items {
		if key := keyOf(item); !has(places, key) {
			places[key] = i
		}
	}
	return places
}

func has(places map[string]int, key string) bool {
	_, ok := places[key]
	return ok
}

// leftOut is what without names: cells, entries of maps and nested blocks.
type leftOut map[string]bool

// leftOut reads what a block leaves out of the one behind it.
func (l *likes) leftOut(own, base *hclsyntax.Block) leftOut {
	attr, ok := own.Body.Attributes[withoutName]
	if !ok {
		return nil
	}
	out, maps := leftOut{}, map[string]map[string]int{}
	list, isList := attr.Expr.(*hclsyntax.TupleConsExpr)
	if !isList {
		l.fail(attr.Expr.Range(), "Wrong type",
			"without must be a list of names, such as [\"cudnn\", \"platform.linux/arm64\"].")
		return nil
	}
	for _, expr := range list.Exprs {
		name, ok := literal(expr)
		if !ok {
			l.fail(expr.Range(), "Wrong type", "without must be a list of names in quotes.")
			continue
		}
		if base.Type != "" && !holds(base, name, maps) { // without a base there is a word already
			l.fail(expr.Range(), "Nothing to leave out", "There is no %s here in %s.", name, l.behind)
		}
		out[name] = true
	}
	return out
}

// holds reports whether a block has a cell, an entry of a map or a nested block. Maps are
// the places in its maps that have been looked up before.
func holds(block *hclsyntax.Block, name string, maps map[string]map[string]int) bool {
	if block.Body.Attributes[name] != nil {
		return true
	}
	if slices.ContainsFunc(block.Body.Blocks, func(b *hclsyntax.Block) bool { return title(b) == name }) {
		return true
	}
	cell, key, _ := strings.Cut(name, ".")
	attr, ok := block.Body.Attributes[cell]
	if !ok {
		return false
	}
	object, ok := attr.Expr.(*hclsyntax.ObjectConsExpr)
	if ok && maps[cell] == nil {
		maps[cell] = keys(object)
	}
	return has(maps[cell], key)
}

func (out leftOut) block(b *hclsyntax.Block) bool { return out[title(b)] }

// attribute returns an attribute without the entries that are left out; nil where
// it is left out itself.
func (out leftOut) attribute(attr *hclsyntax.Attribute) *hclsyntax.Attribute {
	if out[attr.Name] {
		return nil
	}
	object, ok := attr.Expr.(*hclsyntax.ObjectConsExpr)
	if !ok || len(out) == 0 {
		return attr
	}
	fewer := *object
	fewer.Items = slices.DeleteFunc(slices.Clone(object.Items), func(item hclsyntax.ObjectConsItem) bool {
		return out[attr.Name+"."+keyOf(item)]
	})
	copied := *attr
	copied.Expr = &fewer
	return &copied
}

// names are the labels that the cells of a block may hold: "v${version}".
type names map[string]cty.Value

// longestName bounds labels that cells may hold.
const longestName = 100

// with returns the names and the labels of a block in it.
func (n names) with(row *schema.Row, labels []string) names {
	out := names{}
	for name, value := range n {
		out[name] = value
	}
	for i, label := range row.Labels() {
		if i < len(labels) && len(labels[i]) <= longestName {
			out[label.Name] = cty.StringVal(labels[i])
		}
	}
	return out
}

func (n names) context() *hcl.EvalContext { return &hcl.EvalContext{Variables: n} }
