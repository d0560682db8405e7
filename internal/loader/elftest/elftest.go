// Package elftest makes small ELF files for tests, and ldconfig's cache.
package elftest

import (
	"bytes"
	"debug/elf"
	"encoding/binary"
)

// Library is what a library tells the dynamic loader.
type Library struct {
	Machine        elf.Machine // x86-64 where it is zero
	Needed         []string
	RPath, RunPath string
}

// Bytes returns an ELF file with a dynamic section and nothing else.
func (l Library) Bytes() []byte {
	names := []byte{0}
	add := func(name string) uint64 {
		at := len(names)
		names = append(append(names, name...), 0)
		return uint64(at)
	}
	var dynamic bytes.Buffer
	entry := func(tag elf.DynTag, value uint64) {
		write(&dynamic, elf.Dyn64{Tag: int64(tag), Val: value})
	}
	for _, n := range l.Needed {
		entry(elf.DT_NEEDED, add(n))
	}
	if l.RPath != "" {
		entry(elf.DT_RPATH, add(l.RPath))
	}
	if l.RunPath != "" {
		entry(elf.DT_RUNPATH, add(l.RunPath))
	}
	entry(elf.DT_NULL, 0)
	const headerSize, sectionSize = 64, 64
	machine := l.Machine
	if machine == elf.EM_NONE {
		machine = elf.EM_X86_64
	}
	sectionNames := "\x00.dynstr\x00.dynamic\x00.shstrtab\x00"
	stringsAt := uint64(headerSize)
	dynamicAt := stringsAt + uint64(len(names))
	sectionNamesAt := dynamicAt + uint64(dynamic.Len())
	var b bytes.Buffer
	header := elf.Header64{
		Type: uint16(elf.ET_DYN), Machine: uint16(machine), Version: uint32(elf.EV_CURRENT),
		Shoff: sectionNamesAt + uint64(len(sectionNames)), Ehsize: headerSize, Shentsize: sectionSize, Shnum: 4, Shstrndx: 3,
	}
	copy(header.Ident[:], elf.ELFMAG)
	header.Ident[elf.EI_CLASS] = byte(elf.ELFCLASS64)
	header.Ident[elf.EI_DATA] = byte(elf.ELFDATA2LSB)
	header.Ident[elf.EI_VERSION] = byte(elf.EV_CURRENT)
	write(&b, header)
	b.Write(names)
	b.Write(dynamic.Bytes())
	b.WriteString(sectionNames)
	for _, s := range []elf.Section64{
		{},
		{Name: 1, Type: uint32(elf.SHT_STRTAB), Off: stringsAt, Size: uint64(len(names))},
		{Name: 9, Type: uint32(elf.SHT_DYNAMIC), Off: dynamicAt, Size: uint64(dynamic.Len()), Link: 1, Entsize: 16},
		{Name: 18, Type: uint32(elf.SHT_STRTAB), Off: sectionNamesAt, Size: uint64(len(sectionNames))},
	} {
		write(&b, s)
	}
	return b.Bytes()
}

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
