package standin

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"maps"
	"slices"
	"strings"
)

// Library is a small but real shared library: the dynamic linker loads it,
// follows its dependencies, and its functions can be called.
type Library struct {
	Soname  string
	Needed  []string
	Rpath   string
	Runpath string
	Machine uint16 // as the header of the file has it; x86-64 where it is zero
	// Returns are functions without arguments and the number each returns.
	Returns map[string]uint32
	// Stores are functions with one argument, a pointer to an int that the
	// number is stored in; they return 0.
	Stores map[string]uint32
	// Sections are further sections that are not loaded, by name.
	Sections map[string][]byte
}

// Numbers of the System V ABI (generic and AMD64 supplement) that debug/elf
// does not need to be imported for.
const (
	pageSize = 0x1000
	amd64    = uint16(62)

	dtNeeded, dtHash, dtStrtab, dtSymtab, dtStrsz, dtSyment, dtSoname, dtRpath, dtRunpath = 1, 4, 5, 6, 10, 11, 14, 15, 29

	ptLoad, ptDynamic, ptStack = 1, 2, 0x6474e551

	shtProgbits, shtStrtab, shtHash, shtDynamic, shtDynsym = 1, 3, 5, 6, 11
)

// Bytes is the library as an ELF file. Equal libraries give equal
// bytes.
func (l Library) Bytes() []byte {
	img := &elfImage{machine: cmp.Or(l.Machine, amd64)}
	img.layOut(l)
	return img.file()
}

// section is a section and where it lies.
type section struct {
	name         string
	kind         uint32
	flags        uint64
	data         []byte
	offset, addr uint64
	link, info   uint32
	entry        uint64
}

// elfImage is a library being laid out: one page range that is read and
// executed, one that the dynamic linker writes to.
type elfImage struct {
	machine  uint16
	sections []*section // without the null section
	text     uint64     // end of the first segment
}

const (
	headerSize  = 64
	programSize = 56
	programs    = 4
	symbolSize  = 24
)

func (e *elfImage) layOut(l Library) {
	functions := l.functions()
	strtab := newStrings()
	dynsym := &section{name: ".dynsym", kind: shtDynsym, flags: 2, link: 3, info: 1, entry: symbolSize}
	hash := &section{name: ".hash", kind: shtHash, flags: 2, link: 1, entry: 4, data: hashTable(len(functions) + 1)}
	dynstr := &section{name: ".dynstr", kind: shtStrtab, flags: 2}
	text := &section{name: ".text", kind: shtProgbits, flags: 6}
	dynamic := &section{name: ".dynamic", kind: shtDynamic, flags: 3, link: 3, entry: 16}
	for _, f := range functions {
		strtab.add(f.name)
		text.data = append(text.data, f.code...)
	}
	dynsym.data = make([]byte, symbolSize*(len(functions)+1))
	entries := l.dynamicStrings(strtab)
	dynstr.data = strtab.data
	dynamic.data = make([]byte, 16*(len(entries)+6))

	at := uint64(headerSize + programs*programSize)
	for _, s := range []*section{dynsym, hash, dynstr, text} {
		at = e.place(s, at, at)
	}
	e.text = at
	at = e.place(dynamic, at, at+pageSize)
	for _, name := range slices.Sorted(maps.Keys(l.Sections)) {
		at = e.place(&section{name: name, kind: shtProgbits, data: l.Sections[name]}, at, 0)
	}
	writeSymbols(dynsym.data, functions, strtab, text.addr)
	entries = append(entries,
		[2]uint64{dtHash, hash.addr}, [2]uint64{dtStrtab, dynstr.addr}, [2]uint64{dtSymtab, dynsym.addr},
		[2]uint64{dtStrsz, uint64(len(dynstr.data))}, [2]uint64{dtSyment, symbolSize}, [2]uint64{0, 0})
	for i, entry := range entries {
		binary.LittleEndian.PutUint64(dynamic.data[16*i:], entry[0])
		binary.LittleEndian.PutUint64(dynamic.data[16*i+8:], entry[1])
	}
}

// place puts a section at the next multiple of 16 and returns where it ends.
func (e *elfImage) place(s *section, offset, addr uint64) uint64 {
	pad := (16 - offset%16) % 16
	s.offset = offset + pad
	if addr != 0 {
		s.addr = addr + pad
	}
	e.sections = append(e.sections, s)
	return s.offset + uint64(len(s.data))
}

type function struct {
	name string
	code []byte
}

// functions assembles the library's functions, sorted by name.
func (l Library) functions() []function {
	var out []function
	for name, value := range l.Returns {
		out = append(out, function{name, append(binary.LittleEndian.AppendUint32([]byte{0xb8}, value),
			0xc3)}) // mov eax, value; ret
	}
	for name, value := range l.Stores {
		code := binary.LittleEndian.AppendUint32([]byte{0xc7, 0x07}, value) // mov dword [rdi], value
		out = append(out, function{name, append(code, 0x31, 0xc0, 0xc3)})   // xor eax, eax; ret
	}
	slices.SortFunc(out, func(a, b function) int { return strings.Compare(a.name, b.name) })
	return out
}

