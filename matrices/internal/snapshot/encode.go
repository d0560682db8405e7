// Package snapshot writes tables as the bytes in which they are embedded, and
// reads them back.
//
// A snapshot is one run of bytes: a magic word, the version, the digest of all
// that follows, a directory, one section per table, one with the sources of all
// and one with the form of their rows. A section stands by itself, so a plan decodes
// only what it needs:
//
//	strings  uint32 count, uint32 end offsets, bytes; string 0 is ""
//	lists    uvarint count; per list uvarint length, string numbers; list 0 is empty
//	rows     uvarint count; per row a bit mask of the fields that are not zero
//	         (a uvarint for every 64 of them), then those fields in the order of
//	         the row type
//
// The form, a line for each block type, names the fields in their order. A program
// reads its own snapshot without it, and by it that of another release.
//
// Strings are never copied: a decoded string is a part of the embedded bytes.
// Equal string lists of one table share memory, and so do equal maps of strings.
package snapshot

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/internal/schema"
)

const magic = "EVM1"

// Section is one table of a snapshot.
type Section struct {
	Name  string // gpus, pytorch
	Block string // gpu, framework, source
	rows  int
	data  string
	form  string // of the rows; empty for that of this program
}

// NewSection encodes the rows of a table.
func NewSection(name, block string, rows reflect.Value) Section {
	return Section{name, block, rows.Len(), string(encodeRows(rows)), formOf(rows.Type().Elem())}
}

func formOf(row reflect.Type) string { return codecOf(row).form(row) }

// Rows decodes a section of this program's own into a slice of a row type.
func (s Section) Rows(row reflect.Type) any {
	r := reader{data: s.data}
	return r.section(codecOf(row), row)
}

// Encode writes sections as a snapshot. The same sections are always the same
// bytes.
func Encode(version string, sections []Section) []byte {
	sections = append(slices.Clip(sections), formsOf(sections))
	var body writer
	body.uvarint(uint64(len(sections)))
	for _, s := range sections {
		body.text(s.Name)
		body.text(s.Block)
		body.uvarint(uint64(s.rows))
		body.uvarint(uint64(len(s.data)))
	}
	for _, s := range sections {
		body.bytes = append(body.bytes, s.data...)
	}
	var out writer
	out.bytes = append(out.bytes, magic...)
	out.text(version)
	out.text(sum(version, string(body.bytes)))
	return append(out.bytes, body.bytes...)
}

// sum is the digest of a snapshot with a version and a body.
func sum(version, body string) string {
	sum := sha256.Sum256([]byte(version + body))
	return "sha256:" + hex.EncodeToString(sum[:])
}

// formsOf returns the section that says the form of others.
func formsOf(sections []Section) Section {
	var text strings.Builder
	said := map[string]bool{}
	for _, s := range sections {
		if !said[s.Block] {
			said[s.Block] = true
			text.WriteString(s.Block + " " + s.form + "\n")
		}
	}
	return Section{Name: formSection, Block: formSection, data: text.String()}
}

// writer builds the bytes of a section.
type writer struct {
	bytes   []byte
	strings map[string]int
	table   []string
	lists   map[string]int
	pool    [][]int
}

func (w *writer) uvarint(n uint64) { w.bytes = binary.AppendUvarint(w.bytes, n) }

func (w *writer) text(s string) {
	w.uvarint(uint64(len(s)))
	w.bytes = append(w.bytes, s...)
}

// intern numbers a string.
func (w *writer) intern(s string) int {
	n, ok := w.strings[s]
	if !ok {
		n = len(w.table)
		w.strings[s] = n
		w.table = append(w.table, s)
	}
	return n
}

// internList numbers a list of strings.
func (w *writer) internList(list []string) int {
	ids := make([]int, len(list))
	for i, s := range list {
		ids[i] = w.intern(s)
	}
	key := fmt.Sprint(ids)
	n, ok := w.lists[key]
	if !ok {
		n = len(w.pool)
		w.lists[key] = n
		w.pool = append(w.pool, ids)
	}
	return n
}

// encodeRows writes one section.
func encodeRows(rows reflect.Value) []byte {
	w := &writer{strings: map[string]int{}, lists: map[string]int{}}
	w.intern("")
	w.internList(nil)
	c := codecOf(rows.Type().Elem())
	w.rows(c, rows)
	body := w.bytes
	w.bytes = nil
	w.bytes = binary.LittleEndian.AppendUint32(w.bytes, uint32(len(w.table)))
	end := 0
	for _, s := range w.table {
		end += len(s)
		w.bytes = binary.LittleEndian.AppendUint32(w.bytes, uint32(end))
	}
	for _, s := range w.table {
		w.bytes = append(w.bytes, s...)
	}
	w.uvarint(uint64(len(w.pool)))
	for _, ids := range w.pool {
		w.uvarint(uint64(len(ids)))
		for _, id := range ids {
			w.uvarint(uint64(id))
		}
	}
	return append(w.bytes, body...)
}

func (w *writer) rows(c *codec, rows reflect.Value) {
	w.uvarint(uint64(rows.Len()))
	for i := range rows.Len() {
		w.row(c, rows.Index(i))
	}
}

func (w *writer) row(c *codec, row reflect.Value) {
	masks := make([]uint64, c.words())
	for i, f := range c.fields {
		if !schema.Empty(row.FieldByIndex(f.index)) {
			masks[i/64] |= 1 << (i % 64)
		}
	}
	for word, mask := range masks {
		w.uvarint(mask)
		for i, f := range c.fields[word*64 : min(len(c.fields), word*64+64)] {
			if mask&(1<<i) != 0 {
				w.value(f, row.FieldByIndex(f.index))
			}
		}
	}
}

func (w *writer) value(f codecField, v reflect.Value) {
	switch list := v.Interface().(type) {
	case bool: // the mask says it
	case float64:
		w.float(list)
	case []string:
		w.uvarint(uint64(w.internList(list)))
	case []float64:
		w.uvarint(uint64(len(list)))
		for _, number := range list {
			w.float(number)
		}
	case map[string]string: // a list of keys and values in turn
		var pairs []string
		for _, key := range schema.Keys(v) {
			pairs = append(pairs, key, list[key])
		}
		w.uvarint(uint64(w.internList(pairs)))
	case map[string][]string:
		w.uvarint(uint64(len(list)))
		for _, key := range schema.Keys(v) {
			w.uvarint(uint64(w.intern(key)))
			w.uvarint(uint64(w.internList(list[key])))
		}
	default:
		if f.nested != nil {
			w.rows(f.nested, v)
			return
		}
		w.uvarint(uint64(w.intern(v.String())))
	}
}

// float stores small whole numbers, which nearly all are, in few bytes.
func (w *writer) float(number float64) {
	if whole := uint64(number); number >= 0 && number < 1<<32 && float64(whole) == number {
		w.uvarint(whole << 1)
		return
	}
	w.uvarint(1)
	w.uvarint(uint64(w.intern(fmt.Sprint(number))))
}
