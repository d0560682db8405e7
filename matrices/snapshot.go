package matrices

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"reflect"
)

// The snapshot is one run of bytes: a magic word, the version, the digest of
// all that follows, a directory, one section per table and one with the sources
// of all. A section stands by itself, so a plan decodes only what it needs:
//
//	strings  uint32 count, uint32 end offsets, bytes; string 0 is ""
//	lists    uvarint count; per list uvarint length, string numbers; list 0 is empty
//	rows     uvarint count; per row a bit mask of the fields that are not zero,
//	         then those fields in the order of the row type
//
// Strings are never copied: a decoded string is a part of the embedded bytes.
// Equal string lists of one table share memory, and so do equal maps of strings.
const snapshotMagic = "EVM1"

// sourceTable is the directory name of the sources. No row can name its table
// so: an id holds no colon.
const sourceTable = "source:"

// section is one entry of the directory.
type section struct {
	name  string // gpus, pytorch, source:
	block string // gpu, framework, source
	rows  int
	data  string
}

// Encode writes tables as a snapshot, the form in which they are embedded. The
// same tables always give the same bytes.
func Encode(t Tables) []byte {
	sections := t.sections()
	var body writer
	body.uvarint(uint64(len(sections)))
	for _, s := range sections {
		body.text(s.name)
		body.text(s.block)
		body.uvarint(uint64(s.rows))
		body.uvarint(uint64(len(s.data)))
	}
	for _, s := range sections {
		body.bytes = append(body.bytes, s.data...)
	}
	sum := sha256.Sum256(append([]byte(t.Version), body.bytes...))
	var out writer
	out.bytes = append(out.bytes, snapshotMagic...)
	out.text(t.Version)
	out.text("sha256:" + hex.EncodeToString(sum[:]))
	return append(out.bytes, body.bytes...)
}

// sections encodes every table that has rows.
func (t Tables) sections() []section {
	var out []section
	add := func(name, block string, rows reflect.Value) {
		if rows.Len() > 0 {
			out = append(out, section{name, block, rows.Len(), string(encodeRows(rows))})
		}
	}
	value := reflect.ValueOf(&t).Elem()
	for _, spec := range schema() {
		f := value.Field(spec.index)
		if !spec.keyed() {
			add(spec.name, spec.block, f)
			continue
		}
		for _, key := range sortedKeys(f) {
			add(key, spec.block, f.MapIndex(reflect.ValueOf(key)))
		}
	}
	add(sourceTable, "source", reflect.ValueOf(t.Sources))
	return out
}

// directory reads the head of a snapshot.
func directory(snapshot string) (version, digest string, sections []section, err error) {
	if len(snapshot) < len(snapshotMagic) || snapshot[:len(snapshotMagic)] != snapshotMagic {
		return "", "", nil, fmt.Errorf("the snapshot of the facts does not begin with %s", snapshotMagic)
	}
	r := reader{data: snapshot, pos: len(snapshotMagic)}
	version, digest = r.text(), r.text()
	count := r.int()
	sections = make([]section, count)
	lengths := make([]int, count)
	for i := range sections {
		sections[i] = section{name: r.text(), block: r.text(), rows: r.int()}
		lengths[i] = r.int()
	}
	for i, length := range lengths {
		sections[i].data = snapshot[r.pos : r.pos+length]
		r.pos += length
	}
	return version, digest, sections, nil
}

// codec is the order in which the fields of a row type are stored: that of the
// struct, embedded structs in their place. It leaves out what no table writes,
// which is Evidence.Overlay. It is read off the type without its tags, since
// reading those would cost a plan more than decoding its rows.
type codec struct {
	fields []codecField
}

type codecField struct {
	index  []int
	nested *codec
	typ    reflect.Type
}

func codecOf(row reflect.Type) *codec {
	c := &codec{fields: make([]codecField, 0, row.NumField()+8)}
	c.add(row, nil)
	return c
}

func (c *codec) add(row reflect.Type, prefix []int) {
	for i := range row.NumField() {
		f := row.Field(i)
		index := append(prefix[:len(prefix):len(prefix)], i)
		kind := f.Type.Kind()
		switch {
		case f.Anonymous:
			c.add(f.Type, index)
		case f.Tag == "" && kind != reflect.Bool:
		case kind == reflect.Slice && f.Type.Elem().Kind() == reflect.Struct:
			c.fields = append(c.fields, codecField{index: index, typ: f.Type, nested: codecOf(f.Type.Elem())})
		default:
			c.fields = append(c.fields, codecField{index: index, typ: f.Type})
		}
	}
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
	var mask uint64
	for i, f := range c.fields {
		if !empty(row.FieldByIndex(f.index)) {
			mask |= 1 << i
		}
	}
	w.uvarint(mask)
	for i, f := range c.fields {
		if mask&(1<<i) != 0 {
			w.value(f, row.FieldByIndex(f.index))
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
		for _, key := range sortedKeys(v) {
			pairs = append(pairs, key, list[key])
		}
		w.uvarint(uint64(w.internList(pairs)))
	case map[string][]string:
		w.uvarint(uint64(len(list)))
		for _, key := range sortedKeys(v) {
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
