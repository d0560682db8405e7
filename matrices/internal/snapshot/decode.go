package snapshot

import (
	"reflect"
	"strconv"
)

// reader decodes a section. It trusts its input: a snapshot that does not
// decode was not written by Encode, and ends in a panic; but nothing is made that
// is larger than the input could fill.
type reader struct {
	data  string
	pos   int
	ends  int // where the table of string ends begins
	text0 int // where the bytes of the strings begin
	lists [][]string
	maps  []map[string]string            // by the list they are made of; nil until one is asked for
	named map[string]map[string][]string // by their bytes
}

// section decodes a whole section into a slice of a row type.
func (r *reader) section(c *codec, row reflect.Type) any {
	r.ends = 4
	count := r.uint32(0)
	r.text0 = 4 + 4*count
	r.pos = r.text0
	if count > 0 {
		r.pos += r.uint32(4 * count)
	}
	r.readLists()
	return r.rows(c, reflect.SliceOf(row)).Interface()
}

func (r *reader) uint32(at int) int {
	d := r.data[at : at+4]
	return int(uint32(d[0]) | uint32(d[1])<<8 | uint32(d[2])<<16 | uint32(d[3])<<24)
}

func (r *reader) uvarint() uint64 {
	var n uint64
	for shift := 0; ; shift += 7 {
		b := r.data[r.pos]
		r.pos++
		n |= uint64(b&0x7f) << shift
		if b < 0x80 {
			return n
		}
	}
}

func (r *reader) int() int { return int(r.uvarint()) }

// count reads how many things follow, each of a byte at least.
func (r *reader) count() int {
	n := r.int()
	if n < 0 || n > len(r.data)-r.pos {
		panic("snapshot: more is announced than there is")
	}
	return n
}

// text reads a string that stands in place, as the head of a snapshot has it.
func (r *reader) text() string {
	n := r.int()
	r.pos += n
	return r.data[r.pos-n : r.pos]
}

// string reads the number of an interned string.
func (r *reader) string() string {
	n := r.int()
	start := 0
	if n > 0 {
		start = r.uint32(r.ends + 4*(n-1))
	}
	return r.data[r.text0+start : r.text0+r.uint32(r.ends+4*n)]
}

// readLists reads the pool of string lists into one block of memory.
func (r *reader) readLists() {
	r.lists = make([][]string, r.count())
	start, total := r.pos, 0
	for range r.lists {
		n := r.count()
		total += n
		for range n {
			r.uvarint()
		}
	}
	r.pos = start
	block := make([]string, 0, total)
	for i := range r.lists {
		from := len(block)
		for range r.int() {
			block = append(block, r.string())
		}
		r.lists[i] = block[from:len(block):len(block)]
	}
	r.lists[0] = nil
}

func (r *reader) rows(c *codec, slice reflect.Type) reflect.Value {
	n := r.count()
	rows := reflect.MakeSlice(slice, n, n)
	for i := range n {
		r.row(c, rows.Index(i))
	}
	return rows
}

func (r *reader) row(c *codec, row reflect.Value) {
	for first := 0; first < len(c.fields); first += 64 {
		mask := r.uvarint()
		for i := first; mask != 0; i, mask = i+1, mask>>1 {
			if mask&1 != 0 {
				f := &c.fields[i]
				r.value(f, row.FieldByIndex(f.index))
			}
		}
	}
}

func (r *reader) value(f *codecField, v reflect.Value) {
	if f.nested != nil {
		v.Set(r.rows(f.nested, f.typ))
		return
	}
	switch f.typ.Kind() {
	case reflect.String:
		v.SetString(r.string())
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Float64:
		v.SetFloat(r.float())
	default:
		r.collection(v)
	}
}

func (r *reader) collection(v reflect.Value) {
	switch p := v.Addr().Interface().(type) {
	case *[]string:
		*p = r.lists[r.int()]
	case *[]float64:
		*p = make([]float64, r.count())
		for i := range *p {
			(*p)[i] = r.float()
		}
	case *map[string]string:
		*p = r.stringMap(r.int())
	case *map[string][]string:
		*p = r.listMap()
	default:
		panic("snapshot: no codec for " + v.Type().String())
	}
}

// listMap reads a map of lists. Rows of one table have few different ones.
func (r *reader) listMap() map[string][]string {
	start := r.pos
	n := r.count()
	for range 2 * n {
		r.uvarint()
	}
	bytes := r.data[start:r.pos]
	if m, ok := r.named[bytes]; ok {
		return m
	}
	m := make(map[string][]string, n)
	r.pos = start
	for range r.int() {
		key := r.string()
		m[key] = r.lists[r.int()]
	}
	if r.named == nil {
		r.named = map[string]map[string][]string{}
	}
	r.named[bytes] = m
	return m
}

// stringMap returns the map that a list of keys and values stands for.
func (r *reader) stringMap(list int) map[string]string {
	if r.maps == nil {
		r.maps = make([]map[string]string, len(r.lists))
	}
	if r.maps[list] == nil {
		pairs := r.lists[list]
		m := make(map[string]string, len(pairs)/2)
		for i := 0; i < len(pairs); i += 2 {
			m[pairs[i]] = pairs[i+1]
		}
		r.maps[list] = m
	}
	return r.maps[list]
}

func (r *reader) float() float64 {
	n := r.uvarint()
	if n&1 == 0 {
		return float64(n >> 1)
	}
	number, err := strconv.ParseFloat(r.string(), 64)
	if err != nil {
		panic("snapshot: " + err.Error())
	}
	return number
}
