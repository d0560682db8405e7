// Package elftest makes what the loader reads, for tests: a root, and ldconfig's cache.
package elftest

import (
	"bytes"
	"encoding/binary"
)

// Cache returns what ldconfig writes for files, each a name and its path.
func Cache(files ...[2]string) []byte {
	const magic, headerSize, entrySize = "glibc-ld.so.cache1.1", 48, 24
	var texts, entries bytes.Buffer
	add := func(text string) uint32 {
		at := headerSize + entrySize*len(files) + texts.Len()
		texts.WriteString(text + "\x00")
		return uint32(at)
	}
	for _, f := range files {
		write(&entries, struct {
			Flags, Key, Value, OS uint32
			Processors            uint64
		}{0x0303, add(f[0]), add(f[1]), 0, 0})
	}
	var b bytes.Buffer
	b.WriteString(magic)
	write(&b, struct {
		Count, Length uint32
		Order         uint8
		_             [19]byte
	}{Count: uint32(len(files)), Length: uint32(texts.Len()), Order: 2})
	b.Write(entries.Bytes())
	b.Write(texts.Bytes())
	return b.Bytes()
}

// write writes a value of fixed size, which a buffer takes.
func write(b *bytes.Buffer, value any) {
	if err := binary.Write(b, binary.LittleEndian, value); err != nil {
		panic(err)
	}
}
