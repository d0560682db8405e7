package tablefile

import (
	"reflect"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/internal/schema"
)

// Node is one decoded block together with where it stands.
type Node struct {
	Row      *schema.Row
	Value    reflect.Value // the struct, addressable
	Block    *hclsyntax.Block
	Children []*Node
	bad      map[string]bool           // attributes whose value was of the wrong type
	places   map[string]map[string]int // of the keys of its maps, once one is asked for
}

// Row is a row and the table that it belongs to.
type Row struct {
	*Node
	Table schema.Table
	Name  string // of the table: gpus, pytorch
}

// Evidence returns the evidence of a block; nil for one without any.
func (n *Node) Evidence() *matrices.Evidence { return schema.Part[matrices.Evidence](n.Value) }

// Bad reports whether the value of an attribute was of the wrong type.
func (n *Node) Bad(attribute string) bool { return n.bad[attribute] }

// At returns the place of an attribute, or of the block's head when the
// attribute is not written.
func (n *Node) At(name string) *hcl.Range {
	if attr, ok := n.Block.Body.Attributes[name]; ok {
		r := attr.Expr.Range()
		return &r
	}
	r := n.Block.DefRange()
	return &r
}

// Each calls visit for every string of a cell, with its place.
func (n *Node) Each(f schema.Field, visit func(value string, at *hcl.Range)) {
	v := n.Value.FieldByIndex(f.Index)
	switch v.Kind() {
	case reflect.String:
		if v.String() != "" {
			visit(v.String(), n.At(f.Name))
		}
	case reflect.Slice:
		for i := range v.Len() {
			if item := v.Index(i); item.Kind() == reflect.String {
				visit(item.String(), n.ItemAt(f.Name, i))
			}
		}
	case reflect.Map:
		for _, key := range schema.Keys(v) {
			if item := v.MapIndex(reflect.ValueOf(key)); item.Kind() == reflect.String {
				visit(item.String(), n.MapAt(f.Name, key))
			} else {
				for i := range item.Len() {
					visit(item.Index(i).String(), n.MapAt(f.Name, key))
				}
			}
		}
	}
}

// ItemAt returns the place of a list item.
func (n *Node) ItemAt(name string, i int) *hcl.Range {
	if attr, ok := n.Block.Body.Attributes[name]; ok {
		if list, ok := attr.Expr.(*hclsyntax.TupleConsExpr); ok && i < len(list.Exprs) {
			r := list.Exprs[i].Range()
			return &r
		}
	}
	return n.At(name)
}

// MapAt returns the place of a map value.
func (n *Node) MapAt(name, key string) *hcl.Range {
	attr, ok := n.Block.Body.Attributes[name]
	if !ok {
		return n.At(name)
	}
	object, ok := attr.Expr.(*hclsyntax.ObjectConsExpr)
	if !ok {
		return n.At(name)
	}
	if n.places[name] == nil {
		if n.places == nil {
			n.places = map[string]map[string]int{}
		}
		n.places[name] = keys(object)
	}
	if i, ok := n.places[name][key]; ok {
		r := object.Items[i].ValueExpr.Range()
		return &r
	}
	return n.At(name)
}
