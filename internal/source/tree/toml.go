package tree

import (
	"fmt"

	"github.com/pelletier/go-toml/v2/unstable"

	"github.com/envsolve/envsolve/internal/source/document"
)

// TOML reads a TOML document.
func TOML(doc *document.Document) (*Node, error) {
	if tooDeep(doc.Text) {
		return nil, errDeep
	}
	t := &tomlReader{doc: doc, root: &Node{Kind: Table}}
	t.parser.Reset([]byte(doc.Text))
	t.table = t.root
	for t.parser.NextExpression() {
		if err := t.expression(t.parser.Expression()); err != nil {
			return t.root, err
		}
	}
	if err := t.parser.Error(); err != nil {
		return t.root, t.fault(err)
	}
	return t.root, nil
}

// tomlReader puts the expressions of a document together.
type tomlReader struct {
	doc    *document.Document
	parser unstable.Parser
	root   *Node
	table  *Node // that keys go into
	nodes  int
}

func (t *tomlReader) fault(err error) error {
	if p, ok := err.(*unstable.ParserError); ok && len(p.Highlight) > 0 {
		at := t.doc.Position(int(t.parser.Range(p.Highlight).Offset))
		return fmt.Errorf("%s: %s", at, p.Message)
	}
	return fmt.Errorf("%s: %w", t.doc.Name, err)
}

func (t *tomlReader) expression(e *unstable.Node) error {
	switch e.Kind {
	case unstable.Table, unstable.ArrayTable:
		t.table = t.descend(t.root, e.Key(), e.Kind == unstable.ArrayTable)
	case unstable.KeyValue:
		return t.set(t.table, e, 0)
	}
	return nil
}

// descend returns the table of a header, made where it is not there yet.
func (t *tomlReader) descend(from *Node, keys unstable.Iterator, list bool) *Node {
	for keys.Next() {
		key := keys.Node()
		last := keys.IsLast()
		value := from.field(string(key.Data))
		if value == nil || value.Kind < List {
			value = &Node{Kind: Table, Start: int(key.Raw.Offset), End: int(key.Raw.Offset)}
			if last && list {
				value.Kind = List
			}
			from.Fields = append(from.Fields, Field{Key: string(key.Data), At: int(key.Raw.Offset), Value: value})
		}
		if value.Kind == List {
			if last && list || len(value.Items) == 0 {
				at := int(key.Raw.Offset)
				value.Items = append(value.Items, &Node{Kind: Table, Start: at, End: at})
			}
			value = value.Items[len(value.Items)-1]
		}
		from = value
	}
	return from
}

// set puts a key and its value into a table.
func (t *tomlReader) set(table *Node, e *unstable.Node, depth int) error {
	value, err := t.value(e.Value(), depth)
	if err != nil {
		return err
	}
	keys := e.Key()
	for keys.Next() {
		key := keys.Node()
		at := int(key.Raw.Offset)
		if keys.IsLast() {
			table.Fields = append(table.Fields, Field{Key: string(key.Data), At: at, Value: value})
			return nil
		}
		below := table.field(string(key.Data))
		if below == nil || below.Kind != Table {
			below = &Node{Kind: Table, Start: at, End: at}
			table.Fields = append(table.Fields, Field{Key: string(key.Data), At: at, Value: below})
		}
		table = below
	}
	return nil
}

func (t *tomlReader) value(e *unstable.Node, depth int) (*Node, error) {
	if t.nodes++; t.nodes > MostNodes {
		return nil, errLarge
	}
	if depth > MostDepth {
		return nil, errDeep
	}
	n := &Node{Kind: Other, Value: string(e.Data), Start: int(e.Raw.Offset)}
	n.End = n.Start + int(e.Raw.Length)
	switch e.Kind {
	case unstable.String:
		n.Kind = Text
		n.Start, n.End = locate(t.doc, n.Start, n.Value)
	case unstable.Array:
		n.Kind, n.Value = List, ""
		for items := e.Children(); items.Next(); {
			if items.Node().Kind == unstable.Comment {
				continue
			}
			item, err := t.value(items.Node(), depth+1)
			if err != nil {
				return nil, err
			}
			n.Items = append(n.Items, item)
		}
	case unstable.InlineTable:
		n.Kind, n.Value = Table, ""
		for fields := e.Children(); fields.Next(); {
			if fields.Node().Kind != unstable.KeyValue {
				continue
			}
			if err := t.set(n, fields.Node(), depth+1); err != nil {
				return nil, err
			}
		}
	}
	return n, nil
}
