package squashfs

import (
	"encoding/binary"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// prefixes of extended attributes, by the number that stands for each.
func prefixes() []string { return []string{"user.", "trusted.", "security."} }

// xattrTable holds sets of extended attributes, each once.
type xattrTable struct {
	values *metadata
	sets   *metadata
	known  map[string]uint32
}

func newXattrTable(c compressor) xattrTable {
	return xattrTable{values: newMetadata(c), sets: newMetadata(c), known: map[string]uint32{}}
}

func (x *xattrTable) empty() bool { return len(x.known) == 0 }

// add returns the number of a set.
func (x *xattrTable) add(set map[string]string) (uint32, error) {
	if len(set) == 0 {
		return none32, nil
	}
	var b []byte
	listed := 0
	for _, name := range slices.Sorted(maps.Keys(set)) {
		kind := slices.IndexFunc(prefixes(), func(p string) bool { return strings.HasPrefix(name, p) && name != p })
		if kind < 0 || len(name) > 255 || len(set[name]) > 1<<16 {
			return 0, fmt.Errorf("extended attribute %q: the format has room for user., trusted. and security., "+
				"names to 255 and values to 65536 bytes", name)
		}
		short := strings.TrimPrefix(name, prefixes()[kind])
		b = binary.LittleEndian.AppendUint16(b, uint16(kind))
		b = binary.LittleEndian.AppendUint16(b, uint16(len(short)))
		b = append(b, short...)
		b = binary.LittleEndian.AppendUint32(b, uint32(len(set[name])))
		b = append(b, set[name]...)
		listed += len(name) + 1
	}
	if number, ok := x.known[string(b)]; ok {
		return number, nil
	}
	number := uint32(len(x.known))
	x.known[string(b)] = number
	entry := binary.LittleEndian.AppendUint64(nil, x.values.ref())
	entry = binary.LittleEndian.AppendUint32(entry, uint32(len(set)))
	x.sets.append(binary.LittleEndian.AppendUint32(entry, uint32(listed)))
	x.values.append(b)
	return number, nil
}

func (w *Writer) writeXattrs() (uint64, error) {
	start, err := w.table(w.xattrs.values)
	if err != nil {
		return 0, err
	}
	header := binary.LittleEndian.AppendUint64(nil, start)
	header = binary.LittleEndian.AppendUint32(header, uint32(len(w.xattrs.known)))
	return w.indexed(w.xattrs.sets, binary.LittleEndian.AppendUint32(header, 0))
}
