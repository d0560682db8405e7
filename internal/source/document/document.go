// Package document holds the text of a source and says where in it things stand.
package document

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"slices"
	"sort"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"

	"github.com/envsolve/envsolve/planner/request"
)

// MostBytes is the most that a source may hold: logs are long, what people
// write is not.
const MostBytes = 64 << 20

// Document is the text of a source, as UTF-8 and without a byte order mark.
type Document struct {
	Name     string // as the user named it
	Text     string
	Encoding string // UTF8, or what it was decoded from
	lines    []int  // offsets of the lines' beginnings
	whole    string // the text that a part is of; empty where it is none
	before   int    // how many lines of the source stand before the text
	cuts     []cut  // what the source has that the text has not
}

// cut is a byte that a source has before an offset of a text, which is without it.
type cut struct {
	at  int
	was byte
}

// The encodings that documents come in.
const (
	UTF8    = "UTF-8"
	UTF8BOM = "UTF-8 with a byte order mark"
	UTF16   = "UTF-16" // what PowerShell's > writes
	Latin1  = "Windows-1252"
)

// Decode reads a text in one of the encodings that tools write. It refuses what
// is no text and says what that seems to be.
func Decode(name string, raw []byte) (*Document, error) {
	if len(raw) > MostBytes {
		return nil, fmt.Errorf("%s: larger than %d MB: cut out the part that matters", name, MostBytes>>20)
	}
	text, from, err := decode(raw)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return New(name, text, from), nil
}

// New returns a document of a text that is UTF-8 already.
func New(name, text, from string) *Document {
	d := &Document{Name: name, Text: text, Encoding: from}
	d.lines = make([]int, 1, 1+strings.Count(text, "\n"))
	for at := 0; ; {
		next := strings.IndexByte(text[at:], '\n')
		if next < 0 {
			return d
		}
		at += next + 1
		d.lines = append(d.lines, at)
	}
}

// With returns a document of another text whose places are those of this one: it is as long, and
// may have line ends where this one has none.
func (d *Document) With(text string) *Document {
	other := *d
	other.Text, other.whole = text, ""
	return &other
}

// Whole returns the text of which a document may be a part, with the same places.
func (d *Document) Whole() string {
	if d.whole != "" {
		return d.whole
	}
	return d.Text
}

// Embedded returns a document of a text alone that stands in this one from an offset on, with the same places. It is as
// long as what stands there, and may have line ends where that has none.
func (d *Document) Embedded(start int, text string) *Document {
	first := sort.SearchInts(d.lines, start+1) - 1
	behind := sort.SearchInts(d.lines, start+len(text)+1)
	at := d.lines[first]
	other := *d
	other.Text, other.whole = strings.Repeat(" ", start-at)+text, ""
	other.before += first
	other.lines = slices.Clone(d.lines[first:behind])
	for i := range other.lines {
		other.lines[i] -= at
	}
	other.cuts = nil
	for _, c := range d.cutsWithin(at, start+len(text)+1) {
		other.cuts = append(other.cuts, cut{c.at - at, c.was})
	}
	return &other
}

// Without returns a document of the text without the bytes at some offsets, in their order, which are no line ends,
// such as escapes. What is left has the places that it has here. No byte is taken out before.
func (d *Document) Without(offsets []int) *Document {
	if len(offsets) == 0 {
		return d
	}
	other := *d
	other.whole, other.cuts, other.lines = "", make([]cut, len(offsets)), slices.Clone(d.lines)
	var text strings.Builder
	from := 0
	for i, at := range offsets {
		text.WriteString(d.Text[from:at])
		other.cuts[i], from = cut{at - i, d.Text[at]}, at+1
	}
	text.WriteString(d.Text[from:])
	other.Text = text.String()
	before := 0
	for i, at := range other.lines {
		for before < len(offsets) && offsets[before] < at {
			before++
		}
		other.lines[i] -= before
	}
	return &other
}

// cutsWithin returns the bytes that are taken out between two offsets.
func (d *Document) cutsWithin(start, end int) []cut {
	first := func(offset int) int {
		return sort.Search(len(d.cuts), func(i int) bool { return d.cuts[i].at >= offset })
	}
	return d.cuts[first(start):first(end)]
}

// Written returns what stands in the source between two offsets.
func (d *Document) Written(start, end int) string {
	cuts := d.cutsWithin(start+1, end)
	if len(cuts) == 0 {
		return d.Text[start:end]
	}
	var b strings.Builder
	for _, c := range cuts {
		b.WriteString(d.Text[start:c.at] + string(rune(c.was)))
		start = c.at
	}
	return b.String() + d.Text[start:end]
}

// part returns a document of what stands between two offsets of the whole text, with the same places.
func (d *Document) part(start, end int) *Document {
	whole := d.Whole()
	text := []byte(whole)
	for i := range text {
		if (i < start || i >= end) && text[i] != '\n' {
			text[i] = ' '
		}
	}
	other := *d
	other.Text, other.whole = string(text), whole
	return &other
}

