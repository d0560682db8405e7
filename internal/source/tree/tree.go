// Package tree reads TOML, YAML and JSON into one form whose every value knows
// where it stands.
package tree

import (
	"errors"
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
)

// Kind says what a node is.
type Kind uint8

// The kinds of nodes.
const (
	Text  Kind = iota // a string
	Other             // a number, a truth value, a date, or null
	List
	Table
)

// Node is a value and where it stands: the offsets of its text in the document,
// without quotes. A nil node is what is not there, and has no fields.
type Node struct {
	Kind Kind
	// Flow says that a list or a table is written between brackets: the arrays and
	// inline tables of TOML, and the flow style of YAML.
	Flow bool
	// Header says that a table of TOML has a header of its own, in which Start is.
	Header     bool
	opened     bool   // of a table of TOML: no further header may open it
	Value      string // of Text and Other
	Start, End int
	Fields     []Field // of a Table, in order
	Items      []*Node // of a List
	index      map[string]int
	indexed    int // how many of the fields the index holds
}

// Field is a key of a table and its value.
type Field struct {
	Key   string
	At    int // the key's offset
	Value *Node
}

// MostDepth is how deep values may lie in one another: what people and tools
// write stays far below.
const MostDepth = 64

// MostNodes bounds what a document may hold.
const MostNodes = 4 << 20

// MostAliased bounds what the aliases of a document may name: each may name others, so that
// a few lines hold millions of values.
const MostAliased = 1 << 18

var (
	errAliased = errors.New("its aliases name more values than any tool writes")
	errDeep    = errors.New("values lie deeper in one another than any tool writes them")
	errLarge   = errors.New("more values than any tool writes")
)

// manyFields is from how many on a table is looked up by an index.
const manyFields = 16

// At returns the value of a path of keys, nil where there is none.
func (n *Node) At(keys ...string) *Node {
	for _, key := range keys {
		if n = n.field(key); n == nil {
			return nil
		}
	}
	return n
}

func (n *Node) field(key string) *Node {
	if n == nil {
		return nil
	}
	if len(n.Fields) < manyFields {
		for i := range n.Fields {
			if n.Fields[i].Key == key {
				return n.Fields[i].Value
			}
		}
		return nil
	}
	if n.index == nil {
		n.index = make(map[string]int, len(n.Fields))
	}
	for ; n.indexed < len(n.Fields); n.indexed++ {
		if key := n.Fields[n.indexed].Key; !n.has(key) {
			n.index[key] = n.indexed
		}
	}
	if n.has(key) {
		return n.Fields[n.index[key]].Value
	}
	return nil
}

func (n *Node) has(key string) bool {
	_, ok := n.index[key]
	return ok
}

// String returns the string below a path of keys, empty where there is none.
func (n *Node) String(keys ...string) string {
	if at := n.At(keys...); at != nil && at.Kind == Text {
		return at.Value
	}
	return ""
}

// Scalar returns the string or number below a path of keys.
func (n *Node) Scalar(keys ...string) string {
	if at := n.At(keys...); at != nil && at.Kind <= Other {
		return at.Value
	}
	return ""
}

// List returns the items below a path of keys; of a value alone, that.
func (n *Node) List(keys ...string) []*Node {
	at := n.At(keys...)
	switch {
	case at == nil || at.Kind == Table:
		return nil
	case at.Kind == List:
		return at.Items
	}
	return []*Node{at}
}

// Each returns the fields below a path of keys.
func (n *Node) Each(keys ...string) []Field {
	if at := n.At(keys...); at != nil {
		return at.Fields
	}
	return nil
}

// mostBrackets is how many brackets may be open: more than [MostDepth], as text
// holds some that nobody closes.
const mostBrackets = 1000

// tooDeep reports whether more brackets are open than the parsers, which call
// themselves for each, should be given.
func tooDeep(text string) bool {
	depth := 0
	for i := range len(text) {
		switch text[i] {
		case '[', '{':
			if depth++; depth > mostBrackets {
				return true
			}
		case ']', '}':
			depth = max(0, depth-1)
		}
	}
	return false
}

// locate returns where a value's text stands that begins at an offset, quotes
// left out, as far as it stands there as it is.
func locate(doc *document.Document, offset int, value string) (start, end int) {
	rest := doc.Text[offset:]
	for _, quote := range []string{`"""`, `'''`, `"`, `'`} {
		if inside, ok := strings.CutPrefix(rest, quote); ok {
			offset, rest = offset+len(quote), inside
			break
		}
	}
	if strings.HasPrefix(rest, value) {
		return offset, offset + len(value)
	}
	return offset, offset
}
