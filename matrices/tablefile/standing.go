package tablefile

import (
	"maps"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// Standing is a row as it stands in the text of a table file: a block, or a row of
// a group.
type Standing struct {
	Block   string
	Labels  []string
	Like    string   // the row that it is like; empty for none
	Without []string // what it does not have of what is behind it
	From    int      // where its block begins, or its group
	block   *hclsyntax.Block
	group   *hclsyntax.Block
}

// Standings returns the rows of a table file in their order.
func Standings(f File) ([]Standing, hcl.Diagnostics) {
	file, diags := hclsyntax.ParseConfig(f.Data, f.Name, hcl.InitialPos)
	if diags.HasErrors() {
		return nil, diags
	}
	l := &likes{}
	var list []Standing
	for _, block := range file.Body.(*hclsyntax.Body).Blocks {
		rows := block.Body.Attributes[rowsName]
		if rows == nil {
			list = append(list, standing(block, nil))
			continue
		}
		for _, member := range l.rowsOf(block, rows.Expr) {
			list = append(list, standing(member, block))
		}
	}
	return list, l.diags
}

func standing(block, group *hclsyntax.Block) Standing {
	s := Standing{Block: block.Type, Labels: block.Labels, From: block.TypeRange.Start.Byte, block: block, group: group}
	if group != nil {
		s.From = group.TypeRange.Start.Byte
	}
	if like := texts(block.Body.Attributes[likeName]); len(like) > 0 {
		s.Like = like[0]
	}
	s.Without = texts(block.Body.Attributes[withoutName])
	return s
}

// Has reports whether a row holds a cell itself.
func (s Standing) Has(cell string) bool { return s.block.Body.Attributes[cell] != nil }

// With returns the text of the file with a cell of the row: a string in quotes.
// Where the rows stand in it afterwards is to be asked again.
func (s Standing) With(text []byte, cell, value string) []byte {
	return s.put(text, cell, quoted(value))
}

// WithEntries returns the text of the file with entries of a cell of the row that is a
// map, by their keys; the others that the row holds itself stay. An entry is a
// string, or a list of them. Where the rows stand in it afterwards is to be asked again.
func (s Standing) WithEntries(text []byte, cell string, entries map[string][]string, list bool) []byte {
	written := map[string]string{}
	if own := s.block.Body.Attributes[cell]; own != nil {
		if object, ok := own.Expr.(*hclsyntax.ObjectConsExpr); ok {
			for _, item := range object.Items {
				written[keyOf(item)] = string(item.ValueExpr.Range().SliceBytes(text))
			}
		}
	}
	for key, values := range entries {
		var parts []string
		for _, v := range values {
			parts = append(parts, quoted(v))
		}
		if written[key] = strings.Join(parts, ", "); list {
			written[key] = "[" + written[key] + "]"
		}
	}
	var items []string
	for _, key := range slices.Sorted(maps.Keys(written)) {
		name := key
		if !hclsyntax.ValidIdentifier(key) {
			name = quoted(key)
		}
		items = append(items, name+" = "+written[key])
	}
	return s.put(text, cell, "{ "+strings.Join(items, ", ")+" }")
}

// put writes a cell of the row, whose value is an expression.
func (s Standing) put(text []byte, cell, value string) []byte {
	put := func(from, to int, what string) []byte { return slices.Concat(text[:from], []byte(what), text[to:]) }
	body := s.block.Body
	switch open := body.SrcRange.Start.Byte + len("{"); {
	case s.Has(cell):
		at := body.Attributes[cell].Expr.Range()
		return put(at.Start.Byte, at.End.Byte, value)
	case s.group == nil:
		at := s.block.OpenBraceRange.End.Byte
		return put(at, at, "\n  "+cell+" = "+value)
	case len(body.Attributes) > 0:
		return put(open, open, " "+cell+" = "+value+",")
	default:
		return s.amongLabels(put, cell+" = "+value)
	}
}

// amongLabels writes the first cell of a row that holds none. Rows that are a list
// of labels become a map.
func (s Standing) amongLabels(put func(from, to int, what string) []byte, cell string) []byte {
	rows := s.group.Body.Attributes[rowsName].Expr
	list, ok := rows.(*hclsyntax.TupleConsExpr)
	if !ok {
		at := s.block.Body.SrcRange
		return put(at.Start.Byte, at.End.Byte, "{ "+cell+" }")
	}
	text := "{\n"
	for _, item := range list.Exprs {
		label, _ := literal(item)
		cells := "{}"
		if item.Range() == s.block.TypeRange {
			cells = "{ " + cell + " }"
		}
		text += "    " + quoted(label) + " = " + cells + "\n"
	}
	return put(rows.Range().Start.Byte, rows.Range().End.Byte, text+"  }")
}

// texts returns the strings of an attribute that is one, or a list of them.
func texts(attr *hclsyntax.Attribute) []string {
	if attr == nil {
		return nil
	}
	if text, ok := literal(attr.Expr); ok {
		return []string{text}
	}
	var list []string
	if tuple, ok := attr.Expr.(*hclsyntax.TupleConsExpr); ok {
		for _, item := range tuple.Exprs {
			if text, ok := literal(item); ok {
				list = append(list, text)
			}
		}
	}
	return list
}
