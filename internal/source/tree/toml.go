package tree

import (
	"errors"
	"fmt"

	"github.com/pelletier/go-toml/v2/unstable"

	"github.com/envsolve/envsolve/internal/source/document"
)

// TOML reads a TOML document. It refuses one that gives a key or a table twice, as the
// specification asks and the tools do that read such files.
func TOML(doc *document.Document) (*Node, error) {
	if tooDeep(doc.Text) {
		return nil, fmt.Errorf("%s: %w", doc.Name, errDeep)
	}
	t := &tomlReader{doc: doc, root: &Node{Kind: Table}}
	t.parser.Reset([]byte(doc.Text))
	t.table = t.root
	for t.parser.NextExpression() {
		if err := t.expression(t.parser.Expression()); err != nil {
			return t.root, t.named(err)
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
	// dotted are the tables that the dotted keys below the last header have made or
	// gone into: no later header adds to them.
	dotted []*Node
	nodes  int
}

func (t *tomlReader) fault(err error) error {
	if p, ok := err.(*unstable.ParserError); ok && len(p.Highlight) > 0 {
		at := t.doc.Position(int(t.parser.Range(p.Highlight).Offset))
		return fmt.Errorf("%s: %s", at, p.Message)
	}
	return fmt.Errorf("%s: %w", t.doc.Name, err)
}

// named puts the file's name before a fault that does not say its place.
func (t *tomlReader) named(err error) error {
	if errors.Is(err, errDeep) {
		return fmt.Errorf("%s: %w", t.doc.Name, err)
	}
	return err
}

// twice is the fault of a key that stands there already.
func (t *tomlReader) twice(key *unstable.Node) error {
	return fmt.Errorf("%s: the key %q stands there already: keep one of the two",
		t.doc.Position(int(key.Raw.Offset)), key.Data)
}

func (t *tomlReader) expression(e *unstable.Node) (err error) {
	switch e.Kind {
	case unstable.Table, unstable.ArrayTable:
		for _, table := range t.dotted {
			table.opened = true
		}
		t.dotted = t.dotted[:0]
		t.table, err = t.descend(t.root, e.Key(), e.Kind == unstable.ArrayTable)
		return err
	case unstable.KeyValue:
		return t.set(t.table, e, 0)
	}
	return nil
}

// descend returns the table of a header, made where it is not there yet.
func (t *tomlReader) descend(from *Node, keys unstable.Iterator, list bool) (*Node, error) {
	for keys.Next() {
		key := keys.Node()
		name, at, last := string(key.Data), int(key.Raw.Offset), keys.IsLast()
		value := from.field(name)
		switch {
		case value == nil:
			value = &Node{Kind: Table, Start: at, End: at}
			if last && list {
				value.Kind = List
			}
			from.Fields = append(from.Fields, Field{Key: name, At: at, Value: value})
		case value.Kind < List || value.Flow || last && (value.opened || list != (value.Kind == List)):
			return nil, t.twice(key)
		}
		if last && !list {
			value.opened, value.Header = true, true
			value.Start, value.End = at, at
		}
		if value.Kind == List {
			if last {
				value.Items = append(value.Items, &Node{Kind: Table, Start: at, End: at})
			}
			value = value.Items[len(value.Items)-1]
		}
		from = value
	}
	return from, nil
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
		name, at := string(key.Data), int(key.Raw.Offset)
		below := table.field(name)
		if keys.IsLast() {
			if below != nil {
				return t.twice(key)
			}
			table.Fields = append(table.Fields, Field{Key: name, At: at, Value: value})
			return nil
		}
		switch {
		case below == nil:
			below = &Node{Kind: Table, Start: at, End: at}
			table.Fields = append(table.Fields, Field{Key: name, At: at, Value: below})
		case below.Kind != Table || below.Flow || below.opened:
			return t.twice(key)
		}
		t.dotted = append(t.dotted, below)
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
		n.Flow = true
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
		n.Flow = true
	}
	return n, nil
}
