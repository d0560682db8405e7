package inflate

import "math/bits"

// Sizes of the alphabets (RFC 1951, section 3.2.5), and of the codes of each.
const (
	maxCode      = 15 // bits of the longest code
	lengthCodes  = 19 // of the code that code lengths are written in
	literalCodes = 288
	offsetCodes  = 32
	endOfBlock   = 256
	maxLiterals  = 286 // literals and lengths that a block may have codes for
	maxOffsets   = 30  // offsets, likewise
)

// An entry of a table says what a code means, and how many bits it takes.
//
//	bits 0–5    bits of the code, with the extra bits behind it
//	bits 8–12   bits of the code alone
//	bits 16–30  the base of a length or an offset, to which the extra bits are added
//
// A literal has its byte in bits 8–15 instead, and a second literal, where there is
// one, in bits 16–23; their codes are in bits 0–5 together. The entry of a subtable
// has its place in bits 16–30, and in bits 8–12 how many bits choose in it.
type entry uint32

const (
	literal  entry = 1 << 31 // one literal or two
	special  entry = 1 << 13 // the end of a block, a subtable or no code at all
	subtable entry = 1 << 14
	noCode   entry = 1 << 15
	double   entry = 1 << 24 // with literal: there are two
)

func (e entry) total() uint     { return uint(e & 0x3f) }
func (e entry) code() uint      { return uint(e >> 8 & 0x1f) }
func (e entry) base() uint      { return uint(e >> 16 & 0x7fff) }
func (e entry) literals() int   { return 1 + int(e>>24&1) }
func (e entry) isLiteral() bool { return int32(e) < 0 }

// Bits that the first lookup takes. Codes that are longer have a second one, in a
// subtable.
const (
	literalBits = 11
	offsetBits  = 9
	lengthBits  = 7
)

// Tables have room for the subtables of any code; their sizes are powers of two, so
// that an index needs no check: the most that codes of 288 symbols in 11 bits take
// is 2342 entries, of 32 symbols in 9 bits 594 (enough.c of zlib counts them).
type (
	literalTable [4096]entry
	offsetTable  [1024]entry
)

// meanings are what the symbols of an alphabet mean, without the bits of their codes:
// the total is that of the extra bits.
type meanings struct {
	literals [literalCodes]entry
	offsets  [offsetCodes]entry
	lengths  [lengthCodes]entry
}

func newMeanings() *meanings {
	m := &meanings{}
	for i := range m.literals {
		m.literals[i] = noCode | special
	}
	for i := range endOfBlock {
		m.literals[i] = literal | entry(i)<<8
	}
	m.literals[endOfBlock] = special
	base, extra := 3, 0
	for i := endOfBlock + 1; i < maxLiterals-1; i++ {
		m.literals[i] = entry(base)<<16 | entry(extra)
		base += 1 << extra
		if n := i - endOfBlock; n >= 8 && n%4 == 0 {
			extra++
		}
	}
	m.literals[maxLiterals-1] = 258 << 16
	base, extra = 1, 0
	for i := range m.offsets {
		if i >= maxOffsets {
			m.offsets[i] = noCode | special
			continue
		}
		m.offsets[i] = entry(base)<<16 | entry(extra)
		base += 1 << extra
		if i >= 3 && i%2 == 1 {
			extra++
		}
	}
	for i := range m.lengths {
		m.lengths[i] = entry(i) << 16
	}
	return m
}

// build fills a table, of which the first lookup takes so many bits, for codes of the
// given lengths, where 0 is no code; it reports false where no codes have these
// lengths. As other decoders do, it takes no codes at all, and a single one of one
// bit, though half of that one is unused.
func build(table []entry, first uint, lengths []byte, meanings []entry) bool {
	var codes [literalCodes]uint16 // the first bit in the lowest place
	longest, ok := canonical(codes[:len(lengths)], lengths)
	if !ok {
		return false
	}
	if longest <= 1 { // half of the table may have no code
		fill(table[:1<<first], 1, noCode|special)
	}
	if longest > first {
		subtables(table, first, lengths, codes[:])
	}
	for symbol, n := range lengths {
		n, code := uint(n), codes[symbol]
		switch {
		case n == 0:
		case n <= first:
			fill(table[code:1<<first], 1<<n, meanings[symbol].of(n))
		default:
			head := table[code&(1<<first-1)]
			sub := table[head.base() : head.base()+1<<head.code()]
			fill(sub[code>>first:], 1<<(n-first), meanings[symbol].of(n-first))
		}
	}
	return true
}

// of returns what a code of n bits means.
func (e entry) of(n uint) entry {
	if !e.isLiteral() {
		e |= entry(n) << 8
	}
	return e + entry(n)
}

// canonical gives each symbol its code (RFC 1951, section 3.2.2), and returns how
// many bits the longest has.
func canonical(codes []uint16, lengths []byte) (longest uint, ok bool) {
	var count, next [maxCode + 1]int
	for _, n := range lengths {
		count[n]++
	}
	used := len(lengths) - count[0]
	code := 0
	for n := 1; n <= maxCode; n++ {
		next[n] = code
		code += count[n]
		if code > 1<<n {
			return 0, false
		}
		if count[n] > 0 {
			longest = uint(n)
		}
		code <<= 1
	}
	if complete := code == 2<<maxCode; !complete && (used > 1 || longest > 1) {
		return 0, false
	}
	for symbol, n := range lengths {
		if n > 0 {
			codes[symbol] = bits.Reverse16(uint16(next[n])) >> (16 - n)
			next[n]++
		}
	}
	return longest, true
}

// subtables puts the heads of the subtables in the table: one for each beginning of
// codes that are longer than the first lookup, as large as the longest of them needs.
func subtables(table []entry, first uint, lengths []byte, codes []uint16) {
	var more [1 << literalBits]uint8
	for symbol, n := range lengths {
		if uint(n) > first {
			head := &more[codes[symbol]&(1<<first-1)]
			*head = max(*head, n-uint8(first))
		}
	}
	place := entry(1) << first
	for i, n := range more[:1<<first] {
		if n > 0 {
			table[i] = place<<16 | special | subtable | entry(n)<<8 | entry(first)
			place += 1 << n
		}
	}
}

// pair joins short literals that follow one another to one entry.
func (t *literalTable) pair() {
	for i := 1<<literalBits - 1; i >= 0; i-- {
		e := t[i]
		if !e.isLiteral() {
			continue
		}
		// What is looked up here is not joined yet, as its index is smaller, or is this one.
		next := t[i>>e.total()]
		if next.isLiteral() && e.total()+next.total() <= literalBits {
			t[i] = e + entry(next.total()) | next&0xff00<<8 | double
		}
	}
}

// fill puts an entry at every step of a table.
func fill(table []entry, step int, e entry) {
	for i := 0; i < len(table); i += step {
		table[i] = e
	}
}
