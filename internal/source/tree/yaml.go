package tree

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"go.yaml.in/yaml/v3"

	"github.com/envsolve/envsolve/internal/source/document"
)

// YAML reads the documents of a YAML file. What was read before a fault is
// returned with the error. Of a key that stands twice in one mapping the first holds.
func YAML(doc *document.Document) ([]*Node, error) {
	return (&yamlReader{doc: doc}).documents()
}

// StrictYAML is as [YAML], and refuses a mapping with a key that stands there twice, as
// the specification asks and most tools do.
func StrictYAML(doc *document.Document) ([]*Node, error) {
	return (&yamlReader{doc: doc, strict: true}).documents()
}

func (y *yamlReader) documents() (list []*Node, err error) {
	doc := y.doc
	if tooDeep(doc.Text) {
		return nil, fmt.Errorf("%s: %w", doc.Name, errDeep)
	}
	defer func() { // the library panics on some faulty input
		if fault := recover(); fault != nil {
			err = fmt.Errorf("%s: not YAML: %v", doc.Name, fault)
		}
	}()
	decoder := yaml.NewDecoder(strings.NewReader(doc.Text))
	for {
		var n yaml.Node
		err := decoder.Decode(&n)
		if errors.Is(err, io.EOF) {
			return list, nil
		}
		if err != nil {
			return list, fmt.Errorf("%s: %s", doc.Name, strings.TrimPrefix(err.Error(), "yaml: "))
		}
		for _, content := range n.Content {
			node, err := y.node(content, 0)
			if err != nil {
				return list, fmt.Errorf("%s: %w", doc.Name, err)
			}
			list = append(list, node)
		}
	}
}

// yamlReader counts the nodes of a file: aliases name others again and again.
type yamlReader struct {
	doc    *document.Document
	strict bool
	nodes  int
	// within is how many aliases the node is in that is being read, and aliased counts the
	// nodes that aliases name.
	within, aliased int
	// The place that was looked up last: nodes come in their order, so that the next one is most often
	// behind it in the same line.
	line, column, at int
}

func (y *yamlReader) node(from *yaml.Node, depth int) (*Node, error) {
	if y.nodes++; y.nodes > MostNodes {
		return nil, errLarge
	}
	if y.within > 0 {
		if y.aliased++; y.aliased > MostAliased {
			return nil, errAliased
		}
	}
	if depth > MostDepth {
		return nil, errDeep
	}
	at := y.offset(from)
	n := &Node{Kind: Other, Start: at, End: at}
	switch from.Kind {
	case yaml.AliasNode:
		y.within++
		defer func() { y.within-- }()
		return y.node(from.Alias, depth+1)
	case yaml.ScalarNode:
		y.scalar(n, from)
	case yaml.SequenceNode:
		n.Kind, n.Flow = List, from.Style&yaml.FlowStyle != 0
		for _, item := range from.Content {
			value, err := y.node(item, depth+1)
			if err != nil {
				return nil, err
			}
			n.Items = append(n.Items, value)
		}
	case yaml.MappingNode:
		n.Kind, n.Flow = Table, from.Style&yaml.FlowStyle != 0
		return n, y.fields(n, from, depth)
	}
	return n, nil
}

func (y *yamlReader) fields(n *Node, from *yaml.Node, depth int) error {
	var seen map[string]bool
	if y.strict {
		seen = make(map[string]bool, len(from.Content)/2)
	}
	var merged []*Node
	for i := 0; i+1 < len(from.Content); i += 2 {
		key := from.Content[i]
		if y.strict && key.Kind == yaml.ScalarNode {
			if seen[key.Value] {
				return fmt.Errorf("line %d: the key %q stands there already: keep one of the two", key.Line, key.Value)
			}
			seen[key.Value] = true
		}
		value, err := y.node(from.Content[i+1], depth+1)
		if err != nil {
			return err
		}
		if key.Tag == "!!merge" {
			merged = append(merged, value)
			continue
		}
		n.Fields = append(n.Fields, Field{Key: key.Value, At: y.offset(key), Value: value})
	}
	n.merge(merged)
	return nil
}

// merge adds the fields of tables, and of tables in lists, that the table has not itself. Of
// several the first counts. https://yaml.org/type/merge.html
func (n *Node) merge(tables []*Node) {
	for _, table := range tables {
		if table.Kind == List {
			n.merge(table.Items)
			continue
		}
		for _, f := range table.Fields {
			if n.field(f.Key) == nil {
				n.Fields = append(n.Fields, f)
			}
		}
	}
}

func (y *yamlReader) scalar(n *Node, from *yaml.Node) {
	n.Value = from.Value
	if from.Tag == "!!str" {
		n.Kind = Text
	}
	if from.Style&(yaml.LiteralStyle|yaml.FoldedStyle) == 0 {
		n.Start, n.End = locate(y.doc, n.Start, n.Value)
		return
	}
	// A block's text stands from the next line on.
	_, end := y.doc.Line(n.Start)
	n.Start, n.End = min(end+1, len(y.doc.Text)), min(end+1, len(y.doc.Text))
}

// offset returns where a node stands; columns count characters.
func (y *yamlReader) offset(n *yaml.Node) int {
	if n.Line != y.line {
		offset, ok := y.doc.Offset(n.Line, 1)
		if !ok {
			return len(y.doc.Text)
		}
		y.line, y.column, y.at = n.Line, 1, offset
	}
	for ; y.column > n.Column; y.column-- { // a key stands before its value, which was read first
		_, size := utf8.DecodeLastRuneInString(y.doc.Text[:y.at])
		y.at -= size
	}
	for ; y.column < n.Column && y.at < len(y.doc.Text) && y.doc.Text[y.at] != '\n'; y.column++ {
		_, size := utf8.DecodeRuneInString(y.doc.Text[y.at:])
		y.at += size
	}
	return y.at
}
