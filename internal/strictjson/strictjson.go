// Package strictjson reads JSON that everybody must read alike. RFC 8259 leaves
// open what a name means that an object holds twice, and encoding/json takes
// names without regard to case: one reader would see one image in a manifest,
// and another reader another. Such documents are refused here.
package strictjson

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode"
)

// maxDepth is deeper than any document of an image nests.
const maxDepth = 64

// Unmarshal decodes one document, as json.Unmarshal does. A name that an object
// holds twice, in whatever case, and anything after the document are errors.
func Unmarshal(raw []byte, v any) error {
	if err := check(raw); err != nil {
		return err
	}
	return json.Unmarshal(raw, v)
}

// check walks the document's tokens.
func check(raw []byte) error {
	d := json.NewDecoder(bytes.NewReader(raw))
	d.UseNumber()
	var w walker
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return w.end()
		}
		if err != nil {
			return err
		}
		if err := w.token(token); err != nil {
			return err
		}
	}
}

// walker follows objects and arrays.
type walker struct {
	open      []level
	documents int
}

type level struct {
	names map[string]bool // of an object so far, folded; nil in an array
	value bool            // a name has come, its value has not
}

func (w *walker) token(token json.Token) error {
	if delim, ok := token.(json.Delim); ok && (delim == '}' || delim == ']') {
		w.open = w.open[:len(w.open)-1]
		return nil
	}
	if name, ok := token.(string); ok && w.wantsName() {
		return w.name(name)
	}
	w.took()
	switch token {
	case json.Delim('{'):
		w.open = append(w.open, level{names: map[string]bool{}})
	case json.Delim('['):
		w.open = append(w.open, level{})
	}
	switch {
	case len(w.open) > maxDepth:
		return fmt.Errorf("it nests deeper than %d levels", maxDepth)
	case w.documents > 1:
		return errors.New("there is a second document after the first")
	}
	return nil
}

func (w *walker) wantsName() bool {
	last := len(w.open) - 1
	return last >= 0 && w.open[last].names != nil && !w.open[last].value
}

func (w *walker) name(name string) error {
	last := &w.open[len(w.open)-1]
	folded := strings.Map(fold, name)
	if last.names[folded] {
		return fmt.Errorf("the name %q is there twice, and readers differ in which of them counts", name)
	}
	last.names[folded], last.value = true, true
	return nil
}

// fold returns the smallest of the runes that differ from r in case only, as
// encoding/json compares names: the long s (U+017F) is an s there.
func fold(r rune) rune {
	for {
		next := unicode.SimpleFold(r)
		if next <= r {
			return next
		}
		r = next
	}
}

// took notes that a value begins.
func (w *walker) took() {
	if len(w.open) == 0 {
		w.documents++
		return
	}
	w.open[len(w.open)-1].value = false
}

func (w *walker) end() error {
	if w.documents == 0 || len(w.open) > 0 {
		return io.ErrUnexpectedEOF
	}
	return nil
}