func decode(raw []byte) (text, from string, err error) {
	if rest, ok := bytes.CutPrefix(raw, []byte("\xef\xbb\xbf")); ok {
		raw, from = rest, UTF8BOM
	} else if order, ok := utf16Order(raw); ok {
		return transcode(unicode.UTF16(order, unicode.UseBOM), raw, UTF16)
	}
	if kind := binaryKind(raw); kind != "" {
		return "", "", fmt.Errorf("not a text but %s", kind)
	}
	if utf8.Valid(raw) {
		if from == "" {
			from = UTF8
		}
		return string(raw), from, nil
	}
	return transcode(charmap.Windows1252, raw, Latin1)
}

// Reader returns the text of a source of any length as it is read: UTF-8, or what was decoded
// from UTF-16. Other bytes stay as they are.
func Reader(r io.Reader) (io.Reader, error) {
	b := bufio.NewReaderSize(r, 64<<10)
	head, err := b.Peek(512)
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, err
	}
	if order, ok := utf16Order(head); ok {
		return transform.NewReader(b, unicode.UTF16(order, unicode.UseBOM).NewDecoder()), nil
	}
	if bytes.HasPrefix(head, []byte("\xef\xbb\xbf")) {
		_, err = b.Discard(3)
		return b, err
	}
	return b, nil
}

func transcode(from encoding.Encoding, raw []byte, name string) (string, string, error) {
	decoded, err := from.NewDecoder().Bytes(raw)
	if err != nil {
		return "", "", fmt.Errorf("not a text in %s: %w", name, err)
	}
	if bytes.IndexByte(decoded, 0) >= 0 {
		return "", "", fmt.Errorf("not a text but binary data")
	}
	return string(decoded), name, nil
}

// utf16Order recognises UTF-16 by its mark, or by every other byte of the
// beginning being zero, as for ASCII.
func utf16Order(raw []byte) (unicode.Endianness, bool) {
	switch {
	case bytes.HasPrefix(raw, []byte("\xff\xfe")):
		return unicode.LittleEndian, true
	case bytes.HasPrefix(raw, []byte("\xfe\xff")):
		return unicode.BigEndian, true
	}
	head := raw[:min(len(raw), 512)&^1]
	var zeros [2]int
	for i, b := range head {
		if b == 0 {
			zeros[i%2]++
		}
	}
	most := len(head) / 2
	switch {
	case most >= 4 && zeros[1] > most*3/4 && zeros[0] == 0:
		return unicode.LittleEndian, true
	case most >= 4 && zeros[0] > most*3/4 && zeros[1] == 0:
		return unicode.BigEndian, true
	}
	return unicode.LittleEndian, false
}

// binaryKind names what a file is that is no text, empty for a text.
func binaryKind(raw []byte) string {
	for _, known := range []struct{ magic, name string }{
		{"\x7fELF", "a program or library: \"envsolve inspect\" reads it"},
		{"PK\x03\x04", "a zip archive: \"envsolve inspect\" reads wheels"},
		{"\x1f\x8b", "a gzip archive: \"envsolve inspect\" reads images"},
		{"\x28\xb5\x2f\xfd", "a zstd archive: \"envsolve inspect\" reads images"},
		{"MZ", "a Windows program"},
	} {
		if bytes.HasPrefix(raw, []byte(known.magic)) && bytes.IndexByte(raw, 0) >= 0 {
			return known.name
		}
	}
	if bytes.HasPrefix(raw[min(len(raw), 257):], []byte("ustar")) {
		return "a tar archive: \"envsolve inspect\" reads images"
	}
	if bytes.IndexByte(raw, 0) >= 0 {
		return "binary data"
	}
	return ""
}

// Position returns the place of an offset of the text.
func (d *Document) Position(offset int) request.Position {
	offset = max(0, min(offset, len(d.Text)))
	line := sort.SearchInts(d.lines, offset+1)
	column := offset - d.lines[line-1] + 1 + len(d.cutsWithin(d.lines[line-1], offset+1))
	return request.Position{File: d.Name, Line: d.before + line, Column: column}
}

// Offset returns the offset of a place of the text.
func (d *Document) Offset(line, column int) (int, bool) {
	line -= d.before
	if line < 1 || line > len(d.lines) || column < 1 {
		return 0, false
	}
	offset := d.lines[line-1] + column - 1
	for _, c := range d.cutsWithin(d.lines[line-1], offset+1) {
		if c.at < offset {
			offset--
		}
	}
	return offset, offset <= len(d.Text)
}

// LineStart returns the offset at which a line of the text begins, counted from 1 where the text begins.
func (d *Document) LineStart(line int) (int, bool) { return d.Offset(d.before+line, 1) }

// Line returns where the line with an offset begins and ends, without its line
// ending.
func (d *Document) Line(offset int) (start, end int) {
	offset = max(0, min(offset, len(d.Text)))
	start = d.lines[sort.SearchInts(d.lines, offset+1)-1]
	end = len(d.Text)
	if n := strings.IndexByte(d.Text[start:], '\n'); n >= 0 {
		end = start + n
	}
	if end > start && d.Text[end-1] == '\r' {
		end--
	}
	return start, end
}
