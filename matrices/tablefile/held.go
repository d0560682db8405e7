package tablefile

import (
	"reflect"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/internal/schema"
)

// Held returns the rows of a set as a document, as if they had been read from a
// file. They have no lines: what stands for their place is the row's reference.
func Held(set *matrices.Set) Document {
	tables := set.Tables()
	doc := Document{Name: "the facts of " + set.Version()}
	row := schema.Of(reflect.TypeFor[matrices.Source]())
	for i := range tables.Sources {
		source := reflect.ValueOf(&tables.Sources[i]).Elem()
		doc.Sources = append(doc.Sources, held(row, source, "source", "sources/"+tables.Sources[i].ID))
	}
	value := reflect.ValueOf(&tables).Elem()
	for _, table := range Tables() {
		names, lists := table.Lists(value)
		for k, rows := range lists {
			for i := range rows.Len() {
				row := rows.Index(i)
				doc.Rows = append(doc.Rows, Row{Table: table, Name: names[k],
					Node: held(table.Row, row, table.Block, names[k]+"/"+table.Row.ID(row))})
			}
		}
	}
	return doc
}

// held makes the node of a row and of the blocks in it.
func held(row *schema.Row, value reflect.Value, block, place string) *Node {
	n := &Node{Row: row, Value: value, Block: &hclsyntax.Block{Type: block, Body: &hclsyntax.Body{},
		TypeRange: hcl.Range{Filename: place}}}
	for _, label := range row.Labels() {
		n.Block.Labels = append(n.Block.Labels, value.FieldByIndex(label.Index).String())
	}
	for _, f := range row.Fields {
		if f.Kind != schema.Nested {
			continue
		}
		list := value.FieldByIndex(f.Index)
		for i := range list.Len() {
			n.Children = append(n.Children, held(f.Row, list.Index(i), f.Name, place))
		}
	}
	return n
}