// dynamicStrings are the dynamic section's entries that name something.
func (l Library) dynamicStrings(table *stringTable) [][2]uint64 {
	var entries [][2]uint64
	for _, name := range l.Needed {
		entries = append(entries, [2]uint64{dtNeeded, table.add(name)})
	}
	if l.Soname != "" {
		entries = append(entries, [2]uint64{dtSoname, table.add(l.Soname)})
	}
	if l.Rpath != "" {
		entries = append(entries, [2]uint64{dtRpath, table.add(l.Rpath)})
	}
	if l.Runpath != "" {
		entries = append(entries, [2]uint64{dtRunpath, table.add(l.Runpath)})
	}
	return entries
}

func writeSymbols(table []byte, functions []function, names *stringTable, text uint64) {
	for i, f := range functions {
		symbol := table[symbolSize*(i+1):]
		binary.LittleEndian.PutUint32(symbol, uint32(names.add(f.name)))
		symbol[4] = 1<<4 | 2                            // global function
		binary.LittleEndian.PutUint16(symbol[6:], 4)    // in .text
		binary.LittleEndian.PutUint64(symbol[8:], text) // value
		binary.LittleEndian.PutUint64(symbol[16:], uint64(len(f.code)))
		text += uint64(len(f.code))
	}
}

// hashTable is a DT_HASH table with one bucket, in which all symbols chain.
func hashTable(symbols int) []byte {
	words := []uint32{1, uint32(symbols), 0}
	if symbols > 1 {
		words[2] = 1
	}
	words = append(words, 0)
	for i := 1; i < symbols; i++ {
		words = append(words, uint32((i+1)%symbols))
	}
	var b []byte
	for _, w := range words {
		b = binary.LittleEndian.AppendUint32(b, w)
	}
	return b
}

// file writes the laid out parts down.
func (e *elfImage) file() []byte {
	names := newStrings()
	for _, s := range e.sections {
		names.add(s.name)
	}
	names.add(".shstrtab")
	last := e.sections[len(e.sections)-1]
	e.place(&section{name: ".shstrtab", kind: shtStrtab, data: names.data}, last.offset+uint64(len(last.data)), 0)
	var b bytes.Buffer
	for _, s := range e.sections {
		b.Write(make([]byte, s.offset-uint64(max(b.Len(), 0))))
		b.Write(s.data)
	}
	b.Write(make([]byte, (8-b.Len()%8)%8))
	table := uint64(b.Len())
	b.Write(make([]byte, 64)) // the null section
	for _, s := range e.sections {
		write(&b, uint32(names.add(s.name)), s.kind, s.flags, s.addr, s.offset, uint64(len(s.data)), s.link, s.info,
			uint64(16), s.entry)
	}
	out := b.Bytes()
	copy(out, e.headers(table))
	return out
}

// headers are the file header and the program headers.
func (e *elfImage) headers(table uint64) []byte {
	dynamic := e.sections[4]
	size := uint64(len(dynamic.data))
	var b bytes.Buffer
	b.WriteString("\x7fELF\x02\x01\x01")
	b.Write(make([]byte, 9))
	write(&b, uint16(3), e.machine, uint32(1), uint64(0), uint64(headerSize), table, uint32(0),
		uint16(headerSize), uint16(programSize), uint16(programs), uint16(64), uint16(len(e.sections)+1),
		uint16(len(e.sections)))
	write(&b, uint32(ptLoad), uint32(5), uint64(0), uint64(0), uint64(0), e.text, e.text, uint64(pageSize))
	for _, kind := range []uint32{ptLoad, ptDynamic} {
		write(&b, kind, uint32(6), dynamic.offset, dynamic.addr, dynamic.addr, size, size, uint64(alignment(kind)))
	}
	write(&b, uint32(ptStack), uint32(6), uint64(0), uint64(0), uint64(0), uint64(0), uint64(0), uint64(16))
	return b.Bytes()
}

func alignment(kind uint32) uint64 {
	if kind == ptLoad {
		return pageSize
	}
	return 8
}

// write appends little-endian numbers; a buffer takes them all.
func write(b *bytes.Buffer, numbers ...any) {
	for _, n := range numbers {
		binary.Write(b, binary.LittleEndian, n) //nolint:errcheck // a bytes.Buffer takes everything
	}
}

// stringTable is an ELF string table; equal strings share a place.
type stringTable struct {
	data []byte
	at   map[string]uint64
}

func newStrings() *stringTable { return &stringTable{data: []byte{0}, at: map[string]uint64{}} }

func (t *stringTable) add(s string) uint64 {
	if at, ok := t.at[s]; ok {
		return at
	}
	at := uint64(len(t.data))
	t.at[s] = at
	t.data = append(append(t.data, s...), 0)
	return at
}
