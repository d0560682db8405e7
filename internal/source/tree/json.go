package tree

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/tailscale/hujson"

	"github.com/envsolve/envsolve/internal/source/document"
)

// JSON reads a JSON document, comments and commas at the end of lists allowed,
// as editors write them.
func JSON(doc *document.Document) (*Node, error) {
	if tooDeep(doc.Text) {
		return nil, fmt.Errorf("%s: %w", doc.Name, errDeep)
	}
	text := []byte(doc.Text)
	if !json.Valid(text) {
		standard, err := hujson.Standardize(text) // keeps every offset
		if err != nil {
			return nil, fmt.Errorf("%s: %s", doc.Name, strings.TrimPrefix(err.Error(), "hujson: "))
		}
		text = standard
	}
	j := &jsonReader{doc: doc, text: string(text)}
	j.decoder = json.NewDecoder(strings.NewReader(j.text))
	j.decoder.UseNumber()
	token, at, err := j.next()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", doc.Name, err)
	}
	n, err := j.value(token, at)
	if err != nil {
		return n, fmt.Errorf("%s: %w", doc.Name, err)
	}
	return n, nil
}

// jsonReader reads the tokens of a document with their offsets.
type jsonReader struct {
	doc     *document.Document
	text    string
	decoder *json.Decoder
	nodes   int
}

// next returns a token and where it begins.
func (j *jsonReader) next() (json.Token, int, error) {
	at := int(j.decoder.InputOffset())
	for at < len(j.text) && strings.IndexByte(" \t\r\n,:", j.text[at]) >= 0 {
		at++
	}
	token, err := j.decoder.Token()
	if err == io.EOF {
		err = io.ErrUnexpectedEOF
	}
	return token, at, err
}

func (j *jsonReader) value(token json.Token, at int) (*Node, error) {
	if j.nodes++; j.nodes > MostNodes {
		return nil, errLarge
	}
	n := &Node{Kind: Other, Start: at, End: int(j.decoder.InputOffset())}
	switch v := token.(type) {
	case json.Delim:
		n.Kind = List
		if v == '{' {
			n.Kind = Table
		}
		return n, j.inside(n)
	case string:
		n.Kind, n.Value = Text, v
		n.Start, n.End = locate(j.doc, at, v)
	default:
		n.Value = fmt.Sprint(v)
	}
	return n, nil
}

// inside reads what a list or a table holds, to its end.
func (j *jsonReader) inside(n *Node) error {
	for j.decoder.More() {
		token, at, err := j.next()
		if err != nil {
			return err
		}
		key, keyAt := "", at
		if n.Kind == Table {
			key, _ = token.(string)
			if token, at, err = j.next(); err != nil {
				return err
			}
		}
		value, err := j.value(token, at)
		if err != nil {
			return err
		}
		if n.Kind == Table {
			n.Fields = append(n.Fields, Field{Key: key, At: keyAt, Value: value})
		} else {
			n.Items = append(n.Items, value)
		}
	}
	_, _, err := j.next()
	return err
}
